"""What the browser tests have in common: selectors, and the check for everybody's use."""

from __future__ import annotations

import re
from contextlib import suppress

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Error, Page, ViewportSize

PHONE = ViewportSize(width=390, height=844)
SMALL_PHONE = ViewportSize(width=360, height=640)
DESK = ViewportSize(width=1280, height=800)
GROUP = ".phone:not([hidden]) .room.group"
PRIVATE = ".phone:not([hidden]) .room.private"
ENTRY = ".phone:not([hidden]) .entry"
TURNS = 600
ASIDES = re.compile("End the hand|Last trick|Why these")
SERIOUS = ("serious", "critical")


async def serious_faults(page: Page) -> list[str]:
    """What axe-core finds that would keep somebody out, with where it is."""
    found = (await Axe().run(page)).response["violations"]
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


async def plays_until(tab: Page, words: str) -> None:
    """Click the first card, call or trump that is offered, until the screen says so."""
    panes = tab.locator(".phone:not([hidden]) .panes")
    asked = tab.locator(f"{PRIVATE} .message", has_text="YOUR TURN").last
    key = asked.locator(".key:not(.leads):not([aria-busy])").filter(has_not_text=ASIDES).first
    for _ in range(TURNS):
        if words.lower() in (await panes.inner_text()).lower():
            return
        if await key.count():
            with suppress(Error):  # it went while the finger came
                await key.click(timeout=1000)
        await tab.wait_for_timeout(150)
    raise AssertionError(f"never saw {words!r}:\n{await panes.inner_text()}")
