rules-game = <b>{ -botifarra(case: "title") } in brief</b>
    Four players, two pairs, partners facing each other. 48 cards: 🟡 coins, 🍷 cups, ⚔️ swords and 🌳 batons, 1 to 12. Play goes to the right.
rules-cards = <b>The cards</b>, from high to low: { -manilla } (the 9), ace, king, knight, jack, 8, 7, 6, 5, 4, 3, 2. The first five are worth 5, 4, 3, 2 and 1 points; from the 8 down, nothing. Each trick is worth 1 point more: 72 a hand.
rules-trumps = <b>Trumps</b>
    The dealer names a suit, or { -botifarra } (no trumps, counts double), or leaves it to the partner, who must then choose. The opponents may say { -contro } (×2), the pair that named trumps, { -recontro } (×4); then the opponents again, { -sant-vicenc } (×8, with trumps only). The player on the dealer's right leads.
rules-score = <b>Scoring</b>
    The pair with more than 36 writes down what is over 36, times what the hand is worth, whoever named trumps. At 36 all, nobody scores. Taking all twelve tricks is { -capot }.
rules-lliure = <b>Which cards may be played</b> (in { -lliure })
    • If you have the suit, follow it; if an opponent is winning, beat the card if you can.
    • If the trick has been ruffed, or your partner is winning, it is enough to follow suit.
    • If you are out of the suit and an opponent is winning, you must ruff if that wins.
    • In all other cases, any card.
rules-table = <b>This table</b>: { $rules }, { $length }
rules-same = Plain { -lliure } is played, with no changes.
rules-differ = What differs from plain { -lliure } to 101:
rules-mistakes = <b>Mistakes</b>
    • Revoke: can't happen here, the buttons offer legal cards only. At a real table it is usually put right if noticed before the next trick; after that, the pair at fault loses all the points of the hand.
    • Misdeal: can't happen here either. At a real table the cards are dealt again; in some tournaments a second misdeal loses the deal.
    • Talking about the cards is forbidden everywhere, here too: one says only the suit, { -botifarra }, partner chooses, pass, { -contro }…
