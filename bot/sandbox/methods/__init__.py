"""The Bot API methods that are covered, by their lower-case names.

Each is a function of the call that gives its `result`, or raises Refusal. They never wait, except
for getUpdates.
"""

from collections.abc import Awaitable, Callable, Mapping

from bot.sandbox.methods import chats, commands, media, messages, profile, queries, updates
from bot.sandbox.methods.call import Call

Method = Callable[[Call], object | Awaitable[object]]

METHODS: Mapping[str, tuple[str, Method]] = {
    name.lower(): (name, method)
    for table in (
        updates.METHODS,
        profile.METHODS,
        commands.METHODS,
        messages.METHODS,
        media.METHODS,
        queries.METHODS,
        chats.METHODS,
    )
    for name, method in table.items()
}
