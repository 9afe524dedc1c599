table-title = <b>Mà { $number }</b>
table-title-trick = <b>Mà { $number }</b> · basa { $trick } de 12
table-about-to-deal = 🃏 Comença la partida: es reparteixen les cartes…
table-naming = ⏳ Canta { $name }: tria el trumfo o delega
table-delegated = { $dealer } delega · ⏳ canta { $name }
table-has-delegated = { $name } ha delegat
table-speaking = ⏳ Parla { $name } { $level ->
    [contro] ({ -contro }?)
    [recontro] ({ -recontro }?)
   *[sant_vicenc] ({ -sant-vicenc }?)
  }
table-leading = ⏳ Surt { $name }
table-waiting = ⏳ Juga { $name }
table-left = 🚪 { $name } ha plegat: hi juga el bot
table-stand-in = 💤 { $name } no hi és: hi juga el bot
table-unreachable = ⚠️ { $name }, no et puc donar les cartes: <a href="{ $address }">obre el xat amb mi</a>
table-paused = ⏸ Partida en pausa: ara no puc escriure al grup
table-ended = 🏁 Partida acabada abans d'hora
turned = Reparteix qui té la més alta: { $cards }
turned-again = Empat, i tornen a girar: { $cards }
turned-card = { $name } { $card }

story-title = La <b>mà { $number }</b>, basa per basa
story-points = { $first } { $first_points ->
    [one] 1 punt
   *[other] { $first_points } punts
  } · { $second } { $second_points ->
    [one] 1 punt
   *[other] { $second_points } punts
  }
story-trick = { $number }. { $suit }: { $cards } ({ $points })
story-trick-open = { $number }. { $suit }: { $cards } …
story-closed = 🔒 Sense remenar, les bases no es tornen a mirar fins que s'acaba la partida.
story-card = { $name } { $card }

score-title = <b>Fi de la mà { $number }</b> · { $contract }
score-title-bare = <b>Fi de la mà { $number }</b>
score-deserted = 💤 Ara no hi ha ningú a taula. Quan torneu, premeu «Mà següent».
pair-took = { $pair }: { $tricks ->
    [one] 1 basa
   *[other] { $tricks } bases
  }, { $points ->
    [one] 1 punt
   *[other] { $points } punts
  }
sum-tie = 36 a 36: aquesta mà no l'apunta ningú
sum-capot = 💥 <b>{ -capot(case: "title") }!</b> Totes dotze bases
sum-once = { $points } − 36 = { $over }
sum = { $points } − 36 = { $over } · { $over } × { $times } = { $written }
written = ➡️ { $pair } <b>+{ $written }</b>
totals = { $first } { $first_total } · { $second } { $second_total }
total-missing = <b>{ $total }</b> ({ $missing ->
    [one] en falta 1
   *[other] en falten { $missing }
  })
dealt-to = <b>{ $name }</b>

result-won = 🏆 <b>{ $names }</b> guanyen la partida!
result-you-win = 🏆 <b>Heu guanyat la partida</b>, tu i { $partner }!
result-ended = 🏁 <b>Partida acabada abans d'hora</b>
result-totals = { $first } <b>{ $first_total }</b> · { $second } <b>{ $second_total }</b>
result-length = { $hands ->
    [one] 1 mà
   *[other] { $hands } mans
  } · { $time }
