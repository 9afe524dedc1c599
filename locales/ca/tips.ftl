### El que es diu al costat dels botons a la primera mà que algú juga.

tip-trump = ℹ️ { $delegate ->
    [yes] Tria el pal on tens més cartes bones: guanyarà els altres tres. Si no en tens cap de fort, delega.
   *[no] Tria el pal on tens més cartes bones: guanyarà els altres tres.
  }
tip-call = ℹ️ { $level ->
    [contro] Contrar dobla el que val la mà: fes-ho si creus que guanyareu. Si no ho veus clar, passa.
   *[recontro] Recontrar torna a doblar el que val la mà. Si no ho veus clar, passa.
  }
tip-turn = ℹ️ Només surten les cartes que pots jugar: toca'n una.
tip-trick = ℹ️ Qui guanya la basa surt a la següent. Val 1 punt, i més amb aquestes cartes: { $cards }.
tip-worth = { $rank } { $points }
tip-duty = ℹ️ { $why }
tip-score = ℹ️ Dels 72 punts només s'apunten els que passen de 36, multiplicats.
button-no-more-tips = Entesos: no calen més pistes
alert-no-more-tips = Fet: sense pistes. Si les vols un altre dia, són a /settings.
tips = { $tips ->
    [next] A la primera mà de la propera partida
   *[none] Cap
  }
