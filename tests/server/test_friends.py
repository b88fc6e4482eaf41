"""Following people: their public tables, and whether they are here, which they decide themselves."""

import json
import time
from dataclasses import replace
from itertools import cycle

import pytest
from sqlalchemy import select, update

from tests.server.house import ME, OPEN, RANDOM, Guest, Json, words
from tests.server.test_players import Club, club
from tianxia.server.lobby.friends import HERE
from tianxia.server.rate_limits import Buckets
from tianxia.server.store.schema import follows, people

__all__ = ["club"]


async def friends(guest: Guest) -> dict[str, Json]:
    told = await guest.ask("GET", "/api/friends")
    return {friend["name"]: friend for friend in told["friends"]}


async def test_following_and_unfollowing(club: Club) -> None:
    await club.played({"Ada": 1, "Bo": 2})
    ada, bo = club.guests["Ada"], club.guests["Bo"]
    assert (await club.ask("Ada", "players/{Bo}"))["followed"] is False
    told = await ada.ask("PUT", f"/api/friends/{club.ids['Bo']}")
    assert [friend["name"] for friend in told["friends"]] == ["Bo"]
    assert await ada.ask("PUT", f"/api/friends/{club.ids['Bo']}") == told, "twice is once"
    assert (await club.ask("Ada", "players/{Bo}"))["followed"] is True
    assert await friends(bo) == {}, "it is one-sided, and nobody is told"
    assert (await club.ask("Bo", "players/{Ada}"))["followed"] is False
    assert (await ada.ask("DELETE", f"/api/friends/{club.ids['Bo']}"))["friends"] == []
    assert (await club.ask("nobody", "players/{Bo}"))["followed"] is False


async def test_who_may_be_followed(club: Club) -> None:
    ada, nobody = club.guests["Ada"], club.guests["nobody"]
    assert await ada.refused("PUT", f"/api/friends/{club.ids['Bo']}") == "no-player", "nothing of theirs is public"
    await club.played({"Ada": 1, "Bo": 2})
    assert await ada.refused("PUT", f"/api/friends/{club.ids['Ada']}") == "follow-self"
    assert await ada.refused("PUT", "/api/friends/nobody-there") == "no-player"
    assert await nobody.refused("PUT", f"/api/friends/{club.ids['Bo']}") == "no-key"
    assert await nobody.refused("GET", "/api/friends") == "no-key"


async def test_nobody_is_seen_to_be_here_unless_they_allow_it(club: Club) -> None:
    await club.played({"Ada": 1, "Bo": 2})
    ada, bo, store = club.guests["Ada"], club.guests["Bo"], club.house.services.store
    await ada.ask("PUT", f"/api/friends/{club.ids['Bo']}")
    await bo.ask("GET", "/api/me")
    silent = (await friends(ada))["Bo"]
    assert (silent["here"], silent["last"]) == (False, None)
    assert await store.value(select(people.c.present).where(people.c.id == club.ids["Bo"])) is None, "nothing is noted"

    assert (await bo.ask("PUT", "/api/me/visible", {"visible": True}))["visible"] is True
    assert (await bo.ask("GET", "/api/me"))["visible"] is True
    assert (await friends(ada))["Bo"]["here"] is True
    earlier = update(people).where(people.c.id == club.ids["Bo"]).values(present=time.time() - HERE - 60)
    await store.write(earlier)
    gone = (await friends(ada))["Bo"]
    assert (gone["here"], gone["last"] is not None) == (False, True)
    await bo.ask("GET", "/api/me")
    assert (await friends(ada))["Bo"]["here"] is True, "every request is a sign of somebody"
    await store.write(earlier)
    await club.house.services.following.note({club.ids["Bo"], club.ids["Ada"]})
    assert (await friends(ada))["Bo"]["here"] is True, "and so is a connection to a table"
    assert await store.value(select(people.c.present).where(people.c.id == club.ids["Ada"])) is None

    await bo.ask("PUT", "/api/me/visible", {"visible": False})
    hidden = (await friends(ada))["Bo"]
    assert (hidden["here"], hidden["last"]) == (False, None)


async def test_public_tables_of_friends_are_shown_and_no_others(club: Club) -> None:
    await club.played({"Ada": 1, "Bo": 2})
    ada, bo = club.guests["Ada"], club.guests["Bo"]
    await ada.ask("PUT", f"/api/friends/{club.ids['Bo']}")
    secret = await bo.new_table(ME, OPEN)
    assert (await friends(ada))["Bo"]["table"] is None
    running = await bo.new_table(ME, RANDOM, public=True)
    assert (await friends(ada))["Bo"]["table"]["id"] == running["id"]
    open_one = await bo.new_table(ME, OPEN, public=True)
    table = (await friends(ada))["Bo"]["table"]
    assert (table["id"], table["state"], table["mine"]) == (open_one["id"], "open", [])
    assert secret["id"] not in json.dumps(await friends(ada))


async def test_friends_are_exported_and_forgotten(club: Club) -> None:
    await club.played({"Ada": 1, "Bo": 2})
    ada, store = club.guests["Ada"], club.house.services.store
    await ada.ask("PUT", f"/api/friends/{club.ids['Bo']}")
    exported = await ada.ask("GET", "/api/me/export")
    assert [row["followed"] for row in exported["follows"]] == [club.ids["Bo"]]
    assert exported["person"][0]["visible"] is False
    assert [row["game"] for row in exported["ratings"]] == ["qin"]
    assert [row["outcome"] for row in exported["results"]] == ["won"]
    assert "Bo" not in words(exported)
    await club.guests["Bo"].ask("DELETE", "/api/me")
    assert await friends(ada) == {}
    assert await store.rows(select(follows)) == []


async def test_how_many_and_how_often(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.played({"Ada": 1, "Bo": 2, "Cy": 3})
    ada, services = club.guests["Ada"], club.house.services
    ada.doors = cycle([ada.port])  # limits count per process
    monkeypatch.setattr(services, "following", replace(services.following, most=1))
    await ada.ask("PUT", f"/api/friends/{club.ids['Bo']}")
    await ada.ask("PUT", f"/api/friends/{club.ids['Bo']}")
    assert await ada.refused("PUT", f"/api/friends/{club.ids['Cy']}") == "follow-limit"
    monkeypatch.setattr(services, "follows", Buckets((0.0, 1.0)))
    await ada.ask("DELETE", f"/api/friends/{club.ids['Bo']}")
    assert await ada.refused("PUT", f"/api/friends/{club.ids['Cy']}") == "too-many"
