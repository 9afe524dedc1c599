### Hôtes : administrateurs, tables d'un club, exclusions et annonces de nouvelles tables.

hosted-groups = <b>Groupes que tu administres</b>
button-host = ⚙️ { $group }

bans-title = 🚫 <b>Exclus</b> · { $group }
    Ils ne peuvent ni ouvrir une table ni s'y asseoir. Touche un nom pour pardonner.
bans-none = 🚫 <b>Exclus</b> · { $group }
    Personne n'est exclu pour le moment.
button-bans = 🚫 Exclus ({ $n })
button-forgive = Pardonner
button-forgive-name = Pardonner à { $name }
banned = 🚫 <b>{ $name }</b> ne peut plus ouvrir de table ni s'asseoir dans ce groupe. La partie en cours peut être finie.
forgiven = ✅ <b>{ $name }</b> peut de nouveau jouer dans ce groupe.
ban-how = Réponds avec /ban ou /unban à un message de la personne concernée.
ban-not-administrators = On ne peut pas exclure un administrateur du groupe.

button-remove = Retirer quelqu'un
remove-whom = Qui veux-tu retirer de la table du groupe <b>{ $group }</b> ?
remove-nobody = Personne d'autre n'est assis à la table du groupe <b>{ $group }</b>.
button-remove-name = Retirer { $name }
button-nobody = Personne
removed = C'est fait : { $name } n'est plus à la table du groupe <b>{ $group }</b>.
removed-you = On t'a retiré de la table du groupe <b>{ $group }</b>. Tu peux te rasseoir s'il reste de la place.

write-as-yourself = Tu écris au nom du groupe ou d'une chaîne, et je ne peux pas savoir qui tu es. Écris-le en ton nom, ou en privé, dans ton chat avec moi.

tables-title = 🃏 <b>Tables</b> · { $group }
tables-number = <b>{ $n }.</b>
tables-topic = <b>{ $topic }</b> ·
tables-topic-unknown = (sujet sans nom) ·
tables-gathering = { $names } · { $free }
tables-seats-free = { $n ->
    [0] tout le monde est là
    [one] il reste { $n } place libre
   *[other] il reste { $n } places libres
  }
no-tables = Il n'y a aucune table dans ce groupe pour le moment.
button-go-to = ↗️ { $n }

watch-which = 🔔 <b>Annonces de nouvelles tables</b>
    Quand une table s'ouvre dans un groupe coché, je te le dis ici. Touche un groupe pour changer.
watch-none = 🔔 Je ne te connais encore d'aucun groupe. Écris /notify dans le groupe de ton choix.
watch-on = D'accord : je te préviendrai quand une table s'ouvrira dans le groupe <b>{ $group }</b>.
watch-off = D'accord : je ne t'annoncerai plus les tables du groupe <b>{ $group }</b>.
watch-opened = 🔔 Une table vient de s'ouvrir dans le groupe <b>{ $group }</b>.
watch-is-private = Les annonces de nouvelles tables arrivent en privé, dans ton chat avec moi.
button-go-to-table = Aller à la table
button-watch = 🔔 Préviens-moi
button-watched = ✓ { $group }
button-unwatched = { $group }

alert-banned = Tu ne peux pas jouer dans ce groupe : un administrateur t'en a exclu. Parle-lui.
alert-forgiven = C'est fait : { $name } peut de nouveau jouer.
alert-only-opener = Seuls la personne qui a ouvert la table et les administrateurs du groupe peuvent en retirer quelqu'un.
alert-asked-in-private = Je te le demande en privé.
alert-unproven-administrator = C'est réservé aux administrateurs. Si tu l'es anonymement, je ne le vois pas : quitte l'anonymat un instant, ou nomme-moi administrateur.
