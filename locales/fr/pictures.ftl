picture-trick = Pli { $number }
picture-trump = Atout : { $suit }
picture-board = Fin de la donne { $number } · { $trump } ×{ $times }
picture-tricks = { $tricks ->
    [one] 1 pli
   *[other] { $tricks } plis
  }
picture-points = { $points ->
    [one] point
   *[other] points
  }
picture-missing = encore { $missing }
picture-course = Où en est la partie
picture-course-over = Le fil de la partie
picture-hands = donnes
picture-rules = { $rules }, { $length }
picture-call = { $call ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
    [sant_vicenc] { -sant-vicenc }
   *[botifarra] { -botifarra(case: "title") }
  }
picture-player = Joueur { $number }
