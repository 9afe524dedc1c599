"""Where people talk: a group, a topic of one, the private chat with the bot.

Promises handles that stay good when the group becomes a supergroup, and a picture of what a room
shows, for tests that fail.
"""

from typing import TYPE_CHECKING

from bot.sandbox import membership
from bot.sandbox.membership import Side
from bot.sandbox.posting import delete
from bot.sandbox.world import Chat, Membership, Message, User, World

if TYPE_CHECKING:
    from bot.sandbox.people import Person


class Room:
    """A chat, or a topic of it. `chat_id` is what the bot calls it now."""

    def __init__(self, world: World, chat_id: int, thread: int | None = None) -> None:
        self.world = world
        self.chat_id = chat_id
        self.thread = thread

    @property
    def chat(self) -> Chat:
        """The data behind it."""
        return self.world.chats[self.chat_id]

    def messages(self) -> list[Message]:
        """The messages that stand here, oldest first; of a topic, only its own."""
        return [m for m in self.chat.standing() if self.thread is None or m.thread == self.thread]

    def everything(self) -> list[Message]:
        """All messages there ever were, deleted ones too."""
        messages = self.chat.messages.values()
        return [m for m in messages if self.thread is None or m.thread == self.thread]

    def pinned(self) -> list[Message]:
        """The pinned messages, newest last."""
        return [self.chat.messages[message_id] for message_id in self.chat.pinned]

    def shows(self) -> str:
        """What can be read here, as text."""
        lines = [_line(message, self.world) for message in self.messages()]
        return f"--- {self}\n" + ("\n".join(lines) or "(nothing)")

    def __str__(self) -> str:
        if not self.chat.is_group:
            return f"{self.world.users[self.chat_id].first_name} and the bot"
        topic = self.chat.topics.get(self.thread or 0)
        return self.chat.title + (f" / {topic.name}" if topic else "")


def _line(message: Message, world: World) -> str:
    if message.service is not None:
        return f"{message.id:>5} ({message.sender.first_name}: {', '.join(message.service)})"
    who = "bot" if message.sender is world.bot else message.sender.first_name
    text = message.text.replace("\n", "\n        ")
    rows = ["".join(f"[{label}]" for label in row) for row in message.labels]
    picture = "<picture> " if message.photo else ""
    return "\n        ".join([f"{message.id:>5} {who}: {picture}{text}", *rows])


class Private(Room):
    """Somebody's private chat with the bot."""


class Topic(Room):
    """A topic of a forum."""

    def __init__(self, group: "Group", thread: int) -> None:
        super().__init__(group.world, group.chat_id, thread)
        self.group = group

    def closes(self, by: "Person | None" = None) -> None:
        """Nobody but administrators may write any more."""
        self._set(closed=True, by=by)

    def reopens(self, by: "Person | None" = None) -> None:
        """Everybody may write again."""
        self._set(closed=False, by=by)

    def renames(self, name: str, by: "Person | None" = None) -> None:
        """It gets another name."""
        topic = self.chat.topics[self.thread or 0]
        membership.rename_topic(self.world, self.chat, topic, name, self.group.acting(by))

    def is_deleted(self) -> None:
        """It goes, with all that stands in it."""
        for message in self.messages():
            delete(self.world, message)
        del self.chat.topics[self.thread or 0]

    def _set(self, *, closed: bool, by: "Person | None") -> None:
        topic = self.chat.topics[self.thread or 0]
        who = self.group.acting(by)
        membership.close_topic(self.world, self.chat, topic, who, closed=closed)


class Group(Room):
    """A group or supergroup and what its administrators do with it.

    Wherever `by` is left out, the creator does it.
    """

    def acting(self, by: "Person | None") -> User:
        """Who does something: `by`, or else the creator."""
        if by is not None:
            return by.user
        creators = (u for u, member in self.chat.members.items() if member.status == "creator")
        return self.world.users[next(creators)]

    async def add_bot(self, by: "Person | None" = None) -> None:
        """The bot is added."""
        membership.join(self.world, self.chat, self.world.bot, self.acting(by))

    def kicks_bot(self, by: "Person | None" = None) -> None:
        """The bot is removed."""
        membership.leave(self.world, self.chat, self.world.bot, self.acting(by))

    def adds(self, *people: "Person", by: "Person | None" = None) -> None:
        """People are added."""
        for person in people:
            membership.join(self.world, self.chat, person.user, self.acting(by))

    def kicks(self, person: "Person", by: "Person | None" = None) -> None:
        """Somebody is removed."""
        membership.leave(self.world, self.chat, person.user, self.acting(by))

    def promotes(
        self, person: "Person", *, by: "Person | None" = None, anonymous: bool = False
    ) -> None:
        """Somebody becomes an administrator, `anonymous` if they so wish."""
        member = Membership("administrator", anonymous=anonymous)
        membership.become(self.world, self.chat, self.acting(by), person.user, member)

    def demotes(self, person: "Person", by: "Person | None" = None) -> None:
        """Somebody is no longer an administrator."""
        membership.become(self.world, self.chat, self.acting(by), person.user, Membership("member"))

    def promotes_bot(
        self, *, by: "Person | None" = None, can_delete: bool = True, can_pin: bool = True
    ) -> None:
        """The bot becomes an administrator; from then on it reads everything."""
        member = Membership("administrator", can_delete=can_delete, can_pin=can_pin)
        membership.become(self.world, self.chat, self.acting(by), self.world.bot, member)

    def demotes_bot(self, by: "Person | None" = None) -> None:
        """The bot is an ordinary member again."""
        membership.become(
            self.world, self.chat, self.acting(by), self.world.bot, Membership("member")
        )

    def mutes_bot(self, by: "Person | None" = None) -> None:
        """The bot may read, not write (supergroups)."""
        member = Membership("restricted", can_send=False)
        membership.become(self.world, self.chat, self.acting(by), self.world.bot, member)

    def silences_members(self, *, silenced: bool = True) -> None:
        """Only administrators may write, the bot included."""
        self.chat.members_may_send = not silenced

    def takes_no_photos(self) -> None:
        """Only administrators may send pictures, the bot included."""
        self.chat.members_may_send_photos = False

    def deletes(self, message: Message) -> None:
        """An administrator takes somebody's message away; a bot is told nothing of that."""
        delete(self.world, message)

    def migrates(self, by: "Person | None" = None, *, lost: Side | None = None) -> None:
        """The group becomes a supergroup with a new id; this handle goes along.

        `lost`: the service message in the old or the new chat never reaches the bot.
        """
        new = membership.migrate(self.world, self.chat, self.acting(by), lost=lost)
        self.chat_id = new.id

    def topic(self, name: str, by: "Person | None" = None) -> Topic:
        """A new topic (forums)."""
        topic = membership.open_topic(self.world, self.chat, name, self.acting(by))
        return Topic(self, topic.id)

    def closes_general(self, by: "Person | None" = None) -> None:
        """Nobody but administrators may write outside of topics any more (forums)."""
        membership.close_topic(self.world, self.chat, None, self.acting(by), closed=True)

    def reopens_general(self, by: "Person | None" = None) -> None:
        """Everybody may write there again."""
        membership.close_topic(self.world, self.chat, None, self.acting(by), closed=False)

    def hides_members(self) -> None:
        """A bot that is no administrator is told nothing about others (supergroups)."""
        self.chat.members_hidden = True

    def becomes_forum(self) -> None:
        """Topics are switched on (supergroups)."""
        self.chat.forum = True
