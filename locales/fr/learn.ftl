### /learn : dix étapes, chacune avec quelques positions à essayer.

learn-title = 📖 <b>Apprends la { -botifarra }</b>
    Dix étapes courtes : lis, essaie, continue. Arrête quand tu veux : je me souviens où tu en es.
learn-table = À cette table, { $partner }, en face de toi, est ta partenaire. { $right }, à ta droite, et { $left }, à ta gauche, sont les adversaires.
learn-you = Toi
learn-step = { $step ->
    [cards] Les cartes et les points
    [trick] Le pli
    [dealer] Le choix du donneur
    [follow] Fournir
    [beat] Monter
    [ruff] Couper et surcouper
    [winner] Qui fait le pli
    [calls] { -contro(case: "title") }, { -recontro }, { -sant-vicenc }
    [score] Compter la donne
   *[variants] { -lliure(case: "title") } ou { -obligada }
  }
learn-heading = 📖 Étape { $number } sur { $of } · <b>{ $title }</b>
learn-heading-exercise = { $heading } · { $exercise }/{ $exercises }
learn-text = { $step ->
    [cards] Il y a 48 cartes de quatre couleurs : deniers, coupes, épées et bâtons. Dans chaque couleur, de la plus forte à la plus faible : <b>{ -manilla }</b> (le 9), as, roi, cavalier, valet, 8, 7, 6, 5, 4, 3 et 2.

        Les cinq premières valent 5, 4, 3, 2 et 1 point ; les autres, rien. Et chaque pli, les quatre cartes d'un tour, vaut 1 point de plus.
    [trick] Chacun joue une carte, vers la droite. Les quatre ensemble font un <b>pli</b>.

        La couleur de la première carte est la couleur demandée. Si personne ne joue d'atout, la plus forte de cette couleur fait le pli : les autres couleurs ne gagnent jamais.

        Qui fait le pli le ramasse et <b>entame</b> le suivant. Une donne compte douze plis.
    [dealer] Avant de jouer, le donneur <b>choisit l'atout</b> : une couleur qui bat toutes les autres, ou { -botifarra }, qui est sans atout et compte double.

        S'il hésite, il <b>délègue</b> : son partenaire doit alors choisir.

        Le joueur à droite du donneur entame le premier pli, peu importe qui a choisi.
    [follow] Si tu as des cartes de la couleur demandée, tu dois en jouer une. C'est <b>fournir</b>, et c'est obligé même avec de bons atouts.

        Si ton partenaire est maître, ou si un atout est déjà maître du pli, il suffit de fournir : n'importe quelle carte de la couleur.

        Sans la couleur et sans atout, joue la carte que tu veux.
    [beat] Si un adversaire est maître et que tu as la couleur, fournir ne suffit pas : si tu peux, tu dois <b>monter</b>, c'est-à-dire jouer une carte plus forte. Pas question de garder l'as pour plus tard.

        Si ton partenaire est maître, rien ne t'y oblige.

        Et attention : une carte d'une autre couleur qui n'est pas de l'atout ne gagne jamais, même la { -manilla }.
    [ruff] Si tu n'as pas la couleur demandée et qu'un adversaire est maître, tu dois <b>couper</b> : jouer un atout qui fait le pli. Si un adversaire a déjà coupé, tu dois surcouper, si tu peux.

        Si aucun de tes atouts ne gagne, joue la carte que tu veux : rien n'oblige à en donner un.

        Et tant que tu as la couleur, on ne coupe jamais : tu dois fournir.
    [winner] Pour savoir à qui est un pli, regarde deux choses :

        Y a-t-il des atouts ? Le plus fort gagne.
        N'y en a-t-il aucun ? La plus forte de la couleur demandée gagne.

        Ainsi, le 2 d'atout bat la { -manilla } de n'importe quelle autre couleur.
    [calls] L'atout choisi, les adversaires peuvent dire <b>{ -contro }</b> : la donne vaut ×2. L'équipe qui a choisi l'atout peut répondre <b>{ -recontro }</b>, ×4, et les adversaires <b>{ -sant-vicenc }</b>, ×8. Qui ne veut pas monter passe.

        Chaque annonce ne se dit qu'une fois. En { -botifarra }, tout compte double, et à bien des tables il n'y a pas de { -sant-vicenc }.
    [score] Chaque donne compte 72 points : 60 pour les cartes et 12 pour les plis. L'équipe qui dépasse 36 marque ce qui dépasse, multiplié par la valeur de la donne.

        Par exemple, 45 points avec { -contro } : 45 − 36 = 9, et 9 × 2 = 18.

        Peu importe qui a choisi l'atout. À 36 partout, personne ne marque. Faire les douze plis, c'est le { -capot } : on marque 36, multipliés. Qui atteint 101 gagne la partie.
   *[variants] Jusqu'ici, on a joué en { -lliure }. En <b>{ -obligada }</b>, qui ne fait pas le pli a un devoir de plus :

        Si un adversaire est maître, joue la plus basse de la couleur que tu joues. (Le deuxième du pli, s'il ne peut pas fournir, peut aussi donner une carte qui vaut des points.)
        Si ton partenaire est maître, joue une carte qui vaut des points, ta plus basse, ou une qui bat même la sienne.
  }
learn-trump = Atout : { $trump }
learn-no-trump = Sans atout
learn-dealt = Donneur : { $name }
learn-says = { $name } : { $said }
learn-points = { $first } { $ours } · { $second } { $theirs } points
learn-match = Vous aviez { $before } points et vous en marquez { $written }. La partie se joue en { $target }.
learn-ask = { $ask ->
    [card] À toi. Laquelle peux-tu jouer ?
    [how_many] À toi. Combien de ces cartes peux-tu jouer ?
    [turn] À qui de jouer ?
    [winner] Qui fait le pli ?
    [leads] Qui entame le pli suivant ?
    [worth] Combien de points vaut ce pli ?
    [strongest] Laquelle est la plus forte ?
    [names] Qui doit choisir l'atout ?
    [may_name] À toi. Que peux-tu dire ?
    [speaks] À qui de parler ?
    [leads_first] Qui entame le premier pli ?
    [level] Que peut-on encore dire ?
    [times] Par combien la donne est-elle multipliée ?
    [written] Qui marque, et combien ?
   *[over] La partie est-elle finie ?
  }
learn-writes = { $pair } +{ $written }
learn-nobody = Personne
learn-nothing = Plus rien : on joue
learn-over = { $over ->
    [yes] Oui, elle est finie
   *[no] Non, pas encore
  }

learn-right = ✅ <b>{ $choice } : très bien !</b>
learn-wrong = ❌ <b>{ $choice } : non.</b>
learn-trapped = ❌ <b>{ $choice } : c'était le piège.</b>
learn-could = On peut jouer : { $cards }.
learn-ranked = De la plus forte à la plus faible : { $cards }.
learn-worth = { $sum } pour les cartes + 1 pour le pli = { $points }.
learn-turn = On joue vers la droite : { $before } ➡️ { $name }.
learn-taken = { $how ->
    [trump] Le plus fort atout gagne : { $card }.
   *[led] Il n'y a pas d'atout : la plus forte de la couleur demandée gagne, { $card }.
  }
learn-winner-leads = Qui fait le pli entame le suivant.
learn-rule = { $rule ->
    [names] Le donneur choisit l'atout, ou délègue à son partenaire.
    [may_name] On ne délègue qu'une fois : tu dois choisir une couleur ou { -botifarra }.
    [speaks] Au { -contro } répond l'équipe qui a choisi l'atout, en commençant par le joueur à droite de qui l'a dit.
    [leads_first] Le joueur à droite du donneur entame, peu importe qui a choisi l'atout.
   *[level] En { -botifarra }, on s'arrête au { -recontro } ; seules certaines tables permettent { -sant-vicenc }.
  }
learn-times = { $level ->
    [contro] { -contro(case: "title") } : ×{ $factor }
    [recontro] { -recontro(case: "title") } : ×{ $factor }
   *[sant_vicenc] { -sant-vicenc } : ×{ $factor }
  }{ $botifarra ->
    [yes] , et la { -botifarra } double : ×{ $times }.
   *[no] .
  }
learn-who-writes = L'équipe qui dépasse 36 marque, peu importe qui a choisi l'atout.
learn-total = { $before } + { $written } = { $after } : { $missing ->
    [0] { $target } est atteint.
    [one] il manque encore 1 pour { $target }.
   *[other] il manque encore { $missing } pour { $target }.
  }
learn-end = 🎉 <b>Tu sais jouer !</b>
    Tu as fait les dix étapes. Le mieux maintenant : jouer une donne avec des ordinateurs. En cas de doute, touche « Pourquoi celles-ci ? ».

    Les règles, les mots du jeu et les questions de tout le monde : /rules, /glossary, /faq.
learn-is-private = 📖 On apprend en privé, avec moi.

button-learn = 📖 Apprendre à jouer
button-learn-start = Commencer
button-learn-go-on = Continuer : étape { $number }
button-learn-try = ✏️ Essayer
button-learn-next = ➡️ Suite
button-learn-read = Relire
button-learn-list = Toutes les étapes
button-learn-private = 📖 Apprendre en privé
