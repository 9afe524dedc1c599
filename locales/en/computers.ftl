### Computer players: those who are no persons.

level = { $level ->
    [easy] Easy
    [hard] Hard
   *[normal] Normal
  }
lobby-computer = { $name } ({ $level })
computers-title = <b>Computer players</b>
computers-how = Choose how well they play and where they sit. Whoever comes later takes a computer's seat.
computers-sit-first = To play yourself, sit down first.

button-computers = Computer players
button-fold-computers = Hide computer players
button-computer-with = with { $name }
button-computer = pair { $number }
button-fill-table = Fill the table
button-unseat-computer = ✖️ { $name }
button-sit-here = Sit here
button-with = With { $name }
table-sit-down = 👋 Want to play? Choose whom to sit with.
