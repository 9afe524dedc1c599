### Què es guarda de cadascú, i com se'n va.

privacy = 🔒 <b>Què guardo</b>
    • El teu número i el teu nom de Telegram, i el que has triat a la configuració.
    • Les partides: qui hi seia i cada carta jugada, perquè res no es perdi si m'aturo.
    • De cada grup: el nom, el número i com s'hi juga.

    Del que escriviu al grup només m'arriben les ordres i les respostes als meus missatges; no en guardo res. Tot és a la màquina de qui em té en marxa, i enlloc més.

    { $days ->
        [one] Passat un dia sense saber res de tu
       *[other] Passats { $days } dies sense saber res de tu
    }, t'oblido; les partides acabades, o que ja no juga ningú, s'esborren al cap del mateix temps. Si vols que sigui ara: /oblidam
confirm-forget-me = Segur que vols que t'oblidi? Esborraré el teu nom, el teu número i el que has triat, i deixaràs les taules on seus. A les partides jugades hi quedarà un «algú» sense nom. Si un grup t'ha vetat, en guardaré només el número.
button-forget-me = 🗑 Sí, oblida'm
button-keep-me = No, deixa-ho com està
forgetting-is-private = 🔒 Això es demana en privat, al xat amb mi.
button-private = Obre el xat amb mi
alert-forgotten = Fet: ja no sé qui ets. Si tornes, serà com el primer dia. També pots esborrar aquest xat.
