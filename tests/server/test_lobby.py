"""Lists of tables, also with thousands; records in and out; replays; playing on."""

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select, text

from tests.server.house import GREEDY, ME, OPEN, RANDOM, Guest, House
from tianxia import games
from tianxia.engine.record import read
from tianxia.engine.replay import verified
from tianxia.server.store.schema import METADATA, follows, people, ratings, seats, tables
from tianxia.server.tables import creation

MANY = 3000
LONG_WAY = tuple(f"SCAN {table.name}" for table in METADATA.sorted_tables)
"""How SQLite says that it reads a whole table."""
QUESTIONS = 6
"""Whose key it is, the page itself, its seats, and what was lent."""


async def many_finished(house: House, person: str) -> list[str]:
    """Put finished games into the store, the newest first."""
    made, result = time.time() - MANY, {"winners": [0], "scores": [9, 3], "reason": "last_pagoda"}
    first = creation.table_row(games.game("qin"), {}, [None, None], person)
    done = {"state": "finished", "public": True, "result": result, "version": 60}
    rows = [{**first, "id": f"table{n:07}", "made": made + n, "ended": made + n, **done} for n in range(MANY)]
    new_seats = [
        {"table": row["id"], **creation.seat_row(seat, "person", person if seat else None, None)}
        for row in rows
        for seat in (0, 1)
    ]
    with house.services.store.engine.begin() as connection:
        connection.execute(insert(tables), rows)
        connection.execute(insert(seats), new_seats)
    return [row["id"] for row in reversed(rows)]


class Watch:
    """Notes every query a page makes to the database, and how it finds its rows.

    What the server does all the while, such as sweeping, belongs to no page: its tasks were there before.
    """

    def __init__(self, house: House) -> None:
        self.store, self.asked = house.services.store, list[Any]()
        self._before, self._read = asyncio.all_tasks(), self.store._reader.read
        self.store._reader.read = self._note  # type: ignore[method-assign]

    async def _note(self, query: Any, take: Any) -> Any:
        if asyncio.current_task() not in self._before:
            self.asked.append(query)
        return await self._read(query, take)

    async def plans(self) -> list[str]:
        """One line for each step of each query since the last look."""
        asked, self.asked = self.asked, []
        texts = [query.compile(self.store.engine, compile_kwargs={"literal_binds": True}) for query in asked]
        with self.store.engine.connect() as connection:
            found = [connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}") for text in texts]
            return [str(row[-1]) for plan in found for row in plan]


async def test_thousands_of_finished_games_stay_fast(house: House) -> None:
    """Each page is a fixed number of queries, and each of them uses an index."""
    ann = await house.guest("Ann")
    wanted = await many_finished(house, await house.services.store.value(select(people.c.id)))
    watch, seen, after = Watch(house), [], ""
    while True:
        page = await ann.ask("GET", f"/api/tables?which=finished&limit=100{after}")
        assert len(watch.asked) <= QUESTIONS
        plans = await watch.plans()
        assert [step for step in plans if step.startswith(LONG_WAY) or "TEMP B-TREE" in step] == []
        assert any("ix_tables_finished" in step for step in plans)
        seen += [table["id"] for table in page["tables"]]
        if page["next"] is None:
            break
        after = f"&after={page['next']}"
    assert seen == wanted


@pytest.mark.parametrize("which", ["open", "running", "mine"])
async def test_other_lists_pass_by_what_is_finished(house: House, which: str) -> None:
    ann = await house.guest("Ann")
    await many_finished(house, await house.services.store.value(select(people.c.id)))
    watch = Watch(house)
    assert (await ann.ask("GET", f"/api/tables?which={which}"))["tables"] == []
    assert len(watch.asked) <= QUESTIONS
    plans = await watch.plans()
    assert [step for step in plans if step.startswith(LONG_WAY)] == []
    assert any("ix_tables_lobby" in step and "state=?" in step for step in plans)


async def test_tables_of_friends_pass_by_what_they_have_finished(house: House) -> None:
    ann, store = await house.guest("Ann"), house.services.store
    one = await store.value(select(people.c.id))
    await house.guest("Bo")
    other = await store.value(select(people.c.id).where(people.c.id != one))
    await many_finished(house, other)
    await store.write(insert(follows).values(person=one, followed=other, made=1.0))
    with store.engine.begin() as connection:
        connection.execute(text("ANALYZE"))
    watch = Watch(house)
    assert [(friend["name"], friend["table"]) for friend in (await ann.ask("GET", "/api/friends"))["friends"]] == [
        ("Bo", None)
    ]
    plans = await watch.plans()
    assert any("ix_tables_lobby" in step and "state=?" in step for step in plans)
    assert [step for step in plans if "ix_seats_person" in step] == []


async def test_my_tables_show_whose_turn_it_is(house: House) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, OPEN, options={"first": "1"})
    waiting = (await ann.ask("GET", "/api/tables?which=mine"))["tables"]
    assert [(shown["state"], shown["my_turn"]) for shown in waiting] == [("open", False)]
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    for guest, mine in ((ann, False), (ben, True)):
        (shown,) = (await guest.ask("GET", "/api/tables?which=mine"))["tables"]
        assert (shown["asked"], shown["my_turn"]) == ([1], mine)


async def test_a_table_by_link_is_in_nobody_else_s_list(house: House) -> None:
    ann, eve = await house.guest("Ann"), await house.guest("Eve")
    public = await ann.new_table(ME, OPEN, public=True)
    private = await ann.new_table(ME, OPEN, public=False)
    done = await ann.new_table(ME, RANDOM, public=False)
    await (await ann.sit(done["id"])).do("resign", seat=0)

    async def listed(guest: Guest, which: str) -> set[str]:
        return {table["id"] for table in (await guest.ask("GET", f"/api/tables?which={which}"))["tables"]}

    assert await listed(eve, "open") == {public["id"]}
    assert await listed(eve, "finished") == await listed(eve, "mine") == set()
    assert await listed(ann, "mine") == {public["id"], private["id"]}
    assert await listed(ann, "finished") == {done["id"]}
    assert (await eve.ask("GET", f"/api/tables/{private['id']}"))["state"] == "open", "anybody with the link finds it"


async def finished(ann: Guest, public: bool = True) -> str:
    table = await ann.new_table(ME, RANDOM, public=public)
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
    lines[place] = '{"seat": 0, "question": "place", "answer": "rA1 rB1"}'
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


async def test_nobody_finds_a_private_game_by_one_that_goes_on_from_it(any_house: House) -> None:
    ann, stranger = await any_house.guest("Ann"), await any_house.guest("Cy")
    table = await finished(ann, public=False)
    wish = {"entry": 3, "seats": [ME, GREEDY], "public": True}
    made = (await ann.ask("POST", f"/api/tables/{table}/fork", wish))["table"]
    assert made["forked"] == {"table": table, "entry": 3}
    looker = await stranger.sit(made["id"])
    for path in (f"/api/tables/{made['id']}", "/api/tables?which=running", f"/api/tables/{made['id']}/record"):
        assert table not in str(await stranger.ask("GET", path)), path
    assert table not in "".join(looker.heard)
    looker = await ann.sit(made["id"])
    await looker.do("resign", seat=0)
    for path in (f"/api/tables/{made['id']}/replay", f"/api/tables/{made['id']}/record"):
        assert table not in str(await stranger.ask("GET", path)), path


async def test_a_move_is_tried_again_in_the_own_seat(house: House) -> None:
    ann = await house.guest("Ann")
    table = await finished(ann)
    replay = await ann.ask("GET", f"/api/tables/{table}/replay")
    assert replay["table"]["mine"] == [0]
    step = next(one for one in replay["steps"][20:] if one["seat"] == 0 and not one["forced"])
    wish = {"entry": step["move"], "seats": [ME, GREEDY]}
    looker = await ann.sit((await ann.ask("POST", f"/api/tables/{table}/fork", wish))["table"]["id"])
    assert await looker.my_turn()
    assert looker.welcome["eye"] == 0
    assert step["answer"] in looker.options
    running = await ann.new_table(ME, RANDOM)
    assert await ann.refused("POST", f"/api/tables/{running['id']}/fork", wish) == "not-finished"


async def test_requests_that_cannot_be_met(house: House) -> None:
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
    if game == "qin":  # which has no rounds
        assert stages == []
        return
    assert len(stages) == 6
    assert stages[-1]["number"] == len(record.lines)
    result = record.result or {}
    assert [sum(parts.values()) for parts in stages[-1]["parts"]] == stages[-1]["scores"] == result["scores"]
    assert stages[-1]["other_scores"] == result.get("others", {})
    assert {name: sum(parts.values()) for name, parts in stages[-1]["others"].items()} == result.get("others", {})
    assert [stage["number"] for stage in stages] == sorted(stage["number"] for stage in stages)
    assert stages[0]["parts"] != stages[3]["parts"] != stages[5]["parts"]


async def test_open_tables_are_found_by_every_filter(any_house: House) -> None:
    ann, ben = await any_house.guest("Ann"), await any_house.guest("Ben")
    store = any_house.services.store
    ben_id = await store.value(select(people.c.id).where(people.c.name == "Ben"))
    rating = {"person": ben_id, "game": "qin", "pace": "live", "mean": 1700.0, "doubt": 80.0, "games": 20, "won": 9}
    await store.write(insert(ratings).values({**rating, "settled": True, "best": None, "last": 1.0}))
    made = {
        "casual": await ann.new_table(ME, OPEN, public=True),
        "rated": await ben.new_table(ME, OPEN, public=True, rated=True),
        "slow": await ann.new_table(ME, OPEN, public=True, pace="leisure"),
        "three": await ann.new_table(ME, OPEN, OPEN, public=True, game="zhanguo"),
    }
    names = {table["id"]: name for name, table in made.items()}

    async def found(query: str) -> set[str]:
        return {names[table["id"]] for table in (await ann.ask("GET", f"/api/tables?{query}"))["tables"]}

    assert await found("") == set(made)
    assert await found("game=zhanguo") == await found("free=2") == {"three"}
    assert await found("pace=leisure") == {"slow"}
    assert await found("rated=yes") == {"rated"}
    assert await found("rated=no&pace=live&game=qin") == {"casual"}
    assert await found("low=1600") == {"rated"}, "people without a rating have a newcomer's"
    assert await found("high=1600&low=1400") == {"casual", "slow", "three"}
    assert await ann.refused("GET", "/api/tables?free=0") == "malformed"
