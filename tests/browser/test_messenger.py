"""The page is a messenger: bubbles, buttons, pictures, commands, on a desk and on a phone.

The bot here is the test itself, so that nothing waits for anybody.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Page as Tab
from playwright.async_api import expect
from telegram import Bot, BotCommand, InlineKeyboardButton, InlineKeyboardMarkup

from bot.gallery.moments import moments
from bot.gallery.play import Game, scene
from bot.sandbox import Group, Person, Sandbox
from bot.sandbox.page import Page
from bot.screens import hand
from bot.texts import LANGUAGES
from bot.visit.words import page_words
from engine.view import view
from tests.browser.support import (
    DESK,
    ENTRY,
    GROUP,
    PHONE,
    PRIVATE,
    SMALL_PHONE,
    serious_faults,
)
from tests.words import strict_texts

pytestmark = pytest.mark.asyncio(loop_scope="module")

# One red dot.
DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
)
ASKS_IN_SIGHT = """(text) => {
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let asks = nodes.nextNode();
  while (!asks.data.includes("👉")) asks = nodes.nextNode();
  const line = document.createRange();
  line.setStart(asks, asks.data.indexOf("👉"));
  line.setEnd(text, text.childNodes.length);
  const [box, log] = [line, text.closest(".log")].map((it) => it.getBoundingClientRect());
  return box.top >= log.top && box.bottom <= log.bottom;
}"""
HOSTILE = "<img src=x onerror=\"document.title='gotcha'\">"


@dataclass(frozen=True)
class Town:
    """A group of two with the bot in it, and the page."""

    telegram: Sandbox
    page: Page
    bot: Bot
    ona: Person
    pere: Person
    group: Group

    async def answers(self, text: str = "", **more: object) -> None:
        """The bot answers the newest press, as soon as there is one."""
        queries = self.telegram.world.queries
        for _ in range(200):
            waiting = [query for query in queries.values() if query.answer is None]
            if waiting:
                await self.bot.answer_callback_query(waiting[-1].id, text, **more)  # type: ignore[arg-type]
                return
            await asyncio.sleep(0.05)
        raise AssertionError("nobody pressed anything")


def keys(*rows: list[InlineKeyboardButton]) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup(list(rows))


def key(text: str, data: str = "", **more: str) -> InlineKeyboardButton:
    return InlineKeyboardButton(text, callback_data=data or None, **more)  # type: ignore[arg-type]


@pytest_asyncio.fixture(loop_scope="module")
async def town() -> AsyncIterator[Town]:
    words = page_words(strict_texts().in_("en"))
    async with await Sandbox.start() as telegram:
        ona = telegram.person("Ona", started=True, language="en")
        pere = telegram.person("Pere", language="en")
        group = telegram.group("Can Pere", [ona, pere], supergroup=True, bot=True)
        page = Page(telegram, [ona, pere], words)
        await page.listen()
        async with Bot(telegram.token, base_url=f"{telegram.url}/bot") as bot:
            yield Town(telegram, page, bot, ona, pere, group)
        await page.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def desk(tab: Tab, town: Town) -> Tab:
    """Ona's phone on a wide screen: the group and her private chat beside each other."""
    await tab.set_viewport_size(DESK)
    await tab.goto(town.page.url)
    return tab


async def test_texts_keep_their_formatting_and_what_was_unfolded(town: Town, desk: Tab) -> None:
    story = "one\ntwo\nthree\nfour\nfive"
    sent = await town.bot.send_message(
        town.ona.id,
        f"😀 <b>bold</b> and <tg-spoiler>hidden <i>well</i></tg-spoiler>\n"
        f"<blockquote expandable>{story}</blockquote>\n/help",
        parse_mode="HTML",
    )
    text = desk.locator(f"{PRIVATE} .text")
    await expect(text.locator("b")).to_have_text("bold")
    await expect(text.locator(".hidden-text")).to_be_hidden()
    await text.get_by_role("button", name="Hidden text").press("Enter")
    await expect(text.locator(".hidden-text i")).to_be_visible()
    more = text.get_by_role("button", name="Show all")
    await expect(more).to_have_attribute("aria-expanded", "false")
    await more.click()

    await town.bot.edit_message_text(
        f"<tg-spoiler>known</tg-spoiler> <blockquote expandable>{story}\nsix</blockquote>",
        town.ona.id,
        sent.message_id,
        parse_mode="HTML",
    )
    await expect(text.locator(".hidden-text")).to_be_visible()
    await expect(text.get_by_role("button", name="Fold")).to_be_visible()
    await expect(desk.locator(f"{PRIVATE} .meta")).to_contain_text("edited")


async def test_sound_silence_pictures_and_styles_are_told_apart(town: Town, desk: Tab) -> None:
    await town.bot.send_message(town.ona.id, "loud")
    await town.bot.send_message(town.ona.id, "quiet", disable_notification=True)
    await town.bot.send_photo(town.ona.id, DOT, caption="a dot")
    await town.bot.send_message(
        town.ona.id,
        "keys",
        reply_markup=keys([key("Go", "go", style="success"), key("Plain", "p")]),
    )
    private = desk.locator(PRIVATE)
    await expect(private.locator(".message", has_text="loud").locator(".rings")).to_be_visible()
    await expect(private.locator(".message", has_text="quiet").locator(".rings")).to_have_count(0)
    picture = private.get_by_role("img", name="a dot")
    await expect(picture).to_have_js_property("naturalWidth", 1)
    await expect(private.get_by_role("button", name="Go")).to_have_class("key success  ")


async def test_whatever_people_call_themselves_stays_text(town: Town, desk: Tab) -> None:
    town.pere.renames(HOSTILE)
    town.group.chat.title = HOSTILE
    await town.bot.set_my_commands([BotCommand("hello", HOSTILE)])
    await town.pere.says(HOSTILE, town.group)
    await town.bot.send_message(town.ona.id, HOSTILE, reply_markup=keys([key(HOSTILE, "x")]))
    await expect(desk.locator(f"{PRIVATE} .text")).to_have_text(HOSTILE)
    await expect(desk.locator(f"{GROUP} .name", has_text=HOSTILE)).to_be_visible()
    await desk.locator(f"{PRIVATE} .key", has_text=HOSTILE).click()
    await town.answers(HOSTILE, show_alert=True)
    await expect(desk.locator("#alert p")).to_have_text(HOSTILE)
    await desk.get_by_role("button", name="OK").click()
    await desk.locator(f"{PRIVATE} .slash").click()
    await expect(desk.locator(f"{PRIVATE} .commands")).to_contain_text(HOSTILE)
    assert await desk.locator("img[src=x]").count() == 0
    assert await desk.title() != "gotcha"


async def test_long_names_stay_inside_their_bubbles(town: Town, desk: Tab) -> None:
    await desk.set_viewport_size(PHONE)
    town.pere.renames("Pere " + "de la Vall " * 8)
    said = await town.pere.says("hello", town.group)
    await town.bot.send_message(town.group.chat_id, "you too", reply_to_message_id=said.id)
    await desk.locator(ENTRY, has_text="Can Pere").click()
    answer = desk.locator(f"{GROUP} .bubble", has_text="you too")
    box = await answer.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE["width"]


async def test_a_small_phone_shows_what_is_asked_above_twelve_cards(town: Town, desk: Tab) -> None:
    await desk.set_viewport_size(SMALL_PHONE)
    await desk.locator(ENTRY, has_text="Botifarra").last.click()
    for language in LANGUAGES:
        for moment in ("first lead", "trick 2, empty"):
            state = moments()[moment]
            seen = view(state, Game.at(state).turn())
            screen = hand.hand(seen, scene(hints=True), strict_texts().in_(language))
            rows = [
                [InlineKeyboardButton(it.text, callback_data=it.data, url=it.url) for it in row]
                for row in screen.buttons
            ]
            sent = await town.bot.send_message(
                town.ona.id, screen.text, parse_mode="HTML", reply_markup=keys(*rows)
            )
            text = desk.locator(f"{PRIVATE} [data-id='{sent.message_id}'] .text")
            await desk.wait_for_function(ASKS_IN_SIGHT, arg=await text.element_handle())


async def test_a_tap_waits_for_its_answer_and_shows_it(town: Town, desk: Tab) -> None:
    await town.bot.send_message(
        town.ona.id, "Which?", reply_markup=keys([key("One", "1"), key("Two", "2")])
    )
    one = desk.get_by_role("button", name="One")
    await one.click()
    await expect(one).to_have_attribute("aria-busy", "true")
    await town.answers("Well chosen")
    await expect(desk.locator(".toast")).to_have_text("Well chosen")
    await expect(one).not_to_have_attribute("aria-busy", "true")

    await desk.get_by_role("button", name="Two").click()
    await town.answers("Think again", show_alert=True)
    await expect(desk.get_by_role("dialog")).to_contain_text("Think again")
    await desk.keyboard.press("Escape")
    await expect(desk.get_by_role("button", name="Two")).to_be_focused()


async def test_an_edit_leaves_the_keyboard_where_it_was(town: Town, desk: Tab) -> None:
    sent = await town.bot.send_message(
        town.ona.id, "Which?", reply_markup=keys([key("One", "1"), key("Two", "2")])
    )
    await desk.get_by_role("button", name="Two").focus()
    await town.bot.edit_message_text(
        "Which now?", town.ona.id, sent.message_id, reply_markup=keys([key("Two", "2")])
    )
    await expect(desk.locator(f"{PRIVATE} .text")).to_have_text("Which now?")
    await expect(desk.get_by_role("button", name="Two")).to_be_focused()
    await expect(desk.locator("#said")).to_have_text("Botifarra: Which now?")


async def test_addresses_lead_to_the_right_chat(town: Town, desk: Tab) -> None:
    await desk.set_viewport_size(PHONE)
    there = await town.bot.send_message(town.group.chat_id, "the table")
    inner = str(town.group.chat_id).removeprefix("-100")
    name = town.telegram.world.bot.username
    await town.bot.send_message(
        town.group.chat_id,
        "links",
        reply_markup=keys([key("Private", url=f"https://t.me/{name}?start=seat-7")]),
    )
    await town.bot.send_message(
        town.ona.id,
        "back",
        reply_markup=keys([key("Table", url=f"https://t.me/c/{inner}/{there.message_id}")]),
    )
    await desk.locator(ENTRY, has_text="Can Pere").click()
    await desk.get_by_role("button", name="Private").click()
    await desk.get_by_role("button", name="START").click()
    await expect(desk.locator(f"{PRIVATE} .mine .text")).to_have_text("/start")
    assert town.ona.private.messages()[-1].text == "/start seat-7"
    await expect(desk.get_by_role("button", name="START", exact=True)).to_be_hidden()
    await desk.get_by_role("button", name="Table").click()
    await expect(desk.locator(f"{GROUP} .message", has_text="the table")).to_be_visible()


async def test_a_link_that_nobody_started_by_is_forgotten_when_they_go_elsewhere(
    town: Town, desk: Tab
) -> None:
    await town.ona.starts()
    name = town.telegram.world.bot.username
    await town.bot.send_message(
        town.group.chat_id,
        "links",
        reply_markup=keys([key("Private", url=f"https://t.me/{name}?start=hand")]),
    )
    await desk.locator(ENTRY, has_text="Can Pere").click()
    await desk.get_by_role("button", name="Private").click()
    await expect(desk.get_by_role("button", name="START", exact=True)).to_be_visible()
    await desk.locator(ENTRY, has_text="Can Pere").click()
    await expect(desk.get_by_role("button", name="START", exact=True)).to_be_hidden()
    await desk.locator(ENTRY, has_text="Botifarra").last.click()
    await expect(desk.locator(f"{PRIVATE} .bar")).to_be_visible()


async def test_commands_complete_with_the_keyboard(town: Town, desk: Tab) -> None:
    await town.bot.set_my_commands([BotCommand("score", "the score"), BotCommand("start", "go")])
    field = desk.get_by_role("combobox", name="Write in Can Pere")
    await expect(desk.locator(f"{GROUP} .bar")).to_be_visible()
    await town.bot.send_message(town.group.chat_id, "hello")  # by then the page knows them
    await expect(desk.locator(f"{GROUP} .text")).to_have_text("hello")
    await field.fill("/s")
    await expect(desk.get_by_role("option")).to_have_count(2)
    await field.press("ArrowDown")
    await field.press("Enter")
    await expect(desk.locator(f"{GROUP} .mine .text")).to_have_text("/score")


async def test_a_phone_shows_one_chat_at_a_time_and_counts_the_others(
    town: Town, desk: Tab
) -> None:
    await desk.set_viewport_size(PHONE)
    entry = desk.locator(ENTRY, has_text="Botifarra")
    await expect(entry).to_be_visible()
    await expect(desk.locator(PRIVATE)).to_be_hidden()
    await town.bot.send_message(town.ona.id, "first", disable_notification=True)
    await expect(entry.get_by_role("img", name="1 unread")).to_have_class("badge")
    await town.bot.send_message(town.ona.id, "second")
    await expect(entry.get_by_role("img", name="2 unread")).to_have_class("badge loud")
    assert await serious_faults(desk) == []

    await desk.reload()
    await expect(entry.get_by_role("img", name="2 unread")).to_be_visible()
    await entry.click()
    await expect(desk.locator(f"{PRIVATE} .text").last).to_have_text("second")
    await expect(desk.locator(GROUP)).to_be_hidden()
    await expect(desk.locator(".phone:not([hidden]) .list")).to_be_hidden()
    assert await desk.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await desk.get_by_role("button", name="Back to the chats").click()
    await expect(entry).to_be_focused()
    await expect(entry.locator(".badge")).to_have_count(0)


async def test_everybody_side_by_side_sees_their_own(town: Town, desk: Tab) -> None:
    await town.bot.send_message(town.ona.id, "for Ona alone")
    await desk.get_by_role("button", name="All four").click()
    ona, pere = desk.locator("[data-person=Ona]"), desk.locator("[data-person=Pere]")
    await ona.locator(".entry", has_text="Botifarra").click()
    await expect(ona.get_by_text("for Ona alone").last).to_be_visible()
    await pere.locator(".entry", has_text="Botifarra").click()
    await expect(pere.get_by_role("button", name="START")).to_be_visible()
    await expect(pere.get_by_text("for Ona alone")).to_have_count(0)
    assert await serious_faults(desk) == []
    await desk.set_viewport_size(PHONE)
    await expect(ona).to_be_visible()
    await expect(pere).to_be_hidden()
    await expect(desk.get_by_role("button", name="Ona")).to_have_attribute("aria-pressed", "true")


async def test_behind_the_scenes_there_is_trouble_and_every_call(town: Town, desk: Tab) -> None:
    await desk.emulate_media(color_scheme="dark")
    await expect(desk.locator("#backstage")).to_be_hidden()
    await desk.get_by_role("button", name="Behind the scenes").click()
    await desk.get_by_role("button", name="Next one: 429, 3 s").click()
    await expect(desk.get_by_text("Faults to come: 1")).to_be_visible()
    answer = await _refused(town.bot.send_message(town.ona.id, "too much"))
    assert "retry" in answer.lower()
    call = desk.locator(".calls li", has_text="429")
    await call.locator("summary").click()
    await expect(call.get_by_text("too much")).to_be_visible()
    await expect(desk.get_by_text("Refused (429) in the last minute: 1")).to_be_visible()
    await desk.get_by_role("checkbox", name="Pere").check()
    await expect(desk.get_by_role("checkbox", name="Pere")).to_be_checked()
    assert town.pere.private.chat.blocked
    assert await serious_faults(desk) == []
    await desk.keyboard.press("Escape")
    await expect(desk.locator("#backstage")).to_be_hidden()


async def _refused(call: object) -> str:
    try:
        await call  # type: ignore[misc]
    except Exception as error:
        return str(error)
    raise AssertionError("expected a refusal")
