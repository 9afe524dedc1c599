### House rules: one by one, the group's own profile and its settings.

own-profile = { $own }
game-changed = { $profile } with { $n ->
    [one] 1 change
   *[other] { $n } changes
  }
glance-same = <b>{ $profile }</b>, with no changes.
glance-changed = <b>{ $profile }</b>, with these changes:
glance-own = <b>{ $own }</b> · { $glance }
button-points = Rule by rule…

rule-second-does-not-load = • The second to play may not throw points
rule-first-dealer = { $first ->
    [turned_cards] • Everyone turns a card: the strongest deals first
   *[random] • The first dealer is drawn by lot
  }
rule-dealing = { $dealing ->
    [shuffled] • The cards are shuffled for each hand
   *[no_shuffle] • No shuffling: the tricks taken are stacked, cut, and dealt four at a time
  }
rule-covered-hand = • Covered hand: the dealer's partner doesn't see their cards until trumps are named or left to them
rule-open-hand = • Everyone sees their cards from the start
rule-counter-clockwise = • Play goes to the right

point = { $point ->
    [variant] Variant
    [partner_winning] Partner winning
    [overtake_partner_free] Beating one's partner
    [second_player_may_load] Points from the second
    [sant_vicenc] { -sant-vicenc }
    [first_dealer] First dealer
    [dealing] Shuffling
    [covered_hand] Covered hand
   *[clockwise] Direction of play
  }
point-question = { $point ->
    [variant] { -lliure(case: "title") } or { -obligada }?
    [partner_winning] In { -obligada }, what may be played while one's partner is winning?
    [overtake_partner_free] In { -obligada }, may one beat one's partner with any card?
    [second_player_may_load] In { -obligada }, may the second to play throw points when out of the suit and unable to win?
    [sant_vicenc] When may { -sant-vicenc } be said?
    [first_dealer] Who deals first?
    [dealing] Are the cards shuffled for each hand?
    [covered_hand] When does the dealer's partner see their cards?
    [clockwise] Which way does play go?
   *[length] To how many points?
  }
point-value = { $choice ->
    [partner_winning-value_or_lowest] Points or the lowest
    [partner_winning-free] Any card that follows suit
    [overtake_partner_free-yes] Yes, with any
    [overtake_partner_free-no] No: with points or the lowest
    [second_player_may_load-yes] Yes
    [second_player_may_load-no] No, the lowest
    [sant_vicenc-never] Never
    [sant_vicenc-trumps] With trumps
    [sant_vicenc-always] In { -botifarra } too
    [first_dealer-turned_cards] Who turns the strongest
    [first_dealer-random] Drawn by lot
    [dealing-shuffled] Yes, shuffled
    [dealing-no_shuffle] No: stacked and cut
    [covered_hand-no] From the start
    [covered_hand-yes] Once trumps are named or left to them
    [clockwise-no] To the right
   *[clockwise-yes] To the left
  }

choice-next-hand = After { $seconds } s
choice-next-hand-all = When all have tapped
choice-no-pause = None
choice-no-delay = At once
choice-yes = Yes
choice-no = No
time-zone = { $zone ->
    [Madrid] Barcelona, Paris
    [Canary] Canary Islands
    [London] London, Lisbon
    [Athens] Athens
    [New_York] New York
    [Los_Angeles] Los Angeles
    [Mexico_City] Mexico City
    [Bogota] Bogotá, Lima
    [Santiago] Santiago, Chile
   *[Buenos_Aires] Buenos Aires
  }

settings-when = Game, length and the other rules count from the next match; the rest changes at once.
group-setting = { $field ->
    [profile] Game
    [length] Length
    [points] Rule by rule
    [own] Group's profile
    [time] Turn time
    [next_hand] Next hand
    [trick_pause] Pause after a trick
    [computers] Pace of computers
    [pictures] Pictures
    [hints] Hints
    [time_zone] Time zone
    [language] Language
    [pin_lobby] Pin the table
   *[greeting] Greeting
  }
group-choose = { $field ->
    [profile] How would you like to play?
    [time] How much time per turn?
    [next_hand] When is the next hand dealt? If all four ask for it, at once.
    [trick_pause] How long does each trick stay on the table?
    [computers] How long do computers take for a move?
    [pictures] Would you like pictures beside the words (the score, the last trick…)?
    [hints] May players ask for a hint during the match? Whoever asks gets it in private.
    [time_zone] Where do you live? In matches with a day a turn, I make no sound at night.
    [language] In which language?
    [pin_lobby] Pin a new table at the top of the group while it fills up? I need to be allowed to pin messages.
   *[greeting] Say hello when you add me to the group?
  }

own-none = This group has no profile of its own yet. Save the present rules under any name you like, and it will be offered beside the other games.
own-rules-now = Now the group plays:
own-pinned = 📌 New tables begin with this profile.
own-not-pinned = New tables don't begin with this profile.
own-delete-sure = Are you sure you want to delete the profile <b>{ $own }</b>? The rules you play by don't change.
button-own-save = 💾 Save as the group's profile
button-own-pin = 📌 Always begin with it
button-own-unpin = Stop beginning with it
button-own-rename = ✏️ Rename
button-own-delete = 🗑 Delete
button-own-delete-sure = Yes, delete it
own-ask-name = ✏️ What shall the profile of <b>{ $group }</b> be called?
own-replaces = It will replace the profile <b>{ $own }</b>.
own-called-so-far = It is called <b>{ $own }</b> now.
own-how-to-answer = Write it to me here: 2 to 24 letters. To drop it, /cancel.
button-stop-asking = Never mind
own-named = ✅ Saved: the profile of <b>{ $group }</b> is called <b>{ $own }</b>.
own-name-refused = { $why ->
    [text] That isn't a name: write it to me in letters.
    [command] A name can't begin with “/”. Write me another one.
    [short] That name is too short: it needs at least 2 letters.
    [long] That name is too long: there is room for 24 letters.
   *[taken] There is a game called that already. Write me another name.
  } To drop it, /cancel.
own-changed-meanwhile = Somebody has changed the group's rules or its profile meanwhile, and I have saved nothing. See how they are now, and ask again.
asking-stopped = All right, never mind: nothing has changed.
asking-left = I have dropped the question about the name: nothing has changed.
asking-late = It's too long since I asked you for the name: I have saved nothing. Begin again from the settings.

alert-setting-gone = That can't be chosen any more: somebody has changed the settings. See how they are now.
alert-not-in-group = I'm no longer in that group. If you add me again, its settings will be as they were.
alert-own-deleted = Profile deleted. The present rules don't change.
alert-own-pinned = Done: new tables will begin with this profile.
alert-own-unpinned = Done: new tables will begin with { -lliure }.
