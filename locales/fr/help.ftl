help-title = 🃏 <b>{ -botifarra(case: "title") } pour jouer en groupe</b>
    Ajoute-moi à un groupe et ouvre une table : il faut être quatre, et des ordinateurs peuvent compléter. Tes cartes arrivent en privé ; la table est dans le groupe. Personne sous la main ? Écris-moi /solo.
help-command = { $command } — { $does }
help-profiles = <b>Façons de jouer</b> (à choisir à la table ou dans les réglages)
help-profile = • <b>{ $name }</b> : { $about }
help-manners = Si tu tardes trop, je joue pour toi cette fois-là ; deux fois de suite, et je continue jusqu'à ce que tu touches « Me revoilà ».
profile-about = { $profile ->
    [lliure] celle de l'ouest, en 101 ; jouée si rien d'autre n'est choisi
    [obligada] celle de l'est ; qui ne peut pas prendre le pli joue petit
    [botifarra-app] { -lliure } ou { -obligada }, { -sant-vicenc } en { -botifarra } aussi, et partie rapide
    [butifarra-app] { -lliure } ou { -obligada } plus souple, pas de { -sant-vicenc }
   *[denexa] { -obligada } stricte, jouée dans le sens horaire
  }
welcome = 🃏 <b>Bonjour ! Je suis le bot de la { -botifarra }.</b>
    Joue tout de suite avec des ordinateurs. Ou ajoute-moi à un groupe et écris-y /newgame : la table sera dans le groupe, et tes cartes ici.

    Dans quelle langue veux-tu que je te parle ?
greeting = 🃏 Bonjour ! Ici, on peut jouer à la { -botifarra }. Ouvrez une table quand vous voulez.
button-add-to-group = ➕ M'ajouter à un groupe
button-new-game = Nouvelle table

menu-description = { $command ->
    [newgame] ouvrir une table
    [solo] joue avec des ordinateurs
    [learn] apprends à jouer, pas à pas
    [cards] mes cartes
    [table] remettre la table en bas
    [tables] les tables du groupe
    [last] le dernier pli
    [score] le score de la partie
    [rules] les règles de la table
    [glossary] les mots du jeu
    [faq] les questions de tout le monde
    [hint] ce que je ferais à ta place
    [notify] préviens-moi quand une table s'ouvre
    [settings] les réglages
    [language] la langue
    [leave] quitter la partie
    [endgame] arrêter la partie, ou le proposer
    [ban] exclure quelqu'un (réponds à son message)
    [unban] pardonner à quelqu'un (réponds à son message)
    [privacy] ce que je garde de toi, et combien de temps
    [forget_me] oublie-moi : efface ce que tu gardes de moi
    [help] comment on joue ici
   *[start] commencer à parler avec le bot
  }
