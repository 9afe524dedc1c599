"""Where an error came from, in words that are safe to log.

A traceback as loggers like to print it shows the values of variables, and here those are screens
with the cards of a hand; an error's own words may hold an address with the bot's token.
"""

import traceback
from pathlib import PurePath


def where(error: BaseException) -> str:
    """ "OSError at slots.py:91": the type and the innermost line, and nothing that was in them."""
    frames = traceback.extract_tb(error.__traceback__)
    at = f" at {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{at}"
