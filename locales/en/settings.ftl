settings-group-title = ⚙️ <b>Settings</b> · { $group }
settings-person-title = ⚙️ <b>Your settings</b>
settings-line = { $setting }: <b>{ $value }</b>
settings-when = Game and length count from the next match on; the rest at once.
settings-choose = { $field ->
    [profile] How would you like to play?
    [variant] { -lliure(case: "title") } or { -obligada }?
    [length] To how many points?
    [time] How much time for a turn?
    [language] In which language?
   *[sound] When shall your turn make a sound?
  }
setting = { $field ->
    [profile] Game
    [variant] Variant
    [length] Length
    [time] Time a turn
    [language] Language
   *[sound] Sound
  }
button-back = ↩️ Back
button-open = Open the settings

confirm-leave = Are you sure you want to leave the table of <b>{ $group }</b>? The bot will play for you.
confirm-leave-which = Are you sure you want to leave? You play at more than one table: choose which.
confirm-end-game = Are you sure you want to end the match of <b>{ $group }</b> for everybody? The score stays as it is now.
button-leave = Yes, leave
button-leave-table = Leave { $group }
button-stay = No, I'll stay
button-end-game = Yes, end it
button-go-on = No, go on
