### El que cadascú tria per a si: la baralla, els botons, l'ordre, la carta única.

my-setting = { $field ->
    [language] Llengua
    [sound] So
    [faces] Baralla
    [buttons] Botons
    [order] Ordre
    [pictures] Imatges
    [tips] Pistes
   *[single] Carta única
  }
my-choose = { $field ->
    [language] En quina llengua?
    [sound] Quan ha de sonar el teu torn?
    [faces] Amb quina baralla vols jugar? (♦️ oros · ♥️ copes · ♠️ espases · ♣️ bastos)
    [buttons] Quantes cartes per fila?
    [order] En quin ordre vols les cartes de cada pal?
    [pictures] Vols imatges al costat de les paraules (l'última basa, el marcador…)?
    [tips] Vols pistes quan juguis?
   *[single] Quan només pots jugar una carta, qui la juga?
  }
faces = { $faces ->
    [spanish] Espanyola 🟡 🍷 ⚔️ 🌳
   *[french] Francesa ♦️ ♥️ ♠️ ♣️
  }
buttons = { $buttons ->
    [three] Tres per fila
   *[two] Dues per fila, botons més amples
  }
order = { $order ->
    [high] De la més alta a la més baixa
   *[low] De la més baixa a la més alta
  }
single = { $single ->
    [itself] Es juga sola
   *[tap] La jugo jo
  }

suit-french = { $suit ->
    [O] diamants
    [C] cors
    [E] piques
   *[B] trèvols
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
    [O] de diamants
    [C] de cors
    [E] de piques
   *[B] de trèvols
  }

ask-only-card = 👉 Només pots jugar aquesta: si no la toques, la jugo jo.
ask-last-trick = La dotzena basa es juga tota sola.
alert-already-played = Aquesta carta ja és a la taula.
alert-trick-lies = La basa encara és a la taula: espera un moment i torna a prémer.
pictures = { $pictures ->
    [light] Clares
    [dark] Fosques
   *[none] Cap
  }
