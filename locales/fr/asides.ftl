last-title = <b>Dernier pli</b> ({ $number } sur 12)
last-title-alert = Pli { $number } · { $suit }
last-none = Aucun pli n'a encore été joué.
card-taking = <b>{ $name } : { $card }</b> ◀ fait le pli
card-taking-plain = { $name } : { $card } ◀ fait le pli

why = { $cause }{ $limit }.
why-not-asked = Tu n'as pas de carte à jouer maintenant.
why-lead = À toi d'entamer : tu peux jouer la carte que tu veux.
why-cause = { $duty ->
    [follow_partner] Ton partenaire est maître ({ $card }) et tu as des { $suit } : tu dois fournir
    [follow_ruffed] { $name } a coupé ({ $card }) et tu as des { $suit } : tu dois fournir
    [beat] { $name } est maître ({ $card }) et tu as des { $suit } : tu dois fournir et monter
    [cannot_beat] { $name } est maître ({ $card }) et tu ne peux pas monter, mais tu as des { $suit } : tu dois fournir
    [ruff] Tu n'as pas la couleur ({ $suit }) et { $name } est maître ({ $card }) : tu dois couper
    [over_ruff] Tu n'as pas la couleur ({ $suit }) et { $name } a coupé ({ $card }) : tu dois surcouper
    [void] Tu n'as pas la couleur ({ $suit }) et tu ne peux pas battre { $name } ({ $card })
    [void_partner] Tu n'as pas la couleur ({ $suit }) et ton partenaire est maître ({ $card })
   *[cannot_over_ruff] Tu n'as ni { $suit } ni atout assez fort pour battre { $name } ({ $card })
  }
why-limit = { $restraint ->
    [lowest] { $duty ->
        [void] ; en { -obligada }, joue la plus basse d'une couleur
        [cannot_over_ruff] ; en { -obligada }, joue la plus basse d'une couleur
       *[other] ; en { -obligada }, avec ta plus basse
      }
    [lowest_or_load] ; en { -obligada }, joue la plus basse d'une couleur ou une carte qui vaut des points
    [value_or_lowest] { $duty ->
        [void_partner] ; en { -obligada }, joue une carte qui vaut des points ou la plus basse d'une couleur
       *[other] ; en { -obligada }, avec une qui vaut des points ou ta plus basse
      }
    [take_value_or_lowest] { $duty ->
        [void_partner] ; en { -obligada }, joue une carte qui prend, une qui vaut des points ou la plus basse d'une couleur
       *[other] ; en { -obligada }, avec une qui prend, une qui vaut des points ou ta plus basse
      }
   *[none] { $duty ->
        [beat] {""}
        [ruff] {""}
        [over_ruff] {""}
        [void] : tu peux jouer n'importe laquelle
        [void_partner] : tu peux jouer n'importe laquelle
        [cannot_over_ruff] : tu peux jouer n'importe laquelle
       *[other] , avec celle que tu veux
      }
  }

marks-title = 📋 <b>Score</b> · { $rules }
marks-none = Aucune donne n'est encore terminée.
marks-earlier = …
marks-hand = { $number }. { $contract } ({ $name }) : { $pair } <b>+{ $written }</b>
marks-tie = { $number }. { $contract } ({ $name }) : 36 partout
marks-voided = { $number }. 🚫 Annulée
marks-time = Temps de jeu : { $time }
alert-hand-stays-closed = Ici, on ne mélange pas : on ne regarde plus les cartes d'une donne avant la fin de la partie.
