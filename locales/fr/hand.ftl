hand-title = <b>{ $group }</b>
hand-title-number = <b>{ $group }</b> · donne { $number }
hand-your-turn = 🔔 <b>À TOI</b> · { $group }
hand-ahead = 💭 <b>TU PEUX DÉCIDER</b> · { $group }
hand-about-to-deal = On distribue les cartes…
hand-stand-in = 💤 Tu n'étais pas là, je joue pour toi. À ton retour, touche « Me revoilà ».
hand-reminder = ⏰ La table t'attend.
hand-reminder-time = ⏰ La table t'attend : dans { $time }, je jouerai pour toi.
hand-decided = C'est décidé : { $level ->
    [contro] { -contro }
    [recontro] { -recontro }
    [sant_vicenc] { -sant-vicenc }
   *[pass] tu passes
  }. Personne ne le voit avant ton tour de parler.
hand-trick = Pli { $number } sur 12
hand-empty = Pli { $number } sur 12 · table vide
hand-no-cards = Tu n'as plus de carte
hand-covered = 🙈 Donne couverte : tu verras tes cartes quand { $dealer } aura choisi l'atout ou délégué.
hand-scored = <b>{ $group }</b> · fin de la donne { $number }
hand-next-waiting = C'est noté. On attend les autres.

ask-trump = 👉 <b>À toi de choisir l'atout</b>, ou de déléguer à { $partner }.
ask-trump-for-partner = 👉 { $partner } délègue : <b>à toi de choisir l'atout</b>.
ask-call = 👉 <b>À toi de parler</b> : { $level ->
    [contro] tu dis { -contro } ?
    [recontro] tu dis { -recontro } ?
   *[sant_vicenc] tu dis { -sant-vicenc } ?
  }
ask-call-ahead = 💭 { $level ->
    [contro] Tu dis { -contro } ?
    [recontro] Tu dis { -recontro } ?
   *[sant_vicenc] Tu dis { -sant-vicenc } ?
  } { $name } parle avant toi ; ton choix reste caché jusqu'à ton tour.
ask-lead = 👉 <b>À toi d'entamer</b> : joue la carte que tu veux.
ask-card = 👉 <b>À toi</b> : choisis une carte.
wait-trump = ⏳ À { $name } de choisir l'atout…
wait-call = ⏳ À { $name } de parler…
wait-lead = ⏳ À { $name } d'entamer…
wait-others = ⏳ Tu as joué : on attend les autres.
wait-card = ⏳ À { $name } de jouer…

button-delegate = Je délègue
button-botifarra = { -botifarra(case: "title") } ×2
button-pass = Je passe
button-call = { $level ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
   *[sant_vicenc] { -sant-vicenc }
  } → ×{ $times }
button-why = Pourquoi celles-ci ?
