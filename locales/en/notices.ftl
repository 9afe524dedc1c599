no-game = There is no match and no open table in this group now.
no-game-of-yours = You aren't playing at any table now. Play with computers, or add me to a group and open one.
only-in-a-group = That only works in a group, where the table is.
cards-are-private = Your cards are in your private chat with me.
settings-are-private = The group's settings open in your private chat with me.
back-again = 🔌 I was away for a while. The match goes on where it left off.
paused = ⏸ I can't write in <b>{ $group }</b>: the match is paused, and will go on by itself as soon as I can.
left = You have left the table in <b>{ $group }</b>. Until somebody takes your seat, I play.
link-used = This link has been used already, or was somebody else's. Tap the button in the group again.
stayed = All right, nothing has changed.

alert-stale = That button is out of date, so nothing has changed. Please use the latest message.
alert-unknown = That button no longer works. /table brings the table, /cards your cards.
alert-card-not-allowed = That card can't be played now. Tap “Why these?” and I'll explain.
alert-not-your-card = You don't have that card.
alert-already-delegated = Your partner has left it to you: name trumps.
alert-not-your-game = You aren't playing in this match.
alert-only-seated = Only those seated at the table, or an administrator, can use that button.
alert-only-starter = Only those who play in the match, or an administrator of the group, can end it.
alert-only-administrators = Only the group's administrators can change its settings.
alert-only-members = This table is in a group you're not in. Ask to be added.
alert-seat-taken = { $name } has taken that seat.
alert-seated = Done: you sit at the table.
alert-seated-with = Done: you sit at the table with { $partner }.
alert-stood-up = You have left the table.
alert-seats-free = { $n ->
    [one] 1 seat is still free.
   *[other] { $n } seats are still free.
  }
alert-not-confirmed = { $name } hasn't said “I'm here” yet.
alert-lobby-gone = This table is no longer open: its match has begun, or it has closed.
alert-countdown-stopped = Countdown stopped. Tap “Start” when you're ready.
alert-partners-drawn = Partners drawn.
alert-here = Good, you're here.
alert-match-over = This match is over. To play another, /newgame in the group.
alert-hand-over = That hand is over: the next one is already being played.
alert-ready = { $of ->
    [1] Done: here comes the next hand.
   *[other] Done: { $n } of { $of } ready.
  }
alert-welcome-back = Welcome back: you're playing again.
alert-never-away = You weren't away: nobody is playing for you.
alert-rematch-asked = Rematch it is: I'm keeping your seat for 2 minutes.
alert-language-set = Done: I'll speak English with you.
alert-setting-set = Done.
alert-setting-next-match = Done: it counts from the next match.
alert-paused = The match is paused, as I can't write in the group. It will go on by itself as soon as I can.
alert-too-fast = Too fast for me: I'll listen again in a few seconds.
alert-try-again = Something went wrong, and nothing has changed. Please try again.
alert-played = You played the { $card }.
