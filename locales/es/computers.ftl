### Los ordenadores: jugadores que no son personas.

level = { $level ->
    [easy] Fácil
    [hard] Difícil
   *[normal] Normal
  }
lobby-computer = { $name } ({ $level })
computers-title = <b>Ordenadores en la mesa</b>
computers-how = Elige cómo juegan y dónde se sientan. Si luego viene alguien, ocupa el sitio de un ordenador.
computers-sit-first = Si quieres jugar, siéntate primero.

button-computers = Ordenadores
button-fold-computers = Ocultar los ordenadores
button-computer-with = con { $name }
button-computer = pareja { $number }
button-fill-table = Llenar la mesa
button-unseat-computer = ✖️ { $name }
button-sit-here = Me siento aquí
button-with = Con { $name }
table-sit-down = 👋 ¿Quieres jugar? Elige con quién te sientas.
