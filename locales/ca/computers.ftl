### Els ordinadors: jugadors que no són persones.

level = { $level ->
    [easy] Fàcil
    [hard] Difícil
   *[normal] Normal
  }
lobby-computer = { $name } ({ $level })
computers-title = <b>Ordinadors a la taula</b>
computers-how = Tria com juguen i on seuen. Si després ve algú, agafa el lloc d'un ordinador.
computers-sit-first = Si vols jugar, seu primer.

button-computers = Ordinadors
button-fold-computers = Amaga els ordinadors
button-computer-with = amb { $name }
button-computer = parella { $number }
button-fill-table = Omple la taula
button-unseat-computer = ✖️ { $name }
button-sit-here = M'assec aquí
button-with = Amb { $name }
table-sit-down = 👋 Hi vols jugar? Tria amb qui t'asseus.
