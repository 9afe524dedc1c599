"""What the browser tests have in common: selectors, and the check for everybody's use."""

from __future__ import annotations

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page

GROUP = ".phone:not([hidden]) .room.group"
PRIVATE = ".phone:not([hidden]) .room.private"
ENTRY = ".phone:not([hidden]) .entry"
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
