### /learn: deu passos, cadascun amb unes quantes posicions per provar.

learn-title = 📖 <b>Aprèn la { -botifarra }</b>
    Deu passos curts: llegeix, prova-ho i endavant. Plega quan vulguis: recordo on ets.
learn-table = A la taula, tu i { $partner }, que seu davant teu, feu parella. { $right }, a la dreta, i { $left }, a l'esquerra, són els contraris.
learn-you = Tu
learn-step = { $step ->
    [cards] Les cartes i els punts
    [trick] La basa
    [dealer] Qui reparteix, canta
    [follow] Servir el pal
    [beat] Matar
    [ruff] Fallar, i fallar més alt
    [winner] Qui guanya la basa
    [calls] { -contro(case: "title") }, { -recontro }, { -sant-vicenc }
    [score] Comptar la mà
   *[variants] { -lliure(case: "title") } o { -obligada }
  }
learn-heading = 📖 Pas { $number } de { $of } · <b>{ $title }</b>
learn-heading-exercise = { $heading } · { $exercise }/{ $exercises }
learn-text = { $step ->
    [cards] Hi ha 48 cartes de quatre pals: oros, copes, espases i bastos. Dins de cada pal, de més a menys forta: <b>{ -manilla }</b> (el 9), as, rei, cavall, sota, 8, 7, 6, 5, 4, 3 i 2.

        Les cinc primeres valen 5, 4, 3, 2 i 1 punt; les altres, res. I cada basa, que són les quatre cartes d'una volta, val 1 punt més.
    [trick] Cadascú juga una carta, cap a la dreta. Les quatre juntes són una <b>basa</b>.

        El pal de la primera carta és el pal de sortida. Si ningú no juga trumfo, guanya la més alta d'aquest pal: les d'altres pals no guanyen mai.

        Qui guanya la basa se l'endú i <b>surt</b> a la següent. Cada mà té dotze bases.
    [dealer] Abans de jugar, qui reparteix <b>canta</b>: tria el pal de trumfo, que guanya tots els altres, o { -botifarra }, que és sense trumfo i val el doble.

        Si no ho veu clar, <b>delega</b>: llavors ha de cantar la seva parella.

        A la primera basa surt qui seu a la dreta de qui reparteix, hagi cantat qui hagi cantat.
    [follow] Si tens cartes del pal de sortida, n'has de jugar una. Se'n diu <b>servir</b>, i és obligat encara que tinguis bons trumfos.

        Si va guanyant la teva parella, o si algú ja ha fallat, amb servir n'hi ha prou: la que vulguis del pal.

        Si no tens ni el pal ni cap trumfo, juga la que vulguis.
    [beat] Si va guanyant un contrari i tens el pal, amb servir no n'hi ha prou: si pots, has de <b>matar</b>, o sigui, jugar-ne una de més alta. No val guardar-se l'as per a després.

        Si va guanyant la teva parella, no cal.

        I compte: una carta d'un altre pal que no sigui trumfo no guanya mai, ni que sigui la { -manilla }.
    [ruff] Si no tens el pal de sortida i va guanyant un contrari, has de <b>fallar</b>: jugar un trumfo que guanyi la basa. Si ja ha fallat un contrari, has de fallar més alt, si pots.

        Si cap trumfo teu no guanya, juga la que vulguis: no cal llençar-ne cap.

        I si encara tens el pal, no es falla mai: has de servir.
    [winner] Per saber de qui és una basa, mira dues coses:

        Hi ha trumfos? Guanya el més alt.
        No n'hi ha cap? Guanya la més alta del pal de sortida.

        Així, el 2 de trumfo guanya la { -manilla } de qualsevol altre pal.
    [calls] Un cop s'ha cantat, els contraris poden dir <b>{ -contro }</b>: la mà val ×2. La parella que ha cantat pot respondre <b>{ -recontro }</b>, ×4, i els contraris, <b>{ -sant-vicenc }</b>, ×8. Qui no vol pujar diu «bé».

        Cada cosa es diu un sol cop. Amb { -botifarra }, tot val el doble, i en moltes taules no hi ha { -sant-vicenc }.
    [score] Cada mà té 72 punts: 60 de les cartes i 12 de les bases. La parella que passa de 36 apunta el que en passa, multiplicat pel que valgui la mà.

        Per exemple, 45 punts amb { -contro }: 45 − 36 = 9, i 9 × 2 = 18.

        Tant és qui hagi cantat. A 36 iguals no apunta ningú. Fer totes dotze bases és { -capot }: se n'apunten 36, multiplicats. La partida és de qui arriba a 101.
   *[variants] Fins ara hem jugat a la { -lliure }. A l'<b>{ -obligada }</b>, qui no guanya la basa té un deure més:

        Si guanya un contrari, juga la més baixa del pal que tiris. (El segon de la basa, si no pot servir, també pot carregar-hi punts.)
        Si guanya la teva parella, juga una que tingui punts, la més baixa, o una que encara la superi.
  }
learn-trump = Trumfo: { $trump }
learn-no-trump = Sense trumfo
learn-dealt = Reparteix: { $name }
learn-says = { $name }: { $said }
learn-points = { $first } { $ours } · { $second } { $theirs } punts
learn-match = Teníeu { $before } punts i ara n'apunteu { $written }. La partida és a { $target }.
learn-ask = { $ask ->
    [card] Et toca. Quina pots jugar?
    [how_many] Et toca. Quantes d'aquestes cartes pots jugar?
    [turn] Qui juga ara?
    [winner] Qui guanya la basa?
    [leads] Qui surt a la basa següent?
    [worth] Quants punts val aquesta basa?
    [strongest] Quina és la més forta?
    [names] Qui ha de cantar?
    [may_name] Et toca. Què pots dir?
    [speaks] A qui toca parlar ara?
    [leads_first] Qui surt a la primera basa?
    [level] Què es pot dir encara?
    [times] Per quant es multiplica la mà?
    [written] Qui apunta, i quant?
   *[over] S'ha acabat la partida?
  }
learn-writes = { $pair } +{ $written }
learn-nobody = Ningú
learn-nothing = Res més: es juga
learn-over = { $over ->
    [yes] Sí, s'ha acabat
   *[no] No, encara no
  }

learn-right = ✅ <b>{ $choice }: molt bé!</b>
learn-wrong = ❌ <b>{ $choice }: no.</b>
learn-trapped = ❌ <b>{ $choice }: has caigut a la trampa.</b>
learn-could = Es pot jugar: { $cards }.
learn-ranked = De més a menys forta: { $cards }.
learn-worth = { $sum } de les cartes + 1 de la basa = { $points }.
learn-turn = Es juga cap a la dreta: { $before } ➡️ { $name }.
learn-taken = { $how ->
    [trump] Guanya el trumfo més alt: { $card }.
   *[led] No hi ha cap trumfo: guanya la més alta del pal de sortida, { $card }.
  }
learn-winner-leads = Qui guanya la basa surt a la següent.
learn-rule = { $rule ->
    [names] Canta qui reparteix; si vol, ho delega a la parella.
    [may_name] Només es delega un cop: ara has de triar un pal o { -botifarra }.
    [speaks] Quan algú diu { -contro }, respon la parella que ha cantat, i parla primer qui seu a la dreta de qui l'ha dit.
    [leads_first] Surt qui seu a la dreta de qui reparteix, hagi cantat qui hagi cantat.
   *[level] Amb { -botifarra } s'arriba fins al { -recontro }; només en algunes taules es pot dir { -sant-vicenc }.
  }
learn-times = { $level ->
    [contro] { -contro(case: "title") }: ×{ $factor }
    [recontro] { -recontro(case: "title") }: ×{ $factor }
   *[sant_vicenc] { -sant-vicenc }: ×{ $factor }
  }{ $botifarra ->
    [yes] , i la { -botifarra } ho dobla: ×{ $times }.
   *[no] .
  }
learn-who-writes = Apunta qui passa de 36, hagi cantat qui hagi cantat.
learn-total = { $before } + { $written } = { $after }: { $missing ->
    [0] s'ha arribat a { $target }.
    [one] encara en falta 1 per arribar a { $target }.
   *[other] encara en falten { $missing } per arribar a { $target }.
  }
learn-end = 🎉 <b>Ja en saps!</b>
    Has fet els deu passos. Ara, el millor és jugar una mà amb ordinadors: si dubtes, prem «Per què aquestes?».

    Les regles, les paraules del joc i les preguntes de tothom: /regles, /vocabulari, /preguntes.
learn-is-private = 📖 Per aprendre'n, escriu-me en privat.

button-learn = 📖 Aprèn a jugar-hi
button-learn-start = Comencem
button-learn-go-on = Continua: pas { $number }
button-learn-try = ✏️ Prova-ho
button-learn-next = ➡️ Endavant
button-learn-read = Torna-ho a llegir
button-learn-list = Tots els passos
button-learn-private = 📖 Aprèn-ne en privat
