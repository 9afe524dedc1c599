### Els llocs: qui en deixa un, qui l'agafa, qui n'espera un, i la sessió de tres partides.

seat-free-left = 🚪 <b>{ $name }</b> ha plegat. Lloc lliure!
seat-free-removed = 🚪 <b>{ $name }</b> feia estona que no hi era. Lloc lliure!
seat-free-invitation = Qui s'hi assegui continua la partida on és; mentrestant hi juga el bot.
seat-taken-over = ✅ <b>{ $name }</b> juga ara amb { $partner }.
seat-removed = 🚪 Feia estona que no hi eres i la taula de <b>{ $group }</b> ha alliberat el teu lloc. Si encara no l'ha agafat ningú, pots tornar-hi: al grup, prem «M'assec amb { $partner }».
table-removed = 🚪 Lloc lliure ({ $name }): hi juga el bot

waiting-list = Llista d'espera: { $names }
waiting-place = La taula és plena. A la llista d'espera ets { $place ->
    [1] la primera persona
    [2] la segona persona
   *[other] la persona número { $place }
  }: quan hi hagi lloc seuràs tu, i t'avisaré aquí.
waiting-next-hand = En aquesta mà ja has vist unes altres cartes: a la mà següent, si encara hi ha lloc, seuràs tu, i t'avisaré aquí.
waiting-over = ✅ Ja tens lloc a la taula de <b>{ $group }</b>: jugues amb { $partner }.

button-wait = Llista d'espera
button-stop-waiting = Surto de la llista
button-free-seat = Alliberem el lloc: { $name } { $votes }/{ $needed }
button-change-pairs = Canviem de parella
button-next-game = ▶️ Partida { $game } de { $games }

alert-waiting = La taula és plena. A la llista d'espera ets { $place ->
    [1] la primera persona
    [2] la segona persona
   *[other] la persona número { $place }
  }: t'avisaré en privat quan hi hagi lloc.
alert-waiting-next-hand = En aquesta mà ja has vist unes altres cartes: a la mà següent, si encara hi ha lloc, seuràs tu, i t'avisaré en privat.
alert-not-waiting = No ets a la llista d'espera d'aquesta taula.
alert-waits-no-more = Has sortit de la llista d'espera.
alert-took-over = Ja jugues amb { $partner }: tens les cartes en privat, al xat amb mi.
alert-saw-other-cards = En aquesta mà ja has tingut un altre lloc i n'has vist les cartes. Apunta't a la llista d'espera i podràs seure a la mà següent.
alert-removal-voted = Vot comptat: { $votes } de { $needed }.
alert-freed = Fet: queda lliure el lloc que tenia { $name }.
alert-not-away = { $name } torna a ser a la taula: el seu lloc no es pot alliberar.

games = { $games ->
    [1] Una partida
   *[other] Sessió de { $games }
  }
session-of = sessió de { $games } partides
session-game = ▶️ <b>Partida { $game } de { $games }</b>
session-ask = Continuem la sessió amb la partida { $game }? Et guardo el lloc 2 minuts.
session-title = <b>Sessió</b> · partida { $game } de { $games }
session-won = 🏅 <b>{ $names }</b> { $n ->
    [one] guanya la sessió!
   *[other] guanyen la sessió!
  }
session-points = { $name }: <b>{ $points }</b> { $points ->
    [one] punt
   *[other] punts
  }
rule-session = • Sessió de tres partides: tothom juga un cop amb cadascú i els punts són de cada persona
