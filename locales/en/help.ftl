help-title = 🃏 <b>{ -botifarra(case: "title") } for groups</b>
    Add me to a group, open a table, and four of you sit down. Your cards are in private with me; the table is in the group.
help-command = { $command } — { $does }
help-profiles = <b>Ways to play</b> (chosen at the table or in the settings)
help-profile = • <b>{ $name }</b>: { $about }
help-manners = If you take too long, I play for you until you tap “I'm back”.
profile-about = { $profile ->
    [lliure] the western way, to 101; offered first
    [obligada] the eastern way: whoever doesn't win plays the lowest
    [botifarra-app] as on Botifarra.app: { -lliure } or { -obligada }, { -sant-vicenc } always, and a quick match
    [butifarra-app] as in the Butifarra app: { -lliure } or { -obligada }, without { -sant-vicenc }
   *[denexa] as on Denexa: strict { -obligada }, drawn clockwise
  }
welcome = 🃏 <b>Hello! I'm the { -botifarra } bot.</b>
    You can play now: your cards will come here. To open a table, add me to a group and write /newgame there.

    Which language shall I speak with you?
greeting = 🃏 Hello! You can play { -botifarra } here. Open a table whenever you like.
button-add-to-group = ➕ Add me to a group
button-new-game = New table

menu-description = { $command ->
    [newgame] open a new table
    [cards] my cards
    [table] bring the table down
    [last] the last trick
    [score] the score of the match
    [rules] this group's rules
    [settings] settings
    [language] language
    [leave] leave the match
    [endgame] end the match for everybody
    [help] help
   *[start] start talking with the bot
  }
