table-title = <b>Donne { $number }</b>
table-title-trick = <b>Donne { $number }</b> · pli { $trick } sur 12
table-about-to-deal = 🃏 La partie commence : on distribue les cartes…
table-naming = ⏳ À { $name } de choisir l'atout ou de déléguer
table-delegated = { $dealer } délègue · ⏳ à { $name } de choisir l'atout
table-has-delegated = { $name } a délégué
table-speaking = ⏳ À { $name } de parler { $level ->
    [contro] ({ -contro } ?)
    [recontro] ({ -recontro } ?)
   *[sant_vicenc] ({ -sant-vicenc } ?)
  }
table-leading = ⏳ À { $name } d'entamer
table-waiting = ⏳ À { $name } de jouer
table-left = 🚪 { $name } a quitté la partie : le bot joue à sa place
table-stand-in = 💤 { $name } n'est pas là : le bot joue à sa place
table-unreachable = ⚠️ { $name } ne reçoit pas ses cartes : <a href="{ $address }">ouvrir le chat avec le bot</a>
table-paused = ⏸ Partie en pause : je ne peux pas écrire dans le groupe
table-ended = 🏁 Partie arrêtée avant la fin
turned = Tirage du donneur : { $cards }
turned-again = Égalité, nouveau tirage : { $cards }
turned-card = { $name } { $card }

story-title = <b>Donne { $number }</b>, pli par pli
story-points = { $first } { $first_points ->
    [one] { $first_points } point
   *[other] { $first_points } points
  } · { $second } { $second_points ->
    [one] { $second_points } point
   *[other] { $second_points } points
  }
story-trick = { $number }. { $suit } : { $cards } ({ $points })
story-trick-open = { $number }. { $suit }: { $cards } …
story-closed = 🔒 Sans mélange, on ne regarde plus les plis avant la fin de la partie.
story-card = { $name } { $card }

score-title = <b>Fin de la donne { $number }</b> · { $contract }
score-title-bare = <b>Fin de la donne { $number }</b>
score-deserted = 💤 Il n'y a plus personne à la table. À votre retour, touchez « Donne suivante ».
pair-took = { $pair } : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sum-tie = 36 partout : personne ne marque
sum-capot = 💥 <b>{ -capot(case: "title") } !</b> Les douze plis
sum-once = { $points } − 36 = { $over }
sum = { $points } − 36 = { $over } · { $over } × { $times } = { $written }
written = ➡️ { $pair } <b>+{ $written }</b>
totals = { $first } { $first_total } · { $second } { $second_total }
total-missing = <b>{ $total }</b> (encore { $missing })
dealt-to = <b>{ $name }</b>

result-won = 🏆 <b>{ $names }</b> gagnent la partie !
result-you-win = 🏆 <b>Vous gagnez la partie</b>, toi et { $partner } !
result-ended = 🏁 <b>Partie arrêtée avant la fin</b>
result-totals = { $first } <b>{ $first_total }</b> · { $second } <b>{ $second_total }</b>
result-length = { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
  } · { $time }
