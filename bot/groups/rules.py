"""What a group plays by, read from its row; pure.

A name of a profile that this program does not know (any more) stands for the first one.
"""

from __future__ import annotations

from engine.codec import rules_from_json
from engine.profiles import OWN, PROFILES, called
from engine.rules import Rules
from storage import Chat


def chat_rules(chat: Chat) -> Rules:
    """What the next match of this group is played by."""
    if chat.rules:
        return rules_from_json(chat.rules)
    first = next(iter(PROFILES.values()))
    return PROFILES.get(chat.profile, first).rules


def own_rules(chat: Chat) -> Rules | None:
    """The rules of the profile that this group has named for itself; None without one."""
    if chat.own_profile is None or chat.own_rules is None:
        return None
    return rules_from_json(chat.own_rules)


def profile_of(chat: Chat, rules: Rules, began: str) -> tuple[str, str]:
    """What this group calls rules that began as a profile: its name, and the group's if `OWN`."""
    profile = called(rules, began, own_rules(chat))
    return profile, (chat.own_profile or "") if profile == OWN else ""
