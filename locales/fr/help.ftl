help-title = 🃏 <b>{ -botifarra(case: "title") } pour jouer en groupe</b>
    Ajoutez-moi à un groupe, ouvrez une table et asseyez-vous à quatre. Tes cartes sont en privé avec moi ; la table est dans le groupe.
help-command = { $command } — { $does }
help-profiles = <b>Façons de jouer</b> (à choisir à la table ou dans les réglages)
help-profile = • <b>{ $name }</b> : { $about }
help-manners = Si tu tardes trop, je joue pour toi jusqu'à ce que tu touches « Me revoilà ».
profile-about = { $profile ->
    [lliure] celle de l'ouest, en 101 ; proposée d'abord
    [obligada] celle de l'est : qui ne prend pas joue sa plus basse
    [botifarra-app] comme sur Botifarra.app : { -lliure } ou { -obligada }, { -sant-vicenc } toujours, et partie rapide
    [butifarra-app] comme dans l'app Butifarra : { -lliure } ou { -obligada }, sans { -sant-vicenc }
   *[denexa] comme sur Denexa : { -obligada } stricte, dessinée dans le sens horaire
  }
welcome = 🃏 <b>Bonjour ! Je suis le bot de la { -botifarra }.</b>
    Tu peux déjà jouer : tes cartes arriveront ici. Pour ouvrir une table, ajoute-moi à un groupe et écris-y /newgame.

    Dans quelle langue veux-tu que je te parle ?
greeting = 🃏 Bonjour ! Ici, on peut jouer à la { -botifarra }. Ouvrez une table quand vous voulez.
button-add-to-group = ➕ M'ajouter à un groupe
button-new-game = Nouvelle table

menu-description = { $command ->
    [newgame] ouvrir une table
    [cards] mes cartes
    [table] ramener la table en bas
    [last] le dernier pli
    [score] le score de la partie
    [rules] les règles de ce groupe
    [settings] les réglages
    [language] la langue
    [leave] je pars : quitter la partie
    [endgame] arrêter la partie pour tous
    [help] l'aide
   *[start] commencer à parler avec le bot
  }
