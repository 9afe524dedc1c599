"""Who else sits at the visitor's table. What they do is the game's affair: the page asks for it."""

from typing import Protocol

from bot.sandbox.people import Person


class Company(Protocol):
    """People who act by themselves while somebody looks on."""

    @property
    def acting(self) -> frozenset[int]:
        """The ids of those who do so now."""

    def play(self, visitor: Person) -> None:
        """Begin a game for the visitor with the others; returns at once."""

    def acts(self, person: Person, *, itself: bool) -> None:
        """From now on this person acts by themselves, or leaves it to whoever looks."""


class Nobody:
    """No company: everybody is whoever looks."""

    acting: frozenset[int] = frozenset()

    def play(self, visitor: Person) -> None:
        """Nothing to play."""

    def acts(self, person: Person, *, itself: bool) -> None:
        """Nobody acts by themselves."""
