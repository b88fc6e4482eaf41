"""Texts of answers: both ways for every answer of every question, and nothing else is taken for one."""

import pytest

from tianxia.games.zhanguo.notation import TEXTS, answer_of, key_of


@pytest.mark.parametrize("question", TEXTS)
def test_every_answer_has_one_text_both_ways(question: str) -> None:
    texts = TEXTS[question]
    assert len(set(texts.values())) == len(texts)
    for answer, text in texts.items():
        assert key_of(question, answer) == text
        assert answer_of(question, text) == answer


@pytest.mark.parametrize(
    ("question", "text", "answer"),
    [
        ("card", "57", 57),
        ("card", "down gray 3", 137),
        ("use", "tuck", 0),
        ("action", "hire", 2),
        ("tuck", "region 3", 2),
        ("point", "side red 1 2", 201),
        ("point", "along white 5 4", 373),
        ("point", "up gray 2 2", 421),
        ("bid", "bid 4", 4),
        ("wall_workers", "1 3 4", 0b01101),
        ("draft", "drop 1 3 2", 7),
        ("draw_currency", "41", 0),
        ("wall_tile", "3b", 5),
    ],
)
def test_some_texts(question: str, text: str, answer: int) -> None:
    assert answer_of(question, text) == answer


@pytest.mark.parametrize(
    ("question", "text"), [("card", "121"), ("card", "down blue 1"), ("no_question", "1"), ("bid", "16")]
)
def test_what_means_nothing_is_refused_with_a_sentence(question: str, text: str) -> None:
    with pytest.raises(ValueError, match="is no"):
        answer_of(question, text)
