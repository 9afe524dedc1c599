### L'última basa, «Per què aquestes?» i el marcador.

last-title = <b>Última basa</b> ({ $number } de 12)
last-title-alert = Basa { $number } · { $suit }
last-none = Encara no hi ha cap basa feta.
card-taking = <b>{ $name }: { $card }</b> ◀ se l'endú
card-taking-plain = { $name }: { $card } ◀ se l'endú

why = { $cause }{ $limit }.
why-not-asked = Ara no has de jugar cap carta.
why-lead = Surts tu: pots jugar la carta que vulguis.
why-cause = { $duty ->
    [follow_partner] Guanya la teva parella ({ $card }) i tens { $suit }: has de servir el pal
    [follow_ruffed] { $name } ha fallat ({ $card }) i tens { $suit }: has de servir el pal
    [beat] Guanya { $name } ({ $card }) i tens { $suit }: has de servir el pal i matar aquesta carta
    [cannot_beat] Guanya { $name } ({ $card }). No pots matar aquesta carta, però tens { $suit }: has de servir el pal
    [ruff] No tens { $suit } i guanya { $name } ({ $card }): has de fallar
    [over_ruff] No tens { $suit } i { $name } ha fallat ({ $card }): has de fallar més alt
    [void] No tens { $suit } i no pots guanyar { $name } ({ $card })
    [void_partner] No tens { $suit } i guanya la teva parella ({ $card })
   *[cannot_over_ruff] No tens { $suit } ni cap trumfo prou alt per guanyar { $name } ({ $card })
  }
why-limit = { $restraint ->
    [lowest] { $duty ->
        [void] : a l'obligada, pots jugar la més baixa de cada pal
        [cannot_over_ruff] : a l'obligada, pots jugar la més baixa de cada pal
       *[other] ; a l'obligada, amb la més baixa
      }
    [lowest_or_load] : a l'obligada, pots jugar la més baixa de cada pal o una amb punts
    [value_or_lowest] { $duty ->
        [void_partner] : a l'obligada, pots jugar una amb punts o la més baixa de cada pal
       *[other] ; a l'obligada, amb una que tingui punts o la més baixa
      }
    [take_value_or_lowest] { $duty ->
        [void_partner] : a l'obligada, pots jugar una que guanyi, una amb punts o la més baixa de cada pal
       *[other] ; a l'obligada, amb una que guanyi, una que tingui punts o la més baixa
      }
   *[none] { $duty ->
        [beat] {""}
        [ruff] {""}
        [over_ruff] {""}
        [void] : pots jugar la que vulguis
        [void_partner] : pots jugar la que vulguis
        [cannot_over_ruff] : pots jugar la que vulguis
       *[other] , amb la carta que vulguis
      }
  }

marks-title = 📋 <b>Marcador</b> · { $rules }
marks-none = Encara no s'ha acabat cap mà.
marks-earlier = …
marks-hand = { $number }. { $contract } ({ $name }): { $pair } <b>+{ $written }</b>
marks-tie = { $number }. { $contract } ({ $name }): 36 a 36
marks-voided = { $number }. 🚫 Anul·lada
marks-time = Temps de joc: { $time }
alert-hand-stays-closed = Aquí no es remena: les cartes de cada mà no es tornen a mirar fins que s'acaba la partida.
