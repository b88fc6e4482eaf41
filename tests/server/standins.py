"""Stand-ins for the world outside: a TLS server for push and webhooks, a browser that decrypts, and a mail relay."""

import asyncio
import contextlib
import datetime
import json
import ssl
from collections.abc import AsyncIterator, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.ports import reserved_port
from tianxia.server.notifications.transport import Streams, Transport
from tianxia.server.notifications.webpush import public_of, to_text
from tianxia.server.settings import Relay

PUBLIC = "93.184.216.34"
PUSH, HOOK, GOOGLE = "push.example.org", "hook.example.org", "fcm.googleapis.com"


class Request(NamedTuple):
    """What came in."""

    path: str
    headers: dict[str, str]
    body: bytes


@cache
def certificate() -> tuple[bytes, bytes]:
    """A key and a certificate that signs itself, for all names."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "a test")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(
            x509.SubjectAlternativeName([x509.DNSName(host) for host in (PUSH, HOOK, GOOGLE)]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return private, made.public_bytes(serialization.Encoding.PEM)


class Outside:
    """One server behind every name: keeps what it gets and answers as told."""

    def __init__(self, port: int, trusted: bytes) -> None:
        self.port, self.requests = port, list[Request]()
        self.status, self.headers = 201, ""
        self.connected: list[tuple[str, str]] = []
        self.addresses: dict[str, list[str]] = {}
        self._trust = ssl.create_default_context(cadata=trusted.decode())

    def transport(self) -> Transport:
        """What reaches this server and nothing else; addresses are checked as ever."""
        return Transport(lambda host: self.addresses.get(host, [PUBLIC]), self._connect)

    async def _connect(self, address: str, host: str) -> Streams:
        self.connected.append((address, host))
        return await asyncio.open_connection("127.0.0.1", self.port, ssl=self._trust, server_hostname=host)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.split("\r\n")
        named = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(named["content-length"]))
        self.requests.append(Request(first.split(" ")[1], named, body))
        writer.write(f"HTTP/1.1 {self.status} x\r\n{self.headers}content-length: 0\r\n\r\n".encode())
        with contextlib.suppress(ConnectionError):
            await writer.drain()
        writer.close()

    def take(self) -> list[Request]:
        """Everything since the last time."""
        taken, self.requests = self.requests, []
        return taken


@contextlib.asynccontextmanager
async def outside(folder: Path) -> AsyncIterator[Outside]:
    """A running stand-in."""
    key, made = certificate()
    (folder / "outside.pem").write_bytes(key + made)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "outside.pem")
    found: list[Outside] = []
    server = await asyncio.start_server(lambda *streams: found[0].serve(*streams), "127.0.0.1", 0, ssl=context)
    found.append(Outside(server.sockets[0].getsockname()[1], made))
    async with server:
        yield found[0]


class Browser:
    """Holds the keys of a push subscription, as a browser does, and reads what comes."""

    def __init__(self, name: str = "one") -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        self.endpoint = f"https://{PUSH}/send/{name}"

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": to_text(public_of(self._key)), "auth": to_text(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, request: Request) -> dict[str, Any]:
        """A message in the clear; by the standard, and not by our own code."""
        salt, length, rest = request.body[:16], request.body[20], request.body[21:]
        theirs, sealed = rest[:length], rest[length:]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + public_of(self._key) + theirs
        master = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(master)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(master)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        data: dict[str, Any] = json.loads(text[:-1])
        return data


class Post:
    """A mail relay that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses: str | None = None

    async def handle_RCPT(  # noqa: N802
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.refuses is not None:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 Message accepted for delivery"

    def take(self) -> list[EmailMessage]:
        """Everything since the last time."""
        taken, self.letters = self.letters, []
        return taken


P = TypeVar("P")


@contextlib.contextmanager
def mail_relay(post: P) -> Iterator[tuple[P, Relay]]:
    """A relay in a thread that gives `post` what comes, and how to reach it."""
    port, kept = reserved_port()  # the controller cannot be given port 0
    with kept:
        controller = Controller(post, hostname="127.0.0.1", port=port)
        controller.start()
        yield post, Relay("127.0.0.1", port, "Tianxia <table@example.org>", "none")
        controller.stop()
