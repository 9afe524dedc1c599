"""A newcomer plays a hand with the real bot, by clicks alone."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

import storage
from bot.crowd import FAST, Player
from bot.sandbox import Limits
from bot.visit.town import GROUP as FIRST
from bot.visit.town import MEMORY, Town, Visit, town
from bot.visit.words import page_words
from tests.browser.support import ENTRY, GROUP, PHONE, PRIVATE, plays_until, serious_faults
from tests.words import strict_texts

pytestmark = pytest.mark.asyncio(loop_scope="module")

NEXT_HAND = "Next hand"
SECOND = f"{FIRST} 2"
OWN = "Can Marta"
DEALT_WITHIN = 120.0


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    """The town, with a bot that needn't count its calls."""
    visit = Visit(
        tmp_path_factory.mktemp("sandbox"),
        "en",
        page_words(strict_texts().in_("en")),
        port=0,
        program="bot.bench.unlimited",
        limits=Limits.none(),
    )
    async with town(visit) as here:
        yield here


async def test_a_newcomer_plays_a_hand_and_reloads_in_the_middle(here: Town, tab: Page) -> None:
    await tab.goto(here.page.url)
    await expect(tab.locator(f"{GROUP} .bubble", has_text="You can play")).to_be_visible()
    await _computers_play_at_once(here, FIRST)
    await tab.get_by_role("button", name="Play a hand").click()
    await plays_until(tab, "trick 7 of 12")
    assert await serious_faults(tab) == []

    shown = await tab.locator(f"{PRIVATE} .text").all_inner_texts()
    await tab.reload()
    await expect(tab.locator(f"{PRIVATE} .text").first).to_have_text(shown[0])
    await plays_until(tab, NEXT_HAND)

    score = tab.locator(f"{GROUP} .text", has_text="36")
    await expect(score.first).to_be_visible()


async def test_play_a_hand_leads_back_to_the_hand_that_is_played(here: Town, tab: Page) -> None:
    await tab.set_viewport_size(PHONE)
    await tab.goto(here.page.url)
    visitor = here.people[0]
    # Whichever test comes first, a hand is played now.
    await tab.get_by_role("button", name="Play a hand").click()
    player = Player(visitor, here.group, FAST)
    await visitor.world.changes.until(lambda: visitor.id, player.cards, DEALT_WITHIN)
    cards = player.cards()
    assert cards is not None
    shown = tab.locator(f"{PRIVATE} [data-id='{cards.id}']")
    await expect(shown).to_be_in_viewport()
    await tab.get_by_role("button", name="Back to the chats").click()
    await expect(shown).not_to_be_in_viewport()
    await tab.get_by_role("button", name="Play a hand").click()
    await expect(shown).to_be_in_viewport()
    said = [it.text for it in visitor.reading(here.group)]
    assert said.count("/newgame") == 1


async def test_on_a_phone_play_a_hand_leads_to_the_cards(here: Town, tab: Page) -> None:
    marta = here.people[2]
    group = here.telegram.group(OWN, [marta], supergroup=True)  # nobody waits for her elsewhere
    await group.add_bot()
    await tab.set_viewport_size(PHONE)
    await tab.goto(f"{here.page.url}#{marta.name.lower()}")
    await tab.locator(ENTRY, has_text=OWN).click()
    await tab.get_by_role("button", name="Play a hand").click()
    await expect(tab.locator(f"{GROUP}.open")).to_be_visible()
    await expect(tab.locator(PRIVATE)).to_be_visible()
    player = Player(marta, group, FAST)
    cards = player.cards()
    assert cards is not None
    await expect(tab.locator(f"{PRIVATE} [data-id='{cards.id}']")).to_be_in_viewport()


async def test_a_game_goes_on_through_all_that_happens_behind_the_scenes(
    here: Town, tab: Page
) -> None:
    await tab.goto(f"{here.page.url}#pere")
    await tab.get_by_role("button", name="Behind the scenes").click()
    backstage = tab.locator("#backstage")
    await backstage.get_by_role("button", name="Another group, basic").click()
    await tab.locator(ENTRY, has_text=SECOND).click()
    await expect(tab.locator(f"{GROUP}.open .bubble", has_text="You can play")).to_be_visible()
    await _computers_play_at_once(here, SECOND)
    await tab.get_by_role("button", name="Play a hand").click()
    await plays_until(tab, "trick 1 of 12")

    await backstage.get_by_role("button", name="Make it a supergroup").click()
    await expect(tab.locator(f"{GROUP}.open .message", has_text="supergroup")).to_be_visible()
    await plays_until(tab, "trick 2 of 12")
    await backstage.get_by_role("button", name="Restart it").click()
    await plays_until(tab, "trick 3 of 12")
    await backstage.get_by_role("button", name="Kill and start it").click()
    await plays_until(tab, "trick 4 of 12")
    await backstage.get_by_role("button", name="Next one: 429, 3 s").click()
    await plays_until(tab, "trick 5 of 12")
    await expect(backstage.get_by_text("Refused (429) in the last minute: 1")).to_be_visible()
    await backstage.get_by_role("checkbox", name="Pere").check()
    await tab.get_by_role("button", name="Unblock the bot").click()
    await plays_until(tab, "trick 6 of 12")


async def _computers_play_at_once(here: Town, title: str) -> None:
    """As an administrator may choose in /settings."""
    chats = here.telegram.world.chats.values()
    chat = next(chat for chat in chats if chat.title == title)
    memory = await storage.open(f"sqlite:///{here.folder / MEMORY}")
    try:
        group = await memory.chats.by_telegram_id(chat.id)
        assert group is not None
        await memory.chats.update(group.id, computer_pace=0)
    finally:
        await memory.close()
