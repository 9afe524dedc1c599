### Seats: who leaves one, who takes it, who waits for one, and the session of three games.

seat-free-left = 🚪 <b>{ $name }</b> has left. A seat is free!
seat-free-removed = 🚪 <b>{ $name }</b> has been away for a while. A seat is free!
seat-free-invitation = Whoever sits down plays on from here; until then the bot plays.
seat-taken-over = ✅ <b>{ $name }</b> now plays with { $partner }.
seat-removed = 🚪 You were away for a while, and the table in <b>{ $group }</b> has freed your seat. If nobody has taken it yet you can come back: in the group, tap “Sit with { $partner }”.
table-removed = 🚪 A free seat ({ $name }): the bot is playing

waiting-list = Waiting list: { $names }
waiting-place = The table is full. On the waiting list you are { $place ->
    [1] first
    [2] second
   *[other] number { $place }
  }: when a seat is free it is yours, and I'll tell you here.
waiting-next-hand = You have seen other cards in this hand: in the next one, if a seat is still free, it is yours, and I'll tell you here.
waiting-over = ✅ You have a seat at the table in <b>{ $group }</b>: you play with { $partner }.

button-wait = Waiting list
button-stop-waiting = Leave the list
button-free-seat = Free the seat: { $name } { $votes }/{ $needed }
button-change-pairs = Change pairs
button-next-game = ▶️ Game { $game } of { $games }

alert-waiting = The table is full. On the waiting list you are { $place ->
    [1] first
    [2] second
   *[other] number { $place }
  }: I'll tell you in private when a seat is free.
alert-waiting-next-hand = You have seen other cards in this hand: in the next one, if a seat is still free, it is yours, and I'll tell you in private.
alert-not-waiting = You are not on this table's waiting list.
alert-waits-no-more = You have left the waiting list.
alert-took-over = You're in, with { $partner }: your cards are in private, in your chat with me.
alert-saw-other-cards = You had another seat in this hand and saw its cards. Join the waiting list, and you can sit down in the next hand.
alert-removal-voted = Your vote is counted: { $votes } of { $needed }.
alert-freed = Done: { $name }'s seat is free.
alert-not-away = { $name } is back at the table: that seat can't be freed.

games = { $games ->
    [1] One game
   *[other] Session of { $games }
  }
session-of = session of { $games } games
session-game = ▶️ <b>Game { $game } of { $games }</b>
session-ask = Shall we go on with game { $game } of the session? I'm keeping your seat for 2 minutes.
session-title = <b>Session</b> · game { $game } of { $games }
session-won = 🏅 <b>{ $names }</b> { $n ->
    [one] wins the session!
   *[other] win the session!
  }
session-points = { $name }: <b>{ $points }</b> { $points ->
    [one] point
   *[other] points
  }
rule-session = • Session of three games: everyone partners everyone once, and points are each person's own
