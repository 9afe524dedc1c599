# `botifarra demo`, in the terminal.
demo-intro = Botifarra, demostración: cuatro personas simuladas juegan una mano con el bot de verdad en un Telegram local, sin token ni red. Dura un par de minutos; Ctrl-C la para.
demo-intro-fast = Botifarra, demostración: cuatro personas simuladas juegan una partida entera, tan deprisa como Telegram permite, con el bot de verdad en un Telegram local, sin token ni red. Puede durar diez minutos; Ctrl-C la para.
demo-title = 🃏 Botifarra · el bot de verdad en un Telegram local, cuatro personas simuladas
demo-hint = Ctrl-C para
demo-group = grupo
demo-private = chat privado
demo-opens = abre el chat con el bot
demo-added = { $name } añade a { $added } al grupo
demo-taps = { $name } pulsa [{ $button }]
demo-writes = { $name } escribe
demo-writes-aloud = { $name } escribe, con sonido
demo-edits = { $name } edita el mensaje
demo-deletes = se borra un mensaje de { $name }
demo-toast = aviso
demo-alert = alerta
demo-in-private = { $name } (privado)
demo-over = Así se juega una mano. Con --fast, una partida entera.
demo-over-match = Así acaba una partida.
demo-next = Para jugar de verdad:
      1. pide un token a @BotFather en Telegram
      2. BOT_TOKEN=123456:ABC… .venv/bin/botifarra
      3. añade el bot a un grupo y escribe /newgame
demo-stopped = Demostración parada.
demo-failed = El bot ha fallado: { $reason }
demo-quiet = hace { $seconds } segundos que no pasa nada
demo-log = El registro entero: { $path }
