"""Where the parts of the games come from: the data say it in English, the page in the reader's language."""

import re

import pytest

from tests.words_scan import messages
from tianxia import games
from tianxia.words import LANGUAGES, words

LONGEST = 80
SPACE = re.compile(r"\b[A-M]\d+")


def source_name(text: str) -> str:
    """The message of an English text, made as `web/src/parts/listing.ts` makes it."""
    return f"source-{re.sub('[^a-z0-9]+', '-', text.lower())[:LONGEST].strip('-')}"


def sources() -> list[str]:
    """Every text of the data that says where something comes from."""
    data = [datum for game in games.names() for datum in games.game(game).load_components(None).data()]
    return sorted({datum.source for datum in data})


def parts_of_boards() -> list[str]:
    """What the data say about Qin's boards besides their rows."""
    data = games.game("qin").load_components(None).data()
    return [datum.value for datum in data if datum.id.startswith("board.") and ".row." not in datum.id]


def spoken(language: str, text: str) -> str:
    return words(language).say(source_name(text))


def test_no_two_texts_share_a_name_and_none_is_left_over() -> None:
    texts = sources() + parts_of_boards()
    assert len({source_name(text) for text in texts}) == len(set(texts))
    kept = {name for name in messages("en") if name.startswith("source-")}
    assert kept == {source_name(text) for text in texts}


def test_the_english_words_are_those_of_the_data() -> None:
    assert [text for text in sources() if spoken("en", text) != text] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_text_is_translated(language: str) -> None:
    assert [text for text in sources() if spoken(language, text) == text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", parts_of_boards())
def test_spaces_are_named_as_at_the_edge_of_the_board(language: str, text: str) -> None:
    assert SPACE.findall(spoken(language, text)) == SPACE.findall(text)
    assert re.search(r"\d,\d", text) is None, "a space by numbers"
