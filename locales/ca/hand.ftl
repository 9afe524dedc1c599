hand-title = <b>{ $group }</b>
hand-title-number = <b>{ $group }</b> · mà { $number }
hand-your-turn = 🔔 <b>ET TOCA</b> · { $group }
hand-ahead = 💭 <b>POTS DECIDIR</b> · { $group }
hand-about-to-deal = Ara es reparteixen les cartes…
hand-stand-in = 💤 Com que no hi eres, jugo jo per tu. Quan tornis, prem «Ja hi sóc».
hand-reminder = ⏰ La taula t'espera.
hand-reminder-time = ⏰ La taula t'espera: d'aquí a { $time } jugaré jo per tu.
hand-decided = Ja ho tens decidit: { $level ->
    [contro] { -contro }
    [recontro] { -recontro }
    [sant_vicenc] { -sant-vicenc }
   *[pass] passes
  }. Es dirà quan et toqui parlar.
hand-trick = Basa { $number } de 12
hand-empty = Basa { $number } de 12 · taula buida
hand-no-cards = Ja no et queden cartes
hand-covered = 🙈 Mà tapada: veuràs les cartes quan { $dealer } hagi cantat o delegat.
hand-scored = <b>{ $group }</b> · fi de la mà { $number }
hand-next-waiting = Fet. Esperem els altres.

ask-trump = 👉 <b>Cantes tu</b>: tria el trumfo, o delega i que canti { $partner }.
ask-trump-for-partner = 👉 { $partner } delega: <b>ara has de cantar tu</b>.
ask-call = 👉 <b>Parles tu</b>: { $level ->
    [contro] vols contrar?
    [recontro] vols recontrar?
   *[sant_vicenc] vols dir { -sant-vicenc }?
  }
ask-call-ahead = 💭 Primer parla { $name }. Si passa, { $level ->
    [contro] vols contrar?
    [recontro] vols recontrar?
   *[sant_vicenc] vols dir { -sant-vicenc }?
  } El que triïs es dirà quan et toqui.
ask-lead = 👉 <b>Surts tu</b>: juga la carta que vulguis.
ask-card = 👉 <b>Et toca</b>: tria una carta.
wait-trump = ⏳ Canta { $name }…
wait-call = ⏳ Parla { $name }…
wait-lead = ⏳ Surt { $name }…
wait-others = ⏳ Has jugat: ara esperem els altres.
wait-card = ⏳ Juga { $name }…

button-delegate = Delego
button-botifarra = { -botifarra(case: "title") } ×2
button-pass = Bé, passo
button-call = { $level ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
   *[sant_vicenc] { -sant-vicenc }
  } → ×{ $times }
button-why = Per què aquestes?
