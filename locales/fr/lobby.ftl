lobby-title = 🃏 <b>Nouvelle table</b>
lobby-title-rematch = 🔁 <b>Revanche</b>
lobby-about = environ { $minutes } minutes
lobby-pair = Équipe { $number } : { $first } + { $second }
lobby-free = (libre)
lobby-taken = { $name }
lobby-unconfirmed = { $name } (là ?)
lobby-seats-free = { $n ->
    [one] Il reste { $n } place libre.
   *[other] Il reste { $n } places libres.
  } Expire dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
lobby-unsure = { $n ->
    [one] { $n } personne doit encore dire « Je suis là ».
   *[other] { $n } personnes doivent encore dire « Je suis là ».
  } Expire dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
lobby-full = La table est complète : touchez « Commencer ». Expire dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
lobby-countdown = ⏳ La table est complète : on commence dans { $seconds } secondes.
lobby-put-off = ⏳ On joue à beaucoup de tables : la partie commencera toute seule dès qu'il y aura de la place.
lobby-order = Ordre de jeu : { $names } { $way }
lobby-expired = ⌛ Cette table a expiré : elle ne s'est pas remplie à temps. Pour en ouvrir une autre, /newgame.
lobby-started = ▶️ <b>La partie a commencé</b>
lobby-ask-here = Tu as pris place à cette table il y a un moment et on va commencer. Tu es toujours là ?
lobby-ask-rematch = On joue la revanche ? Je te garde ta place 2 minutes.
lobby-starting = 🔔 <b>La table est complète !</b> On commence dans { $seconds } secondes.
lobby-seated = Tu as ta place à la table. Je te préviendrai ici quand elle sera complète.
lobby-rules-title = <b>Règles de cette table</b>

button-sit = Je m'assois ici (équipe { $number })
button-sit-with = Je m'assois avec { $name }
button-stand-up = Je pars
button-draw = 🎲 Tirage au sort
button-rules = Règles
button-fold-rules = Fermer les règles
button-start = Commencer
button-hold = Attendre
button-here = Je suis là

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
turn-time = { $time } par tour
turn-time-off = sans limite de temps
choice-target = en { $target }
choice-quick = Rapide : 51 ou 5 donnes
choice-time-off = Sans limite
sound = { $sound ->
    [turns] À chaque tour
    [slow] Si je tarde
   *[never] Jamais
  }

rule-variant = { $variant ->
    [lliure] • { -lliure(case: "title") } : on fournit ; si un adversaire est maître, il faut monter ou couper si l'on peut
   *[obligada] • { -obligada(case: "title") } : comme la { -lliure }, mais une carte qui ne prend pas doit être ta plus basse de cette couleur
  }
rule-partner-value = • Partenaire maître : une carte qui prend, une qui vaut des points ou la plus basse de sa couleur
rule-partner-strict = • Partenaire maître : une carte qui vaut des points ou la plus basse de sa couleur, même pour prendre
rule-partner-free = • Partenaire maître : il suffit de fournir
rule-second-loads = • Le deuxième à jouer, s'il n'a pas la couleur, peut aussi charger (donner des points)
rule-sant-vicenc = { $when ->
    [never] • Pas de { -sant-vicenc }
    [trumps] • { -sant-vicenc } avec atout, pas en { -botifarra }
   *[always] • { -sant-vicenc } en { -botifarra } aussi
  }
rule-target = • La première équipe à { $target } points gagne
rule-quick = • Partie rapide : 51 points, ou être en tête après cinq donnes
rule-clockwise = • On joue vers la gauche, dans le sens horaire
