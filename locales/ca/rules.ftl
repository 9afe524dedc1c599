### La targeta de les regles.

rules-table = 📜 <b>Aquesta taula</b>: { $rules }, { $length }
rules-table-of = 📜 <b>{ $group }</b>: { $rules }, { $length }
rules-cards = <b>De més a menys forta</b>: { -manilla } (el 9), as, rei, cavall, sota, 8, 7… 2. Valen 5, 4, 3, 2 i 1 punt; la resta, res. I cada basa, 1 punt.
rules-lliure = <b>Quines cartes es poden jugar</b> (a la { -lliure })
    • Si tens el pal, l'has de servir; si guanya un contrari, l'has de matar si pots.
    • Si la basa ja està fallada, o guanya la teva parella, només cal servir.
    • Si no tens el pal i guanya un contrari, has de fallar si així guanyes.
    • En els altres casos, la que vulguis.
rules-differ = Què canvia de la { -lliure } de sempre a 101:
