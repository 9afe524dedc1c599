rules-game = <b>La { -botifarra }, en breve</b>
    Cuatro jugadores, dos parejas, cada cual frente a la suya. 48 cartas: 🟡 oros, 🍷 copas, ⚔️ espadas y 🌳 bastos, del 1 al 12. Se juega hacia la derecha.
rules-cards = <b>Las cartas</b>, de más a menos: { -manilla } (el 9), as, rey, caballo, sota, 8, 7, 6, 5, 4, 3, 2. Valen 5, 4, 3, 2 y 1 punto; del 8 para abajo, nada. Cada baza vale 1 punto más: en total, 72 por mano.
rules-trumps = <b>El triunfo</b>
    Quien reparte canta un palo, o { -botifarra } (sin triunfo, vale el doble), o delega: entonces tiene que cantar su pareja. Los contrarios pueden contrar (×2), los otros recontrar (×4) y los primeros decir { -sant-vicenc } (×8, solo con triunfo). Sale quien está a la derecha de quien reparte.
rules-score = <b>Los puntos</b>
    La pareja que pasa de 36 se apunta lo que pasa, multiplicado por lo que valga la mano, haya cantado quien haya cantado. A 36 iguales no apunta nadie. Hacer las doce bazas es { -capot }.
rules-lliure = <b>Qué cartas se pueden jugar</b> (en la { -lliure })
    • Si tienes el palo, debes asistir; si gana un contrario, tienes que matar si puedes.
    • Si la baza ya está fallada, o gana tu pareja, basta con asistir.
    • Si no tienes el palo y gana un contrario, tienes que fallar si así ganas.
    • En los demás casos, la que quieras.
rules-table = <b>Esta mesa</b>: { $rules }, { $length }
rules-same = Se juega la { -lliure } de siempre, sin ningún cambio.
rules-differ = Qué cambia respecto a la { -lliure } de siempre a 101:
rules-mistakes = <b>Errores que aquí no pueden pasar</b>
    • Renuncio: los botones solo ofrecen las cartas que se pueden jugar. En una mesa de verdad, si se ve antes de la baza siguiente, se suele rectificar; si se ve después, la pareja que se equivocó pierde todos los puntos de la mano.
    • Cartas mal repartidas: las reparto yo. En una mesa de verdad se reparten otra vez; en algunos torneos, quien reincide pierde el turno de repartir.

    De las cartas no se habla, ni aquí ni en ninguna mesa: solo se dice el palo, { -botifarra }, delego, paso, { -contro }…
