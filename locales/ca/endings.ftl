### Acabar abans d'hora: la resta reclamada o donada, la mà anul·lada, la votació, la taula aturada.

button-end-hand = Acabar la mà…
end-how = <b>Com vols acabar la mà { $number }?</b> (grup { $group })
end-claim = • <b>La resta és meva</b>: les bases que queden són totes teves, vagi com vagi. Si no és segur, seguiu jugant i no se n'assabenta ningú.
end-concede = • <b>Donem la resta</b>: les bases que queden, per als contraris. Ho ha de voler també { $partner }.
end-void = • <b>Anul·lem la mà</b>: no compta per a ningú i reparteix el següent. Ho heu de voler tots quatre.
end-none = Ara no es pot proposar res més. Podreu tornar-hi a la basa següent.
button-claim = La resta és meva
button-concede = Donem la resta
button-void = Anul·lem la mà
button-void-count = Anul·lem la mà { $count }/4
button-withdraw = Ho deixo córrer
button-decline = No

concession-offered = 🏳️ Has proposat de donar la resta. Esperem què hi diu { $partner }.
concession-asked = 🏳️ <b>{ $partner } donaria la resta</b> als contraris. Hi estàs d'acord?
concession-declined = 🏳️ { $partner } no vol donar la resta: continueu jugant.
void-asked = 🚫 <b>Anul·lem la mà?</b> Ho proposa { $name }. Ho heu de voler tots quatre.
void-wanted = 🚫 { $name } proposa d'anul·lar la mà. Ho heu de voler tots quatre.
void-agreed = 🚫 Vols anul·lar la mà. Esperem què hi diuen els altres.
void-declined = 🚫 { $name } no vol anul·lar la mà: es continua jugant.

ended-claimed = 🙋 { $name } s'endú la resta: era segura
ended-conceded = 🏳️ { $names } donen la resta
ended-voided = 🚫 Mà anul·lada entre tots quatre: no compta

alert-claim-refused = Pel que has vist fins ara, no és segur que totes les bases siguin teves. Continua jugant: això només t'ho dic a tu.
alert-not-your-turn = La resta es reclama quan et toca jugar una carta.
alert-already-offered = Ja ho has dit. Falta la resposta dels altres.
alert-already-declined = En aquesta basa ja s'ha dit que no. Podreu tornar-hi a la següent.
alert-offer-made = Proposat.
alert-agreed = D'acord.
alert-offer-declined = Has dit que no: continueu jugant.
alert-offer-gone = Això ja no es demana: la partida ha avançat.

vote-asked = 🏁 <b>Acabem la partida?</b> Ho proposa { $name }. Si en 2 minuts ho voleu { $needed }, s'acaba.
vote-opened = 🏁 La votació per acabar la partida és al grup <b>{ $group }</b>.
button-vote-count = Acabem { $count }/{ $needed }
button-vote-no = No, continuem
alert-voted = Vot comptat.
alert-already-voted = El teu vot ja està comptat.

close-offered = 💤 Fa estona que en aquesta taula no juga ningú. Si ja no s'ha de jugar, es pot tancar.
button-close = Tanquem la taula
close-soon = ⏳ { $name } vol tancar la taula: es tanca d'aquí a un minut. Si encara hi jugues, digue-ho.
button-still-playing = Encara hi juguem
alert-closing = D'acord: d'aquí a un minut es tanca, si ningú que hi jugui no diu res.
alert-table-is-alive = En aquesta taula hi han jugat fa poc: no es tanca.
alert-table-stays = D'acord: la taula continua.
