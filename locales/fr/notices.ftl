no-game = Il n'y a ni partie ni table ouverte dans ce groupe pour l'instant.
no-game-of-yours = Tu ne joues nulle part pour l'instant. Joue avec des ordinateurs, ou ajoute-moi à un groupe et ouvres-y une table.
only-in-a-group = Cela ne marche que dans un groupe, là où est la table.
cards-are-private = Tes cartes sont dans ton chat privé avec moi.
settings-are-private = Les réglages du groupe s'ouvrent dans ton chat privé avec moi.
back-again = 🔌 J'ai dû m'absenter. La partie reprend où elle en était.
paused = ⏸ Je ne peux pas écrire dans le groupe <b>{ $group }</b> : la partie est en pause et reprendra d'elle-même dès que je pourrai.
left = Tu as quitté la table du groupe <b>{ $group }</b>. Tant que personne ne prend ta place, je joue.
link-used = Ce lien a déjà servi, ou était pour une autre personne. Retourne dans le groupe et touche à nouveau le bouton.
stayed = D'accord, rien n'a changé.

alert-stale = Ce bouton est périmé : rien n'a changé. Sers-toi du dernier message.
alert-unknown = Ce bouton ne marche plus. /table montre la table, /cards tes cartes.
alert-card-not-allowed = Tu ne peux pas jouer cette carte maintenant. Touche « Pourquoi celles-ci ? » et je t'explique.
alert-not-your-card = Tu n'as pas cette carte.
alert-already-delegated = Ton partenaire a délégué : à toi de choisir l'atout.
alert-not-your-game = Tu ne joues pas dans cette partie.
alert-only-seated = Ce bouton est réservé aux personnes assises à la table et aux administrateurs.
alert-only-starter = Pour arrêter la partie, il faut y jouer ou être administrateur du groupe.
alert-only-administrators = Seuls les administrateurs du groupe peuvent changer ses réglages.
alert-only-members = Cette table est dans un groupe où tu n'es pas. Demande qu'on t'y ajoute.
alert-seat-taken = { $name } a déjà pris cette place.
alert-seated = C'est fait : tu es à la table.
alert-seated-with = C'est fait : tu es à la table avec { $partner }.
alert-stood-up = Tu as quitté la table.
alert-seats-free = { $n ->
    [one] Il reste encore { $n } place libre.
   *[other] Il reste encore { $n } places libres.
  }
alert-not-confirmed = { $name } n'a pas encore dit « Je suis là ».
alert-lobby-gone = Cette table n'est plus ouverte : sa partie a commencé, ou elle a fermé.
alert-countdown-stopped = Compte à rebours arrêté. Touchez « Commencer » quand vous voulez.
alert-partners-drawn = Équipes tirées au sort.
alert-here = Parfait, tu es là.
alert-match-over = Cette partie est terminée. Pour en jouer une autre, /newgame dans le groupe.
alert-hand-over = Cette donne est finie : on joue déjà la suivante.
alert-ready = { $of ->
    [1] C'est noté : voici la donne suivante.
   *[other] C'est noté : { $n } sur { $of }.
  }
alert-welcome-back = Te revoilà : c'est de nouveau toi qui joues.
alert-never-away = Tu étais là : personne ne joue pour toi.
alert-rematch-asked = Revanche demandée : je te garde ta place 2 minutes.
alert-language-set = C'est fait : je te parlerai en français.
alert-setting-set = C'est fait.
alert-setting-next-match = C'est fait : cela vaut dès la prochaine partie.
alert-paused = La partie est en pause : je ne peux pas écrire dans le groupe. Elle reprendra dès que je pourrai.
alert-too-fast = Trop vite pour moi : j'écoute de nouveau dans quelques secondes.
alert-try-again = Quelque chose n'a pas marché, et rien n'a changé. Essaie encore une fois.
alert-played = Tu as joué : { $card }.
