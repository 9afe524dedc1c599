### Les règles de la maison : une par une, le profil du groupe et ses réglages.

own-profile = { $own }
game-changed = { $profile } avec { $n ->
    [one] 1 changement
   *[other] { $n } changements
  }
glance-same = <b>{ $profile }</b>, sans changement.
glance-changed = <b>{ $profile }</b>, avec ces changements :
glance-own = <b>{ $own }</b> · { $glance }
button-points = Règle par règle…

rule-second-does-not-load = • Le deuxième à jouer ne peut pas charger (donner des points)
rule-first-dealer = { $first ->
    [turned_cards] • Chacun retourne une carte : la plus forte donne en premier
   *[random] • Le premier donneur est tiré au sort
  }
rule-dealing = { $dealing ->
    [shuffled] • Les cartes sont battues à chaque donne
   *[no_shuffle] • On ne bat pas : les plis faits sont empilés, coupés et distribués par quatre
  }
rule-covered-hand = • Main couverte : le partenaire du donneur ne voit ses cartes qu'une fois l'atout nommé ou délégué
rule-open-hand = • Chacun voit ses cartes dès le début
rule-counter-clockwise = • On joue vers la droite

point = { $point ->
    [variant] Variante
    [partner_winning] Partenaire maître
    [overtake_partner_free] Prendre au partenaire
    [second_player_may_load] Charge du deuxième
    [sant_vicenc] { -sant-vicenc }
    [first_dealer] Premier donneur
    [dealing] Battre les cartes
    [covered_hand] Main couverte
   *[clockwise] Sens du jeu
  }
point-question = { $point ->
    [variant] { -lliure(case: "title") } ou { -obligada } ?
    [partner_winning] En { -obligada }, que peut-on jouer quand le partenaire est maître ?
    [overtake_partner_free] En { -obligada }, peut-on prendre à son partenaire avec n'importe quelle carte ?
    [second_player_may_load] En { -obligada }, le deuxième à jouer peut-il charger s'il n'a pas la couleur et ne peut pas prendre ?
    [sant_vicenc] Quand peut-on dire { -sant-vicenc } ?
    [first_dealer] Qui donne en premier ?
    [dealing] Les cartes sont-elles battues à chaque donne ?
    [covered_hand] Quand le partenaire du donneur voit-il ses cartes ?
    [clockwise] Dans quel sens joue-t-on ?
   *[length] En combien de points ?
  }
point-value = { $choice ->
    [partner_winning-value_or_lowest] Points ou la plus basse
    [partner_winning-free] N'importe laquelle, en fournissant
    [overtake_partner_free-yes] Oui, n'importe laquelle
    [overtake_partner_free-no] Non : points ou la plus basse
    [second_player_may_load-yes] Oui
    [second_player_may_load-no] Non, la plus basse
    [sant_vicenc-never] Jamais
    [sant_vicenc-trumps] Avec atout
    [sant_vicenc-always] En { -botifarra } aussi
    [first_dealer-turned_cards] Qui retourne la plus forte
    [first_dealer-random] Au sort
    [dealing-shuffled] Oui, battues
    [dealing-no_shuffle] Non : empilées et coupées
    [covered_hand-no] Dès le début
    [covered_hand-yes] L'atout nommé ou délégué
    [clockwise-no] Vers la droite
   *[clockwise-yes] Vers la gauche
  }

choice-next-hand = Au bout de { $seconds } s
choice-next-hand-all = Quand tous ont appuyé
choice-no-pause = Aucune
choice-no-delay = Tout de suite
choice-yes = Oui
choice-no = Non
time-zone = { $zone ->
    [Madrid] Perpignan, Barcelone
    [Canary] Îles Canaries
    [London] Londres, Lisbonne
    [Athens] Athènes
    [New_York] New York
    [Los_Angeles] Los Angeles
    [Mexico_City] Mexico
    [Bogota] Bogota, Lima
    [Santiago] Santiago du Chili
   *[Buenos_Aires] Buenos Aires
  }

settings-when = Le jeu, la longueur et les autres règles valent dès la prochaine partie ; le reste, tout de suite.
group-setting = { $field ->
    [profile] Jeu
    [length] Longueur
    [points] Règle par règle
    [own] Profil du groupe
    [time] Temps par tour
    [next_hand] Donne suivante
    [trick_pause] Pause après un pli
    [computers] Rythme des ordinateurs
    [pictures] Images
    [hints] Conseils
    [time_zone] Fuseau horaire
    [language] Langue
    [pin_lobby] Épingler la table
   *[greeting] Message d'accueil
  }
group-choose = { $field ->
    [profile] Comment voulez-vous jouer ?
    [time] Combien de temps par tour ?
    [next_hand] Quand la donne suivante commence-t-elle ? Si tous les quatre la demandent, tout de suite.
    [trick_pause] Combien de temps chaque pli reste-t-il sur la table ?
    [computers] Combien de temps les ordinateurs réfléchissent-ils ?
    [pictures] Voulez-vous des images à côté des mots (le score, le dernier pli…) ?
    [hints] Peut-on demander conseil pendant la partie ? Qui le demande le reçoit en privé.
    [time_zone] Où vivez-vous ? Dans les parties d'un jour par tour, je ne fais aucun bruit la nuit.
    [language] En quelle langue ?
    [pin_lobby] Épingler la nouvelle table en haut du groupe pendant qu'elle se remplit ? Il faut m'autoriser à épingler.
   *[greeting] Dire bonjour quand vous m'ajoutez au groupe ?
  }

own-none = Ce groupe n'a pas encore de profil à lui. Enregistrez les règles actuelles sous le nom que vous voulez : il sera proposé à côté des autres jeux.
own-rules-now = En ce moment, le groupe joue :
own-pinned = 📌 Les nouvelles tables commencent avec ce profil.
own-not-pinned = Les nouvelles tables ne commencent pas avec ce profil.
own-delete-sure = Voulez-vous vraiment supprimer le profil <b>{ $own }</b> ? Vos règles actuelles ne changent pas.
button-own-save = 💾 Enregistrer comme profil
button-own-pin = 📌 Toujours commencer avec
button-own-unpin = Ne plus commencer avec
button-own-rename = ✏️ Renommer
button-own-delete = 🗑 Supprimer
button-own-delete-sure = Oui, le supprimer
own-ask-name = ✏️ Comment doit s'appeler le profil du groupe <b>{ $group }</b> ?
own-replaces = Il remplacera le profil <b>{ $own }</b>.
own-called-so-far = Il s'appelle <b>{ $own }</b> pour l'instant.
own-how-to-answer = Écris-le-moi ici : de 2 à 24 lettres. Pour laisser tomber, /cancel.
button-stop-asking = Laissons tomber
own-named = ✅ Enregistré : le profil du groupe <b>{ $group }</b> s'appelle <b>{ $own }</b>.
own-name-refused = { $why ->
    [text] Ce n'est pas un nom : écris-le-moi en lettres.
    [command] Un nom ne peut pas commencer par « / ». Écris-m'en un autre.
    [short] Ce nom est trop court : il faut au moins 2 lettres.
    [long] Ce nom est trop long : il y a de la place pour 24 lettres.
   *[taken] Un jeu s'appelle déjà ainsi. Écris-moi un autre nom.
  } Pour laisser tomber, /cancel.
own-changed-meanwhile = Entre-temps quelqu'un a changé les règles ou le profil du groupe, et je n'ai rien enregistré. Regarde où ils en sont et recommence.
asking-stopped = D'accord, laissons tomber : rien n'a changé.
asking-left = J'ai laissé tomber la question du nom : rien n'a changé.
asking-late = Il s'est passé trop de temps depuis ma question : je n'ai rien enregistré. Recommence depuis les réglages.

alert-setting-gone = Ce choix n'existe plus : quelqu'un a changé les réglages. Regarde où ils en sont.
alert-not-in-group = Je ne suis plus dans ce groupe. Si vous m'y ajoutez à nouveau, ses réglages seront tels quels.
alert-own-deleted = Profil supprimé. Les règles actuelles ne changent pas.
alert-own-pinned = C'est fait : les nouvelles tables commenceront avec ce profil.
alert-own-unpinned = C'est fait : les nouvelles tables commenceront en { -lliure }.
