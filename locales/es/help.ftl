help-title = 🃏 <b>{ -botifarra(case: "title") } para jugar en grupo</b>
    Añadidme a un grupo, abrid mesa y sentaos cuatro. Las cartas las tienes en privado conmigo; la mesa está en el grupo.
help-command = { $command } — { $does }
help-profiles = <b>Maneras de jugar</b> (se eligen en la mesa o en los ajustes)
help-profile = • <b>{ $name }</b>: { $about }
help-manners = Si tardas demasiado, juego yo por ti hasta que pulses «Ya estoy aquí».
profile-about = { $profile ->
    [lliure] la occidental, a 101; es la que se ofrece de entrada
    [obligada] la oriental: quien no gana echa la más baja
    [botifarra-app] como en Botifarra.app: { -lliure } u { -obligada }, { -sant-vicenc } siempre, y partida rápida
    [butifarra-app] como en la app Butifarra: { -lliure } u { -obligada }, sin { -sant-vicenc }
   *[denexa] como en Denexa: { -obligada } estricta, dibujada en sentido horario
  }
welcome = 🃏 <b>¡Hola! Soy el bot de la { -botifarra }.</b>
    Ya puedes jugar: aquí recibirás tus cartas. Para abrir mesa, añádeme a un grupo y escribe allí /newgame.

    ¿En qué idioma quieres que te hable?
greeting = 🃏 ¡Buenas! Aquí ya se puede jugar a la { -botifarra }. Cuando queráis, abrid mesa.
button-add-to-group = ➕ Añádeme a un grupo
button-new-game = Mesa nueva

menu-description = { $command ->
    [newgame] abre una mesa nueva
    [cards] mis cartas
    [table] lleva la mesa abajo
    [last] la última baza
    [score] el marcador de la partida
    [rules] las reglas de este grupo
    [settings] los ajustes
    [language] el idioma
    [leave] me voy: dejo la partida
    [endgame] termina la partida para todos
    [help] la ayuda
   *[start] empieza a hablar con el bot
  }
