### Una pista: què faria el bot més fort i per què.

hint = { $choice }: { $reason }.
hint-delegate = Delega
hint-call = { $level ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
   *[sant_vicenc] { -sant-vicenc }
  }
hint-pass = Passa
hint-points = { $n ->
    [one] 1 punt
   *[other] { $n } punts
  }
hint-tenths = { $whole },{ $tenths }
hint-either = { $first } o { $second }

hint-only = és l'única carta que pots jugar
hint-ruffing = no tens { $suit }; falles, i { $then }
hint-sure = { $last ->
    [yes] amb aquesta t'endús la basa ({ $points })
   *[no] els contraris ja no la poden matar
  }{ $among ->
    [cheapest] , i és la més baixa que ho assegura
    [richest] , i és la que hi assegura més punts
   *[one] {""}
  }
hint-highest = els contraris no tenen cap carta més alta del pal, i només la poden matar fallant
hint-highest-partner = els contraris només poden matar { $card } de la teva parella fallant; hi poses { $points }
hint-draws = { $out ->
    [one] arrossegues, perquè queda 1 trumfo fora i el pot tenir un contrari
   *[other] arrossegues, perquè queden { $out } trumfos fora i els contraris en poden tenir
  }{ $sure ->
    [yes] ; aquest no el poden matar
   *[no] {""}
  }
hint-gives = els contraris ja no poden matar { $card } de la teva parella, i hi poses { $points }
hint-nothing-to-give = guanya la teva parella ({ $card }) i no pots posar-hi punts; és la més baixa del pal
hint-cannot-win = { $lost ->
    [yes] no podeu guanyar { $name } ({ $card }){ $points ->
        [0] , i amb aquesta no regales punts
       *[other] , i cap altra no regala menys punts
      }
   *[no] no pots guanyar { $name } ({ $card }){ $points ->
        [0] , i aquesta no val punts
       *[other] , i cap altra no val menys punts
      }
  }
hint-keeps-winner = la basa ja és vostra, i guardes { $card }, que és més alta que les que tenen els contraris d'aquell pal
hint-keeps-guard = no pots guanyar la basa, i així { $card } no es queda sense cap altra carta del pal
hint-beaten = els contraris només la poden matar amb { $cards }{ $ruffed ->
    [yes] {" "}o fallant
   *[no] {""}
  }
hint-beaten-partner = els contraris només poden matar { $card } de la teva parella amb { $cards }{ $ruffed ->
    [yes] {" "}o fallant
   *[no] {""}
  }; hi poses { $points }
hint-takes-low = és la més baixa que guanya { $name } ({ $card })
hint-risks-nothing = no hi arrisques cap carta amb punts
hint-risks-nothing-keeps = no hi arrisques cap carta amb punts, i guardes { $card }
hint-risks-nothing-partner = no hi arrisques punts, perquè els contraris encara poden matar { $card } de la teva parella
hint-partner-ruffs = la teva parella no té { $suit } i potser podrà fallar
hint-last-of-suit = et quedes sense { $suit } i amb trumfos per fallar
hint-average = en { $worlds } repartiments possibles feu { $points } punts de mitjana{ $leads ->
    [yes] , { $better } més que amb la segona millor carta
   *[no] {""}
  }
hint-preferred = és la carta que jo jugaria

hint-claims = les bases que queden són totes teves, vagi com vagi
hint-names = en tens { $count }{ $some ->
    [yes] {" "}({ $honours })
   *[no] {""}
  }{ $nines ->
    [0] {""}
    [one] {" "}i, a part, 1 manilla
   *[other] {" "}i, a part, { $nines } manilles
  }
hint-botifarra = tens { $nines ->
    [one] 1 manilla
   *[other] { $nines } manilles
  } i { $aces ->
    [one] 1 as
   *[other] { $aces } asos
  }
hint-delegates = del pal més llarg tens { $longest } cartes, i { $nines ->
    [0] cap manilla
    [one] 1 manilla
   *[other] { $nines } manilles
  }; que triï la teva parella
hint-speaks = tens { $trumps ->
    [one] 1 trumfo
   *[other] { $trumps } trumfos
  }, { $nines ->
    [one] 1 manilla
   *[other] { $nines } manilles
  } i { $aces ->
    [one] 1 as
   *[other] { $aces } asos
  }
hint-expects = en { $worlds } repartiments possibles feu { $points } punts de mitjana, { $called ->
    [yes] més de 36
   *[no] massa pocs per doblar
  }
