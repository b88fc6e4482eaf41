"""Another package's game on the server: listed, with its words, and played over the socket."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.external_game.installing import PACKAGE
from tests.server.house import ME, OPEN, RANDOM, House, open_house
from tianxia.words import LANGUAGES


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A running server with an empty database."""
    async with open_house(tmp_path) as opened:
        yield opened


async def test_it_is_listed_with_what_can_be_chosen(house: House) -> None:
    listed = (await (await house.guest()).ask("GET", "/api/games"))["games"]
    (found,) = [game for game in listed if game["name"] == "lanterns"]
    assert (found["seat_counts"], found["bots"], found["hints"]) == ([2, 3, 4], ["random"], False)
    assert [option["values"] for option in found["options"]] == [["5", "3"]]
    assert (found["series"], found["lesson"], found["compiled"]) == (None, False, False)


async def test_its_words_are_served(house: House) -> None:
    guest = await house.guest()
    for language in LANGUAGES:
        answer = await guest.http.get(f"/api/games/lanterns/words/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        (file,) = (PACKAGE / "lanterns" / "locale" / language).glob("*.ftl")
        assert answer.text.endswith(file.read_text(encoding="utf-8"))
        assert answer.text.startswith((PACKAGE / "lanterns/locale/en/lanterns.ftl").read_text(encoding="utf-8"))
    assert "qin-name = Qin" in (await guest.http.get("/api/games/qin/words/de")).text
    assert await guest.refused("GET", "/api/games/lanterns/words/it") == "unknown-language"
    assert await guest.refused("GET", "/api/games/go/words/en") == "unknown-game"


async def test_a_whole_game_over_the_socket(house: House) -> None:
    ann, ben, eve = await house.guest("Ann"), await house.guest("Ben"), await house.guest()
    table = await ann.new_table(ME, OPEN, RANDOM, game="lanterns", public=True)
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    first, second, other = await ann.sit(table["id"]), await ben.sit(table["id"]), await eve.sit(table["id"])
    assert first.seen is not None
    assert other.seen is not None
    assert first.seen["question"] == "watch"
    assert first.seen["view"]["oil"] in range(1, 7)
    assert other.seen["view"]["oil"] is None
    await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
    while other.state != "finished":
        await other.next()
    assert first.state == second.state == "finished"
    assert first.result == other.result
    fairness = await eve.ask("GET", f"/api/tables/{table['id']}/fairness")
    assert (fairness["committed"], fairness["fair"]) == (True, True)
    replay = await eve.ask("GET", f"/api/tables/{table['id']}/replay?eye=all&first=1&last=100&views=true")
    assert replay["steps"][-1]["view"]["over"] is True
