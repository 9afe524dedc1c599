"""`botifarra demo`: a game of four simulated people, watched in the terminal.

chats.py is what is shown, as plain data; markup.py, screen.py and transcript.py turn it into
something to look at; watch.py reads it off the local Telegram; play.py puts it all together.
"""
