"""Reviews of finished games: requested once, judged beside the bots and not among them, stored, and never too soon."""

import asyncio
import os
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import GREEDY, LOOSE, ME, RANDOM, Guest, House, open_house
from tianxia import games
from tianxia.bots.review import Effort, Move, MoveTask, judges_of, tasks
from tianxia.bots.review_luck import Deal
from tianxia.engine.components.edition import Edition
from tianxia.engine.record import Record, read, renewed
from tianxia.server.workers.reviews import LOWEST, ReviewPool
from tianxia.words import words

Json = dict[str, Any]
FIXTURES = Path(__file__).parents[1] / "fixtures"
QIN = (FIXTURES / "qin" / "bird-2-last_pagoda.jsonl").read_text(encoding="utf-8")
LONG = 120.0


class Careful(ReviewPool):
    """Judges at once, or only when told to; notes what it was asked."""

    def __init__(self, moves: int = 3) -> None:
        super().__init__()
        self.moves = moves
        self.levels: tuple[str, ...] = ("hard",)
        self.asked: list[tuple[str, int]] = []
        self.may = asyncio.Semaphore(0)
        self.lost = False

    def judges(self, record: Record) -> tuple[str, ...]:  # noqa: ARG002 these judge any game
        return self.levels

    async def count(self, table: str, record: Record, level: str, edition: Edition | None = None) -> int | None:
        assert edition is None
        assert record.lines
        assert level in self.levels
        self.asked.append((table, -1))
        return self.moves

    async def judge(
        self, table: str, record: Record, level: str, number: int, edition: Edition | None = None
    ) -> Move | Deal | None:
        assert edition is None
        await self.may.acquire()
        assert level in self.levels
        self.asked.append((table, number))
        if self.lost:
            return None
        if number == 0:
            return Deal(0, 7, tuple(0.125 for _ in record.header.seats))
        place = record.lines[20 + number]
        played = ((place.question, place.answer),)
        return Move(20 + number, place.seat, played, played, 0.5, 0.5)


def use(house: House, pool: ReviewPool) -> Any:
    house.services.reviews.pool = pool
    return pool


async def uploaded(guest: Guest, text: str = QIN) -> str:
    table: Json = await guest.ask("POST", "/api/records", {"record": text})
    return str(table["id"])


async def state(guest: Guest, table: str) -> Json:
    found: Json = await guest.ask("GET", f"/api/tables/{table}/review")
    return found


async def asked(guest: Guest, table: str) -> Json:
    found: Json = await guest.ask("POST", f"/api/tables/{table}/review")
    return found


async def until(guest: Guest, table: str, wanted: str, **more: int) -> Json:
    async with asyncio.timeout(LONG):
        while True:
            found = await state(guest, table)
            if found["state"] == wanted and all(found[name] == value for name, value in more.items()):
                return found
            await asyncio.sleep(0.01)


@pytest.fixture
async def ann(house: House) -> AsyncIterator[Guest]:
    guest = await house.guest("Ann")
    yield guest
    await guest.leave()


async def test_a_review_from_the_first_question_to_the_last_answer(house: House, ann: Guest) -> None:
    table = await uploaded(ann)
    stranger = await house.guest()
    assert (await state(stranger, table))["state"] == "none"
    assert (await asked(stranger, table))["state"] == "working", "everybody who may see the replay may ask"
    found = await until(ann, table, "done")
    review = found["review"]
    assert (review["unit"], review["level"]) == ("chance", judges_of("qin")[-1])
    lines = renewed(games.game("qin"), read(QIN)[0]).lines
    own = [number for number, line in enumerate(lines) if line.seat >= 0 and not line.forced]
    assert [move["number"] for move in review["moves"]] == [
        n for n in own if n in {m["number"] for m in review["moves"]}
    ]
    first = review["moves"][3]
    line = lines[first["number"]]
    assert first["played"] == [{"question": line.question, "answer": line.answer}]
    assert (first["seat"], first["answers"]) == (line.seat, 1)
    assert [seat["moves"] for seat in review["seats"]] == [
        sum(1 for move in review["moves"] if move["seat"] == seat) for seat in (0, 1)
    ]
    assert house.services.bots._pool is None, "no process of the bots had a part in it"
    assert await state(stranger, table) == found == await asked(ann, table)


async def test_a_running_game_is_refused_in_one_sentence(house: House, ann: Guest) -> None:
    pool = use(house, Careful())
    table = (await ann.new_table(ME, RANDOM))["id"]
    for method in ("GET", "POST"):
        assert await ann.refused(method, f"/api/tables/{table}/review") == "review-too-soon"
        assert await ann.refused("GET", f"/api/tables/{table}/review/3") == "review-too-soon"
        assert await ann.refused(method, "/api/tables/nosuchtable/review") == "no-table"
    assert pool.asked == []
    assert words("en").say("server-review-too-soon") == "Only a finished game can be reviewed."
    # Once it is over the same table may be asked about, also where somebody gave up.
    looker = await ann.sit(table)
    await looker.play(Random(1), 4)
    await looker.do("resign", seat=0)
    pool.may.release()
    pool.moves = 1
    assert (await asked(ann, table))["state"] == "working"
    await until(ann, table, "done")


async def test_a_game_that_was_given_up_is_judged_as_far_as_it_went(ann: Guest) -> None:
    table = (await ann.new_table(ME, RANDOM, options={"first": "0"}))["id"]
    looker = await ann.sit(table)
    await looker.play(Random(1), 3)
    await looker.do("resign", seat=0)
    await asked(ann, table)
    review = (await until(ann, table, "done"))["review"]
    assert [move["seat"] for move in review["moves"]][:3] == [0, 1, 0]


async def test_a_running_rematch_gains_nothing_from_the_review_of_the_game_before(house: House, ann: Guest) -> None:
    table = (await ann.new_table(ME, RANDOM, options={"first": "0"}))["id"]
    looker = await ann.sit(table)
    await looker.play(Random(1), 2)
    await looker.do("resign", seat=0)
    again = (await ann.ask("POST", f"/api/tables/{table}/rematch", {}))["table"]["id"]
    await asked(ann, table)
    await until(ann, table, "done")
    assert await ann.refused("GET", f"/api/tables/{again}/review") == "review-too-soon"
    rows = [(await house.services.store.table(each)) for each in (table, again)]
    assert rows[0] is not None
    assert rows[1] is not None
    assert rows[0]["seed"] != rows[1]["seed"]


async def test_several_watch_the_same_review_and_others_wait_their_turn(house: House, ann: Guest) -> None:
    pool, ben = use(house, Careful()), await house.guest("Ben")
    first, second = await uploaded(ann), await uploaded(ben)
    await asked(ann, first)
    assert (await asked(ben, first))["state"] == "working"
    assert await asked(ben, second) == {"state": "waiting", "done": 0, "total": 0, "ahead": 1, "review": None}
    pool.may.release()
    for guest in (ann, ben):
        assert (await until(guest, first, "working", done=1))["total"] == 3
    assert pool.asked == [(first, -1), (first, 0)], "one piece of work at a time"
    for _ in range(5):
        pool.may.release()
    assert (await until(ben, first, "done"))["review"] == (await until(ann, first, "done"))["review"]
    await until(ben, second, "done")
    assert pool.asked == [(table, number) for table in (first, second) for number in (-1, 0, 1, 2)]


async def test_a_stronger_judge_looks_closer_when_nobody_waits_for_a_first_review(house: House, ann: Guest) -> None:
    pool = use(house, Careful(1))
    pool.levels = ("hard", "master")
    first, second = await uploaded(ann), await uploaded(ann)
    for table in (first, second):
        await asked(ann, table)
    pool.may.release()
    quick = await until(ann, first, "refining")
    assert quick["review"]["level"] == "hard"
    pool.may.release()
    await until(ann, second, "refining")
    assert pool.asked == [(first, -1), (first, 0), (second, -1), (second, 0), (first, -1)], "first reviews come first"
    pool.may.release()
    assert (await until(ann, first, "done"))["review"]["level"] == "master"
    pool.lost = True
    pool.may.release()
    assert (await until(ann, second, "done"))["review"]["level"] == "hard", "the first review stays if the second fails"


async def test_bots_play_while_a_review_takes_for_ever(house: House, ann: Guest) -> None:
    use(house, Careful())
    table = await uploaded(ann)
    await asked(ann, table)
    looker = await ann.sit((await ann.new_table(ME, GREEDY, options={"first": "0"}))["id"])
    assert await looker.play(Random(1), 2) == 2
    assert await looker.my_turn()
    assert (await state(ann, table))["state"] == "working"


async def test_who_pool_has_a_process_of_its_own_with_the_lowest_priority() -> None:
    pool, record = ReviewPool(iterations=4), read(QIN)[0]
    try:
        total = await pool.count("a", record, "hard")
        assert total is not None
        assert pool._pool is not None
        (process,) = pool._pool._processes.values()
        assert process.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == LOWEST
        found = await pool.judge("a", record, "hard", 5)
        process.kill()
        assert await pool.judge("a", record, "hard", 5) == found, "who comes after one that died begins where it was"
    finally:
        pool.close()


async def test_only_so_many_may_wait(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(LOOSE, games_to_review=2)) as house:
        pool, ann = use(house, Careful(1)), await house.guest("Ann")
        tables = [await uploaded(ann) for _ in range(3)]
        for table in tables[:2]:
            await asked(ann, table)
        assert await ann.refused("POST", f"/api/tables/{tables[2]}/review") == "review-busy"
        pool.may.release()
        await until(ann, tables[0], "done")
        assert (await asked(ann, tables[2]))["state"] == "waiting"


async def test_one_address_asks_for_a_few_only(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(LOOSE, reviews=(0.0, 1.0))) as house:
        use(house, Careful(1))
        ann = await house.guest("Ann")
        tables = [await uploaded(ann) for _ in range(2)]
        for _ in range(3):
            assert (await asked(ann, tables[0]))["state"] == "working", "asking again costs nothing"
        assert await ann.refused("POST", f"/api/tables/{tables[1]}/review") == "too-many"


async def test_a_restart_keeps_what_is_done_and_begins_the_rest_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        pool, ann = use(house, Careful()), await house.guest("Ann")
        first, second = await uploaded(ann), await uploaded(ann)
        for _ in range(4):
            pool.may.release()
        for table in (first, second):
            await asked(ann, table)
        kept = await until(ann, first, "done")
        await until(ann, second, "working", done=1)
    async with open_house(tmp_path) as house:
        pool, guest = use(house, Careful(1)), await house.guest()
        pool.may.release()
        assert await asked(guest, first) == kept
        assert pool.asked == []
        assert (await state(guest, second))["state"] == "none", "half a review is none"
        await asked(guest, second)
        await until(guest, second, "done")


async def test_a_review_that_failed_can_be_asked_for_again(house: House, ann: Guest) -> None:
    pool, table = use(house, Careful(1)), await uploaded(ann)
    pool.lost = True
    pool.may.release()
    await asked(ann, table)
    await until(ann, table, "failed")
    pool.lost = False
    pool.may.release()
    assert (await asked(ann, table))["state"] == "working"
    await until(ann, table, "done")


async def test_what_the_best_move_would_have_brought(ann: Guest) -> None:
    table = await uploaded(ann)
    assert await ann.refused("GET", f"/api/tables/{table}/review/7") == "no-verdict"
    await asked(ann, table)
    moves = (await until(ann, table, "done"))["review"]["moves"]
    dear = max(moves, key=lambda move: move["loss"])
    assert dear["best"] != dear["played"]
    other = await ann.ask("GET", f"/api/tables/{table}/review/{dear['number']}?eye=all")
    placed = other["events"][0]
    assert (placed["event"], placed["seat"], placed["placement"]) == ("placed", dear["seat"], dear["best"][0]["answer"])
    before = await ann.ask("GET", f"/api/tables/{table}/replay/{dear['number']}?eye=all")
    played = await ann.ask("GET", f"/api/tables/{table}/replay/{dear['number'] + 1}?eye=all")
    assert other["view"]["cells"] not in (before["view"]["cells"], played["view"]["cells"])
    assert "hands" in other["view"]
    assert "hands" not in (await ann.ask("GET", f"/api/tables/{table}/review/{dear['number']}?eye=-1"))["view"]
    same = next(move for move in moves if move["loss"] == 0)
    again = await ann.ask("GET", f"/api/tables/{table}/review/{same['number']}?eye=all")
    there = await ann.ask("GET", f"/api/tables/{table}/replay/{same['number'] + same['answers']}?eye=all")
    assert again["view"] == there["view"]
    assert await ann.refused("GET", f"/api/tables/{table}/review/{dear['number']}?eye=9") == "no-seat"


async def test_a_game_that_nobody_can_judge(ann: Guest, small_game: str) -> None:
    table = (await ann.new_table(ME, RANDOM, game=small_game))["id"]
    await (await ann.sit(table)).do("resign", seat=0)
    assert await ann.refused("POST", f"/api/tables/{table}/review") == "no-review"


@pytest.mark.parametrize("name", ["qin/bird-2-last_pagoda", "zhanguo/a-2", "first_empire/2-board"])
async def test_a_judged_move_begins_where_the_replay_says(house: House, name: str) -> None:
    text = (FIXTURES / f"{name}.jsonl").read_text(encoding="utf-8")
    (record,), ann = read(text), await house.guest("Ann")
    table = await uploaded(ann, text)
    half = len(record.lines) // 2
    stretches = [f"/api/tables/{table}/replay?{part}" for part in (f"last={half}", f"first={half + 1}&last=999")]
    steps = [step for stretch in stretches for step in (await ann.ask("GET", stretch))["steps"]]
    judged = [task for task in tasks(games.game(record.header.game), record, Effort(1)) if isinstance(task, MoveTask)]
    for task in judged:
        number = len(task.match.entries)
        begun, *rest = [step["move"] for step in steps[number : number + task.lines]]
        assert all(step["forced"] and step["seat"] == task.seat for step in steps[begun:number])
        assert set(rest) <= {begun}
    assert judged
