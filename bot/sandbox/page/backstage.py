"""Behind the scenes, for hosts and developers: trouble on demand, every call, and the budget.

Promises that one trouble doesn't hide another: a slow network stays slow while something else goes
wrong. Calls are shown with their arguments, so everybody's cards are in them: this is the one part
of the page that tells more than a person may know.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

from bot.sandbox.faults import Fault
from bot.sandbox.limits import Limits
from bot.sandbox.page.deeds import Impossible
from bot.sandbox.page.view import Json
from bot.sandbox.people import Person
from bot.sandbox.program import Program
from bot.sandbox.record import CallRecord
from bot.sandbox.rooms import Group
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.world import Chat

MINUTE = 60.0
NEWEST = 300
"""No more calls than these are sent to a page that has just opened."""
LONGEST_SLOW = 10.0
LONGEST_WAIT = 120
MANY_ERRORS = 5
# What Telegram counts; answers to taps and questions are free.
COUNTED = frozenset(
    {
        "sendMessage",
        "sendPhoto",
        "editMessageText",
        "editMessageCaption",
        "editMessageMedia",
        "editMessageReplyMarkup",
        "deleteMessage",
        "deleteMessages",
    }
)
SENDS_AND_EDITS = "[es][de]*Message*"
# It hangs open all the time and says nothing.
QUIET = frozenset({"getUpdates"})
TELEGRAM = Limits()


class Backstage:
    """The levers, and what can be read off the machine."""

    def __init__(
        self, town: Sandbox, people: Mapping[int, Person], program: Program | None
    ) -> None:
        self._town = town
        self._people = people
        self._program = program
        self._slow: Fault | None = None
        self._others: list[Fault] = []
        self.deeds: Mapping[str, Callable[[Json], Awaitable[None]]] = {
            "limits": self._limits,
            "slow": self._slowness,
            "down": self._down,
            "flood": self._flood,
            "errors": self._errors,
            "heal": self._heal,
            "restart": self._restart,
            "kill": self._kill,
            "upgrade": self._upgrade,
            "admin": self._admin,
            "member": self._member,
            "new-group": self._new_group,
        }

    # What there is to see

    def state(self) -> Json:
        """The levers as they stand, and the budget."""
        return {
            "running": self._program is None or self._program.running,
            "program": self._program is not None,
            "limits": self._town.server.flood.limits != Limits.none(),
            "slow": self._slow.delay if self._slow is not None else 0,
            "down": self._town.server.unplugged,
            "waiting": sum(fault.times or 0 for fault in self._others),
            "groups": [self._group_json(chat) for chat in self._groups()],
            "people": [
                {
                    "id": person.id,
                    "name": person.name,
                    "blocked": person.private.chat.blocked,
                }
                for person in self._people.values()
            ],
            **self._budget(),
        }

    def _groups(self) -> list[Chat]:
        chats = list(self._town.world.chats.values())
        return [chat for chat in chats if chat.is_group and chat.upgraded_to is None]

    def _group_json(self, chat: Chat) -> Json:
        own = self._town.world.bot_in(chat)
        return {
            "id": str(chat.id),
            "title": chat.title,
            "kind": chat.kind,
            "inside": own.inside,
            "admin": own.rules,
        }

    def _budget(self) -> Json:
        """Calls that count in the last minute, by chat, against what Telegram grants."""
        now = self._town.world.clock()
        minute: dict[int, int] = {}
        second = refused = 0
        for call in self._recent(now - MINUTE):
            refused += call.status == 429
            if call.method in COUNTED and call.applied and call.chat_id is not None:
                minute[call.chat_id] = minute.get(call.chat_id, 0) + 1
                second += call.time > now - 1
        chats = [
            {
                "name": self.name_of(chat.id),
                "calls": minute.get(chat.id, 0),
                "of": TELEGRAM.group_per_minute
                if chat.is_group
                else int(MINUTE) * TELEGRAM.chat_per_second,
            }
            for chat in (*self._groups(), *(it.private.chat for it in self._people.values()))
        ]
        return {
            "budget": chats,
            "second": second,
            "of_second": TELEGRAM.all_per_second,
            "refused": refused,
        }

    def _recent(self, since: float) -> Iterator[CallRecord]:
        for call in reversed(self._town.calls):
            # Recorded when answered: a slow one may stand after a later one.
            if call.time < since - LONGEST_SLOW:
                return
            if call.time >= since:
                yield call

    def name_of(self, chat_id: int | None) -> str:
        """Which chat a call was for."""
        chat = self._town.world.chats.get(chat_id or 0)
        if chat is None:
            return ""
        return chat.title if chat.is_group else self._town.world.users[chat.id].first_name

    def calls(self, since: int) -> tuple[int, list[Json]]:
        """The calls from that number on, the newest of them; and the number of the next."""
        calls = self._town.calls
        numbered = list(enumerate(calls[since:], since))[-NEWEST:]
        shown = [self._call_json(n, call) for n, call in numbered if call.method not in QUIET]
        return len(calls), shown

    def _call_json(self, number: int, call: CallRecord) -> Json:
        return {
            "n": number,
            "method": call.method,
            "chat": self.name_of(call.chat_id),
            "at": call.time,
            "took": call.took,
            "status": call.status,
            "description": call.description,
            "counts": call.method in COUNTED,
            "params": dict(call.params),
        }

    # What can be done

    def _set(self, fault: Fault | None) -> None:
        """One more fault. The slow network comes last, as the oldest that fits is taken."""
        slow, self._slow = self._slow, None
        if slow is not None:
            slow.stop()
        if fault is not None:
            fault.delay = slow.delay if slow is not None else 0.0
            self._others.append(self._town.server.faults.set(fault))
        if slow is not None and slow.delay:
            self._slow = self._town.fault(times=None, delay=slow.delay)

    async def _slowness(self, given: Json) -> None:
        seconds = min(max(_seconds(given), 0.0), LONGEST_SLOW)
        if self._slow is not None:
            self._slow.stop()
            self._slow = None
        if seconds:
            self._slow = self._town.fault(times=None, delay=seconds)

    async def _limits(self, given: Json) -> None:
        self._town.set_limits(TELEGRAM if given.get("on") else Limits.none())

    async def _down(self, given: Json) -> None:
        if given.get("on"):
            self._town.unplug()
        else:
            self._town.server.unplugged = False

    async def _flood(self, given: Json) -> None:
        """The next send or edit in a chat, or anywhere, is one too many."""
        chat = self._group(given).chat_id if given.get("group") else None
        wait = min(max(int(_seconds(given)), 1), LONGEST_WAIT)
        self._set(Fault(SENDS_AND_EDITS, chat, 1, code=429, retry_after=wait))

    async def _errors(self, _given: Json) -> None:
        self._set(Fault(SENDS_AND_EDITS, None, MANY_ERRORS, code=502))

    async def _heal(self, _given: Json) -> None:
        self._town.heal()
        self._slow = None
        self._others.clear()

    async def _restart(self, _given: Json) -> None:
        if self._program is not None:
            await self._program.stop()
            await self._program.start()

    async def _kill(self, _given: Json) -> None:
        if self._program is not None:
            await self._program.kill()
            await self._program.start()

    async def _upgrade(self, given: Json) -> None:
        group = self._group(given)
        if group.chat.kind == "group":
            group.migrates()

    async def _admin(self, given: Json) -> None:
        group = self._group(given)
        group.promotes_bot() if given.get("on") else group.demotes_bot()

    async def _member(self, given: Json) -> None:
        group = self._group(given)
        if given.get("on"):
            await group.add_bot()
        else:
            group.kicks_bot()

    async def _new_group(self, _given: Json) -> None:
        """A basic group of the same people, which can be upgraded."""
        people: Sequence[Person] = list(self._people.values())
        titles = {chat.title for chat in self._town.world.chats.values()}
        first = self._groups()[0].title if self._groups() else self._town.world.bot.first_name
        number = next(n for n in range(2, len(titles) + 3) if f"{first} {n}" not in titles)
        group = self._town.group(f"{first} {number}", people)
        await group.add_bot()

    def _group(self, given: Json) -> Group:
        for chat in self._groups():
            if str(chat.id) == given.get("group"):
                return Group(self._town.world, chat.id)
        raise Impossible("no-room")


def _seconds(given: Json) -> float:
    value = given.get("seconds")
    return float(value) if isinstance(value, int | float) else 0.0
