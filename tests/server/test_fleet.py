"""Several processes on one PostgreSQL: people of one table are on different ones and notice nothing."""

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, func, insert, select, text, update

from tests.server.authenticator import Authenticator
from tests.server.house import INVITED, ME, OPEN, PATIENCE, RANDOM, Guest, House, Looker, open_house
from tests.server.world import browser_of
from tianxia.server.admin.office import carried_out
from tianxia.server.fleet import leases as leases_module
from tianxia.server.fleet.fleet import Elsewhere, Fleet, Peer
from tianxia.server.fleet.leases import members, strike
from tianxia.server.fleet.shared import SharedFleet
from tianxia.server.store.schema import bans, leases

LONG = {"seconds": 600, "at_zero": "loss"}


def at(guest: Guest, house: House) -> Guest:
    """The same person at another process."""
    other = Guest(house.port)
    other.http.cookies = guest.http.cookies
    return other


async def two_apart(houses: list[House], **more: Any) -> tuple[Guest, Guest, Looker, Looker]:
    """Ann at the first process and Ben at the second, at one table."""
    ann, ben = await houses[0].guest("Ann"), await houses[1].guest("Ben")
    table = (await ann.new_table(ME, OPEN, **more))["id"]
    first = await ann.sit(table)
    await ben.ask("PUT", f"/api/tables/{table}/seats/1")
    await first.until(lambda _message: first.seen is not None)
    return ann, ben, first, await ben.sit(table)


def owners(houses: list[House], table: str) -> list[int]:
    """The processes that have a table in memory."""
    return [number for number, house in enumerate(houses) if any(room.id == table for room in house.services.rooms)]


async def test_a_game_between_people_at_different_processes_with_a_spectator_at_a_third(houses: list[House]) -> None:
    _ann, _ben, first, second = await two_apart(houses)
    table = first.welcome["table"]["id"]
    watcher = await (await houses[2].guest()).sit(table)
    watching = asyncio.create_task(watcher.until(lambda _message: watcher.state == "finished"))
    counts = await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
    await watching
    assert min(counts) > 5
    assert owners(houses, table) == [0]
    assert first.result == second.result == watcher.result
    assert watcher.version == first.version


async def test_a_room_moves_to_where_its_first_person_is(houses: list[House]) -> None:
    ann = await houses[0].guest("Ann")
    table = (await ann.new_table(ME, OPEN))["id"]
    assert owners(houses, table) == [0]
    looker = await at(ann, houses[1]).sit(table)
    assert owners(houses, table) == [1]
    assert looker.welcome["mine"] == [0]


async def test_chat_and_room_news_reach_everybody(houses: list[House]) -> None:
    _ann, _ben, first, second = await two_apart(houses)
    await second.do("say", text="from afar")
    await first.until(lambda message: message["type"] == "said")
    assert first.said[-1]["text"] == "from afar"
    await second.close()
    await first.until(lambda _message: first.room["here"] == [0])


async def test_bots_answer_once(houses: list[House]) -> None:
    ann = await houses[0].guest("Ann")
    table = (await ann.new_table(ME, RANDOM, RANDOM))["id"]
    lookers = [await at(ann, house).sit(table) for house in houses]
    await lookers[0].play(Random(3))
    rows = await houses[1].services.store.entries(table)
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    assert sum(row["body"].get("bot", False) for row in rows) > 10
    assert len(owners(houses, table)) == 1
    for looker in lookers[1:]:
        await looker.until(lambda _message, looker=looker: looker.state == "finished")  # type: ignore[misc]


async def test_links_are_made_claimed_and_revoked_anywhere(houses: list[House]) -> None:
    ann, ben = await houses[0].guest("Ann"), await houses[1].guest("Ben")
    made = await ann.new_table(ME, INVITED)
    token = made["invitations"][0]["path"].partition("#")[2]
    await ben.ask("POST", "/api/links", {"token": token})
    looker = await ben.sit(made["id"])
    lent = await at(ben, houses[2]).ask("POST", f"/api/tables/{made['id']}/seats/1/links")
    cat = await houses[2].guest("Cat")
    await cat.ask("POST", "/api/links", {"token": lent["path"].partition("#")[2]})
    guest = await cat.sit(made["id"])
    assert guest.welcome["mine"] == [1]
    await at(ben, houses[0]).ask("DELETE", f"/api/tables/{made['id']}/seats/1/links")
    farewell = await guest.until(lambda message: message["type"] == "bye")
    assert farewell["code"] == "revoked"
    assert (await looker.do("ping"))["type"] == "done"


async def test_a_new_name_is_shown_by_every_process(houses: list[House]) -> None:
    _ann, ben, first, _second = await two_apart(houses)
    await at(ben, houses[2]).ask("POST", "/api/me", {"name": "Benedict"})
    await first.until(lambda _message: any(seat["name"] == "Benedict" for seat in first.room["seats"]))


async def test_signing_out_anywhere_ends_every_connection(houses: list[House]) -> None:
    _ann, ben, _first, second = await two_apart(houses)
    await ben.ask("PUT", "/api/me/password", {"login": "ben", "password": "correct horse"})
    await at(ben, houses[2]).ask("DELETE", "/api/sessions")
    farewell = await second.until(lambda message: message["type"] == "bye")
    assert farewell["code"] == "forgotten"


async def test_an_account_is_made_in_one_process_and_used_in_another(houses: list[House]) -> None:
    ann = await houses[0].guest("Ann")
    told = await at(ann, houses[1]).ask("PUT", "/api/me/password", {"password": "correct horse"})
    phone = await houses[2].guest()
    assert await phone.refused("POST", "/api/me", {"name": "A.n.n"}) == "name-taken"
    await phone.ask("POST", "/api/session", {"login": "ann", "password": "correct horse"})
    table = (await ann.new_table(ME, OPEN))["id"]
    looker = await phone.sit(table)
    assert (await ann.ask("DELETE", "/api/me/devices"))["count"] == 1
    assert (await looker.until(lambda message: message["type"] == "bye"))["code"] == "again"
    assert not (await phone.ask("GET", "/api/me"))["known"]
    await phone.ask("POST", "/api/recovery", {"login": "ann", "code": told["code"]})
    assert await at(phone, houses[0]).refused("POST", "/api/recovery", {"login": "ann", "code": told["code"]}) == (
        "code-wrong"
    )


async def test_a_challenge_of_one_process_is_answered_in_another(houses: list[House]) -> None:
    ann = await houses[0].guest("Ann")
    device, other = Authenticator("http://localhost"), at(ann, houses[1])
    for guest in (ann, other):
        guest.http.headers["host"] = "localhost"
    options = await ann.ask("POST", "/api/me/passkeys/options")
    assert (await other.ask("POST", "/api/me/passkeys", {"credential": device.made(options)}))["account"]
    options = await other.ask("POST", "/api/session/passkey/options")
    shown = {"credential": device.shown(options)}
    assert (await ann.ask("POST", "/api/session/passkey", shown))["name"] == "Ann"
    assert await other.refused("POST", "/api/session/passkey", shown) == "passkey-late"


async def test_somebody_who_is_forgotten_leaves_seats_at_every_process(houses: list[House]) -> None:
    _ann, ben, first, second = await two_apart(houses)
    own = (await ben.new_table(ME, OPEN))["id"]
    await at(ben, houses[2]).ask("DELETE", "/api/me")
    assert (await second.until(lambda message: message["type"] == "bye"))["code"] == "forgotten"
    await first.until(lambda _message: any(seat["name"] is None for seat in first.room["seats"]))
    shown = await (await houses[0].guest()).ask("GET", f"/api/tables/{own}")
    assert shown["seats"][0]["kind"] == "open"


async def test_clocks_go_on_when_a_table_changes_its_process(houses: list[House]) -> None:
    ann, _ben, first, second = await two_apart(houses, clock=LONG, options={"first": "0"})
    room = next(iter(houses[0].services.rooms))
    assert room.state.clock is not None
    room.state.clock.left = [300.0, 200.0]
    for looker in (first, second):
        await looker.close()
    while houses[0].services.rooms.connections:
        await asyncio.sleep(0.01)
    again = await at(ann, houses[2]).sit(room.id)
    assert owners(houses, room.id) == [2]
    left = again.room["clocks"]["left"]
    assert 290 < left[0] < 300
    assert left[1] == 200


async def test_a_clock_falls_though_its_process_has_ended(tmp_path: Path, houses: list[House], postgres: str) -> None:
    async with open_house(tmp_path, db=postgres, idle=0.0) as fourth:
        ann, ben = await fourth.guest("Ann"), await fourth.guest("Ben")
        table = (await ann.new_table(ME, OPEN, clock=LONG, options={"first": "0"}))["id"]
        await ben.ask("PUT", f"/api/tables/{table}/seats/1")
        room = await fourth.services.rooms.get(table)
        assert room.state.clock is not None
        room.state.clock.left[0] = 1.0
    while (shown := await at(ann, houses[0]).ask("GET", f"/api/tables/{table}"))["state"] != "finished":
        await asyncio.sleep(0.02)
    assert shown["result"]["reason"] == "time"


async def test_an_orderly_stop_hands_bots_over_at_once(tmp_path: Path, houses: list[House], postgres: str) -> None:
    async with open_house(tmp_path, db=postgres, bot_pause=60.0) as slow:
        ann = await slow.guest("Ann")
        table = (await ann.new_table(ME, RANDOM, options={"first": "1"}))["id"]
        assert len(slow.services.rooms) == 1
    looker = await at(ann, houses[1]).sit(table)
    assert await looker.my_turn()


async def test_reviews_are_made_by_one_process(houses: list[House]) -> None:
    ann = await houses[2].guest("Ann")
    table = (await ann.new_table(ME, RANDOM))["id"]
    await (await ann.sit(table)).play(Random(4))
    await asyncio.gather(*(at(ann, house).ask("POST", f"/api/tables/{table}/review") for house in houses))
    known = [house.services.reviews.knows(table) for house in houses]
    assert known == [True, False, False]
    for house in houses:
        assert (await at(ann, house).ask("GET", f"/api/tables/{table}/review"))["state"] in ("working", "waiting")


async def test_only_processes_may_use_their_listener(houses: list[House]) -> None:
    inner = houses[0].services.settings.inner
    assert inner is not None
    stranger = Guest(inner.port)
    assert await stranger.refused("GET", "/api/me") == "wrong-origin"
    stranger.http.headers["x-tianxia-secret"] = "guess"
    assert await stranger.refused("GET", "/health") == "wrong-origin"
    stranger.http.headers["x-tianxia-secret"] = inner.secret
    assert (await stranger.ask("GET", "/health"))["status"] == "ok"


async def test_nobody_can_say_that_they_come_from_elsewhere(houses: list[House]) -> None:
    ann, _ben, first, _second = await two_apart(houses)
    table = first.welcome["table"]["id"]
    for house in houses:
        await at(ann, house).connect(table, **{"X-Tianxia-Client": "192.0.2.7", "X-Tianxia-Scheme": "wss"})
        liar = at(ann, house)
        liar.http.headers.update({"X-Tianxia-Client": "192.0.2.7", "X-Tianxia-Scheme": "https"})
        cookie = (await liar.http.post(f"/api/tables/{table}/seats/0/links")).headers.get("set-cookie", "")
        assert "Secure" not in cookie
    room = await houses[0].services.rooms.get(table)
    assert {connection.address for connection in room.publisher.connections} == {"127.0.0.1"}
    assert "192.0.2.7" not in houses[0].services.requests._buckets


async def test_a_lease_is_given_up_with_its_room(houses: list[House]) -> None:
    ann = await houses[0].guest("Ann")
    table = (await ann.new_table(ME, OPEN))["id"]
    found = select(leases.c.server).where(leases.c.table == table)
    assert await houses[1].services.store.value(found) is not None
    room = await houses[0].services.rooms.get(table)
    await houses[0].services.rooms.hand_over(room)
    assert await houses[1].services.store.value(found) is None


async def test_a_lease_that_is_given_up_while_another_process_asks_for_it_is_taken(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, locked = await houses[0].guest("Ann"), leases_module._locked
    table, store, taker = (await ann.new_table(ME, OPEN))["id"], houses[0].services.store, houses[1].services.fleet
    assert isinstance(taker, SharedFleet)

    def given_up_before(table: str) -> Any:
        monkeypatch.setattr(leases_module, "_locked", locked)
        with store.engine.begin() as connection:
            connection.execute(delete(leases).where(leases.c.table == table))
        return locked(table)

    monkeypatch.setattr(leases_module, "_locked", given_up_before)
    await taker.take(table)
    assert await store.value(select(leases.c.server).where(leases.c.table == table)) == taker.me.id
    await taker.take("nowhere")
    assert await store.value(select(func.count()).select_from(leases)) == 1, "no lease of what is not there"


async def test_a_process_whose_lease_has_run_out_lets_go(houses: list[House]) -> None:
    ann, _ben, first, second = await two_apart(houses)
    table, member = first.welcome["table"]["id"], houses[0].services.fleet
    assert isinstance(member, SharedFleet)
    assert houses[1].services.store.shared is not None
    async with houses[1].services.store.shared.begin() as connection:
        assert await strike(connection, member.me.id)
    for looker in (first, second):
        assert (await looker.until(lambda message: message["type"] == "bye"))["code"] == "again"
    assert owners(houses, table) == []
    again = await at(ann, houses[2]).sit(table)
    assert owners(houses, table) == [2]
    assert again.version == first.version
    living = [peer.id for peer in (await members_of(houses[1]))]
    assert member.me.id in living, "it has joined again"


async def test_what_was_said_while_a_process_heard_nothing_is_read_again(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    member, services, woken = houses[0].services.fleet, houses[0].services, list[str]()
    assert isinstance(member, SharedFleet)
    assert member._listener is not None
    again, deaf, go = member._listener._connected_again, asyncio.Event(), asyncio.Event()

    async def when_told() -> Any:
        deaf.set()
        await go.wait()
        return await again()

    monkeypatch.setattr(member._listener, "_connected_again", when_told)
    monkeypatch.setattr(services, "wake", lambda: woken.append("woken"))
    listeners = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    await services.store.write(text(f"SELECT pg_terminate_backend(pid) {listeners}"))
    await deaf.wait()
    ann = await houses[1].guest("Ann")
    await browser_of(ann)
    ban = {"network": "192.0.2.0/24", "made": time.time(), "until": time.time() + 3600}
    await houses[1].services.store.write(insert(bans).values(ban))
    go.set()
    async with asyncio.timeout(PATIENCE):
        while not woken:
            await asyncio.sleep(0.01)
    assert services.subscribers
    assert services.bans.has("192.0.2.7")


async def members_of(house: House) -> list[Peer]:
    assert house.services.store.shared is not None
    async with house.services.store.shared.begin() as connection:
        return (await members(connection))[0]


async def test_of_two_processes_that_believe_to_have_a_table_one_wins(houses: list[House]) -> None:
    ann, ben, first, second = await two_apart(houses, options={"first": "0"})
    table, thief = first.welcome["table"]["id"], houses[2].services.fleet
    assert isinstance(thief, SharedFleet)
    stolen = update(leases).where(leases.c.table == table).values(server=thief.me.id)
    await houses[1].services.store.write(stolen)
    other = await at(ann, houses[2]).sit(table)
    assert owners(houses, table) == [0, 2]
    await other.do("answer", seat=0, version=other.version, answer=other.options[0])
    late = {"type": "answer", "id": 9, "seat": 0, "version": first.version, "answer": first.options[-1]}
    await first.socket.send(json.dumps(late))
    heard = await first.until(lambda message: message["type"] in ("bye", "done"))
    assert heard == {"type": "bye", "code": "again"}
    assert owners(houses, table) == [2]
    again = await ben.sit(table)
    assert again.version == other.version
    assert len(await houses[0].services.store.entries(table)) == other.version
    await second.close()


async def test_of_processes_that_wait_for_the_table_of_one_that_ended_one_gets_it(houses: list[House]) -> None:
    ann = await houses[0].guest("Ann")
    table, store = (await ann.new_table(ME, OPEN))["id"], houses[0].services.store
    engine = store.shared
    ended, *others = [house.services.fleet for house in houses]
    assert isinstance(ended, SharedFleet)
    assert engine is not None

    async def take(member: Fleet) -> str | None:
        """Who has the table, if it is another."""
        try:
            await member.take(table)
        except Elsewhere as elsewhere:
            return elsewhere.peer.id
        return None

    waiting = select(func.count()).select_from(text("pg_stat_activity")).where(text("wait_event_type = 'Lock'"))
    async with engine.begin() as connection:
        assert await strike(connection, ended.me.id)
        takers = [asyncio.create_task(take(member)) for member in others]
        while await store.value(waiting) < len(takers):
            await asyncio.sleep(0.01)
    found = [await taker for taker in takers]
    holder = await store.value(select(leases.c.server).where(leases.c.table == table))
    assert sorted(found, key=str) == sorted([None, holder], key=str)


async def test_the_operator_is_obeyed_by_every_process(houses: list[House], postgres: str) -> None:
    _ann, ben, first, second = await two_apart(houses)
    table = first.welcome["table"]["id"]
    person = await houses[0].services.somebody(ben.key, "127.0.0.1")
    assert person is not None
    await asyncio.to_thread(carried_out, postgres, "close", {"table": table})
    for looker in (first, second):
        await looker.until(lambda _message, looker=looker: looker.state == "finished")  # type: ignore[misc]
    soon = time.time() + 3600
    await asyncio.to_thread(carried_out, postgres, "ban", {"person": person.id, "until": soon})
    assert (await second.until(lambda message: message["type"] == "bye"))["code"] == "banned"
    await asyncio.to_thread(carried_out, postgres, "delete", {"table": table})
    assert (await first.until(lambda message: message["type"] == "bye"))["code"] == "deleted"
