"""The pictures of the README: `python -m tests.browser.screenshots` plays half a hand for them.

The letters are those of the machine: ours were taken with Roboto and Noto Color Emoji.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Page, expect

from bot.visit.town import Visit, town
from bot.visit.words import page_words
from tests.browser import chromium
from tests.browser.support import PRIVATE, plays_until
from tests.words import strict_texts

FOLDER = Path(__file__).resolve().parents[2] / "docs"


async def take(executable: str, folder: Path) -> None:
    """A desk in the light, a phone in the dark."""
    words = page_words(strict_texts().in_("en"))
    with tempfile.TemporaryDirectory() as kept:
        visit = Visit(Path(kept), "en", words, port=0)
        async with (
            town(visit) as here,
            chromium.browser(executable, viewport={"width": 1180, "height": 800}) as context,
        ):
            page = await context.new_page()
            expect.set_options(timeout=60_000)
            await page.goto(here.page.url)
            await expect(page.get_by_role("button", name="New table")).to_be_visible()
            await page.get_by_role("button", name="Play a hand").click()
            await plays_until(page, "trick 4 of 12")
            await _is_asked(page)
            await page.screenshot(path=folder / "sandbox.png")
            await page.emulate_media(color_scheme="dark")
            await page.set_viewport_size({"width": 390, "height": 800})
            await page.get_by_role("button", name="Back to the chats").click()
            await page.locator(".phone:not([hidden]) .entry", has_text="Botifarra").last.click()
            await page.screenshot(path=folder / "sandbox-phone.png")


async def _is_asked(page: Page) -> None:
    """Wait for a turn with something to choose, and for toasts to go."""
    asked = page.locator(f"{PRIVATE} .message", has_text="YOUR TURN").last
    await expect(asked.locator(".key").nth(4)).to_be_visible()
    await page.wait_for_timeout(6000)


def main() -> None:
    """Take them, into `docs/` or the folder that is named."""
    executable = chromium.path()
    if executable is None:
        sys.exit("no Chromium: install the system's package, or name one in CHROMIUM")
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(executable, folder))


if __name__ == "__main__":
    main()
