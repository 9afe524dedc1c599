### Les regles de cada casa: una per una, el perfil del grup i la seva configuració.

own-profile = { $own }
game-changed = { $profile } amb { $n ->
    [one] 1 canvi
   *[other] { $n } canvis
  }
glance-same = <b>{ $profile }</b>, sense cap canvi.
glance-changed = <b>{ $profile }</b>, amb aquests canvis:
glance-own = <b>{ $own }</b> · { $glance }
button-points = Regla per regla…

rule-second-does-not-load = • El segon que juga no pot carregar punts
rule-first-dealer = { $first ->
    [turned_cards] • Cadascú gira una carta: la més forta reparteix primer
   *[random] • Qui reparteix primer es decideix per sorteig
  }
rule-dealing = { $dealing ->
    [shuffled] • Les cartes es remenen a cada mà
   *[no_shuffle] • No es remena: les bases fetes s'apilen, s'escapcen i es reparteixen de quatre en quatre
  }
rule-covered-hand = • Mà tapada: la parella de qui reparteix no veu les cartes fins que s'ha cantat o delegat
rule-open-hand = • Tothom veu les seves cartes des del principi
rule-counter-clockwise = • Es juga cap a la dreta

point = { $point ->
    [variant] Variant
    [partner_winning] Si guanya la parella
    [overtake_partner_free] Superar la parella
    [second_player_may_load] Càrrega del segon
    [sant_vicenc] { -sant-vicenc }
    [first_dealer] Qui reparteix primer
    [dealing] Remenar
    [covered_hand] Mà tapada
   *[clockwise] Sentit del joc
  }
point-question = { $point ->
    [variant] { -lliure(case: "title") } o { -obligada }?
    [partner_winning] A l'{ -obligada }, què es pot jugar si la parella va guanyant?
    [overtake_partner_free] A l'{ -obligada }, es pot superar la parella amb qualsevol carta?
    [second_player_may_load] A l'{ -obligada }, el segon que juga pot carregar punts si no té el pal ni pot guanyar?
    [sant_vicenc] Quan es pot dir { -sant-vicenc }?
    [first_dealer] Qui reparteix primer?
    [dealing] Es remenen les cartes a cada mà?
    [covered_hand] La parella de qui reparteix, quan veu les seves cartes?
    [clockwise] Cap on es juga?
   *[length] Fins a quants punts?
  }
point-value = { $choice ->
    [partner_winning-value_or_lowest] Punts o la més baixa
    [partner_winning-free] Qualsevol, servint el pal
    [overtake_partner_free-yes] Sí, amb qualsevol
    [overtake_partner_free-no] No: amb punts o la més baixa
    [second_player_may_load-yes] Sí, pot
    [second_player_may_load-no] No, la més baixa
    [sant_vicenc-never] Mai
    [sant_vicenc-trumps] Amb trumfo
    [sant_vicenc-always] També a la { -botifarra }
    [first_dealer-turned_cards] Qui gira la més forta
    [first_dealer-random] Per sorteig
    [dealing-shuffled] Sí, es remenen
    [dealing-no_shuffle] No: s'apilen i s'escapcen
    [covered_hand-no] Des del principi
    [covered_hand-yes] Quan s'ha cantat o delegat
    [clockwise-no] Cap a la dreta
   *[clockwise-yes] Cap a l'esquerra
  }

choice-next-hand = Al cap de { $seconds } s
choice-next-hand-all = Quan tots hàgiu premut
choice-no-pause = Cap
choice-no-delay = De seguida
choice-yes = Sí
choice-no = No
time-zone = { $zone ->
    [Madrid] Barcelona, París
    [Canary] Canàries
    [London] Londres, Lisboa
    [Athens] Atenes
    [New_York] Nova York
    [Los_Angeles] Los Angeles
    [Mexico_City] Ciutat de Mèxic
    [Bogota] Bogotà, Lima
    [Santiago] Santiago de Xile
   *[Buenos_Aires] Buenos Aires
  }

settings-when = El joc, la llargada i les altres regles valen des de la partida següent; la resta, de seguida.
group-setting = { $field ->
    [profile] Joc
    [length] Llargada
    [points] Regla per regla
    [own] Perfil del grup
    [time] Temps per torn
    [next_hand] Mà següent
    [trick_pause] Pausa entre bases
    [computers] Ritme dels ordinadors
    [pictures] Imatges
    [hints] Consells
    [time_zone] Fus horari
    [language] Llengua
    [pin_lobby] Fixar la taula
   *[greeting] Salutació
  }
group-choose = { $field ->
    [profile] Com voleu jugar?
    [time] Quant de temps per torn?
    [next_hand] Quan es reparteix la mà següent? Si tots quatre la demaneu, de seguida.
    [trick_pause] Quanta estona es queda cada basa sobre la taula?
    [computers] Quanta estona es pensen la jugada els ordinadors?
    [pictures] Voleu imatges al costat de les paraules (el marcador, l'última basa…)?
    [hints] Es pot demanar consell durant la partida? Qui el demana el rep en privat.
    [time_zone] Quina hora feu? A les partides d'un dia per torn, de nit no faig cap soroll.
    [language] En quina llengua?
    [pin_lobby] Fixo la taula nova dalt del grup mentre s'omple? Cal que em deixeu fixar missatges.
   *[greeting] Saludo quan m'afegiu al grup?
  }

own-none = Aquest grup encara no té un perfil propi. Deseu-hi les regles d'ara amb el nom que vulgueu, i sortirà al costat dels altres jocs.
own-rules-now = Ara el grup juga a:
own-pinned = 📌 Les taules noves comencen amb aquest perfil.
own-not-pinned = Les taules noves no comencen amb aquest perfil.
own-delete-sure = Segur que voleu esborrar el perfil <b>{ $own }</b>? Les regles amb què jugueu no canvien.
button-own-save = 💾 Desa com a perfil del grup
button-own-pin = 📌 Comenceu sempre amb aquest
button-own-unpin = Deixeu de començar amb aquest
button-own-rename = ✏️ Canvia el nom
button-own-delete = 🗑 Esborra
button-own-delete-sure = Sí, esborra'l
own-ask-name = ✏️ Quin nom ha de tenir el perfil del grup <b>{ $group }</b>?
own-replaces = Substituirà el perfil <b>{ $own }</b>.
own-called-so-far = Ara es diu <b>{ $own }</b>.
own-how-to-answer = Escriu-me'l aquí: de 2 a 24 lletres. Per deixar-ho estar, /cancel.
button-stop-asking = Deixem-ho estar
own-named = ✅ Desat: el perfil del grup <b>{ $group }</b> es diu <b>{ $own }</b>.
own-name-refused = { $why ->
    [text] Això no és un nom: escriu-me'l amb lletres.
    [command] Un nom no pot començar amb «/». Escriu-me'n un altre.
    [short] Aquest nom és massa curt: calen almenys 2 lletres.
    [long] Aquest nom és massa llarg: hi caben 24 lletres.
   *[taken] Ja hi ha un joc que es diu així. Escriu-me un altre nom.
  } Per deixar-ho estar, /cancel.
own-changed-meanwhile = Mentrestant algú ha canviat les regles o el perfil del grup, i no he desat res. Mira com estan ara i torna-ho a demanar.
asking-stopped = D'acord, ho deixem estar: no ha canviat res.
asking-left = He deixat estar la pregunta del nom: no ha canviat res.
asking-late = Ha passat massa estona des que t'he demanat el nom: no he desat res. Torna-ho a començar des de la configuració.

alert-setting-gone = Això ja no es pot triar: algú ha canviat la configuració. Mira com està ara.
alert-not-in-group = Ja no sóc en aquest grup. Si m'hi torneu a afegir, la configuració hi serà tal com era.
alert-own-deleted = Perfil esborrat. Les regles d'ara no canvien.
alert-own-pinned = Fet: les taules noves començaran amb aquest perfil.
alert-own-unpinned = Fet: les taules noves començaran amb la { -lliure }.
