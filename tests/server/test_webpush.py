"""Encryption and signatures of web push by the vectors of the standards, and requests that reach nothing private."""

import asyncio
import json
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.standins import PUSH, outside
from tianxia.server.notifications import transport as transport_module
from tianxia.server.notifications.transport import Transport, Unreachable, checked, is_public
from tianxia.server.notifications.webpush import (
    encrypted,
    fresh_key,
    introduction,
    key_of,
    public_of,
    to_bytes,
    to_text,
)

SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
"""RFC 8291, section 5 and appendix A."""
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1"
    "YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0",
    "i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA",
    "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs",
)
"""RFC 8292, section 2.4: what is signed, the signature, and the key."""


def test_a_message_is_encrypted_as_in_rfc_8291() -> None:
    text = b"When I grow up, I want to be a watermelon"
    sealed = encrypted(text, to_bytes(BROWSER), to_bytes(AUTH), key_of(SERVER), to_bytes(SALT))
    assert to_text(sealed) == SEALED
    fresh = encrypted(text, to_bytes(BROWSER), to_bytes(AUTH))
    assert fresh[:16] != sealed[:16], "salt and key are never the same twice"


def good(signed: str, signature: str, key: str) -> None:
    """InvalidSignature unless 64 raw bytes sign it."""
    raw = to_bytes(signature)
    assert len(raw) == 64
    halves = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(key))
    point.verify(halves, signed.encode(), ec.ECDSA(SHA256()))


def test_we_introduce_ourselves_as_in_rfc_8292() -> None:
    good(*TOKEN)  # the standard's own
    key = key_of(fresh_key())
    told = introduction(
        key,
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        1453523768 - 43200,
        "mailto:push@example.com",
    )
    scheme, _, rest = told.partition(" ")
    token, _, shown = rest.removeprefix("t=").partition(", k=")
    signed, _, signature = token.rpartition(".")
    assert (scheme, signed) == ("vapid", TOKEN[0])
    assert shown == to_text(public_of(key))
    good(signed, signature, shown)


@pytest.mark.parametrize(
    ("endpoint", "origin"),
    [
        ("https://push.example.org/x", "https://push.example.org"),
        ("https://push.example.org:8443/x", "https://push.example.org:8443"),
    ],
)
def test_a_push_service_is_named_with_its_port(endpoint: str, origin: str) -> None:
    told = introduction(key_of(fresh_key()), endpoint, 0.0, None)
    claims = json.loads(to_bytes(told.split(".")[1]))
    assert claims == {"aud": origin, "exp": 43200}


# -- addresses of strangers

REFUSED = [
    *("http://push.example.org/", "ftp://push.example.org/", "https:///x", "https://", "push.example.org", "https:x"),
    *("https://127.0.0.1/", "https://127.1.2.3/", "https://0.0.0.0/", "https://10.0.0.1/", "https://192.168.1.1/"),
    *("https://172.16.0.9/", "https://169.254.169.254/latest/meta-data", "https://100.64.0.1/", "https://224.0.0.1/"),
    *("https://255.255.255.255/", "https://[::1]/", "https://[::]/", "https://[fe80::1]/", "https://[fd00::1]/"),
    *(
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
    ),
    *("https://[ff02::1]/", "https://[2001:0:7f00:1::]/", "https://[fec0::1]/", "https://[3fff::1]/"),
    *("https://192.0.0.8/", "https://192.88.99.1/", "https://[::ffff:192.88.99.1]/", "https://[::127.0.0.1]/"),
    *("https://push.example.org:80/", "https://push.example.org:22/", "https://push.example.org:8443/"),
    *("https://me@push.example.org/", "https://me:secret@push.example.org/", "https://push.example.org@127.0.0.1/"),
    *("https://push.example.org\\@127.0.0.1/", "https://push.example.org/a b", "https://push.example.org/\r\nX: y"),
    *(
        "https://push.example.org:99999/",
        "https://[::1/",
        "https://püsh.example.org/",
        f"https://push.example.org/{'x' * 1000}",
    ),
]


@pytest.mark.parametrize("address", REFUSED)
def test_addresses_that_are_refused_at_once(address: str) -> None:
    with pytest.raises(Unreachable):
        checked(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_the_open_internet_is_open(address: str) -> None:
    assert is_public(address)
    checked(f"https://{'[' + address + ']' if ':' in address else address}/")


NAMES = {
    "loopback": ["127.0.0.1"],
    "six": ["::1"],
    "mapped": ["::ffff:192.168.0.1"],
    "link-local": ["fe80::1%eth0"],
    "site-local": ["fec0::a00:1"],
    "one-of-two": ["93.184.216.34", "10.0.0.1"],
    "none": [],
}


@pytest.mark.parametrize("name", NAMES)
async def test_names_that_lead_to_private_addresses_are_not_connected(name: str, tmp_path: Path) -> None:
    async with outside(tmp_path) as world:
        world.addresses[f"{name}.example.org"] = NAMES[name]
        with pytest.raises(Unreachable, match="private"):
            await world.transport().post(f"https://{name}.example.org/", {}, b"x")
        assert (world.connected, world.requests) == ([], [])


@pytest.mark.parametrize("host", ["localhost", "2130706433", "0x7f000001", "127.1"])
async def test_neither_are_those_that_this_system_knows(host: str) -> None:
    with pytest.raises(Unreachable):
        await Transport().post(f"https://{host}/", {}, b"x")


async def test_a_redirect_is_not_followed_and_the_checked_address_is_used(tmp_path: Path) -> None:
    async with outside(tmp_path) as world:
        world.status, world.headers = 302, "location: https://127.0.0.1/\r\n"
        reply = await world.transport().post(f"https://{PUSH}/x?y=1", {"TTL": "5"}, b"body")
        assert reply.status == 302
        assert world.connected == [("93.184.216.34", PUSH)]
        (request,) = world.take()
        assert (request.path, request.body, request.headers["ttl"]) == ("/x?y=1", b"body", "5")
        world.status, world.headers = 429, "retry-after: 77\r\n"
        assert (await world.transport().post(f"https://{PUSH}/", {}, b"")).wait == 77
        with pytest.raises(Unreachable):  # the certificate is for other names
            await world.transport().post("https://other.example.org/", {}, b"")


async def test_a_server_that_never_answers_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport_module, "WITHIN", 0.2)

    async def drip(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            writer.write(b"x")
            await asyncio.sleep(0.01)

    async with outside(tmp_path) as world:
        world.serve = drip  # type: ignore[method-assign, assignment]
        with pytest.raises(Unreachable, match="slow"):
            await world.transport().post(f"https://{PUSH}/", {}, b"")
