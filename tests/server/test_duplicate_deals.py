"""One deal at several tables: compared afterwards, and secret until all have played it."""

import asyncio
from random import Random

import pytest
from sqlalchemy import select

from tests.server.club import Club, ended
from tests.server.house import ME, OPEN, Guest, House
from tianxia.server.store.schema import deal_people, tables

pytestmark = pytest.mark.usefixtures("bots_at_once")


async def test_nothing_of_a_deal_is_told_while_another_table_plays_it(hall: House) -> None:
    club = await Club(hall, duplicate=True, rounds=1).open("Ada", "Bo", bots=2)
    await club.begin()
    found = await club.seen()
    lookers = {name: await club.sit(name) for name in club.guests}
    same = {looker.welcome["table"]["id"] for looker in lookers.values()}
    first = lookers["Ada"]
    table = first.welcome["table"]["id"]
    if len(same) == 1:  # drawn against each other: the other table has only bots
        await club.until(lambda seen: any(pair["state"] == "finished" for pair in seen["current"]["pairs"]))
        table = next(p["table"] for p in (await club.seen())["current"]["pairs"] if p["state"] == "finished")
    else:
        await first.do("resign", seat=first.welcome["eye"])
    bo, stranger = club.guests["Bo"], await hall.guest()
    for guest in (bo, stranger, club.guests["Ada"]):
        for path in ("replay", "replay/3", "record", "fairness", "course"):
            assert await guest.refused("GET", f"/api/tables/{table}/{path}") == "deal-secret"
    running = lookers["Bo"].welcome["table"]["id"]
    assert await stranger.refused("GET", f"/api/tables/{running}/record") == "deal-secret"
    watcher = await stranger.connect(running)
    await watcher.send('{"type": "hello", "id": 1}')
    assert "deal-secret" in str(await watcher.recv())
    deal = await stranger.ask("GET", f"/api/deals/{found['current']['deal']}")
    seed = await hall.services.store.value(select(tables.c.seed).where(tables.c.id == running))
    assert deal["secret"] is True
    for path in (f"deals/{deal['id']}", f"tournaments/{club.id}", f"tables/{running}"):
        assert seed not in (await bo.http.get(f"/api/{path}")).text
    await lookers["Bo"].do("resign", seat=lookers["Bo"].welcome["eye"])
    await club.until(ended)
    assert (await stranger.ask("GET", f"/api/tables/{table}/fairness"))["seed"] == seed
    assert (await stranger.ask("GET", f"/api/deals/{deal['id']}"))["secret"] is False


async def test_one_deal_at_several_tables_without_a_tournament(hall: House) -> None:
    ada, bo, cy = [await hall.guest(name) for name in ("Ada", "Bo", "Cy")]
    made = await ada.new_table({"kind": "me"}, {"kind": "bot", "bot": "random"}, tables=3)
    deal = await ada.ask("GET", f"/api/deals/{made['deal']}")
    own, second, third = sorted(deal["tables"], key=lambda table: table["table"] != made["id"])
    assert [seat["kind"] for seat in second["seats"]] == ["open", "bot"]
    assert await ada.refused("PUT", f"/api/tables/{second['table']}/seats/0") == "deal-once"
    await asyncio.gather(*(bo.http.put(f"/api/tables/{t['table']}/seats/0") for t in (second, third)))
    sat = [t for t in (await ada.ask("GET", f"/api/deals/{made['deal']}"))["tables"] if t["seats"][0]["name"] == "Bo"]
    assert len(sat) == 1, "two clicks at once give one seat"
    rest = next(t for t in (second, third) if t["table"] != sat[0]["table"])
    watching = await cy.sit(rest["table"])
    await cy.ask("PUT", f"/api/tables/{rest['table']}/seats/0")
    assert (await watching.until(lambda message: message["type"] == "bye"))["code"] == "again", "looks on no longer"
    for guest, table in ((ada, own), (bo, sat[0]), (cy, rest)):
        looker = await guest.sit(table["table"], eye=0)
        await looker.play(Random(len(table["table"]) + ord(looker.welcome["table"]["seats"][0]["name"][0])))
    found = await cy.ask("GET", f"/api/deals/{made['deal']}")
    assert found["secret"] is False
    shown = {table["seats"][0]["name"]: table["seats"][0] for table in found["tables"]}
    assert sum(seat["outdone"] for seat in shown.values()) == pytest.approx(1.5)
    assert shown["Cy"]["you"] is True
    record = await ada.ask("GET", f"/api/tables/{own['table']}/record")
    assert "seed" in record
    both = {"game": "qin", "seats": [{"kind": "bot", "bot": "random"}] * 2, "tables": 2}
    assert await ada.refused("POST", "/api/tables", both) == "deal-for-people"


async def test_leaving_an_open_table_frees_the_deal(house: House) -> None:
    ada = await house.guest("Ada")
    made = await ada.new_table({"kind": "me"}, {"kind": "open"}, tables=2)
    other = next(
        t["table"] for t in (await ada.ask("GET", f"/api/deals/{made['deal']}"))["tables"] if t["table"] != made["id"]
    )
    assert await ada.refused("PUT", f"/api/tables/{other}/seats/1") == "deal-once"
    await ada.ask("DELETE", f"/api/tables/{made['id']}/seats/0")
    await ada.ask("PUT", f"/api/tables/{other}/seats/1")


async def two_of_one_deal(house: House) -> tuple[Guest, str, str]:
    """Ada with a seat at one of two tables with the same deal, and both tables; the other has two open seats."""
    ada = await house.guest("Ada")
    made = await ada.new_table(ME, OPEN, tables=2)
    deal = await ada.ask("GET", f"/api/deals/{made['deal']}")
    (other,) = {table["table"] for table in deal["tables"]} - {made["id"]}
    return ada, made["id"], other


async def test_a_seat_that_was_not_stored_does_not_keep_anybody_from_the_deal(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, first, second = await two_of_one_deal(house)
    bo, noted = await house.guest("Bo"), select(deal_people.c.person).where(deal_people.c.table == first)
    with monkeypatch.context() as broken:
        broken.setattr(house.services.store, "append", _killed)
        assert await bo.refused("PUT", f"/api/tables/{second}/seats/0") == "store-failed"
        assert await ada.refused("DELETE", f"/api/tables/{first}/seats/0") == "store-failed"
    assert len(await house.services.store.rows(noted)) == 1, "Ada has not left"
    await bo.ask("PUT", f"/api/tables/{first}/seats/1")


async def _killed(*_arguments: object) -> None:
    raise OSError


async def test_who_keeps_another_seat_keeps_the_deal(house: House) -> None:
    ada, first, second = await two_of_one_deal(house)
    await ada.ask("DELETE", f"/api/tables/{first}/seats/0")
    room = await house.services.rooms.get(second)
    room.state.row = {**room.state.row, "wait": True}
    for seat in (0, 1):
        await ada.ask("PUT", f"/api/tables/{second}/seats/{seat}")
    await ada.ask("DELETE", f"/api/tables/{second}/seats/0")
    assert await ada.refused("PUT", f"/api/tables/{first}/seats/0") == "deal-once"
    await ada.ask("DELETE", f"/api/tables/{second}/seats/1")
    await ada.ask("PUT", f"/api/tables/{first}/seats/0")
