"""Every number that a guide mentions is true: each is looked up in what the record shows and causes.

`TOLD` says for each text where its numbers come from, in any order. A number that no look-up gives, or that is in one
language only, fails.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

import pytest

from tests.test_lessons import followed, opened
from tianxia import games, lessons
from tianxia.engine.eye import Eye, published_events
from tianxia.engine.game import Json
from tianxia.games.first_empire import ids
from tianxia.games.first_empire.rules import palace as empire_palace
from tianxia.games.first_empire.scoring import LINE_POINTS
from tianxia.games.qin.ids import MAJOR
from tianxia.games.zhanguo.rules import palace
from tianxia.words import LANGUAGES, words

SPOKEN = {
    "en": {"two": 2, "twice": 2, "three": 3, "four": 4, "five": 5, "six": 6},
    "de": {"zwei": 2, "zweimal": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6},
    "fr": {"deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6},
}
NUMBER = re.compile(r"(?<![A-Z\d])\d+|[^\W\d_]+")
"""Digits, but not those of a name such as A5; and words."""


@dataclass
class Scene:
    """What the learner sees when a text comes up, what they can answer, and what happens until the next text."""

    view: Json
    asked: list[str]
    past: list[Json]
    events: list[Json] = field(default_factory=list)

    def event(self, name: str, seat: int = 0) -> Json:
        """The first event of that name and seat until the next text."""
        return next(one for one in self.events if one["event"] == name and one["seat"] == seat)

    def last(self, name: str, seat: int) -> Json:
        """The last event of that name and seat before the text."""
        return next(one for one in reversed(self.past) if one["event"] == name and one["seat"] == seat)

    def count(self, name: str) -> int:
        """How many such events follow for the learner."""
        return sum(1 for one in self.events if one["event"] == name and one["seat"] == 0)

    def card(self, number: int) -> int:
        """A card that can be played now."""
        return number if str(number) in self.asked else 0


@cache
def scenes(game: str) -> dict[str, Scene]:
    """The scene of each text of a lesson."""
    guide = lessons.lesson(game)
    live, found, last = opened(guide), dict[str, Scene](), Scene({}, [], [])
    for said in followed(live, guide):
        story = published_events(live.match, guide.learner)
        last.events = story[len(last.past) :]
        name = said.say if said.state == "done" else said.path[0].say
        if name is not None:
            ask = live.match.question(guide.learner)
            asked = [live.match.game.key_of(ask.name, option) for option in ask.options()] if ask else []
            found[name] = last = Scene(Eye(live.match, guide.learner).view(), asked, story)
    return found


def numbers(language: str, name: str) -> list[int]:
    """The numbers of a text, in digits or in words."""
    found = [word.lower() for word in NUMBER.findall(words(language).say(name))]
    spoken = SPOKEN[language]
    return sorted(spoken[word] if word in spoken else int(word) for word in found if word in spoken or word.isdigit())


def printed(game: str, name: str) -> int:
    """A datum of a game's components."""
    return int(next(datum.value for datum in games.game(game).load_components(None).data() if datum.id == name))


# -- what the views of each game say


def red(scene: Scene, seat: int) -> int:
    """The spaces of a seat's red province (Qin)."""
    spaces: list[int] = [
        len(one["cells"]) for one in scene.view["provinces"] if (one["colour"], one["owner"]) == ("r", seat)
    ]
    return max(spaces)


def around(scene: Scene) -> int:
    """The learner's provinces beside the village they conquer, once they have (Qin)."""
    village = scene.view["villages"][scene.event("conquered")["village"]]["cells"]
    mine = [one["cells"] for one in scene.view["provinces"] if one["owner"] == 0] + [scene.event("placed")["cells"]]
    beside = {(row + r, column + c) for row, column in village for r, c in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return sum(1 for cells in mine if beside & {(row, column) for row, column in cells})


def region(scene: Scene, number: int) -> Json:
    """A region of the learner's board (ZhanGuo)."""
    found: Json = scene.view["seats"][0]["regions"][number - 1]
    return found


def bonus(scene: Scene, number: int) -> int:
    """What a card in hand gives (ZhanGuo)."""
    return next(int(card["amount"]) for card in scene.view["hand"] if card["number"] == number)


def kinds(scene: Scene, name: str) -> int:
    """How many kinds of officials the learner has in a region (The First Empire)."""
    return sum(1 for count in scene.view["boards"][0]["regions"][name]["officials"].values() if count)


def cards_in(scene: Scene, name: str) -> int:
    """How many cards the learner has in a region (The First Empire)."""
    return len(scene.view["boards"][0]["regions"][name]["cards"])


QIN: dict[str, list[Callable[[Scene], int]]] = {
    "found": [lambda s: len(s.event("placed")["cells"])],
    "village": [lambda s: sum(1 for one in s.view["villages"] if one["owner"] == 1)],
    "join": [lambda s: red(s, 1), lambda s: red(s, 0), lambda _: MAJOR],
    "conquer": [around],
}
ZHANGUO: dict[str, list[Callable[[Scene], int]]] = {
    "begin": [
        lambda s: len(s.view["rewards_by_round"]),
        lambda s: len(s.view["hand"]),
        lambda s: s.card(39),
        lambda s: bonus(s, 39),
    ],
    "tuck": [lambda s: s.event("tucked")["region"], lambda s: s.event("markers")["count"]],
    "court": [lambda s: s.card(44)],
    "recruit": [lambda s: s.event("recruited")["region"]],
    "wake": [lambda s: s.card(39), lambda s: s.event("scored")["vp"]],
    "second": [
        lambda s: region(s, 2)["next_card"]["markers"],
        lambda s: s.card(43),
        lambda _: scenes("zhanguo")["zhanguo-lesson-unrest"].event("tucked")["region"],
    ],
    "unrest": [
        lambda s: s.event("tucked")["region"],
        lambda s: s.event("unrest")["level"] - region(s, 2)["unrest"],
        lambda _: region(scenes("zhanguo")["zhanguo-lesson-down"], 2)["next_card"]["unrest"],
    ],
    "down": [lambda s: s.event("down")["region"]],
    "hire": [
        lambda s: s.card(89),
        lambda s: s.event("unrest")["level"] - region(s, 1)["unrest"],
        lambda s: s.event("court")["card"],
        lambda s: s.view["court"][-1],
    ],
    "wake-again": [lambda s: s.card(43), lambda s: s.event("recruited")["region"]],
    "governor": [
        lambda s: next(n for n in range(1, 6) if all(region(s, n)["governors_area"].values())),
        lambda _: printed("zhanguo", "pieces.values.governors"),
        lambda _: printed("zhanguo", "pieces.values.each_governor"),
        lambda s: min(card["number"] for card in s.view["hand"]),
    ],
    "square": [lambda s: s.event("scored")["vp"], lambda s: s.event("unrest")["level"]],
    "section": [lambda s: s.view["planning"]["walls"][3]["met"], lambda s: s.view["walls"][3]["brings"][0][0]],
    "accept": [lambda s: s.count("recruited"), lambda s: s.event("recruited")["region"]],
    "end": [lambda s: len(s.view["rewards_by_round"]) - 1, lambda _: palace.WORKERS_HERE + 1],
}
FIRST_EMPIRE: dict[str, list[Callable[[Scene], int]]] = {
    "start": [lambda s: len(s.asked), lambda s: len(s.view["boards"][0]["regions"]["chu"]["officials"])],
    "begin": [lambda s: len(s.view["rewards"][0]["rounds"]), lambda s: len(s.view["hand"]), lambda s: s.card(72)],
    "tuck": [lambda s: s.event("tokens")["count"]],
    "court": [lambda s: s.view["planning"]["court"]["number"], lambda s: s.card(10)],
    "recruit": [lambda _: kinds(scenes("first_empire")["first_empire-lesson-wake"], "chu")],
    "wake": [lambda s: int(s.event("ability")["card"])],
    "hire": [
        lambda s: s.event("hired")["count"],
        lambda s: s.event("unrest")["level"],
        lambda s: s.card(84),
        lambda s: s.view["planning"]["court"]["number"],
    ],
    "pass": [lambda s: kinds(s, "chu")],
    "wall": [lambda s: s.card(119)],
    "soldier": [
        lambda s: s.event("points")["points"],
        lambda _: LINE_POINTS,
        lambda s: int(s.last("emperor_tile", 0)["card"]),
    ],
    "governor": [
        lambda s: s.view["majority"],
        lambda s: s.view["seats"],
        lambda s: s.card(3),
        lambda s: s.view["planning"]["court"]["number"],
    ],
    "space": [
        lambda s: s.event("sailed")["to_space"] - s.event("sailed")["from_space"],
        lambda _: scenes("first_empire")["first_empire-lesson-symbol"].event("unrest")["level"],
    ],
    "activate": [lambda s: s.event("unrest")["level"], lambda s: s.view["printed"]["cards"]["A5"]["count"]],
    "tokens": [lambda s: s.view["printed"]["cards"]["A5"]["count"]],
    "last": [
        lambda s: cards_in(s, "wei") + 1,
        lambda s: s.view["boards"][0]["regions"]["wei"]["unrest"] + s.view["printed"]["places"][2]["unrest"],
        lambda s: s.view["printed"]["most_unrest"],
    ],
    "reward": [lambda s: s.count("recruited")],
    "end": [
        lambda _: ids.SOLDIER_PRICE,
        lambda _: ids.TOKENS_KEPT,
        lambda s: len(s.view["rewards"][0]["rounds"]) - 1,
        lambda _: empire_palace.WORKERS_HERE,
    ],
}
TOLD = {"qin": QIN, "zhanguo": ZHANGUO, "first_empire": FIRST_EMPIRE}
TEXTS = [(game, name) for game in TOLD for name in scenes(game)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), TEXTS)
def test_each_number_that_is_told_is_so(language: str, game: str, name: str) -> None:
    lookups = TOLD[game].get(name.removeprefix(f"{game}-lesson-"), [])
    assert numbers(language, name) == sorted(lookup(scenes(game)[name]) for lookup in lookups)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), TEXTS)
def test_titles_tell_no_numbers(language: str, game: str, name: str) -> None:
    if name != lessons.lesson(game).end:
        assert numbers(language, f"{name}-title") == []


def test_every_lesson_and_every_look_up_is_spoken_of() -> None:
    assert set(TOLD) == set(lessons.games_with_lessons())
    spoken = {(game, name.removeprefix(f"{game}-lesson-")) for game, name in TEXTS}
    assert [(game, name) for game in TOLD for name in TOLD[game] if (game, name) not in spoken] == []


def test_numbers_are_found_in_digits_and_words() -> None:
    assert numbers("en", "first_empire-lesson-activate") == [1, 2]
    assert numbers("fr", "first_empire-lesson-tokens") == [2]
