"""Accounts: how passwords are stored, how often one may guess, what a new password needs, and signing out."""

import asyncio
import hashlib
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from tests.server.house import LOOSE, ME, OPEN, PATIENCE, Guest, House, open_house
from tianxia.server.people import accounts as accounts_module
from tianxia.server.people.keys import NO_PASSWORD, is_outdated, password_fits, password_hash
from tianxia.server.store.schema import people

PASSWORD = "correct horse"
ANN = {"login": "ann", "password": PASSWORD}


def first_form(password: str) -> str:
    """A password as the first versions stored it."""
    salt = bytes(range(16))
    return f"{salt.hex()}${hashlib.scrypt(password.encode(), salt=salt, dklen=32, n=2**14, r=8, p=1).hex()}"


def test_a_stored_password_says_what_it_cost() -> None:
    stored = password_hash(PASSWORD)
    *cost, salt, made = stored.split("$")
    assert cost == ["scrypt", "14", "8", "5"]
    again = hashlib.scrypt(PASSWORD.encode(), salt=bytes.fromhex(salt), dklen=32, n=2**14, r=8, p=5)
    assert made == again.hex()
    assert password_fits(PASSWORD, stored)
    assert not password_fits(PASSWORD + "s", stored)
    assert not password_fits("", NO_PASSWORD)
    assert [is_outdated(each) for each in (stored, NO_PASSWORD, first_form(PASSWORD))] == [False, False, True]


def test_a_try_costs_the_same_for_every_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the time of a wrong try would tell whether somebody has an old account, a new one or none."""
    spent: list[int] = []
    real = hashlib.scrypt
    stored = [password_hash(PASSWORD), first_form(PASSWORD), NO_PASSWORD]

    def counted(*args: bytes, p: int, **more: int) -> bytes:
        spent.append(p)
        return real(*args, p=p, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(hashlib, "scrypt", counted)
    for each in stored:
        spent.clear()
        assert not password_fits("wrong horse", each)
        assert sum(spent) == 5


async def account(house: House) -> Guest:
    """Ann, who has a password."""
    ann = await house.guest("Ann")
    await ann.ask("PUT", "/api/me/password", ANN)
    return ann


async def test_an_old_password_is_hashed_anew_at_the_next_good_login(any_house: House) -> None:
    await account(any_house)
    other, store = await any_house.guest(), any_house.services.store
    await store.write(update(people).values(password=first_form(PASSWORD)))
    stored = select(people.c.password).where(people.c.login == "ann")
    assert await other.refused("POST", "/api/session", {**ANN, "password": "wrong horse"}) == "login-wrong"
    assert await store.value(stored) == first_form(PASSWORD), "a wrong try changes nothing"
    assert (await other.ask("POST", "/api/session", ANN))["name"] == "Ann"
    renewed = await store.value(stored)
    assert renewed.startswith("scrypt$14$8$5$")
    assert (await other.ask("POST", "/api/session", ANN))["name"] == "Ann"
    assert await store.value(stored) == renewed, "once is enough"


async def test_a_new_password_needs_the_old_one(house: House) -> None:
    ann, fresh = await account(house), {"login": "ann", "password": "a new horse"}
    for old in ({}, {"old": None}, {"old": "wrong horse"}, {"old": "a new horse"}):
        assert await ann.refused("PUT", "/api/me/password", {**fresh, **old}) == "old-password-wrong"
    assert (await ann.ask("PUT", "/api/me/password", {**fresh, "old": PASSWORD}))["login"] == "ann"
    other = await house.guest()
    assert await other.refused("POST", "/api/session", ANN) == "login-wrong"
    assert (await other.ask("POST", "/api/session", fresh))["name"] == "Ann"


@pytest.mark.usefixtures("slow_time")
async def test_one_account_cannot_be_guessed_at_from_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit of an account counts before anything is hashed, and for logins that nobody has just the same."""
    async with open_house(tmp_path, limits=replace(LOOSE, accounts=(0.1, 3.0))) as house:
        ann, other = await account(house), await house.guest("Other")
        tried: list[str] = []
        monkeypatch.setattr(accounts_module, "password_fits", lambda password, _stored: tried.append(password))
        for login in ("ann", "ANN", "nobody"):
            codes = [
                await other.refused("POST", "/api/session", {"login": login, "password": f"try number {number}"})
                for number in range(4)
            ]
            wanted = ["too-many"] * 4 if login == "ANN" else ["login-wrong"] * 3 + ["too-many"]
            assert codes == wanted, login
        assert len(tried) == 6, "what is refused costs nothing"
        assert await ann.refused("PUT", "/api/me/password", {**ANN, "old": "wrong horse"}) == "too-many"
        elsewhere = {"login": "other", "password": "wrong horse"}
        assert await other.refused("POST", "/api/session", elsewhere) == "login-wrong"


async def test_passwords_are_hashed_in_a_small_pool_of_their_own(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await account(house)
    gate, busy = threading.Event(), list[str]()

    def slow(_password: str, _stored: str) -> bool:
        busy.append(threading.current_thread().name)
        return not gate.wait(PATIENCE)

    monkeypatch.setattr(accounts_module, "password_fits", slow)
    guests = [await house.guest() for _ in range(6)]
    tries = [asyncio.create_task(guest.refused("POST", "/api/session", ANN)) for guest in guests]
    while len(busy) < accounts_module.HASHERS:
        await asyncio.sleep(0.01)
    # With every hasher busy, all else goes on, threads included.
    assert (await guests[0].ask("GET", "/health"))["status"] == "ok"
    assert await asyncio.wait_for(asyncio.to_thread(lambda: len(busy)), PATIENCE) == accounts_module.HASHERS
    gate.set()
    assert await asyncio.gather(*tries) == ["login-wrong"] * 6
    assert {name.partition("_")[0] for name in busy} == {"passwords"}


async def test_signing_out_everywhere_ends_every_session(any_house: House) -> None:
    nobody, stranger = await any_house.guest(), await any_house.guest("Bo")
    assert await nobody.refused("DELETE", "/api/sessions") == "no-key"
    assert await stranger.refused("DELETE", "/api/sessions") == "no-password"
    ann, phone = await account(any_house), await any_house.guest()
    await phone.ask("POST", "/api/session", ANN)
    table = await ann.new_table(ME, OPEN)
    lookers = [await ann.sit(table["id"]), await phone.sit(table["id"])]
    other = await stranger.sit(table["id"])
    kept = phone.key
    assert await phone.ask("DELETE", "/api/sessions") == {
        "known": False,
        "name": None,
        "login": None,
        "account": False,
        "code": None,
        "visible": False,
    }
    for looker in lookers:
        assert (await looker.until(lambda message: message["type"] == "bye"))["code"] == "forgotten"
        with pytest.raises(ConnectionClosed):
            await looker.next()
    assert phone.key is None, "this device forgets its key too"
    phone.http.cookies.set("tianxia", kept or "", domain="127.0.0.1", path="/")
    for guest in (ann, phone):
        assert not (await guest.ask("GET", "/api/me"))["known"]
        assert await guest.refused("POST", "/api/tables", {"game": "qin", "seats": [ME, OPEN]}) == "no-key"
    await other.do("ping")
    assert (await stranger.ask("GET", "/api/me"))["known"], "nobody else is signed out"
    await phone.ask("POST", "/api/session", ANN)
    assert (await phone.sit(table["id"])).welcome["mine"] == [0], "the account and its seats are still there"
