"""The First Empire in the terminal: what its face finds in a view, and the Textual table with its pages."""

import re

import pytest
from textual.widgets import Static

from tests.terminal.first_empire_table import middle, sit, view_of
from tests.terminal.tables import HUGE, LARGE, SMALL, Table, find, opened, play
from tianxia import games
from tianxia.engine.game import Json
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import Card
from tianxia.games.first_empire.views.printed import card_json
from tianxia.terminal.app import TableApp
from tianxia.terminal.first_empire.panel import FirstEmpirePages
from tianxia.terminal.screens.dialogs import Curtain, End, TextDialog
from tianxia.terminal.session import Session
from tianxia.words import LANGUAGES, words

# -- what a face finds in a view, and the game says of its choices


def said(session: Session, key: str) -> str:
    """What is said about an answer before it is given."""
    return next(words("en").noted(choice) for choice in session.choices(0) if choice["key"] == key)


def realm_of(view: Json, language: str = "en") -> FirstEmpirePages:
    return FirstEmpirePages(view, words(language))


def test_what_would_wake_leaves_out_regions_in_revolt() -> None:
    view = view_of(middle("me"))
    regions = view["boards"][0]["regions"]
    laid = [(region, card) for region, data in regions.items() for card in data["cards"]]
    faces = [(region, realm_of(view).face(card["card"], card["emperor_tile"])) for region, card in laid]
    held = [(card["card"], card["trigger"], region) for region, card in faces]
    revolt = {region for region, data in regions.items() if data["unrest"] == 3}
    assert revolt
    for action in names.ACTION_NAMES:
        awake, locked = realm_of(view).wakes(action)
        assert sorted(awake) == sorted(card for card, trigger, at in held if trigger == action and at not in revolt)
        assert sorted(locked) == sorted(card for card, trigger, at in held if trigger == action and at in revolt)
    assert "blocked by unrest:" in "\n".join(realm_of(view).court_lines())


def test_an_action_is_told_with_what_it_wakes() -> None:
    session = find(play(sit("me"), 80), "action")
    seen = session.seen(0)
    hand = seen["view"]["planning"]["court"]["hand"]
    (woken,) = [each["wakes"] for each in hand if each["card"] == seen["about"]["card"]]
    for choice in session.choices(0):
        cards = words("en").listed(woken.get(choice["key"], []))
        assert words("en").noted(choice).endswith(f": activates {cards or 'nothing'}")


def test_a_governor_s_space_and_half_are_told_with_their_tile() -> None:
    session = find(sit("me", seed="6"), "space")
    view = view_of(session)
    tile = view["regions"][session.seen(0)["about"]["region"]]["governor_tiles"][0]["tile"]
    assert realm_of(view).governor_tile(tile) in said(session, "tile-1")
    session = find(sit("me", seed="6"), "half")
    view, about = view_of(session), session.seen(0)["about"]
    tiles = view["regions"][about["region"]]["governor_tiles"]
    left, right = view["printed"]["governor_tiles"][tiles[int(about["space"][-1]) - 1]["tile"]]
    assert said(session, "left") == f"Left half: {realm_of(view).effect(left)}"
    assert said(session, "right") == f"Right half: {realm_of(view).effect(right)}"


def test_a_slot_is_told_with_its_rods_and_what_it_brings() -> None:
    session = find(sit("me", seed="10"), "slot")
    view, section = view_of(session), session.seen(0)["about"]["section"]
    for key in session.seen(0)["options"]:
        slot, brings = view["walls"][section]["slots"][int(key) - 1], view["planning"]["walls"][section]["brings"]
        rods = "1 rod" if slot["rods"] == 1 else f"{slot['rods']} rods"
        assert said(session, key) == f"Slot {key}: {rods}: worth {brings[int(key) - 1]} VP to you now"


def test_the_turn_under_way_is_shown_with_what_was_answered() -> None:
    session = find(sit("me"), "action")
    card, use = session.seen(0)["steps"]
    after = session.preview(0, session.match.questions[0].options()[0]).view
    for view, steps in ((view_of(session), [use]), (after, [use, session.choices(0)[0]])):
        shown = "\n".join(line.plain for line in realm_of(view).table(realm_of(view), 30, 80))
        assert re.search(
            rf"^{card['text']['card']}.*" + "".join(rf" · {words('en').choice(s)}" for s in steps), shown, re.M
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
            count, listed = session.count, [row for _, row in table.panel.answers._rows]
            assert {words("en").noted(choice) for choice in session.choices(0)} <= set(listed)
            await table.press("enter")
            assert session.count > count
        assert table.panel.region.right <= size[0]
        assert table.panel.answers.region.bottom <= size[1]


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
            open_one = table.panel._browser.current(table.panel._now())
            assert any(f" {name} " in table.text(table.panel.tabs) for name in (open_one.name, open_one.short))
            names_seen.add(open_one.name)
            await table.press("tab")
        assert len(names_seen) == (6 if seats == "me" else 8)


@pytest.mark.parametrize("width", [48, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_column_cuts_a_card(width: int, language: str) -> None:
    for seats in ("me", "me,random,random,random"):
        view = view_of(middle(seats))
        realm = realm_of(view, language)
        for player in realm.players:
            said = "\n".join(line.plain for line in realm.board(player, width))
            assert "…" not in said
        held = [card for card in view["printed"]["cards"] if view["printed"]["cards"][card]["type"] != "alchemist"]
        said = "\n".join(line.plain for line in realm._named(held, width))
        assert "…" not in said
        assert "…" not in "\n".join(line.plain for line in realm.mausoleum(width))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_the_narrowest_column(language: str) -> None:
    printed = games.game("first_empire").load_components(None).printed(4, 0, 0)
    faces = [card_json(printed, Card(card)) for card in range(1, 131)]
    bonuses = {(face["ability"], face["what"], face["count"]): face for face in faces}
    for face in bonuses.values():
        for trigger in names.ACTION_NAMES:
            card = {**face, "card": "1", "trigger": trigger, "replaced": True}
            said = realm_of({}, language).drawn(card).plain
            assert len(said) < FirstEmpirePages.LEAST_COLUMN, said


def test_many_owners_fit_the_narrowest_column() -> None:
    view = view_of(middle("me,random,random,random"))
    for board in view["boards"]:
        board["regions"]["chu"] |= {"governors": 3, "palaces": 2}
    for language in LANGUAGES:
        for width in (48, 75, 80):
            said = [line.plain for line in realm_of(view, language).board(0, width)]
            assert "…" not in "".join(said)
            assert "●3■3▲3◆3" in "".join(said)


async def test_pages_and_opponents() -> None:
    session = play(sit("me,random,random"), 60)
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = await opened(session, pilot, app)
        assert "Court:" in table.text(table.panel.page)
        for said in ("Walls", "Elixir track", "Round 5", "If the game ended now"):
            await table.press("tab")
            assert said in table.text(table.panel.page)
        await table.press("o")
        assert "Yellow · Hand:" in table.text(table.panel.page)
        await table.press("o")
        assert "Red · Hand:" in table.text(table.panel.page)
        await table.press("o")
        assert "Court:" in table.text(table.panel.page)


async def test_li_si_has_a_page_and_a_strip() -> None:
    session = play(sit("me"), 60)
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = await opened(session, pilot, app)
        await table.press("o")
        said = table.text(table.panel.page)
        assert "Li Si, level 1" in said
        assert "His last action card" in said
        assert "How he scores" in said
        await table.press("enter")
        assert "His last action card" in table.text(table.panel.page)
        players = table.text(table.screen.query_one("#players", Static))
        assert "Li Si" in players
        assert f"{realm_of(view_of(session)).score(1)} VP" in players


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
        assert "You can’t pay for any free slot" in table.text(table.screen.query_one("#preview", Static))
        await table.press("enter")
        assert isinstance(app.screen, TextDialog)
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
        save = words("fr").say("first_empire-starting-tile", starting_tile=table.panel.key())
        sentence = words("fr").say(
            "first_empire-event-starting-tile", seat="Bleu", you="no", starting_tile=table.panel.key()
        )
        assert save
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
