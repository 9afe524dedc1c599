### La targeta de les regles.

rules-table = 📜 <b>Aquesta taula</b>: { $rules }, { $length }
rules-table-of = 📜 <b>{ $group }</b>: { $rules }, { $length }
rules-cards = <b>Força</b>: { -manilla } (el 9), as, rei, cavall, sota, 8, 7… 2. <b>Punts</b>: 5, 4, 3, 2, 1 i, del 8 en avall, res; i 1 per cada basa.
rules-lliure = <b>Quines cartes es poden jugar</b> (a la { -lliure })
    • Si tens el pal, l'has de servir; si guanya un contrari, l'has de matar si pots.
    • Si la basa ja està fallada, o guanya la teva parella, només cal servir.
    • Si no tens el pal i guanya un contrari, has de fallar si així guanyes.
    • En els altres casos, la que vulguis.
rules-differ = Què canvia de la { -lliure } de sempre a 101:
