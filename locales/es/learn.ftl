### /learn: diez pasos, cada uno con unas cuantas posiciones para probar.

learn-title = 📖 <b>Aprende a jugar a la { -botifarra }</b>
    Diez pasos cortos: lee, prueba y adelante. Déjalo cuando quieras: recuerdo por dónde vas.
learn-table = En la mesa, tú y { $partner }, que está enfrente, sois pareja. { $right }, a la derecha, y { $left }, a la izquierda, son los contrarios.
learn-you = Tú
learn-step = { $step ->
    [cards] Las cartas y los puntos
    [trick] La baza
    [dealer] Quien reparte, canta
    [follow] Asistir al palo
    [beat] Matar
    [ruff] Fallar, y fallar más alto
    [winner] Quién gana la baza
    [calls] { -contro(case: "title") }, { -recontro }, { -sant-vicenc }
    [score] Contar la mano
   *[variants] { -lliure(case: "title") } u { -obligada }
  }
learn-heading = 📖 Paso { $number } de { $of } · <b>{ $title }</b>
learn-heading-exercise = { $heading } · { $exercise }/{ $exercises }
learn-text = { $step ->
    [cards] Hay 48 cartas de cuatro palos: oros, copas, espadas y bastos. En cada palo, de más a menos fuerte: <b>{ -manilla }</b> (el 9), as, rey, caballo, sota, 8, 7, 6, 5, 4, 3 y 2.

        Las cinco primeras valen 5, 4, 3, 2 y 1 punto; las otras, nada. Y cada baza, que son las cuatro cartas de una vuelta, vale 1 punto más.
    [trick] Cada cual juega una carta, hacia la derecha. Las cuatro juntas son una <b>baza</b>.

        El palo de la primera carta es el palo de salida. Si nadie juega triunfo, gana la más alta de ese palo: las de otros palos no ganan nunca.

        Quien gana la baza se la lleva y <b>sale</b> en la siguiente. En cada mano hay doce bazas.
    [dealer] Antes de jugar, quien reparte <b>canta</b>: elige el palo de triunfo, que gana a todos los demás, o { -botifarra }, que es sin triunfo y vale el doble.

        Si no lo ve claro, <b>delega</b>: entonces tiene que cantar su pareja.

        En la primera baza sale quien está a la derecha de quien reparte, haya cantado quien haya cantado.
    [follow] Si tienes cartas del palo de salida, debes jugar una. Eso es <b>asistir</b>, y obliga aunque tengas buenos triunfos.

        Si va ganando tu pareja, o si un triunfo ya se lleva la baza, basta con asistir: la que quieras del palo.

        Si no tienes ni el palo ni ningún triunfo, juega la que quieras.
    [beat] Si va ganando un contrario y tienes el palo, asistir no basta: si puedes, debes <b>matar</b>, es decir, jugar una más alta. No vale guardarse el as para luego.

        Si va ganando tu pareja, no hace falta.

        Y ojo: una carta de otro palo que no sea triunfo no gana nunca, aunque sea la { -manilla }.
    [ruff] Si no tienes el palo de salida y va ganando un contrario, debes <b>fallar</b>: jugar un triunfo que gane la baza. Si ya ha fallado un contrario, debes fallar más alto, si puedes.

        Si ninguno de tus triunfos gana, juega la que quieras: no hace falta tirar ninguno.

        Y si todavía tienes el palo, no se falla nunca: debes asistir.
    [winner] Para saber de quién es una baza, mira dos cosas:

        ¿Hay triunfos? Gana el más alto.
        ¿No hay ninguno? Gana la más alta del palo de salida.

        Así, el 2 de triunfo gana a la { -manilla } de cualquier otro palo.
    [calls] Después de cantar, los contrarios pueden decir <b>{ -contro }</b>: la mano vale ×2. La pareja que ha cantado puede responder <b>{ -recontro }</b>, ×4, y los contrarios, <b>{ -sant-vicenc }</b>, ×8. Quien no quiere subir dice «paso».

        Cada cosa se dice una sola vez. Con { -botifarra } todo vale el doble, y en muchas mesas no hay { -sant-vicenc }.
    [score] Cada mano tiene 72 puntos: 60 de las cartas y 12 de las bazas. La pareja que pasa de 36 se apunta lo que pasa, multiplicado por lo que valga la mano.

        Por ejemplo, 45 puntos con { -contro }: 45 − 36 = 9, y 9 × 2 = 18.

        Da igual quién haya cantado. A 36 iguales no apunta nadie. Hacer las doce bazas es { -capot }: se apuntan 36, multiplicados. La partida es de quien llega a 101.
   *[variants] Hasta ahora hemos jugado a la { -lliure }. En la <b>{ -obligada }</b>, quien no gana la baza tiene un deber más:

        Si gana un contrario, juega la más baja del palo que eches. (El segundo de la baza, si no puede asistir, también puede cargar puntos.)
        Si gana tu pareja, juega una con puntos, la más baja, o una que aún la supere.
  }
learn-trump = Triunfo: { $trump }
learn-no-trump = Sin triunfo
learn-dealt = Reparte: { $name }
learn-says = { $name }: { $said }
learn-points = { $first } { $ours } · { $second } { $theirs } puntos
learn-match = Teníais { $before } puntos y ahora os apuntáis { $written }. La partida es a { $target }.
learn-ask = { $ask ->
    [card] Te toca. ¿Cuál puedes jugar?
    [how_many] Te toca. ¿Cuántas de estas cartas puedes jugar?
    [turn] ¿Quién juega ahora?
    [winner] ¿Quién gana la baza?
    [leads] ¿Quién sale en la baza siguiente?
    [worth] ¿Cuántos puntos vale esta baza?
    [strongest] ¿Cuál es la más fuerte?
    [names] ¿Quién tiene que cantar?
    [may_name] Te toca. ¿Qué puedes decir?
    [speaks] ¿A quién le toca hablar ahora?
    [leads_first] ¿Quién sale en la primera baza?
    [level] ¿Qué se puede decir todavía?
    [times] ¿Por cuánto se multiplica la mano?
    [written] ¿Quién apunta, y cuánto?
   *[over] ¿Se ha acabado la partida?
  }
learn-writes = { $pair } +{ $written }
learn-nobody = Nadie
learn-nothing = Nada más: se juega
learn-over = { $over ->
    [yes] Sí, se ha acabado
   *[no] No, todavía no
  }

learn-right = ✅ <b>{ $choice }: ¡muy bien!</b>
learn-wrong = ❌ <b>{ $choice }: no.</b>
learn-trapped = ❌ <b>{ $choice }: has caído en la trampa.</b>
learn-could = Se puede jugar: { $cards }.
learn-ranked = De más a menos fuerte: { $cards }.
learn-worth = { $sum } de las cartas + 1 de la baza = { $points }.
learn-turn = Se juega hacia la derecha: { $before } ➡️ { $name }.
learn-taken = { $how ->
    [trump] Gana el triunfo más alto: { $card }.
   *[led] No hay ningún triunfo: gana la más alta del palo de salida, { $card }.
  }
learn-winner-leads = Quien gana la baza sale en la siguiente.
learn-rule = { $rule ->
    [names] Canta quien reparte; si quiere, lo delega en su pareja.
    [may_name] Solo se delega una vez: ahora tienes que elegir un palo o { -botifarra }.
    [speaks] Cuando alguien dice { -contro }, responde la pareja que ha cantado, y habla primero quien está a la derecha de quien lo ha dicho.
    [leads_first] Sale quien está a la derecha de quien reparte, haya cantado quien haya cantado.
   *[level] Con { -botifarra } se llega hasta el { -recontro }; solo en algunas mesas se puede decir { -sant-vicenc }.
  }
learn-times = { $level ->
    [contro] { -contro(case: "title") }: ×{ $factor }
    [recontro] { -recontro(case: "title") }: ×{ $factor }
   *[sant_vicenc] { -sant-vicenc }: ×{ $factor }
  }{ $botifarra ->
    [yes] , y la { -botifarra } lo dobla: ×{ $times }.
   *[no] .
  }
learn-who-writes = Apunta quien pasa de 36, haya cantado quien haya cantado.
learn-total = { $before } + { $written } = { $after }: { $missing ->
    [0] se ha llegado a { $target }.
    [one] todavía falta 1 para llegar a { $target }.
   *[other] todavía faltan { $missing } para llegar a { $target }.
  }
learn-end = 🎉 <b>¡Ya sabes jugar!</b>
    Has hecho los diez pasos. Ahora lo mejor es jugar una mano con ordenadores: si dudas, pulsa «¿Por qué estas?».

    Las reglas, las palabras del juego y las preguntas de todo el mundo: /rules, /glossary, /faq.
learn-is-private = 📖 Se aprende en privado conmigo.

button-learn = 📖 Aprende a jugar
button-learn-start = Empezar
button-learn-go-on = Continuar: paso { $number }
button-learn-try = ✏️ Pruébalo
button-learn-next = ➡️ Adelante
button-learn-read = Volver a leer
button-learn-list = Todos los pasos
button-learn-private = 📖 Aprender en privado
