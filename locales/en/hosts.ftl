### Hosts: administrators, the tables of a club, bans, and news of new tables.

hosted-groups = <b>Groups that you run</b>
button-host = ⚙️ { $group }

bans-title = 🚫 <b>Banned</b> · { $group }
    They can neither open a table nor sit down at one. Tap a name to forgive.
bans-none = 🚫 <b>Banned</b> · { $group }
    Nobody is banned at the moment.
button-bans = 🚫 Banned ({ $n })
button-forgive = Forgive
button-forgive-name = Forgive { $name }
banned = 🚫 <b>{ $name }</b> can no longer open a table or sit down at one in this group. They may finish the match they are playing.
forgiven = ✅ <b>{ $name }</b> can play in this group again.
ban-how = Send /ban or /unban as a reply to a message of the person you mean.
ban-not-administrators = Administrators of the group can't be banned.

button-remove = Remove somebody
remove-whom = Who do you want to take off the table in <b>{ $group }</b>?
remove-nobody = Nobody else is sitting at the table in <b>{ $group }</b>.
button-remove-name = Remove { $name }
button-nobody = Nobody
removed = Done: { $name } no longer sits at the table in <b>{ $group }</b>.
removed-you = You have been taken off the table in <b>{ $group }</b>. You can sit down again if there is room.

write-as-yourself = You are writing in the name of the group or of a channel, so I can't know who you are. Write it as yourself, or in private, in the chat with me.

tables-title = 🃏 <b>Tables</b> · { $group }
tables-number = <b>{ $n }.</b>
tables-topic = <b>{ $topic }</b> ·
tables-topic-unknown = (unnamed topic) ·
tables-gathering = { $names } · { $free }
tables-seats-free = { $n ->
    [0] all four are there
    [one] 1 seat is free
   *[other] { $n } seats are free
  }
no-tables = There is no table in this group right now.
button-go-to = ↗️ { $n }

watch-which = 🔔 <b>News of new tables</b>
    When a table opens in a ticked group, I'll tell you here. Tap one to change it.
watch-none = 🔔 I don't know you from any group yet. Write /notify in the group you want.
watch-on = All right: I'll tell you when a table opens in <b>{ $group }</b>.
watch-off = All right: no more news of tables in <b>{ $group }</b>.
watch-opened = 🔔 A table is open in <b>{ $group }</b>.
watch-is-private = News of new tables arrives in private, in the chat with me.
button-go-to-table = Go to the table
button-watch = 🔔 Tell me
button-watched = ✓ { $group }
button-unwatched = { $group }

alert-banned = You can't play in this group: an administrator has banned you. Have a word with them.
alert-forgiven = Done: { $name } can play again.
alert-only-opener = Only whoever opened the table or an administrator can take somebody off it.
alert-asked-in-private = I'm asking you in private.
alert-unproven-administrator = This is for administrators. If you are an anonymous one, I can't see it: stop being anonymous for a moment, or make me an administrator.
