"""Guided first games in a browser: walked through by what is ringed, shown, stepped back, left and found again."""

from typing import Any

import pytest

from tests.breadth import at_first, later
from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.lesson_steps import GAMES, Learner
from tests.web.waits import expect
from tianxia import lessons

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
TALLER: dict[str, Any] = PHONE | {"width": 390, "height": 844}
TEXTS = {game: sum(1 for step in lessons.lesson(game).steps if step.say) for game in GAMES}
LEARN = {"de-DE": "Spielend lernen", "fr-FR": "Apprendre en jouant"}


def walk(learner: Learner, everything: bool) -> list[int]:
    """Click what is ringed to the end, once or every place inside; the numbers of the texts on the way."""
    counted = []
    while learner.mode != "done":
        assert learner.mode in ("step", "confirm"), learner.said
        assert "-lesson-" not in learner.said
        learner.looks_right()
        counted.append(int(learner.page.inner_text(".coach .head").split()[1]))
        (learner.click_every_mark if everything else learner.click_target)()
    return counted


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "screen"),
    [
        *((game, "desktop") for game in GAMES),
        ("zhanguo", "phone"),
        later("qin", "phone"),
        later("first_empire", "phone"),
    ],
)
def test_a_learner_who_clicks_only_what_is_ringed_comes_to_the_end(opened: Opener, game: str, screen: str) -> None:
    page = opened(reduced_motion="reduce", **(PHONE if screen == "phone" else {}))
    learner = Learner(page, touch=screen == "phone")
    learner.begin(game)
    counted = walk(learner, everything=screen == "desktop")
    assert counted == sorted(counted)
    assert set(counted) == set(range(1, TEXTS[game] + 1))
    page.get_by_role("button", name="Keep playing").click()
    page.wait_for_selector(".coach", state="detached")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("qin", "de-DE"),
        ("zhanguo", "fr-FR"),
        ("first_empire", "de-DE"),
        later("qin", "fr-FR"),
        later("zhanguo", "de-DE"),
        later("first_empire", "fr-FR"),
    ],
)
def test_longer_words_leave_the_target_free_on_a_phone_too(opened: Opener, game: str, language: str) -> None:
    page = opened(language=language, color_scheme="dark", reduced_motion="reduce", **TALLER)
    learner = Learner(page, touch=True)
    learner.begin(game, LEARN[language])
    for _ in range(8):
        learner.looks_right()
        learner.click_target()


@pytest.mark.parametrize(
    ("game", "screen"),
    [
        ("qin", "phone"),
        ("zhanguo", "desktop"),
        ("first_empire", "phone"),
        later("qin", "desktop"),
        later("zhanguo", "phone"),
        later("first_empire", "desktop"),
    ],
)
def test_the_tour_shows_every_place_and_can_be_gone_back_to(opened: Opener, game: str, screen: str) -> None:
    page = opened(**(PHONE if screen == "phone" else {}))
    learner = Learner(page, touch=screen == "phone")
    learner.begin(game, tour=True)
    check = checker(page)
    places, total = [], len(page.locator(".coach .dots i").all())
    while learner.mode == "tour":
        page.wait_for_selector("[data-lesson=tour] .ring")
        learner.settle()
        assert "-tour-" not in page.inner_text("[data-lesson]")
        learner.looks_right()
        places.append(tuple(learner.middle()))
        if len(places) == 1:
            check("the tour")
        page.locator(".coach .primary").click()
    assert len(set(places)) == total >= 4
    page.wait_for_selector("[data-lesson=step] .ring")
    learner.press("Step back")
    assert learner.mode == "tour"
    page.reload()
    page.wait_for_selector("[data-lesson=step]")


SHOWN = """(told) => new Promise((done) => {
  document.querySelectorAll('.coach .show').forEach((one) => { one.click(); one.click(); });
  const look = () => {
    const shown = document.querySelector('[data-lesson=showing]') && document.querySelector('.turn').innerText !== told;
    if (shown) done(); else requestAnimationFrame(look);
  };
  look();
})"""
"""Clicks twice to be shown the move, and looks until the turn card tells it: that is soon taken back."""


@pytest.mark.parametrize("game", at_first(["qin", "zhanguo"], GAMES))
def test_show_me_plays_the_move_and_takes_it_back(opened: Opener, game: str) -> None:
    page, sent = opened(reduced_motion="reduce"), list[str]()
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    learner = Learner(page)
    learner.begin(game)
    before, told = learner.now(), page.inner_text(".turn")
    page.evaluate(SHOWN, told)
    page.wait_for_selector("[data-lesson=step] .ring")
    assert learner.now() == before
    assert page.inner_text(".turn") == told
    drafts = [frame for frame in sent if '"draft"' in frame]
    assert len(drafts) == 2, "shown once, and taken back"
    assert not [frame for frame in sent if '"confirm"' in frame]
    learner.click_target()


@pytest.mark.parametrize("game", at_first(["qin", "first_empire"], GAMES))
def test_back_step_by_step_to_the_tour(opened: Opener, game: str) -> None:
    page = opened(reduced_motion="reduce")
    learner = Learner(page)
    learner.begin(game)
    seen = [learner.now()]
    while learner.mode == "step":
        learner.click_target()
        seen.append(learner.now())
    learner.click_target()  # confirms
    assert learner.mode == "step"
    learner.press("Step back")
    assert learner.now() == seen[0]
    learner.click_target()
    learner.press("Step back")
    assert learner.now() == seen[0]
    learner.press("Step back")
    assert learner.mode == "tour"


def test_every_marked_space_of_qin_is_accepted_with_any_tile_in_hand(opened: Opener) -> None:
    page = opened(reduced_motion="reduce")
    learner = Learner(page)
    learner.begin("qin")
    for cell in ("F8", "G8"):
        for tile in "123":
            learner.takes(tile)
            before = learner.now()
            page.click(f"[data-cell='{cell}']")
            learner.wait(before)
            assert learner.mode == "confirm", (cell, tile)
            learner.press("Step back")


MOVED_ON = """(before) => document.querySelector('main').dataset.version !== before
  && document.title.startsWith('Your turn') && !document.querySelector('[data-lesson][aria-busy=true]')"""
"""Whether the turn has been taken, and the others have answered it."""


def test_an_own_way_and_back(opened: Opener) -> None:
    page = opened(reduced_motion="reduce")
    learner = Learner(page)
    learner.begin("qin")
    first = learner.now()

    def stray() -> None:
        learner.takes("2")
        before = learner.now()
        page.click("[data-cell='F7']")
        learner.wait(before)
        assert learner.mode == "astray"

    stray()
    learner.press("Step back")
    assert learner.mode == "step"
    stray()
    version = page.get_attribute("main", "data-version")
    page.locator("button.primary:not([disabled]):not(.back)").click()
    page.wait_for_function(MOVED_ON, arg=version)
    assert learner.mode == "astray"
    learner.press("Step back")
    assert learner.now()[0] == first[0]
    page.get_by_role("button", name="Leave tutorial").click()
    page.wait_for_selector(".coach", state="detached")
    page.reload()
    page.wait_for_selector("[role=grid]")
    page.wait_for_timeout(500)
    assert page.locator(".coach").count() == 0


FOCUSED = "() => document.activeElement !== document.body && !document.activeElement.closest('.coach')"


@pytest.mark.slow
@pytest.mark.parametrize("game", at_first(["first_empire"], GAMES))
def test_a_first_game_by_keyboard_alone(opened: Opener, game: str) -> None:
    page = opened(reduced_motion="reduce")
    learner = Learner(page)
    page.get_by_role("button", name="Learn by playing").nth(GAMES.index(game)).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-lesson=tour] .ring")
    while learner.mode == "tour":
        page.wait_for_function("() => document.activeElement.matches('.coach .primary')")
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-lesson=step] .ring")
    while learner.mode != "done":
        page.wait_for_function(FOCUSED)
        learner.act(lambda: page.keyboard.press("Enter"))
    page.wait_for_function("() => document.activeElement.matches('.coach')")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".coach", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_and_fingers_have_room(opened: Opener, game: str) -> None:
    page = opened(reduced_motion="reduce", **PHONE)
    check = checker(page)
    learner = Learner(page, touch=True)
    learner.begin(game)
    check("a step")
    heights = "() => [...document.querySelectorAll('.coach button')].map((way) => way.getBoundingClientRect().height)"
    assert min(page.evaluate(heights)) >= 44
    while learner.mode == "step":
        learner.click_target()
    check("a turn to confirm")


def test_the_first_visit_offers_the_lesson(opened: Opener) -> None:
    page = opened()
    page.get_by_role("button", name="Teach me Qin").click()
    page.wait_for_selector("[data-lesson=tour]")
    page.go_back()
    page.wait_for_selector("text=Play Qin now")
    expect(page.get_by_role("button", name="Teach me Qin")).to_have_count(0)
