"""Updates that nobody honest sends, at the handlers in process and over HTTP; what comes of them.

How it is decided what a forged update may do: nothing, to the victims. Strangers act from chats
that are not the victims'; players of one table use ids of another, where they are strangers too;
and players at their own table use only what the engine doesn't list among their legal answers, or
questions that are over. What Telegram itself says (a group's new id, who has left) is forged for
strangers' chats alone, as no person can send it. So every victim's log, lobby and setting must
stay as it was, and whatever somebody may do by rule is done to chats of strangers.
"""
