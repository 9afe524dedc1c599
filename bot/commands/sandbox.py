"""`botifarra sandbox`: Telegram on this machine, in the browser, with the real bot in it."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import TYPE_CHECKING

from bot.commands.demo import LANGUAGES, language_of_environment

if TYPE_CHECKING:
    from bot.texts import Translator
    from bot.visit.town import Visit

NAME = "sandbox"
HELP = "play in your browser, on a Telegram of your own machine; needs no token, no network"

UNUSABLE = 2


def configure(parser: ArgumentParser) -> None:
    """Where it listens, where it keeps things, in which language."""
    parser.add_argument("--port", type=_port, help="of the page (default: 8090, or any free one)")
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="where the page listens (default: this machine only)",
    )
    parser.add_argument("--no-browser", action="store_true", help="don't open the page")
    parser.add_argument(
        "--folder",
        help="where everything is kept, to go on another day (default: a temporary one)",
    )
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help="of page, people and groups (default: an old folder's own, else LANG's, else ca)",
    )


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise ArgumentTypeError(f"expected a port: {text}")
    return int(text)


def run(arguments: Namespace) -> int:
    """The exit status: 0 after Ctrl-C and one line, 2 when port or folder can't be used."""
    import asyncio
    import errno
    import tempfile
    from contextlib import ExitStack, suppress
    from pathlib import Path

    from bot.sandbox.snapshot import Unreadable
    from bot.texts import Texts
    from bot.visit.town import Visit, spoken_in
    from bot.visit.words import page_words
    from storage import StorageError

    with ExitStack() as stack:
        try:
            if arguments.folder:
                folder = Path(arguments.folder)
                folder.mkdir(parents=True, exist_ok=True)
            else:
                made = tempfile.TemporaryDirectory(
                    prefix="botifarra-sandbox-", ignore_cleanup_errors=True
                )
                folder = Path(stack.enter_context(made))
            # Chats that go on keep their language, and so does the page about them.
            language = arguments.language or spoken_in(folder)
            if language not in LANGUAGES:
                language = language_of_environment(os.environ)
            t = Texts.load().in_(language)
            visit = Visit(
                folder,
                language,
                page_words(t),
                arguments.host,
                arguments.port,
                anew=arguments.language is not None,
            )
            asyncio.run(_visit(visit, t, open_it=not arguments.no_browser))
            with suppress(OSError):  # the terminal may be gone
                kept = "yes" if arguments.folder else "no"
                print(t.plain("sandbox-stopped", kept=kept), flush=True)
        except OSError as error:
            told = error.strerror or str(error)
            if error.errno == errno.EADDRINUSE:
                told = f"port {arguments.port} is taken: leave --port out, or name another"
            print(f"botifarra sandbox: {told}", file=sys.stderr)
            return UNUSABLE
        except (Unreadable, StorageError) as unreadable:
            print(f"botifarra sandbox: can't go on from {unreadable}", file=sys.stderr)
            return UNUSABLE
        except KeyboardInterrupt:  # before anybody listened for it
            pass
    return 0


async def _visit(visit: Visit, t: Translator, *, open_it: bool) -> None:
    import asyncio
    import signal
    import webbrowser
    from threading import Thread

    from bot.sandbox.page.server import OWN_NAMES
    from bot.texts import Plain
    from bot.visit.town import town

    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, stopped.set)
    async with town(visit) as here:
        print(t.plain("sandbox-open", address=Plain(here.page.url)), flush=True)
        print(t.plain("sandbox-folder", path=Plain(str(visit.folder))), flush=True)
        if visit.host not in OWN_NAMES:
            print(t.plain("sandbox-everybody"), flush=True)
        if open_it and _has_screen():
            # Some browsers hold whoever opens them until they are closed.
            Thread(target=webbrowser.open, args=(here.page.url,), daemon=True).start()
        await stopped.wait()


def _has_screen() -> bool:
    """Without one, Python would open a browser in this very terminal."""
    on_desktop = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return on_desktop or not sys.platform.startswith("linux")
