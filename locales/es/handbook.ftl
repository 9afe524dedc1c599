### /rules, /glossary y /faq: las reglas de la mesa una por una, el vocabulario y las preguntas.

rules-heading = 📜 <b>{ $title }</b> · { $rules }, { $length }
rules-each = 👇 Cada regla, con un ejemplo:
rules-example = <b>Ejemplo</b>
rules-example-you = <b>Ejemplo</b> ({ $partner } es tu pareja)
rules-topic = { $topic ->
    [cards] Cartas y puntos
    [trick] La baza
    [deal] Repartir
    [trumps] Cantar triunfo
    [follow] Asistir
    [beat] Matar
    [ruff] Fallar
    [partner] Gana la pareja
    [losing] No puedes ganar
    [calls] { -contro(case: "title") }
    [score] Contar la mano
    [capot] { -capot(case: "title") }
    [length] La partida
    [claim] El resto
    [renunci] Renuncio
   *[misdeal] Mal repartidas
  }
rules-text = { $topic ->
    [cards] De más a menos fuerte: { -manilla } (el 9), as, rey, caballo, sota, 8, 7… hasta el 2. Las cinco primeras valen 5, 4, 3, 2 y 1 punto, las otras nada, y cada baza vale 1 punto más: en total, 72 por mano.
    [trick] Gana la baza el triunfo más alto y, si no hay ninguno, la carta más alta del palo de salida. Quien la gana se la lleva y sale en la siguiente.
    [trumps] Quien reparte canta: elige el palo de triunfo, que gana a todos los demás, o { -botifarra }, que es sin triunfo y vale el doble. Si no lo ve claro, delega: entonces tiene que cantar su pareja, que ya no puede delegar.
    [follow] Si tienes cartas del palo de salida, debes jugar una, aunque tengas buenos triunfos. Solo si no tienes ninguna puedes jugar de otro palo.
    [beat] Si va ganando un contrario y tienes el palo de salida, debes jugar una carta más alta que la suya, si la tienes; entre las que la superan, la que quieras. Si la baza ya está fallada, con el palo no puedes ganarla, pero debes asistir igualmente.
    [ruff] Si no tienes el palo de salida y va ganando un contrario, debes echar un triunfo que gane la baza; si él ya ha fallado, uno más alto. Si ningún triunfo tuyo puede ganarla, no hace falta echar ninguno.
    [score] La pareja que pasa de 36 puntos se apunta lo que pasa, multiplicado por lo que valga la mano, haya cantado quien haya cantado. A 36 iguales no apunta nadie.
    [capot] Hacer las doce bazas es { -capot }: son los 72 puntos de la mano, o sea 36 por encima de la mitad, multiplicados como siempre. No hay ningún premio aparte.
    [claim] Si te toca y es seguro que todas las bazas que quedan son tuyas, pulsa «Acabar la mano…» y «El resto es mío»; si no es seguro, se sigue jugando y nadie se entera. También podéis dar el resto a los contrarios, si lo queréis los dos de la pareja.
    [renunci] No asistir, no matar o no fallar cuando toca es un renuncio: aquí no puede pasar, porque los botones solo ofrecen las cartas que se pueden jugar. En una mesa de verdad, si se ve antes de la baza siguiente se suele rectificar; si se ve después, la pareja que se equivocó pierde todos los puntos de la mano.
   *[misdeal] Aquí reparto yo, y siempre salen doce cartas para cada uno. En una mesa de verdad, si se reparten mal se reparten otra vez; en algunos torneos, quien reincide pierde el turno de repartir.
  }
rules-deal = { $first ->
    [turned_cards] Reparte primero quien gira la carta más fuerte
   *[random] Quién reparte primero se decide por sorteo
  }; después, el de la { $side ->
    [yes] izquierda
   *[no] derecha
  }. { $dealing ->
    [shuffled] Se baraja en cada mano
   *[no_shuffle] No se baraja: las bazas hechas se apilan, se corta y se reparten de cuatro en cuatro
  }, y en la primera baza sale quien está a la { $side ->
    [yes] izquierda
   *[no] derecha
  } de quien reparte.{ $covered ->
    [yes] {" "}Mano tapada: la pareja de quien reparte no ve sus cartas hasta que se ha cantado o delegado.
   *[no] {""}
  }
rules-partner = { $duty ->
    [lliure] Si va ganando tu pareja, solo tienes que asistir: la carta que quieras del palo de salida. Si no tienes ninguna, juega la que quieras: no hace falta fallar.
    [free] Si va ganando tu pareja, en esta { -obligada } solo tienes que asistir, con la carta que quieras. Si no tienes el palo de salida, juega la que quieras: no hace falta fallar.
    [strict] Si va ganando tu pareja, asiste con una carta que tenga puntos o con la más baja, aunque así la superes. Si no tienes el palo de salida, elige otro: de ese, una que tenga puntos o la más baja.
   *[value] Si va ganando tu pareja, asiste con una carta que la supere, con una que tenga puntos o con la más baja. Si no tienes el palo de salida, elige otro: una que gane la baza, una que tenga puntos o la más baja.
  }
rules-losing = { $duty ->
    [lliure] Si va ganando un contrario y no puedes superarlo, asiste con la carta que quieras. Si no tienes el palo de salida, juega la que quieras.
    [lowest] Si va ganando un contrario y no puedes superarlo, asiste con la más baja. Si no tienes el palo de salida, elige otro: de ese, la más baja.
   *[load] Si va ganando un contrario y no puedes superarlo, juega la más baja del palo que eches. Solo el segundo de la baza, si no tiene el palo de salida, puede cargar también una carta con puntos.
  }
rules-calls = Cuando se ha cantado, los contrarios pueden decir { -contro } (×2) y la pareja que ha cantado, { -recontro } (×4){ $when ->
    [never] ; aquí no hay { -sant-vicenc }. La { -botifarra } lo dobla todo: hasta ×8.
    [trumps] ; después, los contrarios, { -sant-vicenc } (×8), solo con triunfo. La { -botifarra } lo dobla todo: hasta ×8.
   *[always] ; después, los contrarios, { -sant-vicenc } (×8), también en la { -botifarra }. La { -botifarra } lo dobla todo: hasta ×16.
  }
rules-length = Gana la partida la pareja que llega a { $target } puntos apuntados, o los pasa; se mira al final de cada mano. Como en cada mano solo apunta una pareja, no puede acabar en empate.
rules-quick = Partida rápida: gana quien llega a { $target } puntos, o quien va por delante después de { $hands } manos. Si entonces hay empate, se juega una mano más, hasta que alguien vaya por delante.
rules-example-leads = ➡️ Sale { $leader }.
rules-example-deal = ➡️ Sale { $leader }, que también repartirá la mano siguiente.
rules-example-quick = Después de { $hands } manos, { $ahead } a { $behind }: se ha acabado. { $ahead } a { $ahead }: una mano más.
rules-example-claim = Sales tú y te quedan { $cards }, que son triunfo: no hay ninguna carta que las supere, y el resto es tuyo.
rules-example-renunci = Sería un renuncio: { $cards }.
rules-example-misdeal = { $cards } cartas entre cuatro son { $each } para cada uno: si alguien tiene { $more } y otro { $fewer }, se reparte otra vez.

glossary-title = 🔤 <b>Vocabulario de la { -botifarra }</b>
    Las palabras que oirás en la mesa, en catalán. Elige un tema:
glossary-theme = { $theme ->
    [pack] La baraja
    [trick] La baza
    [trumps] Triunfo y { -contro }
    [deal] Repartir
   *[match] La partida
  }
glossary-heading = 🔤 <b>{ $title }</b>
glossary-text = { $theme ->
    [pack] <b>baralla</b>, baraja: las 48 cartas, del 1 al 12 de cada palo.
        <b>pal</b>, palo: oros, copas, espadas o bastos.
        <b>oros</b>, oros: 🟡, las monedas; en la baraja francesa, ♦.
        <b>copes</b>, copas: 🍷; en la francesa, ♥.
        <b>espases</b>, espadas: ⚔️; en la francesa, ♠.
        <b>bastos</b>, bastos: 🌳; en la francesa, ♣.
        <b>manilla</b>: el 9, la más fuerte de su palo; vale 5.
        <b>as</b>, as: el 1, la segunda; vale 4.
        <b>rei</b>, rey: el 12; vale 3.
        <b>cavall</b>, caballo: el 11; vale 2.
        <b>sota</b>, sota: el 10; vale 1.
    [trick] <b>basa</b>, baza: las cuatro cartas de una vuelta, una de cada uno.
        <b>sortir</b>, salir: jugar la primera carta de una baza.
        <b>servir</b>, asistir: jugar una carta del palo de salida.
        <b>matar</b>, matar: superar la carta que va ganando.
        <b>fallar</b> o <b>tallar</b>, fallar: jugar triunfo cuando no se tiene el palo.
        <b>sobrefallar</b> o <b>sobretallar</b>, contrafallar: fallar más alto que quien ya ha fallado.
        <b>carregar</b>, cargar: poner una carta con puntos en la baza.
        <b>renunci</b>, renuncio: jugar una carta que no se podía jugar.
    [trumps] <b>trumfo</b>, triunfo: el palo que gana a todos los demás durante la mano.
        <b>cantar</b>, cantar: decir qué palo será triunfo, o { -botifarra }.
        <b>delegar</b>, delegar: dejar que cante la pareja.
        <b>botifarra</b>: jugar sin triunfo; la mano vale el doble. También es el nombre del juego.
        <b>contro</b>: lo dicen los contrarios de quien ha cantado: la mano vale ×2.
        <b>recontro</b>: responde quien ha cantado o su pareja: ×4.
        <b>Sant Vicenç</b>: vuelven los contrarios: ×8. No se juega en todas las mesas.
        <b>bé</b>, bien: paso.
    [deal] <b>repartir</b>, repartir: dar las cartas, doce a cada uno.
        <b>remenar</b>, barajar: mezclar las cartas.
        <b>escapçar</b>, cortar: partir el mazo en dos y poner lo de abajo encima. No es <i>tallar</i>, que es fallar.
        <b>girar carta</b>, girar carta: enseñar una para ver quién reparte primero.
        <b>mà</b>, mano: las doce bazas que se juegan con unas mismas cartas.
        <b>mà tapada</b>, mano tapada: la pareja de quien reparte no mira las cartas hasta que se ha cantado o delegado.
   *[match] <b>parella</b>, pareja: quien está frente a ti; los puntos son de los dos.
        <b>contraris</b>, contrarios: la otra pareja.
        <b>apuntar</b>, apuntar: sumar a la partida los puntos que pasan de 36.
        <b>capot</b>: hacer las doce bazas.
        <b>la resta</b>, el resto: las bazas que quedan por jugar.
        <b>partida</b>, partida: las manos que hacen falta para llegar a 101, o a los puntos que se elijan.
        <b>revenja</b>, revancha: otra partida con los mismos.
        <b>lliure</b>, libre: la manera occidental de jugar.
        <b>obligada</b>, obligada: la oriental: quien no gana la baza no siempre elige la carta.
  }

faq-title = ❓ <b>Preguntas que hace todo el mundo</b>
    Elige un tema:
faq-theme = { $theme ->
    [points] Cartas y puntos
    [tricks] Las bazas
    [speech] Cantar y contrar
   *[table] La mesa y el bot
  }
faq-heading-theme = ❓ <b>{ $theme }</b>
    Toca una pregunta:
faq-question = { $question ->
    [nine] ¿Por qué el 9 gana al as?
    [worth] ¿Cuánto vale cada carta?
    [thirty_six] ¿Qué significa 36?
    [why_not] ¿Por qué no puedo jugar una carta?
    [leads] ¿Quién sale?
    [double] ¿Por qué la { -botifarra } vale el doble?
    [contro] ¿Cuándo puedo decir { -contro }?
    [tie] ¿Y si empatamos?
    [variants] ¿{ -lliure(case: "title") } u { -obligada }?
    [last] ¿Cómo vuelvo a ver una baza?
    [undo] ¿Puedo deshacer una jugada?
    [late] ¿Y si tardo demasiado?
    [gone] ¿Y si tengo que irme?
    [talk] ¿Se puede hablar?
    [computers] ¿Qué son los ordenadores?
   *[end] ¿Podemos acabar antes?
  }
faq-heading = ❓ <b>{ $question }</b>
faq-answer = { $question ->
    [nine] En este juego el 9 es la { -manilla }, y la { -manilla } es la carta más fuerte de cada palo. Por eso también es la que más vale: 5 puntos; el as, que viene detrás, vale 4.
    [worth] La { -manilla } (el 9) vale 5 puntos; el as, 4; el rey, 3; el caballo, 2; la sota, 1. Del 8 para abajo, nada. Y quien gana una baza cuenta 1 más.
    [thirty_six] Cada mano tiene 72 puntos, y 36 es la mitad. Solo apunta la pareja que pasa de 36, y solo lo que pasa: con 45 puntos, se apuntan 9.
    [why_not] Porque tienes que asistir al palo y, si gana un contrario, matar o fallar si puedes. Cuando te toque, pulsa «¿Por qué estas?», debajo de tus cartas: te diré el motivo.
    [leads] En la primera baza sale el jugador siguiente a quien ha repartido, haya cantado quien haya cantado. Después, siempre quien ha ganado la baza anterior.
    [double] Porque se juega sin triunfo: nadie puede fallar, y cada baza es de la carta más alta del palo de salida. Es más arriesgado, y por eso todo lo que se apunta se dobla.
    [contro] Cuando los contrarios ya han cantado y todavía no se ha jugado ninguna carta: te lo pregunto en privado, con botones. Dilo si crees que pasaréis de 36 puntos; si no, di paso.
    [tie] A 36 iguales no apunta nadie, valga lo que valga la mano, y se reparte la siguiente. La partida no puede empatarse: en cada mano solo apunta una pareja. Y si en la rápida hay empate después de cinco manos, se juega otra.
    [variants] Las dos obligan a asistir y, si gana un contrario, a matar o fallar si puedes. En la { -obligada }, quien no puede superar a un contrario juega la más baja del palo que eche; y si gana la pareja, a menudo también hay un deber.
    [last] La última, con /last o con el botón «Última baza». Las de antes no se vuelven a mirar mientras se juega la mano, como en una mesa de verdad.
    [undo] No: una carta jugada ya no se puede recoger. Pero no puedes hacer ningún renuncio, porque los botones solo ofrecen las cartas que se pueden jugar.
    [late] Si el grupo ha puesto tiempo a los turnos y se te acaba, juego yo por ti esa vez. Si te pasa dos veces seguidas, sigo hasta que pulses «Ya estoy aquí».
    [gone] Escribe /leave: jugaré yo por ti, y tu asiento quedará libre para quien lo quiera. La partida continúa.
    [talk] De todo, menos de las cartas: ni palabras ni señas. Durante la mano solo se dice el palo, { -botifarra }, delego, paso, { -contro }…
    [computers] Jugadores que se sientan donde falta gente, y que pueden ser Fácil, Normal o Difícil. Solo ven sus cartas y las que se han jugado, igual que tú: no hacen trampas.
   *[end] Sí. Con «Acabar la mano…», debajo de tus cartas desde la segunda baza, puedes decir que el resto es tuyo, o proponer darlo o anular la mano. Para acabar toda la partida, /endgame.
  }

button-rules-all = 📜 Todas las reglas
button-rules-card = 📜 Reglas
button-glossary = 🔤 Vocabulario
button-glossary-all = 🔤 Todos los temas
button-faq = ❓ Preguntas
button-faq-all = ❓ Todos los temas
