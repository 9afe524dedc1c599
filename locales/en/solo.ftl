solo-title = 🤖 <b>A match with computers</b>
solo-group = With computers
solo-partner = 🤝 Partner: { $level }
solo-opponents = 🆚 Opponents: { $level }
solo-running = You are in the middle of a match with computers.
computer-level = { $level ->
    [easy] Easy
    [normal] Normal
   *[hard] Hard
  }
button-solo-partner = 🤝 { $level }
button-solo-opponents = 🆚 { $level }
button-solo-play = 🃏 Deal the cards
button-solo-go-on = Go on with it
button-solo-anew = Give it up, start another
button-play-now = 🃏 Play now
solo-is-private = 🤖 You play with computers in private, with me.
button-solo-private = 🤖 Play in private
