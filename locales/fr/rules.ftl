### La carte des règles.

rules-table = 📜 <b>Cette table</b> : { $rules }, { $length }
rules-table-of = 📜 <b>{ $group }</b> : { $rules }, { $length }
rules-cards = <b>Force</b> : { -manilla } (le 9), as, roi, cavalier, valet, 8, 7… 2. <b>Points</b> : 5, 4, 3, 2, 1 et, à partir du 8, rien ; et 1 par pli.
rules-lliure = <b>Quelles cartes peut-on jouer ?</b> (en { -lliure })
    • Si tu as la couleur, tu fournis ; si un adversaire est maître, tu montes si tu peux.
    • Si le pli est déjà coupé, ou si ton partenaire est maître, il suffit de fournir.
    • Si tu n'as pas la couleur et qu'un adversaire est maître, tu dois couper (ou surcouper) si tu peux.
    • Dans les autres cas, la carte que tu veux : on n'est jamais obligé de sous-couper.
rules-differ = Ce qui change par rapport à la { -lliure } habituelle en 101 :
