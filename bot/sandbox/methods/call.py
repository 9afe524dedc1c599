"""One call of a method: who is asked, with what, and what it costs."""

from dataclasses import dataclass

from bot.sandbox.limits import FloodControl
from bot.sandbox.params import Params
from bot.sandbox.world import Chat, World


@dataclass(frozen=True, slots=True)
class Call:
    """The world, the parameters and the flood control that a method works with."""

    world: World
    params: Params
    flood: FloodControl

    def spend(self, chat: Chat) -> None:
        """Count this call against that chat's limits, or refuse it with 429."""
        self.flood.spend(chat.id, group=chat.is_group, now=self.world.clock())
