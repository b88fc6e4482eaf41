"""Endpoints of accounts: passwords and passkeys, devices, signing in and out, and recovery."""

import ipaddress
from typing import Annotated, Any

from msgspec import Meta
from sqlalchemy import exists, select

from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.http.me import me_of
from tianxia.server.http.privacy import language_of
from tianxia.server.people.accounts import PRINTED, SignedIn
from tianxia.server.people.devices import ID, device_id, devices_of
from tianxia.server.people.passkeys import Site, available
from tianxia.server.people.people import Person
from tianxia.server.protocol import requests
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.responses import Account, Count, Device, Me, Passkey, Ways
from tianxia.server.protocol.shapes import Json
from tianxia.server.store.schema import people, tokens
from tianxia.words import words

DEVICE: dict[str, Any] = {"device": Annotated[str, Meta(min_length=ID, max_length=ID, pattern="^[0-9a-f]+$")]}
PASSKEY: dict[str, Any] = {"passkey": Annotated[str, Meta(min_length=1, max_length=1500, pattern="^[A-Za-z0-9_-]+$")]}


async def show_ways(call: Call) -> Ways:
    """How people can sign in here."""
    return _ways(call)


def _ways(call: Call) -> Ways:
    return Ways(available() and _site_name(call) is not None, call.services.mailer.available)


async def show_account(call: Call) -> Account:
    """Your account: ways to sign in, devices, and how to recover it."""
    person, store = call.anybody(), call.services.store
    row = await store.row(select(people.c.password, people.c.email).where(people.c.id == person.id))
    code = exists().where(tokens.c.person == person.id, tokens.c.kind == PRINTED, ~_spent_too())
    return Account(
        me=me_of(person),
        since=person.since,
        password=row is not None and row["password"] is not None,
        email=row["email"] if row is not None else None,
        code=bool(await store.value(select(code))),
        passkeys=[_passkey(found) for found in await call.services.passkeys.of(person)],
        devices=[_device(found, call.key or "") for found in await devices_of(store, person.id)],
        ways=_ways(call),
    )


def _spent_too() -> Any:
    spent = tokens.alias("spent")
    return exists().where(spent.c.hash == tokens.c.hash, spent.c.spent)


def _passkey(row: Any) -> Passkey:
    return Passkey(row["id"], row["device"], row["made"], row["used"])


def _device(row: Any, key: str) -> Device:
    device = row["hash"][:ID]
    return Device(device, row["device"], row["made"], row["seen"], device == device_id(key))


# -- passwords


async def set_password(call: Call) -> Me:
    """Choose a password, to sign in from anywhere; a new one needs the old one."""
    person = call.somebody()
    _charge(call, person.id if person.has_account else None)
    _charge_new(call, person)
    body = call.body
    now, code = await call.services.accounts.set_password(person, body.password, body.login, body.old)
    return Me(True, now.name, now.login, True, code)


async def come_back(call: Call) -> Me:
    """Sign in with a password; this device gets its own key."""
    await _charge_account(call)
    return _welcome(call, await call.services.accounts.come_back(call.body.login, call.body.password, call.device))


def _welcome(call: Call, signed_in: SignedIn) -> Me:
    call.give_key(signed_in.key)
    return me_of(signed_in.person, signed_in.code)


async def _charge_account(call: Call) -> None:
    """Count an attempt at whatever account is meant, by name or by login: both lead to one count."""
    found = await call.services.accounts.find(call.body.login)
    _charge(call, found["id"] if found is not None else call.body.login.lower())


def _charge(call: Call, account: str | None) -> None:
    """Count an attempt before anything is hashed: at its account too, or many addresses could guess at one."""
    call.services.logins.charge(call.address)
    if account is not None:
        call.services.guesses.charge(account)


def _charge_new(call: Call, person: Person) -> None:
    """Count a new account: each keeps a name from everybody else."""
    if not person.has_account:
        call.services.joins.charge(call.address)


# -- passkeys


def _site_name(call: Call) -> str | None:
    """The host name that passkeys are bound to; None for an address, which browsers give no passkeys."""
    name = call.request.url.hostname
    try:
        ipaddress.ip_address(name or "")
    except ValueError:
        return name
    return None


def _site(call: Call) -> Site:
    """Where the page is shown; Failure if there can be no passkeys there."""
    name = _site_name(call)
    if not available() or name is None:
        raise Failure("no-passkeys", 409)
    url = call.request.url
    return Site(name, [f"{url.scheme}://{url.netloc}", *call.services.settings.origins])


async def begin_passkey(call: Call) -> Json:
    """What the browser needs to make a passkey."""
    person = call.somebody()
    call.services.challenges.charge(call.address)
    return await call.services.passkeys.begin(person, _site(call))


async def add_passkey(call: Call) -> Me:
    """Keep a new passkey, to sign in from anywhere."""
    person = call.somebody()
    _charge_new(call, person)
    code = await call.services.passkeys.add(person, _site(call), call.body.credential, call.device)
    return Me(True, person.name, person.login, True, code)


async def remove_passkey(call: Call) -> Count:
    """Forget a passkey; the last way to sign in stays."""
    await call.services.passkeys.remove(call.anybody(), call.path["passkey"])
    return Count(1)


async def ask_passkey(call: Call) -> Json:
    """What the browser needs to sign in with a passkey."""
    call.services.challenges.charge(call.address)
    return await call.services.passkeys.ask(_site(call))


async def come_back_by_passkey(call: Call) -> Me:
    """Sign in with a passkey; this device gets its own key."""
    return _welcome(call, await call.services.passkeys.come_back(_site(call), call.body.credential, call.device))


# -- signing out


async def leave_device(call: Call) -> Me:
    """Sign out: forget the key of this device."""
    person = _with_account(call)
    await call.services.people.leave(person, call.key or "")
    return _parted(call, person)


async def leave_everywhere(call: Call) -> Me:
    """Sign out on every device: forget all keys of this person."""
    person = _with_account(call)
    await call.services.people.leave_everywhere(person)
    return _parted(call, person)


async def leave_others(call: Call) -> Count:
    """Sign out on every other device."""
    person = call.anybody()
    others = len(await devices_of(call.services.store, person.id)) - 1
    await call.services.people.leave_others(person, call.key or "")
    call.services.rooms.part(person.id, "again")
    return Count(others)


async def leave_one(call: Call) -> Count:
    """Sign out on one other device."""
    person = call.anybody()
    if call.path["device"] == device_id(call.key or ""):
        _with_account(call)
    await call.services.people.leave_device(person, call.path["device"])
    call.services.rooms.part(person.id, "again")
    return Count(1)


def _with_account(call: Call) -> Person:
    """The sender; Failure if they could never sign in again."""
    person = call.anybody()
    if not person.has_account:
        raise Failure("no-password", 409)
    return person


def _parted(call: Call, person: Person) -> Me:
    """Close the person's connections and remove the cookie."""
    call.services.rooms.part(person.id, "forgotten")
    call.give_key(None)
    return Me(False)


# -- recovery


async def recover(call: Call) -> Me:
    """Sign in with a recovery code, and out on every other device; a printed one is replaced."""
    await _charge_account(call)
    body = call.body
    signed_in = await call.services.accounts.recover(body.login, body.code, body.password, call.device)
    call.services.rooms.part(signed_in.person.id, "forgotten")
    return _welcome(call, signed_in)


async def renew_code(call: Call) -> Me:
    """Another recovery code in place of the printed one."""
    person = call.somebody()
    _charge(call, person.id)
    return me_of(person, await call.services.accounts.new_code(person))


async def mail_code(call: Call) -> Count:
    """Send a recovery code to an account's e-mail address. The answer is the same whether it has one or not."""
    _require_mail(call)
    call.services.mails.charge(call.address)
    await _charge_account(call)
    found = await call.services.accounts.mailed_code(call.body.login)
    if found is not None and call.services.mails.take(found[0]):
        _send(call, found[0], "recover", found[1])
    return Count(1)


async def add_email(call: Call) -> Count:
    """Send a code to an e-mail address, to see that you read it."""
    _require_mail(call)
    person = call.somebody()
    for whom in (call.address, person.id, call.body.email.lower()):
        call.services.mails.charge(whom)
    _send(call, call.body.email, "confirm", await call.services.accounts.confirming_code(person, call.body.email))
    return Count(1)


async def confirm_email(call: Call) -> Count:
    """Recover your account by this e-mail address from now on."""
    person = call.somebody()
    _charge(call, person.id)
    await call.services.accounts.confirm_email(person, call.body.code)
    return Count(1)


async def remove_email(call: Call) -> Count:
    """Forget your e-mail address."""
    await call.services.accounts.remove_email(call.anybody())
    return Count(1)


def _require_mail(call: Call) -> None:
    if not call.services.mailer.available:
        raise Failure("no-mail", 409)


def _send(call: Call, to: str, what: str, code: str) -> None:
    """Send a code in the language of the browser that asked for it."""
    said = words(language_of(None, call.request.headers.get("accept-language", "")))
    call.services.mailer.send(to, said.say(f"mail-{what}-subject"), said.say(f"mail-{what}", code=code))


ENDPOINTS = [
    Endpoint("GET", "/api/session", show_ways, Ways),
    Endpoint("POST", "/api/session", come_back, Me, body=requests.Credentials),
    Endpoint("DELETE", "/api/session", leave_device, Me),
    Endpoint("POST", "/api/session/passkey/options", ask_passkey, Json),
    Endpoint("POST", "/api/session/passkey", come_back_by_passkey, Me, body=requests.PasskeyAnswer),
    Endpoint("DELETE", "/api/sessions", leave_everywhere, Me),
    Endpoint("GET", "/api/me/account", show_account, Account),
    Endpoint("PUT", "/api/me/password", set_password, Me, body=requests.NewPassword),
    Endpoint("POST", "/api/me/passkeys/options", begin_passkey, Json),
    Endpoint("POST", "/api/me/passkeys", add_passkey, Me, body=requests.PasskeyAnswer, status=201),
    Endpoint("DELETE", "/api/me/passkeys/{passkey}", remove_passkey, Count, names=PASSKEY),
    Endpoint("DELETE", "/api/me/devices", leave_others, Count),
    Endpoint("DELETE", "/api/me/devices/{device}", leave_one, Count, names=DEVICE),
    Endpoint("POST", "/api/me/code", renew_code, Me),
    Endpoint("PUT", "/api/me/email", add_email, Count, body=requests.NewEmail),
    Endpoint("POST", "/api/me/email", confirm_email, Count, body=requests.Confirmation),
    Endpoint("DELETE", "/api/me/email", remove_email, Count),
    Endpoint("POST", "/api/recovery", recover, Me, body=requests.Recovery),
    Endpoint("POST", "/api/recovery/mail", mail_code, Count, body=requests.LostWay),
]
