### Avisos: missatges curts i alertes. Una alerta té 200 caràcters com a màxim, i cap etiqueta.

no-game = Ara no hi ha cap partida ni cap taula oberta en aquest grup.
no-game-of-yours = Ara no jugues a cap taula. Juga amb ordinadors, o afegeix-me a un grup i obriu-ne una.
only-in-a-group = Això s'ha de demanar dins d'un grup, on hi hagi la taula.
cards-are-private = Les cartes de cadascú són en privat, al xat amb mi.
settings-are-private = La configuració del grup s'obre en privat, al xat amb mi.
back-again = 🔌 Torno a ser aquí: la partida continua on era.
paused = ⏸ No puc escriure al grup <b>{ $group }</b>: la partida queda en pausa i continuarà tota sola quan hi pugui tornar a escriure.
left = Has plegat de la taula del grup <b>{ $group }</b>. Mentre ningú no agafi el teu lloc, hi jugo jo.
link-used = Aquest enllaç ja s'ha fet servir, o era per a una altra persona. Torna a prémer el botó del grup.
stayed = D'acord, no ha canviat res.

alert-stale = Aquest botó ja no val: la partida ha avançat. No ha canviat res; mira com està ara.
alert-unknown = Aquest botó ja no serveix. Fes servir els del missatge més nou.
alert-card-not-allowed = Aquesta carta ara no es pot jugar. Prem «Per què aquestes?» i t'ho explico.
alert-not-your-card = Aquesta carta no la tens.
alert-already-delegated = La teva parella ja ha delegat: ara has de cantar tu.
alert-not-your-game = No jugues en aquesta partida.
alert-only-seated = Aquest botó és per a qui seu a la taula i per als administradors.
alert-only-starter = Només poden acabar la partida els qui hi juguen, o un administrador del grup.
alert-only-administrators = Només els administradors del grup poden canviar-ne la configuració.
alert-only-members = Aquesta taula és d'un grup on no ets. Demana que t'hi afegeixin.
alert-seat-taken = Aquest lloc ja l'ha agafat { $name }.
alert-seated = Fet: seus a la taula.
alert-seated-with = Fet: seus a la taula amb { $partner }.
alert-stood-up = T'has aixecat de la taula.
alert-seats-free = { $n ->
    [one] Encara queda 1 lloc lliure.
   *[other] Encara queden { $n } llocs lliures.
  }
alert-not-confirmed = Encara falta que { $name } digui que hi és.
alert-lobby-gone = Aquesta taula ja no està oberta. Escriu /taula al grup i veuràs què hi ha.
alert-countdown-stopped = Compte enrere aturat. Quan vulgueu, premeu «Comencem».
alert-partners-drawn = Parelles sortejades.
alert-here = D'acord: comptem amb tu.
alert-match-over = Aquesta partida ja s'ha acabat.
alert-hand-over = Aquesta mà ja ha passat: ja s'està jugant la següent.
alert-ready = { $of ->
    [1] Fet: ara ve la mà següent.
   *[other] Fet: { $n } de { $of } a punt.
  }
alert-welcome-back = Ja tornes a jugar tu.
alert-never-away = Ja hi eres: ningú no juga per tu.
alert-rematch-asked = Revenja demanada: et guardo el lloc 2 minuts.
alert-language-set = Fet: et parlaré en català.
alert-setting-set = Fet.
alert-setting-next-match = Fet: valdrà des de la partida següent.
alert-paused = La partida està en pausa: ara no puc escriure al grup. Continuarà tota sola.
alert-too-fast = Massa de pressa per a mi: d'aquí a uns segons torno a escoltar.
alert-try-again = Alguna cosa ha fallat i no ha canviat res. Torna-ho a provar.
alert-played = Has jugat: { $card }.
