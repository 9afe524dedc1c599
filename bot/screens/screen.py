"""What one message shows: its text, its buttons and perhaps a picture, as plain data.

Promises: a value to compare, hash and print; buttons that Telegram would accept.
Leaves to others: the words (screens), escaping (texts), sending (outbox), painting (pictures).
"""

from dataclasses import dataclass
from typing import Literal

from bot.pictures.model import Themed

ButtonStyle = Literal["primary", "success", "danger"]

# Bot API, InlineKeyboardButton.callback_data: 1-64 bytes.
MAX_DATA_BYTES = 64


@dataclass(frozen=True, slots=True)
class Button:
    """One inline button; exactly one of `data` (1-64 bytes of UTF-8) and `url` is given.

    Raises ValueError when made otherwise: better where a screen is made than where it is sent.
    """

    text: str
    data: str | None = None
    url: str | None = None
    style: ButtonStyle | None = None

    def __post_init__(self) -> None:
        if (self.data is None) == (self.url is None):
            raise ValueError(f"button {self.text!r} needs exactly one of data and url")
        if self.data is not None and not 1 <= len(self.data.encode()) <= MAX_DATA_BYTES:
            raise ValueError(f"button {self.text!r}: data must be 1-{MAX_DATA_BYTES} bytes")


@dataclass(frozen=True, slots=True)
class Screen:
    """A message: `text` is Telegram HTML, already escaped; `buttons` are rows, top to bottom.

    Beside a picture the text is its caption, which says the same in at most 1,024 characters.
    """

    text: str
    buttons: tuple[tuple[Button, ...], ...] = ()
    picture: Themed | None = None
