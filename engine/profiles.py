"""The named profiles: what a table picks first, and may then change point by point.

Adding a profile is adding one value here, its name in `locales/`, and a golden playthrough.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.rules import PartnerWinning, Rules, SantVicenc, Variant


@dataclass(frozen=True, slots=True)
class Profile:
    """A named set of rules; `variants` are the ways of play it is known with."""

    name: str
    rules: Rules
    variants: tuple[Variant, ...]


PROFILES: dict[str, Profile] = {
    profile.name: profile
    for profile in (
        Profile("lliure", Rules(), (Variant.LLIURE,)),
        Profile("obligada", Rules(variant=Variant.OBLIGADA), (Variant.OBLIGADA,)),
        Profile("botifarra-app", Rules(sant_vicenc=SantVicenc.ALWAYS), tuple(Variant)),
        Profile(
            "butifarra-app",
            Rules(
                sant_vicenc=SantVicenc.NEVER,
                partner_winning=PartnerWinning.FREE,
                second_player_may_load=False,
            ),
            tuple(Variant),
        ),
        Profile(
            "denexa",
            Rules(
                variant=Variant.OBLIGADA,
                overtake_partner_free=False,
                second_player_may_load=False,
                clockwise=True,
            ),
            (Variant.OBLIGADA,),
        ),
    )
}
"""By name, in the order they are offered; the first is the default."""
