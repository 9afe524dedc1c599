picture-trick = Baza { $number }
picture-trump = Triunfo: { $suit }
picture-board = Fin de la mano { $number } · { $trump } ×{ $times }
picture-tricks = { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  }
picture-points = { $points ->
    [one] punto
   *[other] puntos
  }
picture-missing = { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  }
picture-course = Cómo va la partida
picture-course-over = Cómo ha ido la partida
picture-hands = manos
picture-rules = { $rules }, { $length }
picture-call = { $call ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
    [sant_vicenc] { -sant-vicenc }
   *[botifarra] { -botifarra(case: "title") }
  }
picture-player = Jugador { $number }
