help-title = 🃏 <b>{ -botifarra(case: "title") } for groups</b>
    Add me to a group and open a table for four; computers can take the free seats. Your cards come to you in private; the table is in the group. Nobody around? Write /solo to me.
help-command = { $command } — { $does }
help-profiles = <b>Ways to play</b> (chosen at the table or in the settings)
help-profile = • <b>{ $name }</b>: { $about }
help-manners = If you take too long, I play that turn for you; after two in a row I go on until you tap “I'm back”.
profile-about = { $profile ->
    [lliure] the western way, to 101; the one you get unless you choose another
    [obligada] the eastern way; if you can't win the trick, you play low
    [botifarra-app] { -lliure } or { -obligada }, { -sant-vicenc } in { -botifarra } too, and a quick match
    [butifarra-app] { -lliure } or a gentler { -obligada }, no { -sant-vicenc }
   *[denexa] a strict { -obligada }, played clockwise
  }
welcome = 🃏 <b>Hello! I'm the { -botifarra } bot.</b>
    Play with computers right now. Or add me to a group and write /newgame there: the table will be in the group, and your cards here.

    Which language would you like me to speak?
greeting = 🃏 Hello! You can play { -botifarra } here. Open a table whenever you like.
button-add-to-group = ➕ Add me to a group
button-new-game = New table

menu-description = { $command ->
    [newgame] open a new table
    [solo] play with computers
    [learn] learn to play, step by step
    [cards] my cards
    [table] move the table to the bottom
    [tables] the tables of the group
    [last] the last trick
    [score] the score of the match
    [rules] the rules of the table
    [glossary] the words of the game
    [faq] what everybody asks
    [hint] what I would do in your place
    [notify] tell me when a table opens
    [settings] change the settings
    [language] choose the language
    [leave] leave the match
    [endgame] end the match, or propose it
    [ban] ban somebody (reply to their message)
    [unban] forgive somebody (reply to their message)
    [privacy] what I keep of you, and how long
    [forget_me] forget me: delete what you keep of me
    [help] how to play here
   *[start] start chatting with the bot
  }
