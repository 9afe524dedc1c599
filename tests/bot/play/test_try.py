from tests.bot.play.hands import ORDINARY
from tests.bot.play.support import House


async def test_one(house: House) -> None:
    await house.plays_with("C", ORDINARY)
    print(await house.reads(house.bar))
    print(await house.reads(house.ona))
    print(await house.reads(house.joan))


async def test_two(house: House) -> None:
    await house.plays_a_match()
    print(await house.reads(house.bar))
    print(await house.reads(house.ona))
