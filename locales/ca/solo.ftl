solo-title = 🤖 <b>Partida amb ordinadors</b>
solo-group = Amb ordinadors
solo-partner = 🤝 Company: { $level }
solo-opponents = 🆚 Contraris: { $level }
solo-running = Tens una partida a mitges amb ordinadors.
computer-level = { $level ->
    [easy] Fàcil
    [normal] Normal
   *[hard] Difícil
  }
button-solo-partner = 🤝 { $level }
button-solo-opponents = 🆚 { $level }
button-solo-play = 🃏 Juguem!
button-solo-go-on = Continua-la
button-solo-anew = Deixa-la i comença'n una altra
button-play-now = 🃏 Juga ara
solo-is-private = 🤖 La partida amb ordinadors es juga en privat amb mi.
button-solo-private = 🤖 Juga-hi en privat
