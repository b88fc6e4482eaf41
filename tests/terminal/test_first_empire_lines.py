"""The First Empire in line mode: whole games, solo too, what Li Si tells, three languages."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from tests.terminal.first_empire_table import is_whole, middle, sit, tells, view_of
from tests.terminal.tables import find, lines
from tianxia.engine.eye import published_event
from tianxia.engine.game import Result
from tianxia.engine.script import Seat
from tianxia.games.first_empire.rules.li_si_soldiers import CHECKS
from tianxia.games.first_empire.scoring import score_parts
from tianxia.telling.first_empire.face import FACE
from tianxia.telling.first_empire.li_si import SoloRealm
from tianxia.terminal.wording import Wording
from tianxia.words import LANGUAGES, words


def test_a_whole_game_against_li_si_in_line_mode() -> None:
    session = sit("me", li_si="2")
    printed = lines(session, 10_000)
    assert session.match.over
    assert is_whole(printed.replace(str(session.paths.finished), ""))
    assert "Li Si draws action card" in printed
    assert "Yes." in printed
    result = session.match.result()
    others = sum(result.others["li_si"].values())
    assert re.search(rf"^. You: {result.scores[0]} VP \(", printed, re.M)
    assert re.search(rf"^. Li Si: {others} VP \(", printed, re.M)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Blue ties with Li Si, and they share the victory."),
        ("de", "Blau hat genauso viele SP wie Li Si: Beide teilen sich den Sieg."),
        ("fr", "Bleu a autant de PV que Li Si : ils se partagent la victoire."),
    ],
)
def test_a_tie_with_li_si_is_a_shared_victory(language: str, said: str) -> None:  # F-9.7
    session = sit("me", li_si="2")
    parts = score_parts(session.match.position, Seat(0))
    tied = Result((0,), (sum(parts.values()),), "tied_with_li_si", (parts,), {"li_si": parts})
    ended: Any = SimpleNamespace(game=session.game, people=[], match=SimpleNamespace(result=lambda: tied))
    told = Wording(ended, words(language)).result()
    assert told[0] == said
    assert [line[0] for line in told[1:]] == ["★", "★"]


def test_a_whole_game_of_two_in_line_mode() -> None:
    session = sit("me,random", advanced="on", tableau="tile_a")
    printed = lines(session, 10_000)
    assert session.match.over
    assert is_whole(printed.replace(str(session.paths.finished), ""))
    assert "Li Si:" not in printed.partition("\n\n")[2]
    assert str(session.match.result().scores[0]) in printed
    assert re.search(r"★ (You|Yellow)", printed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["me", "me,random,random"])
def test_some_turns_in_every_language(language: str, seats: str) -> None:
    session = sit(seats)
    printed = lines(session, 40, language=language)
    say = words(language).say
    assert is_whole(printed.replace(str(session.paths.running), ""))
    assert say("first_empire-question", question="card") in printed
    assert say("first_empire-option-tableau") in printed
    if seats == "me":
        assert say("first_empire-li-si-level", level=1) in printed


def test_options_stand_with_their_keys() -> None:
    session = find(sit(), "card")
    printed = lines(session, 0)
    listed = printed.split("Legal moves:\n")[1].splitlines()
    keys = [line.split(" = ")[0].strip() for line in listed if " = " in line]
    assert keys == session.seen(0)["options"]


def test_why_preview_undo_describe() -> None:
    session = find(sit(), "card")
    card, answers = session.seen(0)["options"][0], session.count
    printed = lines(session, 0, card, "court", "why", "why wall", "preview recruit", "describe", "undo", "undo", "help")
    assert "wall = Build 1 Wall: You can’t pay for any free slot" in printed
    assert "Rule F-5.6" in printed
    assert "Then: Which official?" in printed
    assert "Board of Yellow" in printed
    assert "rows and columns" in printed
    assert printed.count("Undone.") == 2
    assert "tuck a card" in printed.lower()
    assert session.count == answers


def test_answers_may_be_typed_as_people_write() -> None:
    assert FACE.typed(" Move Official ") == "move-official"
    assert FACE.typed("general chu") == "general-chu"
    assert FACE.typed("a1") == "A1"
    assert FACE.typed("57") == "57"


def test_nonsense_is_answered_with_what_would_be_right() -> None:
    session = sit()
    said = lines(session, 0, "xyzzy")
    assert f"such as {', '.join(session.seen(0)['options'][:3])}." in said


def test_the_starting_tiles_are_chosen_in_secret() -> None:
    session = sit("me,me")
    printed = lines(session, 1)
    chosen = session.match.entries[-1]
    assert (session.asked_person(), chosen.question) == (1, "starting_tile")
    assert "keeps:" not in printed
    save = [event for event in session.events(1) if event["event"] == "starting_tile"]
    assert save == []
    assert view_of(session)["boards"][0]["starting_tile"] is None


def test_li_si_tells_what_he_checked() -> None:
    session = middle("me")
    view = view_of(session)
    realm = SoloRealm(view, words("en"), session.events(0))
    said = realm.last_card()
    assert re.match(r"His last action card, \d+: (Unification|Elixir|Governor|Palace|Wall)", said[0])
    assert len(said) > 1
    assert all(line.endswith(("Yes.", "No.")) for line in said[1:])
    told = "\n".join(realm.shared_lines())
    deck = [card for card, pile in view["solo"]["action_cards"].items() if pile == "deck"]
    assert all(re.search(rf"in his deck: .*\b{card}\b", told) for card in deck)
    assert f"Li Si: {realm.score(1)} VP" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("check", range(len(CHECKS)))
def test_every_check_has_a_sentence(check: int, language: str) -> None:
    session = middle("me")
    for outcome in (0, 1):
        event = published_event(session.match, tells(check, 2, outcome))
        assert is_whole(SoloRealm({}, words(language)).check(event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_every_action_card_has_a_sentence(level: str, language: str) -> None:
    view = view_of(sit("me", li_si=level))
    for number in view["printed"]["action_cards"]:
        said = SoloRealm(view, words(language)).action_card(number)
        assert is_whole(said)
        assert said.endswith(".")
