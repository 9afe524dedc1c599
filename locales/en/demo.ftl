# `botifarra demo`, in the terminal.
demo-intro = Botifarra demo: four simulated people play a hand with the real bot on a local Telegram, with no token and no network. It takes about two minutes; Ctrl-C stops it.
demo-intro-fast = Botifarra demo: four simulated people play a whole match, as fast as Telegram allows, with the real bot on a local Telegram, with no token and no network. It may take ten minutes; Ctrl-C stops it.
demo-title = 🃏 Botifarra · the real bot on a local Telegram, four simulated people
demo-hint = Ctrl-C to stop
demo-group = group
demo-private = private chat
demo-opens = opens the chat with the bot
demo-added = { $name } adds { $added } to the group
demo-taps = { $name } taps [{ $button }]
demo-writes = { $name } writes
demo-writes-aloud = { $name } writes, with sound
demo-edits = { $name } edits the message
demo-deletes = a message from { $name } is deleted
demo-toast = toast
demo-alert = alert
demo-in-private = { $name } (private)
demo-over = That was one hand. With --fast, a whole match.
demo-over-match = That was a whole match.
demo-next = To play for real:
      1. ask @BotFather on Telegram for a token
      2. BOT_TOKEN=123456:ABC… .venv/bin/botifarra
      3. add the bot to a group and write /newgame there
demo-stopped = Demo stopped.
demo-failed = The bot failed: { $reason }
demo-quiet = nothing has happened for { $seconds } seconds
demo-log = The whole log: { $path }
