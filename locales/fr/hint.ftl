### Un conseil : ce que ferait le bot le plus fort, et pourquoi.

hint = { $choice } : { $reason }.
hint-delegate = Délègue
hint-call = { $level ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
   *[sant_vicenc] { -sant-vicenc }
  }
hint-pass = Passe
hint-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
hint-tenths = { $whole },{ $tenths }
hint-either = { $first } ou { $second }

hint-only = c'est la seule carte que tu peux jouer
hint-ruffing = tu n'as pas la couleur ({ $suit }) ; tu coupes, et { $then }
hint-sure = { $last ->
    [yes] avec elle tu fais le pli ({ $points })
   *[no] les adversaires ne peuvent plus la battre
  }{ $among ->
    [cheapest] , et c'est la plus basse qui l'assure
    [richest] , et c'est celle qui assure le plus de points
   *[one] {""}
  }
hint-highest = les adversaires n'ont pas plus fort dans la couleur et ne peuvent la battre qu'en coupant
hint-highest-partner = les adversaires ne peuvent battre { $card } de ton partenaire qu'en coupant ; tu y mets { $points }
hint-draws = { $out ->
    [one] tu fais tomber les atouts, car il en reste 1 dehors et un adversaire peut l'avoir
   *[other] tu fais tomber les atouts, car il en reste { $out } dehors et les adversaires peuvent en avoir
  }{ $sure ->
    [yes] ; celui-ci, ils ne peuvent pas le battre
   *[no] {""}
  }
hint-gives = les adversaires ne peuvent plus battre { $card } de ton partenaire, et tu y mets { $points }
hint-nothing-to-give = ton partenaire est maître ({ $card }) et tu n'as pas de points à y mettre ; c'est la plus basse de la couleur
hint-cannot-win = { $lost ->
    [yes] vous ne pouvez pas battre { $name } ({ $card }){ $points ->
        [0] , et elle ne donne pas de points
       *[other] , et aucune autre ne donne moins de points
      }
   *[no] tu ne peux pas battre { $name } ({ $card }){ $points ->
        [0] , et elle ne vaut pas de points
       *[other] , et aucune autre ne vaut moins de points
      }
  }
hint-keeps-winner = le pli est déjà à vous, et tu gardes { $card }, plus forte que ce que les adversaires ont dans cette couleur
hint-keeps-guard = tu ne peux pas faire le pli, et ainsi { $card } ne reste pas sans autre carte de sa couleur
hint-beaten = les adversaires ne peuvent la battre qu'avec { $cards }{ $ruffed ->
    [yes] {" "}ou en coupant
   *[no] {""}
  }
hint-beaten-partner = les adversaires ne peuvent battre { $card } de ton partenaire qu'avec { $cards }{ $ruffed ->
    [yes] {" "}ou en coupant
   *[no] {""}
  } ; tu y mets { $points }
hint-takes-low = c'est la plus basse qui bat { $name } ({ $card })
hint-risks-nothing = tu ne risques aucune carte à points
hint-risks-nothing-keeps = tu ne risques aucune carte à points, et tu gardes { $card }
hint-risks-nothing-partner = tu ne risques pas de points, car les adversaires peuvent encore battre { $card } de ton partenaire
hint-partner-ruffs = ton partenaire n'a pas la couleur ({ $suit }) et pourra peut-être couper
hint-last-of-suit = il ne te reste plus de { $suit }, mais des atouts pour couper
hint-average = sur { $worlds } distributions possibles vous faites { $points } points en moyenne{ $leads ->
    [yes] , { $better } de plus qu'avec la deuxième carte
   *[no] {""}
  }
hint-preferred = c'est la carte que je jouerais

hint-claims = tous les plis qui restent sont à toi, quoi qu'il arrive
hint-names = tu en as { $count }{ $some ->
    [yes] {" "}({ $honours })
   *[no] {""}
  }{ $nines ->
    [0] {""}
    [one] {" "}et, à côté, 1 manille
   *[other] {" "}et, à côté, { $nines } manilles
  }
hint-botifarra = tu as { $nines ->
    [one] { $nines } manille
   *[other] { $nines } manilles
  } et { $aces ->
    [one] { $aces } as
   *[other] { $aces } as
  }
hint-delegates = ta couleur la plus longue a { $longest } cartes, et tu as { $nines ->
    [0] zéro manille
    [one] 1 manille
   *[other] { $nines } manilles
  } ; laisse choisir ton partenaire
hint-speaks = tu as { $trumps ->
    [one] { $trumps } atout
   *[other] { $trumps } atouts
  }, { $nines ->
    [one] { $nines } manille
   *[other] { $nines } manilles
  } et { $aces ->
    [one] { $aces } as
   *[other] { $aces } as
  }
hint-expects = sur { $worlds } distributions possibles vous faites { $points } points en moyenne, { $called ->
    [yes] plus de 36
   *[no] trop peu pour doubler
  }
