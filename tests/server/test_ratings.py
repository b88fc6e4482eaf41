"""Rated games on a server: what is stored when one ends, what counts, and that a rebuild finds the same numbers."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

from tests.server.house import ME, OPEN, Guest, House, Json, Looker, open_house
from tianxia.server.admin.office import existing
from tianxia.server.ratings.anchors import anchors
from tianxia.server.ratings.finishing import Finish
from tianxia.server.ratings.plackett_luce import POINTS, Rating, updated
from tianxia.server.ratings.rebuild import Report, rebuild
from tianxia.server.ratings.standings import FLOOR, RatedSeat, Standing, after_game
from tianxia.server.store.jobs import WriteJob
from tianxia.server.store.schema import people, ratings, result_seats, results, tables
from tianxia.server.tables import results as counting
from tianxia.server.tables.older import take_in_older

EASY: Json = {"kind": "bot", "bot": "easy"}
BEGINNER: Json = {"kind": "bot", "bot": "beginner"}


@pytest.fixture(autouse=True)
def all_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table counts as one that was created for a rated game."""
    monkeypatch.setattr(counting, "is_rated", lambda _row: True)


async def pair(house: House, *more: Json, game: str = "qin", **options: Any) -> tuple[str, Looker, Looker]:
    """Ada and Bo at a table, with others perhaps."""
    ada, bo = await house.guest("Ada"), await house.guest("Bo")
    table = (await ada.new_table(ME, OPEN, *more, game=game, **options))["id"]
    await bo.ask("PUT", f"/api/tables/{table}/seats/1")
    return table, await ada.sit(table), await bo.sit(table)


async def play_out(*lookers: Looker, seed: str = "game") -> None:
    luck = Random(seed)
    await asyncio.gather(*(looker.play(luck) for looker in lookers))


async def result(house: House, table: str) -> tuple[Any, list[Any]]:
    store = house.services.store
    found = await store.row(select(results).where(results.c.id == table))
    seated = select(result_seats).where(result_seats.c.result == table).order_by(result_seats.c.seat)
    return found, list(await store.rows(seated))


async def rated(house: House) -> dict[str, Any]:
    named = select(ratings, people.c.name).join(people)
    return {row["name"]: row for row in await house.services.store.rows(named)}


async def rebuilt(house: House) -> Report:
    def run() -> Report:
        with existing(house.server.config.app.services.settings.db) as engine:  # type: ignore[union-attr]
            return rebuild(engine)

    return await asyncio.to_thread(run)


async def test_a_rated_game_is_stored_with_its_places_and_ratings(any_house: House) -> None:
    table, ada, bo = await pair(any_house)
    await play_out(ada, bo)
    found, seated = await result(any_house, table)
    assert (found["rated"], found["unrated"], found["seats"], found["pace"]) == (True, None, 2, "live")
    assert ada.result is not None
    winners = ada.result["winners"]
    assert [seat["rank"] for seat in seated] == [1 if seat in winners else 2 for seat in (0, 1)]
    assert [seat["score"] for seat in seated] == ada.result["scores"]
    wanted = updated([POINTS.start] * 2, [seat["rank"] for seat in seated])
    assert [Rating(seat["mean"], seat["doubt"]) for seat in seated] == wanted
    stored = await rated(any_house)
    assert [Rating(stored[name]["mean"], stored[name]["doubt"]) for name in ("Ada", "Bo")] == wanted
    assert [stored[name]["games"] for name in ("Ada", "Bo")] == [1, 1]
    assert await rebuilt(any_house) == Report(1, 2, 0)


async def test_bots_hold_the_scale_and_have_no_rating_of_their_own(house: House) -> None:
    table, ada, bo = await pair(house, BEGINNER)
    await play_out(ada, bo)
    _, seated = await result(house, table)
    anchor = anchors("qin")["beginner"]
    assert Rating(seated[2]["mean"], seated[2]["doubt"]) == anchor
    wanted = updated([POINTS.start, POINTS.start, anchor], [seat["rank"] for seat in seated])
    assert [seat["mean"] for seat in seated[:2]] == [rating.mean for rating in wanted[:2]]
    assert set(await rated(house)) == {"Ada", "Bo"}


async def test_resigning_is_losing(house: House) -> None:
    table, ada, bo = await pair(house)
    await asyncio.gather(ada.play(Random(1), 1), bo.play(Random(1), 1))
    await ada.do("resign", seat=0)
    found, seated = await result(house, table)
    assert (found["rated"], found["reason"]) == (True, "resigned")
    assert [(seat["rank"], seat["abandoned"]) for seat in seated] == [(2, True), (1, False)]
    stored = await rated(house)
    assert stored["Ada"]["mean"] < POINTS.start.mean < stored["Bo"]["mean"]


async def test_a_game_that_somebody_never_began_to_play_does_not_count(house: House) -> None:
    table, ada, _bo = await pair(house)
    await ada.do("resign", seat=0)
    found, seated = await result(house, table)
    assert (found["rated"], found["unrated"]) == (False, "short")
    assert seated[0]["mean"] is None
    assert await rated(house) == {}


async def test_resigning_against_a_bot_counts(house: House) -> None:
    ada = await house.guest("Ada")
    table = (await ada.new_table(ME, BEGINNER))["id"]
    looker = await ada.sit(table)
    await looker.play(Random(1), 2)
    await looker.do("resign", seat=0)
    found, _ = await result(house, table)
    assert found["rated"] is True
    assert (await rated(house))["Ada"]["mean"] < POINTS.start.mean


async def test_a_person_for_whom_a_bot_played_is_last(house: House) -> None:
    """A stand-in may win the game, but not the rating: it would be help."""
    table, ada, bo = await pair(house)
    await asyncio.gather(ada.play(Random(2), 1), bo.play(Random(2), 1))
    await ada.do("stand_in", seat=0, bot="easy")
    await play_out(bo)
    found, seated = await result(house, table)
    assert found["rated"] is True
    assert [(seat["rank"], seat["abandoned"]) for seat in seated] == [(2, True), (1, False)]


async def test_somebody_who_gave_up_among_three_is_last(house: House) -> None:
    table, ada, bo = await pair(house, BEGINNER)
    await ada.do("resign", seat=0)
    await play_out(bo)
    _, seated = await result(house, table)
    assert seated[0]["rank"] == 3
    assert seated[0]["abandoned"] is True


async def test_two_seats_of_one_person_do_not_count(house: House) -> None:
    ada = await house.guest("Ada")
    table = (await ada.new_table(ME, ME))["id"]
    looker = await ada.sit(table)
    await looker.do("resign", seat=1)
    found, _ = await result(house, table)
    assert found["unrated"] == "one-person"


async def test_a_seat_lent_to_the_opponent_does_not_count(house: House) -> None:
    table, ada, bo = await pair(house)
    link = await ada.guest.ask("POST", f"/api/tables/{table}/seats/0/links")
    await bo.guest.ask("POST", "/api/links", {"token": link["path"].partition("#")[2]})
    await play_out(ada, bo)
    assert (await result(house, table))[0]["unrated"] == "one-person"


async def test_bots_of_unknown_strength_and_closed_games_do_not_count(house: House) -> None:
    from tianxia.server.admin.actions import close_table

    table, ada, bo = await pair(house, {"kind": "bot", "bot": "random"})
    await play_out(ada, bo)
    assert (await result(house, table))[0]["unrated"] == "bot"
    table, ada, bo = await pair(house)
    await close_table(house.services, {"table": table})
    found, seated = await result(house, table)
    assert found["unrated"] == "closed"
    assert [seat["rank"] for seat in seated] == [None, None]


async def test_tables_that_were_not_created_as_rated_do_not_count(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    table, ada, bo = await pair(house)
    await play_out(ada, bo)
    assert (await result(house, table))[0]["unrated"] == "casual"


async def test_ties_share_a_place() -> None:
    def one(winners: list[int], scores: list[int], left: set[int] = frozenset()) -> list[int | None]:  # type: ignore[assignment]
        return counting.places({"winners": winners, "scores": scores}, len(scores), left)

    assert one([0, 2], [9, 4, 9]) == [1, 3, 1]
    assert one([1], [9, 9, 4]) == [2, 1, 3]  # a tie that the rules broke
    assert one([0], [9, 8, 4], {0}) == [3, 1, 2]
    assert one([0], [9, 8, 4], {0, 1}) == [2, 3, 1]


def test_resigning_again_and_again_has_a_floor() -> None:
    """Sandbagging: nobody gets far below their best by games they do not finish."""
    standings = {"ada": Standing(Rating(1800.0, 60.0), 50, 30, 1800.0, 1.0)}
    for game in range(40):
        after_game("qin", [RatedSeat(2, "ada", abandoned=True), RatedSeat(1, bot="easy")], standings, 2.0 + game)
    assert standings["ada"].rating.mean == 1800.0 - FLOOR
    after_game("qin", [RatedSeat(2, "ada"), RatedSeat(1, bot="easy")], standings, 50.0)
    assert standings["ada"].rating.mean < 1800.0 - FLOOR  # what is lost at the board is lost


def test_a_rating_is_provisional_until_it_is_settled() -> None:
    standings: dict[str, Standing] = {}
    luck, settled = Random(4), []
    for game in range(40):
        rank = luck.choice([1, 2])
        after_game("qin", [RatedSeat(rank, "ada"), RatedSeat(3 - rank, bot="medium")], standings, float(game))
        settled.append(standings["ada"].settled)
        assert (standings["ada"].best is not None) == settled[-1]
    assert settled == sorted(settled)
    assert settled.index(True) >= 9


# -- rebuilding


def finish(number: int, places: dict[str, int], rated: bool = True, ended: float | None = None) -> Finish:
    """A game that ends, made up; people and bots by name with their places."""
    row = {"id": f"table-{number:06}", "game": "qin", "options": {}, "seats": len(places), "pace": "live"}
    row |= {"public": True, "daily": None, "begun": 1.0, "reason": "last-pagoda", "rated": rated, "unrated": None}
    row["ended"] = time.time() if ended is None else ended
    seats = [
        {
            "seat": seat,
            "person": None if name in anchors("qin") else name,
            "bot": name if name in anchors("qin") else None,
        }
        | {"rank": rank, "outcome": "won" if rank == 1 else "lost", "score": 10 - rank, "abandoned": False}
        | dict.fromkeys(("mean_before", "doubt_before", "mean", "doubt"))
        for seat, (name, rank) in enumerate(places.items())
    ]
    return Finish(row, seats)


async def add_people(house: House, count: int) -> list[str]:
    names = [f"person-{number}" for number in range(count)]
    rows = [{"id": name, "name": name, "made": 1.0, "seen": time.time()} for name in names]
    await house.services.store.write(insert(people).values(rows))
    return names


def random_places(luck: Random, names: list[str]) -> dict[str, int]:
    players = luck.sample(names, luck.randint(2, min(4, len(names))))
    if luck.random() < 0.3:
        players[-1] = luck.choice(["easy", "medium", "hard"])
    return {name: luck.randint(1, len(players)) for name in players}


async def finish_many(houses: list[House], names: list[str], count: int) -> None:
    """Let many games end at once, on all servers; their clocks disagree by a few seconds."""
    luck = Random(f"{count} games")
    jobs = []
    for number in range(count):
        ended = time.time() + luck.uniform(-3, 3)
        job = WriteJob(finish=finish(number, random_places(luck, names), ended=ended))
        jobs.append((luck.choice(houses), job))
    for start in range(0, count, 20):  # in waves: those of later ones find the ratings that they change
        await asyncio.gather(*(house.services.store.writer.write(job) for house, job in jobs[start : start + 20]))


async def stored_ratings(house: House) -> list[dict[str, Any]]:
    query = select(ratings).order_by(ratings.c.person, ratings.c.game, ratings.c.pace)
    return [dict(row) for row in await house.services.store.rows(query)]


async def test_many_games_that_end_at_once_leave_what_a_rebuild_finds(
    any_house: House, request: pytest.FixtureRequest
) -> None:
    count = 1000 if request.config.getoption("--thorough") else 150
    names = await add_people(any_house, 12)
    await finish_many([any_house], names, count)
    before = await stored_ratings(any_house)
    assert sum(row["games"] for row in before) > count
    assert await rebuilt(any_house) == Report(count, len(before), 0)
    await any_house.services.store.write(delete(ratings), update(result_seats).values(mean=0.0))
    assert (await rebuilt(any_house)).changed == len(before)
    after = await stored_ratings(any_house)
    for one, other in zip(before, after, strict=True):
        assert one.keys() == other.keys()
        for name, value in one.items():
            assert value == (pytest.approx(other[name], abs=1e-9) if isinstance(value, float) else other[name])
    assert (await rebuilt(any_house)).changed == 0


@pytest.fixture
async def two_houses(tmp_path: Path, postgres: str) -> AsyncIterator[list[House]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(open_house(tmp_path, db=postgres)) for _ in range(2)]


async def test_two_servers_agree(two_houses: list[House], request: pytest.FixtureRequest) -> None:
    from tests.server.house import clear

    count = 1000 if request.config.getoption("--thorough") else 200
    names = await add_people(two_houses[0], 6)
    try:
        await finish_many(two_houses, names, count)
        assert (await rebuilt(two_houses[1])) == Report(count, 6, 0)
    finally:
        await clear(two_houses[0])


async def test_a_forgotten_opponent_changes_nobody_elses_rating(any_house: House) -> None:
    names = await add_people(any_house, 3)
    luck = Random(5)
    for number in range(20):
        job = WriteJob(finish=finish(number, random_places(luck, names)))
        await any_house.services.store.writer.write(job)
    before = [row for row in await stored_ratings(any_house) if row["person"] != names[0]]
    await any_house.services.people.forget(names[0])
    assert await rebuilt(any_house) == Report(20, 2, 0)
    assert await stored_ratings(any_house) == before


async def test_results_outlive_their_tables_but_not_a_deletion_by_the_operator(house: House) -> None:
    from tianxia.server.admin.actions import delete_table

    table, ada, bo = await pair(house)
    await play_out(ada, bo)
    await house.services.store.write(delete(tables).where(tables.c.id == table))
    assert (await rebuilt(house)).games == 1
    table, ada, bo = await pair(house)
    await play_out(ada, bo)
    await delete_table(house.services, {"table": table})
    assert (await result(house, table)) == (None, [])
    assert (await rebuilt(house)).games == 1


async def test_older_games_are_taken_in_once(house: House) -> None:
    store = house.services.store
    table, ada, bo = await pair(house, BEGINNER)
    await ada.do("resign", seat=0)
    await play_out(bo)
    known = await result(house, table)
    await store.write(delete(results))
    assert await take_in_older(store) == 1
    found, seated = await result(house, table)
    assert found == {**known[0], "rated": False, "unrated": "casual", "ended": found["ended"]}
    assert [(seat["rank"], seat["person"], seat["bot"]) for seat in seated] == [
        (seat["rank"], seat["person"], seat["bot"]) for seat in known[1]
    ]
    assert await take_in_older(store) == 0
    lesson = await Guest.ask(ada.guest, "POST", "/api/lessons", {"game": "qin"})
    assert lesson["table"]["lesson"] == "first"
