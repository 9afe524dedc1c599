### Las palabras del juego.

-botifarra = { $case ->
    [title] Botifarra
   *[plain] botifarra
  }
-contro = { $case ->
    [title] Contro
   *[plain] contro
  }
-recontro = { $case ->
    [title] Recontro
   *[plain] recontro
  }
-sant-vicenc = Sant Vicenç
-capot = { $case ->
    [title] Capot
   *[plain] capot
  }
-lliure = { $case ->
    [title] Lliure
   *[plain] lliure
  }
-obligada = { $case ->
    [title] Obligada
   *[plain] obligada
  }
-manilla = { $case ->
    [title] Manilla
   *[plain] manilla
  }

botifarra = { -botifarra }
us = Nosotros
us-with = Tú y { $partner }
them = Ellos
nameless = Alguien
nameless-group = el grupo

suit = { $suit ->
    [O] oros
    [C] copas
    [E] espadas
   *[B] bastos
  }
rank = { $number ->
    [9] { -manilla(case: "title") }
    [1] As
    [12] Rey
    [11] Caballo
    [10] Sota
   *[other] { $number }
  }
card = { $rank } { $suit ->
    [O] de oros
    [C] de copas
    [E] de espadas
   *[B] de bastos
  }
pair = { $first }–{ $second }
# «y» sería «e» ante Ignasi o Isabel.
two-names = { $first }–{ $second }

times = ×{ $times }{ $level ->
    [contro] {" "}{ -contro }
    [recontro] {" "}{ -recontro }
    [sant_vicenc] {" "}{ -sant-vicenc }
   *[none] {""}
  }
named-for = { $name }, delega { $dealer }
contract = Triunfo: { $trump } ({ $name }) · { $times }
contract-botifarra = { $botifarra } ({ $name }), sin triunfo · { $times }
contract-brief = { $trump } ×{ $times }
scores = { $first } <b>{ $first_total }</b> · { $second } <b>{ $second_total }</b> · { $length }
length = a { $target }
length-quick = a 51 o 5 manos
last-trick-line = Baza { $number }, para { $name } · { $suit }: { $cards }
card-played = { $name }: { $card }
card-winning = { $name }: { $card } ◀ gana
suit-held = { $suit }: { $cards }
suit-held-trump = { $suit }: { $cards } <b>(triunfo)</b>
said = { $name }: { $level ->
    [contro] <b>{ -contro }</b>
    [recontro] <b>{ -recontro }</b>
    [sant_vicenc] <b>{ -sant-vicenc }</b>
   *[pass] paso
  }
minutes = { $n ->
    [0] menos de un minuto
    [one] 1 minuto
   *[other] { $n } minutos
  }
duration-days = { $days ->
    [one] 1 día
   *[other] { $days } días
  }
seconds = { $n } s
hours = { $n } h
duration-hours = { $hours } h { $minutes } min

button-my-cards = Mis cartas
button-last-trick = Última baza
button-move-down = ⬇️ Bajar la mesa
button-to-table = ↩️ A la mesa
button-im-back = Ya estoy aquí
button-next = Siguiente mano
button-next-count = Siguiente mano { $count }/{ $of }
button-rematch = 🔁 Revancha
button-whole-hand = La mano entera
