"""Sending, editing, deleting: what works, and every refusal to the letter."""

from collections.abc import Mapping

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest, ChatMigrated, Forbidden

from bot.sandbox import Group, Person, Sandbox
from tests.bot.sandbox.conftest import Api, Clock

NOT_MODIFIED = (
    "Bad Request: message is not modified: specified new message content and reply markup are "
    "exactly the same as a current content and reply markup of the message"
)
HOUR = 3600


def keyboard(*buttons: Mapping[str, object]) -> dict[str, object]:
    return {"inline_keyboard": [list(buttons)]}


async def test_a_message_is_seen_by_everybody_in_the_group(
    bot: Bot, bar: Group, ona: Person, pere: Person, town: Sandbox
) -> None:
    stranger = town.person("Xavi")
    markup = InlineKeyboardMarkup(
        [[InlineKeyboardButton("Sit", callback_data="sit", style="primary")]]
    )
    sent = await bot.send_message(bar.chat_id, "<b>Who</b>?", "HTML", reply_markup=markup)
    assert sent.text == "Who?"
    assert sent.entities[0].type == "bold"
    assert sent.reply_markup == markup
    message = await ona.sees("Who?", bar)
    assert message.id == sent.message_id
    assert message.buttons[0].style == "primary"
    assert message.labels == (("Sit",),)
    assert pere.finds("Who?", bar) is message
    assert stranger.finds("Who?", bar) is None
    assert [sight.text for sight in stranger.saw] == []
    assert pere.sounds[-1].text == "Who?"


async def test_a_quiet_message_makes_no_sound(bot: Bot, bar: Group, ona: Person) -> None:
    await bot.send_message(bar.chat_id, "psst", disable_notification=True)
    assert (await ona.sees("psst", bar)).silent
    assert ona.sounds == []


async def test_a_message_can_answer_another(bot: Bot, bar: Group, ona: Person, api: Api) -> None:
    asked = await ona.says("/rules", bar)
    sent = await bot.send_message(bar.chat_id, "these", reply_to_message_id=asked.id)
    assert sent.reply_to_message is not None
    assert sent.reply_to_message.message_id == asked.id
    lost = {"chat_id": bar.chat_id, "text": "a", "reply_parameters": {"message_id": 999}}
    assert await api.refuses("sendMessage", **lost) == (
        400,
        "Bad Request: message to be replied not found",
    )
    lost["reply_parameters"] = {"message_id": 999, "allow_sending_without_reply": True}
    assert (await api("sendMessage", **lost))["ok"]


@pytest.mark.parametrize(
    ("params", "description"),
    [
        ({"text": ""}, "message text is empty"),
        ({"text": " \n "}, "text must be non-empty"),
        ({"text": "<b> </b>", "parse_mode": "HTML"}, "text must be non-empty"),
        ({"text": "a" * 4097}, "message is too long"),
        ({"text": "🂡" * 2049}, "message is too long"),
        ({"text": "<b>" + "a" * 4097 + "</b>", "parse_mode": "HTML"}, "message is too long"),
        (
            {"text": "<b>a", "parse_mode": "HTML"},
            "can't parse entities: Can't find end tag corresponding to start tag \"b\"",
        ),
        ({"text": "a", "parse_mode": "BBCode"}, "unsupported parse_mode"),
        ({"text": "a", "message_thread_id": 5}, "message thread not found"),
        (
            {"text": "a", "reply_markup": "{"},
            "can't parse reply keyboard markup JSON object",
        ),
        ({"text": "a", "reply_markup": "[]"}, "object expected as reply markup"),
        (
            {"text": "a", "reply_markup": {"inline_keyboard": [{}]}},
            'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays',
        ),
        (
            {"text": "a", "reply_markup": keyboard({"text": "b"})},
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ),
        (
            {"text": "a", "reply_markup": keyboard({"text": "b", "callback_data": ""})},
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ),
        (
            {
                "text": "a",
                "reply_markup": keyboard({"text": "b", "callback_data": "c", "url": "e.cat"}),
            },
            "can't parse inline keyboard button: Exactly one of the optional fields must be used",
        ),
        (
            {"text": "a", "reply_markup": keyboard({"callback_data": "c"})},
            "can't parse inline keyboard button: Can't find field \"text\"",
        ),
        (
            {"text": "a", "reply_markup": keyboard({"text": "", "callback_data": "c"})},
            "inline keyboard button text must be non-empty",
        ),
        (
            {"text": "a", "reply_markup": keyboard({"text": "b", "callback_data": "à" * 33})},
            "BUTTON_DATA_INVALID",
        ),
        (
            {"text": "a", "reply_markup": keyboard({"text": "b", "callback_data": "c" * 65})},
            "BUTTON_DATA_INVALID",
        ),
        (
            {"text": "a", "reply_markup": keyboard({"text": "b", "url": "http://localhost/x"})},
            "inline keyboard button URL 'http://localhost/x' is invalid: Wrong HTTP URL",
        ),
        (
            {"text": "a", "reply_markup": keyboard({"text": "b", "url": "ftp://e.cat"})},
            "inline keyboard button URL 'ftp://e.cat' is invalid: Unsupported URL protocol",
        ),
        (
            {
                "text": "a",
                "reply_markup": keyboard({"text": "b", "callback_data": "c", "style": "pink"}),
            },
            "can't parse inline keyboard button: Invalid button style specified",
        ),
        (
            {
                "text": "a",
                "reply_markup": keyboard(
                    *({"text": "b", "callback_data": str(number)} for number in range(101))
                ),
            },
            "reply markup is too long",
        ),
    ],
)
async def test_what_can_not_be_sent(
    api: Api, bar: Group, params: dict[str, object], description: str
) -> None:
    refusal = await api.refuses("sendMessage", chat_id=bar.chat_id, **params)
    assert refusal == (400, f"Bad Request: {description}")
    assert bar.messages()[1:] == []


async def test_what_just_fits(api: Api, bar: Group) -> None:
    for params in (
        {"text": "a" * 4096},
        {"text": "<b>" + "a" * 4096 + "</b>", "parse_mode": "html"},
        {"text": "a", "reply_markup": keyboard({"text": "b", "callback_data": "c" * 64})},
        {"text": "a", "reply_markup": keyboard({"text": "b", "url": "t.me/x"})},
        {"text": "a", "reply_markup": keyboard({"text": "b", "url": "tg://user?id=1"})},
        {"text": "a", "reply_markup": {"inline_keyboard": []}},
    ):
        assert (await api("sendMessage", chat_id=bar.chat_id, **params))["ok"], params


@pytest.mark.usefixtures("bar")
async def test_who_can_be_written_to(
    api: Api, bot: Bot, town: Sandbox, ona: Person, pere: Person
) -> None:
    async def write(chat_id: object) -> tuple[int, str]:
        return await api.refuses("sendMessage", chat_id=chat_id, text="a")

    stranger = town.person("Xavi")
    assert await write("") == (400, "Bad Request: chat_id is empty")
    assert await write(5) == (400, "Bad Request: chat not found")
    assert await write("@nobody") == (400, "Bad Request: chat not found")
    assert await write(stranger.id) == (400, "Bad Request: chat not found")
    # He shares a group with the bot, but never started it.
    assert await write(pere.id) == (403, "Forbidden: bot can't initiate conversation with a user")
    await pere.starts()
    await bot.send_message(pere.id, "hello")
    await pere.sees("hello")
    ona.blocks()
    assert await write(ona.id) == (403, "Forbidden: bot was blocked by the user")
    ona.unblocks()
    assert (await api("sendMessage", chat_id=ona.id, text="a"))["ok"]
    ona.deactivates()
    assert await write(ona.id) == (403, "Forbidden: user is deactivated")
    with pytest.raises(Forbidden):
        await bot.send_message(ona.id, "a")


async def test_where_the_bot_was_removed(api: Api, bar: Group, club: Group) -> None:
    async def write(group: Group, method: str = "sendMessage") -> tuple[int, str]:
        return await api.refuses(method, chat_id=group.chat_id, text="a", message_id=1)

    bar.kicks_bot()
    club.kicks_bot()
    assert await write(bar) == (403, "Forbidden: bot was kicked from the group chat")
    assert await write(club) == (403, "Forbidden: bot was kicked from the supergroup chat")
    assert (await write(club, "editMessageText"))[0] == 403
    assert (await write(club, "deleteMessage"))[0] == 403
    await club.add_bot()
    assert (await api("sendMessage", chat_id=club.chat_id, text="a"))["ok"]
    assert (await api("leaveChat", chat_id=club.chat_id))["ok"]
    assert await write(club) == (403, "Forbidden: bot is not a member of the supergroup chat")
    await bar.add_bot()
    assert (await api("leaveChat", chat_id=bar.chat_id))["ok"]
    assert await write(bar) == (403, "Forbidden: bot is not a member of the group chat")


async def test_a_bot_without_the_right_to_write(api: Api, club: Group) -> None:
    refusal = (400, "Bad Request: not enough rights to send text messages to the chat")
    club.mutes_bot()
    assert await api.refuses("sendMessage", chat_id=club.chat_id, text="a") == refusal
    club.demotes_bot()
    assert (await api("sendMessage", chat_id=club.chat_id, text="a"))["ok"]
    club.silences_members()
    assert await api.refuses("sendMessage", chat_id=club.chat_id, text="a") == refusal
    club.promotes_bot()
    assert (await api("sendMessage", chat_id=club.chat_id, text="a"))["ok"]


async def test_a_migrated_group_says_where_it_went(bot: Bot, api: Api, bar: Group) -> None:
    old = bar.chat_id
    message = await bot.send_message(old, "a")
    bar.migrates()
    answer = await api("sendMessage", chat_id=old, text="a")
    assert answer == {
        "ok": False,
        "error_code": 400,
        "description": "Bad Request: group chat was upgraded to a supergroup chat",
        "parameters": {"migrate_to_chat_id": bar.chat_id},
    }
    with pytest.raises(ChatMigrated) as caught:
        await bot.edit_message_text("b", old, message.message_id)
    assert caught.value.new_chat_id == bar.chat_id


async def test_an_edit_changes_text_and_buttons(bot: Bot, bar: Group, ona: Person) -> None:
    markup = InlineKeyboardMarkup([[InlineKeyboardButton("Sit", callback_data="sit")]])
    sent = await bot.send_message(bar.chat_id, "one", reply_markup=markup)
    edited = await bot.edit_message_text("two", bar.chat_id, sent.message_id)
    assert not isinstance(edited, bool)
    assert edited.text == "two"
    assert edited.edit_date is not None
    message = await ona.sees("two", bar)
    # As in Telegram, an edit without a keyboard takes the keyboard away.
    assert message.keyboard == ()
    await bot.edit_message_reply_markup(bar.chat_id, sent.message_id, reply_markup=markup)
    assert (message.text, message.labels) == ("two", (("Sit",),))
    await bot.edit_message_reply_markup(bar.chat_id, sent.message_id)
    assert message.labels == ()
    assert [(state.text, bool(state.keyboard)) for state in message.states] == [
        ("one", True),
        ("two", False),
        ("two", True),
        ("two", False),
    ]


async def test_what_can_not_be_edited(
    api: Api, bot: Bot, bar: Group, ona: Person, pere: Person
) -> None:
    sent = await bot.send_message(bar.chat_id, "<b>one</b>", "HTML")
    asked = await ona.says("/newgame", bar)

    async def edit(message_id: int, text: str, **params: object) -> tuple[int, str]:
        return await api.refuses(
            "editMessageText", chat_id=bar.chat_id, message_id=message_id, text=text, **params
        )

    assert await edit(sent.message_id, "<b>one</b>", parse_mode="HTML") == (400, NOT_MODIFIED)
    assert await api.refuses(
        "editMessageReplyMarkup", chat_id=bar.chat_id, message_id=sent.message_id
    ) == (400, NOT_MODIFIED)
    assert await edit(999, "a") == (400, "Bad Request: message to edit not found")
    assert await edit(asked.id, "a") == (400, "Bad Request: message can't be edited")
    assert await edit(sent.message_id, "a" * 4097) == (400, "Bad Request: MESSAGE_TOO_LONG")
    assert await edit(sent.message_id, "") == (400, "Bad Request: message text is empty")
    assert await api.refuses("editMessageText", text="a") == (
        400,
        "Bad Request: message identifier is not specified",
    )
    # The same words without their weight are another content.
    await bot.edit_message_text("one", bar.chat_id, sent.message_id)
    await bot.delete_message(bar.chat_id, sent.message_id)
    assert await edit(sent.message_id, "a") == (400, "Bad Request: message to edit not found")
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("a", bar.chat_id, sent.message_id)
    own = await bot.send_message(ona.id, "hand")
    ona.blocks()
    assert await api.refuses(
        "editMessageText", chat_id=ona.id, message_id=own.message_id, text="a"
    ) == (403, "Forbidden: bot was blocked by the user")
    assert (await api("deleteMessage", chat_id=ona.id, message_id=own.message_id))["ok"]
    assert pere.finds("one", bar) is None


async def test_a_deletion_is_seen_and_the_record_stays(bot: Bot, bar: Group, ona: Person) -> None:
    sent = await bot.send_message(bar.chat_id, "one")
    message = await ona.sees("one", bar)
    assert await bot.delete_message(bar.chat_id, sent.message_id)
    await ona.misses("one", bar)
    assert message not in bar.messages()
    assert message in bar.everything()
    assert message.deleted_at is not None
    assert ona.saw[-1].kind == "deletion"


async def test_what_can_not_be_deleted(
    api: Api, bot: Bot, bar: Group, club: Group, ona: Person, clock: Clock
) -> None:
    async def delete(chat: Group | Person, message_id: int) -> tuple[int, str]:
        chat_id = chat.id if isinstance(chat, Person) else chat.chat_id
        return await api.refuses("deleteMessage", chat_id=chat_id, message_id=message_id)

    assert await api.refuses("deleteMessage") == (
        400,
        "Bad Request: chat identifier is not specified",
    )
    assert await api.refuses("deleteMessage", chat_id=bar.chat_id) == (
        400,
        "Bad Request: message identifier is not specified",
    )
    assert await delete(bar, 999) == (400, "Bad Request: message to delete not found")
    theirs, there = await ona.says("hi", bar), await ona.says("hi", club)
    refused = (400, "Bad Request: message can't be deleted")
    refused_for_everyone = (400, "Bad Request: message can't be deleted for everyone")
    assert await delete(bar, theirs.id) == refused_for_everyone
    assert await delete(club, there.id) == refused
    club.promotes_bot(can_delete=False)
    assert await delete(club, there.id) == refused
    club.promotes_bot()
    assert await bot.delete_message(club.chat_id, there.id)

    own = [await bot.send_message(chat, "a") for chat in (bar.chat_id, club.chat_id, ona.id)]
    young = await bot.send_message(bar.chat_id, "b")
    clock.passes(48 * HOUR - 1)
    assert await bot.delete_message(bar.chat_id, young.message_id)
    clock.passes(1)
    assert await delete(bar, own[0].message_id) == refused_for_everyone
    assert await delete(club, own[1].message_id) == refused
    assert await delete(ona, own[2].message_id) == refused_for_everyone
    # An edit is still welcome then.
    await bot.edit_message_text("c", bar.chat_id, own[0].message_id)


async def test_several_deletions_at_once(api: Api, bot: Bot, bar: Group) -> None:
    sent = [(await bot.send_message(bar.chat_id, text)).message_id for text in "ab"]
    assert await bot.delete_messages(bar.chat_id, [*sent, 999])
    assert [message.text for message in bar.messages() if message.service is None] == []
    assert await api.refuses("deleteMessages", chat_id=bar.chat_id) == (
        400,
        "Bad Request: message identifiers are not specified",
    )


async def test_pins_need_rights(api: Api, bot: Bot, club: Group) -> None:
    sent = await bot.send_message(club.chat_id, "table")
    params = {"chat_id": club.chat_id, "message_id": sent.message_id}
    refusal = (400, "Bad Request: not enough rights to manage pinned messages in the chat")
    assert await api.refuses("pinChatMessage", **params) == refusal
    missing = {**params, "message_id": 99}
    assert (await api.refuses("pinChatMessage", **missing))[1] == (
        "Bad Request: message to pin not found"
    )
    club.promotes_bot()
    assert await bot.pin_chat_message(club.chat_id, sent.message_id)
    assert [message.text for message in club.pinned()] == ["table"]
    line = (await bot.get_updates())[-1].message  # a bot is told of its own pins
    assert line is not None
    assert line.pinned_message is not None
    assert line.pinned_message.message_id == sent.message_id
    assert await bot.pin_chat_message(club.chat_id, sent.message_id)  # again: nothing more
    assert len([message for message in club.messages() if message.service]) == 2
    full = await bot.get_chat(club.chat_id)
    assert full.pinned_message is not None
    assert await bot.unpin_chat_message(club.chat_id)
    assert club.pinned() == []
    assert await api.refuses("unpinChatMessage", **params) == (
        400,
        "Bad Request: message to unpin not found",
    )


async def test_typing_is_allowed(bot: Bot, api: Api, bar: Group) -> None:
    assert await bot.send_chat_action(bar.chat_id, "typing")
    assert await api.refuses("sendChatAction", chat_id=bar.chat_id, action="dancing") == (
        400,
        "Bad Request: wrong parameter action in request",
    )
