"""The named profiles: what a table picks first, and may then change point by point.

Adding a profile is adding one value here, its name in `locales/`, and a golden playthrough.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.points import LENGTH, counting, value_of
from engine.rules import PartnerWinning, Rules, SantVicenc, Variant

OWN = "own"
"""Stands where a profile's name does, for the profile that a group has made of its own."""


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


def differences(rules: Rules, profile: str) -> tuple[str, ...]:
    """The points in which these rules are not a profile's; the length is nobody's own.

    A variant that the profile is known with is no difference.
    """
    known = PROFILES[profile]
    theirs = known.rules
    if rules.variant in known.variants:
        theirs = replace(theirs, variant=rules.variant)
    return _apart(rules, theirs)


def nearest(rules: Rules, began: str = "") -> str:
    """The name of the profile with the fewest differences.

    Of several it is the one that the rules began as, or else the first that is offered.
    """
    return min(PROFILES, key=lambda name: (len(differences(rules, name)), name != began))


def called(rules: Rules, began: str, own: Rules | None = None) -> str:
    """What a group calls these rules that began as a profile: `OWN` or a profile's name.

    The group's own are its own at whatever length, unless they were chosen as the profile that
    they happen to be.
    """
    near = nearest(rules, began)
    if own is None or _apart(rules, own):
        return near
    return near if near == began and not differences(rules, near) else OWN


def _apart(rules: Rules, theirs: Rules) -> tuple[str, ...]:
    return tuple(
        point
        for point in counting(rules)
        if point != LENGTH and value_of(rules, point) != value_of(theirs, point)
    )
