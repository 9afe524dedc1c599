### The words of the game.

-botifarra = { $case ->
    [title] Botifarra
   *[plain] botifarra
  }
-contro = { $case ->
    [title] Contro
   *[plain] contro
  }
-recontro = { $case ->
    [title] Recontro
   *[plain] recontro
  }
-sant-vicenc = Sant Vicenç
-capot = { $case ->
    [title] Capot
   *[plain] capot
  }
-lliure = { $case ->
    [title] Lliure
   *[plain] lliure
  }
-obligada = { $case ->
    [title] Obligada
   *[plain] obligada
  }
-manilla = { $case ->
    [title] Manilla
   *[plain] manilla
  }

botifarra = { -botifarra }
us = Us
us-with = You and { $partner }
them = Them
nameless = Someone
nameless-group = the group

suit = { $suit ->
    [O] coins
    [C] cups
    [E] swords
   *[B] batons
  }
rank = { $number ->
    [9] { -manilla(case: "title") }
    [1] Ace
    [12] King
    [11] Knight
    [10] Jack
   *[other] { $number }
  }
card = { $rank } { $suit ->
    [O] of coins
    [C] of cups
    [E] of swords
   *[B] of batons
  }
pair = { $first }–{ $second }
two-names = { $first } and { $second }

times = ×{ $times }{ $level ->
    [contro] {" "}{ -contro }
    [recontro] {" "}{ -recontro }
    [sant_vicenc] {" "}{ -sant-vicenc }
   *[none] {""}
  }
named-for = { $name } for { $dealer }
contract = Trumps: { $trump } ({ $name }) · { $times }
contract-botifarra = { $botifarra } ({ $name }), no trumps · { $times }
contract-brief = { $trump } ×{ $times }
scores = { $first } <b>{ $first_total }</b> · { $second } <b>{ $second_total }</b> · { $length }
length = to { $target }
length-quick = to 51 or 5 hands
last-trick-line = Trick { $number }, to { $name } · { $suit }: { $cards }
card-played = { $name }: { $card }
card-winning = { $name }: { $card } ◀ winning
suit-held = { $suit }: { $cards }
suit-held-trump = { $suit }: { $cards } <b>(trumps)</b>
said = { $name }: { $level ->
    [contro] <b>{ -contro }</b>
    [recontro] <b>{ -recontro }</b>
    [sant_vicenc] <b>{ -sant-vicenc }</b>
   *[pass] pass
  }
minutes = { $n ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $n } minutes
  }
duration-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
seconds = { $n } s
hours = { $n } h
duration-hours = { $hours } h { $minutes } min

button-my-cards = My cards
button-last-trick = Last trick
button-move-down = ⬇️ Move table down
button-to-table = ↩️ To the table
button-im-back = I'm back
button-next = Next hand
button-next-count = Next hand { $count }/{ $of }
button-rematch = 🔁 Rematch
button-whole-hand = The whole hand
