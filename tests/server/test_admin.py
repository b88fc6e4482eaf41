"""What an operator orders is done: by the server that runs, on both databases, or by the command if none does."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from websockets.exceptions import ConnectionClosed

from tests.server.house import ME, OPEN, RANDOM, Guest, House, Looker, open_house
from tests.server.overheard import overhearing
from tianxia.engine.game import BadInput, Json
from tianxia.server.admin import actions, lists, office, orders
from tianxia.server.people.bans import Bans, home_of, network_of
from tianxia.server.people.keys import password_hash
from tianxia.server.protocol.errors import Failure
from tianxia.server.store.schema import chat, entries, people, tables
from tianxia.server.store.schema import orders as order_rows
from tianxia.server.store.store import Store

FOREVER = 253_370_764_800.0
PASSWORD = "a fresh password"


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "EVERY", 0.01)
    monkeypatch.setattr(office, "LOOK_EVERY", 0.01)


async def order(house: House, kind: str, **body: Any) -> Json:
    """Give an order while the server runs, as the command does."""
    return await asyncio.to_thread(office.carried_out, house.services.settings.db, kind, body)


async def refused(given: Awaitable[Json]) -> str:
    with pytest.raises(BadInput) as error:
        await given
    return error.value.message


async def id_of(house: House, name: str) -> str:
    return str(await house.services.store.value(select(people.c.id).where(people.c.name == name)))


async def goodbye(looker: Looker) -> str:
    code: str = (await looker.until(lambda message: message["type"] == "bye"))["code"]
    return code


async def turned_away(guest: Guest, table: str) -> list[str]:
    """What somebody hears who may not connect: a farewell, and why the socket is closed."""
    looker = Looker(await guest.connect(table))
    said = (await looker.next())["code"]
    with pytest.raises(ConnectionClosed) as closed:
        await looker.next()
    return [said, closed.value.rcvd.reason if closed.value.rcvd else ""]


# -- tables


async def test_a_running_game_is_closed_and_nobody_wins(any_house: House) -> None:
    ann = await any_house.guest("Ann")
    table = await ann.new_table(ME, RANDOM, options={"first": "0"})
    looker = await ann.sit(table["id"])
    assert await order(any_house, "close", table=table["id"]) == {"table": table["id"]}
    ended = await looker.until(lambda message: message["type"] == "changed")
    assert ended["state"] == "finished"
    assert ended["result"] == {"winners": [], "scores": [], "reason": "closed"}
    shown = await ann.ask("GET", f"/api/tables/{table['id']}")
    assert (shown["state"], shown["result"]["reason"]) == ("finished", "closed")
    assert (await ann.ask("GET", f"/api/tables/{table['id']}/fairness"))["fair"], "it can be replayed like any other"
    assert await refused(order(any_house, "close", table=table["id"])) == "admin-finished"


async def test_a_table_is_deleted_with_all_that_belongs_to_it(any_house: House) -> None:
    ann = await any_house.guest("Ann")
    running, waiting = await ann.new_table(ME, RANDOM), await ann.new_table(ME, OPEN)
    looker = await ann.sit(running["id"])
    await looker.do("say", text="hello")
    await order(any_house, "delete", table=running["id"])
    assert await goodbye(looker) == "deleted"
    assert await ann.refused("GET", f"/api/tables/{running['id']}") == "no-table"
    await order(any_house, "close", table=waiting["id"])
    for table in (tables, entries, chat):
        assert await any_house.services.store.value(select(func.count()).select_from(table)) == 0
    assert await refused(order(any_house, "delete", table=running["id"])) == "admin-no-table"


# -- people


async def test_who_is_muted_says_nothing(house: House) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, OPEN, public=True, options={"first": "0"})
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    looker, other = await ann.sit(table["id"]), await ben.sit(table["id"])
    ann_id = await id_of(house, "Ann")
    assert await order(house, "mute", person=ann_id, until=FOREVER) == {"person": ann_id, "name": "Ann"}
    assert (await looker.refused("say", text="boo"))["code"] == "muted"
    assert await ann.refused("POST", "/api/me", {"name": "Boo"}) == "muted", "a name can be said, too"
    await other.do("say", text="hello")
    await looker.do("ping")
    assert [line["text"] for line in looker.said] == ["hello"]
    assert await looker.my_turn(), "she plays on"
    await order(house, "mute", person=ann_id, until=time.time() - 1)
    await looker.do("say", text="an hour later")
    await order(house, "mute", person=ann_id, until=None)
    await looker.do("say", text="sorry")


async def test_who_is_banned_can_neither_connect_nor_create_nor_chat(any_house: House) -> None:
    house, ann = any_house, await any_house.guest("Ann")
    await ann.ask("PUT", "/api/me/password", {"login": "ann", "password": PASSWORD})
    table = await ann.new_table(ME, OPEN, public=True)
    looker = await ann.sit(table["id"])
    done = await order(house, "ban", person="ANN", until=FOREVER)
    assert done == {"person": await id_of(house, "Ann"), "name": "Ann", "network": None}
    assert await goodbye(looker) == "banned"
    assert await turned_away(ann, table["id"]) == ["banned", "banned"]
    seats = [ME, OPEN]
    assert await ann.refused("POST", "/api/tables", {"game": "qin", "seats": seats}) == "banned"
    assert await ann.refused("PUT", f"/api/tables/{table['id']}/seats/1") == "banned"
    assert await ann.refused("POST", "/api/me", {"name": "Other"}) == "banned"
    eve = await house.guest()
    assert await eve.refused("POST", "/api/session", {"login": "ann", "password": PASSWORD}) == "banned"
    await order(house, "ban", person="ann", until=None)
    assert (await ann.sit(table["id"])).welcome["mine"] == [0]


async def test_somebody_banned_can_still_be_forgotten(house: House) -> None:
    ann = await house.guest("Ann")
    await order(house, "ban", person=await id_of(house, "Ann"), until=FOREVER)
    assert (await ann.ask("DELETE", "/api/me"))["known"] is False
    assert await house.services.store.value(select(func.count()).select_from(people)) == 0


async def test_nobody_acts_from_a_banned_network(any_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house, ann = any_house, await any_house.guest("Ann")
    table = await ann.new_table(ME, OPEN, public=True)
    looker = await ann.sit(table["id"])
    assert await order(house, "ban-network", network="127.0.0.0/8", until=FOREVER) == {"network": "127.0.0.0/8"}
    assert await goodbye(looker) == "address-banned"
    assert await turned_away(ann, table["id"]) == ["address-banned", "address-banned"]
    for method, path in (("GET", "/api/me"), ("POST", "/api/me")):
        assert await ann.refused(method, path, {"name": "Ben"} if method == "POST" else None) == "address-banned"
    assert (await ann.ask("GET", "/health"))["status"] == "ok", "who watches the server may come from there"
    monkeypatch.setattr(house.services.bans, "_until", {})
    await house.services.bans.load()
    assert await ann.refused("GET", "/api/me") == "address-banned", "another server that reads it knows it as well"
    await order(house, "ban-network", network="127.0.0.1/8", until=None)
    await ann.sit(table["id"])


async def test_the_address_of_somebody_is_banned_with_them(house: House) -> None:
    ann = await house.guest("Ann")
    ann_id = await id_of(house, "Ann")
    await ann.ask("GET", "/api/me")
    done = await order(house, "ban", person=ann_id, until=FOREVER, address=True)
    assert done["network"] is None, "all come from here"
    with overhearing() as heard:
        for address, network in (("203.0.113.7", "203.0.113.7/32"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64")):
            house.services.bots.shares.note(ann_id, None, address)
            done = await order(house, "ban", person=ann_id, until=FOREVER, address=True)
            assert done["network"] == network
            assert house.services.bans.has(address)
        await order(house, "ban-network", network="198.51.100.9", until=FOREVER)
    assert [line for line in heard.lines if "ban" in line]
    assert heard.tells("203.0.113.7", "2001:db8:1:2", "198.51.100.9") == [], "no log has an address"
    assert await refused(order(house, "ban-network", network="10.0.0.0/33", until=FOREVER)) == "admin-bad-address"
    assert (await ann.ask("GET", "/api/me"))["known"]


async def test_somebody_gets_another_name_and_all_see_it(house: House) -> None:
    ann = await house.guest("Rude Word")
    looker = await ann.sit((await ann.new_table(ME, RANDOM))["id"])
    person = await id_of(house, "Rude Word")
    assert (await order(house, "rename", person=person, name="Ann"))["new"] == "Ann"
    while looker.room["seats"][0]["name"] != "Ann":
        await looker.next()
    assert (await ann.ask("GET", "/api/me"))["name"] == "Ann"
    assert await refused(order(house, "rename", person=person, name=" ")) == "server-name-empty"
    assert await refused(order(house, "rename", person="nobody", name="x")) == "admin-no-person"


async def test_a_new_password_signs_out_everywhere_and_no_log_has_it(house: House) -> None:
    ann = await house.guest("Ann")
    assert await refused(order(house, "password", person=await id_of(house, "Ann"), hash="")) == "admin-no-login"
    await ann.ask("PUT", "/api/me/password", {"login": "ann", "password": "an old password"})
    looker = await ann.sit((await ann.new_table(ME, RANDOM))["id"])
    made = password_hash(PASSWORD)
    with overhearing() as heard:
        await order(house, "password", person="ann", hash=made)
        assert await goodbye(looker) == "forgotten"
        assert not (await ann.ask("GET", "/api/me"))["known"]
        await ann.ask("POST", "/api/session", {"login": "ann", "password": PASSWORD})
    assert [line for line in heard.lines if "order to password ann: done" in line]
    assert heard.tells(PASSWORD, made, ann.key or PASSWORD) == []
    left = await house.services.store.rows(select(order_rows.c.body, order_rows.c.taker))
    assert [row["body"] for row in left] == [{}, {}], "what was ordered is forgotten when it is done"


async def test_somebody_is_forgotten_for_them(house: House) -> None:
    ann = await house.guest("Ann")
    looker = await ann.sit((await ann.new_table(ME, RANDOM))["id"])
    await order(house, "forget", person=await id_of(house, "Ann"))
    assert await goodbye(looker) == "forgotten"
    assert not (await ann.ask("GET", "/api/me"))["known"]


# -- orders


async def test_an_order_that_fails_is_reported_and_the_next_is_carried_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_arguments: object) -> Json:
        raise ZeroDivisionError

    await house.guest("Ann")
    with monkeypatch.context() as patch:
        patch.setitem(actions.ACTIONS, "forget", broken)
        assert await refused(order(house, "forget", person="ann")) == "server-server-failed"
    assert (await order(house, "forget", person=await id_of(house, "Ann")))["name"] == "Ann"


async def test_of_two_servers_one_takes_an_order(any_house: House) -> None:
    services, counted = any_house.services, 0

    async def count(*_arguments: object) -> Json:
        nonlocal counted
        counted += 1
        return {}

    row = {"id": "x", "kind": "count", "body": {}, "made": time.time()}
    actions.ACTIONS["count"] = count
    try:
        await services.store.write(insert(order_rows).values(row))
        await asyncio.gather(*(orders.carry_out_waiting(services, me) for me in ("one", "another", "a third")))
        while await services.store.value(select(order_rows.c.result)) is None:
            await asyncio.sleep(0.01)
    finally:
        del actions.ACTIONS["count"]
    assert counted == 1


async def test_a_server_that_knows_an_address_comes_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    services = house.services
    monkeypatch.setattr(services.fleet, "is_alone", False)
    services.bots.shares.note("ann", None, "203.0.113.7")

    def fresh(person: str, age: float, **more: Any) -> Any:
        return {"kind": "ban", "body": {"person": person, **more}, "made": time.time() - age}

    assert orders.is_for(services, fresh("ann", 0, address=True))
    assert not orders.is_for(services, fresh("ben", 0, address=True))
    assert orders.is_for(services, fresh("ben", 3, address=True))
    assert orders.is_for(services, fresh("ben", 0))


async def test_without_a_server_the_command_does_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        table = await ann.new_table(ME, RANDOM, options={"first": "1"}, wait=True)
        house.services.bots._turns._places = 0  # the bot must not move before the server stops
        await ann.ask("POST", f"/api/tables/{table['id']}/begin")
        db = house.services.settings.db
    before = threading.active_count()
    assert await asyncio.to_thread(office.carried_out, db, "close", {"table": table["id"]}) == {"table": table["id"]}
    assert threading.active_count() <= before + 1
    async with open_house(tmp_path) as house:
        row = await house.services.store.table(table["id"])
        assert row is not None
        assert row["result"]["reason"] == "closed"


async def test_without_a_server_on_postgresql_the_command_does_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(office, "TAKEN_WITHIN", 0.05)
    store = await Store.open(postgres)
    await store.write(insert(people).values(id="ann", name="Ann", made=1.0, seen=1.0))
    done = await asyncio.to_thread(office.carried_out, postgres, "rename", {"person": "ann", "name": "Bea"})
    assert done == {"person": "ann", "name": "Ann", "new": "Bea"}
    assert await store.value(select(people.c.name)) == "Bea"
    assert await store.value(select(order_rows.c.result)) is None
    await store.write(people.delete(), order_rows.delete())
    await store.close()


async def test_a_server_that_hangs_is_told_apart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    hangs = asyncio.Event()

    async def hang(*_arguments: object) -> None:
        hangs.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(orders, "carry_out_waiting", hang)
    await hangs.wait()
    monkeypatch.setattr(office, "TAKEN_WITHIN", 0.05)
    db = house.services.settings.db
    assert await refused(asyncio.to_thread(office.carried_out, db, "forget", {"person": "ann"})) == "admin-no-answer"
    takers = [row["taker"] for row in await house.services.store.rows(select(order_rows.c.taker))]
    assert takers != [None], "it is not carried out later either"


# -- looking things up


async def test_an_operator_sees_tables_people_and_what_was_said(any_house: House) -> None:
    house, ann = any_house, await any_house.guest("Ann")
    table, ann_id = await ann.new_table(ME, RANDOM), await id_of(house, "Ann")
    await ann.new_table(ME, OPEN)
    await (await ann.sit(table["id"])).do("say", text="50 % off_er")
    await order(house, "ban", person=ann_id, until=FOREVER)
    await order(house, "ban-network", network="2001:db8::1", until=FOREVER)

    def look() -> None:
        with lists.opened(house.services.settings.db) as connection:
            found = lists.list_tables(connection, None, 50)
            assert [row["state"] for row in found] == ["open", "running"]
            assert [seat["name"] or seat["bot"] for seat in found[1]["seats"]] == ["Ann", "random"]
            assert [row["id"] for row in lists.list_tables(connection, "running", 50)] == [table["id"]]
            assert len(lists.list_tables(connection, None, 1)) == 1
            shown = lists.show_table(connection, table["id"])
            assert [(line["person"], line["text"]) for line in shown["chat"]] == [(ann_id, "50 % off_er")]
            assert "seed" not in shown
            assert [row["banned_until"] for row in lists.list_people(connection, "aN", 50)] == [FOREVER]
            assert lists.list_people(connection, "_nn", 50) == [], "no pattern, but a part of a name"
            assert [row["network"] for row in lists.list_bans(connection)] == ["2001:db8::1/128"]
            with pytest.raises(BadInput, match="admin-no-table"):
                lists.show_table(connection, "nowhere")

    await asyncio.to_thread(look)


# -- networks


@pytest.mark.parametrize(
    ("address", "network", "inside"),
    [
        ("192.0.2.77", "192.0.2.0/24", True),
        ("192.0.3.77", "192.0.2.0/24", False),
        ("::ffff:192.0.2.77", "192.0.2.0/24", True),
        ("2001:db8::9", "2001:db8::/32", True),
        ("fe80::1%eth0", "fe80::/10", True),
        ("?", "0.0.0.0/0", False),
    ],
)
def test_which_addresses_a_network_has(address: str, network: str, inside: bool) -> None:
    known = Bans(NotImplemented)
    known.check(address)
    known._until = {network_of(network): time.time() + 60}
    assert known.has(address) is inside
    with pytest.raises(Failure, match="address-banned") if inside else contextlib.nullcontext():
        known.check(address)
    known._until = {network_of(network): time.time() - 60}
    assert not known.has(address), "it is over"


def test_the_home_of_an_address() -> None:
    assert str(home_of("::ffff:192.0.2.7")) == "192.0.2.7/32"
    assert str(home_of("2001:db8::7")) == "2001:db8::/64"
