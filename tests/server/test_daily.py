"""Daily deals: the same for everybody, one try that counts, and nothing of a deal is told before its day is over."""

import asyncio
import time
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from tests.server.house import Guest, House, Looker
from tianxia.server.daily.daily import Daily
from tianxia.server.daily.deals import DEALS, seed_of
from tianxia.server.days import before, day_of, end_of, is_secret
from tianxia.server.store.schema import daily_tries, entries, server_secrets, tables


def today() -> str:
    return day_of(time.time())


async def play(guest: Guest, deal: str = "qin") -> str:
    return str((await guest.ask("POST", f"/api/daily/{deal}"))["table"]["id"])


async def finished(guest: Guest, deal: str = "qin", seed: int = 1) -> tuple[str, Looker]:
    """Play a try to its end at random."""
    table = await play(guest, deal)
    looker = await guest.sit(table)
    await looker.play(Random(seed))
    return table, looker


async def stored(house: House, table: str) -> Any:
    return await house.services.store.row(select(tables).where(tables.c.id == table))


async def shown(guest: Guest, deal: str = "qin") -> Any:
    deals = (await guest.ask("GET", "/api/daily"))["deals"]
    return next(found for found in deals if found["deal"] == deal)


async def move_to_yesterday(house: House) -> None:
    """Let today's tries be yesterday's."""
    old = before(today())
    await house.services.store.write(
        update(daily_tries).values(day=old),
        update(tables).where(tables.c.daily.is_not(None)).values(daily=f"qin/{old}"),
    )


async def test_everybody_gets_the_same_deal_and_other_deals_differ(any_house: House) -> None:
    ada, bo = await any_house.guest("Ada"), await any_house.guest("Bo")
    one, other = await play(ada), await play(bo)
    assert one != other
    seeds = [(await stored(any_house, table))["seed"] for table in (one, other, await play(ada, "zhanguo"))]
    assert seeds[0] == seeds[1] != seeds[2]
    views = [(await guest.sit(table)).seen for guest, table in ((ada, one), (bo, other))]
    assert views[0] is not None
    assert views[1] is not None
    assert views[0]["view"] == views[1]["view"]


async def test_the_seed_follows_from_a_secret_of_this_server(any_house: House) -> None:
    store = any_house.services.store
    first = await asyncio.gather(*(seed_of(store, "qin", day) for day in ("2030-01-01", "2030-01-02", "2030-01-01")))
    assert first[0] == first[2] != first[1]
    await store.write(update(server_secrets).values(value="another"))
    assert await seed_of(store, "qin", "2030-01-01") != first[0]


async def test_the_first_try_counts_and_the_next_ones_are_free(any_house: House) -> None:
    ada = await any_house.guest("Ada")
    table = await play(ada)
    assert await play(ada) == table, "a try that is under way goes on"
    state = await shown(ada)
    assert (state["running"], state["tried"], state["played"], state["you"]) == (table, True, 0, None)
    looker = await ada.sit(table)
    await looker.play(Random(2))
    assert looker.result is not None
    scores, won = looker.result["scores"], 0 in looker.result["winners"]
    state = await shown(ada)
    assert (state["you"]["won"], state["you"]["margin"], state["you"]["place"]) == (won, scores[0] - scores[1], 1)
    assert (state["running"], state["played"], state["won"]) == (None, 1, int(won))
    again, second = await finished(ada, seed=3)
    assert again != table
    assert second.result is not None
    assert (await shown(ada))["you"] == state["you"]
    assert (await ada.ask("GET", "/api/players/me"))["streak"] == 1


async def test_a_second_click_at_once_does_not_count_twice(any_house: House) -> None:
    ada = await any_house.guest("Ada")
    await asyncio.gather(play(ada), play(ada), play(ada))
    counted = select(daily_tries).where(daily_tries.c.counted.is_(True))
    assert len(await any_house.services.store.rows(counted)) == 1


@pytest.mark.parametrize("read", ["_tried", "_running"])
async def test_a_second_click_during_the_first_gets_the_same_table(
    house: House, monkeypatch: pytest.MonkeyPatch, read: str
) -> None:
    ada, other, reading = await house.guest("Ada"), list[str](), getattr(Daily, read)

    async def read_and_click_again(*arguments: Any) -> Any:
        monkeypatch.setattr(Daily, read, reading)
        found = await reading(*arguments)
        other.append(await play(ada))
        return found

    monkeypatch.setattr(Daily, read, read_and_click_again)
    assert [await play(ada)] == other


async def test_a_try_that_has_not_begun_yet_goes_on(house: House) -> None:
    ada = await house.guest("Ada")
    table = await play(ada)
    house.services.rooms.drop_all()
    await house.services.rooms.settle()
    await house.services.store.write(
        delete(entries).where(entries.c.table == table),
        update(tables).where(tables.c.id == table).values(state="open", version=0, begun=None, asked=[]),
    )
    assert await play(ada) == table


async def test_places_by_victory_and_margin(any_house: House) -> None:
    names = {"Ada": (True, 5), "Bo": (True, 9), "Cy": (False, -2), "Di": (False, None), "Ed": (True, 5)}
    for name, (won, margin) in names.items():
        table = await play(await any_house.guest(name))
        ended = {"ended": time.time(), "won": won, "margin": margin}
        await any_house.services.store.write(update(daily_tries).where(daily_tries.c.table == table).values(ended))
    found = await shown(await any_house.guest())
    assert [(line["place"], line["name"]) for line in found["lines"]] == [
        (1, "Bo"),
        (2, "Ada"),
        (2, "Ed"),
        (4, "Cy"),
        (5, "Di"),
    ]
    assert (found["played"], found["won"]) == (5, 3)


async def test_nothing_of_a_deal_is_told_before_its_day_is_over(house: House) -> None:
    ada, bo = await house.guest("Ada"), await house.guest("Bo")
    table, _ = await finished(ada)
    for path in ("replay", "replay/3", "record", "fairness", "course"):
        assert await bo.refused("GET", f"/api/tables/{table}/{path}") == "daily-secret"
        assert await ada.refused("GET", f"/api/tables/{table}/{path}") == "daily-secret"
    assert await ada.refused("POST", f"/api/tables/{table}/review") == "daily-secret"
    fork = {"entry": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
    assert await ada.refused("POST", f"/api/tables/{table}/fork", fork) == "daily-secret"
    said = await bo.http.get("/api/daily")
    assert table not in said.text
    assert (await stored(house, table))["seed"] not in said.text
    assert table not in (await bo.http.get("/api/results")).text
    assert table not in (await bo.http.get("/api/tables?which=finished")).text


async def test_yesterdays_best_game_can_be_replayed_by_everybody(house: House) -> None:
    ada, bo = await house.guest("Ada"), await house.guest("Bo")
    table, _ = await finished(ada)
    await move_to_yesterday(house)
    best = (await bo.ask("GET", "/api/daily"))["yesterday"]["qin"]
    assert (best["day"], best["line"]["table"], best["line"]["name"]) == (before(today()), table, "Ada")
    assert (await bo.ask("GET", f"/api/tables/{table}/fairness"))["fair"] is True
    assert (await bo.ask("GET", f"/api/daily/qin/{before(today())}"))["lines"][0]["table"] == table
    assert (await bo.ask("GET", "/api/daily"))["yesterday"]["zhanguo"]["line"] is None


async def test_a_try_that_ends_after_its_day_does_not_count(house: House) -> None:
    ada = await house.guest("Ada")
    table = await play(ada)
    await move_to_yesterday(house)
    house.services.rooms.drop_all()
    looker = await ada.sit(table)
    await looker.play(Random(1))
    assert looker.state == "finished"
    assert (await ada.ask("GET", f"/api/daily/qin/{before(today())}"))["played"] == 0


async def test_no_hints_and_no_second_thoughts_in_a_try_that_counts(house: House) -> None:
    ada = await house.guest("Ada")
    looker = await ada.sit(await play(ada))
    await looker.play(Random(1), 2)
    await looker.my_turn()
    assert (await looker.refused("hint", seat=0))["code"] == "no-hints-here"
    assert looker.seen is not None
    assert looker.seen["undo"] == "none"
    for kind in ("undo", "propose_undo"):
        await looker.refused(kind, seat=0, version=looker.version)
    await looker.do("resign", seat=0)
    assert (await shown(ada))["you"]["margin"] is None
    free = await ada.sit(await play(ada))
    await free.play(Random(1), 2)
    await free.my_turn()
    assert free.seen is not None
    assert free.seen["undo"] == "free"


async def test_alone_against_li_si(house: House) -> None:
    ada = await house.guest("Ada")
    row = await stored(house, await play(ada, "li_si"))
    assert row["options"]["li_si"] == DEALS["li_si"].options_of(today())["li_si"] != "none"
    assert (await shown(ada, "li_si"))["bot"] is None
    levels = {DEALS["li_si"].options_of(f"2026-03-0{day}")["li_si"] for day in range(1, 9)}
    assert levels == {"1", "2", "3", "4"}


async def test_strange_deals_and_days_are_refused(house: House) -> None:
    ada = await house.guest("Ada")
    assert await ada.refused("POST", "/api/daily/chess") == "no-deal"
    assert await ada.refused("GET", "/api/daily/qin/2999-01-01") == "daily-not-yet"
    assert await ada.refused("GET", "/api/daily/qin/2026-02-30") == "malformed"
    assert await ada.refused("GET", "/api/daily/qin/tomorrow") == "malformed"
    assert await (await house.guest()).refused("POST", "/api/daily/qin") == "no-key"


def test_a_day_ends_at_midnight() -> None:
    assert day_of(end_of("2026-02-28")) == "2026-03-01"
    assert before("2026-03-01") == "2026-02-28"
    assert is_secret("qin/2026-02-28", end_of("2026-02-28") - 1)
    assert not is_secret("qin/2026-02-28/free", end_of("2026-02-28"))
    assert not is_secret(None, 0.0)


@pytest.mark.parametrize("deal", DEALS)
def test_every_deal_can_be_dealt_every_day(deal: str) -> None:
    for day in range(1, 29):
        assert DEALS[deal].options_of(f"2026-02-{day:02}")
