# `botifarra demo`, in the terminal.
demo-intro = Botifarra, demostració: quatre persones simulades juguen una mà amb el bot de debò en un Telegram local, sense token ni xarxa. Dura un parell de minuts; Ctrl-C l'atura.
demo-intro-fast = Botifarra, demostració: quatre persones simulades juguen una partida sencera, tan de pressa com Telegram permet, amb el bot de debò en un Telegram local, sense token ni xarxa. Pot durar deu minuts; Ctrl-C l'atura.
demo-title = 🃏 Botifarra · el bot de debò en un Telegram local, quatre persones simulades
demo-hint = Ctrl-C atura
demo-group = grup
demo-private = xat privat
demo-opens = obre el xat amb el bot
demo-added = { $name } afegeix { $added } al grup
demo-taps = { $name } prem [{ $button }]
demo-writes = { $name } escriu
demo-writes-aloud = { $name } escriu, amb so
demo-edits = { $name } edita el missatge
demo-deletes = s'esborra un missatge de { $name }
demo-toast = avís
demo-alert = alerta
demo-in-private = { $name } (privat)
demo-over = Així es juga una mà. Amb --fast, una partida sencera.
demo-over-match = Així acaba una partida.
demo-next = Per jugar-hi de debò:
      1. demana un token a @BotFather dins de Telegram
      2. BOT_TOKEN=123456:ABC… .venv/bin/botifarra
      3. afegeix el bot a un grup i escriu-hi /nova
demo-stopped = Demostració aturada.
demo-failed = El bot ha fallat: { $reason }
demo-quiet = fa { $seconds } segons que no passa res
demo-log = El registre sencer: { $path }
