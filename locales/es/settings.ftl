settings-group-title = ⚙️ <b>Ajustes</b> · { $group }
settings-person-title = ⚙️ <b>Tus ajustes</b>
settings-line = { $setting }: <b>{ $value }</b>
button-back = ↩️ Atrás
button-open = Abrir los ajustes

confirm-leave = ¿Seguro que quieres irte de la mesa del grupo <b>{ $group }</b>? Mientras nadie ocupe tu sitio, jugaré yo.
confirm-leave-which = ¿Seguro que quieres irte? Juegas en más de una mesa: elige cuál dejas.
confirm-end-game = ¿Seguro que quieres terminar la partida del grupo <b>{ $group }</b> para todos? Quedará el marcador de ahora.
button-leave = Sí, me voy
button-leave-table = Me voy: { $group }
button-stay = No, me quedo
button-end-game = Sí, terminamos
button-go-on = No, seguimos
