"""Accounts that last: devices, recovery by a printed code and by e-mail, an export of everything, and no way around."""

import asyncio
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.house import LOOSE, ME, OPEN, PATIENCE, RANDOM, Guest, House, Trouble, open_house, words
from tests.server.standins import mail_relay
from tianxia.server.people import tokens as tokens_module
from tianxia.server.people.devices import device_of
from tianxia.server.store.schema import people, tokens

PASSWORD, NEW = "correct horse", "another horse"
CODE = re.compile(r"[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4})+")
AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


async def account(house: House, name: str = "Ann") -> tuple[Guest, str]:
    """Somebody with an account, and its recovery code."""
    guest = await house.guest()
    guest.http.headers["user-agent"] = AGENT
    await guest.ask("POST", "/api/me", {"name": name})
    told = await guest.ask("PUT", "/api/me/password", {"password": PASSWORD})
    assert CODE.fullmatch(told["code"])
    return guest, told["code"]


async def signed_in(house: House) -> Guest:
    """Ann on another device."""
    phone = await house.guest()
    phone.http.headers["user-agent"] = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"
    )
    await phone.ask("POST", "/api/session", {"login": "Ann", "password": PASSWORD})
    return phone


async def known(guest: Guest) -> bool:
    return bool((await guest.ask("GET", "/api/me"))["known"])


# -- devices


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (AGENT, "Firefox · Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "Safari · macOS"),
        ("python-httpx/0.28", None),
        ("", None),
    ],
)
def test_a_device_is_told_in_a_few_words(agent: str, told: str | None) -> None:
    assert device_of(agent) == told


async def test_devices_are_listed_and_signed_out_one_by_one(any_house: House) -> None:
    ann, _ = await account(any_house)
    phone, tablet = await signed_in(any_house), await signed_in(any_house)
    table = await ann.new_table(ME, OPEN)
    here, there = await ann.sit(table["id"]), await phone.sit(table["id"])
    found = (await ann.ask("GET", "/api/me/account"))["devices"]
    assert [device["device"] for device in found if device["here"]] == ["Firefox · Linux"]
    assert [device["device"] for device in found if not device["here"]] == ["Safari · iPhone"] * 2
    gone = next(one for one in (await phone.ask("GET", "/api/me/account"))["devices"] if one["here"])
    assert (await ann.ask("DELETE", f"/api/me/devices/{gone['id']}"))["count"] == 1
    for looker in (here, there):
        assert (await looker.until(lambda message: message["type"] == "bye"))["code"] == "again"
    assert [await known(guest) for guest in (ann, phone, tablet)] == [True, False, True]
    assert await ann.refused("DELETE", f"/api/me/devices/{gone['id']}") == "no-device"
    assert await tablet.refused("DELETE", f"/api/me/devices/{'0' * 16}") == "no-device"
    assert (await ann.ask("DELETE", "/api/me/devices"))["count"] == 1
    assert [await known(guest) for guest in (ann, tablet)] == [True, False]


async def test_nobody_signs_out_somebody_elses_device(house: House) -> None:
    ann, _ = await account(house)
    bo, _ = await account(house, "Bo")
    device = (await ann.ask("GET", "/api/me/account"))["devices"][0]["id"]
    assert await bo.refused("DELETE", f"/api/me/devices/{device}") == "no-device"
    assert await known(ann)


# -- recovery by a printed code


async def test_a_printed_code_serves_once_and_brings_the_next(any_house: House) -> None:
    ann, code = await account(any_house)
    other, wrong = await any_house.guest(), {"login": "ann", "code": "0000-0000-0000-0000-0000"}
    assert await other.refused("POST", "/api/recovery", wrong) == "code-wrong"
    assert await other.refused("POST", "/api/recovery", {"login": "bo", "code": code}) == "code-wrong"
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    told = await other.ask("POST", "/api/recovery", {"login": "ann", "code": typed, "password": NEW})
    assert told["name"] == "Ann"
    assert CODE.fullmatch(told["code"])
    assert told["code"] != code
    assert not await known(ann), "a device signed in with the old password is out"
    assert await ann.refused("POST", "/api/recovery", {"login": "ann", "code": code}) == "code-wrong"
    assert await ann.refused("POST", "/api/session", {"login": "ann", "password": PASSWORD}) == "login-wrong"
    await ann.ask("POST", "/api/session", {"login": "ann", "password": NEW})
    fresh = (await ann.ask("POST", "/api/me/code"))["code"]
    assert await other.refused("POST", "/api/recovery", {"login": "ann", "code": told["code"]}) == "code-wrong"
    await other.ask("POST", "/api/recovery", {"login": "ann", "code": fresh})


async def test_of_two_who_use_a_code_at_once_one_gets_in(any_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _ann, code = await account(any_house)
    real, both = tokens_module.find_token, asyncio.Barrier(2)

    async def together(*args: Any) -> Any:
        found = await real(*args)
        await both.wait()  # both have seen a code that is still good
        return found

    monkeypatch.setattr("tianxia.server.people.accounts.find_token", together)

    async def attempt() -> str:
        try:
            await (await any_house.guest()).ask("POST", "/api/recovery", {"login": "ann", "code": code})
        except Trouble as trouble:
            return trouble.code
        return "in"

    assert sorted(await asyncio.gather(attempt(), attempt())) == ["code-wrong", "in"]


@pytest.mark.usefixtures("slow_time")
async def test_codes_cannot_be_guessed_from_everywhere(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(LOOSE, accounts=(0.1, 3.0))) as house:
        await account(house)
        guess = {"login": "A n n", "code": "0000-0000-0000"}
        codes = [await (await house.guest()).refused("POST", "/api/recovery", guess) for _ in range(4)]
        assert codes == ["code-wrong"] * 3 + ["too-many"]


# -- recovery by e-mail


class Post:
    """A relay that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: asyncio.Queue[Any] = asyncio.Queue()
        self.loop = asyncio.get_event_loop()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.loop.call_soon_threadsafe(self.letters.put_nowait, envelope)
        return "250 Message accepted for delivery"

    async def code(self, to: str) -> str:
        letter = await asyncio.wait_for(self.letters.get(), PATIENCE)
        assert letter.rcpt_tos == [to]
        found = CODE.search(letter.content.decode())
        assert found is not None
        assert b"http" not in letter.content, "no link could lead to somebody else's page"
        return found.group()


@pytest.fixture
async def relay() -> Any:
    """A running relay and how to reach it."""
    with mail_relay(Post()) as found:
        yield found


async def test_an_email_address_is_confirmed_and_recovers_an_account(tmp_path: Path, relay: Any) -> None:
    post, mail = relay
    async with open_house(tmp_path, mail=mail) as house:
        ann, _ = await account(house)
        phone = await signed_in(house)
        assert (await ann.ask("GET", "/api/session"))["mail"]
        await ann.ask("POST", "/api/recovery/mail", {"login": "Ann"})
        await ann.ask("POST", "/api/recovery/mail", {"login": "nobody"})
        await ann.ask("PUT", "/api/me/email", {"email": "ann@example.org"})
        code = await post.code("ann@example.org")
        assert (await ann.ask("GET", "/api/me/account"))["email"] is None, "not before it is confirmed"
        bo, _ = await account(house, "Bo")
        assert await bo.refused("POST", "/api/me/email", {"code": code}) == "code-wrong"
        await ann.ask("POST", "/api/me/email", {"code": code})
        assert await ann.refused("POST", "/api/me/email", {"code": code}) == "code-wrong"
        assert (await ann.ask("GET", "/api/me/account"))["email"] == "ann@example.org"
        assert await bo.refused("POST", "/api/recovery", {"login": "ann", "code": code}) == "code-wrong"
        other = await house.guest()
        await other.ask("POST", "/api/recovery/mail", {"login": "ann"})
        code = await post.code("ann@example.org")
        told = await other.ask("POST", "/api/recovery", {"login": "ann", "code": code, "password": NEW})
        assert (told["name"], told["code"]) == ("Ann", None)
        assert [await known(guest) for guest in (ann, phone, other)] == [False, False, True]
        assert (await other.ask("GET", "/api/me/account"))["code"], "the printed one is still good"
        await other.ask("POST", "/api/recovery/mail", {"login": "ann"})
        code = await post.code("ann@example.org")
        await house.services.store.write(update(tokens).where(tokens.c.kind == "mailed").values(until=1.0))
        assert await other.refused("POST", "/api/recovery", {"login": "ann", "code": code}) == "code-wrong"
        await other.ask("DELETE", "/api/me/email")
        assert (await other.ask("GET", "/api/me/account"))["email"] is None
        assert post.letters.empty()


@pytest.mark.usefixtures("slow_time")
async def test_nobody_is_flooded_with_mail(tmp_path: Path, relay: Any) -> None:
    post, mail = relay
    async with open_house(tmp_path, mail=mail, limits=replace(LOOSE, mails=(0.001, 3.0))) as house:
        ann, _ = await account(house)
        target = {"email": "victim@example.org"}
        codes = [await outcome(ann, "PUT", "/api/me/email", target) for _ in range(5)]
        assert codes == ["", "", "", "too-many", "too-many"]
        for _ in range(3):
            await post.code("victim@example.org")
        assert post.letters.empty()


@pytest.mark.usefixtures("slow_time")
async def test_nobody_floods_many_people_with_recovery_codes(tmp_path: Path, relay: Any) -> None:
    """Not even by asking for those of many accounts; whether there is one makes no difference."""
    post, mail = relay
    async with open_house(tmp_path, mail=mail, limits=replace(LOOSE, mails=(0.001, 3.0))) as house:
        names = ["Ann", "Bo", "Cy"]
        for name in names:
            await account(house, name)
            email = update(people).where(people.c.name == name).values(email=f"{name}@example.org")
            await house.services.store.write(email)
        logins = [{"login": name} for name in ("Ann", "nobody", "Bo", "Cy", "nobody")]
        codes = [await outcome(await house.guest(), "POST", "/api/recovery/mail", login) for login in logins]
        assert codes == ["", "", "", "too-many", "too-many"]
        for name in ("Ann", "Bo"):
            await post.code(f"{name}@example.org")
        assert post.letters.empty()


async def outcome(guest: Guest, method: str, path: str, body: Any) -> str:
    try:
        await guest.ask(method, path, body)
    except Trouble as trouble:
        return trouble.code
    return ""


async def test_a_server_without_a_relay_says_so(house: House) -> None:
    ann, _ = await account(house)
    assert not (await ann.ask("GET", "/api/session"))["mail"]
    assert await ann.refused("PUT", "/api/me/email", {"email": "ann@example.org"}) == "no-mail"
    assert await ann.refused("POST", "/api/recovery/mail", {"login": "ann"}) == "no-mail"
    for bad in ("ann", "ann@", "a b@example.org", "ann@example.org\nBcc: bo@example.org", "@example.org"):
        assert await ann.refused("PUT", "/api/me/email", {"email": bad}) == "malformed"


# -- export


async def test_an_export_has_all_of_mine_and_nothing_of_others(any_house: House) -> None:
    (ann, code), (bo, _) = await account(any_house), await account(any_house, "Bo")
    table = await ann.new_table(ME, OPEN, public=True)
    await bo.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    mine, theirs = await ann.sit(table["id"]), await bo.sit(table["id"])
    await mine.do("say", text="hello from ann")
    await theirs.do("say", text="a secret of bo")
    solo = await ann.new_table(ME, RANDOM)
    export = await ann.ask("GET", "/api/me/export")
    assert export["person"][0]["name"] == "Ann"
    assert {one["id"] for one in export["tables"]} == {table["id"], solo["id"]}
    assert [line["text"] for line in export["chat"]] == ["hello from ann"]
    assert [one["device"] for one in export["devices"]] == ["Firefox · Linux"]
    assert {(one["table"], one["seat"]) for one in export["seats"]} == {(table["id"], 0), (solo["id"], 0)}
    store = any_house.services.store
    ids = {row["id"]: row for row in await store.rows(select(tokens.c.hash.label("id")))}
    told = json.dumps(export)
    assert all(secret not in told for secret in [*ids, code, ann.key or "?", bo.key or "?", "scrypt", "seed"])
    assert "Bo" not in words(export)
    assert "secret of bo" not in told
    assert await (await any_house.guest()).refused("GET", "/api/me/export") == "no-key"
