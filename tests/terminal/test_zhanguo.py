"""ZhanGuo in the terminal: whole games in line mode, every sentence in three languages, the Textual table's pages."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast
from textual.widgets import Static

from tests.terminal.tables import HUGE, LARGE, SMALL, Table, find, lines, opened, play, sit_at
from tests.terminal.test_qin_words import contrast, messages
from tests.words_scan import messages as said_of
from tianxia import games
from tianxia.engine.eye import published_event
from tianxia.engine.game import Json, Refusal
from tianxia.engine.script import Tell
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.events import VALUES
from tianxia.games.zhanguo.notation import TEXTS
from tianxia.games.zhanguo.refusals import REFUSALS
from tianxia.games.zhanguo.rules.bonuses import BONUSES
from tianxia.games.zhanguo.rules.criteria import CRITERIA
from tianxia.games.zhanguo.rules.governor import SQUARE_BONUSES
from tianxia.games.zhanguo.rules.reward_kinds import REWARDS
from tianxia.telling.realm import ASPECTS
from tianxia.telling.zhanguo.face import FACE, ZhanguoRealm
from tianxia.terminal import palette, styles
from tianxia.terminal.app import TableApp
from tianxia.terminal.fields import Fields
from tianxia.terminal.screens.dialogs import End, TextDialog
from tianxia.terminal.session import Session
from tianxia.terminal.wording import Wording
from tianxia.terminal.zhanguo.panel import OFFICIALS, ZhanguoPages
from tianxia.words import LANGUAGES, words


def sit(seats: str = "me,random", seed: str = "7", **options: str) -> Session:
    """A new session."""
    return sit_at("zhanguo", seats, seed, **options)


@cache
def middle() -> Session:
    """A game in progress."""
    return play(sit("me,random,random"), 60)


def is_whole(text: str) -> bool:
    """Whether nothing is missing in a text."""
    return bool(text) and not re.search(r"[{}]|zhanguo-[a-z]|None(?! of)|\[", text)


# -- line mode


def test_a_whole_game_in_line_mode() -> None:
    session = sit("me,random,random")
    printed = lines(session, 10_000)
    assert session.match.over
    assert "Five rounds are over." in printed
    assert is_whole(printed)
    assert str(session.match.result().scores[0]) in printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"boards": "b", "turn_order": "track"}, {"boards": "auction", "draft": "on"}])
def test_some_turns_in_every_language(language: str, options: dict[str, str]) -> None:
    printed = lines(sit("me,random", **options), 25, language=language)
    say = words(language).say
    assert is_whole(printed)
    assert say("zhanguo-question", question="card") in printed
    assert say("zhanguo-options-free") in printed
    assert say("zhanguo-option-turn-order") in printed
    assert say("zhanguo-option-hire-unrest-one") in printed
    assert "_" not in printed.replace(str(sit().paths.running), "").split("\n\n")[0]


def test_options_stand_with_their_keys_and_the_free_moves_apart() -> None:
    session = find(sit(), "card")
    printed = lines(session, 0)
    options, free = printed.split("Legal moves:\n")[1].split("Free moves:\n")
    rows = [f"  {choice['key']} = {words('en').noted(choice)}" for choice in session.choices(0)]
    assert [*options.splitlines(), *(line for line in free.splitlines() if " = " in line)] == rows
    assert re.match(r"  (\d+) = Card \1: \w+ [▲▼] .+ → .+", options)
    assert all(line.startswith("  down ") for line in free.splitlines() if " = " in line)


def test_why_preview_undo_describe() -> None:
    session = find(sit(), "card")
    card = session.seen(0)["options"][0]
    answers = session.count
    printed = lines(session, 0, card, "court", "why", "why wall", "preview recruit", "describe", "undo", "undo", "help")
    assert "wall = Build 1 Wall: You can’t build a wall anywhere." in printed
    assert "Rule Z-5.8" in printed
    assert "Then: Which official?" in printed
    assert "Activates no cards" in printed
    assert "Board of Red" in printed
    assert "at the end governors" in printed
    assert printed.count("Undone.") == 2
    assert "tuck a card" in printed.lower()
    assert session.count == answers


def test_a_square_is_told_with_its_region_and_bonus() -> None:
    session = find(sit(seed="3"), "square")
    seen = session.seen(0)
    number = seen["about"]["region"]
    printed = seen["view"]["map"][number - 1]["squares"]
    for choice in session.choices(0):
        square = int(choice["key"].split()[-1])
        bonus = words("en").say("zhanguo-square", bonus=printed[square - 1]["bonus"])
        assert words("en").noted(choice) == f"Square {square} in region {number}: {bonus}"


def test_what_would_wake_leaves_out_locked_cards() -> None:
    view = middle().seen(0)["view"]
    for board in view["seats"][:1]:
        cards = [
            (card["trigger"], region["unrest"] == region["track"])
            for region in board["regions"]
            for card in region["cards"]
        ]
        for action in (action for actions in ZhanguoRealm.ACTIONS.values() for action in actions):
            found = ZhanguoRealm(view, words("en")).wakes(action)
            assert tuple(map(len, found)) == (cards.count((action, False)), cards.count((action, True)))
    court = view["planning"]["court"]["actions"]
    locked = {**court["wall"], "wakes": [1, 2], "locked": [3]}
    planning = {**view["planning"], "court": {**view["planning"]["court"], "actions": {**court, "wall": locked}}}
    assert "wall 2 (1 blocked)" in "\n".join(FACE.board({**view, "planning": planning}, words("en")))


def test_a_preview_tells_what_the_answer_does_and_whose_score_changes() -> None:
    session = find(sit(), "tuck")
    key = session.seen(0)["options"][0]
    printed = lines(session, 0, f"preview {key}", f"why {key}")
    assert re.search(r"- You take 1 marker of", printed)
    assert f"{key} is legal." in printed


def test_nonsense_is_answered_with_what_would_be_right() -> None:
    session = sit()
    said = lines(session, 0, "xyzzy")
    assert f"such as {', '.join(session.seen(0)['options'][:3])}." in said


def test_a_hint_without_a_bot_that_knows_the_game_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.terminal.session.can_advise", lambda _game: False)
    assert "This game has no hints yet." in lines(sit(), 0, "hint")


def test_a_hint_says_of_what_its_values_are() -> None:
    assert re.search(r"^- \S+: about \d+ points at the end$", lines(sit(), 0, "hint"), re.M)


# -- words

SAMPLES = {"seat": 1, "seats": 0, "section": 3, "tile": 4, "task": 1, "task_tile": 5, "board": 2, "bid": 3, "vp": 2}
SAMPLES |= {"round": 2, "aspect": 1, "count": 2, "card": 57, "region": 2, "source": 4, "level": 3, "colour": 1}
SAMPLES |= {"action": 2, "square": 1, "rods": 2, "ability": 57, "to": 3, "accepted": 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_event_has_a_sentence(name: str, language: str, seat: int) -> None:
    session = middle()
    move = next(answer for answer, key in TEXTS["point"].items() if key.startswith("along"))
    given = tuple({**SAMPLES, "move": move, "seat": seat}[value] for value in VALUES[name])
    tell = Tell(name, (0, 1, 2) if name == "order" else given)
    said = Wording(session, words(language)).event(published_event(session.match, tell), session.seen(0)["view"])
    assert is_whole(said)
    assert said.endswith((".", "!"))
    if "seat" in VALUES[name] or name == "order":
        assert (words(language).say("zhanguo-seat-1") in said) == (seat == 1 or name == "order")
    if "seat" in VALUES[name]:
        assert words(language).say("zhanguo-seat-0") not in said, "the only person is spoken to"


NUMBERS: Json = {"card": 57, "region": 2, "level": 3, "rise": 1, "track": 3, "colour": "gray", "to": 3, "cost": 2}
NUMBERS |= {"points": 1, "missing": 1, "red": 1, "gray": 0, "white": 1, "count": 2, "square": 1, "slots": 2, "block": 2}
NUMBERS |= {"aspect": "laws", "rods": 2, "staffed": 1, "trigger": "hire", "played": 12, "beneath": 15, "ability": "57"}
NUMBERS |= {"board": "star", "bid": 3, "highest": 4, "vp": 5}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "rule"), sorted(REFUSALS.rules()))
def test_every_refusal_has_a_headline_and_its_rule(code: str, rule: str, language: str) -> None:
    session = middle()
    said = Wording(session, words(language)).refusal(Refusal(code, rule, NUMBERS), session.seen(0)["view"])
    headline, rest = said.split("\n")
    assert is_whole(headline)
    assert is_whole(rest)
    assert rest.endswith(f"{rule}.")


DECLARED_IN: dict[str, list[str]] = {
    "bonus": [kind.name for kind in BONUSES],
    "reward": [kind.name for kind in REWARDS],
    "criterion": [kind.name for kind in CRITERIA],
    "square": [kind.name for kind in SQUARE_BONUSES],
}
"""What is declared in the rules under the name that the data use, by the message that says it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", DECLARED_IN)
def test_everything_declared_has_words_of_its_own(message: str, language: str) -> None:
    said = said_of(language)[f"zhanguo-{message}"].value
    assert said is not None
    (choice,) = said.elements
    assert isinstance(choice, ast.Placeable)
    assert isinstance(choice.expression, ast.SelectExpression)
    variants = {variant.key.name for variant in choice.expression.variants if isinstance(variant.key, ast.Identifier)}
    assert variants >= set(DECLARED_IN[message])


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_languages_have_the_same_messages(language: str) -> None:
    english, other = messages("en", "zhanguo.ftl"), messages(language, "zhanguo.ftl")
    assert list(other) == list(english)
    for name, values in other.items():
        assert values <= english[name] | {"seat", "level"}, name


def test_options_of_the_game_have_words_in_the_start_screen_too() -> None:
    fields = Fields(games.game("zhanguo"), words("en"))
    assert fields.option_value("turn_order", "track") == "Rewards track"
    assert fields.option_value("hire_unrest", "per_worker") == "1 unrest per worker"
    assert fields.about("hire_unrest", "per_worker").endswith(".")


def test_what_a_wall_would_bring_and_later_rewards_are_shown_where_the_view_tells_them() -> None:
    view = middle().seen(0)["view"]
    walls = [{**wall, "brings": [[2, 4, 6]] * 3} for wall in view["walls"]]
    rewards = [view["rewards"]] * 5
    said = "\n".join(FACE.board({**view, "walls": walls, "rewards_by_round": rewards}, words("en")))
    assert "Worth 2/4/6 VP to you now." in said
    assert "Rewards of round 5" in said


SEATS = [colour for _, colour in ZhanguoPages.SIGNS.values()]


@pytest.mark.parametrize("colour", [*SEATS, *ZhanguoPages.KINDS.values(), *OFFICIALS.values(), palette.OCHRE])
def test_colours_can_be_read(colour: str) -> None:
    assert contrast(colour, palette.PAPER) >= 4.5
    assert contrast(colour, palette.SILK) >= 4.5
    if colour in SEATS:
        assert contrast(colour, styles.DARK) >= 4.5


def test_the_face_words_its_questions() -> None:
    assert all(words("en").say("zhanguo-question", question=name) for name in TEXTS)
    assert FACE.question("card", words("en")) == words("en").say("zhanguo-question", question="card")
    assert set(ASPECTS) == set(names.ASPECTS)
    assert set(ZhanguoRealm.ACTIONS["higher"] + ZhanguoRealm.ACTIONS["lower"]) < set(names.ACTIONS)


# -- the Textual table


def shown(session: Session) -> Iterator[str]:
    """The rows that must be listed, in words."""
    yield from (words("en").noted(choice) for choice in session.choices(0))


@pytest.mark.parametrize("size", [SMALL, LARGE, HUGE])
async def test_some_turns_at_the_table(size: tuple[int, int]) -> None:
    session = sit("me,random,random", boards="b")
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=size) as pilot:
        table = await opened(session, pilot, app)
        for _ in range(5):
            count = session.count
            assert set(shown(session)) <= {said for _, said in table.panel.answers._rows}
            await table.press("enter")
            assert session.count > count
        assert table.panel.region.right <= size[0]
        assert table.panel.answers.region.bottom <= size[1]


@pytest.mark.parametrize("language", ["de", "fr"])
async def test_long_answers_are_broken_at_words_and_read_to_their_end(language: str) -> None:
    session = find(sit(), "card")
    app = TableApp(language, session, pause=0)
    async with app.run_test(size=SMALL) as pilot:
        table = await opened(session, pilot, app)
        answers = table.panel.answers
        for choice in session.choices(0):
            table.panel.follow(choice["key"])
            await table.settle()
            lines = table.seen().split("\n")[answers.region.y : answers.region.bottom]
            shown = " ".join(" ".join(line[answers.region.x : answers.region.right - 1] for line in lines).split())
            assert " ".join(words(language).noted(choice).split()) in shown


async def test_pages_and_opponents() -> None:
    session = play(sit("me,random,random"), 60)
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = await opened(session, pilot, app)
        assert "Court:" in table.text(table.panel.page)
        await table.press("tab")
        assert "Walls" in table.text(table.panel.page)
        await table.press("tab")
        assert "If the game ended now" in table.text(table.panel.page)
        await table.press("o")
        assert "Red · Hand:" in table.text(table.panel.page)
        await table.press("o")
        assert "Purple · Hand:" in table.text(table.panel.page)
        await table.press("o")
        assert "Court:" in table.text(table.panel.page)
        await table.press("left", "pagedown")


async def test_greyed_answers_say_why_not_and_undo_goes_step_by_step() -> None:
    session = find(sit(), "card")
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = await opened(session, pilot, app)
        start = session.count
        await table.press("enter")
        table.panel.follow("court")
        await table.press("enter")
        assert session.seen(0)["question"] == "action"
        rows = table.panel.answers.option_count
        await table.press("x")
        assert table.panel.answers.option_count > rows
        table.panel.follow("wall")
        await table.settle()
        assert "You can’t build a wall anywhere." in table.text(table.screen.query_one("#preview", Static))
        await table.press("enter")
        assert isinstance(app.screen, TextDialog)
        await table.press("escape")
        await table.press("w", "escape", "h", "l", "escape", "question_mark", "escape")
        await table.press("u")
        assert session.seen(0)["question"] == "use"
        await table.press("u")
        assert session.count == start


async def test_a_click_picks_and_a_second_one_plays() -> None:
    session = find(sit(), "card")
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = await opened(session, pilot, app)
        second, count = session.seen(0)["options"][1], session.count
        await pilot.click(table.panel.answers, offset=(6, 2))
        await table.settle()
        assert (table.panel.key(), session.count) == (second, count)
        await pilot.click(table.panel.answers, offset=(6, 2))
        await table.settle()
        assert session.count > count


async def test_the_preview_stands_beside_and_on_the_board() -> None:
    session = find(sit(), "tuck")
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = await opened(session, pilot, app)
        view = session.seen(0)["view"]
        realm = ZhanguoPages(view, words("en"))
        before = "\n".join(line.plain for line in realm.table(realm, 0, 80))
        assert "marker" in table.text(table.screen.query_one("#preview", Static))
        assert table.text(table.panel.page) != before


async def test_the_end_is_told() -> None:
    session = sit()
    while not session.match.over and session.seen(0)["view"]["round"] < 5:
        play(session, 1)
    while not session.match.over and len(session.seen(0)["view"]["hand"]) > 1:
        play(session, 1)
    app = TableApp("de", session, pause=0)
    async with app.run_test(size=SMALL) as pilot:
        table = Table(app, pilot)
        await pilot.pause()
        for _ in range(60):
            await table.settle()
            if isinstance(app.screen, End):
                break
            await table.press("enter")
        assert isinstance(app.screen, End)
