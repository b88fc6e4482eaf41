"""Text files as spreadsheets and editors save them: any Unicode encoding, with or without a byte order mark."""

import codecs

MARKS = {
    codecs.BOM_UTF32_LE: "utf-32",
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""Encodings by how a file begins; the longer marks come first."""


def decoded(content: bytes) -> str:
    """The text of a file, with line feeds alone as line ends; ValueError if it is no text."""
    text = content.decode(encoding_of(content))
    if "\x00" in text:
        raise ValueError("NUL")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def encoding_of(content: bytes) -> str:
    """The encoding of a text: by its mark, by where its zero bytes are, else UTF-8 or what Windows writes."""
    for mark, encoding in MARKS.items():
        if content.startswith(mark):
            return encoding
    head = content[:200]
    if len(content) % 2 == 0 and head.count(0) * 3 > len(head):
        return "utf-16-be" if head[:1] == b"\x00" else "utf-16-le"
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"
