help-title = 🃏 <b>{ -botifarra(case: "title") } per jugar en grup</b>
    Afegiu-me a un grup, obriu taula i seieu-hi quatre. Les cartes les tens en privat amb mi; la taula és al grup.
help-command = { $command } — { $does }
help-profiles = <b>Maneres de jugar</b> (es trien a la taula o a la configuració)
help-profile = • <b>{ $name }</b>: { $about }
help-manners = Si trigues massa, jugo jo per tu fins que premis «Ja hi sóc».
profile-about = { $profile ->
    [lliure] l'occidental, a 101; és la que s'ofereix d'entrada
    [obligada] l'oriental: qui no guanya tira la més baixa
    [botifarra-app] com a Botifarra.app: { -lliure } o { -obligada }, { -sant-vicenc } sempre, i partida ràpida
    [butifarra-app] com a l'app Butifarra: { -lliure } o { -obligada }, sense { -sant-vicenc }
   *[denexa] com a Denexa: { -obligada } estricta, dibuixada en sentit horari
  }
welcome = 🃏 <b>Hola! Sóc el bot de la { -botifarra }.</b>
    Ja pots jugar: aquí rebràs les teves cartes. Per obrir taula, afegeix-me a un grup i escriu-hi /nova.

    En quina llengua vols que et parli?
greeting = 🃏 Bones! Aquí ja s'hi pot jugar a la { -botifarra }. Quan vulgueu, obriu taula.
button-add-to-group = ➕ Afegeix-me a un grup
button-new-game = Taula nova

menu-description = { $command ->
    [newgame] obre una taula nova
    [cards] les meves cartes
    [table] porta la taula a baix
    [last] l'última basa
    [score] el marcador de la partida
    [rules] les regles d'aquest grup
    [settings] la configuració
    [language] la llengua
    [leave] plego: deixo la partida
    [endgame] acaba la partida per a tothom
    [help] l'ajuda
   *[start] comença a parlar amb el bot
  }
