### Una pista: qué haría el bot más fuerte y por qué.

hint = { $choice }: { $reason }.
hint-delegate = Delega
hint-call = { $level ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
   *[sant_vicenc] { -sant-vicenc }
  }
hint-pass = Pasa
hint-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
  }
hint-tenths = { $whole },{ $tenths }
hint-either = { $first } o { $second }

hint-only = es la única carta que puedes jugar
hint-ruffing = no tienes { $suit }; fallas, y { $then }
hint-sure = { $last ->
    [yes] con esta te llevas la baza ({ $points })
   *[no] los contrarios ya no la pueden matar
  }{ $among ->
    [cheapest] , y es la más baja que lo asegura
    [richest] , y es la que asegura más puntos
   *[one] {""}
  }
hint-highest = los contrarios no tienen ninguna carta más alta del palo, y solo la pueden matar fallando
hint-highest-partner = los contrarios solo pueden matar { $card } de tu pareja fallando; le pones { $points }
hint-draws = { $out ->
    [one] arrastras, porque queda 1 triunfo fuera y lo puede tener un contrario
   *[other] arrastras, porque quedan { $out } triunfos fuera y los contrarios pueden tenerlos
  }{ $sure ->
    [yes] ; este no lo pueden matar
   *[no] {""}
  }
hint-gives = los contrarios ya no pueden matar { $card } de tu pareja, y le pones { $points }
hint-nothing-to-give = gana tu pareja ({ $card }) y no puedes poner puntos; es la más baja del palo
hint-cannot-win = { $lost ->
    [yes] no podéis ganar a { $name } ({ $card }){ $points ->
        [0] , y con esta no regalas puntos
       *[other] , y ninguna otra regala menos puntos
      }
   *[no] no puedes ganar a { $name } ({ $card }){ $points ->
        [0] , y esta no vale puntos
       *[other] , y ninguna otra vale menos puntos
      }
  }
hint-keeps-winner = la baza ya es vuestra, y guardas { $card }, que es más alta que las que tienen los contrarios de ese palo
hint-keeps-guard = no puedes ganar la baza, y así { $card } no se queda sin ninguna otra carta del palo
hint-beaten = los contrarios solo la pueden matar con { $cards }{ $ruffed ->
    [yes] {" "}o fallando
   *[no] {""}
  }
hint-beaten-partner = los contrarios solo pueden matar { $card } de tu pareja con { $cards }{ $ruffed ->
    [yes] {" "}o fallando
   *[no] {""}
  }; le pones { $points }
hint-takes-low = es la más baja que gana a { $name } ({ $card })
hint-risks-nothing = no arriesgas ninguna carta con puntos
hint-risks-nothing-keeps = no arriesgas ninguna carta con puntos, y guardas { $card }
hint-risks-nothing-partner = no arriesgas puntos, porque los contrarios todavía pueden matar { $card } de tu pareja
hint-partner-ruffs = tu pareja no tiene { $suit } y quizá podrá fallar
hint-last-of-suit = te quedas sin { $suit } y con triunfos para fallar
hint-average = en { $worlds } repartos posibles hacéis { $points } puntos de media{ $leads ->
    [yes] , { $better } más que con la segunda mejor carta
   *[no] {""}
  }
hint-preferred = es la carta que yo jugaría

hint-claims = las bazas que quedan son todas tuyas, pase lo que pase
hint-names = tienes { $count }{ $some ->
    [yes] {" "}({ $honours })
   *[no] {""}
  }{ $nines ->
    [0] {""}
    [one] {" "}y, aparte, 1 manilla
   *[other] {" "}y, aparte, { $nines } manillas
  }
hint-botifarra = tienes { $nines ->
    [one] 1 manilla
   *[other] { $nines } manillas
  } y { $aces ->
    [one] 1 as
   *[other] { $aces } ases
  }
hint-delegates = de tu palo más largo tienes { $longest } cartas, y { $nines ->
    [0] ninguna manilla
    [one] 1 manilla
   *[other] { $nines } manillas
  }; que elija tu pareja
hint-speaks = tienes { $trumps ->
    [one] 1 triunfo
   *[other] { $trumps } triunfos
  }, { $nines ->
    [one] 1 manilla
   *[other] { $nines } manillas
  } y { $aces ->
    [one] 1 as
   *[other] { $aces } ases
  }
hint-expects = en { $worlds } repartos posibles hacéis { $points } puntos de media, { $called ->
    [yes] más de 36
   *[no] demasiado pocos para doblar
  }
