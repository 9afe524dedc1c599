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
hint-nines = { $n ->
    [0] aucune manille
    [one] 1 manille
   *[other] { $n } manilles
  }
hint-aces = { $n ->
    [0] aucun as
    [one] 1 as
   *[other] { $n } as
  }
hint-tenths = { $whole },{ $tenths }
hint-either = { $first } ou { $last }
hint-a-trump = en coupant

hint-only = c'est la seule carte que tu peux jouer
hint-ruffing = tu coupes, car tu n'as pas la couleur ({ $suit }) ; { $then }
hint-sure = { $last ->
    [yes] avec cette carte tu fais le pli ({ $points })
   *[no] les adversaires ne peuvent plus la battre
  }{ $among ->
    [cheapest] , et c'est la plus basse qui l'assure
    [richest] , et c'est celle qui assure le plus de points
   *[one] {""}
  }
hint-highest = les adversaires n'en ont pas de plus forte et ne peuvent la battre qu'en coupant
hint-highest-partner = ton partenaire est maître ({ $card }) et les adversaires ne peuvent le battre qu'en coupant ; tu y mets { $points }
hint-draws = { $out ->
    [one] tu fais tomber les atouts, car il en reste 1 dehors et un adversaire peut l'avoir
   *[other] tu fais tomber les atouts, car il en reste { $out } dehors et les adversaires peuvent en avoir
  }{ $sure ->
    [yes] {" "}; celui-ci, ils ne peuvent pas le battre
   *[no] {""}
  }
hint-gives = ton partenaire est maître ({ $card }) et les adversaires ne peuvent plus le battre ; tu y mets { $points }
hint-nothing-to-give = ton partenaire est maître ({ $card }) et tu n'as pas de points à y mettre ; c'est ta plus basse de cette couleur
hint-cannot-win = { $lost ->
    [yes] vous ne pouvez pas battre { $name } ({ $card }){ $points ->
        [0] , et cette carte ne donne pas de points
       *[other] , et aucune autre n'en donne moins
      }
   *[no] tu ne peux pas battre { $name } ({ $card }){ $points ->
        [0] , et cette carte ne risque pas de points
       *[other] , et aucune autre ne vaut moins
      }
  }
hint-keeps-winner = le pli est déjà à vous, et tu gardes { $card } ; de cette couleur, les adversaires n'en ont pas de plus forte
hint-keeps-guard = tu ne peux pas faire le pli, et ainsi { $card } ne reste pas seul
hint-beaten = les adversaires ne peuvent la battre qu'avec { $cards }
hint-beaten-partner = ton partenaire est maître ({ $card }) et les adversaires ne peuvent le battre qu'avec { $cards } ; tu y mets { $points }
hint-takes-low = c'est la plus basse avec laquelle tu peux battre { $name } ({ $card })
hint-risks-nothing = tu ne risques aucune carte à points
hint-risks-nothing-keeps = tu ne risques aucune carte à points, et tu gardes { $card }
hint-risks-nothing-partner = ton partenaire est maître ({ $card }), mais les adversaires peuvent encore le battre ; tu ne risques pas de points
hint-partner-ruffs = ton partenaire n'a pas la couleur ({ $suit }) et pourra peut-être couper
hint-last-of-suit = tu n'auras plus cette couleur ({ $suit }), mais encore des atouts pour couper
hint-average = sur { $worlds } distributions possibles{ $open ->
    [yes] , à jeu ouvert,
   *[no] {""}
  } vous faites { $points } points en moyenne{ $leads ->
    [yes] , { $better } de plus qu'avec les autres que j'ai essayées
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
hint-botifarra = { $nines } et { $aces } en main
hint-delegates = { $longest } cartes dans ta plus longue couleur et { $nines } en main ; laisse choisir ton partenaire
hint-speaks = { $trumps ->
    [0] aucun atout
    [one] 1 atout
   *[other] { $trumps } atouts
  }, { $nines } et { $aces } en main
hint-expects = sur { $worlds } distributions possibles vous faites { $points } points en moyenne, { $called ->
    [yes] plus de 36
   *[no] trop peu pour doubler
  }

button-hint = 💡 Conseil
alert-no-hints = À cette table, on joue sans conseils. Les administrateurs peuvent les autoriser dans /settings.
alert-hint-not-now = Tu n'as rien à décider pour l'instant : demande conseil quand ce sera à toi.
