last-title = <b>Last trick</b> ({ $number } of 12)
last-title-alert = Trick { $number } · { $suit }
last-none = No trick has been played yet.
card-taking = <b>{ $name }: { $card }</b> ◀ took it
card-taking-plain = { $name }: { $card } ◀ took it

why = { $cause }{ $limit }.
why-not-asked = You have no card to play now.
why-lead = You lead: you may play any card.
why-cause = { $duty ->
    [follow_partner] Your partner is winning ({ $card }) and you have { $suit }: you must follow suit
    [follow_ruffed] { $name } has ruffed ({ $card }) and you have { $suit }: you must follow suit
    [beat] { $name } is winning ({ $card }) and you have { $suit }: you must follow suit and beat it
    [cannot_beat] { $name } is winning ({ $card }) and you can't beat it, but you have { $suit }: you must follow suit
    [ruff] You have no { $suit } and { $name } is winning ({ $card }): you must ruff
    [over_ruff] You have no { $suit } and { $name } has ruffed ({ $card }): you must ruff higher
    [void] You have no { $suit } and can't beat { $name } ({ $card })
    [void_partner] You have no { $suit } and your partner is winning ({ $card })
   *[cannot_over_ruff] You have no { $suit } and no trump that beats { $name } ({ $card })
  }
why-limit = { $restraint ->
    [lowest] { $duty ->
        [void] ; in { -obligada }, play the lowest of any suit
        [cannot_over_ruff] ; in { -obligada }, play the lowest of any suit
       *[other] ; in { -obligada }, with your lowest
      }
    [lowest_or_load] ; in { -obligada }, play the lowest of any suit, or a card with points
    [value_or_lowest] { $duty ->
        [void_partner] ; in { -obligada }, play a card with points or the lowest of any suit
       *[other] ; in { -obligada }, with one that has points, or your lowest
      }
    [take_value_or_lowest] { $duty ->
        [void_partner] ; in { -obligada }, play a card that wins, one with points or the lowest of any suit
       *[other] ; in { -obligada }, with one that wins, one with points or your lowest
      }
   *[none] { $duty ->
        [beat] {""}
        [ruff] {""}
        [over_ruff] {""}
        [void] : you may play any card
        [void_partner] : you may play any card
        [cannot_over_ruff] : you may play any card
       *[other] ; any of them will do
      }
  }

marks-title = 📋 <b>Score</b> · { $rules }
marks-none = No hand has been finished yet.
marks-earlier = …
marks-hand = { $number }. { $contract } ({ $name }): { $pair } <b>+{ $written }</b>
marks-tie = { $number }. { $contract } ({ $name }): 36 all
marks-voided = { $number }. 🚫 Thrown in
marks-time = Time played: { $time }
alert-hand-stays-closed = There is no shuffle here: nobody looks at a hand's cards again before the match is over.
