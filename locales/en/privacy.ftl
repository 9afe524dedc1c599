### What is kept of people, and how it goes.

privacy = 🔒 <b>What I keep</b>
    • Your Telegram number and name, and what you have chosen in the settings.
    • The matches: who sat where and every card played, so that nothing is lost if I stop.
    • Of each group: its name, its number and how it plays.

    Of what you write in a group only commands and replies to my messages reach me, and I keep none of it. Everything is on the machine of whoever runs me, and nowhere else.

    { $days ->
        [one] After a day without hearing of you
       *[other] After { $days } days without hearing of you
    } I forget you; matches that are over, or that nobody plays any more, are deleted after the same time. If you want it now: /forget_me
confirm-forget-me = Are you sure that I should forget you? I will delete your name, your number and what you have chosen, and you will leave the tables you sit at. In matches already played a nameless “somebody” remains. If a group has banned you, I keep the number alone.
button-forget-me = 🗑 Yes, forget me
button-keep-me = No, leave it
forgetting-is-private = 🔒 That is asked in private, in the chat with me.
button-private = Open the chat with me
alert-forgotten = Done: I no longer know who you are. If you come back, it will be like the first day. You can delete this chat too.
