"""Private keys and passwords. Only their hashes are stored."""

import hashlib
import hmac
import secrets
from typing import NamedTuple


class Cost(NamedTuple):
    """What one hash costs, as scrypt counts it."""

    log_n: int
    r: int
    p: int


COST = Cost(14, 8, 5)
"""16 MB and some 250 ms per try."""
FIRST_COST = Cost(14, 8, 1)
"""The cost of what was stored as `salt$hash`, before the cost was stored too."""
NO_PASSWORD = f"scrypt$14$8$5${'0' * 32}${'0' * 64}"
"""What a password is compared with where there is none: that must take as long as a wrong one."""


def fresh_key() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def hash_of(key: str) -> str:
    """The stored hash of a key. A key has 256 random bits, so a plain hash cannot be reversed."""
    return hashlib.sha256(key.encode()).hexdigest()


def password_hash(password: str) -> str:
    """A password as it is stored, `scrypt$14$8$5$salt$hash` with a fresh salt. Slow on purpose."""
    salt = secrets.token_bytes(16)
    return "$".join(["scrypt", *map(str, COST), salt.hex(), _scrypt(password, salt, COST)])


def password_fits(password: str, stored: str) -> bool:
    """Whether a password matches its stored hash. Slow on purpose."""
    cost, salt, wanted = _parts(stored)
    fits = hmac.compare_digest(_scrypt(password, salt, cost), wanted)
    if cost.p < COST.p:  # an old hash takes as long as a new one, so that nobody can tell whose account is old
        _scrypt(password, salt, cost._replace(p=COST.p - cost.p))
    return fits


def is_outdated(stored: str) -> bool:
    """Whether a password was hashed at another cost than today's."""
    return _parts(stored)[0] != COST


def _parts(stored: str) -> tuple[Cost, bytes, str]:
    *cost, salt, made = stored.split("$")
    return Cost(*map(int, cost[1:])) if cost else FIRST_COST, bytes.fromhex(salt), made


def _scrypt(password: str, salt: bytes, cost: Cost) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, dklen=32, n=2**cost.log_n, r=cost.r, p=cost.p).hex()
