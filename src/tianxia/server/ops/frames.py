"""Frames from clients, as far as they can be read at a glance. (RFC 6455, 5.2)

Nearly all that a client sends is one short text in one frame. Parsing it step by step costs more than carrying it out.
"""

import struct

from websockets.utils import apply_mask

from tianxia.server.protocol.encoding import SHORT, TEXT

MASKED = 0x80
"""The bit of the second byte that every frame of a client has."""
LARGE = SHORT + 1
"""The length that the second byte gives where the real one follows in eight bytes; `SHORT` where it follows in two."""
MASK = 4


def text_in(data: bytes, most: int) -> bytes | None:
    """The text, if the data is exactly one frame with a whole text of at most `most` bytes."""
    if len(data) < 2 + MASK or data[0] != TEXT:
        return None
    start, size = _payload(data, 0)
    if start + size != len(data) or size > most or not data[1] & MASKED:
        return None
    return apply_mask(data[start:], data[start - MASK : start])


def ends_whole(data: bytes) -> bool:
    """Whether data that starts with a frame ends with the end of one."""
    place = 0
    while place < len(data):
        start, size = _payload(data, place)
        place = start + size
    return place == len(data)


def _payload(data: bytes, place: int) -> tuple[int, int]:
    """Where the payload of a frame starts, and its size; what is not there yet counts as part of the header."""
    size, start = (data[place + 1] & ~MASKED, place + 2) if place + 1 < len(data) else (0, place + 2)
    if size == SHORT:
        size, start = (_number("!H", data, start), start + 2)
    elif size == LARGE:
        size, start = (_number("!Q", data, start), start + 8)
    return start + MASK, size


def _number(form: str, data: bytes, place: int) -> int:
    there = data[place : place + struct.calcsize(form)]
    return int(struct.unpack(form, there)[0]) if len(there) == struct.calcsize(form) else 0
