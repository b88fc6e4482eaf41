"""The questions of each game: numbers that never change, and words in three languages for every choice."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tianxia.engine.chance import Dealer, deal
from tianxia.engine.eye import published_choice
from tianxia.engine.game import Game, Json
from tianxia.engine.match import Match, begin
from tianxia.games import game
from tianxia.words import LANGUAGES, Words, words

GOLDEN = Path(__file__).parent / "golden"
TABLES = {
    "qin": [(2, {}), (4, {"board": "lion"})],
    "zhanguo": [(2, {}), (3, {"boards": "b"}), (4, {"boards": "auction", "draft": "on", "turn_order": "track"})],
    "first_empire": [(1, {"li_si": "3"}), (2, {"tableau": "tile_b"}), (4, {"tableau": "tile_a", "advanced": "on"})],
}


def catalogue(title: Game[Any]) -> list[Json]:
    """Every question with the keys of its answers, in the order of their numbers."""
    return [
        {
            "name": question.name,
            "of": "chance" if question.of_chance else "seat",
            "about": list(question.about),
            "answers": [title.key_of(question.name, answer) for answer in question.answers],
        }
        for question in title.questions
    ]


@pytest.mark.parametrize("name", TABLES)
def test_questions_and_answers_keep_their_numbers(name: str) -> None:
    """New ones are added at the end, a question with more answers as a declaration of its own, so that the numbers of
    the catalogue stay. UPDATE_GOLDEN=1 in the environment of this test adds them to the golden file."""
    title = game(name)
    path, now = GOLDEN / f"{name}-questions.json", catalogue(title)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(json.dumps(now, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    golden = json.loads(path.read_text(encoding="utf-8"))
    for before, after in zip(golden, now, strict=False):
        assert before == after, before["name"]
    assert now == golden, "the golden file lacks what is new"
    numbered = [key for question in golden if question["of"] == "seat" for key in question["answers"]]
    assert [title.key_of(*action) for action in title.catalogue.actions.answers] == numbered


def decisions(name: str, seats: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    """A random game, stopped at each question."""
    match, dealer, rng = begin(game(name), seats, options), Dealer(f"{seed}"), Random(seed)
    deal(match, dealer)
    while not match.over:
        yield match
        ask = rng.choice(match.questions)
        match.answer(ask.seat, rng.choice(ask.options()))
        deal(match, dealer)


class Strict(Words):
    """Words that fail if a message or one of its values is missing."""

    def say(self, name: str, /, **values: Any) -> str:
        assert self._ours.has(name), f"{self.language}: no message {name}"
        bundle = self._ours.bundle_with(name)
        pattern = bundle.get_message(name).value
        assert pattern is not None
        said, faults = bundle.format_pattern(pattern, values)
        assert not faults, f"{self.language}: {name}: {faults}"
        return str(said)


@pytest.mark.parametrize("name", TABLES)
def test_every_choice_has_words_in_three_languages(name: str, thorough: bool) -> None:
    speakers, rng = [Strict(language) for language in LANGUAGES], Random(name)
    for seats, options in TABLES[name]:
        for seed in range(20 if thorough else 1):
            for match in decisions(name, seats, options, seed):
                for ask in match.questions:
                    answers = list(ask.candidates())
                    for answer in rng.sample(answers, min(4, len(answers))):
                        choice = published_choice(match, ask, answer)
                        assert all(speaker.noted(choice) for speaker in speakers)
                        assert all(speaker.text(choice["group"]) for speaker in speakers if "group" in choice)


def test_a_text_within_a_text_has_no_full_stop() -> None:
    half = {"say": "first_empire-ability", "ability": "gain_tokens", "what": "", "count": 1}
    assert words("en").text(half).endswith(".")
    said = words("en").text({"say": "first_empire-tile-halves", "left": half, "right": half})
    assert said == "Take a token of your choice, or Take a token of your choice"


def test_values_of_a_text_may_be_texts_and_lists() -> None:
    official = {"say": "first_empire-officials-here", "official": "general", "count": 2}
    text = {"say": "first_empire-choice-region-note", "officials": [official, official], "workers": 1, "unrest": 0}
    assert words("en").text({**text, "cards": 3}) == "general ×2 and general ×2; workers 1; unrest 0 of 3; cards 3 of 3"


@pytest.mark.parametrize("name", TABLES)
def test_options_of_a_question_read_differently(name: str) -> None:
    for seats, options in TABLES[name]:
        for number, match in enumerate(decisions(name, seats, options, 1)):
            for ask in match.questions if number % 5 == 0 else ():
                offered = [published_choice(match, ask, option) for option in ask.options()[:60]]
                for language in LANGUAGES:
                    said = [words(language).noted(choice) for choice in offered]
                    assert len(set(said)) == len(said), (language, ask.name)
