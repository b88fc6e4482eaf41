"""Guided first games in a browser: followed to the end, left, strayed from and found again; keyboard, phone, axe."""

from typing import Any

import pytest

from tests.web.conftest import Opener
from tianxia import lessons

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
STEPS = {game: len(lessons.lesson(game).steps) for game in lessons.games_with_lessons()}
CARDS = {"qin": 0, "zhanguo": 1, "first_empire": 2}
"""The cards of the games on the first screen."""


def begin_lesson(page: Any, game: str = "qin") -> None:
    """From the first screen into the lesson."""
    page.get_by_role("button", name="Learn by playing").nth(CARDS[game]).click()
    page.wait_for_selector(".coach")


MARKED = ".spot.hinted, .offer.hinted, [data-hinted]"
"""What the guide marks in the two heavy games: on the boards, on the turn card, and in its own words there."""
WATCH = """() => {
  window.counts = [];
  const look = () => {
    const count = document.querySelector('.coach .head span')?.innerText;
    if (count && count !== window.counts.at(-1)) window.counts.push(count);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
}"""
"""Notes every step that the guide counts, however briefly it is shown."""


def marked(page: Any, game: str, number: int) -> list[Any]:
    """The places that the guide marks for a step."""
    if game == "qin":
        halves = lessons.lesson(game).steps[number].answer.split()
        return [page.locator(f"[data-cell='{half[1:]}']") for half in halves]
    page.wait_for_selector(MARKED)
    places = page.locator(MARKED)
    return [place for place in places.all() if place.is_visible()]


def takes(page: Any, place: Any) -> None:
    """Pick a marked place and wait until the advice is drafted."""
    said = spoken(page)
    place.click()
    page.wait_for_function(f"(said) => document.querySelector('.coach').innerText !== said || {HALF}", arg=said)
    if page.evaluate(HALF):  # a piece: where it goes is marked now
        page.locator(".spot.hinted").first.click()
    on_from(page, said)
    assert page.locator(".coach >> text=not the suggestion").count() == 0, f"{said}: {place}"


HALF = "/Which of these/.test(document.querySelector('.turn .head')?.innerText ?? '')"


def goes_back(page: Any) -> None:
    """Undo the last step."""
    said = spoken(page)
    page.locator(".coach").get_by_role("button", name="Step back").click()
    on_from(page, said)


@pytest.mark.slow
@pytest.mark.parametrize("game", list(STEPS))
def test_every_marked_place_is_accepted_and_the_steps_are_counted(opened: Opener, game: str) -> None:
    page = opened(reduced_motion="reduce")
    begin_lesson(page, game)
    page.evaluate(WATCH)
    for number in range(STEPS[game]):
        page.wait_for_selector(f".coach >> text=Step {number + 1} of {STEPS[game]}")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        for n, place in enumerate(marked(page, game, number)):
            if n > 0:
                goes_back(page)
            takes(page, place)
        if page.locator(CONFIRM).count():
            said = spoken(page)
            page.locator(CONFIRM).first.click()
            on_from(page, said)
    page.wait_for_selector(PLAY_ON)
    assert "lesson" not in page.inner_text(".coach .words")  # words, not the names of messages
    counted = {tuple(int(word) for word in count.split() if word.isdigit()) for count in page.evaluate("counts")}
    assert counted == {(n, STEPS[game]) for n in range(1, STEPS[game] + 1)}
    page.get_by_role("button", name="Keep playing").click()
    page.wait_for_selector(".coach", state="detached")


def test_who_asks_twice_to_be_shown_is_shown_once(opened: Opener) -> None:
    page, sent = opened(), list[str]()
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    begin_lesson(page)
    page.wait_for_selector(".coach button.show")
    page.evaluate("() => { const show = document.querySelector('.coach button.show'); show.click(); show.click(); }")
    page.wait_for_selector(".coach >> text=That’s the suggested move.")
    assert len([frame for frame in sent if '"draft"' in frame]) == 1


def test_an_own_way_and_back(opened: Opener) -> None:
    page = opened()
    begin_lesson(page)
    page.keyboard.press("2")
    page.click("[data-cell='F7']")
    page.wait_for_selector(".coach >> text=That’s not the suggestion")
    page.get_by_role("button", name="Step back").click()
    page.wait_for_selector(".coach button.show")
    page.keyboard.press("2")
    page.click("[data-cell='F7']")
    page.locator("button.primary:not([disabled])").click()
    page.wait_for_selector(".coach >> text=You left the tutorial")
    page.wait_for_selector("text=Your turn.")
    page.get_by_role("button", name="Step back").click()
    page.wait_for_selector(f".coach >> text=Step 1 of {STEPS['qin']}")
    page.get_by_role("button", name="Leave tutorial").click()
    page.wait_for_selector(".coach", state="detached")
    page.reload()
    page.wait_for_selector("[role=grid]")
    page.wait_for_timeout(500)
    assert page.locator(".coach").count() == 0


HEAVY = [(1, "Palaces cost three workers"), (2, "Palaces need an architect")]
"""The cards of the two heavy games on the first screen, and part of the last text of each."""


def serious(page: Any) -> list[str]:
    """What axe finds."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    found = axe.run(page).response["violations"]
    return [one["id"] for one in found if one["impact"] in ("serious", "critical")]


def press(page: Any, selector: str, by_tab: bool) -> None:
    """Go to something, by Tab or directly, and press Enter there."""
    for _ in range(200 if by_tab else 0):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            break
    else:
        page.locator(selector).first.focus()
        assert not by_tab, f"Tab does not reach {selector}"
    page.keyboard.press("Enter")


def spoken(page: Any) -> str:
    """The guide's words and step: once they change, the next thing can be done."""
    words: str = page.inner_text(".coach")
    return words


def on_from(page: Any, said: str) -> None:
    """Wait until the guide says something else, and it is the learner's turn or the end of the lesson."""
    page.wait_for_function("(said) => document.querySelector('.coach').innerText !== said", arg=said)
    page.wait_for_function(f"() => document.querySelector('{SHOW}, {CONFIRM}, {PLAY_ON}')")


SHOW, CONFIRM = ".coach button.show", "button.primary:not([disabled])"
PLAY_ON = ".coach > .ways > button.btn:only-child"


@pytest.mark.slow
@pytest.mark.parametrize(("card", "last"), HEAVY)
def test_a_first_game_by_keyboard_alone(opened: Opener, card: int, last: str) -> None:
    page = opened(reduced_motion="reduce")
    page.get_by_role("button", name="Learn by playing").nth(card).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(SHOW)
    turns = 0
    while not page.locator(PLAY_ON).count():
        said, shows = spoken(page), bool(page.locator(SHOW).count())
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), said
        press(page, SHOW if shows else CONFIRM, by_tab=turns == 0)  # one turn by Tab is enough: it takes many
        on_from(page, said)
        turns += not shows
    assert last in spoken(page)
    press(page, PLAY_ON, by_tab=False)
    page.wait_for_selector(".coach", state="detached")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("card", [0, 1, 2])
def test_on_a_phone_and_for_axe(opened: Opener, card: int, theme: str) -> None:
    language, learn = ("de-DE", "Spielend lernen") if theme == "light" else ("fr-FR", "Apprendre en jouant")
    page = opened(language=language, color_scheme=theme, reduced_motion="reduce", **PHONE)
    page.get_by_role("button", name=learn).nth(card).click()
    page.wait_for_selector(SHOW)
    assert serious(page) == []
    heights = "() => [...document.querySelectorAll('.coach button')].map((way) => way.getBoundingClientRect().height)"
    for _ in range(8):
        said = spoken(page)
        assert "-lesson-" not in said
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), said
        assert min(page.evaluate(heights)) >= 44, said
        assert page.locator(".coach").bounding_box()["y"] >= 0, said
        page.locator(SHOW if page.locator(SHOW).count() else CONFIRM).first.tap()
        on_from(page, said)
    assert serious(page) == []


@pytest.mark.parametrize("card", [0, 1, 2])
def test_back_step_by_step_and_out_at_any_time(opened: Opener, card: int) -> None:
    page = opened()
    page.get_by_role("button", name="Learn by playing").nth(card).click()
    page.wait_for_selector(SHOW)
    first, back = page.inner_text(".coach .words"), page.locator(".coach").get_by_role("button", name="Step back")
    assert back.count() == 0
    while page.locator(SHOW).count():
        said = spoken(page)
        page.click(SHOW)
        on_from(page, said)
    said = spoken(page)
    page.locator(CONFIRM).first.click()
    on_from(page, said)
    page.wait_for_selector(SHOW)
    while back.count():
        said = spoken(page)
        back.click()
        on_from(page, said)
    assert page.inner_text(".coach .words") == first
    page.wait_for_selector(".coach >> text=Step 1 of")
    page.get_by_role("button", name="Leave tutorial").click()
    page.wait_for_selector(".coach", state="detached")
