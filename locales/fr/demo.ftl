# `botifarra demo`, in the terminal.
demo-intro = Botifarra, démonstration : quatre personnes simulées jouent une donne avec le vrai bot sur un Telegram local, sans jeton ni réseau. Environ deux minutes ; Ctrl-C l'arrête.
demo-intro-fast = Botifarra, démonstration : quatre personnes simulées jouent une partie entière, aussi vite que Telegram le permet, avec le vrai bot sur un Telegram local, sans jeton ni réseau. Elle peut durer dix minutes ; Ctrl-C l'arrête.
demo-title = 🃏 Botifarra · le vrai bot sur un Telegram local, quatre personnes simulées
demo-hint = Ctrl-C pour arrêter
demo-group = groupe
demo-private = chat privé
demo-opens = ouvre le chat avec le bot
demo-added = { $name } ajoute { $added } au groupe
demo-taps = { $name } appuie sur [{ $button }]
demo-writes = { $name } écrit
demo-writes-aloud = { $name } écrit, avec un son
demo-edits = { $name } modifie le message
demo-deletes = un message de { $name } est supprimé
demo-toast = avis
demo-alert = alerte
demo-in-private = { $name } (privé)
demo-over = C'était une donne. Avec --fast, une partie entière.
demo-over-match = C'était une partie entière.
demo-next = Pour jouer pour de vrai :
      1. demandez un jeton à @BotFather dans Telegram
      2. BOT_TOKEN=123456:ABC… .venv/bin/botifarra
      3. ajoutez le bot à un groupe et écrivez-y /newgame
demo-stopped = Démonstration arrêtée.
demo-failed = Le bot a échoué : { $reason }
demo-quiet = il ne se passe rien depuis { $seconds } secondes
demo-log = Le journal complet : { $path }
