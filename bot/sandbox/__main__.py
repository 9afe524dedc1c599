"""`python -m bot.sandbox --port 8081`: the server alone, with a group of four to look at."""

import argparse
import asyncio
import errno
import sys

from bot.sandbox.limits import Limits
from bot.sandbox.sandbox import Sandbox


async def run(port: int, limits: Limits) -> None:
    """Serve until interrupted."""
    town = await Sandbox.start(port, limits=limits)
    people = [town.person(name, language="ca") for name in ("Ona", "Pere", "Marta", "Jordi")]
    town.group("Can Pere", people, bot=True)
    sys.stdout.write(f"TELEGRAM_API_URL={town.url}\nBOT_TOKEN={town.token}\n")
    sys.stdout.flush()
    try:
        await asyncio.Event().wait()
    finally:
        await town.stop()


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"expected a port: {text}")
    return int(text)


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox", description=__doc__)
    parser.add_argument("--port", type=_port, default=8081, help="0 takes any that is free")
    parser.add_argument("--no-limits", action="store_true", help="never answer 429")
    given = parser.parse_args()
    limits = Limits.none() if given.no_limits else Limits()
    try:
        asyncio.run(run(given.port, limits))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            sys.exit(f"port {given.port} is taken: name another (--port 0 takes any that is free)")
        sys.exit(f"can't listen on port {given.port}: {error.strerror}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
