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
hint-nines = { $n ->
    [0] ninguna manilla
    [one] 1 manilla
   *[other] { $n } manillas
  }
hint-aces = { $n ->
    [0] ningún as
    [one] 1 as
   *[other] { $n } ases
  }
hint-tenths = { $whole },{ $tenths }
hint-either = { $first } o { $last }
hint-a-trump = fallando

hint-only = es la única carta que puedes jugar
hint-ruffing = fallas, porque no tienes { $suit }; { $then }
hint-sure = { $last ->
    [yes] con esta te llevas la baza ({ $points })
   *[no] los contrarios ya no la pueden matar
  }{ $among ->
    [cheapest] , y es la más baja que lo asegura
    [richest] , y es la que asegura más puntos
   *[one] {""}
  }
hint-highest = los contrarios no tienen ninguna más alta, y solo la pueden matar fallando
hint-highest-partner = gana tu pareja con { $card }, que los contrarios solo pueden matar fallando; pones { $points }
hint-draws = { $out ->
    [one] arrastras, porque queda 1 triunfo fuera y lo puede tener un contrario
   *[other] arrastras, porque quedan { $out } triunfos fuera y los contrarios pueden tenerlos
  }{ $sure ->
    [yes] ; este no lo pueden matar
   *[no] {""}
  }
hint-gives = gana tu pareja con { $card }, que los contrarios ya no pueden matar; pones { $points }
hint-nothing-to-give = gana tu pareja con { $card } y no puedes poner puntos; es la más baja que tienes de ese palo
hint-cannot-win = { $lost ->
    [yes] no podéis ganar a { $name } ({ $card }){ $points ->
        [0] , y con esta no regalas puntos
       *[other] , y ninguna otra regala menos
      }
   *[no] no puedes ganar a { $name } ({ $card }){ $points ->
        [0] , y con esta no arriesgas puntos
       *[other] , y ninguna otra vale menos
      }
  }
hint-keeps-winner = la baza ya es vuestra, y te guardas { $card }; de ese palo, los contrarios no tienen ninguna más alta
hint-keeps-guard = no puedes ganar la baza, y así { $card } no se queda solo
hint-beaten = los contrarios solo la pueden matar con { $cards }
hint-beaten-partner = gana tu pareja con { $card }, que los contrarios solo pueden matar con { $cards }; pones { $points }
hint-takes-low = es la más baja con la que puedes ganar a { $name } ({ $card })
hint-risks-nothing = no arriesgas ninguna carta con puntos
hint-risks-nothing-keeps = no arriesgas ninguna carta con puntos, y guardas { $card }
hint-risks-nothing-partner = gana tu pareja con { $card }, que los contrarios todavía pueden matar; no arriesgas puntos
hint-partner-ruffs = tu pareja no tiene { $suit } y quizá podrá fallar
hint-last-of-suit = te quedas sin { $suit } y con triunfos para fallar
hint-average = en { $worlds } repartos posibles{ $open ->
    [yes] , a cartas vistas,
   *[no] {""}
  } hacéis { $points } puntos de media{ $leads ->
    [yes] , { $better } más que con cualquier otra de las que he probado
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
hint-botifarra = { $nines } y { $aces } en la mano
hint-delegates = { $longest } cartas del palo más largo y { $nines } en la mano; que elija tu pareja
hint-speaks = { $trumps ->
    [0] ningún triunfo
    [one] 1 triunfo
   *[other] { $trumps } triunfos
  }, { $nines } y { $aces } en la mano
hint-expects = en { $worlds } repartos posibles hacéis { $points } puntos de media, { $called ->
    [yes] más de 36
   *[no] demasiado pocos para doblar
  }

button-hint = 💡 Consejo
alert-no-hints = En esta mesa se juega sin consejos. Los administradores pueden permitirlos en /settings.
alert-hint-not-now = Ahora no tienes nada que decidir: pide consejo cuando te toque.
