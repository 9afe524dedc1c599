"""Users, chats and messages as plain data: the Telegram that the rest of the package acts on.

Promises that everything a test may want to know is kept: every state of every message, who could
see it, deleted ones too. Leaves to others what is allowed (access.py), how things change
(posting.py, membership.py) and how they look over HTTP (shapes.py).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.sandbox.changes import Changes
from bot.sandbox.html import Entity
from bot.sandbox.keyboard import Button, Keyboard
from bot.sandbox.record import Sight
from bot.sandbox.updates import UpdateQueue

Clock = Callable[[], float]
ChatKind = Literal["private", "group", "supergroup"]
Status = Literal["creator", "administrator", "member", "restricted", "left", "kicked"]

# Telegram posts for anonymous administrators under this account.
ANONYMOUS_ID = 1087968824
# How long an answer to a press is taken. Telegram gives no number; clients stop waiting about then.
QUERY_SECONDS = 15.0

# A scope of commands: its type, chat id and user id, 0 where the type has none.
Scope = tuple[str, int, int]


@dataclass(slots=True)
class Ids:
    """A row of ids, each given once; `next` is the one that comes."""

    next: int

    def __next__(self) -> int:
        given, self.next = self.next, self.next + 1
        return given


@dataclass(slots=True)
class User:
    """An account. `language` is what the client reports, None when it reports nothing."""

    id: int
    first_name: str
    username: str | None = None
    language: str | None = None
    is_bot: bool = False
    deactivated: bool = False
    last_name: str | None = None


@dataclass(slots=True)
class Membership:
    """What somebody is in a chat. `can_send` counts for restricted ones only."""

    status: Status = "left"
    anonymous: bool = False
    can_delete: bool = True
    can_pin: bool = True
    can_send: bool = True

    @property
    def inside(self) -> bool:
        """Whether this is somebody who reads the chat."""
        return self.status in ("creator", "administrator", "member", "restricted")

    @property
    def rules(self) -> bool:
        """Whether this is an administrator."""
        return self.status in ("creator", "administrator")


@dataclass(frozen=True, slots=True)
class State:
    """One state a message went through. `text` is a caption when there is a `photo` (file id)."""

    at: float
    text: str
    entities: tuple[Entity, ...] = ()
    keyboard: Keyboard = ()
    photo: str | None = None
    seen_by: frozenset[int] = frozenset()


@dataclass(slots=True, eq=False)
class Message:
    """A message, alive: edits add states; a deletion only notes its time."""

    id: int
    chat: "Chat"
    sender: User
    date: float
    states: list[State]
    thread: int | None = None
    reply_to: int | None = None
    service: Mapping[str, object] | None = None
    anonymous: bool = False
    silent: bool = False
    edited_at: float | None = None
    deleted_at: float | None = None

    @property
    def now(self) -> State:
        """Its present state."""
        return self.states[-1]

    @property
    def text(self) -> str:
        """What people read now."""
        return self.now.text

    @property
    def keyboard(self) -> Keyboard:
        """Its buttons now."""
        return self.now.keyboard

    @property
    def photo(self) -> str | None:
        """File id of its picture now."""
        return self.now.photo

    @property
    def standing(self) -> bool:
        """Whether it is still there."""
        return self.deleted_at is None

    @property
    def buttons(self) -> list[Button]:
        """All its buttons, row after row."""
        return [button for row in self.keyboard for button in row]

    @property
    def labels(self) -> tuple[tuple[str, ...], ...]:
        """What its buttons say, by rows."""
        return tuple(tuple(button.text for button in row) for row in self.keyboard)


@dataclass(slots=True)
class Topic:
    """A forum topic; its id is the id of the message that opened it."""

    id: int
    name: str
    closed: bool = False


@dataclass(slots=True, eq=False)
class Chat:
    """A chat as the bot sees it. A private chat has the id of its person."""

    id: int
    kind: ChatKind
    title: str = ""
    username: str | None = None
    forum: bool = False
    members: dict[int, Membership] = field(default_factory=dict)
    # All messages there ever were, and those that are there.
    messages: dict[int, Message] = field(default_factory=dict)
    there: dict[int, Message] = field(default_factory=dict)
    topics: dict[int, Topic] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    upgraded_to: int | None = None
    members_may_send: bool = True
    members_may_send_photos: bool = True
    # Telegram promises a bot that is no administrator nothing about other members.
    members_hidden: bool = False
    # Forums only: their first topic, which has no id, is closed.
    general_closed: bool = False
    # Private chats only: whether the person ever wrote, and whether the bot is blocked.
    started: bool = False
    blocked: bool = False
    ids: Ids = field(default_factory=lambda: Ids(1))

    @property
    def is_group(self) -> bool:
        """Whether several people may be in it."""
        return self.kind != "private"

    def membership(self, user_id: int) -> Membership:
        """What somebody is here; a stranger is one who left."""
        return self.members.get(user_id, Membership())

    def standing(self) -> list[Message]:
        """The messages that are there, oldest first."""
        return list(self.there.values())


@dataclass(slots=True)
class Query:
    """A press that waits for the bot's answer. `data` is what the button held."""

    id: str
    user_id: int
    chat_id: int
    message_id: int
    at: float
    data: str = ""
    answer: "Answer | None" = None
    answered_at: float | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a press: a toast, an alert, or an address that opens. All empty: only the
    little clock on the button went away."""

    text: str = ""
    alert: bool = False
    url: str | None = None


class World:
    """Everything there is, and the queue of what the bot will hear of it."""

    def __init__(self, bot: User, clock: Clock, *, privacy: bool) -> None:
        self.bot = bot
        self.clock = clock
        self.privacy = privacy
        self.changes = Changes()
        self.updates = UpdateQueue(clock)
        self.users: dict[int, User] = {bot.id: bot}
        self.chats: dict[int, Chat] = {}
        self.queries: dict[str, Query] = {}
        self.query_seconds = QUERY_SECONDS
        self.photos: dict[str, bytes] = {}
        # Commands (name, description) by scope and language; texts by field and language.
        self.commands: dict[tuple[Scope, str], tuple[tuple[str, str], ...]] = {}
        self.profile: dict[tuple[str, str], str] = {}
        self.sights: dict[int, list[Sight]] = {}
        # The newest message that somebody has read, by person and room of the page.
        self.reads: dict[tuple[int, str], int] = {}
        self.user_ids = Ids(1_000_001)
        self.group_ids = Ids(4_000_001)
        self.supergroup_ids = Ids(1_002_000_000_001)
        self._query_ids = Ids(7_000_000_000_001)
        # Private chats and basic groups share one row of message ids, a supergroup has its own.
        self.box_ids = Ids(1)

    def add_user(self, name: str, username: str | None, language: str | None) -> User:
        """A new account, and its private chat with the bot, not yet started."""
        user = User(next(self.user_ids), name, username, language)
        self.users[user.id] = user
        self.sights[user.id] = []
        self.chats[user.id] = Chat(user.id, "private", username=username, ids=self.box_ids)
        return user

    def add_group(self, title: str, *, supergroup: bool, forum: bool) -> Chat:
        """A new, empty group."""
        if supergroup or forum:
            chat = Chat(-next(self.supergroup_ids), "supergroup", title, forum=forum)
        else:
            chat = Chat(-next(self.group_ids), "group", title, ids=self.box_ids)
        self.chats[chat.id] = chat
        return chat

    def next_query_id(self) -> str:
        """An id for a press."""
        return str(next(self._query_ids))

    def bot_in(self, chat: Chat) -> Membership:
        """What the bot is in that chat."""
        return chat.membership(self.bot.id)

    def readers(self, chat: Chat) -> frozenset[int]:
        """The people who can read that chat now."""
        if chat.kind == "private":
            return frozenset((chat.id,))
        return frozenset(
            user_id
            for user_id, membership in chat.members.items()
            if membership.inside and user_id in self.sights
        )

    def see(self, people: Iterable[int], sight: Sight) -> None:
        """Note that these people saw something."""
        for user_id in people:
            self.sights[user_id].append(sight)

    def meets(self, user_id: int) -> bool:
        """Whether the bot knows that account: they wrote to it, or share a group with it."""
        chat = self.chats.get(user_id)
        if chat is None or chat.kind != "private":
            return False
        return chat.started or any(
            user_id in group.members and self.bot.id in group.members
            for group in self.chats.values()
            if group.is_group
        )
