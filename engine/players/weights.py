"""What a sensible player minds, as the whole numbers that `rollout.Policy` adds up.

About ten are a point. Each kind of choice compares only within itself: leads with leads, cards
that follow with cards that follow.
"""

from __future__ import annotations

from collections.abc import Mapping

TRUMP_LEADS = (
    "top",
    "top_size",
    "top_out",
    "top_named",
    "low",
    "low_size",
    "low_out",
    "low_named",
    "points",
    "second",
)
"""`top`: a card that no other beats; `low`: the weakest. `size`: by each card of the suit that is
held, `out`: by each that others hold; `named`: the pair has named trumps; `points`: by each that is
led without being sure; `second`: the strongest, though not the top."""
PLAIN_LEADS = (
    "top",
    "top_out",
    "top_trumps",
    "top_points",
    "top_size",
    "top_ruffed",
    "top_helped",
    "low",
    "low_out",
    "low_size",
    "points",
    "low_ruffed",
    "low_helped",
    "low_trumps",
    "low_named",
    "low_under_top",
    "low_under_ace",
    "low_under_king",
    "singleton",
    "second",
    "spare",
    "spare_too",
)
"""`trumps`: by each that others hold; `ruffed`: by each opponent that can, `helped`: the partner
can; `under_top` and the like: leading away from it; `singleton`: with trumps beside it."""
FOLLOWING = (
    "ours",
    "ours_points",
    "ours_table",
    "open",
    "open_points",
    "open_table",
    "partner",
    "partner_points",
    "partner_table",
    "lost",
    "lost_points",
    "lost_table",
    "top_trump",
    "top_ours",
    "top_theirs",
    "ruff",
    "ruff_strength",
    "trump_strength",
    "thrown_size",
    "thrown_last",
    "unguarded",
    "overtaking",
    "spare_1",
    "spare_2",
    "spare_3",
    "spare_4",
)
"""The trick after the card: surely `ours`, ours but `open`, an opponent's with the `partner` still
to play, `lost`; by each point of the card, and on the `table`. The others are what it costs."""


def weights(
    trump_leads: Mapping[str, int],
    plain_leads: Mapping[str, int],
    botifarra_leads: Mapping[str, int],
    following: Mapping[str, int],
) -> tuple[int, ...]:
    """In the order that `rollout.Policy` knows; what is not named is 0."""
    kinds = (
        (TRUMP_LEADS, trump_leads),
        (PLAIN_LEADS, plain_leads),
        (PLAIN_LEADS, botifarra_leads),
        (FOLLOWING, following),
    )
    return tuple(named.get(name, 0) for names, named in kinds for name in names)


SENSIBLE = weights(
    {
        "top": 5,
        "top_size": 6,
        "top_named": 25,
        "top_out": 1,
        "low": -40,
        "low_size": 6,
        "low_named": 25,
        "low_out": 1,
        "points": -12,
        "second": -20,
    },
    {
        "top": 40,
        "top_out": 3,
        "top_trumps": -4,
        "top_points": 2,
        "top_ruffed": -60,
        "low_out": 2,
        "points": -12,
        "low_ruffed": -15,
        "low_helped": 30,
        "low_under_top": -10,
        "low_under_ace": -25,
        "low_under_king": -10,
        "singleton": 15,
        "second": -10,
    },
    {
        "top": 40,
        "top_out": 2,
        "top_points": 2,
        "top_size": 5,
        "low_out": 2,
        "low_size": 5,
        "points": -12,
        "low_under_top": -5,
        "low_under_ace": -15,
        "low_under_king": -5,
        "second": -10,
    },
    {
        "ours": 30,
        "ours_points": 10,
        "ours_table": 10,
        "open": 10,
        "open_points": -5,
        "open_table": 2,
        "partner": 0,
        "partner_points": -7,
        "partner_table": -2,
        "lost": -10,
        "lost_points": -12,
        "lost_table": -10,
        "top_trump": 40,
        "top_ours": 45,
        "top_theirs": 50,
        "ruff": 10,
        "ruff_strength": 2,
        "trump_strength": 2,
        "thrown_size": -1,
        "thrown_last": 5,
        "unguarded": 10,
        "overtaking": 10,
    },
)
