### Anfitriones: administradores, mesas de un club, vetados y avisos de mesa nueva.

hosted-groups = <b>Grupos que administras</b>
button-host = ⚙️ { $group }

bans-title = 🚫 <b>Vetados</b> · { $group }
    No pueden abrir mesa ni sentarse a ninguna. Pulsa un nombre para perdonar.
bans-none = 🚫 <b>Vetados</b> · { $group }
    Ahora no hay nadie vetado.
button-bans = 🚫 Vetados ({ $n })
button-forgive = Perdonar
button-forgive-name = Perdonar a { $name }
banned = 🚫 <b>{ $name }</b> ya no puede abrir mesa ni sentarse a ninguna mesa de este grupo. La partida que esté jugando la puede acabar.
forgiven = ✅ <b>{ $name }</b> ya puede volver a jugar en este grupo.
ban-how = Responde con /ban o /unban a un mensaje de la persona a la que te refieres.
ban-not-administrators = No se puede vetar a un administrador del grupo.

button-remove = Quitar a alguien
remove-whom = ¿A quién quieres quitar de la mesa del grupo <b>{ $group }</b>?
remove-nobody = En la mesa del grupo <b>{ $group }</b> no se sienta nadie más.
button-remove-name = Quitar a { $name }
button-nobody = A nadie
removed = Hecho: { $name } ya no está en la mesa del grupo <b>{ $group }</b>.
removed-you = Te han quitado de la mesa del grupo <b>{ $group }</b>. Puedes volver a sentarte si queda sitio.

write-as-yourself = Escribes en nombre del grupo o de un canal, y así no puedo saber quién eres. Escríbelo en tu nombre, o en privado, en el chat conmigo.

tables-title = 🃏 <b>Mesas</b> · { $group }
tables-number = <b>{ $n }.</b>
tables-topic = <b>{ $topic }</b> ·
tables-topic-unknown = (tema sin nombre) ·
tables-gathering = { $names } · { $free }
tables-seats-free = { $n ->
    [0] ya están todos
    [one] queda 1 sitio libre
   *[other] quedan { $n } sitios libres
  }
no-tables = Ahora no hay ninguna mesa en este grupo.
button-go-to = ↗️ { $n }

watch-which = 🔔 <b>Avisos de mesa nueva</b>
    Cuando se abra una mesa en un grupo marcado, te avisaré aquí. Pulsa uno para cambiarlo.
watch-none = 🔔 Todavía no te conozco de ningún grupo. Escribe /notify en el grupo que quieras.
watch-on = De acuerdo: te avisaré cuando se abra una mesa en el grupo <b>{ $group }</b>.
watch-off = De acuerdo: ya no te avisaré de las mesas del grupo <b>{ $group }</b>.
watch-opened = 🔔 Se ha abierto una mesa en el grupo <b>{ $group }</b>.
watch-is-private = Los avisos de mesa nueva llegan en privado, en el chat conmigo.
button-go-to-table = Ir a la mesa
button-watch = 🔔 Avísame
button-watched = ✓ { $group }
button-unwatched = { $group }

alert-banned = No puedes jugar en este grupo: un administrador te ha vetado. Habla con él.
alert-forgiven = Hecho: { $name } ya puede volver a jugar.
alert-only-opener = Solo puede quitar a alguien de la mesa quien la ha abierto o un administrador del grupo.
alert-asked-in-private = Te lo pregunto en privado.
alert-unproven-administrator = Esto es para los administradores. Si eres uno anónimo, no lo puedo ver: quítate el anonimato un momento o hazme administrador.
