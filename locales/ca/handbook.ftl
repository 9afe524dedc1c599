### /rules, /glossary i /faq: les regles de la taula una per una, el vocabulari i les preguntes.

rules-heading = 📜 <b>{ $title }</b> · { $rules }, { $length }
rules-each = 👇 Cada regla, amb un exemple:
rules-example = <b>Exemple</b>
rules-example-you = <b>Exemple</b> ({ $partner } és la teva parella)
rules-topic = { $topic ->
    [cards] Cartes i punts
    [trick] La basa
    [deal] Repartir
    [trumps] Cantar trumfo
    [follow] Servir
    [beat] Matar
    [ruff] Fallar
    [partner] Guanya la parella
    [losing] No pots guanyar
    [calls] { -contro(case: "title") }
    [score] Comptar la mà
    [capot] { -capot(case: "title") }
    [length] La partida
    [claim] La resta
    [renunci] Renunci
   *[misdeal] Mal donades
  }
rules-text = { $topic ->
    [cards] De més a menys forta: { -manilla } (el 9), as, rei, cavall, sota, 8, 7… fins al 2. Les cinc primeres valen 5, 4, 3, 2 i 1 punt, les altres res, i cada basa val 1 punt més: en total, 72 per mà.
    [trick] Guanya la basa el trumfo més alt i, si no n'hi ha cap, la carta més alta del pal de sortida. Qui la guanya se l'endú i surt a la següent.
    [trumps] Qui reparteix canta: tria el pal de trumfo, que guanya tots els altres, o { -botifarra }, que és sense trumfo i val el doble. Si no ho veu clar, delega: llavors ha de cantar la seva parella, que ja no pot delegar.
    [follow] Si tens cartes del pal de sortida, n'has de jugar una, encara que tinguis bons trumfos. Només si no en tens cap pots jugar d'un altre pal.
    [beat] Si va guanyant un contrari i tens el pal de sortida, has de jugar una carta més alta que la seva, si la tens; entre les que el superen, la que vulguis. Si la basa ja està fallada, amb el pal no la pots guanyar, però has de servir igualment.
    [ruff] Si no tens el pal de sortida i va guanyant un contrari, has de tirar un trumfo que guanyi la basa; si ell ja ha fallat, un de més alt. Si cap trumfo teu no la pot guanyar, no cal tirar-ne cap.
    [score] La parella que passa de 36 punts apunta el que en passa, multiplicat pel que valgui la mà, hagi cantat qui hagi cantat. A 36 iguals no apunta ningú.
    [capot] Fer totes dotze bases és { -capot }: són els 72 punts de la mà, o sigui 36 per sobre de la meitat, multiplicats com sempre. No hi ha cap premi a part.
    [claim] Si et toca i és segur que totes les bases que queden són teves, prem «Acabar la mà…» i «La resta és meva»; si no és segur, es continua jugant i no se n'assabenta ningú. També podeu donar la resta als contraris, si ho voleu tots dos de la parella.
    [renunci] No servir, no matar o no fallar quan toca és un renunci: aquí no pot passar, perquè els botons només ofereixen les cartes que es poden jugar. En una taula de debò, si es veu abans de la basa següent se sol rectificar; si es veu després, la parella que s'ha equivocat perd tots els punts de la mà.
   *[misdeal] Aquí les cartes les dono jo, i sempre en surten dotze per a cadascú. En una taula de debò, si es donen malament es tornen a donar; en alguns tornejos, qui hi torna a caure perd el torn de repartir.
  }
rules-deal = { $first ->
    [turned_cards] Reparteix primer qui gira la carta més forta
   *[random] Qui reparteix primer es decideix per sorteig
  }; després, { $side ->
    [yes] el de l'esquerra
   *[no] el de la dreta
  }. { $dealing ->
    [shuffled] Es remena a cada mà
   *[no_shuffle] No es remena: les bases fetes s'apilen, s'escapcen i es donen de quatre en quatre
  }, i a la primera basa surt qui seu { $side ->
    [yes] a l'esquerra
   *[no] a la dreta
  } de qui reparteix.{ $covered ->
    [yes] {" "}Mà tapada: la parella de qui reparteix no veu les seves cartes fins que s'ha cantat o delegat.
   *[no] {""}
  }
rules-partner = { $duty ->
    [lliure] Si va guanyant la teva parella, només has de servir: la carta que vulguis del pal de sortida. Si no en tens cap, juga la que vulguis: no has de fallar.
    [free] Si va guanyant la teva parella, en aquesta { -obligada } només has de servir, amb la carta que vulguis. Si no tens el pal de sortida, juga la que vulguis: no has de fallar.
    [strict] Si va guanyant la teva parella, serveix amb una carta que tingui punts o amb la més baixa, encara que així la superis. Si no tens el pal de sortida, tria'n un altre: d'aquell, una que tingui punts o la més baixa.
   *[value] Si va guanyant la teva parella, serveix amb una carta que la superi, amb una que tingui punts o amb la més baixa. Si no tens el pal de sortida, tria'n un altre: una que guanyi la basa, una que tingui punts o la més baixa.
  }
rules-losing = { $duty ->
    [lliure] Si va guanyant un contrari i no el pots superar, serveix amb la carta que vulguis. Si no tens el pal de sortida, juga la que vulguis.
    [lowest] Si va guanyant un contrari i no el pots superar, serveix amb la més baixa. Si no tens el pal de sortida, tria'n un altre: d'aquell, la més baixa.
   *[load] Si va guanyant un contrari i no el pots superar, juga la més baixa del pal que tiris. Només el segon de la basa, si no té el pal de sortida, hi pot carregar també una carta amb punts.
  }
rules-calls = Quan s'ha cantat, els contraris poden dir { -contro } (×2) i la parella que ha cantat, { -recontro } (×4){ $when ->
    [never] ; aquí no hi ha { -sant-vicenc }. La { -botifarra } ho dobla tot: fins a ×8.
    [trumps] ; després, els contraris, { -sant-vicenc } (×8), només amb trumfo. La { -botifarra } ho dobla tot: fins a ×8.
   *[always] ; després, els contraris, { -sant-vicenc } (×8), també a la { -botifarra }. La { -botifarra } ho dobla tot: fins a ×16.
  }
rules-length = Guanya la partida la parella que arriba a { $target } punts apuntats, o els passa; es mira al final de cada mà. Com que a cada mà només apunta una parella, no es pot acabar en empat.
rules-quick = Partida ràpida: guanya qui arriba a { $target } punts, o qui va al davant després de { $hands } mans. Si llavors hi ha empat, es juga una mà més, fins que algú vagi al davant.
rules-example-leads = ➡️ Surt { $leader }.
rules-example-deal = ➡️ Surt { $leader }, que també repartirà la mà següent.
rules-example-quick = Després de { $hands } mans, { $ahead } a { $behind }: s'ha acabat. { $ahead } a { $ahead }: una mà més.
rules-example-claim = Surts tu i et queden { $cards }, que són trumfo: no hi ha cap carta que les superi, i la resta és teva.
rules-example-renunci = Seria un renunci: { $cards }.
rules-example-misdeal = { $cards } cartes entre quatre són { $each } per a cadascú: si algú en té { $more } i un altre { $fewer }, es torna a repartir.

glossary-title = 🔤 <b>Vocabulari de la { -botifarra }</b>
    Les paraules que sentiràs a taula. Tria un tema:
glossary-theme = { $theme ->
    [pack] La baralla
    [trick] La basa
    [trumps] Trumfo i { -contro }
    [deal] Repartir
   *[match] La partida
  }
glossary-heading = 🔤 <b>{ $title }</b>
glossary-text = { $theme ->
    [pack] <b>baralla</b>: les 48 cartes, de l'1 al 12 de cada pal.
        <b>pal</b>: oros, copes, espases o bastos.
        <b>oros</b>: 🟡, les monedes; a la baralla francesa, ♦.
        <b>copes</b>: 🍷; a la francesa, ♥.
        <b>espases</b>: ⚔️; a la francesa, ♠.
        <b>bastos</b>: 🌳; a la francesa, ♣.
        <b>manilla</b>: el 9, la més forta del seu pal; val 5.
        <b>as</b>: l'1, la segona; val 4.
        <b>rei</b>: el 12; val 3.
        <b>cavall</b>: l'11; val 2.
        <b>sota</b>: el 10; val 1.
    [trick] <b>basa</b>: les quatre cartes d'una volta, una de cadascú.
        <b>sortir</b>: jugar la primera carta d'una basa.
        <b>servir</b>: jugar una carta del pal de sortida.
        <b>matar</b>: superar la carta que va guanyant.
        <b>fallar</b> o <b>tallar</b>: jugar trumfo quan no es té el pal.
        <b>sobrefallar</b> o <b>sobretallar</b>: fallar més alt que qui ja ha fallat.
        <b>carregar</b>: posar una carta amb punts a la basa.
        <b>renunci</b>: jugar una carta que no es podia jugar.
    [trumps] <b>trumfo</b>: el pal que guanya tots els altres durant la mà.
        <b>cantar</b>: dir quin pal serà trumfo, o { -botifarra }.
        <b>delegar</b>: deixar que canti la parella.
        <b>botifarra</b>: jugar sense trumfo; la mà val el doble. També és el nom del joc.
        <b>contro</b>: el diuen els contraris de qui ha cantat: la mà val ×2.
        <b>recontro</b>: hi respon qui ha cantat o la seva parella: ×4.
        <b>Sant Vicenç</b>: hi tornen els contraris: ×8. No es juga a totes les taules.
        <b>bé</b>: no vull pujar.
    [deal] <b>repartir</b>: donar les cartes, dotze per a cadascú.
        <b>remenar</b>: barrejar les cartes.
        <b>escapçar</b>: partir el pilot en dos i posar el de sota a sobre. No és tallar, que vol dir fallar.
        <b>girar carta</b>: ensenyar-ne una per veure qui reparteix primer.
        <b>mà</b>: les dotze bases que es juguen amb unes mateixes cartes.
        <b>mà tapada</b>: la parella de qui reparteix no mira les cartes fins que s'ha cantat o delegat.
   *[match] <b>parella</b>: qui seu davant teu; els punts són de tots dos.
        <b>contraris</b>: l'altra parella.
        <b>apuntar</b>: sumar a la partida els punts que passen de 36.
        <b>capot</b>: fer totes dotze bases.
        <b>la resta</b>: les bases que queden per jugar.
        <b>partida</b>: les mans que calen per arribar a 101, o als punts que es triïn.
        <b>revenja</b>: una altra partida amb els mateixos.
        <b>lliure</b>: la manera occidental de jugar.
        <b>obligada</b>: l'oriental: qui no guanya la basa no sempre tria la carta.
  }

faq-title = ❓ <b>Preguntes que fa tothom</b>
    Tria un tema:
faq-theme = { $theme ->
    [points] Cartes i punts
    [tricks] Les bases
    [speech] Cantar i contrar
   *[table] La taula i el bot
  }
faq-heading-theme = ❓ <b>{ $theme }</b>
    Toca una pregunta:
faq-question = { $question ->
    [nine] Per què el 9 guanya l'as?
    [worth] Què val cada carta?
    [thirty_six] Què vol dir 36?
    [why_not] Per què no puc jugar una carta?
    [leads] Qui surt?
    [double] Per què la { -botifarra } val el doble?
    [contro] Quan puc dir { -contro }?
    [tie] I si empatem?
    [variants] { -lliure(case: "title") } o { -obligada }?
    [last] Com torno a veure una basa?
    [undo] Puc desfer una jugada?
    [late] I si trigo massa?
    [gone] I si he de plegar?
    [talk] Es pot parlar?
    [computers] Què són els ordinadors?
   *[end] Podem acabar abans?
  }
faq-heading = ❓ <b>{ $question }</b>
faq-answer = { $question ->
    [nine] En aquest joc el 9 és la { -manilla }, i la { -manilla } és la carta més forta de cada pal. Per això també és la que val més: 5 punts; l'as, que ve darrere, en val 4.
    [worth] La { -manilla } (el 9) val 5 punts; l'as, 4; el rei, 3; el cavall, 2; la sota, 1. Del 8 en avall, res. I qui guanya una basa en compta 1 més.
    [thirty_six] Cada mà té 72 punts, i 36 n'és la meitat. Només apunta la parella que passa de 36, i només el que passa: amb 45 punts, se n'apunten 9.
    [why_not] Perquè has de servir el pal i, si guanya un contrari, matar o fallar si pots. Quan et toqui, prem «Per què aquestes?», sota les teves cartes: et diré el motiu.
    [leads] A la primera basa surt el jugador següent a qui ha repartit, hagi cantat qui hagi cantat. Després, sempre qui ha guanyat la basa anterior.
    [double] Perquè es juga sense trumfo: ningú no pot fallar, i cada basa és de la carta més alta del pal de sortida. És més arriscat, i per això tot el que s'hi apunta es dobla.
    [contro] Quan els contraris ja han cantat i encara no s'ha jugat cap carta: t'ho pregunto en privat, amb botons. Digues-lo si creus que passareu de 36 punts; si no, digues bé.
    [tie] A 36 iguals no apunta ningú, valgui el que valgui la mà, i es reparteix la següent. La partida no es pot empatar: a cada mà només apunta una parella. I si a la ràpida hi ha empat després de cinc mans, se'n juga una altra.
    [variants] Totes dues obliguen a servir i, si guanya un contrari, a matar o fallar si pots. A l'{ -obligada }, qui no pot guanyar un contrari juga la més baixa del pal que tiri; i si guanya la parella, sovint també hi ha un deure.
    [last] L'última, amb /last o amb el botó «Última basa». Les d'abans no es tornen a mirar mentre es juga la mà, com en una taula de debò.
    [undo] No: una carta jugada ja no es pot recollir. Però no pots fer cap renunci, perquè els botons només ofereixen les cartes que es poden jugar.
    [late] Si el grup ha posat temps als torns i se t'acaba, jugo jo per tu aquell cop. Si et passa dues vegades seguides, continuo fins que premis «Ja hi sóc».
    [gone] Escriu /plego: jugaré jo per tu, i el teu seient quedarà lliure per a qui el vulgui. La partida continua.
    [talk] De tot, menys de les cartes: ni paraules ni senyes. Durant la mà només es diu el pal, { -botifarra }, delego, bé, { -contro }…
    [computers] Jugadors que seuen on falta gent, i que poden ser Fàcil, Normal o Difícil. Només veuen les seves cartes i les que s'han jugat, igual que tu: no fan trampes.
   *[end] Sí. Amb «Acabar la mà…», sota les teves cartes des de la segona basa, pots dir que la resta és teva, o proposar de donar-la o d'anul·lar la mà. Per acabar tota la partida, /endgame.
  }

button-rules-all = 📜 Totes les regles
button-rules-card = 📜 Regles
button-glossary = 🔤 Vocabulari
button-glossary-all = 🔤 Tots els temes
button-faq = ❓ Preguntes
button-faq-all = ❓ Tots els temes
