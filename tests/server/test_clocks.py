"""Clocks: what is earned and when, what happens at zero, and that they stop while nobody can think."""

import asyncio
import json
import sqlite3
from pathlib import Path

from tests.server.house import ME, OPEN, RANDOM, House, Looker, automation_of, open_house
from tests.server.test_draft import to_trade
from tests.server.test_draft import two as two_at_small
from tests.server.test_seats import two
from tianxia.server.tables.clocks import Clock
from tianxia.server.tables.room import Room


async def clock_of(house: House, looker: Looker) -> tuple[Room, Clock]:
    room = await house.services.rooms.get(looker.welcome["table"]["id"])
    assert room.state.clock is not None
    return room, room.state.clock


async def test_where_nothing_was_agreed_a_fallen_clock_only_shows(house: House) -> None:
    _ann, _ben, first, second = await two(house, clock={"seconds": 10, "increment": 300, "at_zero": "nothing"})
    room, clock = await clock_of(house, first)
    clock.left[0] = -2.0
    room.automation.follow_up()
    assert automation_of(room)._timer is None, "nobody waits for a clock that nobody minds"
    await first.do("answer", seat=0, version=first.version, answer=first.options[0])
    assert await second.my_turn()
    assert second.state == "running"
    assert 290 < second.room["clocks"]["left"][0] <= 298, "three hundred seconds earned on two that were missing"


async def test_a_turn_of_many_answers_earns_once_and_undo_takes_it_back(house: House, small_game: str) -> None:
    first, second = await two_at_small(house, small_game, clock={"seconds": 1000, "increment": 100})
    looker = await to_trade(first, second)
    _room, clock = await clock_of(house, looker)
    eye = looker.welcome["eye"]
    before = clock.left[eye]
    await looker.do("answer", seat=eye, version=looker.version, answer=looker.options[0])
    assert clock.left[eye] <= before, "the turn continues: a price has yet to be named"
    for _ in range(3):
        await looker.do("answer", seat=eye, version=looker.version, answer=looker.options[0])
        assert 90 < clock.left[eye] - before <= 100
        await looker.do("undo", seat=eye, version=looker.version)
        assert clock.left[eye] <= before, "undoing and playing again earns no time"


async def test_a_sealed_answer_that_is_taken_back_earns_nothing(house: House, small_game: str) -> None:
    first, _second = await two_at_small(house, small_game, clock={"seconds": 1000, "increment": 100})
    _room, clock = await clock_of(house, first)
    for _ in range(3):
        await first.do("answer", seat=0, version=first.version, answer=first.options[0])
        assert 1090 < clock.left[0] <= 1100
        await first.do("take_back", seat=0, version=first.version)
        assert clock.left[0] <= 1000


async def test_clocks_stand_while_a_table_is_paused_and_run_for_no_bot(house: House) -> None:
    _ann, ben, first, second = await two(house, clock={"seconds": 100, "at_zero": "loss"})
    room, clock = await clock_of(house, first)
    await second.do("pause", seat=1, on=True)
    assert second.room["clocks"]["running"] == []
    assert automation_of(room)._timer is None
    await second.do("pause", seat=1, on=False)
    assert second.room["clocks"]["running"] == [0]
    await ben.ask("DELETE", f"/api/tables/{room.id}/seats/1")
    await first.do("stand_in", seat=1, bot="random")
    for _ in range(2):
        assert await first.my_turn()
        await first.do("answer", seat=0, version=first.version, answer=first.options[0])
    assert clock.left[1] == 100, "a bot uses up nobody's time"


async def test_clocks_stand_while_the_server_is_down_and_fall_after_it_has_come_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ben, first, _second = await two(house, clock={"seconds": 60, "at_zero": "loss"})
        table = first.welcome["table"]["id"]
        await first.do("answer", seat=0, version=first.version, answer=first.options[0])
        left = first.room["clocks"]["left"]
    await asyncio.sleep(0.3)
    async with open_house(tmp_path) as house:
        room = await house.services.rooms.get(table)
        assert room.state.clock is not None
        assert abs(room.state.clock.left[0] - left[0]) < 0.05, "nobody thinks while the server is down"
    with sqlite3.connect(tmp_path / "tables.db") as file:
        (number, body) = file.execute("select number, body from entries order by number desc limit 1").fetchone()
        changed = {**json.loads(body), "left": [50.0, 0.05]}
        file.execute("update entries set body = ? where number = ?", (json.dumps(changed), number))
    async with open_house(tmp_path) as house:
        nobody = await house.guest()
        for _ in range(400):
            shown = await nobody.ask("GET", f"/api/tables/{table}")
            if shown["state"] == "finished":
                break
            await asyncio.sleep(0.01)
        assert shown["result"] == {"winners": [0], "scores": [], "reason": "time"}, "with nobody looking"
    assert ann.key


async def test_in_a_game_of_three_a_bot_plays_on_for_who_has_lost_on_time(house: House) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    clock = {"seconds": 10, "at_zero": "loss"}
    table = await ann.new_table(ME, OPEN, RANDOM, options={"first": "0"}, clock=clock)
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    first, second = await ann.sit(table["id"]), await ben.sit(table["id"])
    room, face = await clock_of(house, first)
    face.left[0] = 0.02
    room.automation.follow_up()
    assert await second.my_turn()
    assert second.room["seats"][0]["gone"]
    assert second.room["seats"][0]["stand_in"] is not None
    back = await first.refused("stand_in", seat=0, bot=None)
    assert back["code"] == "not-your-seat", "a game lost on time cannot be taken back"


def timed(room: Room) -> bool:
    """Whether somebody sees to it when a clock falls."""
    return automation_of(room)._timer is not None


async def test_where_a_device_goes_round_a_clock_waits_for_its_player(house: House) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, ME, options={"first": "0"}, clock={"seconds": 100, "at_zero": "loss"})
    looker = await ann.sit(table["id"])
    room, _clock = await clock_of(house, looker)
    assert looker.room["clocks"]["running"] == [0]
    await looker.do("answer", seat=0, version=looker.version, answer=looker.options[0])
    assert looker.room["clocks"]["running"] == [], "the device is on its way to the other"
    assert not timed(room)
    await looker.do("look", eye=1)
    assert looker.room["clocks"]["running"] == [1]
    assert timed(room)
    await looker.do("look", eye=0)
    assert looker.room["clocks"]["running"] == []
    link = await ann.ask("POST", f"/api/tables/{table['id']}/seats/1/links")
    await ben.ask("POST", "/api/links", {"token": link["path"].partition("#")[2]})
    assert room.clocked() == [1], "a player on another device has an opponent"
    assert timed(room)


async def test_with_others_at_the_table_looking_away_stops_no_clock(house: House) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    clock = {"seconds": 100, "at_zero": "loss"}
    table = await ann.new_table(ME, ME, OPEN, options={"first": "0"}, clock=clock)
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/2")
    looker = await ann.sit(table["id"])
    for eye in (1, -1):
        await looker.do("look", eye=eye)
        assert looker.room["clocks"]["running"] == [0]
    await looker.close()
    watching = await ben.sit(table["id"])
    assert watching.room["clocks"]["running"] == [0]
    await ben.ask("DELETE", f"/api/tables/{table['id']}/seats/2")
    assert (await clock_of(house, watching))[1].running == [0], "nor does an opponent who walks away"
