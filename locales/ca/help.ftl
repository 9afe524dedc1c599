help-title = 🃏 <b>{ -botifarra(case: "title") } per jugar en grup</b>
    Afegiu-me a un grup, obriu taula i seieu-hi quatre; si falta gent, hi poden seure ordinadors. Cadascú té les seves cartes en privat amb mi; la taula és al grup. Si no hi ha ningú, escriu-me /solo.
help-command = { $command } — { $does }
help-profiles = <b>Maneres de jugar</b> (es trien a la taula o a la configuració)
help-profile = • <b>{ $name }</b>: { $about }
help-manners = Si trigues massa, jugo jo per tu aquell cop; si passa dues vegades seguides, continuo fins que premis «Ja hi sóc».
profile-about = { $profile ->
    [lliure] l'occidental, a 101; la que es juga si no trieu res
    [obligada] l'oriental, a 101; qui no pot guanyar tira la més baixa
    [botifarra-app] com a Botifarra.app: { -lliure } o { -obligada }, { -sant-vicenc } sempre, i partida ràpida
    [butifarra-app] com a l'app Butifarra: { -lliure } o { -obligada }, sense { -sant-vicenc }
   *[denexa] com a Denexa: { -obligada } més estricta, i es juga cap a l'esquerra
  }
welcome = 🃏 <b>Hola! Sóc el bot de la { -botifarra }.</b>
    Juga ara mateix amb ordinadors. O afegeix-me a un grup i escriu-hi /nova: la taula serà al grup, i les teves cartes, aquí.

    En quina llengua vols que et parli?
greeting = 🃏 Bones! En aquest grup ja es pot jugar a la { -botifarra }. Quan vulgueu, obriu taula.
button-add-to-group = ➕ Afegeix-me a un grup
button-new-game = Taula nova

menu-description = { $command ->
    [newgame] obre una taula nova
    [solo] juga amb ordinadors
    [learn] aprèn a jugar-hi, pas a pas
    [cards] les meves cartes
    [table] porta la taula al final del xat
    [tables] les taules del grup
    [last] l'última basa
    [score] el marcador de la partida
    [rules] les regles de la taula
    [glossary] les paraules del joc
    [faq] preguntes que fa tothom
    [hint] què faria jo al teu lloc
    [notify] avisa'm quan s'obri una taula
    [settings] la configuració
    [language] la llengua
    [leave] deixa la partida
    [endgame] acaba la partida, o ho proposa
    [ban] veta algú (respon al seu missatge)
    [unban] perdona algú (respon al seu missatge)
    [privacy] què guardo de tu, i per quant temps
    [forget_me] oblida'm: esborra el que guardes de mi
    [help] l'ajuda
   *[start] comença a parlar amb el bot
  }
