"""Notifications: who is told what, over which channel, in which words, and nothing that is secret."""

import asyncio
import hmac
import json
import re
from random import Random
from typing import Any

import pytest

from tests.server.club import Club
from tests.server.house import GREEDY, ME, OPEN
from tests.server.standins import PUSH, Browser, Request
from tests.server.test_recovery import account
from tests.server.world import (
    DOCS,
    EMAIL,
    HERE,
    HOOK_URL,
    LEISURE,
    MINUTES_5,
    URL,
    World,
    browser_of,
    play_until,
    table_of,
    turn_at,
    want,
    with_email,
)
from tianxia.server.settings import Settings
from tianxia.server.store.schema import (
    METADATA,
)

pytestmark = pytest.mark.usefixtures("only_tests_look", "bots_at_once")


async def test_a_turn_reaches_browser_mail_and_webhook(any_world: World) -> None:
    world = any_world
    ann, _ = await account(world.house)
    bo = await world.house.guest("Bo")
    assert await ann.refused("PUT", f"{HERE}/mail") == "no-email"
    await with_email(world, ann)
    browser = await browser_of(ann)
    secret = (await ann.ask("PUT", f"{HERE}/webhook", {"url": HOOK_URL}))["secret"]
    await ann.ask("PUT", f"{HERE}/mail")
    for channel in ("push", "mail", "webhook"):
        await want(ann, "turn", channel=channel)
    table = await turn_at(ann, bo, **LEISURE)
    assert await world.after(0) == []
    pushed, hooked = sorted(await world.after(MINUTES_5), key=lambda request: request.headers["host"] != PUSH)
    check_push(browser, pushed, table)
    check_webhook(hooked, secret, table)
    (letter,) = world.post.take()
    assert (letter["to"], letter["subject"]) == (EMAIL, "Your turn")
    text = letter.get_content()
    assert "Qin with Bo: it’s your turn." in text
    assert f"{URL}/#/table/{table}" in text
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert letter["list-unsubscribe"].strip("<>") in text
    assert await world.waiting() == 0
    assert await world.after(MINUTES_5) == []


def check_push(browser: Browser, pushed: Request, table: str) -> None:
    told = browser.read(pushed)
    assert set(told) == {"title", "body", "path", "tag", "off", "turn_off", "lang"}
    assert (told["title"], told["body"], told["lang"]) == ("Your turn", "Qin with Bo: it’s your turn.", "en")
    assert (told["path"], told["tag"]) == (f"#/table/{table}", table)
    named = {name: pushed.headers[name] for name in ("ttl", "content-encoding")}
    assert named == {"ttl": "86400", "content-encoding": "aes128gcm"}
    assert pushed.headers["authorization"].startswith("vapid t=")
    assert b"Qin with Bo" not in pushed.body


def check_webhook(hooked: Request, secret: str, table: str) -> None:
    found = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", hooked.headers["x-tianxia-signature"])
    assert found is not None
    sent, made = found.groups()
    assert hmac.new(secret.encode(), f"{sent}.".encode() + hooked.body, "sha256").hexdigest() == made
    example: dict[str, Any] = {}
    exec(DOCS.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0], example)
    signature, within = hooked.headers["x-tianxia-signature"], 2 * MINUTES_5
    assert example["is_ours"](secret, signature, hooked.body, within)
    for wrong in ((f"x{secret}", signature, hooked.body, within), (secret, signature, hooked.body + b" ", within)):
        assert not example["is_ours"](*wrong)
    assert not example["is_ours"](secret, signature, hooked.body, 1), "too old, or too new"
    told = json.loads(hooked.body)
    assert set(told) == {"id", "sent", "text", "content", "items", "off"}
    link = f"{URL}/#/table/{table}"
    said: dict[str, Any] = {"kind": "turn", "game": "qin", "table": table, "players": ["Bo"]}
    said |= {"who": None, "tournament": None, "link": link}
    assert told["items"] == [said]
    assert told["text"] == told["content"] == "Qin with Bo: it’s your turn."
    assert told["id"] == hooked.headers["x-tianxia-delivery"]


async def test_nothing_is_sent_to_those_who_did_not_ask(world: World) -> None:
    ann, bo = await world.house.guest("Ann"), await world.house.guest("Bo")
    shown = await ann.ask("GET", HERE)
    assert [state["on"] for state in shown["channels"]] == [False, False, False]
    assert [state["available"] for state in shown["channels"]] == [True, False, False]
    await turn_at(ann, bo, **LEISURE)
    assert await world.waiting() == 0
    await browser_of(ann)
    await want(ann)
    await turn_at(ann, bo, **LEISURE)
    assert await world.waiting() == 0


async def test_turns_of_several_tables_are_one_message_and_played_ones_are_none(any_world: World) -> None:
    world = any_world
    ann, bo = await world.house.guest("Ann"), await world.house.guest("Bo")
    browser = await browser_of(ann)
    await want(ann, "turn")
    played, *others = [await turn_at(ann, bo, **LEISURE) for _ in range(4)]
    await play_until(ann, 1, played)
    (request,) = await world.after(MINUTES_5)
    told = browser.read(request)
    assert told["title"] == "Your turn at 3 tables"
    assert told["body"].splitlines() == ["Qin with Bo: it’s your turn."] * 3
    assert (told["path"], told["tag"]) == ("#/tables", "tianxia")
    await play_until(ann, 1, others[0])
    await play_until(bo, 0, others[0])
    await play_until(ann, 1, others[0])
    assert await world.after(MINUTES_5) == []
    assert await world.waiting() == 0


async def test_who_looks_at_a_live_table_is_not_told(world: World) -> None:
    ann, bo = await world.house.guest("Ann"), await world.house.guest("Bo")
    browser = await browser_of(ann)
    await want(ann, "turn", "ended")
    table = await table_of(ann, bo)
    looker = await ann.sit(table)
    await play_until(ann, 1, table)
    await play_until(bo, 0, table)
    assert await world.after(25) == []
    world.shift = 0.0
    await looker.close()
    await play_until(ann, 1, table)
    await play_until(bo, 0, table)
    assert await world.after(10) == []
    (request,) = await world.after(15)
    assert browser.read(request)["title"] == "Your turn"
    theirs = await bo.sit(table)
    await theirs.do("resign", seat=1)
    (request,) = await world.after(25)
    assert browser.read(request)["body"] == "Qin with Bo: the game is over."


async def test_who_subscribes_while_all_are_read_is_known(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    subscribers, store = world.house.services.subscribers, world.house.services.store
    ann, rows, subscribing = await world.house.guest("Ann"), store.rows, list[asyncio.Task[Any]]()

    async def read_while_ann_subscribes(query: Any) -> Any:
        monkeypatch.setattr(store, "rows", rows)
        found = await rows(query)
        subscribing.append(asyncio.create_task(browser_of(ann)))
        await asyncio.wait(subscribing, timeout=0.3)
        return found

    monkeypatch.setattr(store, "rows", read_while_ann_subscribes)
    await subscribers.load()
    await subscribing[0]
    assert subscribers


async def test_bots_are_patient(world: World) -> None:
    ann = await world.house.guest("Ann")
    await browser_of(ann)
    table = (await ann.new_table(ME, GREEDY, **LEISURE))["id"]
    looker = await ann.sit(table)
    await looker.play(Random(1), 3)
    await looker.close()
    await asyncio.sleep(0)
    assert await world.waiting() == 0


async def test_a_host_hears_who_joined(world: World) -> None:
    ann, bo = await world.house.guest("Ann"), await world.house.guest("Bo")
    browser = await browser_of(ann)
    await want(ann, "joined")
    table = await table_of(ann, bo)
    (request,) = await world.after(25)
    told = browser.read(request)
    assert (told["title"], told["body"]) == ("Somebody joined your table", "Qin with Bo: Bo joined your table.")
    assert told["path"] == f"#/table/{table}"


async def test_somebody_with_two_seats_that_are_asked_at_once_is_told_once(any_world: World) -> None:
    world = any_world
    ann, bo = await world.house.guest("Ann"), await world.house.guest("Bo")
    await browser_of(ann)
    await want(ann, "turn", "clock")
    clock = {"seconds": 86_400, "increment": 3600, "at_zero": "loss"}
    options: dict[str, Any] = {"game": "zhanguo", "options": {"draft": "on"}, "clock": clock, **LEISURE}
    table = (await ann.new_table(ME, ME, OPEN, **options))["id"]
    begun = await bo.ask("PUT", f"/api/tables/{table}/seats/2")
    assert (begun["state"], begun["asked"]) == ("running", [0, 1, 2])
    assert await world.waiting() == 2, "a turn and a clock"


async def test_a_clock_that_runs_short_is_told_once_and_not_too_early(any_world: World) -> None:
    world, day = any_world, 86400
    ann, bo = await world.house.guest("Ann"), await world.house.guest("Bo")
    browser = await browser_of(ann)
    await want(ann, "clock")
    clock = {"seconds": day, "increment": day // 2, "at_zero": "loss"}
    table = await turn_at(ann, bo, clock=clock, **LEISURE)
    await play_until(ann, 1, table)
    await play_until(bo, 0, table)  # each turn adds half a day: what was queued first comes too early
    looker = await ann.sit(table)
    left = looker.room["clocks"]["left"][0]
    await looker.close()
    assert await world.after(left - 0.7 * day) == []
    assert await world.after(0.4 * day) == []
    (request,) = await world.after(0.1 * day)
    assert browser.read(request)["title"] == "Your time is running out"
    assert await world.after(0.1 * day) == []
    assert await world.waiting() == 0


def test_a_queued_row_has_no_room_for_words() -> None:
    columns = {column.name for column in METADATA.tables["notifications"].columns}
    assert columns == {"receiver", "kind", "subject", "number", "made", "due", "batch"}
    assert Settings(db="x").url is None


async def test_words_in_every_language(world: World) -> None:
    ann, bo = await world.house.guest("Ann"), await world.house.guest("Bo")
    browser = await browser_of(ann)
    for language, title in (("de", "Du bist am Zug"), ("fr", "À vous de jouer")):
        await want(ann, "turn", language=language)
        table = await turn_at(ann, bo, **LEISURE)
        (request,) = await world.after(MINUTES_5)
        assert browser.read(request)["title"] == title
        await play_until(ann, 1, table)


async def test_a_tournament_game_that_waits_for_somebody_is_told_once(any_world: World) -> None:
    world = any_world
    club = await Club(world.house, rounds=2, missing="forfeit", by_itself=False).open("Ann", "Bo")
    browser = await browser_of(club.guests["Ann"])
    await browser_of(club.guests["Bo"], "two")
    await want(club.guests["Ann"], "round")
    await want(club.guests["Bo"], "turn")
    await club.begin()
    table = (await club.seen("Ann"))["game"]["table"]
    assert await world.after(10) == []
    (request,) = await world.after(15)
    told = browser.read(request)
    assert (told["title"], told["path"]) == ("Your tournament game is ready", f"#/table/{table}")
    assert told["body"] == "Autumn: your game is ready (Qin with Bo)."
    assert await world.after(600) == []
    await asyncio.gather(*(club.sit(name) for name in club.guests))
    await club.resign("Bo")
    await club.ask("Ann", "POST", "/rounds")
    await club.sit("Ann")
    assert await world.after(25) == [], "somebody who sits there needs no message"
    assert await world.waiting() == 0
