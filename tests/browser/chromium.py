"""Chromium from the system's packages, for the tests and for the screenshots."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import BrowserContext, Playwright, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
# Nobody but the page is called, and no window opens.
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def path() -> str | None:
    """Where Chromium is: as CHROMIUM says, or in PATH; None if there is none."""
    named = os.environ.get("CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


@asynccontextmanager
async def browser(executable: str, **options: object) -> AsyncIterator[BrowserContext]:
    """A browser with an empty profile of its own; `options` are a context's."""
    async with async_playwright() as playwright:
        with tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True) as profile:
            context = await _launch(playwright, executable, profile, options)
            try:
                yield context
            finally:
                await context.close()


async def _launch(
    playwright: Playwright, executable: str, profile: str, options: dict[str, object]
) -> BrowserContext:
    return await playwright.chromium.launch_persistent_context(
        profile,
        executable_path=executable,
        args=list(FLAGS),
        **options,  # type: ignore[arg-type]  # Playwright's own, handed through
    )
