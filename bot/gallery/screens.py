"""Every screen and alert in every state worth seeing.

The golden files are written from it, and the limits are held over it, with ordinary names and
with the worst ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.gallery.guests import Family, Guests
from bot.gallery.lines import Lines
from bot.gallery.lobbies import Lobbies
from bot.gallery.matches import Matches
from bot.gallery.settings import Settings
from bot.gallery.taught import Taught


class Gallery(Guests):
    """All screens for these people, in this language."""

    def families(self) -> Iterator[tuple[str, Family]]:
        for part in (Matches, Lobbies, Taught, Settings, Lines):
            yield from part(
                self.t, self.names, self.group, self.own, self.advice, self.pictures
            ).families()
