"""Botifarra on Telegram: an update comes in, the game answers, the chats are made to show it."""

import os

# Telegram's library gives a 429's delay as a timedelta when told so before it is imported; without
# this its own constructor warns, which under warnings-as-errors hides the 429 itself.
os.environ.setdefault("PTB_TIMEDELTA", "true")
