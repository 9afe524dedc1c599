### Ce qui est dit à côté des boutons à la première donne que quelqu'un joue.

tip-trump = ℹ️ { $delegate ->
    [yes] Choisis la couleur où tu as le plus de bonnes cartes : elle battra les trois autres. Si aucune n'est forte, délègue.
   *[no] Choisis la couleur où tu as le plus de bonnes cartes : elle battra les trois autres.
  }
tip-call = ℹ️ { $level ->
    [contro] Le { -contro } double ce que vaut la donne : dis-le si tu crois que vous gagnerez. Dans le doute, passe.
   *[recontro] Le { -recontro } double encore ce que vaut la donne. Dans le doute, passe.
  }
tip-turn = ℹ️ Seules les cartes que tu peux jouer sont affichées : touches-en une.
tip-trick = ℹ️ Qui gagne le pli entame le suivant. Il vaut 1 point, et plus avec ces cartes : { $cards }.
tip-worth = { $rank } { $points }
tip-duty = ℹ️ { $why }
tip-score = ℹ️ Des 72 points, on n'écrit que ceux au-dessus de 36, multipliés.
button-no-more-tips = Compris : plus d'astuces
alert-no-more-tips = C'est fait : plus d'astuces. Si tu en veux de nouveau, elles sont dans /settings.
tips = { $tips ->
    [next] À la première donne de la prochaine partie
   *[none] Aucune
  }
