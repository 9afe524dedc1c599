solo-title = 🤖 <b>Partida con ordenadores</b>
solo-group = Con ordenadores
solo-partner = 🤝 Pareja: { $level }
solo-opponents = 🆚 Contrarios: { $level }
solo-running = Tienes una partida a medias con ordenadores.
computer-level = { $level ->
    [easy] Fácil
    [normal] Normal
   *[hard] Difícil
  }
button-solo-partner = 🤝 { $level }
button-solo-opponents = 🆚 { $level }
button-solo-play = 🃏 ¡A jugar!
button-solo-go-on = Seguir con ella
button-solo-anew = Dejarla y empezar otra
button-play-now = 🃏 Jugar ahora
solo-is-private = 🤖 La partida con ordenadores se juega en privado conmigo.
button-solo-private = 🤖 Jugar en privado
