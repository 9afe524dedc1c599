### What each person chooses for themselves: the pack, the buttons, the order, the only card.

my-setting = { $field ->
    [language] Language
    [sound] Sound
    [faces] Pack
    [buttons] Buttons
    [order] Order
    [pictures] Pictures
    [tips] Tips
   *[single] Only card
  }
my-choose = { $field ->
    [language] In which language?
    [sound] When should your turn make a sound?
    [faces] Which pack would you like to play with? (♦️ coins · ♥️ cups · ♠️ swords · ♣️ batons)
    [buttons] How many cards in a row?
    [order] In which order would you like the cards of each suit?
    [pictures] Would you like pictures beside the words (the last trick, the score…)?
    [tips] Would you like tips while you play?
   *[single] When only one card can be played, who plays it?
  }
faces = { $faces ->
    [spanish] Spanish 🟡 🍷 ⚔️ 🌳
   *[french] French ♦️ ♥️ ♠️ ♣️
  }
buttons = { $buttons ->
    [three] Three in a row
   *[two] Two in a row, wider buttons
  }
order = { $order ->
    [high] Highest first
   *[low] Lowest first
  }
single = { $single ->
    [itself] It plays itself
   *[tap] I play it
  }

suit-french = { $suit ->
    [O] diamonds
    [C] hearts
    [E] spades
   *[B] clubs
  }
rank-french = { $number ->
    [9] { -manilla(case: "title") }
    [1] A
    [12] K
    [11] Q
    [10] J
   *[other] { $number }
  }
card-french = { $rank } { $suit ->
    [O] of diamonds
    [C] of hearts
    [E] of spades
   *[B] of clubs
  }

ask-only-card = 👉 This is the only card you can play: if you don't tap it, I'll play it.
ask-last-trick = The twelfth trick plays itself.
alert-already-played = That card is already on the table.
alert-trick-lies = The trick is still on the table: wait a moment, then tap again.
pictures = { $pictures ->
    [light] Light
    [dark] Dark
   *[none] None
  }
