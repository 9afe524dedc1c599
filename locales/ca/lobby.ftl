lobby-title = 🃏 <b>Taula nova</b>
lobby-title-rematch = 🔁 <b>Revenja</b>
lobby-about = uns { $minutes } minuts
lobby-pair = Parella { $number }: { $first } + { $second }
lobby-free = (buit)
lobby-taken = { $name }
lobby-unconfirmed = { $name } (hi és?)
lobby-seats-free = { $n ->
    [one] Queda 1 lloc lliure.
   *[other] Queden { $n } llocs lliures.
  } Caduca d'aquí a { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuts
  }.
lobby-unsure = { $n ->
    [one] Falta 1 confirmació.
   *[other] Falten { $n } confirmacions.
  } Caduca d'aquí a { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuts
  }.
lobby-full = La taula és plena: premeu «Comencem». Caduca d'aquí a { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuts
  }.
lobby-countdown = ⏳ La taula és plena: comencem d'aquí a { $seconds } segons.
lobby-put-off = ⏳ Ara es juga a moltes taules: la partida començarà sola quan hi hagi lloc.
lobby-order = Ordre de joc: { $names } { $way }
lobby-expired = ⌛ Aquesta taula ha caducat: no s'ha omplert a temps. Per obrir-ne una altra, /nova.
lobby-started = ▶️ <b>La partida ha començat</b>
lobby-ask-here = Fa estona que seus en aquesta taula i estem a punt de començar. Encara hi ets?
lobby-ask-rematch = Fem la revenja? Et guardo el lloc 2 minuts.
lobby-starting = 🔔 <b>La taula és plena!</b> Comencem d'aquí a { $seconds } segons.
lobby-seated = Ja seus a la taula. T'avisaré aquí quan sigui plena.
lobby-rules-title = <b>Regles d'aquesta taula</b>

button-sit = M'assec aquí (parella { $number })
button-sit-with = M'assec amb { $name }
button-stand-up = Me'n vaig
button-draw = 🎲 Sorteig
button-rules = Regles
button-fold-rules = Amaga les regles
button-start = Comencem
button-hold = Atura
button-here = Hi sóc

profile = { $profile ->
    [lliure] { -lliure(case: "title") }
    [obligada] { -obligada(case: "title") }
    [botifarra-app] Botifarra.app
    [butifarra-app] App Butifarra
   *[denexa] Denexa
  }
variant = { $variant ->
    [lliure] { -lliure(case: "title") }
   *[obligada] { -obligada(case: "title") }
  }
turn-time = torn { $time }
turn-time-off = torn sense límit
choice-target = a { $target }
choice-quick = Ràpida: 51 o 5 mans
choice-time-off = Sense límit
sound = { $sound ->
    [turns] Cada torn
    [slow] Si trigo
   *[never] Mai
  }

rule-variant = { $variant ->
    [lliure] • { -lliure(case: "title") }: se serveix el pal; si guanya un contrari, s'ha de matar o fallar si es pot
   *[obligada] • { -obligada(case: "title") }: com la { -lliure }, i a més, si guanya un contrari i no pots guanyar tu, la més baixa del pal que juguis
  }
rule-partner-value = • Si guanya la teva parella: una carta que guanyi, una amb punts o la més baixa
rule-partner-strict = • Si guanya la teva parella: una carta amb punts o la més baixa, encara que la superis
rule-partner-free = • Si guanya la teva parella: només cal servir el pal, i si no el tens, la que vulguis
rule-second-loads = • El segon que juga, si no té el pal ni pot guanyar, també pot carregar punts
rule-sant-vicenc = { $when ->
    [never] • Sense { -sant-vicenc }
    [trumps] • { -sant-vicenc } amb trumfo, no a la { -botifarra }
   *[always] • { -sant-vicenc } també a la { -botifarra }
  }
rule-target = • Guanya qui arriba primer a { $target } punts
rule-quick = • Partida ràpida: a 51 punts o cinc mans; guanya qui va al davant
rule-clockwise = • Es juga cap a l'esquerra, com les agulles del rellotge
