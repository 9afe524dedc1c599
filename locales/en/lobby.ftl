lobby-title = 🃏 <b>New table</b>
lobby-title-rematch = 🔁 <b>Rematch</b>
lobby-about = about { $minutes } minutes
lobby-pair = Pair { $number }: { $first } + { $second }
lobby-free = (free)
lobby-taken = { $name }
lobby-unconfirmed = { $name } (there?)
lobby-seats-free = { $n ->
    [one] 1 seat is free.
   *[other] { $n } seats are free.
  } Expires in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }.
lobby-unsure = { $n ->
    [one] Waiting for 1 player to say “I'm here”.
   *[other] Waiting for { $n } players to say “I'm here”.
  } Expires in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }.
lobby-full = The table is full: tap “Start”. Expires in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }.
lobby-countdown = ⏳ The table is full: starting in { $seconds } seconds.
lobby-put-off = ⏳ Many tables are being played: the match will begin by itself when there is room.
lobby-order = Order of play: { $names } { $way }
lobby-expired = ⌛ This table has expired: it didn't fill up in time. To open another, /newgame.
lobby-started = ▶️ <b>The match has begun</b>
lobby-ask-here = You sat down at this table a while ago, and we're about to start. Are you still there?
lobby-ask-rematch = A rematch? I'm keeping your seat for 2 minutes.
lobby-starting = 🔔 <b>The table is full!</b> Starting in { $seconds } seconds.
lobby-seated = You have a seat at the table. I'll let you know here when it is full.
lobby-rules-title = <b>This table's rules</b>

button-sit = Sit here (pair { $number })
button-sit-with = Sit with { $name }
button-stand-up = Leave
button-draw = 🎲 Draw partners
button-rules = Rules
button-fold-rules = Close the rules
button-start = Start
button-hold = Wait
button-here = I'm here

profile = { $profile ->
    [lliure] { -lliure(case: "title") }
    [obligada] { -obligada(case: "title") }
    [botifarra-app] Botifarra.app
    [butifarra-app] Butifarra app
   *[denexa] Denexa
  }
variant = { $variant ->
    [lliure] { -lliure(case: "title") }
   *[obligada] { -obligada(case: "title") }
  }
turn-time = { $time } a turn
turn-time-off = no time limit
choice-target = to { $target }
choice-quick = Quick: 51 or 5 hands
choice-time-off = No limit
sound = { $sound ->
    [turns] Every turn
    [slow] When I'm slow
   *[never] Never
  }

rule-variant = { $variant ->
    [lliure] • { -lliure(case: "title") }: follow suit; when an opponent is winning, beat or ruff if you can
   *[obligada] • { -obligada(case: "title") }: like { -lliure }, but a card that doesn't win must be the lowest you hold of its suit
  }
rule-partner-value = • Partner winning: a card that wins, one with points, or the lowest of its suit
rule-partner-strict = • Partner winning: a card with points or the lowest of its suit, even to take the trick
rule-partner-free = • Partner winning: just follow suit
rule-second-loads = • The second to play, if out of the suit, may throw points too
rule-sant-vicenc = { $when ->
    [never] • No { -sant-vicenc }
    [trumps] • { -sant-vicenc } with trumps, not in { -botifarra }
   *[always] • { -sant-vicenc } in { -botifarra } too
  }
rule-target = • First to { $target } points wins
rule-quick = • Quick match: 51 points, or whoever is ahead after five hands
rule-clockwise = • Play goes to the left, clockwise
