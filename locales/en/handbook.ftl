### /rules, /glossary and /faq: the table's rules one by one, the words, and the questions.

rules-heading = 📜 <b>{ $title }</b> · { $rules }, { $length }
rules-each = 👇 Each rule, with an example:
rules-example = <b>Example</b>
rules-example-you = <b>Example</b> ({ $partner } is your partner)
rules-topic = { $topic ->
    [cards] Cards and points
    [trick] The trick
    [deal] The deal
    [trumps] Naming trumps
    [follow] Following suit
    [beat] Beating
    [ruff] Ruffing
    [partner] Partner winning
    [losing] You can't win
    [calls] { -contro(case: "title") }
    [score] Scoring a hand
    [capot] { -capot(case: "title") }
    [length] The match
    [claim] The rest
    [renunci] Revoke
   *[misdeal] Misdeal
  }
rules-text = { $topic ->
    [cards] From strong to weak: { -manilla } (the 9), ace, king, knight, jack, 8, 7… down to the 2. The first five are worth 5, 4, 3, 2 and 1 points, the others nothing, and each trick is worth 1 point more: 72 a hand in all.
    [trick] The highest trump wins the trick or, if there is none, the highest card of the suit led. The winner takes it and leads to the next.
    [trumps] The dealer names trumps: a suit that beats all others, or { -botifarra }, which is no trumps and counts double. When in doubt, the dealer leaves it to the partner, who must then choose and can't hand it back.
    [follow] If you hold cards of the suit led, you must play one of them, however good your trumps are. Only when you have none may you play another suit.
    [beat] If an opponent is winning and you hold the suit led, you must play a higher card of it, if you have one; which of those that beat it is up to you. Once the trick has been ruffed, your suit can't win it, but you must follow all the same.
    [ruff] If you are out of the suit led and an opponent is winning, you must play a trump that wins the trick; a higher one, if they have ruffed. If no trump of yours can win it, you need not play one.
    [score] The pair with more than 36 points scores what is above 36, times what the hand is worth, whoever named trumps. At 36 all, nobody scores.
    [capot] Taking all twelve tricks is { -capot }: the 72 points of the hand, which is 36 over the half, multiplied as always. There is no other bonus.
    [claim] If it's your turn and all the tricks that are left are certainly yours, tap “End the hand…” and “The rest is mine”; if it isn't certain, play goes on and nobody hears of it. You may also give the rest to the opponents, if both partners want to.
    [renunci] Not following, beating or ruffing when you must is a revoke: it can't happen here, as the buttons offer legal cards only. At a real table it is usually put right if noticed before the next trick; after that, the pair at fault loses all the points of the hand.
   *[misdeal] Here I deal, and everybody always gets twelve cards. At a real table a misdeal is dealt again; in some tournaments a second one loses the deal.
  }
rules-deal = { $first ->
    [turned_cards] Whoever turns the strongest card deals first
   *[random] The first dealer is drawn by lot
  }; then the player on the { $side ->
    [yes] left
   *[no] right
  }. { $dealing ->
    [shuffled] The cards are shuffled for each hand
   *[no_shuffle] The cards aren't shuffled: the tricks are stacked, cut, and dealt four at a time
  }, and the player on the dealer's { $side ->
    [yes] left
   *[no] right
  } leads to the first trick.{ $covered ->
    [yes] {" "}Covered hand: the dealer's partner sees no cards until trumps are named, or left to them.
   *[no] {""}
  }
rules-partner = { $duty ->
    [lliure] If your partner is winning, you need only follow suit, with any card of it. If you have none, play any card: you need not ruff.
    [free] If your partner is winning, in this { -obligada } you need only follow suit, with any card of it. If you are out of the suit led, play any card: you need not ruff.
    [strict] If your partner is winning, follow suit with a card that has points or with your lowest, even where that takes the trick. If you are out of the suit led, choose another: one of it with points, or the lowest.
   *[value] If your partner is winning, follow suit with a card that beats your partner's, one with points, or your lowest. If you are out of the suit led, choose another: one that wins the trick, one with points, or the lowest.
  }
rules-losing = { $duty ->
    [lliure] If an opponent is winning and you can't beat them, follow suit with any card. If you are out of the suit led, play any card.
    [lowest] If an opponent is winning and you can't beat them, follow suit with your lowest. If you are out of the suit led, choose another, and play the lowest of it.
   *[load] If an opponent is winning and you can't beat them, play the lowest of the suit you play. Only the second player of the trick, when out of the suit led, may also throw a card with points on it.
  }
rules-calls = Once trumps are named, the opponents may say { -contro } (×2), and the pair that named them { -recontro } (×4){ $when ->
    [never] ; there is no { -sant-vicenc } here. { -botifarra(case: "title") } doubles it all, up to ×8.
    [trumps] ; then the opponents { -sant-vicenc } (×8), with trumps only. { -botifarra(case: "title") } doubles it all, up to ×8.
   *[always] ; then the opponents { -sant-vicenc } (×8), in { -botifarra } too. { -botifarra(case: "title") } doubles it all, up to ×16.
  }
rules-length = The first pair to reach or pass { $target } points wins the match; that is looked at after each hand. As only one pair scores in a hand, it can't end in a tie.
rules-quick = Quick match: the first pair at { $target } points wins, or whoever is ahead after { $hands } hands. If they are level then, one more hand is played, until somebody is ahead.
rules-example-leads = ➡️ { $leader } leads.
rules-example-deal = ➡️ { $leader } leads, and deals the next hand too.
rules-example-quick = After { $hands } hands, { $ahead } to { $behind }: it's over. { $ahead } to { $ahead }: one more hand.
rules-example-claim = You lead and have { $cards } left, which are trumps: no card beats them, and the rest is yours.
rules-example-renunci = A revoke would be: { $cards }.
rules-example-misdeal = { $cards } cards among four are { $each } each: if somebody has { $more } and somebody else { $fewer }, they are dealt again.

glossary-title = 🔤 <b>The words of { -botifarra }</b>
    What you will hear at a table, in Catalan. Choose a subject:
glossary-theme = { $theme ->
    [pack] The pack
    [trick] The trick
    [trumps] Trumps and { -contro }
    [deal] The deal
   *[match] The match
  }
glossary-heading = 🔤 <b>{ $title }</b>
glossary-text = { $theme ->
    [pack] <b>baralla</b>, pack: the 48 cards, 1 to 12 of each suit.
        <b>pal</b>, suit: coins, cups, swords or batons.
        <b>oros</b>, coins: 🟡; in a French pack, ♦.
        <b>copes</b>, cups: 🍷; in a French pack, ♥.
        <b>espases</b>, swords: ⚔️; in a French pack, ♠.
        <b>bastos</b>, batons: 🌳; in a French pack, ♣.
        <b>manilla</b>: the 9, the strongest of its suit; worth 5.
        <b>as</b>, ace: the 1, the second strongest; worth 4.
        <b>rei</b>, king: the 12; worth 3.
        <b>cavall</b>, knight: the 11; worth 2.
        <b>sota</b>, jack: the 10; worth 1.
    [trick] <b>basa</b>, trick: the four cards of one round, one from each.
        <b>sortir</b>, to lead: to play the first card of a trick.
        <b>servir</b>, to follow: to play the suit led.
        <b>matar</b>, to beat: to play higher than the card that is winning.
        <b>fallar</b> or <b>tallar</b>, to ruff: to play a trump when out of the suit.
        <b>sobrefallar</b> or <b>sobretallar</b>, to over-ruff: to ruff higher than somebody who has ruffed.
        <b>carregar</b>, to load: to throw a card with points on the trick.
        <b>renunci</b>, revoke: playing a card that wasn't allowed.
    [trumps] <b>trumfo</b>, trumps: the suit that beats all others in a hand.
        <b>cantar</b>, to name trumps: to say the suit, or { -botifarra }.
        <b>delegar</b>, to leave it to the partner.
        <b>botifarra</b>, no trumps: the hand counts double. Also the game's name.
        <b>contro</b>: said by the opponents of whoever named trumps: ×2.
        <b>recontro</b>: the answer of the pair that named trumps: ×4.
        <b>Sant Vicenç</b>: the opponents once more: ×8. Not played at every table.
        <b>bé</b>, fine: I pass.
    [deal] <b>repartir</b>, to deal: twelve cards each.
        <b>remenar</b>, to shuffle.
        <b>escapçar</b>, to cut: to lift part of the pack and put the rest on top. Not <i>tallar</i>, which is to ruff.
        <b>girar carta</b>, to turn a card: to see who deals first.
        <b>mà</b>, hand: the twelve tricks played with one deal.
        <b>mà tapada</b>, covered hand: the dealer's partner doesn't look until trumps are named or left to them.
   *[match] <b>parella</b>, partner, or pair: who sits opposite you; points belong to both.
        <b>contraris</b>, opponents: the other pair.
        <b>apuntar</b>, to write: to add to the match what is over 36.
        <b>capot</b>: taking all twelve tricks.
        <b>la resta</b>, the rest: the tricks still to be played.
        <b>partida</b>, match: the hands it takes to reach 101, or what was chosen.
        <b>revenja</b>, rematch: another match with the same people.
        <b>lliure</b>, free: the western way to play.
        <b>obligada</b>, obliged: the eastern way: a player who doesn't win the trick can't always choose the card.
  }

faq-title = ❓ <b>What everybody asks</b>
    Choose a subject:
faq-theme = { $theme ->
    [points] Cards and points
    [tricks] Tricks
    [speech] Trumps and calls
   *[table] Table and bot
  }
faq-heading-theme = ❓ <b>{ $theme }</b>
    Tap a question:
faq-question = { $question ->
    [nine] Why does the 9 beat the ace?
    [worth] What is each card worth?
    [thirty_six] What is 36?
    [why_not] Why can't I play a card?
    [leads] Who leads?
    [double] Why does { -botifarra } double?
    [contro] When may I say { -contro }?
    [tie] What about a tie?
    [variants] { -lliure(case: "title") } or { -obligada }?
    [last] How do I see a trick again?
    [undo] Can I undo a card?
    [late] What if I'm slow?
    [gone] What if I have to go?
    [talk] May we talk?
    [computers] What are computer players?
   *[end] Can we end early?
  }
faq-heading = ❓ <b>{ $question }</b>
faq-answer = { $question ->
    [nine] In this game the 9 is the { -manilla }, and the { -manilla } is the strongest card of each suit. It is worth the most, too: 5 points; the ace, which comes next, 4.
    [worth] The { -manilla } (the 9) is worth 5 points, the ace 4, the king 3, the knight 2, the jack 1. From the 8 down, nothing. And whoever wins a trick counts 1 more.
    [thirty_six] Each hand holds 72 points, and 36 is half of them. Only the pair with more than 36 scores, and only what is above it: with 45 points, 9.
    [why_not] Because you must follow suit and, if an opponent is winning, beat or ruff if you can. When it's your turn, tap “Why these?” under your cards: I'll tell you the reason.
    [leads] The player after the dealer leads to the first trick, whoever named trumps. From then on, always the winner of the trick before.
    [double] Because it is played without trumps: nobody can ruff, and each trick goes to the highest card of the suit led. It's riskier, so the score is doubled.
    [contro] When the opponents have named trumps and no card has been played yet: I ask you in private, with buttons. Say it if you think your pair will have more than 36 points; if not, pass.
    [tie] At 36 all nobody scores, whatever the hand is worth, and the next one is dealt. A match can't be tied: only one pair scores in a hand. And if a quick match is level after five hands, another is played.
    [variants] In both you must follow suit and, if an opponent is winning, beat or ruff if you can. In { -obligada }, a player who can't beat an opponent plays the lowest of the suit played; and if the partner is winning there is often a duty too.
    [last] The last one: with /last, or the button “Last trick”. Earlier ones can't be looked at again while the hand runs, as at a real table.
    [undo] No: a card that is played can't be taken back. But you can't revoke, since the buttons offer legal cards only.
    [late] If the group has set a time for turns and yours runs out, I play for you that once. If it happens twice in a row, I go on until you tap “I'm back”.
    [gone] Write /leave: I'll play for you, and your seat will be free for whoever wants it. The match goes on.
    [talk] About anything but the cards: no words and no signs. During a hand one says only the suit, { -botifarra }, partner chooses, pass, { -contro }…
    [computers] Players for seats where somebody is missing; they can be Easy, Normal or Hard. They see only their own cards and those that have been played, as you do: they don't cheat.
   *[end] Yes. With “End the hand…”, under your cards from the second trick on, you can say that the rest is yours, or propose to give it up or to throw the hand in. To end the whole match, /endgame.
  }

button-rules-all = 📜 All the rules
button-rules-card = 📜 Rules
button-glossary = 🔤 Glossary
button-glossary-all = 🔤 All subjects
button-faq = ❓ Questions
button-faq-all = ❓ All subjects
