rules-game = <b>La { -botifarra }, en breu</b>
    Quatre jugadors, dues parelles, cadascú davant de la seva. 48 cartes: 🟡 oros, 🍷 copes, ⚔️ espases i 🌳 bastos, de l'1 al 12. Es juga cap a la dreta.
rules-cards = <b>Les cartes</b>, de més a menys: { -manilla } (el 9), as, rei, cavall, sota, 8, 7, 6, 5, 4, 3, 2. Valen 5, 4, 3, 2 i 1 punt; del 8 en avall, res. Cada basa val 1 punt més: en total, 72 per mà.
rules-trumps = <b>El trumfo</b>
    Qui reparteix canta un pal, o { -botifarra } (sense trumfo, val el doble), o delega: llavors ha de cantar la seva parella. Els contraris poden contrar (×2), els altres recontrar (×4) i els primers dir { -sant-vicenc } (×8, només amb trumfo). Surt qui seu a la dreta de qui reparteix.
rules-score = <b>Els punts</b>
    La parella que passa de 36 apunta el que en passa, multiplicat pel que valgui la mà, hagi cantat qui hagi cantat. A 36 iguals no apunta ningú. Fer totes dotze bases és { -capot }.
rules-lliure = <b>Quines cartes es poden jugar</b> (a la { -lliure })
    • Si tens el pal, l'has de servir; si guanya un contrari, l'has de matar si pots.
    • Si la basa ja està fallada, o guanya la teva parella, només cal servir.
    • Si no tens el pal i guanya un contrari, has de fallar si així guanyes.
    • En els altres casos, la que vulguis.
rules-table = <b>Aquesta taula</b>: { $rules }, { $length }
rules-same = Es juga la { -lliure } de sempre, sense cap canvi.
rules-differ = Què canvia de la { -lliure } de sempre a 101:
rules-mistakes = <b>Errades que aquí no poden passar</b>
    • Renunci: els botons només ofereixen les cartes que es poden jugar. En una taula de debò, si es veu abans de la basa següent, se sol rectificar; si es veu després, la parella que s'ha equivocat perd tots els punts de la mà.
    • Cartes mal donades: les dono jo. En una taula de debò es tornen a donar; en alguns tornejos, qui hi torna a caure perd el torn de repartir.

    De les cartes no se'n parla, ni aquí ni enlloc: només es diu el pal, { -botifarra }, delego, bé, { -contro }…
