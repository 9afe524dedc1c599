table-title = <b>Mano { $number }</b>
table-title-trick = <b>Mano { $number }</b> · baza { $trick } de 12
table-about-to-deal = 🃏 Empieza la partida: se reparten las cartas…
table-naming = ⏳ Canta { $name }: elige triunfo o delega
table-delegated = { $dealer } delega · ⏳ canta { $name }
table-has-delegated = { $name } ha delegado
table-speaking = ⏳ Habla { $name } { $level ->
    [contro] (¿{ -contro }?)
    [recontro] (¿{ -recontro }?)
   *[sant_vicenc] (¿{ -sant-vicenc }?)
  }
table-leading = ⏳ Sale { $name }
table-waiting = ⏳ Juega { $name }
table-left = 🚪 { $name } se ha ido: juega el bot
table-stand-in = 💤 { $name } no está: juega el bot
table-unreachable = ⚠️ { $name }, no puedo darte las cartas: <a href="{ $address }">abre el chat conmigo</a>
table-paused = ⏸ Partida en pausa: ahora no puedo escribir en el grupo
table-ended = 🏁 Partida terminada antes de tiempo
turned = Reparte quien tiene la más alta: { $cards }
turned-again = Empate, y vuelven a levantar: { $cards }
turned-card = { $name } { $card }

story-title = La <b>mano { $number }</b>, baza a baza
story-points = { $first } { $first_points ->
    [one] 1 punto
   *[other] { $first_points } puntos
  } · { $second } { $second_points ->
    [one] 1 punto
   *[other] { $second_points } puntos
  }
story-trick = { $number }. { $suit }: { $cards } ({ $points })
story-trick-open = { $number }. { $suit }: { $cards } …
story-closed = 🔒 Sin barajar, las bazas no se vuelven a mirar hasta que acaba la partida.
story-card = { $name } { $card }

score-title = <b>Fin de la mano { $number }</b> · { $contract }
score-title-bare = <b>Fin de la mano { $number }</b>
score-deserted = 💤 Ahora no hay nadie en la mesa. Cuando volváis, pulsad «Siguiente mano».
pair-took = { $pair }: { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
sum-tie = 36 a 36: esta mano no se la apunta nadie
sum-capot = 💥 <b>¡{ -capot(case: "title") }!</b> Las doce bazas
sum-once = { $points } − 36 = { $over }
sum = { $points } − 36 = { $over } · { $over } × { $times } = { $written }
written = ➡️ { $pair } <b>+{ $written }</b>
totals = { $first } { $first_total } · { $second } { $second_total }
total-missing = <b>{ $total }</b> ({ $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  })
dealt-to = <b>{ $name }</b>

result-won = 🏆 ¡La pareja <b>{ $names }</b> gana la partida!
result-you-win = 🏆 <b>¡Has ganado la partida con { $partner }!</b>
result-ended = 🏁 <b>Partida terminada antes de tiempo</b>
result-totals = { $first } <b>{ $first_total }</b> · { $second } <b>{ $second_total }</b>
result-length = { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
  } · { $time }
