"""The library's own polling loop, and the server as a program."""

import asyncio
import socket
import sys

from aiohttp import ClientSession
from telegram import Update
from telegram.ext import Application, CallbackQueryHandler, CommandHandler, ContextTypes

from bot.sandbox import Person, Sandbox


async def test_an_application_polls_and_stops(town: Sandbox, ona: Person) -> None:
    async def started(update: Update, _context: ContextTypes.DEFAULT_TYPE) -> None:
        assert update.message is not None
        await update.message.reply_text("Welcome")

    async def pressed(update: Update, _context: ContextTypes.DEFAULT_TYPE) -> None:
        assert update.callback_query is not None
        await update.callback_query.answer("Ouch")

    application = Application.builder().token(town.token).base_url(f"{town.url}/bot").build()
    application.add_handler(CommandHandler("start", started))
    application.add_handler(CallbackQueryHandler(pressed))
    async with application:
        assert application.updater is not None
        await application.start()
        await application.updater.start_polling(allowed_updates=Update.ALL_TYPES)
        await ona.starts("payload")
        welcome = await ona.sees("Welcome")
        assert (await ona.forges("x", welcome)).text == "Ouch"
        await application.updater.stop()
        await application.stop()


async def test_a_port_that_is_taken_is_one_line_that_says_what_to_do() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for wanted, told in ((port, f"port {port} is taken: name another"), ("99999", "99999")):
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.sandbox", "--port", wanted),
                stderr=asyncio.subprocess.PIPE,
            )
            _, errors = await asyncio.wait_for(process.communicate(), 60)
            assert process.returncode not in (0, None)
            assert told in errors.decode().splitlines()[-1]
            assert "Traceback" not in errors.decode()


async def test_the_server_alone() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.sandbox", "--port", "0", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        url = (await asyncio.wait_for(process.stdout.readline(), 60)).decode().strip()
        token = (await process.stdout.readline()).decode().strip()
        address = f"{url.partition('=')[2]}/bot{token.partition('=')[2]}/getUpdates"
        async with ClientSession() as session, session.get(address) as response:
            kinds = [list(update)[1] for update in (await response.json())["result"]]
        assert kinds == ["my_chat_member", "message"]
    finally:
        process.terminate()
        await process.wait()
