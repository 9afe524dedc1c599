"""What happened in a match: plain values, past tense, enough to fold without the rules.

A match is a list of these. They carry outcomes (the winner of a trick, the points, who is asked
next), so that a rule mended later never rewrites an old match.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Seat, Team, Trump
from engine.rules import RULES_VERSION, Ending, Level, Rules

SCHEMA = 2
"""The version of these shapes, stored beside every event; 2 brought the early ends of a hand."""


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """The rules as they stand for the whole match."""

    rules: Rules
    rules_version: int = RULES_VERSION


@dataclass(frozen=True, slots=True)
class CardsTurned:
    """One round of drawing for the deal: who turned what; those that tie turn again."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealerChosen:
    """The first dealer of the match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A new hand, numbered from 1; `hands` are twelve cards for each of seats 0–3."""

    number: int
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class TrumpDelegated:
    """The dealer left the choice to the partner."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """Trumps, or botifarra, were named."""

    seat: Seat
    trump: Trump


@dataclass(frozen=True, slots=True)
class CallAsked:
    """These seats, in this order, may say this level."""

    level: Level
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DecidedAhead:
    """Someone asked second has decided before their turn; known to them alone until it comes."""

    seat: Seat
    call: bool


@dataclass(frozen=True, slots=True)
class Called:
    """A level was called."""

    seat: Seat
    level: Level


@dataclass(frozen=True, slots=True)
class Passed:
    """An asked seat let its level go by."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallsClosed:
    """The hand is worth this much, and this seat leads."""

    multiplier: int
    leader: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """Four cards are down: who takes them, and what they are worth."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RestClaimed:
    """Every remaining trick is this seat's for certain."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ConcessionOffered:
    """This seat would give up the rest; known to its pair alone."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RestConceded:
    """This seat has agreed with its partner to give up the rest."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VoidOffered:
    """This seat wants to throw the hand away, the first to say so or after others."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferDeclined:
    """A concession, which only its pair knows of, or a void will not be, for this trick."""

    seat: Seat
    ending: Ending


@dataclass(frozen=True, slots=True)
class HandVoided:
    """All four have thrown the hand away: nobody writes, the next seat deals."""


@dataclass(frozen=True, slots=True)
class HandScored:
    """The hand is over: card points, written points and new totals, each as (A, B)."""

    points: tuple[int, int]
    multiplier: int
    written: tuple[int, int]
    totals: tuple[int, int]
    capot: bool


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over."""

    team: Team
    totals: tuple[int, int]


Event = (
    MatchStarted
    | CardsTurned
    | DealerChosen
    | HandDealt
    | TrumpDelegated
    | TrumpNamed
    | CallAsked
    | DecidedAhead
    | Called
    | Passed
    | CallsClosed
    | CardPlayed
    | TrickWon
    | RestClaimed
    | ConcessionOffered
    | RestConceded
    | VoidOffered
    | OfferDeclined
    | HandVoided
    | HandScored
    | MatchWon
)
