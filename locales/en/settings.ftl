settings-group-title = ⚙️ <b>Settings</b> · { $group }
settings-person-title = ⚙️ <b>Your settings</b>
settings-line = { $setting }: <b>{ $value }</b>
button-back = ↩️ Back
button-open = Open the settings

confirm-leave = Are you sure you want to leave the table in <b>{ $group }</b>? Until somebody takes your seat, I'll play.
confirm-leave-which = Are you sure you want to leave? You're playing at more than one table: choose which to leave.
confirm-end-game = Are you sure you want to end the match in <b>{ $group }</b> for everybody? The score stays as it is now.
button-leave = Yes, leave
button-leave-table = Leave { $group }
button-stay = No, I'll stay
button-end-game = Yes, end it
button-go-on = No, play on
