picture-trick = Basa { $number }
picture-trump = Trumfo: { $suit }
picture-board = Fi de la mà { $number } · { $trump } ×{ $times }
picture-tricks = { $tricks ->
    [one] 1 basa
   *[other] { $tricks } bases
  }
picture-points = { $points ->
    [one] punt
   *[other] punts
  }
picture-missing = { $missing ->
    [one] en falta 1
   *[other] en falten { $missing }
  }
picture-course = Com va la partida
picture-course-over = Com ha anat la partida
picture-hands = mans
picture-rules = { $rules }, { $length }
picture-call = { $call ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
    [sant_vicenc] { -sant-vicenc }
   *[botifarra] { -botifarra(case: "title") }
  }
picture-player = Jugador { $number }
