last-title = <b>Última baza</b> ({ $number } de 12)
last-title-alert = Baza { $number } · { $suit }
last-none = Todavía no hay ninguna baza hecha.
card-taking = <b>{ $name }: { $card }</b> ◀ se la lleva
card-taking-plain = { $name }: { $card } ◀ se la lleva

why = { $cause }{ $limit }.
why-not-asked = Ahora no tienes que jugar ninguna carta.
why-lead = Sales tú: puedes jugar la carta que quieras.
why-cause = { $duty ->
    [follow_partner] Gana tu pareja ({ $card }) y tienes { $suit }: debes asistir al palo
    [follow_ruffed] { $name } ha fallado ({ $card }) y tienes { $suit }: debes asistir al palo
    [beat] Gana { $name } ({ $card }) y tienes { $suit }: debes asistir al palo y matar esa carta
    [cannot_beat] Gana { $name } ({ $card }). No puedes matar esa carta, pero tienes { $suit }: debes asistir al palo
    [ruff] No tienes { $suit } y gana { $name } ({ $card }): debes fallar
    [over_ruff] No tienes { $suit } y { $name } ha fallado ({ $card }): debes fallar más alto
    [void] No tienes { $suit } y no puedes ganar a { $name } ({ $card })
    [void_partner] No tienes { $suit } y gana tu pareja ({ $card })
   *[cannot_over_ruff] No tienes { $suit } ni ningún triunfo lo bastante alto para ganar a { $name } ({ $card })
  }
why-limit = { $restraint ->
    [lowest] { $duty ->
        [void] : en la obligada, puedes jugar la más baja de cada palo
        [cannot_over_ruff] : en la obligada, puedes jugar la más baja de cada palo
       *[other] ; en la obligada, con la más baja
      }
    [lowest_or_load] : en la obligada, puedes jugar la más baja de cada palo o una con puntos
    [value_or_lowest] { $duty ->
        [void_partner] : en la obligada, puedes jugar una con puntos o la más baja de cada palo
       *[other] ; en la obligada, con una que tenga puntos o la más baja
      }
    [take_value_or_lowest] { $duty ->
        [void_partner] : en la obligada, puedes jugar una que gane, una con puntos o la más baja de cada palo
       *[other] ; en la obligada, con una que gane, una que tenga puntos o la más baja
      }
   *[none] { $duty ->
        [beat] {""}
        [ruff] {""}
        [over_ruff] {""}
        [void] : puedes jugar la que quieras
        [void_partner] : puedes jugar la que quieras
        [cannot_over_ruff] : puedes jugar la que quieras
       *[other] , con la carta que quieras
      }
  }

marks-title = 📋 <b>Marcador</b> · { $rules }
marks-none = Todavía no ha terminado ninguna mano.
marks-earlier = …
marks-hand = { $number }. { $contract } ({ $name }): { $pair } <b>+{ $written }</b>
marks-tie = { $number }. { $contract } ({ $name }): 36 a 36
marks-voided = { $number }. 🚫 Anulada
marks-time = Tiempo de juego: { $time }
alert-hand-stays-closed = Aquí no se baraja: las cartas de cada mano no se vuelven a mirar hasta que acaba la partida.
