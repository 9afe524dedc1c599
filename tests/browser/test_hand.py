"""A newcomer plays a hand with the real bot, by clicks alone."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

import storage
from bot.sandbox import Limits
from bot.visit.town import MEMORY, Town, Visit, town
from bot.visit.words import page_words
from tests.browser.support import GROUP, PRIVATE, plays_until, serious_faults
from tests.words import strict_texts

pytestmark = pytest.mark.asyncio(loop_scope="module")

NEXT_HAND = "Next hand"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    """The town, with a bot that needn't count its calls."""
    visit = Visit(
        tmp_path_factory.mktemp("sandbox"),
        "en",
        page_words(strict_texts().in_("en")),
        port=0,
        program=(sys.executable, "-m", "tests.e2e.hurried"),
        limits=Limits.none(),
    )
    async with town(visit) as here:
        yield here


async def test_a_newcomer_plays_a_hand_and_reloads_in_the_middle(here: Town, tab: Page) -> None:
    await tab.goto(here.page.url)
    await expect(tab.locator(f"{GROUP} .bubble", has_text="You can play")).to_be_visible()
    await _computers_play_at_once(here)
    await tab.get_by_role("button", name="Play a hand").click()
    await plays_until(tab, "trick 7 of 12")
    assert await serious_faults(tab) == []

    shown = await tab.locator(f"{PRIVATE} .text").all_inner_texts()
    await tab.reload()
    await expect(tab.locator(f"{PRIVATE} .text").first).to_have_text(shown[0])
    await plays_until(tab, NEXT_HAND)

    score = tab.locator(f"{GROUP} .text", has_text="36")
    await expect(score.first).to_be_visible()


async def _computers_play_at_once(here: Town) -> None:
    """As an administrator may choose in /settings."""
    memory = await storage.open(f"sqlite:///{here.folder / MEMORY}")
    try:
        group = await memory.chats.by_telegram_id(here.group.chat_id)
        assert group is not None
        await memory.chats.update(group.id, computer_pace=0)
    finally:
        await memory.close()
