"""Tournaments through the whole server: 64 bots, people who come late, leave or never come, and what is kept."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select, update

from tests.server.club import QUICK, SWIFT, Club, ended
from tests.server.house import LOOSE, House, open_house, words
from tianxia.server.people.export import exported
from tianxia.server.people.people import Person
from tianxia.server.retention import Sweeper
from tianxia.server.settings import Retention
from tianxia.server.store.schema import entrants, tables, tournaments
from tianxia.server.store.store import Store
from tianxia.server.tournaments import running, showing
from tianxia.server.tournaments import tournaments as tournaments_module
from tianxia.server.tournaments.stored import Stored, load

pytestmark = pytest.mark.usefixtures("bots_at_once")


async def test_a_swiss_of_64_bots_with_duplicate_deals(tmp_path: Path) -> None:
    async with open_house(tmp_path, rounds_every=0.2, limits=QUICK) as house:
        club = Club(house, duplicate=True, rounds=6, most=64)
        club.guests["Ada"] = await house.guest("Ada")
        club.id = (await club.ask("Ada", "POST", "", club.terms, at="/api/tournaments"))["terms"]["id"]
        await club.ask("Ada", "POST", "/entrants", {"bot": "random", "count": 64})
        await club.begin()
        found = await club.until(ended, every=1.0)
        assert (found["terms"]["round"], len(found["standings"])) == (6, 64)
        assert sum(place["points"] for place in found["standings"]) == 6 * 32, "each game is worth one point"
        points = [place["points"] for place in found["standings"]]
        tied = any(each % 1 for each in points)
        assert points[0] == 6.0 or tied, "without a tie, one of 64 has won all games after six rounds"
        met = [cell["opponents"][0] for cell in found["standings"][0]["cells"]]
        assert len(set(met)) == 6
        assert sum(line["points"] for line in found["standings"]) == 6 * 32
        assert {line["decided_by"] for line in found["standings"]} & {"median", "buchholz", "duplicate"}
        seeds = await house.services.store.rows(select(tables.c.seed, tables.c.deal).distinct())
        assert len(seeds) == 6, "one deal a round"
        deal = await club.ask("Ada", "GET", at=f"/api/deals/{found['current']['deal']}")
        assert (len(deal["tables"]), deal["secret"], deal["round"]) == (32, False, 6)
        best = max(table["seats"][0]["margin"] for table in deal["tables"])
        shares = {table["seats"][0]["margin"]: table["seats"][0]["outdone"] for table in deal["tables"]}
        assert shares[best] == max(shares.values()) > 0.5
        fair = await club.ask("Ada", "GET", at=f"/api/tables/{deal['tables'][0]['table']}/fairness")
        assert fair["fair"] is True


async def test_people_join_late_withdraw_have_byes_and_resign(hall: House) -> None:
    club = await Club(hall, rounds=3, late="half", missing="forfeit").open("Ada", "Bo", "Cy")
    found = await club.begin()
    bye = next(pair for pair in found["current"]["pairs"] if pair["state"] == "bye")
    byed = next(one["name"] for one in found["people"] if one["number"] == bye["entrants"][0])
    playing = [name for name in club.guests if name != byed]
    club.guests["Di"] = await hall.guest("Di")
    await club.ask("Di", "POST", "/entrants", {})
    await club.ask("Di", "POST", "/entrants", {})
    assert len((await club.seen())["people"]) == 4, "one person enters once"
    await asyncio.gather(*(club.sit(name) for name in playing))
    await club.resign(playing[0])
    found = await club.until(lambda seen: seen["terms"]["round"] == 2)
    lines = {line["entrant"]: line for line in found["standings"]}
    assert lines[club.number(found, playing[1])]["points"] == 1.0
    assert lines[club.number(found, playing[0])]["points"] == 0.0
    assert lines[club.number(found, byed)]["cells"][0]["outcome"] == "bye"
    late = lines[club.number(found, "Di")]
    assert (late["points"], [cell["outcome"] for cell in late["cells"]]) == (0.5, ["missed", "playing"])
    leaver = club.number(found, playing[0])
    await club.ask(playing[0], "DELETE", f"/entrants/{leaver}")
    await club.too_late()
    found = await club.until(lambda seen: seen["terms"]["round"] == 3)
    assert all(
        cell["outcome"] == "absent" for line in found["standings"] for cell in line["cells"] if cell["round"] == 2
    )
    assert leaver not in [entrant for pair in found["current"]["pairs"] for entrant in pair["entrants"]]
    await club.too_late()
    found = await club.until(ended)
    assert await club.guests["Di"].refused("DELETE", f"/api/tournaments/{club.id}/entrants/1") == "not-your-tournament"
    assert await club.guests["Ada"].refused("POST", f"/api/tournaments/{club.id}/entrants", {}) == "tournament-over"


async def test_a_bot_plays_for_somebody_who_does_not_come(hall: House) -> None:
    club = await Club(hall, rounds=1, missing="bot", bot="random", rated=True).open("Ada", "Bo")
    await club.begin()
    looker = await club.sit("Ada")
    await club.too_late()
    await looker.until(lambda _message: looker.seen is not None)
    await looker.play(Random(1))
    found = await club.until(ended)
    (pair,) = found["current"]["pairs"]
    assert (pair["state"], pair["rated"], len(pair["scores"])) == ("finished", False, 2)
    assert sum(pair["points"]) == 1.0, "the bot's points are those of the missing"
    table = await club.ask("Ada", "GET", at=f"/api/tables/{pair['table']}")
    assert {seat["bot"] for seat in table["seats"]} == {None, "random"}
    assert (await club.ask("Ada", "GET", at=f"/api/tables/{pair['table']}/fairness"))["fair"] is True
    assert table["commitment"] is not None


async def test_who_does_not_come_forfeits_if_the_organiser_wants_it_so(hall: House) -> None:
    club = await Club(hall, rounds=1, missing="forfeit", rated=True).open("Ada", "Bo")
    await club.begin()
    looker = await club.sit("Ada")
    await club.too_late()
    farewell = await looker.until(lambda message: message["type"] == "bye")
    assert farewell["code"] == "deleted"
    found = await club.until(ended)
    (pair,) = found["current"]["pairs"]
    assert (pair["state"], pair["absent"], pair["table"]) == ("walkover", [club.number(found, "Bo")], None)
    assert [line["points"] for line in found["standings"]] == [1.0, 0.0]
    assert found["standings"][0]["entrant"] == club.number(found, "Ada")


async def test_a_round_robin_with_bots_and_somebody_who_withdraws(hall: House) -> None:
    club = await Club(hall, form="round_robin", missing="forfeit").open("Ada", bots=4)
    assert (await club.begin())["terms"]["rounds"] == 5
    assert (
        await (await hall.guest("Bo")).refused("POST", f"/api/tournaments/{club.id}/entrants", {})
        == "too-late-to-enter"
    )
    await club.ask("Ada", "DELETE", f"/entrants/{club.number(await club.seen(), 'Ada')}")
    await club.too_late()
    found = await club.until(ended)
    own = next(line for line in found["standings"] if line["entrant"] == club.number(found, "Ada"))
    assert {cell["outcome"] for cell in own["cells"]} <= {"absent", "bye"}
    assert all(len(line["cells"]) == 5 for line in found["standings"])
    assert sum(cell["outcome"] == "walkover" for line in found["standings"] for cell in line["cells"]) == 4


async def test_somebody_joins_a_round_robin_late_and_it_gets_longer(hall: House) -> None:
    club = await Club(hall, form="round_robin", late="half", missing="forfeit").open("Ada", bots=3)
    found = await club.begin()
    assert (found["terms"]["rounds"], found["may_join"]) == (3, True)
    for name in ("Bo", "Cy"):
        club.guests[name] = await hall.guest(name)
        found = await club.ask(name, "POST", "/entrants", {})
    assert found["terms"]["rounds"] == 1 + 5, "each newcomer has five opponents"
    found = await club.ask("Cy", "DELETE", f"/entrants/{club.number(found, 'Cy')}")
    while not ended(found):
        await club.too_late()
        found = await club.seen()
        assert found["may_join"] is (found["terms"]["round"] == 1), "half of three rounds is one"
    assert found["terms"]["rounds"] == found["terms"]["round"] == 1 + 4, "Cy has left before the first game"
    lines = {line["entrant"]: line for line in found["standings"]}
    assert lines.pop(club.number(found, "Cy"))["cells"] == []
    for entrant, line in lines.items():
        met = [number for cell in line["cells"] for number in cell["opponents"]]
        assert sorted([entrant, *met]) == sorted(lines), "everybody against everybody"
        assert len(line["cells"]) == 5
        assert all(cell["points"] == 0.5 for cell in line["cells"] if cell["outcome"] in ("bye", "missed"))
    assert lines[club.number(found, "Bo")]["cells"][0]["outcome"] == "missed"


async def test_tables_of_three_with_a_seat_that_nobody_takes(hall: House) -> None:
    club = await Club(hall, seats=3, rounds=1, missing="forfeit").open("Ada", bots=2)
    await club.begin()
    await club.too_late()
    found = await club.until(ended)
    assert sum(line["points"] for line in found["standings"]) == 3.0
    assert found["standings"][-1]["points"] == 0.0
    assert found["standings"][-1]["entrant"] == club.number(found, "Ada")


async def test_an_arena_pairs_whoever_waits_and_ends_in_time(hall: House) -> None:
    club = await Club(hall, form="arena", minutes=5).open("Ada", "Bo", bots=1)
    await club.begin()
    await asyncio.sleep(0.1)
    assert (await club.seen())["current"] is None, "a bot alone, and nobody has said that they wait"
    await club.ask("Ada", "PUT", "/ready")
    await club.resign("Ada")
    found = await club.until(lambda seen: any(line["points"] for line in seen["standings"]))
    assert found["standings"][0]["points"] == 1.0
    assert (await club.seen("Ada"))["game"] is None, "Ada has not said that she waits again"
    await club.ask("Bo", "PUT", "/ready")
    await club.sit("Bo")
    past = update(tournaments).where(tournaments.c.id == club.id).values(begun=time.time() - 400)
    await hall.services.store.write(past)
    for name in club.guests:
        if (await club.seen(name))["game"] is not None:
            await club.resign(name)
    found = await club.until(ended)
    assert all(cell["outcome"] in ("won", "lost") for line in found["standings"] for cell in line["cells"])


async def test_nobody_alters_the_tournament_of_somebody_else(hall: House) -> None:
    club = await Club(hall, by_itself=False, rounds=2).open("Ada", "Bo")
    bo, at = club.guests["Bo"], f"/api/tournaments/{club.id}"
    for method, path, body in (
        ("POST", "/start", None),
        ("POST", "/rounds", None),
        ("DELETE", "", None),
        ("POST", "/entrants", {"bot": "random"}),
        ("DELETE", "/entrants/1", None),
    ):
        assert await bo.refused(method, at + path, body) == "not-your-tournament"
    await club.begin()
    ada = club.guests["Ada"]
    assert await ada.refused("POST", at + "/start") == "tournament-begun"
    assert await ada.refused("POST", at + "/rounds") == "round-not-over"
    game = (await club.seen("Ada"))["game"]
    stranger = await hall.guest("Cy")
    assert (await stranger.ask("GET", "/api/tables?which=open"))["tables"] == [], "these seats are kept"
    seat = f"/api/tables/{game['table']}/seats/{game['seat']}"
    assert await stranger.refused("PUT", seat) == "seat-taken"
    await ada.ask("PUT", seat)
    assert await ada.refused("DELETE", seat) == "paired-to-stay"
    await asyncio.gather(club.sit("Ada"), club.sit("Bo"))
    await club.resign("Bo")
    found = await club.until(lambda seen: seen["current"]["pairs"][0]["state"] == "finished")
    await asyncio.sleep(0.1)
    assert (await club.seen())["terms"]["round"] == 1, "the organiser begins the rounds"
    assert (await ada.ask("POST", at + "/rounds"))["terms"]["round"] == 2
    assert (await ada.ask("DELETE", at))["terms"]["state"] == "cancelled"
    assert found["terms"]["mine"] is True
    assert await stranger.refused("POST", at + "/entrants", {}) == "tournament-over"


async def test_strange_tournaments_are_refused(tmp_path: Path) -> None:
    limits = replace(LOOSE, tournaments=2, bot_entrants=3)
    async with open_house(tmp_path, rounds_every=60.0, limits=limits) as house:
        ada, new = await house.guest("Ada"), {"name": "Cup", "form": "swiss", "game": "qin"}
        assert await (await house.guest()).refused("POST", "/api/tournaments", new) == "no-key"
        for change, code in (
            ({"name": ""}, "malformed"),
            ({"name": "x" * 61}, "malformed"),
            ({"name": " \u200b "}, "name-empty"),
            ({"form": "knockout"}, "malformed"),
            ({"game": "chess"}, "unknown-game"),
            ({"seats": 7}, "bad-seat-count"),
            ({"bot": "genius"}, "unknown-bot"),
            ({"clock": {"seconds": 60}}, "tournament-needs-clock"),
            ({"form": "arena", "duplicate": True}, "arena-no-duplicate"),
            ({"starts": 5.0}, "tournament-when"),
            ({"most": 100_000}, "malformed"),
        ):
            assert await ada.refused("POST", "/api/tournaments", {**new, **change}) == code
        made = (await ada.ask("POST", "/api/tournaments", {**new, "most": 4}))["terms"]["id"]
        at = f"/api/tournaments/{made}"
        assert await ada.refused("POST", f"{at}/start") == "too-few-entrants"
        assert await ada.refused("POST", f"{at}/entrants", {"bot": "random", "count": 4}) == "too-many-bots"
        await ada.ask("POST", f"{at}/entrants", {"bot": "random", "count": 3})
        await ada.ask("POST", f"{at}/entrants", {})
        assert await (await house.guest("Bo")).refused("POST", f"{at}/entrants", {}) == "tournament-full"
        assert await ada.refused("GET", f"{at}/rounds/1") == "no-round"
        assert await ada.refused("GET", "/api/tournaments/nothing-there") == "no-tournament"
        assert await ada.refused("GET", "/api/deals/nothing-there") == "no-duplicate-deal"
        assert await ada.refused("PUT", "/api/tournaments/nothing-there/ready") == "no-entrant"
        await ada.ask("POST", "/api/tournaments", new)
        assert await ada.refused("POST", "/api/tournaments", new) == "too-many-tournaments"
        assert len((await ada.ask("GET", "/api/tournaments?which=mine"))["tournaments"]) == 2
        first = await ada.ask("GET", "/api/tournaments?which=open&limit=1")
        rest = await ada.ask("GET", f"/api/tournaments?which=open&after={first['next']}")
        assert [len(page["tournaments"]) for page in (first, rest)] == [1, 1]
    async with open_house(tmp_path, rounds_every=60.0, local_only=False) as house:
        bo = await house.guest("Bo")
        assert await bo.refused("POST", "/api/tournaments", new) == "tournament-needs-account"


async def test_standings_are_computed_once_for_all_who_look_until_something_happens(tmp_path: Path) -> None:
    async with open_house(tmp_path, **SWIFT) as house:
        club = await Club(house, rounds=1).open("Ada", "Bo")
        await club.begin()
        showing._standings.cache_clear()
        first, again = await club.seen("Ada"), await club.seen("Bo")
        assert first["standings"] == again["standings"]
        assert showing._standings.cache_info().misses == 1
        await asyncio.gather(*(club.sit(name) for name in club.guests))
        await club.resign("Bo")
        found = await club.until(ended)
        assert [line["points"] for line in found["standings"]] == [1.0, 0.0]


async def test_it_begins_at_its_time_or_is_called_off(tmp_path: Path) -> None:
    async with open_house(tmp_path, **SWIFT) as house:
        soon = {"starts": time.time() + 3600, "rounds": 1}
        full, empty = await Club(house, **soon).open("Ada", bots=2), await Club(house, **soon).open("Bo")
        await house.services.store.write(update(tournaments).values(starts=time.time() - 1))
        await full.until(lambda seen: seen["terms"]["state"] == "running" and seen["terms"]["round"] == 1)
        assert (await empty.until(lambda seen: seen["terms"]["state"] != "open"))["terms"]["state"] == "cancelled"


def meanwhile(monkeypatch: pytest.MonkeyPatch, number: int, act: Callable[[], Awaitable[object]]) -> None:
    """Let something happen right after a tournament is read for the nth time by somebody who enters or leaves."""
    reads = count(1)

    async def read(store: Store, tournament: str) -> Stored:
        stored = await load(store, tournament)
        if next(reads) == number:
            await act()
        return stored

    monkeypatch.setattr(tournaments_module, "load", read)


async def test_who_leaves_while_it_begins_withdraws(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await Club(hall).open("Ada", "Bo", "Cy", "Di")
    number = club.number(await club.seen(), "Di")
    meanwhile(monkeypatch, 1, club.begin)
    await club.ask("Di", "DELETE", f"/entrants/{number}")
    found = await club.seen()
    assert (found["terms"]["state"], found["terms"]["round"]) == ("running", 1)
    assert [one["name"] for one in found["people"] if one["withdrawn"]] == ["Di"]


async def test_it_does_not_begin_with_somebody_who_has_left(hall: House) -> None:
    club = await Club(hall).open("Ada", "Bo", "Cy")
    stored = await load(hall.services.store, club.id)
    await club.ask("Cy", "DELETE", f"/entrants/{club.number(await club.seen(), 'Cy')}")
    club.guests["Di"] = await hall.guest("Di")
    await club.ask("Di", "POST", "/entrants", {})
    await hall.services.runner.start(stored)
    assert (await club.seen())["terms"]["state"] == "open", "Di has the number that was Cy's"
    assert (await club.begin())["terms"]["state"] == "running"


async def test_nobody_enters_one_that_begins_in_the_same_moment(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await Club(hall, late="no").open("Ada", "Bo")
    di = await hall.guest("Di")
    meanwhile(monkeypatch, 2, club.begin)
    assert await di.refused("POST", f"/api/tournaments/{club.id}/entrants", {}) == "too-late-to-enter"
    assert len((await club.seen())["people"]) == 2


async def test_no_round_begins_after_it_was_called_off(hall: House) -> None:
    club = await Club(hall, rounds=3, by_itself=False).open("Ada", "Bo")
    await club.begin()
    stored = await load(hall.services.store, club.id)
    await club.ask("Ada", "DELETE")
    await hall.services.runner.next_round(stored)
    assert (await club.seen())["terms"]["round"] == 1


async def test_the_organiser_cannot_begin_a_round_after_the_last(tmp_path: Path) -> None:
    async with open_house(tmp_path, rounds_every=3600.0, limits=QUICK) as house:
        club = await Club(house, rounds=1, by_itself=False).open("Ada", "Bo")
        await club.begin()
        await asyncio.gather(*(club.sit(name) for name in club.guests))
        await club.resign("Ada")
        terms = (await club.ask("Ada", "POST", "/rounds"))["terms"]
        assert (terms["state"], terms["round"]) == ("finished", 1)


async def test_one_that_is_broken_does_not_keep_others_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path, rounds_every=3600.0, limits=QUICK) as house:
        soon = {"starts": time.time() + 3600}
        broken, sound = [await Club(house, **soon).open("Ada", bots=1) for _ in range(2)]
        await house.services.store.write(update(tournaments).values(starts=time.time() - 1))

        async def read(store: Store, tournament: str) -> Stored:
            return await load(store, tournament if tournament != broken.id else "nowhere")

        monkeypatch.setattr(running, "load", read)
        await house.services.runner.look()
        assert [(await club.seen())["terms"]["state"] for club in (broken, sound)] == ["open", "running"]


async def test_what_is_stored_of_a_person_is_exported_and_forgotten(hall: House) -> None:
    club = await Club(hall, rounds=2, missing="forfeit", by_itself=False).open("Ada", "Bo", bots=1)
    await club.begin()
    store, ada = hall.services.store, await club.ask("Ada", "GET", at="/api/players/me")
    told = await exported(store, Person(ada["id"], "Ada", None))
    assert [row["name"] for row in told["tournaments"]] == ["Autumn"]
    assert [row["tournament"] for row in told["entered"]] == [club.id]
    assert "Bo" not in words(told)
    await club.too_late()
    await club.ask("Ada", "DELETE", at="/api/me")
    await club.until(lambda seen: seen["terms"]["round"] == 2, "Bo")
    await club.too_late()
    found = await club.until(ended, "Bo")
    assert [one["name"] for one in found["people"] if one["bot"] is None] == [None, "Bo"]
    assert await store.value(select(entrants.c.person).where(entrants.c.number == 1)) is None
    assert found["terms"]["organiser"] is None
    assert found["terms"]["round"] == 2, "without an organiser the rounds begin by themselves"


async def test_tournaments_that_never_began_are_removed(tmp_path: Path) -> None:
    kept = Retention(tournaments=100.0, finished=100.0)
    async with open_house(tmp_path, retention=kept, **SWIFT) as house:
        old, new = await Club(house).open("Ada"), await Club(house).open("Bo")
        await house.services.store.write(update(tournaments).where(tournaments.c.id == old.id).values(made=1.0))
        assert (await Sweeper(house.services).sweep())["tournaments"] == 1
        assert await old.guests["Ada"].refused("GET", f"/api/tournaments/{old.id}") == "no-tournament"
        assert (await new.seen())["terms"]["entrants"] == 1
        assert [row["tournament"] for row in await house.services.store.rows(select(entrants))] == [new.id]
