"""Which card to play: by a policy, by rollouts in worlds, at the end by exact values.

Promises: a legal card, the same one for the same things seen and the same seed, unless it is told
to stop. Of cards that come out alike it is the one that the policy likes best, then the cheapest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from engine.cards import Mask
from engine.masks import playable, points_of, suit_of, taking
from engine.players.rollout import Policy
from engine.players.sampling import Chance
from engine.players.seen import Seen
from engine.players.seny import sensible
from engine.players.solver import solve_cards
from engine.players.stopping import Stop
from engine.players.trumps import Chooser
from engine.players.worlds import World, worlds
from engine.rules import TOTAL_POINTS

LINEAR = tuple(float(points) for points in range(73))
"""What it is worth to end with so many points, if nothing else counts."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How much a player thinks about a card; budgets are worlds and nodes, never time."""

    worlds: int = 0
    """0: the policy's card."""
    tried: int = 0
    """Worlds from which the likely ones are drawn; 0: all that are possible are as likely."""
    heat: float = 100.0
    """How odd a world must be, in the policy's tenths of points, to be e times less likely."""
    exact: int = 0
    """With so many cards left or fewer each, worlds are solved."""
    nodes: int = 0
    """For solving all of them."""
    bonus: float = 0.0
    """Points that the policy's own choice is ahead: against odd cards that gain next to nothing."""
    doubt: float = 0.0
    """How little worlds count where they disagree: a card must gain on the policy's own choice so
    many times the squared standard error of that gain."""
    seny: bool = True
    """Whether it keeps from cards that people would laugh at, as long as worlds are not solved."""
    chooser: Chooser | None = None
    """Judges worlds by the trumps that were named in them."""
    judge: tuple[int, ...] = ()
    """Weights of the policy that judges worlds by the cards played in them; none: one's own."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A card, and what it was chosen by."""

    card: Mask
    reached: dict[Mask, list[int]] = field(default_factory=dict)
    """By card, what our pair ends with (0 to 72) in one world after the other, the same ones for
    each. Cards that fell far behind are left out; none if no world had to be asked."""
    exact: bool = False
    """Whether worlds were solved: what is reached if everybody then knows all hands."""


def choose(
    seen: Seen,
    weights: Sequence[int],
    thinking: Thinking,
    chance: Chance,
    stop: Stop,
    worth: Sequence[float] = LINEAR,
) -> Choice:
    """The card to play now; `worth` says what it is worth to end with 0 to 72 points.

    The best so far once `stop` says so: the policy's own card if it does at once.
    """
    policy = Policy(weights, seen.trumps, seen.ways)
    legal = legal_cards(seen)
    few = seen.left[seen.seat] <= thinking.exact
    if thinking.seny and not few:
        legal = sensible(seen, legal)
    cards = distinct(seen, legal)
    if len(cards) == 1:
        return Choice(cards[0])
    liked = by_policy(seen, policy, legal)
    if thinking.worlds == 0:
        return Choice(liked)
    judge = Policy(thinking.judge, seen.trumps, seen.ways) if thinking.judge else policy
    found = worlds(
        seen,
        thinking.worlds,
        thinking.tried,
        chance,
        stop,
        judge,
        thinking.chooser,
        thinking.heat,
    )
    reached = _solved(seen, cards, found, thinking.nodes, stop) if few else {}
    exact = bool(reached)
    if not reached:
        reached = _played_out(seen, cards, found, policy, worth, stop)
    if not reached:
        return Choice(liked)
    values = {
        card: sum(worth[points] for points in ends) / len(ends) for card, ends in reached.items()
    }
    for card in values:
        if alike(card, liked):
            values[card] += thinking.bonus
    if thinking.doubt:
        for card, uncertain in _uncertain(reached, liked, worth).items():
            values[card] -= thinking.doubt * uncertain
    best = max(values, key=lambda card: (values[card], -points_of(card), -card))
    return Choice(best, reached, exact)


def legal_cards(seen: Seen) -> Mask:
    """What may be played now."""
    return playable(
        seen.held, seen.suit, seen.best, seen.laid, seen.ago == 2, seen.trumps, seen.ways
    )


def by_policy(seen: Seen, policy: Policy, legal: Mask) -> Mask:
    """The card that the policy likes best, by what each other seat may hold."""
    a, b, c, d = (seen.holdings[(seen.seat + turns) % 4] for turns in range(4))
    if not seen.laid:
        liked = policy.lead(a, b, c, d, seen.named, 0)
        return liked if liked & legal else legal & -legal
    return policy.follow(
        legal, a, b, c, d, seen.suit, seen.best, seen.ago, seen.laid, seen.table, 0
    )


def distinct(seen: Seen, legal: Mask) -> list[Mask]:
    """The legal cards, the lowest alone of plain ones that no unseen card parts."""
    unseen = 0
    for seat, cards in enumerate(seen.holdings):
        if seat != seen.seat:
            unseen |= cards
    for card in seen.trick:
        unseen |= card
    found: list[Mask] = []
    last = 0
    while legal:
        card = legal & -legal
        legal ^= card
        between = unseen & -last & (card - 1)
        if (
            last
            and not points_of(card)
            and suit_of(card) == suit_of(last)
            and not points_of(last)
            and not between
        ):
            last = card
            continue
        found.append(card)
        last = card
    return found


def alike(card: Mask, other: Mask) -> bool:
    """The same card, or both plain and of a suit."""
    if card == other:
        return True
    return suit_of(card) == suit_of(other) and not points_of(card) and not points_of(other)


def _uncertain(
    reached: dict[Mask, list[int]], liked: Mask, worth: Sequence[float]
) -> dict[Mask, float]:
    """By card, the squared standard error of what it gains on the one that the policy likes.

    Nothing if that one fell behind, and nothing of cards that are alike.
    """
    known = [card for card in reached if alike(card, liked)]
    if not known:
        return {}
    found: dict[Mask, float] = {}
    for card, ends in reached.items():
        if not alike(card, liked):
            gains = [
                worth[points] - worth[other]
                for points, other in zip(ends, reached[known[-1]], strict=True)
            ]
            mean = sum(gains) / len(gains)
            found[card] = (sum(gain * gain for gain in gains) / len(gains) - mean * mean) / len(
                gains
            )
    return found


def _played_out(
    seen: Seen,
    cards: list[Mask],
    found: list[World],
    policy: Policy,
    worth: Sequence[float],
    stop: Stop,
) -> dict[Mask, list[int]]:
    """What each card reaches, world by world; what falls far behind is not asked in all of them."""
    trumps, seat, laid = seen.trumps, seen.seat, seen.laid
    won = seen.points[seat % 2]
    at_stake = TOTAL_POINTS - sum(seen.points)
    after = []
    for card in cards:
        if not laid:
            met = (suit_of(card), card, 1)
        elif card & taking(seen.suit, seen.best, trumps):
            met = (seen.suit, card, 1)
        else:
            met = (seen.suit, seen.best, seen.ago + 1)
        after.append((card, *met, seen.table + points_of(card)))
    sums = dict.fromkeys(cards, 0.0)
    reached: dict[Mask, list[int]] = {card: [] for card in cards}
    second, third, fourth = ((seat + turns) % 4 for turns in (1, 2, 3))
    checks = {len(found) * eighths // 8 for eighths in (1, 2, 4, 6)}
    for number, world in enumerate(found):
        if stop.asked():
            break
        if number in checks and number >= 8:
            best = max(sums[card] for card, *_ in after)
            after = [each for each in after if best - sums[each[0]] < 14 * sqrt(number)]
        mine, b, c, d = world[seat], world[second], world[third], world[fourth]
        for card, suit, best_card, ago, table in after:
            own = mine ^ card
            if laid < 3:
                rest = policy.playout(
                    b, c, d, own, suit, best_card, ago, laid + 1, table, 1 - seen.named
                )
                got = at_stake - rest
            else:
                got = _after_trick(policy, (own, b, c, d), ago, table, seen.named, at_stake)
            reached[card].append(won + got)
            sums[card] += worth[won + got]
    return {card: reached[card] for card, *_ in after if reached[card]}


def _after_trick(
    policy: Policy, hands: tuple[Mask, ...], ago: int, table: int, named: int, rest: int
) -> int:
    """What our pair gets of the `rest` once our card has filled the trick: hands from ours on."""
    leader = (5 - ago) % 4
    ours = leader % 2 == 0
    a, b, c, d = (hands[(leader + turns) % 4] for turns in range(4))
    got = policy.playout(a, b, c, d, 0, 0, 0, 0, 0, named if ours else 1 - named)
    if ours:
        return got + table + 1
    return rest - (table + 1) - got


def _solved(
    seen: Seen, cards: list[Mask], found: list[World], nodes: int, stop: Stop
) -> dict[Mask, list[int]]:
    """What each card reaches if everybody then knew all, in the worlds solved in time."""
    counted: dict[World, int] = {}
    for world in found:
        counted[world] = counted.get(world, 0) + 1
    reached: dict[Mask, list[int]] = {card: [] for card in cards}
    for world, times in counted.items():
        if stop.asked():
            break
        solution = solve_cards(seen.position(world), nodes)
        nodes -= solution.nodes
        if nodes < 0:
            break
        for card in cards:
            reached[card] += [solution.cards[card].low] * times
    return reached if reached[cards[0]] else {}
