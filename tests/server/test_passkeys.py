"""Passkeys on the server: made, used, removed, and refused in every way they can be wrong."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.authenticator import Authenticator, data, text
from tests.server.house import Guest, House, Trouble
from tianxia.server.people import passkeys as passkeys_module
from tianxia.server.store.schema import passkeys, people

Json = dict[str, Any]


async def at_name(house: House, name: str | None = None) -> Guest:
    """Somebody who has the page from a host name: browsers give no passkeys to addresses."""
    guest = await house.guest()
    guest.http.headers["host"] = f"localhost:{house.port}"
    await guest.ask("POST", "/api/me", {"name": name} if name else {})
    return guest


async def registered(guest: Guest) -> tuple[Authenticator, Json]:
    """A passkey for somebody, and what the server said."""
    device = Authenticator(f"http://localhost:{guest.port}")
    options = await guest.ask("POST", "/api/me/passkeys/options")
    return device, await guest.ask("POST", "/api/me/passkeys", {"credential": device.made(options)})


async def sign_in(guest: Guest, device: Authenticator) -> Any:
    options = await guest.ask("POST", "/api/session/passkey/options")
    return await guest.ask("POST", "/api/session/passkey", {"credential": device.shown(options)})


async def outcome(guest: Guest, path: str, credential: Any) -> str:
    try:
        await guest.ask("POST", path, {"credential": credential})
    except Trouble as trouble:
        return trouble.code
    return "in"


async def test_a_passkey_makes_an_account_and_signs_in(any_house: House) -> None:
    ann = await at_name(any_house, "Ann")
    device, told = await registered(ann)
    assert told["account"]
    assert told["code"]
    phone = await at_name(any_house)
    assert (await sign_in(phone, device))["name"] == "Ann"
    account = await phone.ask("GET", "/api/me/account")
    assert [one["id"] for one in account["passkeys"]] == [text(device.id)]
    assert account["passkeys"][0]["used"] is not None
    assert not account["password"]
    assert await any_house.services.store.value(select(passkeys.c.count)) == 1
    assert await ann.refused("DELETE", f"/api/me/passkeys/{text(device.id)}") == "last-way-in"
    second, _ = await registered(ann)
    assert (await ann.ask("DELETE", f"/api/me/passkeys/{text(device.id)}"))["count"] == 1
    assert await ann.refused("DELETE", f"/api/me/passkeys/{text(device.id)}") == "no-passkey"
    options = await phone.ask("POST", "/api/session/passkey/options")
    assert await outcome(phone, "/api/session/passkey", device.shown(options)) == "passkey-unknown"
    await sign_in(phone, second)


async def test_nobody_removes_somebody_elses_passkey(house: House) -> None:
    ann, bo = await at_name(house, "Ann"), await at_name(house, "Bo")
    device, _ = await registered(ann)
    await registered(bo)
    assert await bo.refused("DELETE", f"/api/me/passkeys/{text(device.id)}") == "no-passkey"
    assert await (await house.guest()).refused("POST", "/api/me/passkeys/options") == "no-key"


async def test_a_passkey_needs_a_name_to_belong_to(house: House) -> None:
    assert await (await at_name(house)).refused("POST", "/api/me/passkeys/options") == "name-needed"


async def test_there_are_none_at_an_address_or_without_the_extra(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await house.guest("Ann")
    assert not (await ann.ask("GET", "/api/session"))["passkeys"]
    assert await ann.refused("POST", "/api/me/passkeys/options") == "no-passkeys"
    named = await at_name(house, "Bo")
    assert (await named.ask("GET", "/api/session"))["passkeys"]
    monkeypatch.setattr(passkeys_module, "find_spec", lambda _name: None)
    assert not (await named.ask("GET", "/api/session"))["passkeys"]
    assert await named.refused("POST", "/api/session/passkey/options") == "no-passkeys"


def bent(credential: Json, **more: Any) -> Json:
    return {**credential, "response": {**credential["response"], **more}}


async def test_wrong_answers_are_refused_and_change_nothing(house: House) -> None:
    ann = await at_name(house, "Ann")
    device, _ = await registered(ann)
    other, eve = await at_name(house), Authenticator("https://evil.example")
    eve.key, eve.id = device.key, device.id
    options = await other.ask("POST", "/api/session/passkey/options")
    good = device.shown(options)
    signature = data(good["response"]["signature"])
    unverified = Authenticator(device.origin)
    unverified.key, unverified.id, unverified.flags = device.key, device.id, 0x01
    wrong = {
        "another origin": eve.shown(options),
        "nobody's finger": unverified.shown(options),
        "a bent signature": bent(good, signature=text(signature[:-1] + bytes([signature[-1] ^ 1]))),
        "no signature": bent(good, signature=""),
        "cut short": bent(good, authenticatorData="AAAA"),
        "another kind": {**good, "type": "password"},
    }
    for why, credential in wrong.items():
        assert await outcome(other, "/api/session/passkey", credential) == "passkey-wrong", why
    forged = device.shown({**options, "challenge": text(b"a challenge of my own")})
    assert await outcome(other, "/api/session/passkey", forged) == "passkey-late"
    strange: Json
    for strange in ({}, {"response": []}, {"response": {"clientDataJSON": 7}}, {"response": {"clientDataJSON": "e30"}}):
        assert await outcome(other, "/api/session/passkey", strange) == "passkey-late"
    for body in ("[]", "7", json.dumps({"credential": []}), json.dumps({"credential": "text"}), "{}"):
        answer = await other.http.post(
            "/api/session/passkey", content=body, headers={"content-type": "application/json"}
        )
        assert answer.json()["code"] == "malformed"
    assert (await other.ask("GET", "/api/me"))["name"] is None
    assert await outcome(other, "/api/session/passkey", good) == "in", "after all that, the right one still is"


async def test_a_copied_passkey_is_noticed_by_its_count(house: House) -> None:
    ann = await at_name(house, "Ann")
    device, _ = await registered(ann)
    for _ in range(3):
        await sign_in(ann, device)
    device.count = 0
    options = await ann.ask("POST", "/api/session/passkey/options")
    assert await outcome(ann, "/api/session/passkey", device.shown(options)) == "passkey-wrong"


async def test_a_challenge_serves_one_person_once(any_house: House) -> None:
    ann, bo = await at_name(any_house, "Ann"), await at_name(any_house, "Bo")
    device, path = Authenticator(f"http://localhost:{ann.port}"), "/api/me/passkeys"
    made = device.made(await ann.ask("POST", f"{path}/options"))
    assert await outcome(bo, path, made) == "passkey-wrong", "not Bo's challenge"
    assert sorted(await asyncio.gather(outcome(ann, path, made), outcome(ann, path, made)))[0] == "in"
    assert await outcome(ann, path, made) == "passkey-late"
    shown = device.shown(await bo.ask("POST", "/api/session/passkey/options"))
    assert await outcome(bo, path, shown) == "passkey-late", "a challenge to sign in makes no passkey"
    both = await asyncio.gather(*(outcome(guest, "/api/session/passkey", shown) for guest in (ann, bo)))
    assert sorted(both)[0] == "in"
    assert sorted(both)[1].startswith("passkey-")
    assert len(await any_house.services.store.rows(select(people.c.id).where(people.c.since.is_not(None)))) == 1
