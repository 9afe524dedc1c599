### Ce que chacun choisit pour soi : le jeu de cartes, les boutons, l'ordre, la seule carte possible.

my-setting = { $field ->
    [language] Langue
    [sound] Son
    [faces] Jeu de cartes
    [buttons] Boutons
    [order] Ordre
    [pictures] Images
    [tips] Astuces
   *[single] Carte forcée
  }
my-choose = { $field ->
    [language] Dans quelle langue ?
    [sound] Quand ton tour doit-il sonner ?
    [faces] Avec quel jeu de cartes veux-tu jouer ? (♦️ deniers · ♥️ coupes · ♠️ épées · ♣️ bâtons)
    [buttons] Combien de cartes par rangée ?
    [order] Dans quel ordre veux-tu les cartes de chaque couleur ?
    [pictures] Veux-tu des images à côté des mots (le dernier pli, le score…) ?
    [tips] Veux-tu des astuces pendant que tu joues ?
   *[single] Quand tu ne peux jouer qu'une carte, qui la joue ?
  }
faces = { $faces ->
    [spanish] Espagnol 🟡 🍷 ⚔️ 🌳
   *[french] Français ♦️ ♥️ ♠️ ♣️
  }
buttons = { $buttons ->
    [three] Trois par rangée
   *[two] Deux par rangée, boutons plus larges
  }
order = { $order ->
    [high] De la plus forte à la plus faible
   *[low] De la plus faible à la plus forte
  }
single = { $single ->
    [itself] Elle se joue toute seule
   *[tap] Je la joue moi-même
  }

suit-french = { $suit ->
    [O] carreaux
    [C] cœurs
    [E] piques
   *[B] trèfles
  }
rank-french = { $number ->
    [9] { -manilla(case: "title") }
    [1] A
    [12] K
    [11] Q
    [10] J
   *[other] { $number }
  }
card-french = { $rank } { $suit ->
    [O] de carreau
    [C] de cœur
    [E] de pique
   *[B] de trèfle
  }

ask-only-card = 👉 Tu ne peux jouer que celle-ci : si tu ne la touches pas, je la joue.
ask-last-trick = Le douzième pli se joue tout seul.
alert-already-played = Cette carte est déjà sur la table.
alert-trick-lies = Le pli est encore sur la table : attends un instant, puis appuie à nouveau.
pictures = { $pictures ->
    [light] Claires
    [dark] Sombres
   *[none] Aucune
  }
