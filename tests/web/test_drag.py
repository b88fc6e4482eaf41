"""Dragging in the two heavy games, by mouse and by finger: the same answers as by clicking, and nothing is lost."""

from typing import Any

from tests.web import empire
from tests.web.conftest import Opener
from tests.web.looks import middle
from tests.web.steps import BOT, ME, PHONE
from tests.web.waits import expect
from tests.web.zhanguo_steps import forked, my_turn, new_game, sit_at

GHOST = ".drag-ghost"
RESTLESS = """() => {
  const later = window.setTimeout;
  window.setTimeout = (work, time, ...more) => later(work, time === 260 ? 1e6 : time, ...more);
  window.restful = () => { window.setTimeout = later; };
}"""
"""No finger rests long enough to drag, however slowly it is seen to move, until the page is `restful` again."""
STILL = """() => new Promise((done) => {
  let [at, since] = [scrollY, performance.now()];
  const look = () => {
    if (scrollY !== at) [at, since] = [scrollY, performance.now()];
    if (performance.now() - since > 200) done(); else requestAnimationFrame(look);
  };
  look();
})"""
"""The page has come to rest after a finger has let it go."""


def middle_of(page: Any, selector: str) -> tuple[float, float]:
    """The middle of the first of these on the page."""
    return middle(page.locator(selector).first)


def take_up(page: Any, thing: str) -> None:
    """Press on a thing and begin to drag it."""
    x, y = middle_of(page, thing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y - 12)
    page.wait_for_selector(GHOST)


def drag(page: Any, thing: str, target: str, glows: str | None = None) -> None:
    """Drag a thing to where it can go, which glows until then; an area around a spot lets go over the spot itself."""
    take_up(page, thing)
    page.wait_for_selector(glows or f"{target}.can", state="attached")
    page.mouse.move(*middle_of(page, target))
    page.wait_for_selector("[data-over]", state="attached")
    page.mouse.up()
    page.wait_for_selector(GHOST, state="detached")


def test_cards_and_officials_of_zhanguo_are_dragged(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT])["table"]["id"])
    assert my_turn(page)
    first, second = (page.locator("button.hc.can").nth(n).get_attribute("data-spot") for n in (0, 1))
    # To a region: anywhere in its column.
    drag(page, f"[data-spot='{first}']", "[data-drop='board:3'] .unr", "[data-spot='board:3:place'].can")
    page.wait_for_selector("[data-confirm]")
    expect(page.locator(".tk.fresh")).to_have_count(1)
    chosen = page.inner_text(".steps")
    # Put back, or dropped where nothing is: everything is as it was.
    for elsewhere in ("", ".head"):
        take_up(page, f"[data-spot='{second}']")
        page.wait_for_selector(f"[data-spot='{second}'].chosen")
        if elsewhere:
            page.mouse.move(*middle_of(page, elsewhere))
        else:
            page.keyboard.press("Escape")
        page.mouse.up()
        page.wait_for_selector(GHOST, state="detached")
        expect(page.locator(".steps")).to_have_text(chosen, use_inner_text=True)
        page.wait_for_selector("[data-confirm]")
    # To an action, and an official of the supply to a region.
    drag(page, f"[data-spot='{second}']", "[data-spot='court:recruit']")
    page.wait_for_selector("[data-spot='supply:white'].can")
    drag(page, "[data-spot='supply:white']", "[data-spot='board:4:above']")
    page.wait_for_selector(".effects >> text=white official to region 4")
    # To the court as a whole: then it asks which action.
    drag(page, f"[data-spot='{first}']", "section.court .pile", "button.act.can, button.act.may")
    page.wait_for_selector("[data-offer='court:recruit']")


def test_an_official_is_dragged_down_and_a_quick_hand_is_not_too_quick(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "per_worker-2", 261, [ME, BOT]))
    assert my_turn(page)
    drag(page, "[data-spot='board:2:above:white']", "[data-spot='board:2:below']")
    page.wait_for_selector("[data-spot='hand:40'].chosen")
    page.click("[aria-label='Restart turn']")
    page.wait_for_selector("[data-spot='board:2:above:white'].can")
    card, place = middle_of(page, "[data-spot='hand:40']"), middle_of(page, "[data-spot='board:3:place']")
    page.mouse.move(*card)
    page.mouse.down()
    page.mouse.move(*place, steps=2)
    page.mouse.up()  # before the server has replied
    page.wait_for_selector("[data-confirm]")


def test_cards_and_officials_of_the_first_empire_are_dragged(opened: Opener) -> None:
    page = opened()
    empire.sit_at(page, empire.asked(page, "after", ("2-advanced", 77, 82)))
    drag(page, "[data-spot='board:wei:alchemist']", "[data-drop='board:chu'] .unr", "[data-spot='board:chu:above'].can")
    page.wait_for_selector(".effects >> text=Chu")
    page.click("[aria-label='Restart turn']")
    page.wait_for_selector("[data-spot='hand:40'].can")
    drag(page, "[data-spot='hand:40']", "[data-spot='court:recruit']")
    page.wait_for_selector("[data-spot='supply:alchemist'].can")
    drag(page, "[data-spot='supply:alchemist']", "[data-drop='board:wei'] .unr", "[data-spot='board:wei:above'].can")
    page.wait_for_selector(".effects >> text=Wei")


def touch(page: Any) -> Any:
    """A finger: `touchStart`, `touchMove` and `touchEnd` at points of the screen."""
    session = page.context.new_cdp_session(page)

    def finger(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return finger


def test_a_finger_rests_to_drag_and_moves_to_scroll(opened: Opener) -> None:
    page = opened(**PHONE)
    sit_at(page, new_game(page, [ME, BOT])["table"]["id"])
    assert my_turn(page)
    finger, card = touch(page), "button.hc.can"
    x, y = middle_of(page, card)
    spot = page.locator(card).first.get_attribute("data-spot")
    page.evaluate(RESTLESS)
    finger("touchStart", x, y)
    for n in range(1, 12):
        finger("touchMove", x, y - 20 * n)
    finger("touchEnd")
    page.wait_for_function("() => scrollY > 40")
    page.evaluate(STILL)
    assert not page.locator(GHOST).count(), "it has scrolled"
    assert not page.locator(".steps").count()
    page.evaluate("restful()")
    page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
    page.wait_for_function("() => scrollY === 0")
    x, y = middle_of(page, f"[data-spot='{spot}']")
    finger("touchStart", x, y)
    page.wait_for_selector(GHOST)
    page.wait_for_selector("[data-spot='court:recruit'].can")
    to_x, to_y = middle_of(page, "[data-spot='court:recruit']")
    for n in range(1, 9):
        finger("touchMove", x + (to_x - x) * n / 8, y + (to_y - y) * n / 8)
    page.wait_for_selector("[data-spot='court:recruit'][data-over]")
    finger("touchEnd")
    expect(page.locator(".steps")).to_contain_text("recruit", ignore_case=True)
    assert page.evaluate("scrollY") == 0, "the page has not moved"
