### Les paraules del joc. El català és la font de les altres llengües.

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
us = Nosaltres
us-with = Tu i { $partner }
them = Ells
nameless = Algú
nameless-group = el grup

suit = { $suit ->
    [O] oros
    [C] copes
    [E] espases
   *[B] bastos
  }
rank = { $number ->
    [9] { -manilla(case: "title") }
    [1] As
    [12] Rei
    [11] Cavall
    [10] Sota
   *[other] { $number }
  }
card = { $rank } { $suit ->
    [O] d'oros
    [C] de copes
    [E] d'espases
   *[B] de bastos
  }
pair = { $first }–{ $second }
two-names = { $first } i { $second }

# ×2 contro
times = ×{ $times }{ $level ->
    [contro] {" "}{ -contro }
    [recontro] {" "}{ -recontro }
    [sant_vicenc] {" "}{ -sant-vicenc }
   *[none] {""}
  }
named-for = { $name }, delega { $dealer }
contract = Trumfo: { $trump } ({ $name }) · { $times }
contract-botifarra = { $botifarra } ({ $name }), sense trumfo · { $times }
contract-brief = { $trump } ×{ $times }
scores = { $first } <b>{ $first_total }</b> · { $second } <b>{ $second_total }</b> · { $length }
length = a { $target }
length-quick = a 51 o 5 mans
last-trick-line = Basa { $number }, per a { $name } · { $suit }: { $cards }
card-played = { $name }: { $card }
card-winning = { $name }: { $card } ◀ guanya
suit-held = { $suit }: { $cards }
suit-held-trump = { $suit }: { $cards } <b>(trumfo)</b>
said = { $name }: { $level ->
    [contro] <b>{ -contro }</b>
    [recontro] <b>{ -recontro }</b>
    [sant_vicenc] <b>{ -sant-vicenc }</b>
   *[pass] bé
  }
minutes = { $n ->
    [0] menys d'un minut
    [one] 1 minut
   *[other] { $n } minuts
  }
duration-days = { $days ->
    [one] 1 dia
   *[other] { $days } dies
  }
seconds = { $n } s
hours = { $n } h
duration-hours = { $hours } h { $minutes } min

button-my-cards = Les meves cartes
button-last-trick = Última basa
button-move-down = ⬇️ Baixa la taula
button-to-table = ↩️ A la taula
button-im-back = Ja hi sóc
button-next = Mà següent
button-next-count = Mà següent { $count }/{ $of }
button-rematch = 🔁 Revenja
button-whole-hand = La mà sencera
