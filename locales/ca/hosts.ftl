### Amfitrions: administradors, taules d'un club, vetats, i avisos de taula nova.

hosted-groups = <b>Grups que administres</b>
button-host = ⚙️ { $group }

bans-title = 🚫 <b>Vetats</b> · { $group }
    No poden obrir taula ni seure a cap. Prem un nom per perdonar.
bans-none = 🚫 <b>Vetats</b> · { $group }
    Ara no hi ha ningú vetat.
button-bans = 🚫 Vetats ({ $n })
button-forgive = Perdona
button-forgive-name = Perdona { $name }
banned = 🚫 <b>{ $name }</b> ja no pot obrir taula ni seure a cap taula d'aquest grup. La partida que ja jugui, la pot acabar.
forgiven = ✅ <b>{ $name }</b> ja torna a poder jugar en aquest grup.
ban-how = Respon amb /veta o /perdona a un missatge de la persona de qui parles.
ban-not-administrators = No es pot vetar un administrador del grup.

button-remove = Treu algú
remove-whom = Qui vols treure de la taula del grup <b>{ $group }</b>?
remove-nobody = A la taula del grup <b>{ $group }</b> no hi seu ningú més.
button-remove-name = Treu { $name }
button-nobody = Ningú
removed = Fet: { $name } ja no seu a la taula del grup <b>{ $group }</b>.
removed-you = T'han tret de la taula del grup <b>{ $group }</b>. Hi pots tornar a seure si queda lloc.

write-as-yourself = Escrius en nom del grup o d'un canal, i així no puc saber qui ets. Escriu-ho en nom teu, o en privat, al xat amb mi.

tables-title = 🃏 <b>Taules</b> · { $group }
tables-number = <b>{ $n }.</b>
tables-topic = <b>{ $topic }</b> ·
tables-topic-unknown = (tema sense nom) ·
tables-gathering = { $names } · { $free }
tables-seats-free = { $n ->
    [0] ja hi són tots
    [one] queda 1 lloc lliure
   *[other] queden { $n } llocs lliures
  }
no-tables = Ara no hi ha cap taula en aquest grup.
button-go-to = ↗️ { $n }

watch-which = 🔔 <b>Avisos de taula nova</b>
    Quan s'obri una taula en un grup marcat, t'avisaré aquí. Prem-ne un per canviar-lo.
watch-none = 🔔 Encara no et conec de cap grup. Escriu /avisa dins del grup que vulguis.
watch-on = D'acord: t'avisaré quan s'obri una taula al grup <b>{ $group }</b>.
watch-off = D'acord: ja no t'avisaré de les taules del grup <b>{ $group }</b>.
watch-opened = 🔔 S'ha obert una taula al grup <b>{ $group }</b>.
watch-is-private = Els avisos de taula nova arriben en privat, al xat amb mi.
button-go-to-table = Vés a la taula
button-watch = 🔔 Avisa'm
button-watched = ✓ { $group }
button-unwatched = { $group }

alert-banned = No pots jugar en aquest grup: un administrador t'ha vetat. Parla-hi.
alert-forgiven = Fet: { $name } ja pot tornar a jugar.
alert-only-opener = Només pot treure algú de la taula qui l'ha oberta o un administrador del grup.
alert-asked-in-private = T'ho pregunto en privat.
alert-unproven-administrator = Això és per als administradors. Si n'ets un d'anònim, no ho puc veure: treu-te l'anonimat un moment, o fes-me administrador.
