### Lo que se dice junto a los botones en la primera mano que alguien juega.

tip-trump = ℹ️ { $delegate ->
    [yes] Elige el palo donde tienes más cartas buenas: ganará a los otros tres. Si no tienes ninguno fuerte, delega.
   *[no] Elige el palo donde tienes más cartas buenas: ganará a los otros tres.
  }
tip-call = ℹ️ { $level ->
    [contro] Contrar dobla lo que vale la mano: hazlo si crees que ganaréis. Si no lo ves claro, pasa.
   *[recontro] Recontrar vuelve a doblar lo que vale la mano. Si no lo ves claro, pasa.
  }
tip-turn = ℹ️ Solo salen las cartas que puedes jugar: toca una.
tip-trick = ℹ️ Quien gana la baza sale en la siguiente. Vale 1 punto, y más con estas cartas: { $cards }.
tip-worth = { $rank } { $points }
tip-duty = ℹ️ { $why }
tip-score = ℹ️ De los 72 puntos solo se apuntan los que pasan de 36, multiplicados.
button-no-more-tips = Entendido: sin más pistas
alert-no-more-tips = Hecho: sin pistas. Si algún día las quieres, están en /settings.
tips = { $tips ->
    [next] En la primera mano de la próxima partida
   *[none] Ninguna
  }
