"""Switching notifications on and off: one click, a device that signs out, and what cannot be meant."""

import json

import pytest
from sqlalchemy import select

from tests.server.house import House
from tests.server.standins import Browser
from tests.server.test_recovery import account
from tests.server.world import (
    EMAIL,
    HERE,
    HOOK_URL,
    LEISURE,
    MINUTES_5,
    URL,
    World,
    browser_of,
    turn_at,
    want,
    with_email,
)
from tianxia.server.notifications.items import KINDS
from tianxia.server.store.schema import (
    notification_choices,
    notification_settings,
    notifications,
    receivers,
)

pytestmark = pytest.mark.usefixtures("only_tests_look")


async def test_one_click_and_no_more(any_world: World) -> None:
    world = any_world
    ann, _ = await account(world.house)
    await with_email(world, ann)
    await ann.ask("PUT", f"{HERE}/mail")
    bo = await world.house.guest("Bo")
    await turn_at(ann, bo, **LEISURE)
    await world.after(MINUTES_5)
    (letter,) = world.post.take()
    path = letter["list-unsubscribe"].strip("<>").removeprefix(URL)
    stranger = await world.house.guest()
    for method, target, status in (("GET", path, 200), ("POST", path[:-1], 404), ("GET", "/off/x.y", 404)):
        assert (await stranger.http.request(method, target)).status_code == status
    assert (await ann.ask("GET", HERE))["channels"][1]["on"], "a look changes nothing"
    form = {"List-Unsubscribe": "One-Click"}
    page = await stranger.http.post(path, data=form, headers={"accept-language": "fr"})
    assert (page.status_code, "désactivées" in page.text) == (200, True)
    state = (await ann.ask("GET", HERE))["channels"][1]
    assert (state["on"], state["off"], state["address"]) == (False, "link", EMAIL)
    await turn_at(ann, bo, **LEISURE)
    await world.after(2 * 3600)
    assert world.post.take() == []
    await ann.ask("PUT", f"{HERE}/mail")
    await turn_at(ann, bo, **LEISURE)
    await world.after(MINUTES_5)
    assert len(world.post.take()) == 1
    await ann.ask("DELETE", "/api/me/email")
    assert await world.receiver("mail") is None


async def test_a_browser_goes_with_its_device_and_everything_with_its_person(any_world: World) -> None:
    world = any_world
    ann, _ = await account(world.house)
    bo = await world.house.guest("Bo")
    browser = await browser_of(ann)
    await ann.ask("PUT", f"{HERE}/webhook", {"url": HOOK_URL})
    await want(ann, *KINDS, quiet={"begin": 1, "end": 2})
    await turn_at(ann, bo, **LEISURE)
    export = await ann.ask("GET", "/api/me/export")
    assert {row["channel"] for row in export["receivers"]} == {"push", "webhook"}
    assert {row["kind"] for row in export["waiting_notifications"]} >= {"turn"}
    assert export["notifications"] == [{"language": "en", "zone": "UTC", "quiet_from": 1, "quiet_until": 2}]
    assert len(export["notification_choices"]) == 2 * len(KINDS)
    kept = await world.receiver("webhook")
    keys = browser.subscription()["keys"]
    assert not any(word in json.dumps(export) for word in (kept["secrets"]["secret"], keys["p256dh"], keys["auth"]))
    await ann.ask("PUT", f"{HERE}/push", browser.subscription())  # the same again changes nothing
    await bo.ask("PUT", f"{HERE}/push", browser.subscription())  # now Bo uses this browser
    assert not (await ann.ask("GET", HERE))["channels"][0]["on"]
    await ann.ask("PUT", f"{HERE}/push", Browser("other").subscription())
    await ann.ask("DELETE", "/api/session")
    rows = await world.house.services.store.rows(select(receivers.c.channel, receivers.c.address))
    assert sorted(row["channel"] for row in rows) == ["push", "webhook"]
    await ann.ask("POST", "/api/session", {"login": "ann", "password": "correct horse"})
    for guest in (ann, bo):
        await guest.ask("DELETE", "/api/me")
    for table in (receivers, notification_choices, notification_settings, notifications):
        assert await world.house.services.store.row(select(table)) is None


async def test_what_cannot_be_meant_is_refused(world: World) -> None:
    ann = await world.house.guest("Ann")
    good = Browser().subscription()
    bad_keys = [{"p256dh": "A" * 87, "auth": good["keys"]["auth"]}, {**good["keys"], "auth": "A" * 20}]
    for keys in bad_keys:
        assert await ann.refused("PUT", f"{HERE}/push", {**good, "keys": keys}) == "malformed"
    for address in ("https://127.0.0.1/push", "http://push.example.org/", "https://push.example.org:81/"):
        assert await ann.refused("PUT", f"{HERE}/push", {**good, "endpoint": address}) == "address-refused"
    assert await ann.refused("PUT", f"{HERE}/webhook", {"url": HOOK_URL}) == "no-account"
    settings = {"language": "en", "zone": "UTC"}
    assert await ann.refused("PUT", HERE, {**settings, "zone": "Europe/Atlantis"}) == "unknown-zone"
    assert await ann.refused("PUT", HERE, {**settings, "zone": "../../etc/passwd"}) == "malformed"
    for wrong in ({"quiet": {"begin": 5, "end": 5}}, {"quiet": {"begin": 1440, "end": 5}}, {"kinds": {"push": ["x"]}}):
        assert await ann.refused("PUT", HERE, {**settings, **wrong}) == "malformed"


async def test_a_server_without_an_address_offers_push_alone(house: House) -> None:
    ann, _ = await account(house)
    states = (await ann.ask("GET", HERE))["channels"]
    assert [state["available"] for state in states] == [True, False, False]
    assert await ann.refused("PUT", f"{HERE}/webhook", {"url": HOOK_URL}) == "no-channel"
    assert await ann.refused("PUT", f"{HERE}/mail") == "no-channel"
