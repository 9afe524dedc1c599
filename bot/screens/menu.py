"""The commands: their names, their Catalan aliases, and what Telegram's menu says of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.texts import Markup, Plain, Translator

Scope = Literal["group", "hosts", "private"]
"""Groups, their administrators, private chats."""

COMMANDS: tuple[str, ...] = (
    "newgame",
    "solo",
    "learn",
    "cards",
    "table",
    "tables",
    "last",
    "score",
    "rules",
    "glossary",
    "faq",
    "hint",
    "notify",
    "settings",
    "language",
    "leave",
    "endgame",
    "ban",
    "unban",
    "privacy",
    "forget_me",
    "help",
    "start",
)
"""Every command there is."""

ALIASES: Mapping[str, str] = {
    "nova": "newgame",
    "apren": "learn",
    "cartes": "cards",
    "taula": "table",
    "taules": "tables",
    "avisa": "notify",
    "veta": "ban",
    "perdona": "unban",
    "punts": "score",
    "regles": "rules",
    "vocabulari": "glossary",
    "preguntes": "faq",
    "consell": "hint",
    "plego": "leave",
    "privacitat": "privacy",
    "oblidam": "forget_me",
}
"""Catalan names, understood everywhere and offered in the Catalan menu."""

_FOR_GROUPS = ("newgame", "table", "tables", "endgame")
_FOR_HOSTS = ("ban", "unban")
_FOR_PRIVATE = ("solo", "learn", "privacy", "forget_me", "start")
_SCOPES: Mapping[Scope, tuple[str, ...]] = {
    "group": tuple(name for name in COMMANDS if name not in (*_FOR_PRIVATE, *_FOR_HOSTS)),
    "hosts": tuple(name for name in COMMANDS if name not in _FOR_PRIVATE),
    "private": tuple(name for name in COMMANDS if name not in (*_FOR_GROUPS, *_FOR_HOSTS)),
}


def commands(scope: Scope, t: Translator) -> tuple[tuple[str, str], ...]:
    """Names and descriptions for Telegram's menu, in order."""
    return tuple((offered(name, t), describe(name, t)) for name in _SCOPES[scope])


def offered(name: str, t: Translator) -> str:
    """The name a reader of this language is offered."""
    if t.language != "ca":
        return name
    return next((alias for alias, meant in ALIASES.items() if meant == name), name)


def describe(name: str, t: Translator) -> Plain:
    """What the command does, in a few words."""
    return t.plain("menu-description", command=Markup(name))
