### Los sitios: quién deja uno, quién lo ocupa, quién espera uno, y la sesión de tres partidas.

seat-free-left = 🚪 <b>{ $name }</b> se ha ido. ¡Sitio libre!
seat-free-removed = 🚪 Hacía rato que <b>{ $name }</b> no estaba. ¡Sitio libre!
seat-free-invitation = Quien se siente sigue la partida donde está; mientras tanto juega el bot.
seat-taken-over = ✅ <b>{ $name }</b> juega ahora con { $partner }.
seat-removed = 🚪 Hacía rato que no estabas y la mesa de <b>{ $group }</b> ha liberado tu sitio. Si aún no lo ha ocupado nadie, puedes volver: en el grupo, pulsa «Me siento con { $partner }».
table-removed = 🚪 Sitio libre ({ $name }): juega el bot

waiting-list = Lista de espera: { $names }
waiting-place = La mesa está llena. En la lista de espera eres { $place ->
    [1] la primera persona
    [2] la segunda persona
   *[other] la persona número { $place }
  }: cuando haya sitio será para ti, y te avisaré aquí.
waiting-next-hand = En esta mano ya has visto otras cartas: en la siguiente, si aún hay sitio, será para ti, y te avisaré aquí.
waiting-over = ✅ Ya tienes sitio en la mesa de <b>{ $group }</b>: juegas con { $partner }.

button-wait = Lista de espera
button-stop-waiting = Salgo de la lista
button-free-seat = Liberamos el sitio: { $name } { $votes }/{ $needed }
button-change-pairs = Cambiamos de pareja
button-next-game = ▶️ Partida { $game } de { $games }

alert-waiting = La mesa está llena. En la lista de espera eres { $place ->
    [1] la primera persona
    [2] la segunda persona
   *[other] la persona número { $place }
  }: te avisaré en privado cuando haya sitio.
alert-waiting-next-hand = En esta mano ya has visto otras cartas: en la siguiente, si aún hay sitio, será para ti, y te avisaré en privado.
alert-not-waiting = No estás en la lista de espera de esta mesa.
alert-waits-no-more = Has salido de la lista de espera.
alert-took-over = Ya juegas con { $partner }: tienes las cartas en privado, en el chat conmigo.
alert-saw-other-cards = En esta mano ya has tenido otro sitio y has visto sus cartas. Apúntate a la lista de espera y podrás sentarte en la mano siguiente.
alert-removal-voted = Voto contado: { $votes } de { $needed }.
alert-freed = Hecho: queda libre el sitio que tenía { $name }.
alert-not-away = { $name } vuelve a estar en la mesa: su sitio no se puede liberar.

games = { $games ->
    [1] Una partida
   *[other] Sesión de { $games }
  }
session-of = sesión de { $games } partidas
session-game = ▶️ <b>Partida { $game } de { $games }</b>
session-ask = ¿Seguimos la sesión con la partida { $game }? Te guardo el sitio 2 minutos.
session-title = <b>Sesión</b> · partida { $game } de { $games }
session-won = 🏅 ¡<b>{ $names }</b> { $n ->
    [one] gana la sesión!
   *[other] ganan la sesión!
  }
session-points = { $name }: <b>{ $points }</b> { $points ->
    [one] punto
   *[other] puntos
  }
rule-session = • Sesión de tres partidas: cada cual juega una vez con cada uno y los puntos son de cada persona
