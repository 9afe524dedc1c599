"""A browser that the tests of a module share, and a page that says whatever goes wrong in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import BrowserContext, Page, expect

from tests.browser import chromium

SOON_MS = 180_000
"""After which a wait in vain fails: long, as the machine is shared; never an assertion."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def context() -> AsyncIterator[BrowserContext]:
    """The browser, as wide as a laptop."""
    executable = chromium.path()
    if executable is None:
        pytest.skip("no Chromium: install the system's package, or name one in CHROMIUM")
    async with chromium.browser(executable, viewport={"width": 1280, "height": 800}) as context:
        context.set_default_timeout(SOON_MS)
        expect.set_options(timeout=SOON_MS)
        yield context


@pytest_asyncio.fixture(loop_scope="module")
async def tab(context: BrowserContext) -> AsyncIterator[Page]:
    """A new tab in which no script may fail."""
    page = await context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    yield page
    await page.close()
    assert wrong == []
