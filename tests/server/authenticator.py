"""A device that keeps passkeys, as the server meets it through a browser: CTAP2's answers made in a few lines."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

Json = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
NO_ID = bytes(16)


def text(data: bytes) -> str:
    """Bytes as a browser writes them in JSON."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(written: str) -> bytes:
    """The bytes that a browser wrote."""
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


class Authenticator:
    """Makes one passkey and answers challenges with it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.flags = PRESENT | VERIFIED
        self.count = 0

    def made(self, options: Json) -> Json:
        """The answer to a challenge to make a passkey."""
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        attested = NO_ID + len(self.id).to_bytes(2, "big") + self.id + public
        said = self._said(options["rp"]["id"], self.flags | ATTESTED) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": said})
        return self._answer(options, "webauthn.create", attestationObject=text(statement))

    def shown(self, options: Json) -> Json:
        """The answer to a challenge to sign in."""
        self.count += 1
        said = self._said(options["rpId"], self.flags)
        client = self._client(options, "webauthn.get")
        signature = self.key.sign(said + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        more = {"authenticatorData": text(said), "signature": text(signature), "userHandle": None}
        return self._answer(options, "webauthn.get", **more)

    def _said(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, options: Json, kind: str) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _answer(self, options: Json, kind: str, **more: Any) -> Json:
        response = {"clientDataJSON": text(self._client(options, kind)), **more}
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
