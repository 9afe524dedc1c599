### The rules card.

rules-table = 📜 <b>This table</b>: { $rules }, { $length }
rules-table-of = 📜 <b>{ $group }</b>: { $rules }, { $length }
rules-cards = <b>Strength</b>: { -manilla } (the 9), ace, king, knight, jack, 8, 7… 2. <b>Points</b>: 5, 4, 3, 2, 1 and, from the 8 down, nothing; and 1 for each trick.
rules-lliure = <b>Which cards may be played</b> (in { -lliure })
    • If you have the suit, follow it; if an opponent is winning, beat the card if you can.
    • If the trick has been ruffed, or your partner is winning, it is enough to follow suit.
    • If you are out of the suit and an opponent is winning, you must ruff if that wins.
    • In all other cases, any card.
rules-differ = What differs from plain { -lliure } to 101:
