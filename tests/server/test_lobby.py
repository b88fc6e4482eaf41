"""Lists of tables, also with thousands; records in and out; replays; playing on."""

import json
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.server.house import GREEDY, ME, RANDOM, Guest, House
from tianxia import games
from tianxia.engine.record import read
from tianxia.engine.replay import verified
from tianxia.server import making
from tianxia.server.tables import people, seats, tables

MANY = 3000


async def test_thousands_of_finished_games_stay_fast(house: House) -> None:
    ann = await house.guest("Ann")
    person = await house.hub.store.value(select(people.c.id))
    made, result = time.time() - MANY, {"winners": [0], "scores": [9, 3], "reason": "last_pagoda"}
    first = making.table_row(games.game("qin"), {}, [None, None], person)
    done = {"state": "finished", "public": True, "result": result, "version": 60}
    rows = [{**first, "id": f"table{n:07}", "made": made + n, "ended": made + n, **done} for n in range(MANY)]
    chairs = [
        {"table": row["id"], **making.chair_row(seat, "person", person if seat else None, None)}
        for row in rows
        for seat in (0, 1)
    ]
    async with house.hub.store.engine.begin() as connection:
        await connection.execute(insert(tables), rows)
        await connection.execute(insert(seats), chairs)
    seen, path, times = [], "/api/tables?which=finished&limit=100", []
    after = ""
    while True:
        started = time.perf_counter()
        page = await ann.ask("GET", path + after)
        times.append(time.perf_counter() - started)
        seen += [table["id"] for table in page["tables"]]
        if page["next"] is None:
            break
        after = f"&after={page['next']}"
    assert seen == [row["id"] for row in reversed(rows)]
    # A page costs the same however far down it lies: what comes before it is not read again.
    assert median(times[-10:]) < 4 * median(times[:10])
    assert (await ann.ask("GET", "/api/tables?which=mine"))["tables"] == []


async def finished(ann: Guest) -> str:
    table = await ann.new_table(ME, RANDOM, public=True)
    looker = await ann.sit(table["id"])
    await looker.play(Random(4))
    return str(table["id"])


async def test_records_out_and_in_and_stepping_through(house: House) -> None:
    ann = await house.guest("Ann")
    table = await finished(ann)
    text = await ann.ask("GET", f"/api/tables/{table}/record")
    (record,) = read(text)
    assert verified(games.game("qin"), record)
    assert json.loads(text.splitlines()[0])["people"] == ["Ann", None]
    notation = await ann.ask("GET", f"/api/tables/{table}/record?form=notation")
    assert read(notation)[0].lines == record.lines
    uploaded = await ann.ask("POST", "/api/records", {"record": notation})
    assert uploaded["state"] == "finished"
    assert (await ann.ask("GET", f"/api/tables/{uploaded['id']}/fairness"))["fair"]
    steps = (await ann.ask("GET", f"/api/tables/{table}/replay?eye=all"))["steps"]
    assert [step["answer"] for step in steps] == [line.answer for line in record.lines]
    assert (await ann.ask("GET", f"/api/tables/{uploaded['id']}/replay"))["total"] == len(steps)
    views = (await ann.ask("GET", f"/api/tables/{table}/replay?eye=0&first=10&last=12&views=true"))["steps"]
    one = await ann.ask("GET", f"/api/tables/{table}/replay/11?eye=0")
    assert views[1]["view"] == one["view"]
    assert "hands" in (await ann.ask("GET", f"/api/tables/{table}/replay/11"))["view"]
    public = await ann.ask("GET", f"/api/tables/{table}/replay/11?eye=-1")
    assert public["view"]["hand"] is None
    assert await ann.refused("GET", f"/api/tables/{table}/replay/9999") == "no-step"
    assert await ann.refused("GET", f"/api/tables/{table}/replay/1?eye=5") == "no-seat"


async def test_a_changed_record_is_refused_with_its_place(house: House) -> None:
    ann = await house.guest("Ann")
    text = await ann.ask("GET", f"/api/tables/{await finished(ann)}/record")
    lines = text.splitlines()
    assert await ann.refused("POST", "/api/records", {"record": "\n".join(lines[:20])}) == "record-unfinished"
    assert await ann.refused("POST", "/api/records", {"record": "nonsense"}) == "record-not-json"
    assert await ann.refused("POST", "/api/records", {"record": text + text}) == "record-several"
    place = next(n for n, line in enumerate(lines) if '"place"' in line)
    lines[place] = '{"seat": 0, "question": "place", "answer": "r0,0 r0,1"}'
    assert await ann.refused("POST", "/api/records", {"record": "\n".join(lines)}) == "record-illegal"


async def test_play_on_from_here(house: House) -> None:
    ann = await house.guest("Ann")
    table = await finished(ann)
    steps = (await ann.ask("GET", f"/api/tables/{table}/replay"))["steps"]
    asked = next(n for n in range(20, len(steps)) if steps[n]["seat"] >= 0)
    wish = {"entry": asked, "seats": [ME, GREEDY]}
    made = (await ann.ask("POST", f"/api/tables/{table}/fork", wish))["table"]
    assert made["forked"] == {"table": table, "entry": asked}
    looker = await ann.sit(made["id"])
    there = await ann.ask("GET", f"/api/tables/{table}/replay/{asked}?eye=-1")
    assert await looker.my_turn()
    await looker.play(Random(9), 2)
    assert await looker.my_turn()
    assert looker.seen is not None
    assert looker.seen["undo"] == "free"
    await looker.do("undo", seat=0, version=looker.version)
    await looker.play(Random(9))
    assert looker.state == "finished"
    assert (await ann.ask("GET", f"/api/tables/{made['id']}/fairness"))["fair"]
    again = await ann.ask("GET", f"/api/tables/{made['id']}/replay/{asked}?eye=-1")
    assert again["view"] == there["view"]
    assert await ann.refused("POST", f"/api/tables/{table}/fork", {**wish, "entry": len(steps)}) == "fork-at-end"
    assert await ann.refused("POST", f"/api/tables/{table}/fork", {**wish, "seats": [ME]}) == "fork-seats"


async def test_wishes_that_cannot_be(house: House) -> None:
    ann = await house.guest("Ann")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess", "seats": [ME, RANDOM]}, "unknown-game"),
        ({"game": "qin", "seats": [ME]}, "bad-seat-count"),
        ({"game": "qin", "seats": [ME, {"kind": "bot", "bot": "deep"}]}, "unknown-bot"),
        ({"game": "qin", "seats": [ME, {"kind": "bot"}]}, "unknown-bot"),
        ({"game": "qin", "seats": [ME, {"kind": "open", "bot": "random"}]}, "bot-or-person"),
        ({"game": "qin", "seats": [ME, RANDOM], "options": {"board": "moon"}}, "bad-option-value"),
        ({"game": "qin", "seats": [ME, RANDOM], "series": ["moon"]}, "bad-option-value"),
        ({"game": "qin", "seats": [ME, RANDOM], "clock": {"seconds": 1}}, "malformed"),
    ]
    for body, code in wrong:
        assert await ann.refused("POST", "/api/tables", body) == code
    nobody = await house.guest()
    assert await nobody.refused("POST", "/api/tables", {"game": "qin", "seats": [ME, RANDOM]}) == "no-key"
    assert (await ann.ask("GET", "/api/tables?which=mine"))["tables"] == []


@pytest.mark.parametrize(("game", "name"), [("zhanguo", "b-4"), ("first_empire", "solo-2"), ("qin", "bird-2-passes")])
async def test_the_scores_of_a_finished_game_from_round_to_round(house: House, game: str, name: str) -> None:
    text = (Path(__file__).parents[1] / "fixtures" / game / f"{name}.jsonl").read_text(encoding="utf-8")
    (record,) = read(text)
    ann = await house.guest("Ann")
    table = await ann.ask("POST", "/api/records", {"record": text})
    stages = (await ann.ask("GET", f"/api/tables/{table['id']}/course"))["stages"]
    if game == "qin":  # which knows no rounds
        assert stages == []
        return
    assert len(stages) == 6
    assert stages[-1]["number"] == len(record.lines)
    result = record.result or {}
    assert [sum(parts.values()) for parts in stages[-1]["parts"]] == result["scores"]
    assert {name: sum(parts.values()) for name, parts in stages[-1]["others"].items()} == result.get("others", {})
    assert [stage["number"] for stage in stages] == sorted(stage["number"] for stage in stages)
    assert stages[0]["parts"] != stages[3]["parts"] != stages[5]["parts"]
