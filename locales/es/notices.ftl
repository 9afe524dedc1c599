no-game = Ahora no hay ninguna partida ni ninguna mesa abierta en este grupo.
no-game-of-yours = Ahora no juegas en ninguna mesa. Juega con ordenadores, o añádeme a un grupo y abrid una.
only-in-a-group = Eso hay que pedirlo dentro de un grupo, donde esté la mesa.
cards-are-private = Las cartas de cada cual están en privado, en el chat conmigo.
settings-are-private = Los ajustes del grupo se abren en privado, en el chat conmigo.
back-again = 🔌 Ya estoy de vuelta: la partida sigue donde estaba.
paused = ⏸ No puedo escribir en el grupo <b>{ $group }</b>: la partida queda en pausa y seguirá sola cuando pueda volver a escribir.
left = Te has ido de la mesa del grupo <b>{ $group }</b>. Mientras nadie ocupe tu sitio, juego yo.
link-used = Este enlace ya se ha usado, o era para otra persona. Vuelve a pulsar el botón del grupo.
stayed = De acuerdo, no ha cambiado nada.

alert-stale = Este botón ya no vale: la partida ha avanzado. No ha cambiado nada; mira cómo está ahora.
alert-unknown = Este botón ya no sirve. Usa los del mensaje más reciente.
alert-card-not-allowed = Esa carta ahora no se puede jugar. Pulsa «¿Por qué estas?» y te lo explico.
alert-not-your-card = Esa carta no la tienes.
alert-already-delegated = Tu pareja ya ha delegado: ahora tienes que cantar tú.
alert-not-your-game = No juegas en esta partida.
alert-only-seated = Este botón es para quienes están en la mesa y para los administradores.
alert-only-starter = Solo pueden terminar la partida quienes juegan en ella, o un administrador del grupo.
alert-only-administrators = Solo los administradores del grupo pueden cambiar sus ajustes.
alert-only-members = Esta mesa es de un grupo en el que no estás. Pide que te añadan.
alert-seat-taken = Ese sitio ya lo ha ocupado { $name }.
alert-seated = Hecho: te sientas a la mesa.
alert-seated-with = Hecho: te sientas a la mesa con { $partner }.
alert-stood-up = Te has levantado de la mesa.
alert-seats-free = { $n ->
    [one] Todavía queda 1 sitio libre.
   *[other] Todavía quedan { $n } sitios libres.
  }
alert-not-confirmed = Todavía falta que { $name } diga que está.
alert-lobby-gone = Esta mesa ya no está abierta. Escribe /table en el grupo y verás qué hay.
alert-countdown-stopped = Cuenta atrás detenida. Cuando queráis, pulsad «Empezar».
alert-partners-drawn = Parejas sorteadas.
alert-here = De acuerdo: contamos contigo.
alert-match-over = Esta partida ya ha terminado.
alert-hand-over = Esta mano ya ha pasado: se está jugando la siguiente.
alert-ready = { $of ->
    [1] Hecho: ahora viene la mano siguiente.
   *[other] Hecho: listos, { $n } de { $of }.
  }
alert-welcome-back = Ya vuelves a jugar tú.
alert-never-away = Ya estabas: nadie juega por ti.
alert-rematch-asked = Revancha pedida: te guardo el sitio 2 minutos.
alert-language-set = Hecho: te hablaré en español.
alert-setting-set = Hecho.
alert-setting-next-match = Hecho: valdrá desde la partida siguiente.
alert-paused = La partida está en pausa: ahora no puedo escribir en el grupo. Seguirá sola.
alert-too-fast = Demasiado rápido para mí: en unos segundos vuelvo a escuchar.
alert-try-again = Algo ha fallado y no ha cambiado nada. Inténtalo otra vez.
alert-played = Has jugado: { $card }.
