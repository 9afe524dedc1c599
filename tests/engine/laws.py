"""Every law of which cards are legal: as the engine's rules, and in the naive ones' words."""

from __future__ import annotations

from itertools import product

from engine.rules import PartnerWinning, Rules, Variant
from tests.engine import naive

EVERY_LAW = (
    Rules(),
    *(
        Rules(
            variant=Variant.OBLIGADA,
            second_player_may_load=load,
            overtake_partner_free=overtake,
            partner_winning=partner,
        )
        for load, overtake, partner in product((True, False), (True, False), PartnerWinning)
    ),
)
"""Every option that changes it."""


def naive_options(rules: Rules) -> naive.Options:
    """The engine's rules in the naive ones' words."""
    return naive.Options(
        obligada=rules.variant is Variant.OBLIGADA,
        second_player_may_load=rules.second_player_may_load,
        overtake_partner_free=rules.overtake_partner_free,
        partner_winning_free=rules.partner_winning is PartnerWinning.FREE,
    )
