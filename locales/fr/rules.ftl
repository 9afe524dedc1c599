rules-game = <b>La { -botifarra } en bref</b>
    Quatre joueurs, deux paires, chacun face à son partenaire. 48 cartes : 🟡 deniers, 🍷 coupes, ⚔️ épées et 🌳 bâtons, de 1 à 12. On joue vers la droite.
rules-cards = <b>Les cartes</b>, de la plus forte à la plus faible : { -manilla } (le 9), as, roi, cavalier, valet, 8, 7, 6, 5, 4, 3, 2. Elles valent 5, 4, 3, 2 et 1 point ; à partir du 8, rien. Chaque pli vaut 1 point de plus : 72 par donne.
rules-trumps = <b>L'atout</b>
    Qui donne choisit une couleur, ou { -botifarra } (sans atout, compte double), ou délègue : son partenaire doit alors choisir. Les adversaires peuvent dire { -contro } (×2), les autres { -recontro } (×4), puis les premiers { -sant-vicenc } (×8, avec atout seulement). Le joueur à droite du donneur entame.
rules-score = <b>Les points</b>
    La paire qui dépasse 36 marque ce qui dépasse, multiplié par la valeur de la donne, quel que soit celui qui a choisi l'atout. À 36 partout, personne ne marque. Faire les douze plis, c'est { -capot }.
rules-lliure = <b>Quelles cartes peut-on jouer ?</b> (en { -lliure })
    • Si tu as la couleur, tu fournis ; si un adversaire est maître, tu montes si tu peux.
    • Si le pli est déjà coupé, ou si ton partenaire est maître, il suffit de fournir.
    • Si tu n'as pas la couleur et qu'un adversaire est maître, tu dois couper si cela prend.
    • Dans les autres cas, la carte que tu veux.
rules-table = <b>Cette table</b> : { $rules }, { $length }
rules-same = On joue la { -lliure } habituelle, sans changement.
rules-differ = Ce qui change par rapport à la { -lliure } habituelle en 101 :
rules-mistakes = <b>Erreurs impossibles ici</b>
    • Renonce : les boutons ne proposent que des cartes permises. À une vraie table, on corrige en général si on le voit avant le pli suivant ; sinon, la paire fautive perd tous les points de la donne.
    • Maldonne : on redonne. Dans certains tournois, qui recommence perd la donne.
    • Parler des cartes est interdit partout : on ne dit que la couleur, { -botifarra }, je délègue, je passe, { -contro }…
