lobby-title = 🃏 <b>Mesa nueva</b>
lobby-title-rematch = 🔁 <b>Revancha</b>
lobby-about = unos { $minutes } minutos
lobby-pair = Pareja { $number }: { $first } + { $second }
lobby-free = (libre)
lobby-taken = { $name }
lobby-unconfirmed = { $name } (¿está?)
lobby-seats-free = { $n ->
    [one] Queda 1 sitio libre.
   *[other] Quedan { $n } sitios libres.
  } Caduca en { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
  }.
lobby-unsure = { $n ->
    [one] Falta 1 confirmación.
   *[other] Faltan { $n } confirmaciones.
  } Caduca en { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
  }.
lobby-full = La mesa está llena: pulsad «Empezar». Caduca en { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
  }.
lobby-countdown = ⏳ La mesa está llena: empezamos dentro de { $seconds } segundos.
lobby-put-off = ⏳ Ahora se juega en muchas mesas: la partida empezará sola cuando haya sitio.
lobby-order = Orden de juego: { $names } { $way }
lobby-expired = ⌛ Esta mesa ha caducado: no se ha llenado a tiempo. Para abrir otra, /newgame.
lobby-started = ▶️ <b>La partida ha empezado</b>
lobby-ask-here = Hace rato que te sentaste a esta mesa y estamos a punto de empezar. ¿Sigues ahí?
lobby-ask-rematch = ¿Jugamos la revancha? Te guardo el sitio 2 minutos.
lobby-starting = 🔔 <b>¡La mesa está llena!</b> Empezamos dentro de { $seconds } segundos.
lobby-seated = Ya tienes sitio en la mesa. Te avisaré aquí cuando esté llena.
lobby-rules-title = <b>Reglas de esta mesa</b>

button-sit = Me siento aquí (pareja { $number })
button-sit-with = Me siento con { $name }
button-stand-up = Me voy
button-draw = 🎲 Sorteo
button-rules = Reglas
button-fold-rules = Ocultar las reglas
button-start = Empezar
button-hold = Parar
button-here = Aquí estoy

profile = { $profile ->
    [lliure] { -lliure(case: "title") }
    [obligada] { -obligada(case: "title") }
    [botifarra-app] Botifarra.app
    [butifarra-app] App Butifarra
   *[denexa] Denexa
  }
variant = { $variant ->
    [lliure] { -lliure(case: "title") }
   *[obligada] { -obligada(case: "title") }
  }
turn-time = turno { $time }
turn-time-off = turno sin límite
choice-target = a { $target }
choice-quick = Rápida: 51 o 5 manos
choice-time-off = Sin límite
sound = { $sound ->
    [turns] Cada turno
    [slow] Si tardo
   *[never] Nunca
  }

rule-variant = { $variant ->
    [lliure] • { -lliure(case: "title") }: se asiste al palo; si gana un contrario, hay que matar o fallar si se puede
   *[obligada] • { -obligada(case: "title") }: como la { -lliure } y, además, si gana un contrario y tú no puedes ganar, la más baja del palo que juegues
  }
rule-partner-value = • Si gana tu pareja: una carta que gane, una con puntos o la más baja
rule-partner-strict = • Si gana tu pareja: una carta con puntos o la más baja, aunque la superes
rule-partner-free = • Si gana tu pareja: basta con asistir al palo y, si no lo tienes, la que quieras
rule-second-loads = • El segundo en jugar, si no tiene el palo ni puede ganar, también puede cargar puntos
rule-sant-vicenc = { $when ->
    [never] • Sin { -sant-vicenc }
    [trumps] • { -sant-vicenc } con triunfo, no en la { -botifarra }
   *[always] • { -sant-vicenc } también en la { -botifarra }
  }
rule-target = • Gana quien llega primero a { $target } puntos
rule-quick = • Partida rápida: a 51 puntos o cinco manos; gana quien va por delante
rule-clockwise = • Se juega hacia la izquierda, como las agujas del reloj
