settings-group-title = ⚙️ <b>Réglages</b> · { $group }
settings-person-title = ⚙️ <b>Tes réglages</b>
settings-line = { $setting } : <b>{ $value }</b>
button-back = ↩️ Retour
button-open = Ouvrir les réglages

confirm-leave = Tu veux vraiment quitter la table du groupe <b>{ $group }</b> ? Tant que personne ne prend ta place, je jouerai.
confirm-leave-which = Tu veux vraiment partir ? Tu joues à plusieurs tables : choisis laquelle tu quittes.
confirm-end-game = Tu veux vraiment arrêter la partie du groupe <b>{ $group }</b> pour tout le monde ? Le score en restera là.
button-leave = Oui, je pars
button-leave-table = Je pars : { $group }
button-stay = Non, je reste
button-end-game = Oui, on arrête
button-go-on = Non, on continue
