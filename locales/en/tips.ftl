### What is said beside the buttons in the first hand that somebody plays.

tip-trump = ℹ️ { $delegate ->
    [yes] Choose the suit in which you have the most good cards: it will beat the other three. If none is strong, delegate.
   *[no] Choose the suit in which you have the most good cards: it will beat the other three.
  }
tip-call = ℹ️ { $level ->
    [contro] { -contro(case: "title") } doubles what the hand is worth: say it if you think the two of you will win. If in doubt, pass.
   *[recontro] { -recontro(case: "title") } doubles what the hand is worth once more. If in doubt, pass.
  }
tip-turn = ℹ️ Only the cards you may play are shown: tap one.
tip-trick = ℹ️ Whoever wins the trick leads to the next. It is worth 1 point, and more with these cards: { $cards }.
tip-worth = { $rank } { $points }
tip-duty = ℹ️ { $why }
tip-score = ℹ️ Of the 72 points only those above 36 count for the match, multiplied.
button-no-more-tips = Got it: no more tips
alert-no-more-tips = Done: no more tips. Should you want them again, they are in /settings.
tips = { $tips ->
    [next] In the first hand of the next match
   *[none] None
  }
