### La tarjeta de las reglas.

rules-table = 📜 <b>Esta mesa</b>: { $rules }, { $length }
rules-table-of = 📜 <b>{ $group }</b>: { $rules }, { $length }
rules-cards = <b>Fuerza</b>: { -manilla } (el 9), as, rey, caballo, sota, 8, 7… 2. <b>Puntos</b>: 5, 4, 3, 2, 1 y, del 8 para abajo, nada; y 1 por cada baza.
rules-lliure = <b>Qué cartas se pueden jugar</b> (en la { -lliure })
    • Si tienes el palo, debes asistir; si gana un contrario, tienes que matar si puedes.
    • Si la baza ya está fallada, o gana tu pareja, basta con asistir.
    • Si no tienes el palo y gana un contrario, tienes que fallar si así ganas.
    • En los demás casos, la que quieras.
rules-differ = Qué cambia respecto a la { -lliure } de siempre a 101:
