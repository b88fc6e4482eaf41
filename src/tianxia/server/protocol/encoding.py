"""Values as bytes: messages as they go over a socket, and parts of messages that several eyes get."""

import struct
from typing import TypeVar, cast

import msgspec
from msgspec import Raw, Struct

T = TypeVar("T")
ENCODER = msgspec.json.Encoder()
TEXT = 0x81
"""The first byte of a frame that is a whole message of text."""
SHORT, LONG = 126, 1 << 16
"""Lengths from which a frame gives them in two bytes, and in eight."""


def encoded(message: Struct) -> bytes:
    """A message as it goes over any socket: a whole frame, so that it is made once for all who get it."""
    return framed(ENCODER.encode(message))


def framed(text: bytes) -> bytes:
    """The frame of a text from a server. (RFC 6455, 5.2)"""
    size = len(text)
    if size < SHORT:
        return struct.pack("!BB", TEXT, size) + text
    if size < LONG:
        return struct.pack("!BBH", TEXT, SHORT, size) + text
    return struct.pack("!BBQ", TEXT, SHORT + 1, size) + text


def once(value: T) -> T:
    """A part of several messages, encoded now instead of with each of them. It can only be encoded again."""
    return cast(T, Raw(ENCODER.encode(value)))
