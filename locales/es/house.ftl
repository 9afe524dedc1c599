### Las reglas de cada casa: una por una, el perfil del grupo y sus ajustes.

own-profile = { $own }
game-changed = { $profile } con { $n ->
    [one] 1 cambio
   *[other] { $n } cambios
  }
glance-same = <b>{ $profile }</b>, sin ningún cambio.
glance-changed = <b>{ $profile }</b>, con estos cambios:
glance-own = <b>{ $own }</b> · { $glance }
button-points = Regla por regla…

rule-second-does-not-load = • El segundo en jugar no puede cargar puntos
rule-first-dealer = { $first ->
    [turned_cards] • Cada uno levanta una carta: la más fuerte reparte primero
   *[random] • Quién reparte primero sale por sorteo
  }
rule-dealing = { $dealing ->
    [shuffled] • Las cartas se barajan en cada mano
   *[no_shuffle] • No se baraja: las bazas hechas se apilan, se cortan y se reparten de cuatro en cuatro
  }
rule-covered-hand = • Mano tapada: la pareja de quien reparte no ve sus cartas hasta que se ha cantado o delegado
rule-open-hand = • Todos ven sus cartas desde el principio
rule-counter-clockwise = • Se juega hacia la derecha

point = { $point ->
    [variant] Variante
    [partner_winning] Si gana la pareja
    [overtake_partner_free] Superar a la pareja
    [second_player_may_load] Carga del segundo
    [sant_vicenc] { -sant-vicenc }
    [first_dealer] Quién reparte primero
    [dealing] Barajar
    [covered_hand] Mano tapada
   *[clockwise] Sentido del juego
  }
point-question = { $point ->
    [variant] ¿{ -lliure(case: "title") } u { -obligada }?
    [partner_winning] En la { -obligada }, ¿qué se puede jugar si la pareja va ganando?
    [overtake_partner_free] En la { -obligada }, ¿se puede superar a la pareja con cualquier carta?
    [second_player_may_load] En la { -obligada }, ¿el segundo en jugar puede cargar puntos si no tiene el palo ni puede ganar?
    [sant_vicenc] ¿Cuándo se puede decir { -sant-vicenc }?
    [first_dealer] ¿Quién reparte primero?
    [dealing] ¿Se barajan las cartas en cada mano?
    [covered_hand] La pareja de quien reparte, ¿cuándo ve sus cartas?
    [clockwise] ¿Hacia dónde se juega?
   *[length] ¿A cuántos puntos?
  }
point-value = { $choice ->
    [partner_winning-value_or_lowest] Puntos o la más baja
    [partner_winning-free] Cualquiera, asistiendo
    [overtake_partner_free-yes] Sí, con cualquiera
    [overtake_partner_free-no] No: con puntos o la más baja
    [second_player_may_load-yes] Sí, puede
    [second_player_may_load-no] No, la más baja
    [sant_vicenc-never] Nunca
    [sant_vicenc-trumps] Con triunfo
    [sant_vicenc-always] También en la { -botifarra }
    [first_dealer-turned_cards] Quien levanta la más fuerte
    [first_dealer-random] Por sorteo
    [dealing-shuffled] Sí, se barajan
    [dealing-no_shuffle] No: se apilan y se cortan
    [covered_hand-no] Desde el principio
    [covered_hand-yes] Cuando se ha cantado o delegado
    [clockwise-no] Hacia la derecha
   *[clockwise-yes] Hacia la izquierda
  }

choice-next-hand = A los { $seconds } s
choice-next-hand-all = Cuando todos hayáis pulsado
choice-no-pause = Ninguna
choice-no-delay = Enseguida
choice-yes = Sí
choice-no = No
time-zone = { $zone ->
    [Madrid] Barcelona, París
    [Canary] Canarias
    [London] Londres, Lisboa
    [Athens] Atenas
    [New_York] Nueva York
    [Los_Angeles] Los Ángeles
    [Mexico_City] Ciudad de México
    [Bogota] Bogotá, Lima
    [Santiago] Santiago de Chile
   *[Buenos_Aires] Buenos Aires
  }

settings-when = El juego, la duración y las demás reglas valen desde la partida siguiente; lo demás, enseguida.
group-setting = { $field ->
    [profile] Juego
    [length] Duración
    [points] Regla por regla
    [own] Perfil del grupo
    [time] Tiempo por turno
    [next_hand] Mano siguiente
    [trick_pause] Pausa entre bazas
    [computers] Ritmo de los ordenadores
    [pictures] Imágenes
    [hints] Consejos
    [time_zone] Zona horaria
    [language] Idioma
    [pin_lobby] Fijar la mesa
   *[greeting] Saludo
  }
group-choose = { $field ->
    [profile] ¿Cómo queréis jugar?
    [time] ¿Cuánto tiempo por turno?
    [next_hand] ¿Cuándo se reparte la mano siguiente? Si la pedís los cuatro, enseguida.
    [trick_pause] ¿Cuánto rato se queda cada baza sobre la mesa?
    [computers] ¿Cuánto rato piensan los ordenadores cada jugada?
    [pictures] ¿Queréis imágenes junto a las palabras (el marcador, la última baza…)?
    [hints] ¿Se puede pedir consejo durante la partida? Quien lo pide lo recibe en privado.
    [time_zone] ¿Qué hora tenéis? En las partidas de un día por turno, de noche no hago ruido.
    [language] ¿En qué idioma?
    [pin_lobby] ¿Fijo la mesa nueva arriba del grupo mientras se llena? Tenéis que dejarme fijar mensajes.
   *[greeting] ¿Saludo cuando me añadís al grupo?
  }

own-none = Este grupo aún no tiene un perfil propio. Guardad las reglas de ahora con el nombre que queráis y saldrá junto a los otros juegos.
own-rules-now = Ahora el grupo juega a:
own-pinned = 📌 Las mesas nuevas empiezan con este perfil.
own-not-pinned = Las mesas nuevas no empiezan con este perfil.
own-delete-sure = ¿Seguro que queréis borrar el perfil <b>{ $own }</b>? Las reglas con las que jugáis no cambian.
button-own-save = 💾 Guardar como perfil del grupo
button-own-pin = 📌 Empezar siempre con este
button-own-unpin = Dejar de empezar con este
button-own-rename = ✏️ Cambiar el nombre
button-own-delete = 🗑 Borrar
button-own-delete-sure = Sí, borrarlo
own-ask-name = ✏️ ¿Qué nombre tendrá el perfil del grupo <b>{ $group }</b>?
own-replaces = Sustituirá al perfil <b>{ $own }</b>.
own-called-so-far = Ahora se llama <b>{ $own }</b>.
own-how-to-answer = Escríbemelo aquí: de 2 a 24 letras. Para dejarlo, /cancel.
button-stop-asking = Dejémoslo
own-named = ✅ Guardado: el perfil del grupo <b>{ $group }</b> se llama <b>{ $own }</b>.
own-name-refused = { $why ->
    [text] Eso no es un nombre: escríbemelo con letras.
    [command] Un nombre no puede empezar con «/». Escríbeme otro.
    [short] Ese nombre es demasiado corto: hacen falta al menos 2 letras.
    [long] Ese nombre es demasiado largo: caben 24 letras.
   *[taken] Ya hay un juego que se llama así. Escríbeme otro nombre.
  } Para dejarlo, /cancel.
own-changed-meanwhile = Mientras tanto alguien ha cambiado las reglas o el perfil del grupo, y no he guardado nada. Mira cómo están ahora y vuelve a pedirlo.
asking-stopped = De acuerdo, lo dejamos: no ha cambiado nada.
asking-left = He dejado la pregunta del nombre: no ha cambiado nada.
asking-late = Ha pasado demasiado rato desde que te pedí el nombre: no he guardado nada. Vuelve a empezar desde los ajustes.

alert-setting-gone = Esto ya no se puede elegir: alguien ha cambiado los ajustes. Mira cómo están ahora.
alert-not-in-group = Ya no estoy en este grupo. Si me volvéis a añadir, los ajustes estarán tal como estaban.
alert-own-deleted = Perfil borrado. Las reglas de ahora no cambian.
alert-own-pinned = Hecho: las mesas nuevas empezarán con este perfil.
alert-own-unpinned = Hecho: las mesas nuevas empezarán con la { -lliure }.
