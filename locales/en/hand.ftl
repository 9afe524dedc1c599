hand-title = <b>{ $group }</b>
hand-title-number = <b>{ $group }</b> · hand { $number }
hand-your-turn = 🔔 <b>YOUR TURN</b> · { $group }
hand-ahead = 💭 <b>YOU MAY DECIDE</b> · { $group }
hand-about-to-deal = The cards are being dealt…
hand-stand-in = 💤 You were away, so I'm playing for you. When you're back, tap “I'm back”.
hand-reminder = ⏰ The table is waiting for you.
hand-reminder-time = ⏰ The table is waiting: in { $time } I'll play for you.
hand-decided = You've decided: { $level ->
    [contro] { -contro }
    [recontro] { -recontro }
    [sant_vicenc] { -sant-vicenc }
   *[pass] pass
  }. Nobody sees it until your turn to speak.
hand-trick = Trick { $number } of 12
hand-empty = Trick { $number } of 12 · table empty
hand-no-cards = You have no cards left
hand-covered = 🙈 Covered hand: you'll see your cards once { $dealer } has named trumps or let you choose.
hand-scored = <b>{ $group }</b> · end of hand { $number }
hand-next-waiting = Done. Waiting for the others.

ask-trump = 👉 <b>Name trumps</b>, or let { $partner } choose.
ask-trump-for-partner = 👉 { $partner } lets you choose: <b>name trumps</b>.
ask-call = 👉 <b>Your turn to speak</b>: { $level ->
    [contro] do you say { -contro }?
    [recontro] do you say { -recontro }?
   *[sant_vicenc] do you say { -sant-vicenc }?
  }
ask-call-ahead = 💭 { $level ->
    [contro] Do you say { -contro }?
    [recontro] Do you say { -recontro }?
   *[sant_vicenc] Do you say { -sant-vicenc }?
  } { $name } speaks first; your choice stays hidden until your turn.
ask-lead = 👉 <b>You lead</b>: play any card you like.
ask-card = 👉 <b>Your turn</b>: choose a card.
wait-trump = ⏳ { $name } to name trumps…
wait-call = ⏳ { $name } to speak…
wait-lead = ⏳ { $name } to lead…
wait-others = ⏳ You have played: waiting for the others.
wait-card = ⏳ { $name } to play…

button-delegate = Partner chooses
button-botifarra = { -botifarra(case: "title") } ×2
button-pass = Pass
button-call = { $level ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
   *[sant_vicenc] { -sant-vicenc }
  } → ×{ $times }
button-why = Why these?
