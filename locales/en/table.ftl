table-title = <b>Hand { $number }</b>
table-title-trick = <b>Hand { $number }</b> · trick { $trick } of 12
table-about-to-deal = 🃏 The match begins: the cards are being dealt…
table-naming = ⏳ { $name } to name trumps, or let partner choose
table-delegated = { $dealer }: partner chooses · ⏳ { $name } to name trumps
table-has-delegated = { $name }: partner chooses
table-speaking = ⏳ { $name } to speak { $level ->
    [contro] ({ -contro }?)
    [recontro] ({ -recontro }?)
   *[sant_vicenc] ({ -sant-vicenc }?)
  }
table-leading = ⏳ { $name } to lead
table-waiting = ⏳ { $name } to play
table-left = 🚪 { $name } has left: the bot is playing
table-stand-in = 💤 { $name } is away: the bot is playing
table-unreachable = ⚠️ { $name } can't receive cards: <a href="{ $address }">open the chat with the bot</a>
table-paused = ⏸ Match paused: I can't write in the group now
table-ended = 🏁 Match ended early
turned = Turned for the deal: { $cards }
turned-again = A tie, so they turn again: { $cards }
turned-card = { $name } { $card }

story-title = <b>Hand { $number }</b>, trick by trick
story-points = { $first } { $first_points ->
    [one] 1 point
   *[other] { $first_points } points
  } · { $second } { $second_points ->
    [one] 1 point
   *[other] { $second_points } points
  }
story-trick = { $number }. { $suit }: { $cards } ({ $points })
story-trick-open = { $number }. { $suit }: { $cards } …
story-closed = 🔒 Without a shuffle, nobody looks at the tricks again before the match is over.
story-card = { $name } { $card }

score-title = <b>End of hand { $number }</b> · { $contract }
score-title-bare = <b>End of hand { $number }</b>
score-deserted = 💤 Nobody is at the table now. When you're back, tap “Next hand”.
pair-took = { $pair }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
sum-tie = 36 all: nobody scores this hand
sum-capot = 💥 <b>{ -capot(case: "title") }!</b> All twelve tricks
sum-once = { $points } − 36 = { $over }
sum = { $points } − 36 = { $over } · { $over } × { $times } = { $written }
written = ➡️ { $pair } <b>+{ $written }</b>
totals = { $first } { $first_total } · { $second } { $second_total }
total-missing = <b>{ $total }</b> ({ $missing } to go)
dealt-to = <b>{ $name }</b>

result-won = 🏆 <b>{ $names }</b> win the match!
result-you-win = 🏆 <b>You win the match</b>, you and { $partner }!
result-ended = 🏁 <b>Match ended early</b>
result-totals = { $first } <b>{ $first_total }</b> · { $second } <b>{ $second_total }</b>
result-length = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
  } · { $time }
