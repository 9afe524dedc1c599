solo-title = 🤖 <b>Partie avec des ordinateurs</b>
solo-group = Avec des ordinateurs
solo-partner = 🤝 Partenaire : { $level }
solo-opponents = 🆚 Adversaires : { $level }
solo-running = Tu as une partie en cours avec des ordinateurs.
computer-level = { $level ->
    [easy] Facile
    [normal] Normal
   *[hard] Difficile
  }
button-solo-partner = 🤝 { $level }
button-solo-opponents = 🆚 { $level }
button-solo-play = 🃏 Jouer !
button-solo-go-on = La continuer
button-solo-anew = L'abandonner, en commencer une autre
button-play-now = 🃏 Jouer maintenant
solo-is-private = 🤖 On joue avec des ordinateurs en privé, avec moi.
button-solo-private = 🤖 Jouer en privé
