picture-trick = Trick { $number }
picture-trump = Trumps: { $suit }
picture-board = End of hand { $number } · { $trump } ×{ $times }
picture-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
picture-points = { $points ->
    [one] point
   *[other] points
  }
picture-missing = { $missing } to go
picture-course = How the match stands
picture-course-over = How the match went
picture-hands = hands
picture-rules = { $rules }, { $length }
picture-call = { $call ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
    [sant_vicenc] { -sant-vicenc }
   *[botifarra] { -botifarra(case: "title") }
  }
picture-player = Player { $number }
