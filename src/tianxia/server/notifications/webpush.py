"""Web push: a message encrypted for one browser (RFC 8291), and our name for its push service (RFC 8292).

Needs `cryptography`, which comes with the extra `passkeys`.
"""

import base64
import json
import secrets
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

SALT, RECORD, HALF = 16, 4096, 32
"""Bytes of a salt, of the one record, and of half a signature."""
LONGEST = 3000
"""Bytes of a message; push services take 4,096 with everything around it."""
LASTS = 12 * 3600
"""Seconds for which our name is good; a push service refuses more than a day."""


def available() -> bool:
    """Whether this server can do it."""
    return find_spec("cryptography") is not None


def to_text(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The reverse; ValueError if it is no such text."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def fresh_key() -> str:
    """A new private key, as it is stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return to_text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(HALF, "big"))


def key_of(stored: str) -> "EllipticCurvePrivateKey":
    """A private key as it was stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(to_bytes(stored), "big"), ec.SECP256R1())


def public_of(key: "EllipticCurvePrivateKey") -> bytes:
    """The public half, as browsers and push services read it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_point(data: bytes) -> bool:
    """Whether these bytes are a public key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)
    except ValueError:
        return False
    return True


def encrypted(
    message: bytes,
    receiver: bytes,
    auth: bytes,
    key: "EllipticCurvePrivateKey | None" = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for the browser with this public key and secret; the key and the salt are fresh for each message."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or secrets.token_bytes(SALT)
    ours, theirs = public_of(key), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver)
    shared = _derived(key.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + receiver + ours, HALF)
    secret = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(secret).encrypt(nonce, message + b"\2", None)  # 2 ends the last record


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def introduction(key: "EllipticCurvePrivateKey", endpoint: str, now: float, contact: str | None) -> str:
    """The `Authorization` of a request to a push service: who we are, signed for it alone."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    claims: dict[str, str | int] = {"aud": origin(endpoint), "exp": int(now) + LASTS}
    signed = b".".join(_part(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims | _subject(contact)))
    halves = utils.decode_dss_signature(key.sign(signed, ec.ECDSA(SHA256())))
    signature = b"".join(half.to_bytes(HALF, "big") for half in halves)
    return f"vapid t={signed.decode()}.{to_text(signature)}, k={to_text(public_of(key))}"


def origin(endpoint: str) -> str:
    """The origin of an address, with its port if it names one."""
    url = urlsplit(endpoint)
    return f"{url.scheme}://{url.netloc}"


def _subject(contact: str | None) -> dict[str, str | int]:
    return {"sub": contact} if contact is not None else {}


def _part(data: dict[str, str] | dict[str, str | int]) -> bytes:
    return to_text(json.dumps(data, separators=(",", ":")).encode()).encode()
