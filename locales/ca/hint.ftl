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
hint-nines = { $n ->
    [0] cap manilla
    [one] 1 manilla
   *[other] { $n } manilles
  }
hint-aces = { $n ->
    [0] cap as
    [one] 1 as
   *[other] { $n } asos
  }
hint-tenths = { $whole },{ $tenths }
hint-either = { $first } o { $last }
hint-a-trump = fallant

hint-only = és l'única carta que pots jugar
hint-ruffing = falles, perquè no tens { $suit }; { $then }
hint-sure = { $last ->
    [yes] amb aquesta t'endús la basa ({ $points })
   *[no] els contraris ja no la poden matar
  }{ $among ->
    [cheapest] , i és la més baixa que ho assegura
    [richest] , i és la que hi assegura més punts
   *[one] {""}
  }
hint-highest = els contraris no en tenen cap de més alta, i només la poden matar fallant
hint-highest-partner = guanya la teva parella amb { $card }, que els contraris només poden matar fallant; hi poses { $points }
hint-draws = { $out ->
    [one] arrossegues, perquè queda 1 trumfo fora i el pot tenir un contrari
   *[other] arrossegues, perquè queden { $out } trumfos fora i els contraris en poden tenir
  }{ $sure ->
    [yes] ; aquest no el poden matar
   *[no] {""}
  }
hint-gives = guanya la teva parella amb { $card }, que els contraris ja no poden matar; hi poses { $points }
hint-nothing-to-give = guanya la teva parella amb { $card } i no hi pots posar punts; és la més baixa que tens d'aquest pal
hint-cannot-win = { $lost ->
    [yes] no podeu guanyar { $name } ({ $card }){ $points ->
        [0] , i amb aquesta no regales punts
       *[other] , i cap altra no en regala menys
      }
   *[no] no pots guanyar { $name } ({ $card }){ $points ->
        [0] , i amb aquesta no arrisques punts
       *[other] , i cap altra no val menys
      }
  }
hint-keeps-winner = la basa ja és vostra, i et guardes { $card }; d'aquell pal, els contraris no en tenen cap de més alta
hint-keeps-guard = no pots guanyar la basa, i així { $card } no es queda sol
hint-beaten = els contraris només la poden matar amb { $cards }
hint-beaten-partner = guanya la teva parella amb { $card }, que els contraris només poden matar amb { $cards }; hi poses { $points }
hint-takes-low = és la més baixa amb què pots guanyar { $name } ({ $card })
hint-risks-nothing = no hi arrisques cap carta amb punts
hint-risks-nothing-keeps = no hi arrisques cap carta amb punts, i guardes { $card }
hint-risks-nothing-partner = guanya la teva parella amb { $card }, que els contraris encara poden matar; no hi arrisques punts
hint-partner-ruffs = la teva parella no té { $suit } i potser podrà fallar
hint-last-of-suit = et quedes sense { $suit } i amb trumfos per fallar
hint-average = en { $worlds } repartiments possibles{ $open ->
    [yes] , a cartes vistes,
   *[no] {""}
  } feu { $points } punts de mitjana{ $leads ->
    [yes] , { $better } més que amb qualsevol altra que he provat
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
hint-botifarra = { $nines } i { $aces } a la mà
hint-delegates = { $longest } cartes del pal més llarg i { $nines } a la mà; que triï la teva parella
hint-speaks = { $trumps ->
    [0] cap trumfo
    [one] 1 trumfo
   *[other] { $trumps } trumfos
  }, { $nines } i { $aces } a la mà
hint-expects = en { $worlds } repartiments possibles feu { $points } punts de mitjana, { $called ->
    [yes] més de 36
   *[no] massa pocs per doblar
  }

button-hint = 💡 Consell
alert-no-hints = En aquesta taula es juga sense consells. Els administradors els poden permetre a /settings.
alert-hint-not-now = Ara no et toca decidir res: demana consell quan et toqui.
