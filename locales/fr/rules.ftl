rules-game = <b>La { -botifarra } en bref</b>
    Quatre joueurs, deux équipes, chacun face à son partenaire. 48 cartes : 🟡 deniers, 🍷 coupes, ⚔️ épées et 🌳 bâtons, de 1 à 12. On joue vers la droite.
rules-cards = <b>Les cartes</b>, de la plus forte à la plus faible : { -manilla } (le 9), as, roi, cavalier, valet, 8, 7, 6, 5, 4, 3, 2. Les cinq premières valent 5, 4, 3, 2 et 1 point ; à partir du 8, rien. Chaque pli vaut 1 point de plus : 72 par donne.
rules-trumps = <b>L'atout</b>
    Le donneur choisit une couleur, ou { -botifarra } (sans atout, compte double), ou délègue : son partenaire doit alors choisir. Les adversaires peuvent dire { -contro } (×2), l'équipe qui a choisi l'atout, { -recontro } (×4) ; puis de nouveau les adversaires, { -sant-vicenc } (×8, avec atout seulement). Le joueur à droite du donneur entame.
rules-score = <b>Les points</b>
    L'équipe qui dépasse 36 marque ce qui dépasse, multiplié par la valeur de la donne, peu importe qui a choisi l'atout. À 36 partout, personne ne marque. Faire les douze plis, c'est le { -capot }.
rules-lliure = <b>Quelles cartes peut-on jouer ?</b> (en { -lliure })
    • Si tu as la couleur, tu fournis ; si un adversaire est maître, tu montes si tu peux.
    • Si le pli est déjà coupé, ou si ton partenaire est maître, il suffit de fournir.
    • Si tu n'as pas la couleur et qu'un adversaire est maître, tu dois couper (ou surcouper) si tu peux.
    • Dans les autres cas, la carte que tu veux : on n'est jamais obligé de sous-couper.
rules-table = <b>Cette table</b> : { $rules }, { $length }
rules-same = On joue la { -lliure } habituelle, sans changement.
rules-differ = Ce qui change par rapport à la { -lliure } habituelle en 101 :
rules-mistakes = <b>Les fautes</b>
    • Renonce : impossible ici, les boutons ne proposent que des cartes permises. À une vraie table, on corrige en général si on le voit avant le pli suivant ; sinon, l'équipe fautive perd tous les points de la donne.
    • Maldonne : impossible ici aussi. À une vraie table, on redonne ; dans certains tournois, à la deuxième, on perd son tour de donner.
    • Parler des cartes est interdit partout, ici aussi : on ne dit que la couleur, { -botifarra }, je délègue, je passe, { -contro }…
