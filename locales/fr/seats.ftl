### Les places : qui en laisse une, qui la prend, qui en attend une, et la session de trois parties.

seat-free-left = 🚪 <b>{ $name }</b> a quitté la partie. Une place est libre !
seat-free-removed = 🚪 <b>{ $name }</b> n'était plus là. Une place est libre !
seat-free-invitation = Qui s'assoit reprend la partie où elle en est ; d'ici là, le bot joue.
seat-taken-over = ✅ <b>{ $name }</b> joue maintenant avec { $partner }.
seat-removed = 🚪 Tu n'étais plus là et la table de <b>{ $group }</b> a libéré ta place. Si personne ne l'a encore prise, tu peux revenir : dans le groupe, touche « Je m'assois avec { $partner } ».
table-removed = 🚪 Place libre ({ $name }) : le bot y joue

waiting-list = Liste d'attente : { $names }
waiting-place = La table est complète. Sur la liste d'attente, tu es { $place ->
    [1] en première position
    [2] en deuxième position
   *[other] en position { $place }
  } : dès qu'une place se libère, elle est à toi, et je te préviens ici.
waiting-next-hand = Dans cette donne, tu as déjà vu d'autres cartes : à la prochaine, s'il reste une place, elle est à toi, et je te préviens ici.
waiting-over = ✅ Tu as une place à la table de <b>{ $group }</b> : tu joues avec { $partner }.

button-wait = Liste d'attente
button-stop-waiting = Je quitte la liste
button-free-seat = Libérer la place : { $name } { $votes }/{ $needed }
button-change-pairs = Changer les équipes
button-next-game = ▶️ Partie { $game } sur { $games }

alert-waiting = La table est complète. Sur la liste d'attente, tu es { $place ->
    [1] en première position
    [2] en deuxième position
   *[other] en position { $place }
  } : je te préviens en privé dès qu'une place se libère.
alert-waiting-next-hand = Dans cette donne, tu as déjà vu d'autres cartes : à la prochaine, s'il reste une place, elle est à toi, et je te préviens en privé.
alert-not-waiting = Tu n'es pas sur la liste d'attente de cette table.
alert-waits-no-more = Tu as quitté la liste d'attente.
alert-took-over = Tu joues avec { $partner } : tes cartes sont en privé, dans notre discussion.
alert-saw-other-cards = Dans cette donne, tu as déjà eu une autre place et vu ses cartes. Inscris-toi sur la liste d'attente : tu pourras t'asseoir à la prochaine.
alert-removal-voted = Vote compté : { $votes } sur { $needed }.
alert-freed = C'est fait : la place qu'avait { $name } est libre.
alert-not-away = { $name } est de retour à la table : sa place ne peut pas être libérée.

games = { $games ->
    [1] Une partie
   *[other] Session de { $games }
  }
session-of = session de { $games } parties
session-game = ▶️ <b>Partie { $game } sur { $games }</b>
session-ask = On continue la session avec la partie { $game } ? Je te garde ta place 2 minutes.
session-title = <b>Session</b> · partie { $game } sur { $games }
session-won = 🏅 <b>{ $names }</b> { $n ->
    [one] gagne la session !
   *[other] gagnent la session !
  }
session-points = { $name } : <b>{ $points }</b> { $points ->
    [one] point
   *[other] points
  }
rule-session = • Session de trois parties : on joue une fois avec chacun, et les points sont à chaque personne
