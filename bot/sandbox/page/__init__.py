"""Telegram in a browser: chats as people see them, and what goes on behind them.

view.py says what a person's phone shows, as plain JSON; deeds.py does what somebody does on it;
backstage.py is for hosts and developers; server.py puts them on loopback. `static/` is the page.
"""

from bot.sandbox.page.server import Game, Page

__all__ = ["Game", "Page"]
