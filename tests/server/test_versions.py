"""A rule is corrected while games run: games begun under the old version continue, and are replayed, under it."""

from pathlib import Path
from random import Random

import pytest

from tests.games.first_empire.make_fixtures import FOLDER
from tests.server.house import ME, RANDOM, House, open_house
from tianxia import games
from tianxia.games.first_empire import GAME, VERSION_1


def of_the_old_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry as it was before the correction."""
    monkeypatch.setattr(games, "game", {"first_empire": VERSION_1}.__getitem__)


async def test_a_running_table_goes_on_under_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_the_old_program(monkeypatch)
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        table = await ann.new_table(ME, RANDOM, game="first_empire")
        await (await ann.sit(table["id"])).play(Random(1), 10)
        cookies = ann.http.cookies
    monkeypatch.undo()
    async with open_house(tmp_path) as house:
        ann = await house.guest()
        ann.http.cookies = cookies
        looker = await ann.sit(table["id"])
        assert looker.welcome["table"]["rules"] == 1
        state = (await house.services.rooms.get(table["id"])).state
        assert (state.game, state.match.position.rules) == (VERSION_1, 1)
        await looker.play(Random(2), 10)
        await looker.do("resign", seat=0)
        assert (await ann.ask("GET", f"/api/tables/{table['id']}/fairness"))["fair"]
        assert '"rules": 1,' in await ann.ask("GET", f"/api/tables/{table['id']}/record")
        again = await ann.ask("POST", f"/api/tables/{table['id']}/rematch", {})
        assert again["table"]["rules"] == GAME.rules_version == 2


async def test_a_record_of_old_rules_is_taken_in_and_played_on_from(house: House) -> None:
    ann = await house.guest("Ann")
    text = (FOLDER / "rules-1-emperor_tile.jsonl").read_text(encoding="utf-8")
    table = await ann.ask("POST", "/api/records", {"record": text})
    assert table["rules"] == 1
    assert (await ann.ask("GET", f"/api/tables/{table['id']}/fairness"))["fair"]
    wish = {"entry": 120, "seats": [ME, RANDOM]}
    fork = (await ann.ask("POST", f"/api/tables/{table['id']}/fork", wish))["table"]
    assert fork["rules"] == 1
    assert (await house.services.rooms.get(fork["id"])).state.match.game is VERSION_1
