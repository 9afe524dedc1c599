help-title = 🃏 <b>{ -botifarra(case: "title") } para jugar en grupo</b>
    Añadidme a un grupo, abrid mesa y sentaos cuatro; si falta gente, pueden sentarse ordenadores. Cada cual tiene sus cartas en privado conmigo; la mesa está en el grupo. Si no hay nadie, escríbeme /solo.
help-command = { $command } — { $does }
help-profiles = <b>Maneras de jugar</b> (se eligen en la mesa o en los ajustes)
help-profile = • <b>{ $name }</b>: { $about }
help-manners = Si tardas demasiado, juego yo por ti esa vez; si pasa dos veces seguidas, sigo hasta que pulses «Ya estoy aquí».
profile-about = { $profile ->
    [lliure] la occidental, a 101; la que se juega si no elegís nada
    [obligada] la oriental, a 101; quien no puede ganar echa la más baja
    [botifarra-app] como en Botifarra.app: { -lliure } u { -obligada }, { -sant-vicenc } siempre, y partida rápida
    [butifarra-app] como en la app Butifarra: { -lliure } u { -obligada }, sin { -sant-vicenc }
   *[denexa] como en Denexa: { -obligada } más estricta, y se juega hacia la izquierda
  }
welcome = 🃏 <b>¡Hola! Soy el bot de la { -botifarra }.</b>
    Juega ahora mismo con ordenadores. O añádeme a un grupo y escribe allí /newgame: la mesa estará en el grupo, y tus cartas, aquí.

    ¿En qué idioma quieres que te hable?
greeting = 🃏 ¡Buenas! En este grupo ya se puede jugar a la { -botifarra }. Cuando queráis, abrid mesa.
button-add-to-group = ➕ Añádeme a un grupo
button-new-game = Mesa nueva

menu-description = { $command ->
    [newgame] abre una mesa nueva
    [solo] juega con ordenadores
    [learn] aprende a jugar, paso a paso
    [cards] mis cartas
    [table] lleva la mesa al final del chat
    [tables] las mesas del grupo
    [last] la última baza
    [score] el marcador de la partida
    [rules] las reglas de la mesa
    [glossary] las palabras del juego
    [faq] preguntas que hace todo el mundo
    [hint] qué haría yo en tu lugar
    [notify] avísame cuando se abra una mesa
    [settings] los ajustes
    [language] el idioma
    [leave] deja la partida
    [endgame] termina la partida, o lo propone
    [ban] veta a alguien (responde a su mensaje)
    [unban] perdona a alguien (responde a su mensaje)
    [privacy] qué guardo de ti, y cuánto tiempo
    [forget_me] olvídame: borra lo que guardas de mí
    [help] la ayuda
   *[start] empieza a hablar con el bot
  }
