"""The pack of cards, drawn as vectors by this project: `python -m art` renders it for the bot.

Promises: every card is an SVG document made here, of shapes that were written by hand; nothing is
traced or taken from elsewhere. Leaves to others: what is composed of the rendered cards
(`bot/pictures`). Needs resvg and is no part of the installed program.
"""
