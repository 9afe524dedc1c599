### Les ordinateurs : des joueurs qui ne sont pas des personnes.

level = { $level ->
    [easy] Facile
    [hard] Difficile
   *[normal] Normal
  }
lobby-computer = { $name } ({ $level })
computers-title = <b>Des ordinateurs à la table</b>
computers-how = Choisis leur niveau et leur place. Qui arrive ensuite prend la place d'un ordinateur.
computers-sit-first = Pour jouer toi-même, assieds-toi d'abord.

button-computers = Ordinateurs
button-fold-computers = Masquer les ordinateurs
button-computer-with = avec { $name }
button-computer = équipe { $number }
button-fill-table = Compléter la table
button-unseat-computer = ✖️ { $name }
button-sit-here = Je m'assois ici
button-with = Avec { $name }
table-sit-down = 👋 Envie de jouer ? Choisis avec qui t'asseoir.
