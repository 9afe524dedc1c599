### Finir avant l'heure : le reste réclamé ou donné, la donne annulée, le vote, la table à l'arrêt.

button-end-hand = Finir la donne…
end-how = <b>Comment veux-tu finir la donne { $number } ?</b> (groupe { $group })
end-claim = • <b>Le reste est à moi</b> : tous les plis qui restent sont à toi, quoi qu'il arrive. Si ce n'est pas certain, le jeu continue et personne ne le sait.
end-concede = • <b>Nous donnons le reste</b> : les plis qui restent vont aux adversaires. Il faut l'accord de { $partner }.
end-void = • <b>Annuler la donne</b> : elle ne compte pour personne et le joueur suivant distribue. Il faut l'accord de tous les quatre.
end-none = Il n'y a plus rien à proposer pour le moment. Vous pourrez recommencer au pli suivant.
button-claim = Le reste est à moi
button-concede = Nous donnons le reste
button-void = Annuler la donne
button-void-count = Annuler la donne { $count }/4
button-withdraw = Je retire
button-decline = Non

concession-offered = 🏳️ Tu as proposé de donner le reste. Attendons ce qu'en dit { $partner }.
concession-asked = 🏳️ <b>{ $partner } donnerait le reste</b> aux adversaires. Es-tu d'accord ?
concession-declined = 🏳️ { $partner } ne veut pas donner le reste : le jeu continue.
void-asked = 🚫 <b>Annuler la donne ?</b> { $name } le propose. Il faut l'accord de tous les quatre.
void-wanted = 🚫 { $name } propose d'annuler la donne. Il faut l'accord de tous les quatre.
void-agreed = 🚫 Tu veux annuler la donne. Attendons ce qu'en disent les autres.
void-declined = 🚫 { $name } ne veut pas annuler la donne : le jeu continue.

ended-claimed = 🙋 { $name } prend le reste : c'était certain
ended-conceded = 🏳️ { $names } donnent le reste
ended-voided = 🚫 Donne annulée par tous les quatre : elle ne compte pas

alert-claim-refused = D'après ce que tu as vu, il n'est pas certain que tous les plis soient à toi. Continue à jouer : je ne le dis qu'à toi.
alert-not-your-turn = Le reste se réclame quand c'est à toi de jouer une carte.
alert-already-offered = Tu l'as déjà dit. Il manque la réponse des autres.
alert-already-declined = Quelqu'un a déjà dit non pendant ce pli. Vous pourrez recommencer au suivant.
alert-offer-made = C'est proposé.
alert-agreed = D'accord.
alert-offer-declined = Tu as dit non : le jeu continue.
alert-offer-gone = Cela n'est plus demandé : la partie a avancé.

vote-asked = 🏁 <b>Finir la partie ?</b> { $name } le propose. Elle se termine si { $needed } d'entre vous le disent en 2 minutes.
vote-opened = 🏁 Le vote pour finir la partie est dans le groupe <b>{ $group }</b>.
button-vote-count = Finissons { $count }/{ $needed }
button-vote-no = Non, on continue
alert-voted = Ton vote est compté.
alert-already-voted = Ton vote est déjà compté.

close-offered = 💤 Il y a un moment que personne ne joue à cette table. Si plus personne n'y joue, on peut la fermer.
button-close = Fermer la table
close-soon = ⏳ { $name } veut fermer la table : elle ferme dans une minute. Si tu y joues encore, dis-le.
button-still-playing = On joue encore
alert-closing = D'accord : elle ferme dans une minute, sauf si quelqu'un qui y joue dit quelque chose.
alert-table-is-alive = On a joué à cette table il n'y a pas longtemps : elle reste ouverte.
alert-table-stays = D'accord : la table continue.
