"""Private keys and passwords. Only their hashes are stored."""

import hashlib
import hmac
import secrets

SCRYPT = {"n": 2**14, "r": 8, "p": 1}
"""16 MB and some 50 ms per try."""
NO_PASSWORD = f"{'0' * 32}${'0' * 64}"
"""What a password is compared with where there is none: that must take as long as a wrong one."""


def fresh_key() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def hash_of(key: str) -> str:
    """The stored hash of a key. A key has 256 random bits, so a plain hash cannot be reversed."""
    return hashlib.sha256(key.encode()).hexdigest()


def password_hash(password: str) -> str:
    """A password as it is stored, with a fresh salt. Slow on purpose."""
    return _scrypt(password, secrets.token_bytes(16))


def password_fits(password: str, stored: str) -> bool:
    """Whether a password matches its stored hash. Slow on purpose."""
    return hmac.compare_digest(_scrypt(password, bytes.fromhex(stored.split("$")[0])), stored)


def _scrypt(password: str, salt: bytes) -> str:
    made = hashlib.scrypt(password.encode(), salt=salt, dklen=32, **SCRYPT)
    return f"{salt.hex()}${made.hex()}"
