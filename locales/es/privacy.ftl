### Qué se guarda de cada cual, y cómo se va.

privacy = 🔒 <b>Qué guardo</b>
    • Tu número y tu nombre de Telegram, y lo que has elegido en los ajustes.
    • Las partidas: quién se sentaba y cada carta jugada, para que nada se pierda si me paro.
    • De cada grupo: el nombre, el número y cómo se juega en él.

    De lo que escribís en el grupo solo me llegan las órdenes y las respuestas a mis mensajes; no guardo nada de eso. Todo está en la máquina de quien me tiene en marcha, y en ninguna otra parte.

    { $days ->
        [one] Tras un día sin saber nada de ti
       *[other] Tras { $days } días sin saber nada de ti
    }, te olvido; las partidas terminadas, o que ya no juega nadie, se borran al cabo del mismo tiempo. Si quieres que sea ahora: /forget_me
confirm-forget-me = ¿Seguro que quieres que te olvide? Borraré tu nombre, tu número y lo que has elegido, y dejarás las mesas donde te sientas. En las partidas jugadas quedará un «alguien» sin nombre. Si un grupo te ha vetado, guardaré solo el número.
button-forget-me = 🗑 Sí, olvídame
button-keep-me = No, déjalo como está
forgetting-is-private = 🔒 Esto se pide en privado, en el chat conmigo.
button-private = Abrir el chat conmigo
alert-forgotten = Hecho: ya no sé quién eres. Si vuelves, será como el primer día. También puedes borrar este chat.
