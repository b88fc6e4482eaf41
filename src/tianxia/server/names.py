"""Names of people: what a name may be, and which names look alike.

An account reserves what its name looks like, in small letters and in capitals: what is left once look-alike signs are
written the same way. Nobody else may use a name that looks like that. A name keeps to one script, of those in wide use
(UAX 31), so that no Cyrillic letter hides in a Latin name; only Chinese, Japanese and Korean words go with Latin ones.
"""

import re
import unicodedata
from functools import cache

from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import NAME_LENGTH
from tianxia.words import LANGUAGES, words

MOST_MARKS = 2
"""Combining marks on one letter; piles of them reach into other lines."""
SCRIPTS = (
    *("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "THAANA", "ETHIOPIC"),
    *("DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA"),
    *("THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER"),
    *("CJK", "IDEOGRAPHIC", "BOPOMOFO", "HANGUL", "HIRAGANA", "KATAKANA"),
)
"""Scripts in wide use. Some of the others, such as Cherokee and Lisu, have Latin capitals that mean something else."""
MIXES = ({"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA"}, {"CJK", "HANGUL"}, {"CJK", "BOPOMOFO"})
"""Scripts that one word may mix: Japanese, Korean and Chinese. Beside such words a name may have Latin ones."""
BLANK = "\u115f\u1160"
"""Letters that nobody sees."""
APOSTROPHES = "ʻʼ"
"""Letters that are written as apostrophes, in Hawaiʻi."""
ODD = (
    *((0x01C0, 0x01C3), (0x0250, 0x02AF), (0x1D00, 0x1DBF), (0x2C60, 0x2C7F), (0xA720, 0xA7FF), (0xAB30, 0xAB6F)),
    *((0x10780, 0x107BF), (0x1DF00, 0x1DFFF)),  # phonetics and old spellings, in Latin letters
    *((0x0370, 0x0377), (0x037F, 0x037F), (0x03CF, 0x03FF), (0x1C80, 0x1C8F), (0xA640, 0xA69F)),  # Greek, Cyrillic
)
"""Letters from books about languages: many look exactly like ordinary ones, such as ɑ and ɡ."""
ODD_ONES = "ƄƅƍƖƛƦƧƨƪƺƻƼƽƾƿǷȜȝȢȣȷɁɂ"
LIVING = "ɓɔɖɗəɛɠɣɨɲʉʋʒ"
"""Letters among them that people's names have, mostly in Africa and Azerbaijan."""


def _both(letters: str, shapes: str) -> dict[str, str]:
    """Letters whose capitals look alike, too."""
    return dict(zip(letters + letters.upper(), shapes * 2, strict=True))


SHAPES = str.maketrans(
    {
        **_both("аеорсухіјѕԁԛԝһкмнтвгзѵӏѡьүұөѳҽєԍпҳқҫӡә", "aeopcyxijsdqwhkmhtbr3vlwbyyooeegnxkc3ə"),  # Cyrillic
        **dict(zip("αβγεζηικμνορτυχω", "abyeznikuvoptuxw", strict=True)),  # Greek
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx", strict=True)),
        **dict(zip("ոսհօզցքյՍՕՏԼ", "nuhoqgfjuosl", strict=True)),  # Armenian
        **dict(zip("工力夕卜二八口へ一才千丨", "エカタトニハロヘーオチl", strict=True)),  # katakana, a line
        **_both("łøđħŧæœþð", "lodhtaobp"),
        **_both("ɓƀƈɗɖƒɠǥɨƙɲƥɍƭʉʋƴɏɣƶʒɛǝ", "bbcddfggiknprtuuyyyz3eə"),
        **dict(zip("ıßẞ", "ibb", strict=True)),
    }
)
"""Letters that are taken for others, by their shapes: capitals of Greek look like others than its small letters."""
SAME = str.maketrans("015i|!", "olslll")
"""Signs that are taken for one another, after folding case: each stands for all that look like it."""
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
OWN = ("admin", "administrator", "moderator", "operator", "support", "system", "server", "tianxia", "li si", "bot")
"""Names that would pass for somebody in charge, or for a part of the game."""
OUR_WORDS = ("page-you", "page-nobody", "page-somebody", *(f"page-bot-name-{seat}" for seat in range(4)))
"""What the page calls people and bots."""


def plain_name(name: str) -> str:
    """A name as one line without control characters, in its composed form."""
    line = "".join(sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", name))
    return " ".join(line.split())[:NAME_LENGTH]


def checked_name(name: str) -> str:
    """A name as it is stored; Failure if it is none, or could be taken for something else."""
    plain = plain_name(name)
    if not plain:
        raise Failure("name-empty", 400)
    if not _skeleton(plain) or _piled_up(plain) or not _is_ordinary(plain):
        raise Failure("name-unreadable", 400)
    if _mixes_scripts(plain):
        raise Failure("name-mixed", 400)
    if not looks(plain).isdisjoint(_reserved()):
        raise Failure("name-reserved", 409, name=plain)
    return plain


def looks(name: str) -> frozenset[str]:
    """What a name looks like, in small letters and in capitals; names that share one of these look alike."""
    return frozenset((_skeleton(name.lower()), _skeleton(name.upper()))) - {""}


def _skeleton(name: str) -> str:
    """A name without case, marks, spaces and signs, and with one form of each look-alike."""
    shapes = unicodedata.normalize("NFKD", _composed(name)).translate(SHAPES).casefold().translate(SAME)
    same = "".join(sign for sign in shapes if sign.isalnum() and sign not in APOSTROPHES)
    for pair, one in PAIRS:
        same = same.replace(pair, one)
    return same


def _composed(name: str) -> str:
    return unicodedata.normalize("NFKC", name)


def _piled_up(name: str) -> bool:
    run = 0
    for sign in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.combining(sign) else 0
        if run > MOST_MARKS:
            return True
    return False


def _is_ordinary(name: str) -> bool:
    """Whether a name is written in letters of people's names, not in phonetics or signs that nobody sees."""
    letters = [sign for sign in _composed(name) if _has_script(sign)]
    return not any(map(_is_odd, name)) and all(
        _script(sign) in SCRIPTS and sign not in BLANK and not _is_odd(sign) for sign in letters
    )


def _is_odd(sign: str) -> bool:
    return sign not in LIVING and (sign in ODD_ONES or any(low <= ord(sign) <= high for low, high in ODD))


def _mixes_scripts(name: str) -> bool:
    """Whether a word has letters of several scripts, or a name has words that nobody writes side by side."""
    bare = "".join(sign for sign in _composed(name) if not unicodedata.category(sign).startswith("M"))
    whole = _scripts(bare)
    if len(whole) > 1 and not any(whole <= mix | {"LATIN"} for mix in MIXES):
        return True
    words_of = map(_scripts, re.findall(r"\w+", bare))
    return any(len(found) > 1 and not any(found <= mix for mix in MIXES) for found in words_of)


def _scripts(text: str) -> set[str]:
    return {_script(sign) for sign in text if _has_script(sign)}


def _has_script(sign: str) -> bool:
    """Whether a sign belongs to a script: letters do, and digits other than ours."""
    return sign.isalnum() and sign not in "0123456789" and sign not in APOSTROPHES


def _script(sign: str) -> str:
    """The script of a letter or a digit, with which its name in Unicode begins."""
    return unicodedata.name(sign, "?").removeprefix("EXTENDED ").replace("-", " ").split()[0]


@cache
def _reserved() -> frozenset[str]:
    ours = [words(language).say(message) for language in LANGUAGES for message in OUR_WORDS]
    return frozenset().union(*(looks(name) for name in (*OWN, *ours)))
