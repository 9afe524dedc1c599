### Les mots du jeu.

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
    [title] Manille
   *[plain] manille
  }

botifarra = { -botifarra }
us = Nous
us-with = Toi et { $partner }
them = Eux
nameless = Quelqu'un
nameless-group = le groupe

suit = { $suit ->
    [O] deniers
    [C] coupes
    [E] épées
   *[B] bâtons
  }
rank = { $number ->
    [9] { -manilla(case: "title") }
    [1] As
    [12] Roi
    [11] Cavalier
    [10] Valet
   *[other] { $number }
  }
card = { $rank } { $suit ->
    [O] de deniers
    [C] de coupes
    [E] d'épées
   *[B] de bâtons
  }
pair = { $first }–{ $second }
two-names = { $first } et { $second }

times = ×{ $times }{ $level ->
    [contro] {" "}{ -contro }
    [recontro] {" "}{ -recontro }
    [sant_vicenc] {" "}{ -sant-vicenc }
   *[none] {""}
  }
named-for = { $name } pour { $dealer }
contract = Atout : { $trump } ({ $name }) · { $times }
contract-botifarra = { $botifarra } ({ $name }), sans atout · { $times }
contract-brief = { $trump } ×{ $times }
scores = { $first } <b>{ $first_total }</b> · { $second } <b>{ $second_total }</b> · { $length }
length = en { $target }
length-quick = en 51 ou 5 donnes
last-trick-line = Pli { $number }, pour { $name } · { $suit } : { $cards }
card-played = { $name } : { $card }
card-winning = { $name } : { $card } ◀ maître
suit-held = { $suit } : { $cards }
suit-held-trump = { $suit } : { $cards } <b>(atout)</b>
said = { $name } : { $level ->
    [contro] <b>{ -contro }</b>
    [recontro] <b>{ -recontro }</b>
    [sant_vicenc] <b>{ -sant-vicenc }</b>
   *[pass] passe
  }
minutes = { $n ->
    [0] moins d'une minute
    [one] 1 minute
   *[other] { $n } minutes
  }
duration-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
  }
seconds = { $n } s
hours = { $n } h
duration-hours = { $hours } h { $minutes } min

button-my-cards = Mes cartes
button-last-trick = Dernier pli
button-move-down = ⬇️ Table en bas
button-to-table = ↩️ À la table
button-im-back = Me revoilà
button-next = Donne suivante
button-next-count = Donne suivante { $count }/{ $of }
button-rematch = 🔁 Revanche
button-whole-hand = Toute la donne
