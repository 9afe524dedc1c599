### Ce qui est gardé de chacun, et comment cela s'en va.

privacy = 🔒 <b>Ce que je garde</b>
    • Ton numéro et ton nom Telegram, et ce que tu as choisi dans les réglages.
    • Les parties : qui était assis où et chaque carte jouée, pour que rien ne se perde si je m'arrête.
    • De chaque groupe : son nom, son numéro et comment on y joue.

    De ce que vous écrivez dans le groupe, seules les commandes et les réponses à mes messages m'arrivent ; je n'en garde rien. Tout est sur la machine de qui me fait tourner, et nulle part ailleurs.

    { $days ->
        [one] Après un jour sans nouvelles de toi
       *[other] Après { $days } jours sans nouvelles de toi
    }, je t'oublie ; les parties terminées, ou que plus personne ne joue, sont effacées après le même temps. Si tu le veux maintenant : /forget_me
confirm-forget-me = Tu veux vraiment que je t'oublie ? J'effacerai ton nom, ton numéro et ce que tu as choisi, et tu quitteras les tables où tu es assis. Dans les parties jouées restera « quelqu'un » sans nom. Si un groupe t'a banni, je ne garderai que le numéro.
button-forget-me = 🗑 Oui, oublie-moi
button-keep-me = Non, laisse comme ça
forgetting-is-private = 🔒 Cela se demande en privé, dans le chat avec moi.
button-private = Ouvrir le chat avec moi
alert-forgotten = C'est fait : je ne sais plus qui tu es. Si tu reviens, ce sera comme au premier jour. Tu peux aussi effacer ce chat.
