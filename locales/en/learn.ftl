### /learn: ten steps, each with a few positions to try.

learn-title = 📖 <b>Learn to play { -botifarra }</b>
    Ten short steps: read, try, move on. Stop whenever you like: I remember where you are.
learn-table = At this table you and { $partner }, opposite you, are partners. { $right } on your right and { $left } on your left are the opponents.
learn-you = You
learn-step = { $step ->
    [cards] Cards and points
    [trick] The trick
    [dealer] The dealer's choice
    [follow] Following suit
    [beat] Beating
    [ruff] Ruffing and over-ruffing
    [winner] Who wins the trick
    [calls] { -contro(case: "title") }, { -recontro }, { -sant-vicenc }
    [score] Scoring a hand
   *[variants] { -lliure(case: "title") } or { -obligada }
  }
learn-heading = 📖 Step { $number } of { $of } · <b>{ $title }</b>
learn-heading-exercise = { $heading } · { $exercise }/{ $exercises }
learn-text = { $step ->
    [cards] There are 48 cards in four suits: coins, cups, swords and batons. In each suit, from strong to weak: <b>{ -manilla }</b> (the 9), ace, king, knight, jack, 8, 7, 6, 5, 4, 3 and 2.

        The first five are worth 5, 4, 3, 2 and 1 points; the others, nothing. And each trick, the four cards of one round, is worth 1 point more.
    [trick] Everybody plays one card, in turn to the right. The four together are a <b>trick</b>.

        The suit of the first card is the suit led. If nobody plays a trump, the highest card of that suit wins: cards of other suits never do.

        The winner takes the trick and <b>leads</b> to the next. A hand has twelve tricks.
    [dealer] Before play, the dealer <b>names trumps</b>: a suit that beats all others, or { -botifarra }, which is no trumps and counts double.

        When in doubt, the dealer <b>leaves it to the partner</b>, who must then choose.

        The player on the dealer's right leads to the first trick, whoever named trumps.
    [follow] If you hold cards of the suit led, you must play one of them. That is <b>following suit</b>, and good trumps are no excuse.

        If your partner is winning, or a trump is already winning the trick, following is enough: any card of the suit.

        With neither the suit nor a trump, play any card.
    [beat] If an opponent is winning and you hold the suit, following is not enough: if you can, you must <b>beat</b> the winning card with a higher one. You may not save your ace for later.

        If your partner is winning, you need not.

        And beware: a card of another suit that isn't a trump never wins, not even the { -manilla }.
    [ruff] If you are out of the suit led and an opponent is winning, you must <b>ruff</b>: play a trump that wins the trick. If an opponent has already ruffed, you must ruff higher, if you can.

        If no trump of yours would win, play any card: you need not throw one away.

        And while you still hold the suit you never ruff: you must follow.
    [winner] To see whose trick it is, look at two things:

        Are there trumps? The highest wins.
        Are there none? The highest card of the suit led wins.

        So the 2 of trumps beats the { -manilla } of any other suit.
    [calls] Once trumps are named, the opponents may say <b>{ -contro }</b>: the hand counts ×2. The pair that named trumps may answer <b>{ -recontro }</b>, ×4, and the opponents <b>{ -sant-vicenc }</b>, ×8. Whoever doesn't want to raise passes.

        Each is said only once. With { -botifarra } everything counts double, and at many tables there is no { -sant-vicenc }.
    [score] Each hand holds 72 points: 60 in the cards and 12 for the tricks. The pair with more than 36 scores what is above 36, times what the hand is worth.

        For example, 45 points with { -contro }: 45 − 36 = 9, and 9 × 2 = 18.

        It doesn't matter who named trumps. At 36 all, nobody scores. All twelve tricks are { -capot }: it scores 36, multiplied. Whoever gets to 101 wins the match.
   *[variants] So far we have played { -lliure }. In <b>{ -obligada }</b>, a player who doesn't win the trick has one more duty:

        If an opponent is winning, play the lowest of the suit you play. (The second player of a trick, unable to follow, may also throw a card with points.)
        If your partner is winning, play a card with points, your lowest, or one that beats even your partner's.
  }
learn-trump = Trumps: { $trump }
learn-no-trump = No trumps
learn-dealt = Dealer: { $name }
learn-says = { $name }: { $said }
learn-points = { $first } { $ours } · { $second } { $theirs } points
learn-match = You had { $before } points and now score { $written }. The match is to { $target }.
learn-ask = { $ask ->
    [card] Your turn. Which may you play?
    [how_many] Your turn. How many of these cards may you play?
    [turn] Who plays now?
    [winner] Who wins the trick?
    [leads] Who leads to the next trick?
    [worth] How many points is this trick worth?
    [strongest] Which is the strongest?
    [names] Who names trumps?
    [may_name] Your turn. What may you say?
    [speaks] Whose turn is it to speak?
    [leads_first] Who leads to the first trick?
    [level] What may still be said?
    [times] By what is the hand multiplied?
    [written] Who scores, and how much?
   *[over] Is the match over?
  }
learn-writes = { $pair } +{ $written }
learn-nobody = Nobody
learn-nothing = Nothing more: play begins
learn-over = { $over ->
    [yes] Yes, it is over
   *[no] No, not yet
  }

learn-right = ✅ <b>{ $choice }: well done!</b>
learn-wrong = ❌ <b>{ $choice }: no.</b>
learn-trapped = ❌ <b>{ $choice }: that was the trap.</b>
learn-could = May be played: { $cards }.
learn-ranked = From strong to weak: { $cards }.
learn-worth = { $sum } in cards + 1 for the trick = { $points }.
learn-turn = Play goes to the right: { $before } ➡️ { $name }.
learn-taken = { $how ->
    [trump] The highest trump wins: { $card }.
   *[led] There is no trump: the highest card of the suit led wins, { $card }.
  }
learn-winner-leads = Who wins a trick leads to the next.
learn-rule = { $rule ->
    [names] The dealer names trumps, or leaves it to the partner.
    [may_name] It is handed on only once: now you must choose a suit or { -botifarra }.
    [speaks] To { -contro } the pair that named trumps answers, and whoever sits on the right of the one who said it speaks first.
    [leads_first] The player on the dealer's right leads, whoever named trumps.
   *[level] In { -botifarra } the calls end at { -recontro }; only some tables allow { -sant-vicenc }.
  }
learn-times = { $level ->
    [contro] { -contro(case: "title") }: ×{ $factor }
    [recontro] { -recontro(case: "title") }: ×{ $factor }
   *[sant_vicenc] { -sant-vicenc }: ×{ $factor }
  }{ $botifarra ->
    [yes] , and { -botifarra } doubles it: ×{ $times }.
   *[no] .
  }
learn-who-writes = The pair above 36 scores, whoever named trumps.
learn-total = { $before } + { $written } = { $after }: { $missing ->
    [0] { $target } has been reached.
    [one] still 1 short of { $target }.
   *[other] still { $missing } short of { $target }.
  }
learn-end = 🎉 <b>You know how to play!</b>
    You have done all ten steps. The best thing now is to play a hand with computers: when in doubt, tap “Why these?”.

    The rules, the words of the game and what everybody asks: /rules, /glossary, /faq.
learn-is-private = 📖 Lessons are in private, with me.

button-learn = 📖 Learn to play
button-learn-start = Start
button-learn-go-on = Go on: step { $number }
button-learn-try = ✏️ Try it
button-learn-next = ➡️ Next
button-learn-read = Read again
button-learn-list = All steps
button-learn-private = 📖 Learn in private
