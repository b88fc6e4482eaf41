"""The First Empire in words: every event, refusal, answer and reward, in three languages; colours that can be read."""

import pytest
from fluent.syntax import ast

from tests.terminal.first_empire_table import QUESTIONS, is_whole, middle, sit, view_of
from tests.terminal.tables import find
from tests.terminal.test_qin_words import contrast, messages
from tests.words_scan import messages as said_of
from tianxia import games
from tianxia.engine.eye import published_event
from tianxia.engine.game import Json, Refusal
from tianxia.engine.script import Tell
from tianxia.games.first_empire import names
from tianxia.games.first_empire.events import VALUES
from tianxia.games.first_empire.refusals import REFUSALS
from tianxia.games.first_empire.rules.bonuses import BONUSES
from tianxia.games.first_empire.rules.criteria import CRITERIA
from tianxia.games.first_empire.rules.reward_kinds import REWARDS
from tianxia.telling.first_empire.face import FACE
from tianxia.telling.realm import ASPECTS
from tianxia.terminal import palette, styles
from tianxia.terminal.fields import Fields
from tianxia.terminal.first_empire.panel import COLOURS, FirstEmpirePages
from tianxia.terminal.wording import Wording
from tianxia.words import LANGUAGES, words

SAMPLES = {"seat": 1, "level": 3, "starting_tile": 4, "other_tile": 7, "round": 2, "card": 57, "region": 2, "action": 3}
SAMPLES |= {"source": 1, "points": 6, "aspect": 1, "count": 2, "official": 0, "start": 1, "to": 2, "from_space": 3}
SAMPLES |= {"to_space": 6, "space": 1, "governor_tile": 3, "half": 1, "palace_tile": 2, "section": 3, "slot": 1}
SAMPLES |= {"tile": 5, "token": 4, "action_card": 10, "site": 1, "check": 0, "where": 2, "outcome": 1, "lack": 0}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("seat", [0, 4])
def test_every_event_has_a_sentence(name: str, language: str, seat: int) -> None:
    session = middle("me")
    special = {"order": (0, 4), "drew_cards": (0, 3, 57)}
    samples = {**SAMPLES, "seat": seat}
    given = special[name] if name in special else tuple(samples[value] for value in VALUES[name])
    said = Wording(session, words(language)).event(published_event(session.match, Tell(name, given)), view_of(session))
    assert is_whole(said)
    assert said.endswith((".", "!", "?"))
    if "seat" in VALUES[name] and name != "drew_cards":
        assert (words(language).say("first_empire-li-si") in said) == (seat == 4)
        assert words(language).say("first_empire-seat-0") not in said, "the only person is spoken to"
    if name == "order":
        assert words(language).say("first_empire-li-si") in said


NUMBERS: Json = {
    "region": "wei",
    "official": "general",
    "officials": ["alchemist", "general"],
    "count": 2,
    "card": "57",
}
NUMBERS |= {
    "missing": 1,
    "workers": 2,
    "section": "west-left",
    "regions": 2,
    "beneath": 12,
    "trigger": "hire",
    "slot": 2,
}
NUMBERS |= {
    "aspect": "laws",
    "tile": "chu",
    "locked": 1,
    "value": 4,
    "price": 6,
    "allowed": ["chu", "wei"],
    "unrest": 3,
}
NUMBERS |= {"alchemist": 1, "architect": 0, "general": 2, "most": 3}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "rule"), sorted(REFUSALS.rules()))
def test_every_refusal_has_a_headline_and_its_rule(code: str, rule: str, language: str) -> None:
    session = middle()
    said = Wording(session, words(language)).refusal(Refusal(code, rule, NUMBERS), view_of(session))
    assert is_whole(said)
    assert said.endswith(f"{rule}.")
    assert "[" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reward_tile_and_ability_has_words(language: str) -> None:
    for seats, tableau in (("me,random,random,random", "tile_a"), ("me,random,random,random", "tile_b")):
        view = view_of(find(sit(seats, tableau=tableau), "card"))
        realm = FirstEmpirePages(view, words(language))
        said = [line.plain for line in [*realm.tableau(60), *realm.land(60)]]
        assert all(is_whole(line.strip() or "x") for line in said)
    every = games.game("first_empire").load_components(None).printed(4, 0, 0)
    assert len(every.abilities) == 131


DECLARED_IN: dict[str, list[str]] = {
    "ability": [kind.name for kind in BONUSES],
    "reward": [kind.name for kind in REWARDS],
    "criterion": [kind.name for kind in CRITERIA],
}
"""What is declared in the rules under the name that the data use, by the message that says it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", DECLARED_IN)
def test_everything_declared_has_words_of_its_own(message: str, language: str) -> None:
    said = said_of(language)[f"first_empire-{message}"].value
    assert said is not None
    (choice,) = said.elements
    assert isinstance(choice, ast.Placeable)
    assert isinstance(choice.expression, ast.SelectExpression)
    variants = {variant.key.name for variant in choice.expression.variants if isinstance(variant.key, ast.Identifier)}
    assert variants >= set(DECLARED_IN[message])


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_languages_have_the_same_messages(language: str) -> None:
    for file in ("first_empire.ftl", "first_empire_terminal.ftl"):
        english, other = messages("en", file), messages(language, file)
        assert sorted(other) == sorted(english)


def test_a_recruited_alchemist_is_no_card() -> None:
    data = {"ability": "recruit_here", "what": "alchemist", "count": 1}
    assert FirstEmpirePages({}, words("en")).effect(data) == "Recruit in this card’s region: alchemist"


def test_options_of_the_game_have_words_in_the_start_screen_too() -> None:
    game, fields = games.game("first_empire"), Fields(games.game("first_empire"), words("en"))
    solo = next(option for option in game.options if option.name == "li_si")
    assert [value for _, value in fields.values_of(solo, 1)] == ["1", "2", "3", "4"]
    assert fields.values_of(solo, 2) == [("No Li Si", "none")]
    assert fields.about("tableau", "tile_a").endswith(".")


SEATS = [colour for _, colour in FirstEmpirePages.SIGNS.values()]


@pytest.mark.parametrize("colour", [*SEATS, *FirstEmpirePages.KINDS.values(), *COLOURS.values()])
def test_colours_can_be_read(colour: str) -> None:
    assert contrast(colour, palette.PAPER) >= 4.5
    assert contrast(colour, palette.SILK) >= 4.5
    if colour in SEATS:
        assert contrast(colour, styles.DARK) >= 4.5


def test_the_face_words_its_questions() -> None:
    assert set(ASPECTS) == set(names.ASPECT_NAMES)
    assert (*FirstEmpirePages.ACTIONS["lower"], *FirstEmpirePages.ACTIONS["higher"]) == names.ACTION_NAMES
    said = [FACE.question(question, words("en")) for question in QUESTIONS]
    assert len(set(said)) == len(said)
