### Acabar antes de tiempo: el resto reclamado o cedido, la mano anulada, la votación, la mesa parada.

button-end-hand = Acabar la mano…
end-how = <b>¿Cómo quieres acabar la mano { $number }?</b> (grupo { $group })
end-claim = • <b>El resto es mío</b>: las bazas que quedan son todas tuyas, pase lo que pase. Si no es seguro, se sigue jugando y nadie se entera.
end-concede = • <b>Damos el resto</b>: las bazas que quedan, para los contrarios. Lo tiene que querer también { $partner }.
end-void = • <b>Anulamos la mano</b>: no cuenta para nadie y reparte el siguiente. Lo tenéis que querer los cuatro.
end-none = Ahora no se puede proponer nada más. Podréis volver a hacerlo en la baza siguiente.
button-claim = El resto es mío
button-concede = Damos el resto
button-void = Anulamos la mano
button-void-count = Anulamos la mano { $count }/4
button-withdraw = Lo retiro
button-decline = No

concession-offered = 🏳️ Has propuesto dar el resto. Esperamos qué dice { $partner }.
concession-asked = 🏳️ <b>{ $partner } daría el resto</b> a los contrarios. ¿Estás de acuerdo?
concession-declined = 🏳️ { $partner } no quiere dar el resto: seguid jugando.
void-asked = 🚫 <b>¿Anulamos la mano?</b> Lo propone { $name }. Lo tenéis que querer los cuatro.
void-wanted = 🚫 { $name } propone anular la mano. Lo tenéis que querer los cuatro.
void-agreed = 🚫 Quieres anular la mano. Esperamos qué dicen los demás.
void-declined = 🚫 { $name } no quiere anular la mano: se sigue jugando.

ended-claimed = 🙋 { $name } se lleva el resto: era seguro
ended-conceded = 🏳️ { $names } dan el resto
ended-voided = 🚫 Mano anulada entre los cuatro: no cuenta

alert-claim-refused = Por lo que has visto hasta ahora, no es seguro que todas las bazas sean tuyas. Sigue jugando: esto solo te lo digo a ti.
alert-not-your-turn = El resto se reclama cuando te toca jugar una carta.
alert-already-offered = Ya lo has dicho. Falta la respuesta de los demás.
alert-already-declined = En esta baza ya se ha dicho que no. Podréis volver a proponerlo en la siguiente.
alert-offer-made = Propuesto.
alert-agreed = De acuerdo.
alert-offer-declined = Has dicho que no: seguid jugando.
alert-offer-gone = Eso ya no se pregunta: la partida ha avanzado.

vote-asked = 🏁 <b>¿Acabamos la partida?</b> Lo propone { $name }. Si en 2 minutos lo queréis { $needed }, se acaba.
vote-opened = 🏁 La votación para acabar la partida está en el grupo <b>{ $group }</b>.
button-vote-count = Acabamos { $count }/{ $needed }
button-vote-no = No, seguimos
alert-voted = Voto contado.
alert-already-voted = Tu voto ya está contado.

close-offered = 💤 Hace rato que en esta mesa no juega nadie. Si ya no se va a jugar, se puede cerrar.
button-close = Cerrar la mesa
close-soon = ⏳ { $name } quiere cerrar la mesa: se cierra dentro de un minuto. Si todavía juegas en ella, dilo.
button-still-playing = Seguimos jugando
alert-closing = De acuerdo: se cierra dentro de un minuto, si nadie de los que juegan dice nada.
alert-table-is-alive = En esta mesa se ha jugado hace poco: no se cierra.
alert-table-stays = De acuerdo: la mesa sigue.
