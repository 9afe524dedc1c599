settings-group-title = ⚙️ <b>Configuració</b> · { $group }
settings-person-title = ⚙️ <b>La teva configuració</b>
settings-line = { $setting }: <b>{ $value }</b>
button-back = ↩️ Enrere
button-open = Obre la configuració

confirm-leave = Segur que vols plegar de la taula del grup <b>{ $group }</b>? Mentre ningú no agafi el teu lloc, hi jugaré jo.
confirm-leave-which = Segur que vols plegar? Jugues a més d'una taula: tria quina deixes.
confirm-end-game = Segur que vols acabar la partida del grup <b>{ $group }</b> per a tothom? Quedarà el marcador d'ara.
button-leave = Sí, plego
button-leave-table = Plego: { $group }
button-stay = No, em quedo
button-end-game = Sí, acabem
button-go-on = No, continuem
