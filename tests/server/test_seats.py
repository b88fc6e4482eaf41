"""Who sits where: links, leaving, bots that stand in, giving up, pauses, clocks, rematches, chat, being forgotten."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, select

from tests.server.house import GREEDY, INVITED, ME, OPEN, RANDOM, Guest, House, Looker, words
from tianxia.server.people.people import Person
from tianxia.server.protocol.errors import Failure
from tianxia.server.store.schema import Row, grants, tables
from tianxia.server.tables import seating
from tianxia.server.tables.room import Room


async def two(house: House, **more: Any) -> tuple[Guest, Guest, Looker, Looker]:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, OPEN, options={"first": "0"}, **more)
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    return ann, ben, await ann.sit(table["id"]), await ben.sit(table["id"])


async def test_an_invitation_gives_its_seat_once(house: House) -> None:
    ann, ben, eve = await house.guest("Ann"), await house.guest("Ben"), await house.guest("Eve")
    table = await ann.new_table(ME, INVITED)
    (invitation,) = table["invitations"]
    token = invitation["path"].partition("#")[2]
    assert table["local_only"], "an invitation from a server that only this machine reaches must say so"
    assert await eve.refused("PUT", f"/api/tables/{table['id']}/seats/1") == "seat-taken"
    assert await ben.ask("POST", "/api/links", {"token": token}) == {"table": table["id"], "seat": 1}
    assert await eve.refused("POST", "/api/links", {"token": token}) in ("link-unknown", "has-begun")
    assert (await ben.ask("GET", f"/api/tables/{table['id']}"))["state"] == "running"


async def test_who_opens_a_link_learns_where_it_leads_and_takes_nothing_by_it(house: House) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, INVITED)
    token = {"token": table["invitations"][0]["path"].partition("#")[2]}
    led = await ben.ask("POST", "/api/links/look", token)
    assert (led["kind"], led["seat"], led["table"]["game"]) == ("invite", 1, "qin")
    assert [seat["name"] for seat in led["table"]["seats"]] == ["Ann", None]
    await ben.ask("POST", "/api/links", token)
    assert await ben.refused("POST", "/api/links/look", token) == "link-unknown"
    own = await ann.ask("POST", f"/api/tables/{table['id']}/seats/0/links")
    led = await ben.ask("POST", "/api/links/look", {"token": own["path"].partition("#")[2]})
    assert (led["kind"], led["seat"], led["table"]["mine"]) == ("seat", 0, [1])


@pytest.mark.parametrize("table", ["nowhere", "x" * 41, "no.where.at.all"])
async def test_an_address_that_no_table_can_have_is_no_table(house: House, table: str) -> None:
    ann = await house.guest("Ann")
    assert await ann.refused("GET", f"/api/tables/{table}") == "no-table"
    assert await ann.refused("PUT", f"/api/tables/{table}/seats/0") == "no-table"


async def test_a_seat_link_opens_the_seat_on_another_device_until_it_is_revoked(house: House) -> None:
    ann, _ben, first, _second = await two(house)
    phone, table = await house.guest("Ann's phone"), first.welcome["table"]["id"]
    assert await phone.refused("POST", f"/api/tables/{table}/seats/0/links") == "not-your-seat"
    link = await ann.ask("POST", f"/api/tables/{table}/seats/0/links")
    await phone.ask("POST", "/api/links", {"token": link["path"].partition("#")[2]})
    looker = await phone.sit(table)
    assert looker.welcome["mine"] == [0]
    await looker.do("answer", seat=0, version=looker.version, answer=looker.options[0])
    assert [t["id"] for t in (await phone.ask("GET", "/api/tables?which=mine"))["tables"]] == [table]
    assert (await ann.ask("DELETE", f"/api/tables/{table}/seats/0/links"))["count"] == 1
    assert (await looker.until(lambda message: message["type"] == "bye"))["code"] == "revoked"
    assert (await phone.sit(table)).welcome["mine"] == []


async def test_a_link_that_is_revoked_while_somebody_opens_it_lends_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, phone = await house.guest("Ann"), await house.guest("Ann's phone")
    seat = f"/api/tables/{(await ann.new_table(ME, RANDOM))['id']}/seats/0"
    token = (await ann.ask("POST", f"{seat}/links"))["path"].partition("#")[2]
    links, lend = house.services.links, house.services.links.lend

    async def lend_too_late(person: Person, link: Row) -> None:
        await ann.ask("DELETE", f"{seat}/links")
        await lend(person, link)

    monkeypatch.setattr(links, "lend", lend_too_late)
    assert await phone.refused("POST", "/api/links", {"token": token}) == "link-unknown"
    assert await house.services.store.rows(select(grants)) == []


async def test_who_sits_down_while_a_link_is_revoked_keeps_the_seat(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = (await ann.new_table(ME, INVITED, OPEN))["id"]
    room, holders = await house.services.rooms.get(table), house.services.store.holders
    sitting: list[asyncio.Task[Any]] = []

    async def read_while_ben_sits_down(table: str) -> dict[str, set[int]]:
        found = await holders(table)
        sitting.append(asyncio.create_task(ben.ask("PUT", f"/api/tables/{table}/seats/2")))
        while not (room._work or sitting[0].done()):
            await asyncio.sleep(0.01)
        return found

    monkeypatch.setattr(house.services.store, "holders", read_while_ben_sits_down)
    await ann.ask("DELETE", f"/api/tables/{table}/seats/1/links")
    await sitting[0]
    assert (await ben.sit(table)).welcome["mine"] == [2]


async def test_a_leaver_s_seat_is_played_by_a_bot_and_given_back(house: House) -> None:
    _ann, ben, first, second = await two(house)
    table = first.welcome["table"]["id"]
    assert (await first.refused("stand_in", seat=1, bot="random"))["code"] == "still-there"
    await ben.ask("DELETE", f"/api/tables/{table}/seats/1")
    await first.do("stand_in", seat=1, bot="random")
    assert first.room["seats"][1]["stand_in"] == "random"
    await first.play(Random(1), 2)
    assert await first.my_turn(), "the bot has answered for the leaver"
    assert (await second.refused("answer", seat=1, version=99, answer="x"))["code"] == "stand-in-plays"
    await second.do("stand_in", seat=1, bot=None)
    assert second.room["seats"][1] | {"gone": False, "stand_in": None} == second.room["seats"][1]
    await first.do("answer", seat=0, version=first.version, answer=first.options[0])
    assert await second.my_turn()


@pytest.mark.parametrize("pace", ["live", "leisure"])
async def test_who_is_away_is_waited_for_where_people_play_at_leisure(house: House, pace: str) -> None:
    _ann, _ben, first, second = await two(house, pace=pace)
    assert first.welcome["table"]["pace"] == pace
    room = await house.services.rooms.get(first.welcome["table"]["id"])
    await second.close()
    await first.until(lambda message: message["type"] == "room" and message["room"]["here"] == [0])
    assert (await first.refused("stand_in", seat=1, bot="random"))["code"] == "still-there", "only just left"
    room.last_seen[1] -= seating.ABSENT + 1
    if pace == "leisure":
        assert (await first.refused("stand_in", seat=1, bot="random"))["code"] == "still-there"
    else:
        await first.do("stand_in", seat=1, bot="random")


async def test_giving_up_ends_a_game_of_two_and_leaves_a_bot_in_larger_ones(house: House) -> None:
    ann, _ben, first, second = await two(house)
    assert (await second.refused("resign", seat=0))["code"] == "not-your-seat"
    await first.do("resign", seat=0)
    assert first.result == {"winners": [1], "scores": [], "reason": "resigned"}
    assert (await first.refused("undo", seat=0, version=first.version))["code"] == "not-running"
    record = await ann.ask("GET", f"/api/tables/{first.welcome['table']['id']}/record")
    assert '"seed": "' in record
    table = await ann.new_table(ME, RANDOM, RANDOM)
    looker = await ann.sit(table["id"])
    await looker.do("resign", seat=0)
    await looker.until(lambda message: message.get("room", {}).get("resigned") == [0])
    while looker.state != "finished":
        await looker.next()
    assert looker.result is not None
    assert looker.result["reason"] != "resigned"


async def test_a_paused_table_waits(house: House) -> None:
    _ann, _ben, first, second = await two(house)
    await second.do("pause", seat=1, on=True)
    await first.do("ping")
    assert (await first.refused("answer", seat=0, version=first.version, answer=first.options[0]))["code"] == "paused"
    await first.do("pause", seat=0, on=False)
    await first.do("answer", seat=0, version=first.version, answer=first.options[0])


async def test_clocks_run_for_who_is_asked_and_a_fallen_one_loses(house: House) -> None:
    clock = {"seconds": 10, "increment": 5, "at_zero": "loss"}
    _ann, _ben, first, second = await two(house, clock=clock)
    assert first.room["clocks"]["running"] == [0]
    await first.do("answer", seat=0, version=first.version, answer=first.options[0])
    left = first.room["clocks"]["left"]
    assert 14 < left[0] <= 15
    assert first.room["clocks"]["running"] == [1]
    room = await house.services.rooms.get(first.welcome["table"]["id"])
    assert room.state.clock is not None
    room.state.clock.left[1] = 0.05
    room.automation.follow_up()
    while second.state != "finished":
        await second.next()
    assert second.result == {"winners": [0], "scores": [], "reason": "time"}


async def test_a_bot_takes_over_at_zero_where_that_was_agreed(house: House) -> None:
    _ann, _ben, first, second = await two(house, clock={"seconds": 10, "at_zero": "bot"})
    room = await house.services.rooms.get(first.welcome["table"]["id"])
    assert room.state.clock is not None
    room.state.clock.left[0] = 0.05
    room.automation.follow_up()
    assert await second.my_turn()
    assert second.room["seats"][0]["stand_in"] == "easy"
    await first.do("stand_in", seat=0, bot=None)
    assert first.room["clocks"]["left"][0] == 10


async def test_a_series_goes_through_the_boards_and_is_counted(house: House) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, OPEN, series=["bird", "lion"])
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    assert await ann.refused("POST", f"/api/tables/{table['id']}/rematch", {}) == "not-finished"
    first, second = await ann.sit(table["id"]), await ben.sit(table["id"])
    await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
    made = await asyncio.gather(*(p.ask("POST", f"/api/tables/{table['id']}/rematch", {}) for p in (ann, ben)))
    assert made[0]["table"]["id"] == made[1]["table"]["id"], "two who ask at once get the same table"
    later = made[0]["table"]
    assert later["options"]["board"] == "lion"
    assert later["series"]["number"] == 1
    assert later["series"]["standing"] is not None
    assert (await first.until(lambda message: message["type"] == "next"))["table"] == later["id"]
    waiting = next(seat for seat in later["seats"] if seat["kind"] == "invited")
    other = ben if waiting["name"] == "Ben" else ann
    assert (await other.ask("PUT", f"/api/tables/{later['id']}/seats/{waiting['seat']}"))["state"] == "running"


async def test_rematch_with_the_other_board(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM)
    looker = await ann.sit(table["id"])
    await looker.do("resign", seat=0)
    made = await ann.ask("POST", f"/api/tables/{table['id']}/rematch", {"options": {"board": "lion"}})
    assert made["table"]["options"]["board"] == "lion"
    assert made["table"]["state"] == "running"
    assert made["table"]["previous"] == table["id"]
    assert (await ann.ask("GET", f"/api/tables/{table['id']}"))["next"] == made["table"]["id"]


async def over(guest: Guest) -> str:
    """A table where somebody has given up against a bot."""
    table: str = (await guest.new_table(ME, RANDOM))["id"]
    await (await guest.sit(table)).do("resign", seat=0)
    return table


async def test_a_rematch_that_was_removed_makes_room_for_another(house: House) -> None:
    ann = await house.guest("Ann")
    table = await over(ann)
    removed = (await ann.ask("POST", f"/api/tables/{table}/rematch", {}))["table"]["id"]
    await house.services.store.write(delete(tables).where(tables.c.id == removed))
    house.services.rooms.remove([removed], "deleted")
    assert (await ann.ask("GET", f"/api/tables/{table}"))["next"] is None
    made = (await ann.ask("POST", f"/api/tables/{table}/rematch", {}))["table"]["id"]
    assert (await ann.ask("GET", f"/api/tables/{table}"))["next"] == made


async def test_a_rematch_that_was_cut_short_is_found_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await house.guest("Ann")
    table = await over(ann)
    with monkeypatch.context() as broken:
        broken.setattr(house.services.rooms, "get", _only(table, house))
        assert await ann.refused("POST", f"/api/tables/{table}/rematch", {}) == "room-closed"
    found = (await ann.ask("GET", f"/api/tables/{table}"))["next"]
    assert (await ann.ask("POST", f"/api/tables/{table}/rematch", {}))["table"]["id"] == found


def _only(table: str, house: House) -> Callable[[str], Awaitable[Room]]:
    """Opens no other table than this one."""
    get = house.services.rooms.get

    async def only(wanted: str) -> Room:
        if wanted != table:
            raise Failure("room-closed", 503)
        return await get(wanted)

    return only


async def test_chat_is_plain_text_and_can_be_switched_off(house: House) -> None:
    _ann, _ben, first, second = await two(house)
    await first.do("say", text="  hello\n\x07 <b>you</b> ")
    await second.until(lambda message: message["type"] == "said")
    assert second.said[0]["text"] == "hello <b>you</b>"
    assert second.said[0]["name"] == "Ann"
    nobody = await (await house.guest()).sit(first.welcome["table"]["id"])
    assert nobody.welcome["chat"][0]["text"] == "hello <b>you</b>"
    assert (await nobody.refused("say", text="psst"))["code"] == "no-key"
    await second.do("switch_chat", on=False)
    assert (await first.refused("say", text="still there?"))["code"] == "chat-off"


async def test_forget_me_leaves_an_anonymous_seat(house: House) -> None:
    ann, ben, first, second = await two(house)
    table = first.welcome["table"]["id"]
    await first.do("say", text="bye")
    await ann.ask("DELETE", "/api/me")
    assert (await first.until(lambda message: message["type"] == "bye"))["code"] == "forgotten"
    assert (await ann.ask("GET", "/api/me"))["known"] is False
    seen = await ben.ask("GET", f"/api/tables/{table}")
    assert seen["seats"][0]["name"] is None
    assert seen["seats"][0]["gone"]
    await second.do("stand_in", seat=0, bot="random")
    await second.play(Random(1))
    assert second.state == "finished"
    assert "Ann" not in words(await ben.ask("GET", f"/api/tables/{table}/record"))
    assert (await ben.sit(table)).welcome["chat"][0]["name"] is None


async def test_who_is_forgotten_leaves_finished_games_whole(house: House) -> None:
    ann, ben, first, second = await two(house, public=True)
    table = first.welcome["table"]["id"]
    await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
    before = await ben.ask("GET", f"/api/tables/{table}/replay")
    await ann.ask("PUT", "/api/me/password", {"login": "ann", "password": "correct horse"})
    await ann.ask("DELETE", "/api/me")
    after = await ben.ask("GET", f"/api/tables/{table}/replay")
    assert after["steps"] == before["steps"]
    assert after["table"]["result"] == before["table"]["result"]
    assert [seat["name"] for seat in after["table"]["seats"]] == [None, "Ben"]
    assert [seat["kind"] for seat in after["table"]["seats"]] == ["person", "person"]
    assert (await ben.ask("GET", f"/api/tables/{table}/fairness"))["fair"], "the commitment contained no name"
    assert [shown["id"] for shown in (await ben.ask("GET", "/api/tables?which=finished"))["tables"]] == [table]
    assert await ann.refused("POST", "/api/session", {"login": "ann", "password": "correct horse"}) == "login-wrong"
    rematch = (await ben.ask("POST", f"/api/tables/{table}/rematch", {}))["table"]
    assert [seat["kind"] for seat in rematch["seats"]] == ["open", "person"], "nobody is waited for in vain"


async def test_a_password_brings_one_back_from_anywhere(house: House) -> None:
    ann, other = await house.guest("Ann"), await house.guest("Other")
    assert await ann.refused("DELETE", "/api/session") == "no-password"
    await ann.ask("PUT", "/api/me/password", {"login": "ann", "password": "correct horse"})
    table = await ann.new_table(ME, OPEN)
    assert await other.refused("PUT", "/api/me/password", {"login": "Ann", "password": "12345678"}) == "login-taken"
    assert await other.refused("POST", "/api/session", {"login": "ann", "password": "wrong horse"}) == "login-wrong"
    assert await other.refused("POST", "/api/session", {"login": "nobody", "password": "wrong horse"}) == "login-wrong"
    assert (await other.ask("POST", "/api/session", {"login": "ann", "password": "correct horse"}))["name"] == "Ann"
    assert [t["id"] for t in (await other.ask("GET", "/api/tables?which=mine"))["tables"]] == [table["id"]]


async def test_a_table_that_waits_is_begun_by_its_host(house: House) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, OPEN, GREEDY, wait=True)
    looker = await ann.sit(table["id"])
    assert looker.seen is None
    assert await ann.refused("POST", f"/api/tables/{table['id']}/begin") == "seats-open"
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    await ben.ask("DELETE", f"/api/tables/{table['id']}/seats/1")
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    assert await ben.refused("POST", f"/api/tables/{table['id']}/begin") == "not-your-table"
    assert (await ann.ask("POST", f"/api/tables/{table['id']}/begin"))["state"] == "running"
    await looker.until(lambda message: message["type"] == "changed" and message["state"] == "running")
    await ann.ask("POST", "/api/me", {"name": "Anna"})
    await looker.until(lambda message: message["type"] == "room")
    assert looker.room["seats"][0]["name"] == "Anna"
