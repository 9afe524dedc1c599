settings-group-title = ⚙️ <b>Réglages</b> · { $group }
settings-person-title = ⚙️ <b>Tes réglages</b>
settings-line = { $setting } : <b>{ $value }</b>
settings-when = Le jeu et la longueur comptent dès la partie suivante ; le reste, tout de suite.
settings-choose = { $field ->
    [profile] Comment voulez-vous jouer ?
    [variant] { -lliure(case: "title") } ou { -obligada } ?
    [length] En combien de points ?
    [time] Combien de temps par tour ?
    [language] Dans quelle langue ?
   *[sound] Quand ton tour doit-il sonner ?
  }
setting = { $field ->
    [profile] Jeu
    [variant] Variante
    [length] Longueur
    [time] Temps par tour
    [language] Langue
   *[sound] Son
  }
button-back = ↩️ Retour
button-open = Ouvrir les réglages

confirm-leave = Tu veux vraiment quitter la table du groupe <b>{ $group }</b> ? Le bot jouera pour toi.
confirm-leave-which = Tu veux vraiment partir ? Tu joues à plusieurs tables : choisis laquelle tu quittes.
confirm-end-game = Tu veux vraiment arrêter la partie du groupe <b>{ $group }</b> pour tous ? Le score restera celui de maintenant.
button-leave = Oui, je pars
button-leave-table = Je pars : { $group }
button-stay = Non, je reste
button-end-game = Oui, on arrête
button-go-on = Non, on continue
