"""The First Empire at the terminal: whole games in line mode, solo too, sentences in three languages, pages."""

import re
from functools import cache

import pytest
from textual.widgets import Static

from tests.terminal.tables import HUGE, LARGE, SMALL, Table, find, lines, opened, play, sit_at
from tests.terminal.test_qin_words import contrast, messages
from tianxia import games
from tianxia.engine.eye import published_event
from tianxia.engine.game import Plain, Refusal
from tianxia.engine.script import Tell
from tianxia.games.first_empire import names
from tianxia.games.first_empire.facts import VALUES
from tianxia.games.first_empire.li_si_soldiers import CHECK_NAMES
from tianxia.games.first_empire.notation import KEYS
from tianxia.games.first_empire.printed import card_plain
from tianxia.games.first_empire.refusal import RULES
from tianxia.terminal import inks, palette
from tianxia.terminal.app import TableApp
from tianxia.terminal.boards import Asking
from tianxia.terminal.fields import Fields
from tianxia.terminal.first_empire import columns, facts, li_si, pages, phrases, signs, tables, tombs, wordings
from tianxia.terminal.first_empire.face import FACE
from tianxia.terminal.screens import Curtain, End, Reading
from tianxia.terminal.sentences import Sentences
from tianxia.terminal.session import Session
from tianxia.words import LANGUAGES, words

TO_CHANCE = list(KEYS).index("tomb_spot")
QUESTIONS = list(KEYS)[:TO_CHANCE]
"""The questions to seats; the others are chance's."""


def sit(seats: str = "me,random", seed: str = "7", **options: str) -> Session:
    """A new session; with one seat against Li Si."""
    return sit_at("first_empire", seats, seed, **options)


@cache
def middle(seats: str = "me,random,random") -> Session:
    """A game in its middle."""
    return play(sit(seats), 80)


def view_of(session: Session) -> Plain:
    view: Plain = session.seen(0)["view"]
    return view


def is_whole(text: str) -> bool:
    """Whether nothing is missing in a text."""
    return bool(text) and not re.search(r"[{}]|first_empire-[a-z]|None(?! of| left)|li_si", text)


def tells(check: int, where: int, outcome: int) -> Tell:
    return Tell("li_si_check", (10, check, where, outcome))


# -- line mode


def test_a_whole_game_against_li_si_in_line_mode() -> None:
    session = sit("me", li_si="2")
    printed = lines(session, 10_000)
    assert session.match.over
    assert is_whole(printed.replace(str(session.place.finished), ""))
    assert "Li Si draws action card" in printed
    assert "Yes." in printed
    result = session.match.result()
    others = sum(result.others["li_si"].values())
    assert re.search(rf"^. Blue: {result.scores[0]} points? \(", printed, re.M)
    assert re.search(rf"^. Li Si: {others} points? \(", printed, re.M)


def test_a_whole_game_of_two_in_line_mode() -> None:
    session = sit("me,random", advanced="on", tableau="tile_a")
    printed = lines(session, 10_000)
    assert session.match.over
    assert is_whole(printed.replace(str(session.place.finished), ""))
    assert "Li Si:" not in printed.partition("\n\n")[2]
    assert str(session.match.result().scores[0]) in printed
    assert re.search(r"★ (Blue|Yellow)", printed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["me", "me,random,random"])
def test_some_turns_in_every_language(language: str, seats: str) -> None:
    session = sit(seats)
    printed = lines(session, 40, language=language)
    say = words(language).say
    assert is_whole(printed.replace(str(session.place.running), ""))
    assert say("first_empire-question", question="card") in printed
    assert say("first_empire-option-tableau") in printed
    if seats == "me":
        assert say("first_empire-li-si-level", level=1) in printed


def test_options_stand_with_their_keys() -> None:
    session = find(sit(), "card")
    printed = lines(session, 0)
    listed = printed.split("Options:\n")[1].splitlines()
    keys = [line.split(" = ")[0].strip() for line in listed if " = " in line]
    assert keys == session.seen(0)["options"]


def test_why_preview_undo_describe() -> None:
    session = find(sit(), "card")
    card, answers = session.seen(0)["options"][0], session.count
    printed = lines(session, 0, card, "court", "why", "why wall", "preview recruit", "describe", "undo", "undo", "help")
    assert "wall = Build 1 Wall (wakes nothing): You cannot pay any free slot" in printed
    assert "Rule F-5.6" in printed
    assert "Then: Which official?" in printed
    assert "Board of Yellow" in printed
    assert "rows and columns" in printed
    assert printed.count("Taken back.") == 2
    assert "tuck a card" in printed.lower()
    assert session.count == answers


def test_answers_may_be_typed_as_people_write() -> None:
    assert FACE.typed(" Move Official ") == "move-official"
    assert FACE.typed("general chu") == "general-chu"
    assert FACE.typed("a1") == "A1"
    assert FACE.typed("57") == "57"


def test_nonsense_is_answered_with_what_would_be_right() -> None:
    assert "such as 57, court" in lines(sit(), 0, "xyzzy")


def test_the_starting_tiles_are_chosen_in_secret() -> None:
    session = sit("me,me")
    printed = lines(session, 1)
    chosen = session.match.entries[-1]
    assert (session.asked_person(), chosen.question) == (1, "starting_tile")
    assert "keeps:" not in printed
    kept = [event for event in session.events(1) if event["event"] == "starting_tile"]
    assert kept == []
    assert view_of(session)["boards"][0]["starting_tile"] is None


def test_li_si_tells_what_he_checked() -> None:
    session = middle("me")
    view = view_of(session)
    said = li_si.last_card(view, session.events(0), words("en"))
    assert re.match(r"His last action card, \d+: (Unification|Elixir|Governor|Palace|Wall)", said[0])
    assert len(said) > 1
    assert all(line.endswith(("Yes.", "No.")) for line in said[1:])
    told = "\n".join(li_si.lines(view, words("en")))
    deck = [card for card, pile in view["solo"]["action_cards"].items() if pile == "deck"]
    assert all(re.search(rf"in his deck: .*\b{card}\b", told) for card in deck)
    assert f"Li Si: {facts.score_now(view, 1)} point" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("check", range(len(CHECK_NAMES)))
def test_every_check_has_a_sentence(check: int, language: str) -> None:
    session = middle("me")
    for outcome in (0, 1):
        event = published_event(session.match, tells(check, 2, outcome))
        assert is_whole(li_si.check(event, words(language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_every_action_card_has_a_sentence(level: str, language: str) -> None:
    view = view_of(sit("me", li_si=level))
    for number in view["printed"]["action_cards"]:
        said = phrases.action_card(view, number, words(language))
        assert is_whole(said)
        assert said.endswith(".")


# -- words

SAMPLES = {"seat": 1, "level": 3, "starting_tile": 4, "other_tile": 7, "round": 2, "card": 57, "region": 2, "action": 3}
SAMPLES |= {"source": 1, "points": 6, "aspect": 1, "count": 2, "official": 0, "start": 1, "to": 2, "from_space": 3}
SAMPLES |= {"to_space": 6, "space": 1, "governor_tile": 3, "half": 1, "palace_tile": 2, "section": 3, "slot": 1}
SAMPLES |= {"tile": 5, "token": 4, "action_card": 10, "site": 1, "check": 0, "where": 2, "outcome": 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("seat", [0, 4])
def test_every_event_has_a_sentence(name: str, language: str, seat: int) -> None:
    session = middle("me")
    special = {"order": (0, 4), "drew_cards": (0, 3, 57)}
    samples = {**SAMPLES, "seat": seat}
    given = special[name] if name in special else tuple(samples[value] for value in VALUES[name])
    said = Sentences(session, words(language)).event(
        published_event(session.match, Tell(name, given)), view_of(session)
    )
    assert is_whole(said)
    assert said.endswith((".", "!", "?"))
    if "seat" in VALUES[name] and name != "drew_cards":
        assert words(language).say("first_empire-li-si" if seat == 4 else "first_empire-seat-0") in said
    if name == "order":
        assert words(language).say("first_empire-li-si") in said


NUMBERS: Plain = {
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
@pytest.mark.parametrize(("code", "rule"), sorted(set(RULES.values())))
def test_every_refusal_has_a_headline_and_its_rule(code: str, rule: str, language: str) -> None:
    session = middle()
    said = Sentences(session, words(language)).refusal(Refusal(code, rule, NUMBERS), view_of(session))
    assert is_whole(said)
    assert said.endswith(f"{rule}.")
    assert "[" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_to_every_question_has_words(language: str) -> None:
    view = view_of(middle())
    for question in QUESTIONS:
        for key in KEYS[question].values():
            said = wordings.answer(view, question, key, words(language))
            assert is_whole(said), (question, key)
            if question not in ("card", "ability", "emperor", "alchemist", "master"):
                assert said != key, (question, key)


def test_words_are_told_apart() -> None:
    view = view_of(middle())
    for question in QUESTIONS:
        if question not in ("card", "ability", "emperor"):
            said = [wordings.answer(view, question, key, words("en")) for key in KEYS[question].values()]
            assert len(set(said)) == len(said), question


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reward_tile_and_ability_has_words(language: str) -> None:
    for seats, tableau in (("me,random,random,random", "tile_a"), ("me,random,random,random", "tile_b")):
        view = view_of(find(sit(seats, tableau=tableau), "card"))
        said = [
            line.plain for line in [*pages.tableau(view, 60, words(language)), *pages.land(view, 60, words(language))]
        ]
        assert all(is_whole(line.strip() or "x") for line in said)
    every = games.game("first_empire").load_components(None).box(4, 0, 0)
    assert len(every.bonus) == 131


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_languages_have_the_same_messages(language: str) -> None:
    for file in ("first_empire.ftl", "first_empire_terminal.ftl"):
        english, other = messages("en", file), messages(language, file)
        assert sorted(other) == sorted(english)


def test_a_recruited_alchemist_is_no_card() -> None:
    plain = {"ability": "recruit_here", "what": "alchemist", "count": 1}
    assert phrases.ability(plain, words("en")) == "Recruit in this card’s region: alchemist"


def test_options_of_the_game_have_words_in_the_start_screen_too() -> None:
    game, fields = games.game("first_empire"), Fields(games.game("first_empire"), words("en"))
    solo = next(option for option in game.options if option.name == "li_si")
    assert [value for _, value in fields.values(solo, 1)] == ["1", "2", "3", "4"]
    assert fields.values(solo, 2) == [("Without him", "none")]
    assert fields.about("tableau", "tile_a").endswith(".")


@pytest.mark.parametrize("colour", [*signs.SEATS, signs.LI_SI, *signs.TYPES.values(), *signs.OFFICIALS.values()])
def test_colours_can_be_read(colour: str) -> None:
    assert contrast(colour, palette.PAPER) >= 4.5
    assert contrast(colour, palette.SILK) >= 4.5
    if colour in (*signs.SEATS, signs.LI_SI):
        assert contrast(colour, inks.DARK) >= 4.5


def test_the_face_words_its_questions() -> None:
    assert isinstance(FACE, Asking)
    assert set(facts.ASPECTS) == set(names.ASPECT_NAMES)
    assert (*facts.LOWER, *facts.HIGHER) == names.ACTION_NAMES
    said = [FACE.question(question, words("en")) for question in QUESTIONS]
    assert len(set(said)) == len(said)


# -- what a face finds in a view


def test_what_would_wake_leaves_out_regions_in_revolt() -> None:
    view = view_of(middle("me"))
    held = [(card["card"], card["trigger"], region) for region, card in facts.tucked(view, 0)]
    revolt = {region for region, plain in view["boards"][0]["regions"].items() if plain["unrest"] == 3}
    assert revolt
    for action in names.ACTION_NAMES:
        awake, locked = facts.waiting(view, action)
        assert sorted(awake) == sorted(card for card, trigger, at in held if trigger == action and at not in revolt)
        assert sorted(locked) == sorted(card for card, trigger, at in held if trigger == action and at in revolt)
    assert "in revolt:" in "\n".join(tables.court(view, words("en")))


def test_an_action_is_told_with_what_it_wakes() -> None:
    session = find(middle_copy(), "action")
    view = view_of(session)
    woken = facts.woken_by(view, facts.answered(view, "card") or "")
    assert woken is not None
    for key in session.seen(0)["options"]:
        said = FACE.worded(view, "action", key, words("en"))
        assert said.endswith(f"(wakes {', '.join(woken.get(key, [])) or 'nothing'})")


def middle_copy() -> Session:
    return play(sit("me"), 80)


def test_a_governor_s_space_and_half_are_told_with_their_tile() -> None:
    session = find(sit("me", seed="6"), "space")
    view = view_of(session)
    region = facts.answered(view, "region")
    tile = view["regions"][region]["governor_tiles"][0]["tile"]
    assert phrases.governor_tile(view, tile, words("en")) in FACE.worded(view, "space", "tile-1", words("en"))
    session = find(sit("me", seed="6"), "half")
    view = view_of(session)
    found = facts.chosen_tile(view)
    assert found is not None
    left, right = view["printed"]["governor_tiles"][found["tile"]]
    assert FACE.worded(view, "half", "left", words("en")) == f"Left half: {phrases.ability(left, words('en'))}"
    assert FACE.worded(view, "half", "right", words("en")) == f"Right half: {phrases.ability(right, words('en'))}"


def test_a_slot_is_told_with_its_rods_and_what_it_brings() -> None:
    session = find(sit("me", seed="10"), "slot")
    view = view_of(session)
    section = facts.answered(view, "section")
    for key in session.seen(0)["options"]:
        slot, brings = view["walls"][section]["slots"][int(key) - 1], view["aids"]["walls"][section]["brings"]
        rods = "1 rod" if slot["rods"] == 1 else f"{slot['rods']} rods"
        assert (
            FACE.worded(view, "slot", key, words("en"))
            == f"slot {key}: {rods}, would bring you {brings[int(key) - 1]} now"
        )


# -- the Textual table


@pytest.mark.parametrize("size", [SMALL, LARGE, HUGE])
@pytest.mark.parametrize("seats", ["me", "me,random,random,random"])
async def test_some_turns_at_the_table(size: tuple[int, int], seats: str) -> None:
    session = sit(seats)
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=size) as pilot:
        table = await opened(session, pilot, app)
        for _ in range(6):
            seen, count = session.seen(0), session.count
            listed = [
                str(table.mat.answers.get_option_at_index(n).prompt) for n in range(table.mat.answers.option_count)
            ]
            for key in seen["options"]:
                worded = FACE.worded(seen["view"], seen["question"], key, words("en"))
                assert any(worded in row for row in listed)
            await table.press("enter")
            assert session.count > count
        assert table.mat.region.right <= size[0]
        assert table.mat.answers.region.bottom <= size[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["me", "me,random,random,random"])
async def test_nothing_is_cut_on_a_small_screen(language: str, seats: str) -> None:
    session = play(sit(seats), 60)
    app = TableApp(language, session, pause=0)
    async with app.run_test(size=SMALL) as pilot:
        table = await opened(session, pilot, app)
        names_seen = set()
        for _ in range(9):
            shown = table.seen()
            assert "…" not in shown.replace(" …", "")
            open_one = table.mat._leaves.leaf(table.mat._now())
            assert any(f" {name} " in table.text(table.mat.tabs) for name in (open_one.name, open_one.short))
            names_seen.add(open_one.name)
            await table.press("tab")
        assert len(names_seen) == (6 if seats == "me" else 8)


@pytest.mark.parametrize("width", [48, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_column_cuts_a_card(width: int, language: str) -> None:
    for seats in ("me", "me,random,random,random"):
        view = view_of(middle(seats))
        for player in facts.players(view):
            said = "\n".join(line.plain for line in columns.board(view, player, width, words(language)))
            assert "…" not in said
        held = [card for card in view["printed"]["cards"] if view["printed"]["cards"][card]["type"] != "alchemist"]
        said = "\n".join(line.plain for line in columns.hand(view, held, width, words(language)))
        assert "…" not in said
        assert "…" not in "\n".join(line.plain for line in tombs.page(view, width, words(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_the_narrowest_column(language: str) -> None:
    box = games.game("first_empire").load_components(None).box(4, 0, 0)
    faces = [card_plain(box, card) for card in range(1, 131)]
    bonuses = {(face["ability"], face["what"], face["count"]): face for face in faces}
    for face in bonuses.values():
        for trigger in names.ACTION_NAMES:
            card = {**face, "card": "1", "trigger": trigger, "replaced": True}
            said = columns.card(card, words(language)).plain
            assert len(said) < columns.LEAST_COLUMN, said


def test_many_owners_fit_the_narrowest_column() -> None:
    view = view_of(middle("me,random,random,random"))
    for board in view["boards"]:
        board["regions"]["chu"] |= {"governors": 3, "palaces": 2}
    for language in LANGUAGES:
        for width in (48, 75, 80):
            said = [line.plain for line in columns.board(view, 0, width, words(language))]
            assert "…" not in "".join(said)
            assert "●3■3▲3◆3" in "".join(said)


async def test_pages_and_opponents() -> None:
    session = play(sit("me,random,random"), 60)
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = await opened(session, pilot, app)
        assert "Court:" in table.text(table.mat.page)
        for said in ("Walls", "Elixir track", "Round 5", "If the game ended now"):
            await table.press("tab")
            assert said in table.text(table.mat.page)
        await table.press("o")
        assert "Yellow · Hand:" in table.text(table.mat.page)
        await table.press("o")
        assert "Red · Hand:" in table.text(table.mat.page)
        await table.press("o")
        assert "Court:" in table.text(table.mat.page)


async def test_li_si_has_a_page_and_a_strip() -> None:
    session = play(sit("me"), 60)
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = await opened(session, pilot, app)
        await table.press("o")
        said = table.text(table.mat.page)
        assert "Li Si, level 1" in said
        assert "His last action card" in said
        assert "How he scores" in said
        await table.press("enter")
        assert "His last action card" in table.text(table.mat.page)
        players = table.text(table.screen.query_one("#players", Static))
        assert "Li Si" in players
        assert f"{facts.score_now(view_of(session), 1)} pts" in players


async def test_greyed_answers_say_why_not_and_undo_goes_step_by_step() -> None:
    session = find(sit(), "card")
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = await opened(session, pilot, app)
        start = session.count
        await table.press("enter")
        table.mat.follow("court")
        await table.press("enter")
        assert session.seen(0)["question"] == "action"
        rows = table.mat.answers.option_count
        await table.press("x")
        assert table.mat.answers.option_count > rows
        table.mat.follow("wall")
        await table.settle()
        assert "You cannot pay any free slot" in table.text(table.screen.query_one("#preview", Static))
        await table.press("enter")
        assert isinstance(app.screen, Reading)
        await table.press("escape")
        await table.press("w", "escape", "h", "l", "escape", "question_mark", "escape")
        await table.press("u")
        assert session.seen(0)["question"] == "use"
        await table.press("u")
        assert session.count == start


async def test_the_starting_tiles_of_two_persons_stay_secret_on_the_screen() -> None:
    session = sit("me,me")
    app = TableApp("fr", session, pause=0)
    async with app.run_test(size=SMALL) as pilot:
        table = Table(app, pilot)
        await table.settle()
        assert isinstance(app.screen, Curtain)
        await table.press("enter")
        kept = words("fr").say("first_empire-starting-tile", starting_tile=table.mat.key())
        sentence = words("fr").say("first_empire-event-starting-tile", seat="Bleu", starting_tile=table.mat.key())
        assert kept
        await table.press("enter")
        assert isinstance(app.screen, Curtain)
        await table.press("enter")
        assert table.screen.seat == 1
        assert sentence not in " ".join(table.seen().split())


@pytest.mark.parametrize("language", ["de", "fr"])
async def test_the_end_is_told_with_li_si_s_score(language: str) -> None:
    session = play(sit("me"), 60)
    while not session.match.over and not (view_of(session)["round"] == 5 and view_of(session)["stage"] != "play"):
        play(session, 1)
    app = TableApp(language, session, pause=0)
    async with app.run_test(size=SMALL) as pilot:
        table = Table(app, pilot)
        for _ in range(60):
            await table.settle()
            if isinstance(app.screen, End):
                break
            await table.press("enter")
        assert isinstance(app.screen, End)
        others = sum(session.match.result().others["li_si"].values())
        said = " ".join(str(widget.render()) for widget in app.screen.query(Static))
        assert re.search(rf"Li Si\s?: {others} ", said)
