### /rules, /glossary et /faq : les règles de la table une par une, les mots et les questions.

rules-heading = 📜 <b>{ $title }</b> · { $rules }, { $length }
rules-each = 👇 Chaque règle, avec un exemple :
rules-example = <b>Exemple</b>
rules-example-you = <b>Exemple</b> ({ $partner } est ta partenaire)
rules-topic = { $topic ->
    [cards] Cartes et points
    [trick] Le pli
    [deal] La donne
    [trumps] Choisir l'atout
    [follow] Fournir
    [beat] Monter
    [ruff] Couper
    [partner] Partenaire maître
    [losing] Rien ne gagne
    [calls] { -contro(case: "title") }
    [score] Compter
    [capot] { -capot(case: "title") }
    [length] La partie
    [claim] Le reste
    [renunci] Renonce
   *[misdeal] Maldonne
  }
rules-text = { $topic ->
    [cards] De la plus forte à la plus faible : { -manilla } (le 9), as, roi, cavalier, valet, 8, 7… jusqu'au 2. Les cinq premières valent 5, 4, 3, 2 et 1 point, les autres rien, et chaque pli vaut 1 point de plus : 72 par donne en tout.
    [trick] Le plus fort atout fait le pli ; s'il n'y en a pas, la plus forte carte de la couleur demandée. Qui fait le pli le ramasse et entame le suivant.
    [trumps] Le donneur choisit l'atout : une couleur qui bat toutes les autres, ou { -botifarra }, qui est sans atout et compte double. S'il hésite, il délègue : son partenaire doit alors choisir, et ne peut plus déléguer.
    [follow] Si tu as des cartes de la couleur demandée, tu dois en jouer une, même avec de bons atouts. Tu ne peux jouer une autre couleur que si tu n'en as aucune.
    [beat] Si un adversaire est maître et que tu as la couleur demandée, tu dois jouer une carte plus forte que la sienne, si tu en as une ; parmi celles qui la battent, celle que tu veux. Si le pli est déjà coupé, ta couleur ne peut plus le gagner, mais tu dois fournir quand même.
    [ruff] Si tu n'as pas la couleur demandée et qu'un adversaire est maître, tu dois jouer un atout qui fait le pli ; un plus fort que le sien, s'il a coupé. Si aucun de tes atouts ne peut gagner, rien n'oblige à en jouer un.
    [score] L'équipe qui dépasse 36 points marque ce qui dépasse, multiplié par la valeur de la donne, peu importe qui a choisi l'atout. À 36 partout, personne ne marque.
    [capot] Faire les douze plis, c'est le { -capot } : les 72 points de la donne, soit 36 de plus que la moitié, multipliés comme d'habitude. Il n'y a pas d'autre prime.
    [claim] Si c'est à toi et que tous les plis qui restent sont sûrement à toi, touche « Finir la donne… » puis « Le reste est à moi » ; si ce n'est pas sûr, on continue et personne n'en sait rien. Vous pouvez aussi laisser le reste aux adversaires, si les deux partenaires le veulent.
    [renunci] Ne pas fournir, monter ou couper quand il le faut, c'est une renonce : impossible ici, les boutons ne proposent que les cartes permises. À une vraie table, on corrige en général si on le voit avant le pli suivant ; sinon, l'équipe fautive perd tous les points de la donne.
   *[misdeal] Ici c'est moi qui donne, et chacun reçoit toujours douze cartes. À une vraie table, on redonne ; dans certains tournois, à la deuxième maldonne, on perd son tour de donner.
  }
rules-deal = { $first ->
    [turned_cards] Qui retourne la carte la plus forte donne en premier
   *[random] Le premier donneur est tiré au sort
  } ; ensuite, le joueur à sa { $side ->
    [yes] gauche
   *[no] droite
  }. { $dealing ->
    [shuffled] On mélange à chaque donne
   *[no_shuffle] On ne mélange pas : on empile les plis, on coupe le paquet et on distribue par quatre
  }, et le joueur à { $side ->
    [yes] gauche
   *[no] droite
  } du donneur entame le premier pli.{ $covered ->
    [yes] {" "}Main couverte : le partenaire du donneur ne voit pas ses cartes avant que l'atout soit choisi ou délégué.
   *[no] {""}
  }
rules-partner = { $duty ->
    [lliure] Si ton partenaire est maître, il suffit de fournir : la carte que tu veux de la couleur demandée. Si tu n'en as pas, joue la carte que tu veux : rien n'oblige à couper.
    [free] Si ton partenaire est maître, dans cette { -obligada } il suffit de fournir, avec la carte que tu veux. Si tu n'as pas la couleur demandée, joue la carte que tu veux : rien n'oblige à couper.
    [strict] Si ton partenaire est maître, fournis avec une carte qui vaut des points ou avec ta plus basse, même si elle bat la sienne. Si tu n'as pas la couleur demandée, choisis-en une autre : une carte qui vaut des points, ou la plus basse de cette couleur.
   *[value] Si ton partenaire est maître, fournis avec une carte qui bat la sienne, une qui vaut des points, ou ta plus basse. Si tu n'as pas la couleur demandée, choisis-en une autre : une carte qui fait le pli, une qui vaut des points, ou la plus basse.
  }
rules-losing = { $duty ->
    [lliure] Si un adversaire est maître et que tu ne peux pas le battre, fournis avec la carte que tu veux. Si tu n'as pas la couleur demandée, joue la carte que tu veux.
    [lowest] Si un adversaire est maître et que tu ne peux pas le battre, fournis avec ta plus basse. Si tu n'as pas la couleur demandée, choisis-en une autre, et joue la plus basse.
   *[load] Si un adversaire est maître et que tu ne peux pas le battre, joue la plus basse de la couleur que tu joues. Seul le deuxième du pli, s'il n'a pas la couleur demandée, peut aussi y charger une carte qui vaut des points.
  }
rules-calls = L'atout choisi, les adversaires peuvent dire { -contro } (×2), et l'équipe qui l'a choisi, { -recontro } (×4){ $when ->
    [never] {" "}; ici, pas de { -sant-vicenc }. La { -botifarra } double tout : jusqu'à ×8.
    [trumps] {" "}; puis les adversaires, { -sant-vicenc } (×8), avec atout seulement. La { -botifarra } double tout : jusqu'à ×8.
   *[always] {" "}; puis les adversaires, { -sant-vicenc } (×8), en { -botifarra } aussi. La { -botifarra } double tout : jusqu'à ×16.
  }
rules-length = L'équipe qui atteint ou dépasse { $target } points marqués gagne la partie ; on regarde à la fin de chaque donne. Comme une seule équipe marque par donne, il n'y a pas d'égalité possible.
rules-quick = Partie rapide : gagne qui atteint { $target } points, ou qui mène après { $hands } donnes. S'il y a alors égalité, on joue une donne de plus, jusqu'à ce que quelqu'un mène.
rules-example-leads = ➡️ { $leader } entame.
rules-example-deal = ➡️ { $leader } entame, et donnera aussi la prochaine fois.
rules-example-quick = Après { $hands } donnes, { $ahead } à { $behind } : c'est fini. { $ahead } à { $ahead } : une donne de plus.
rules-example-claim = Tu entames et il te reste { $cards }, qui sont des atouts : aucune carte ne les bat, et le reste est à toi.
rules-example-renunci = Ce serait une renonce : { $cards }.
rules-example-misdeal = { $cards } cartes à quatre, cela fait { $each } chacun : si l'un en a { $more } et un autre { $fewer }, on redonne.

glossary-title = 🔤 <b>Les mots de la { -botifarra }</b>
    Ce que tu entendras à une table, en catalan. Choisis un thème :
glossary-theme = { $theme ->
    [pack] Le jeu de cartes
    [trick] Le pli
    [trumps] Atout et { -contro }
    [deal] Donner
   *[match] La partie
  }
glossary-heading = 🔤 <b>{ $title }</b>
glossary-text = { $theme ->
    [pack] <b>baralla</b>, jeu : les 48 cartes, de 1 à 12 dans chaque couleur.
        <b>pal</b>, couleur : deniers, coupes, épées ou bâtons.
        <b>oros</b>, deniers : 🟡 ; dans un jeu français, ♦.
        <b>copes</b>, coupes : 🍷 ; dans un jeu français, ♥.
        <b>espases</b>, épées : ⚔️ ; dans un jeu français, ♠.
        <b>bastos</b>, bâtons : 🌳 ; dans un jeu français, ♣.
        <b>manilla</b>, manille : le 9, la plus forte de sa couleur ; vaut 5.
        <b>as</b>, as : le 1, la deuxième ; vaut 4.
        <b>rei</b>, roi : le 12 ; vaut 3.
        <b>cavall</b>, cavalier : le 11 ; vaut 2.
        <b>sota</b>, valet : le 10 ; vaut 1.
    [trick] <b>basa</b>, pli : les quatre cartes d'un tour, une par joueur.
        <b>sortir</b>, entamer : jouer la première carte d'un pli.
        <b>servir</b>, fournir : jouer la couleur demandée.
        <b>matar</b>, monter : jouer plus fort que la carte maîtresse.
        <b>fallar</b> ou <b>tallar</b>, couper : jouer atout quand on n'a pas la couleur.
        <b>sobrefallar</b> ou <b>sobretallar</b>, surcouper : couper plus fort que qui a déjà coupé.
        <b>carregar</b>, charger : mettre dans le pli une carte qui vaut des points.
        <b>renunci</b>, renonce : jouer une carte qui n'était pas permise.
    [trumps] <b>trumfo</b>, atout : la couleur qui bat toutes les autres pendant la donne.
        <b>cantar</b>, choisir l'atout : dire la couleur, ou { -botifarra }.
        <b>delegar</b>, déléguer : laisser choisir le partenaire.
        <b>botifarra</b>, sans atout : la donne compte double. C'est aussi le nom du jeu.
        <b>contro</b> : dit par les adversaires de qui a choisi l'atout : ×2.
        <b>recontro</b> : la réponse de l'équipe qui a choisi : ×4.
        <b>Sant Vicenç</b> : encore les adversaires : ×8. On ne le joue pas à toutes les tables.
        <b>bé</b>, bien : je passe.
    [deal] <b>repartir</b>, donner : douze cartes à chacun.
        <b>remenar</b>, mélanger les cartes.
        <b>escapçar</b>, couper le paquet : le partager en deux et mettre le dessous dessus. À ne pas confondre avec <i>tallar</i>, couper à l'atout.
        <b>girar carta</b>, retourner une carte : pour voir qui donne en premier.
        <b>mà</b>, donne : les douze plis joués avec les mêmes cartes.
        <b>mà tapada</b>, main couverte : le partenaire du donneur ne regarde pas ses cartes avant que l'atout soit choisi ou délégué.
   *[match] <b>parella</b>, partenaire, ou équipe : qui est en face de toi ; les points sont à vous deux.
        <b>contraris</b>, adversaires : l'autre équipe.
        <b>apuntar</b>, marquer : ajouter à la partie les points au-delà de 36.
        <b>capot</b> : faire les douze plis.
        <b>la resta</b>, le reste : les plis qui restent à jouer.
        <b>partida</b>, partie : les donnes qu'il faut pour atteindre 101, ou les points choisis.
        <b>revenja</b>, revanche : une autre partie avec les mêmes.
        <b>lliure</b>, libre : la façon occidentale de jouer.
        <b>obligada</b>, obligée : l'orientale : qui ne fait pas le pli ne choisit pas toujours sa carte.
  }

faq-title = ❓ <b>Les questions de tout le monde</b>
    Choisis un thème :
faq-theme = { $theme ->
    [points] Cartes et points
    [tricks] Les plis
    [speech] Atout et annonces
   *[table] La table et le bot
  }
faq-heading-theme = ❓ <b>{ $theme }</b>
    Touche une question :
faq-question = { $question ->
    [nine] Pourquoi le 9 bat-il l'as ?
    [worth] Combien vaut chaque carte ?
    [thirty_six] Que veut dire 36 ?
    [why_not] Pourquoi une carte est-elle interdite ?
    [leads] Qui entame ?
    [double] Pourquoi la { -botifarra } double-t-elle ?
    [contro] Quand puis-je dire { -contro } ?
    [tie] Et en cas d'égalité ?
    [variants] { -lliure(case: "title") } ou { -obligada } ?
    [last] Comment revoir un pli ?
    [undo] Puis-je reprendre une carte ?
    [late] Et si je tarde trop ?
    [gone] Et si je dois partir ?
    [talk] Peut-on parler ?
    [computers] Que sont les ordinateurs ?
   *[end] Peut-on finir plus tôt ?
  }
faq-heading = ❓ <b>{ $question }</b>
faq-answer = { $question ->
    [nine] Dans ce jeu, le 9 est la { -manilla }, et la { -manilla } est la carte la plus forte de chaque couleur. C'est aussi celle qui vaut le plus : 5 points ; l'as, juste derrière, en vaut 4.
    [worth] La { -manilla } (le 9) vaut 5 points, l'as 4, le roi 3, le cavalier 2, le valet 1. À partir du 8, rien. Et qui fait un pli compte 1 de plus.
    [thirty_six] Chaque donne compte 72 points, et 36 en est la moitié. Seule marque l'équipe qui dépasse 36, et seulement ce qui dépasse : avec 45 points, 9.
    [why_not] Parce qu'il faut fournir et, si un adversaire est maître, monter ou couper si tu peux. Quand c'est à toi, touche « Pourquoi celles-ci ? » sous tes cartes : je te dirai la raison.
    [leads] Le joueur qui suit le donneur entame le premier pli, peu importe qui a choisi l'atout. Ensuite, toujours celui qui a fait le pli d'avant.
    [double] Parce qu'on joue sans atout : personne ne peut couper, et chaque pli va à la plus forte carte de la couleur demandée. C'est plus risqué, donc tout ce qu'on marque est doublé.
    [contro] Quand les adversaires ont choisi l'atout et qu'aucune carte n'est encore jouée : je te le demande en privé, avec des boutons. Dis-le si tu crois que vous dépasserez 36 points ; sinon, passe.
    [tie] À 36 partout, personne ne marque, quelle que soit la valeur de la donne, et on passe à la suivante. Une partie ne peut pas finir à égalité : une seule équipe marque par donne. Et si la partie rapide est à égalité après cinq donnes, on en joue une autre.
    [variants] Dans les deux, il faut fournir et, si un adversaire est maître, monter ou couper si tu peux. En { -obligada }, qui ne peut pas battre un adversaire joue la plus basse de la couleur qu'il joue ; et sous un partenaire maître, il y a souvent un devoir aussi.
    [last] Le dernier, avec /last ou le bouton « Dernier pli ». Les précédents ne se revoient pas pendant la donne, comme à une vraie table.
    [undo] Non : une carte jouée ne se reprend pas. Mais la renonce est impossible, puisque les boutons ne proposent que les cartes permises.
    [late] Si le groupe a limité le temps et que le tien est passé, je joue pour toi cette fois-là. Si cela arrive deux fois de suite, je continue jusqu'à ce que tu touches « Me revoilà ».
    [gone] Écris /leave : je jouerai pour toi, et ta place sera libre pour qui la veut. La partie continue.
    [talk] De tout, sauf des cartes : ni mots ni signes. Pendant la donne, on ne dit que la couleur, { -botifarra }, je délègue, je passe, { -contro }…
    [computers] Des joueurs pour les places où il manque quelqu'un ; ils peuvent être Facile, Normal ou Difficile. Ils ne voient que leurs cartes et celles qui sont jouées, comme toi : ils ne trichent pas.
   *[end] Oui. Avec « Finir la donne… », sous tes cartes dès le deuxième pli, tu peux dire que le reste est à toi, ou proposer de le laisser ou d'annuler la donne. Pour finir toute la partie, /endgame.
  }

button-rules-all = 📜 Toutes les règles
button-rules-card = 📜 Règles
button-glossary = 🔤 Les mots
button-glossary-all = 🔤 Tous les thèmes
button-faq = ❓ Questions
button-faq-all = ❓ Tous les thèmes
