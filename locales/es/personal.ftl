### Lo que cada cual elige para sí: la baraja, los botones, el orden, la carta única.

my-setting = { $field ->
    [language] Idioma
    [sound] Sonido
    [faces] Baraja
    [buttons] Botones
    [order] Orden
    [pictures] Imágenes
    [tips] Pistas
   *[single] Carta única
  }
my-choose = { $field ->
    [language] ¿En qué idioma?
    [sound] ¿Cuándo tiene que sonar tu turno?
    [faces] ¿Con qué baraja quieres jugar? (♦️ oros · ♥️ copas · ♠️ espadas · ♣️ bastos)
    [buttons] ¿Cuántas cartas por fila?
    [order] ¿En qué orden quieres las cartas de cada palo?
    [pictures] ¿Quieres imágenes junto a las palabras (la última baza, el marcador…)?
    [tips] ¿Quieres pistas cuando juegues?
   *[single] Cuando solo puedes jugar una carta, ¿quién la juega?
  }
faces = { $faces ->
    [spanish] Española 🟡 🍷 ⚔️ 🌳
   *[french] Francesa ♦️ ♥️ ♠️ ♣️
  }
buttons = { $buttons ->
    [three] Tres por fila
   *[two] Dos por fila, botones más anchos
  }
order = { $order ->
    [high] De la más alta a la más baja
   *[low] De la más baja a la más alta
  }
single = { $single ->
    [itself] Se juega sola
   *[tap] La juego yo
  }

suit-french = { $suit ->
    [O] diamantes
    [C] corazones
    [E] picas
   *[B] tréboles
  }
rank-french = { $number ->
    [9] { -manilla(case: "title") }
    [1] A
    [12] K
    [11] Q
    [10] J
   *[other] { $number }
  }
card-french = { $rank } { $suit ->
    [O] de diamantes
    [C] de corazones
    [E] de picas
   *[B] de tréboles
  }

ask-only-card = 👉 Solo puedes jugar esta: si no la tocas, la juego yo.
ask-last-trick = La duodécima baza se juega sola.
alert-already-played = Esa carta ya está en la mesa.
alert-trick-lies = La baza sigue en la mesa: espera un momento y vuelve a pulsar.
pictures = { $pictures ->
    [light] Claras
    [dark] Oscuras
   *[none] Ninguna
  }
