"""At 360 pixels: everything in sight, targets for fingers, no sideways scrolling."""

from typing import Any

from tests.web import zhanguo_steps
from tests.web.conftest import Opener
from tests.web.looks import at_rest, middle
from tests.web.steps import BOT, HINT, ME, PHONE, go, hinted_move, new_game, play_on, sit_at

FINGER = 44
BESIDE = """([x, y]) => {
  const { left, right, top, bottom } = document.querySelector('.loupe').getBoundingClientRect();
  return x < left || right < x || y < top || bottom < y;
}"""
"""Whether the loupe is not under the finger."""


def touch(page: Any, kind: str, *points: tuple[float, float]) -> None:
    page.touched = getattr(page, "touched", None) or page.context.new_cdp_session(page)
    page.touched.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def at_table(opened: Opener, moves: int = 3) -> Any:
    page = opened(**PHONE)
    table = new_game(page, [ME, BOT, BOT, BOT])
    assert play_on(page, table, moves) == "enough"
    sit_at(page, table)
    page.wait_for_selector("text=Your turn.")
    return page


def test_a_finger_slides_to_the_right_space_under_a_loupe(opened: Opener) -> None:
    page = at_table(opened, 0)
    (x, y), end = (middle(page.locator(f"[data-cell='{cell}']")) for cell in ("D4", "F7"))
    touch(page, "touchStart", (x, y))
    touch(page, "touchMove", (x + 20, y + 20))
    page.wait_for_selector(".loupe")
    touch(page, "touchMove", end)
    page.wait_for_function(BESIDE, arg=end)
    assert page.locator(".loupe").bounding_box()["width"] / 4 >= FINGER
    touch(page, "touchEnd")
    page.wait_for_selector(".loupe", state="detached")
    page.wait_for_selector("text=Confirm the tile")
    assert page.evaluate("scrollY") == 0


def test_zoom_makes_each_space_as_large_as_a_finger(opened: Opener) -> None:
    page = at_table(opened)
    page.locator(HINT).tap()
    page.locator(".hints .link").first.tap()
    page.wait_for_selector("text=Confirm the tile")
    page.click("[aria-label='Zoom']")
    page.wait_for_function(
        f"() => document.querySelector(\"[data-cell='G7']\").getBoundingClientRect().width >= {FINGER}"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.wait_for_function(
        """() => {  // the draft is in sight
          const box = (one) => document.querySelector(one).getBoundingClientRect();
          const [frame, tile] = [box('.zoomed'), box('path.ring')];
          const [x, y] = [tile.x + tile.width / 2, tile.y + tile.height / 2];
          return frame.left <= x && x <= frame.right && frame.top <= y && y <= frame.bottom;
        }"""
    )


def test_a_refusal_and_a_draft_lie_above_the_bar(opened: Opener) -> None:
    page = at_table(opened)
    page.locator("[data-cell='F1']").tap()
    page.wait_for_selector("text=You can’t play there.")
    page.wait_for_selector("button:has-text('Rule Q-2.2')")
    above_the_bar(page, ".reason")
    page.locator(".bar").get_by_text("Undo").tap()
    page.locator(HINT).tap()
    page.locator(".hints .link").first.tap()
    page.wait_for_selector("text=Confirm the tile")
    above_the_bar(page, ".effects")


def above_the_bar(page: Any, selector: str) -> None:
    """Wait until all of something is in sight above the bar."""
    page.wait_for_function(
        """(selector) => {
          const [box, bar] = [selector, '.stick'].map((one) => document.querySelector(one)?.getBoundingClientRect());
          return box && box.top >= 0 && box.bottom <= bar.top;
        }""",
        arg=selector,
    )


def test_controls_are_large_enough_for_fingers(opened: Opener) -> None:
    page = at_table(opened)
    at_rest(page)
    small = page.evaluate(
        f"""() => [...document.querySelectorAll('main button, header button, header a')]
          .map((one) => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.width < {FINGER} || box.height < {FINGER}))
          .map(([name, box]) => `${{name}} ${{box.width}} x ${{box.height}}`)"""
    )
    assert small == []


def test_the_result_comes_up_whatever_was_looked_at(opened: Opener) -> None:
    page = opened(**PHONE)
    qin, zhanguo = new_game(page, [ME, BOT]), zhanguo_steps.forked(page, "a-2", 24, [ME, BOT])
    for table, tab in ((qin, "Log"), (zhanguo, "Wall")):
        go(page, f"#/table/{table}")
        page.get_by_role("tab", name=tab).tap()
        page.evaluate("scrollTo(0, 400)")
        assert play_on(page, table) == "finished"
        page.wait_for_selector("section.end")
        page.wait_for_function(
            "() => document.querySelector('section.end').getBoundingClientRect().top < innerHeight / 2"
        )


def test_four_players_and_a_move_without_sideways_scrolling(opened: Opener) -> None:
    page = at_table(opened)
    assert hinted_move(page)
    at_rest(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
