"""Groups: who is in, what the bot hears, migration, topics, administrators."""

import pytest
from telegram import Bot, ChatMemberAdministrator, ChatMemberOwner, Update

from bot.sandbox import Group, Person, Sandbox
from tests.bot.sandbox.conftest import Api, client


async def heard(bot: Bot) -> list[Update]:
    """What is new to the bot."""
    updates = await bot.get_updates()
    if updates:
        await bot.get_updates(updates[-1].update_id + 1)
    return list(updates)


async def words(bot: Bot) -> list[str | None]:
    return [update.message.text for update in await heard(bot) if update.message]


@pytest.fixture(autouse=True)
async def settled(bot: Bot, bar: Group, club: Group) -> None:
    """Forget how the groups were founded."""
    assert bar.messages()
    assert club.messages()
    await heard(bot)


async def test_being_added_is_two_updates(bot: Bot, town: Sandbox, ona: Person) -> None:
    plaza = town.group("Plaça", [ona])
    assert await heard(bot) == []
    await plaza.add_bot(by=ona)
    change, line = await heard(bot)
    assert change.my_chat_member is not None
    assert change.my_chat_member.from_user.id == ona.id
    assert change.my_chat_member.chat.title == "Plaça"
    assert change.my_chat_member.old_chat_member.status == "left"
    assert change.my_chat_member.new_chat_member.status == "member"
    assert line.message is not None
    assert [user.id for user in line.message.new_chat_members] == [town.world.bot.id]


async def test_a_group_founded_with_the_bot(bot: Bot, town: Sandbox, ona: Person) -> None:
    town.group("Plaça", [ona], bot=True)
    change, line = await heard(bot)
    assert change.my_chat_member is not None
    assert line.message is not None
    assert line.message.group_chat_created


@pytest.mark.parametrize(("kind", "status"), [("bar", "left"), ("club", "kicked")])
async def test_being_removed(
    bot: Bot, request: pytest.FixtureRequest, kind: str, status: str
) -> None:
    group: Group = request.getfixturevalue(kind)
    group.kicks_bot()
    updates = await heard(bot)
    change = updates[-1].my_chat_member
    assert change is not None
    assert change.new_chat_member.status == status
    assert len(updates) == (2 if kind == "bar" else 1)


async def test_blocking_is_a_change_in_the_private_chat(bot: Bot, ona: Person) -> None:
    ona.blocks()
    ona.unblocks()
    blocked, unblocked = (update.my_chat_member for update in await heard(bot))
    assert blocked is not None
    assert unblocked is not None
    assert blocked.chat.id == ona.id
    assert blocked.new_chat_member.status == "kicked"
    assert unblocked.new_chat_member.status == "member"
    ona.blocks()
    with pytest.raises(AssertionError, match="blocked"):
        await ona.says("hello")
    await ona.starts()
    assert not ona.private.chat.blocked


async def test_privacy_lets_only_some_words_through(
    bot: Bot, bar: Group, ona: Person, town: Sandbox
) -> None:
    await bot.send_message(bar.chat_id, "table")
    table = bar.messages()[-1]
    await ona.says("good evening", bar)
    await ona.says("/newgame", bar)
    await ona.says(f"/newgame@{town.world.bot.username}", bar)
    await ona.says("/newgame@another_bot", bar)
    await ona.says("how nice", bar, reply_to=table)
    await ona.says("not /newgame", bar)
    assert await words(bot) == [
        "/newgame",
        f"/newgame@{town.world.bot.username}",
        "how nice",
    ]
    bar.promotes_bot()
    await ona.says("good evening", bar)
    assert (await words(bot))[-1] == "good evening"
    bar.demotes_bot()
    await ona.says("good night", bar)
    assert "good night" not in await words(bot)


async def test_without_privacy_everything_is_heard() -> None:
    async with await Sandbox.start(privacy=False) as town, client(town) as bot:
        carla = town.person("Carla")
        bar = town.group("Can Pere", [carla], bot=True)
        await carla.says("good evening", bar)
        assert (await words(bot))[-1] == "good evening"
        assert (await bot.get_me()).can_read_all_group_messages


async def test_commands_are_marked(bot: Bot, bar: Group, ona: Person) -> None:
    await ona.says("/newgame🂡 @pere /x", bar)
    await ona.says("/newgame @pere_puig", bar)
    first, second = (update.message for update in await heard(bot))
    assert first is not None
    assert second is not None
    assert first.parse_entities(["bot_command"]) != {}
    assert list(second.parse_entities().values()) == ["/newgame", "@pere_puig"]


async def test_an_edited_command_is_an_edited_message(bot: Bot, bar: Group, ona: Person) -> None:
    message = await ona.says("/newgame", bar)
    await heard(bot)
    await ona.edits(message, "/rules")
    (update,) = await heard(bot)
    assert update.edited_message is not None
    assert update.edited_message.text == "/rules"


async def test_people_come_and_go(
    bot: Bot, town: Sandbox, bar: Group, club: Group, ona: Person
) -> None:
    await bot.send_message(bar.chat_id, "before")
    await bot.send_message(club.chat_id, "before")
    xavi = town.person("Xavi")
    bar.adds(xavi, by=ona)
    xavi.joins(club)
    added, joined = (update.message for update in await heard(bot))
    assert added is not None
    assert joined is not None
    assert added.from_user is not None
    assert added.from_user.id == ona.id
    assert joined.new_chat_members[0].id == xavi.id
    # History is open in a supergroup, closed in a basic group.
    assert xavi.finds("before", club) is not None
    assert xavi.finds("before", bar) is None
    xavi.leaves(bar)
    club.kicks(xavi)
    left, removed = (update.message for update in await heard(bot))
    assert left is not None
    assert removed is not None
    assert left.left_chat_member is not None
    assert removed.left_chat_member is not None
    assert (await bot.get_chat_member(club.chat_id, xavi.id)).status == "kicked"
    assert (await bot.get_chat_member(bar.chat_id, xavi.id)).status == "left"
    await bot.send_message(bar.chat_id, "after")
    assert xavi.finds("after", bar) is None


async def test_a_group_becomes_a_supergroup(
    bot: Bot, bar: Group, ona: Person, pere: Person
) -> None:
    old = bar.chat_id
    await bot.send_message(old, "before")
    bar.migrates()
    gone, come = (update.message for update in await heard(bot))
    assert gone is not None
    assert come is not None
    assert (gone.chat.id, gone.migrate_to_chat_id) == (old, bar.chat_id)
    assert (come.chat.id, come.migrate_from_chat_id) == (bar.chat_id, old)
    assert come.chat.type == "supergroup"
    # Ids of messages begin anew.
    assert come.message_id == 1
    await ona.says("/newgame", bar)
    await bot.send_message(bar.chat_id, "after")
    await pere.sees("after", bar)


@pytest.mark.parametrize(("lost", "left"), [("old", "migrate_from"), ("new", "migrate_to")])
async def test_one_line_about_a_migration_may_be_lost(
    bot: Bot, bar: Group, lost: str, left: str
) -> None:
    bar.migrates(lost="old" if lost == "old" else "new")
    (update,) = await heard(bot)
    assert update.message is not None
    assert getattr(update.message, f"{left}_chat_id") is not None
    await bot.send_message(bar.chat_id, "after")


async def test_topics(bot: Bot, api: Api, town: Sandbox, ona: Person, pere: Person) -> None:
    forum = town.group("Penya", [ona, pere], forum=True, bot=True)
    table = forum.topic("Taula 1")
    await heard(bot)
    asked = await ona.says("/newgame", table)
    (update,) = await heard(bot)
    message = update.message
    assert message is not None
    assert message.chat.is_forum
    assert (message.is_topic_message, message.message_thread_id) == (True, table.thread)
    # As in Telegram, every message of a topic answers the one that opened it.
    assert message.reply_to_message is not None
    assert message.reply_to_message.forum_topic_created is not None
    assert message.reply_to_message.forum_topic_created.name == "Taula 1"
    sent = await bot.send_message(forum.chat_id, "table", message_thread_id=table.thread)
    assert sent.is_topic_message
    elsewhere = await bot.send_message(forum.chat_id, "general")
    assert elsewhere.message_thread_id is None
    assert [message.id for message in table.messages()][1:] == [asked.id, sent.message_id]
    await pere.sees("table", table)
    table.closes()
    where = {"chat_id": forum.chat_id, "text": "a", "message_thread_id": table.thread}
    assert await api.refuses("sendMessage", **where) == (400, "Bad Request: TOPIC_CLOSED")
    with pytest.raises(AssertionError, match="Taula 1 is closed"):
        await pere.says("hello", table)
    await bot.edit_message_text("still", forum.chat_id, sent.message_id)
    table.reopens()
    assert (await api("sendMessage", **where))["ok"]
    table.is_deleted()
    thread_not_found = (400, "Bad Request: message thread not found")
    assert await api.refuses("sendMessage", **where) == thread_not_found
    closed, reopened = (update.message for update in await heard(bot))
    assert closed is not None
    assert reopened is not None
    assert closed.forum_topic_closed is not None
    assert reopened.forum_topic_reopened is not None


async def test_the_general_topic_closes_alone(bot: Bot, api: Api, town: Sandbox) -> None:
    ona, pere = town.person("Ona"), town.person("Pere")
    forum = town.group("Club", [ona, pere], forum=True, bot=True)
    table = forum.topic("Taula 1")
    await heard(bot)
    forum.closes_general()
    everywhere = {"chat_id": forum.chat_id, "text": "a"}
    assert await api.refuses("sendMessage", **everywhere) == (400, "Bad Request: TOPIC_CLOSED")
    assert (await api("sendMessage", **everywhere, message_thread_id=table.thread))["ok"]
    with pytest.raises(AssertionError, match="is closed"):
        await pere.says("hello", forum)
    forum.reopens_general()
    assert (await api("sendMessage", **everywhere))["ok"]
    closed, reopened = (update.message for update in await heard(bot))
    assert closed is not None
    assert reopened is not None
    assert closed.forum_topic_closed is not None
    assert not closed.is_topic_message
    assert reopened.forum_topic_reopened is not None


async def test_a_topic_gets_another_name(bot: Bot, town: Sandbox) -> None:
    forum = town.group("Club", [town.person("Ona")], forum=True, bot=True)
    table = forum.topic("Taula 1")
    opened = (await heard(bot))[-1].message
    assert opened is not None
    assert opened.is_topic_message
    assert opened.message_thread_id == opened.message_id == table.thread
    table.renames("Obligada")
    (update,) = await heard(bot)
    assert update.message is not None
    assert update.message.forum_topic_edited is not None
    assert update.message.forum_topic_edited.name == "Obligada"
    assert update.message.message_thread_id == table.thread
    assert "Obligada" in str(table)


async def test_administrators(bot: Bot, api: Api, club: Group, ona: Person, pere: Person) -> None:
    club.promotes(pere, anonymous=True)
    # Its being anonymous is kept from a bot that doesn't rule there itself.
    assert [member.user.id for member in await bot.get_chat_administrators(club.chat_id)] == [
        ona.id
    ]
    assert (await bot.get_chat_member(club.chat_id, pere.id)).status == "administrator"
    club.hides_members()
    asked = {"chat_id": club.chat_id, "user_id": pere.id}
    hidden = (400, "Bad Request: member list is inaccessible")
    assert await api.refuses("getChatMember", **asked) == hidden
    club.promotes_bot()
    owner, administrator, _ = await bot.get_chat_administrators(club.chat_id)
    assert isinstance(owner, ChatMemberOwner)
    assert owner.user.id == ona.id
    assert isinstance(administrator, ChatMemberAdministrator)
    assert administrator.is_anonymous
    await pere.says("/endgame", club)
    message = (await heard(bot))[-1].message
    assert message is not None
    assert message.from_user is not None
    assert message.from_user.username == "GroupAnonymousBot"
    assert message.sender_chat is not None
    assert message.sender_chat.id == club.chat_id
    club.demotes(pere)
    assert (await bot.get_chat_member(club.chat_id, pere.id)).status == "member"
    me = await bot.get_me()
    assert (await bot.get_chat_member(club.chat_id, me.id)).status == "administrator"
    assert await bot.get_chat_member_count(club.chat_id) == 3
    assert await api.refuses("getChatAdministrators", chat_id=ona.id) == (
        400,
        "Bad Request: there are no administrators in the private chat",
    )
    assert await api.refuses("getChatMember", chat_id=club.chat_id, user_id=5) == (
        400,
        "Bad Request: user not found",
    )


async def test_asking_about_chats(bot: Bot, bar: Group, ona: Person) -> None:
    group, private = await bot.get_chat(bar.chat_id), await bot.get_chat(ona.id)
    assert (group.type, group.title) == ("group", "Can Pere")
    assert (private.type, private.first_name, private.username) == ("private", "Ona", "ona")


async def test_ids_run_as_in_telegram(bot: Bot, bar: Group, club: Group, ona: Person) -> None:
    first = await bot.send_message(bar.chat_id, "a")
    second = await bot.send_message(ona.id, "a")
    assert second.message_id == first.message_id + 1
    assert (await bot.send_message(club.chat_id, "a")).message_id == 2
    assert str(club.chat_id).startswith("-100")
    assert not str(bar.chat_id).startswith("-100")
