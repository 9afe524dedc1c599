hand-title = <b>{ $group }</b>
hand-title-number = <b>{ $group }</b> · mano { $number }
hand-your-turn = 🔔 <b>TE TOCA</b> · { $group }
hand-ahead = 💭 <b>PUEDES DECIDIR</b> · { $group }
hand-about-to-deal = Ahora se reparten las cartas…
hand-stand-in = 💤 Como no estabas, juego yo por ti. Cuando vuelvas, pulsa «Ya estoy aquí».
hand-reminder = ⏰ La mesa te espera.
hand-reminder-time = ⏰ La mesa te espera: dentro de { $time } jugaré yo por ti.
hand-decided = Ya lo has decidido: { $level ->
    [contro] { -contro }
    [recontro] { -recontro }
    [sant_vicenc] { -sant-vicenc }
   *[pass] pasas
  }. Se dirá cuando te toque hablar.
hand-trick = Baza { $number } de 12
hand-empty = Baza { $number } de 12 · mesa vacía
hand-no-cards = Ya no te quedan cartas
hand-covered = 🙈 Mano tapada: verás las cartas cuando { $dealer } haya cantado o delegado.
hand-scored = <b>{ $group }</b> · fin de la mano { $number }
hand-next-waiting = Hecho. Esperamos a los demás.

ask-trump = 👉 <b>Cantas tú</b>: elige triunfo, o delega en { $partner }.
ask-trump-for-partner = 👉 { $partner } delega: <b>ahora tienes que cantar tú</b>.
ask-call = 👉 <b>Hablas tú</b>: { $level ->
    [contro] ¿quieres contrar?
    [recontro] ¿quieres recontrar?
   *[sant_vicenc] ¿quieres decir { -sant-vicenc }?
  }
ask-call-ahead = 💭 Primero habla { $name }. Si pasa, { $level ->
    [contro] ¿quieres contrar?
    [recontro] ¿quieres recontrar?
   *[sant_vicenc] ¿quieres decir { -sant-vicenc }?
  } Lo que elijas se dirá cuando te toque.
ask-lead = 👉 <b>Sales tú</b>: juega la carta que quieras.
ask-card = 👉 <b>Te toca</b>: elige una carta.
wait-trump = ⏳ Canta { $name }…
wait-call = ⏳ Habla { $name }…
wait-lead = ⏳ Sale { $name }…
wait-others = ⏳ Has jugado: ahora esperamos a los demás.
wait-card = ⏳ Juega { $name }…

button-delegate = Delego
button-botifarra = { -botifarra(case: "title") } ×2
button-pass = Paso
button-call = { $level ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
   *[sant_vicenc] { -sant-vicenc }
  } → ×{ $times }
button-why = ¿Por qué estas?
