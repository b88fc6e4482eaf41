"""Editions on a server: checked for an editor, uploaded, chosen for a table, and kept with its record."""

import asyncio
import pickle
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.mistakes import CARDS, TWENTY, WRONG_FILES, mistaken, own_text
from tests.server.house import LOOSE, ME, RANDOM, Guest, House, clear, open_house
from tianxia import games
from tianxia.commands import tianxia
from tianxia.engine.components.edition import Edition
from tianxia.engine.game import BadInput
from tianxia.engine.match import Match, begin
from tianxia.engine.record import header_of, read, record_of
from tianxia.engine.replay import verified
from tianxia.server.workers.reviews import ReviewPool
from tianxia.testing import played_out

Json = dict[str, Any]
GAME = games.game("zhanguo")
CHECK = "/api/games/{}/components/check"
CHANGED = own_text("zhanguo", "cards.csv").replace("5,writing,governor,vp,3", "5,writing,governor,vp,2")


def edition(name: str = "My box <b>", cards: str = CHANGED) -> Edition:
    base = GAME.load_components(None).digest
    return Edition("zhanguo", name, "typed by <script>alert(1)</script>", base, (("cards.csv", cards),))


async def played(guest: Guest, table: str) -> None:
    looker = await guest.sit(table)
    await looker.play(Random(1))
    await looker.close()


async def test_an_editor_is_told_every_mistake_at_its_cell(house: House) -> None:
    guest = await house.guest("Ann")
    for mistake in TWENTY:
        checked = await guest.ask("POST", CHECK.format(mistake.game), {"files": {mistake.file: mistaken(mistake)}})
        first = checked["faults"][0]
        assert (first["file"], first["line"], first["column"]) == (mistake.file, mistake.line, mistake.column), mistake
        assert first["message"] == mistake.message
        assert checked["components"] is None
    # What was wrong is sent back as it was typed, so that it can be corrected.
    (cards,) = checked_tables(
        await guest.ask("POST", CHECK.format("zhanguo"), {"files": {"cards.csv": mistaken(TWENTY[0])}})
    )
    assert cards["rows"][1]["cells"][:5] == ["2", "writing", "palace", "points", "two"]
    assert cards["rows"][1]["line"] == 3


async def test_an_editor_learns_where_a_file_has_its_rows_and_columns(house: House) -> None:
    guest = await house.guest("Ann")
    lines = [",".join(reversed(line.split(",")[:5])) for line in CARDS.splitlines()]
    text = "\n".join(["sep=,", "# mine", "", *lines]).replace(",", ";")
    (cards,) = checked_tables(await guest.ask("POST", CHECK.format("zhanguo"), {"files": {"cards.csv": text}}))
    assert (cards["header"], [row["line"] for row in cards["rows"]]) == (4, list(range(5, 125)))
    assert [column["at"] for column in cards["columns"]] == [5, 4, 3, 2, 1, 0, 0]


async def test_an_editor_takes_nothing_of_a_file_that_cannot_be_read(house: House) -> None:
    guest = await house.guest("Ann")
    for wrong in WRONG_FILES:
        sent = {"files": {wrong.name: wrong.content.decode("cp1252")}}
        if wrong.message == "component-not-text":  # never gets that far: no message has a NUL
            assert await guest.refused("POST", CHECK.format("zhanguo"), sent) == "malformed"
            continue
        checked = await guest.ask("POST", CHECK.format("zhanguo"), sent)
        assert [(fault["line"], fault["message"]) for fault in checked["faults"]] == [(wrong.line, wrong.message)]
        assert [table["rows"] for table in checked_tables(checked)] == [[]]


def checked_tables(checked: Json) -> list[Json]:
    found: list[Json] = checked["files"]
    return found


async def test_an_editor_begins_with_the_built_in_files(house: House) -> None:
    guest = await house.guest("Ann")
    found = await guest.ask("GET", "/api/games/zhanguo/components/files")
    files = {file["name"]: file for file in found["files"]}
    assert found["base"] == GAME.load_components(None).digest
    assert [column["name"] for column in files["cards.csv"]["columns"]][:3] == ["number", "aspect", "trigger"]
    assert len(files["cards.csv"]["rows"]) == 120
    assert files["map.toml"]["rows"] == []
    checked = await guest.ask(
        "POST", CHECK.format("zhanguo"), {"files": {name: file["text"] for name, file in files.items()}}
    )
    assert (checked["faults"], checked["changed"], checked["components"]) == ([], [], found["base"])
    assert (
        await guest.refused("POST", CHECK.format("zhanguo"), {"files": {"../cards.csv": ""}})
        == "component-file-unknown"
    )


async def test_a_table_is_played_with_an_edition_and_says_so(any_house: House) -> None:
    ann, bob = await any_house.guest("Ann"), await any_house.guest("Bob")
    made = await ann.ask("POST", "/api/editions", {"edition": edition().text()})
    assert (made["name"], made["mine"], made["listed"]) == ("My box <b>", True, False)
    assert [one["id"] for one in (await ann.ask("GET", "/api/games/zhanguo/editions"))["editions"]] == [made["id"]]
    assert (await bob.ask("GET", "/api/games/zhanguo/editions"))["editions"] == []

    assert (
        await ann.refused("POST", "/api/tables", {"game": "qin", "seats": [ME, RANDOM], "edition": made["id"]})
        == "edition-game"
    )
    rated = {"game": "zhanguo", "seats": [ME, RANDOM], "edition": made["id"], "rated": True}
    assert await ann.refused("POST", "/api/tables", rated) == "rated-edition"
    unknown = {"game": "zhanguo", "seats": [ME, RANDOM], "edition": "0" * 64}
    assert await ann.refused("POST", "/api/tables", unknown) == "no-edition"

    table = await ann.new_table(ME, RANDOM, game="zhanguo", edition=made["id"], public=True)
    assert table["edition"] == {"id": made["id"], "name": made["name"], "credits": edition().credits}
    await played(ann, table["id"])
    (shown,) = (await bob.ask("GET", "/api/tables?which=finished"))["tables"]
    assert shown["edition"]["name"] == "My box <b>"

    text = await ann.ask("GET", f"/api/tables/{table['id']}/record")
    (record,) = read(text)
    assert record.header.edition == "My box <b>"
    assert record.header.components == GAME.load_components(edition()).digest != GAME.load_components(None).digest
    assert verified(GAME, record, GAME.load_components(edition()))
    replay = await bob.ask("GET", f"/api/tables/{table['id']}/replay")
    assert replay["table"]["edition"]["id"] == made["id"]
    assert (await bob.ask("GET", f"/api/tables/{table['id']}/fairness"))["fair"]
    fork = {"entry": 20, "seats": [ME, RANDOM]}
    assert (await bob.ask("POST", f"/api/tables/{table['id']}/fork", fork))["table"]["edition"]["id"] == made["id"]
    rematch = await ann.ask("POST", f"/api/tables/{table['id']}/rematch", {})
    assert rematch["table"]["edition"]["id"] == made["id"]
    again = await bob.ask("POST", "/api/records", {"record": text})
    assert again["edition"]["id"] == made["id"]

    # Anyone who sees the table may have the edition; giving it up does not harm the games.
    whole = await bob.ask("GET", f"/api/editions/{made['id']}")
    assert whole["text"] == edition().text()
    await ann.ask("DELETE", f"/api/editions/{made['id']}")
    assert (await ann.ask("GET", "/api/games/zhanguo/editions"))["editions"] == []
    any_house.services.archive._cache.clear()
    assert (await bob.ask("GET", f"/api/tables/{table['id']}/replay"))["total"] == len(record.lines)


async def test_worker_processes_use_the_edition() -> None:
    """Bots get a guess that carries the edition, reviews get it with the record."""
    components = GAME.load_components(edition())
    match = play_out(begin(GAME, 2, {}, components))
    assert pickle.loads(pickle.dumps(match)).components.source == edition()
    record = record_of(match, header_of(match, ["random", "random"]))
    pool = ReviewPool(1)
    try:
        count = await pool.count("table", record, "hard", edition())
        assert count is not None
        assert count > 20
        with pytest.raises(BadInput, match="record-edition"):
            await pool.count("other", record, "hard")
    finally:
        pool.close()


def play_out(match: Match) -> Match:
    rng = Random(1)
    return played_out(match, lambda _seat, _question, options: rng.choice(options), rng)


async def test_what_a_server_refuses(tmp_path: Path) -> None:
    limits = replace(LOOSE, editions=1)
    async with open_house(tmp_path, limits=limits, local_only=False, editions=(edition("Installed").text(),)) as house:
        guest = await house.guest("Ann")
        (listed,) = (await guest.ask("GET", "/api/games/zhanguo/editions"))["editions"]
        assert (listed["name"], listed["listed"], listed["mine"]) == ("Installed", True, False)
        body = {"edition": edition().text()}
        assert await guest.refused("POST", "/api/editions", body) == "editions-need-account"
        await guest.ask("PUT", "/api/me/password", {"password": "a good long one", "login": "ann.of.chu"})
        wrong = {"edition": edition(cards=mistaken(TWENTY[0])).text()}
        assert await guest.refused("POST", "/api/editions", wrong) == "components-faulty"
        assert await guest.refused("POST", "/api/editions", {"edition": "[" * 200_000}) == "edition-not-json"
        await guest.ask("POST", "/api/editions", body)
        await guest.ask("POST", "/api/editions", body)
        other = {"edition": edition("Another").text()}
        assert await guest.refused("POST", "/api/editions", other) == "too-many-editions"


@pytest.mark.parametrize("kind", ["install", "remove-edition"])
async def test_an_operator_installs_and_removes(house: House, kind: str) -> None:
    from tianxia.server.admin.orders import result_of

    guest = await house.guest("Ann")
    made = await result_of(house.services, "install", {"edition": edition().text()})
    assert [one["listed"] for one in (await guest.ask("GET", "/api/games/zhanguo/editions"))["editions"]] == [True]
    if kind == "remove-edition":
        await result_of(house.services, kind, {"edition": made["id"]})
        assert (await guest.ask("GET", "/api/games/zhanguo/editions"))["editions"] == []
    assert (await result_of(house.services, "remove-edition", {"edition": "0" * 64}))["code"] == "server-no-edition"


async def typed(*arguments: str) -> Result:
    """Run a command beside the servers, as an operator at a terminal would."""
    spoken = {"LANGUAGE": "", "LC_ALL": "en_GB.UTF-8"}
    return await asyncio.to_thread(CliRunner().invoke, tianxia, ["components", "zhanguo", *arguments], env=spoken)


async def test_an_edition_installed_by_command_is_played_at_another_process(tmp_path: Path, postgres: str) -> None:
    file = tmp_path / "box.edition.json"
    file.write_text(edition("Our box").text(), encoding="utf-8")
    db = ("--db", postgres)
    async with open_house(tmp_path, db=postgres) as first, open_house(tmp_path, db=postgres) as second:
        assert (await typed("--installed", *db)).stdout == "No editions are installed.\n"
        done = await typed("--install", str(file), *db)
        assert done.exit_code == 0, done.output
        (offered,) = (await (await first.guest()).ask("GET", "/api/games/zhanguo/editions"))["editions"]
        assert (offered["name"], offered["listed"]) == ("Our box", True)
        assert offered["id"] in done.stdout

        ann, bob = await second.guest("Ann"), await first.guest("Bob")
        made = await ann.new_table(ME, RANDOM, game="zhanguo", edition=offered["id"], public=True)
        await played(ann, made["id"])
        for guest in (ann, bob):
            replay = await guest.ask("GET", f"/api/tables/{made['id']}/replay")
            assert replay["table"]["edition"]["name"] == "Our box"
            (record,) = read(await guest.ask("GET", f"/api/tables/{made['id']}/record"))
            assert (record.header.edition, verified(GAME, record, GAME.load_components(edition()))) == ("Our box", True)

        assert (await typed("--installed", *db)).stdout == f"{offered['id']}  zhanguo  Our box\n"
        removed = await typed("--remove", offered["id"], *db)
        assert (removed.exit_code, removed.stdout) == (0, "“Our box” is no longer offered.\n")
        assert (await ann.ask("GET", "/api/games/zhanguo/editions"))["editions"] == []
        assert (await bob.ask("GET", f"/api/tables/{made['id']}/replay"))["table"]["edition"]["name"] == "Our box"
        await clear(first)


async def test_editions_are_installed_without_a_server_too(tmp_path: Path) -> None:
    db = ("--db", f"sqlite:///{tmp_path / 'tables.db'}")
    wrong, right = tmp_path / "wrong.json", tmp_path / "right.json"
    wrong.write_text(edition(cards=mistaken(TWENTY[0])).text(), encoding="utf-8")
    right.write_text(edition("Right").text(), encoding="utf-8")
    refused = await typed("--install", str(wrong), *db)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "cards.csv" in refused.stderr
    assert (await typed("--installed", *db)).stderr.startswith("No tables yet")
    # No server has ever run here: the first edition makes the database.
    number = (await typed("--install", str(right), *db)).stdout.partition("(")[2].partition(")")[0]
    assert number in (await typed("--installed", *db)).stdout
    unknown = await typed("--remove", "0" * 64, *db)
    assert (unknown.exit_code, unknown.stderr.count("\n")) == (2, 1)
    both = await typed("--installed", "--remove", number, *db)
    assert (both.exit_code, both.stdout) == (2, "")
    assert (await typed("--remove", number, *db)).exit_code == 0
    async with open_house(tmp_path) as house:
        assert (await (await house.guest()).ask("GET", "/api/games/zhanguo/editions"))["editions"] == []
