"""What nobody plans for: double clicks, two windows of one person, a lost connection, twice the size, paper."""

from typing import Any

from tests.web import empire, zhanguo_steps
from tests.web.conftest import PATIENCE, Opener
from tests.web.looks import assert_well_set
from tests.web.steps import BOT, HINT, ME, answered, go, insist, look, new_game, sit_at
from tests.web.waits import expect

RANDOM = {"kind": "bot", "bot": "random"}
MINE = "() => fetch('/api/tables?which=mine').then((answer) => answer.json()).then((page) => page.tables.length)"
SENT = """() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { type, answer, answers, preview } = JSON.parse(text);
    const given = type === 'confirm' ? [] : (answers ?? (answer ? [answer] : []));
    if (!preview && !['hello', 'ping'].includes(type)) window.sent.push([type, ...given].join(' '));
    send.call(this, text);
  };
}"""
"""Notes what the page says to its server from now on, except previews."""


def double_click(page: Any, target: Any) -> list[str]:
    """A double click as people make it, with a moment between its halves; returns what the page said because of it."""
    target.hover()  # once it stands still, and what was asked before has been sent
    page.evaluate("() => { window.sent = []; }")
    for count in (1, 2):
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        answered(page)
        page.wait_for_timeout(120)
    said: list[str] = page.evaluate("window.sent")
    return said


def test_a_double_click_makes_one_table(opened: Opener) -> None:
    page = opened()
    for path, button in (("#/", "text=Play Qin now"), ("#/new/zhanguo", ".done button.primary")):
        look(page, path, button)
        before = page.evaluate(MINE)
        page.locator(button).first.evaluate("(button) => { button.click(); button.click(); }")
        page.wait_for_function("() => location.hash.startsWith('#/table/')")
        assert page.evaluate(MINE) == before + 1, path


def test_who_is_too_quick_waits_a_moment_and_gets_the_table(opened: Opener) -> None:
    page = opened(refused=True)
    told = {"code": "too-many", "values": {"wait": 1}, "refusal": None}
    crowded = [429, 429]

    def answered(route: Any) -> None:
        if route.request.method == "POST" and crowded:
            route.fulfill(status=crowded.pop(), json=told, headers={"Retry-After": "1"})
        else:
            route.continue_()

    page.route("**/api/tables", answered)
    page.click("text=Play Qin now")
    page.wait_for_selector("[role=grid]")
    assert not crowded


def test_a_double_click_is_one_answer_in_qin(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT]))
    page.evaluate(SENT)
    page.wait_for_selector("text=Your turn.")
    page.locator(HINT).click()
    cell = page.locator(".hints .link").first
    assert len(double_click(page, cell)) == 1
    page.locator("section.turn >> text=Undo").click()
    page.wait_for_selector("button.primary[disabled]")
    laid = double_click(page, page.locator("[data-cell='F7']"))
    assert len(laid) == 1, "laid and not turned, or refused once"
    page.click("[aria-label='Table menu']")
    double_click(page, page.locator("dialog").get_by_role("button", name="Resign", exact=True))
    expect(page.locator("dialog >> text=Resign this game?")).to_be_visible()  # the second click does not give up


def test_a_double_click_is_one_answer_in_zhanguo(opened: Opener) -> None:
    page = opened()
    zhanguo_steps.sit_at(page, zhanguo_steps.new_game(page, [ME, RANDOM])["table"]["id"])
    page.evaluate(SENT)
    assert zhanguo_steps.my_turn(page)
    number = page.locator("button.hc.can .top b").first.inner_text()
    assert double_click(page, page.locator("button.hc.can").first) == [], "a card only says what is meant"
    expect(page.locator("button.hc.chosen")).to_have_count(1)  # and not given back
    court = page.locator("[data-offer='court:recruit']")
    assert double_click(page, court) == [f"draft {number} court recruit"], "and no colour"
    while not page.query_selector("[data-confirm]"):
        zhanguo_steps.step(page)
    assert double_click(page, page.locator("[data-confirm]")) == ["confirm"]
    assert page.locator("[role=alert]").count() == 0


def test_a_double_click_chooses_a_card_in_the_first_empire(opened: Opener) -> None:
    page = opened()
    empire.sit_at(page, empire.middle(page, "2-board", 8))
    page.evaluate(SENT)
    card = page.locator("button.hc.can").first
    assert double_click(page, card) == [], "a card only says what is meant"
    expect(page.locator("button.hc.chosen")).to_have_count(1)  # and not given back
    page.locator("button.hc.chosen").click()
    page.wait_for_selector("button.hc.chosen", state="detached")


LATE = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { setTimeout(() => send.call(this, text), 500); };
}"""
"""From now on what the page says takes half a second to reach its server."""


def test_who_is_quicker_than_the_line_loses_no_pick(opened: Opener) -> None:
    page = opened()
    zhanguo_steps.sit_at(page, zhanguo_steps.new_game(page, [ME, RANDOM])["table"]["id"])
    assert zhanguo_steps.my_turn(page)
    page.evaluate(LATE)
    number = page.locator("button.hc.can .top b").first.inner_text()
    for _ in range(2):  # a slow line makes people click again
        page.locator("button.hc").first.click()
    insist(page, "[data-spot='board:3:place']")
    page.wait_for_selector("[data-confirm]:not(:disabled)")
    page.wait_for_selector(f".effects >> text=card {number}")


def window_of(page: Any, hold_back: list[bool] | None = None) -> Any:
    """A second window of the same person at the same table; if asked to, it hears nothing of what happens."""
    other = page.context.new_page()
    other.set_default_timeout(PATIENCE)

    def between(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda text: None if hold_back and '"type":"changed"' in text else socket.send(text))

    if hold_back is not None:
        other.route_web_socket("**/socket", between)
    other.goto(page.url)
    other.wait_for_selector("[data-spot]")
    return other


def steps_are(page: Any, steps: str) -> None:
    """Wait until a page shows this draft; none if it is empty."""
    page.wait_for_function("(steps) => (document.querySelector('.steps')?.innerText ?? '') === steps", arg=steps)


def test_two_windows_of_one_person_show_one_turn(opened: Opener) -> None:
    page = opened()
    deaf: list[bool] = []
    zhanguo_steps.sit_at(page, zhanguo_steps.new_game(page, [ME, RANDOM])["table"]["id"])
    assert zhanguo_steps.my_turn(page)
    other = window_of(page, deaf)
    page.locator("button.hc.can").first.click()
    page.click("[data-spot='court:recruit']")
    page.wait_for_selector("[data-spot='supply:red'].can")
    steps_are(other, page.inner_text(".steps"))
    other.locator(".btns button").first.click()  # a step back in one window is one in both
    other.click("[data-spot='board:3:place'].may, [data-spot='board:3:place'].can")
    other.wait_for_selector("[data-confirm]")
    steps_are(page, other.inner_text(".steps"))
    deaf.append(True)  # from now on the second window does not hear about changes
    page.click("[data-confirm]")
    page.wait_for_selector("[data-confirm]", state="detached")
    other.click("[data-confirm]")
    other.wait_for_selector("[role=alert] >> text=The game has moved on.")
    steps_are(other, "")
    deaf.clear()
    other.reload()
    other.wait_for_selector(".log >> text=tucked at region 3")


def test_a_lost_connection_is_told_and_the_draft_goes_on(opened: Opener) -> None:
    page = opened()
    zhanguo_steps.sit_at(page, zhanguo_steps.new_game(page, [ME, RANDOM])["table"]["id"])
    assert zhanguo_steps.my_turn(page)
    page.locator("button.hc.can").first.click()
    page.click("[data-spot='court:recruit']")
    page.wait_for_selector("[data-spot='supply:red'].can")
    steps = page.inner_text(".steps")
    page.context.set_offline(True)
    page.wait_for_selector(".banner >> text=Connection lost.")
    page.click("[data-spot='supply:red']")  # does nothing, and nothing else pretends to
    assert page.locator(".turn button:not(:disabled)").count() == 0
    page.context.set_offline(False)
    page.wait_for_selector(".banner", state="detached")
    steps_are(page, steps)
    page.click("[data-spot='supply:red'].can")
    page.click("[data-spot='board:2:above'].can")
    page.wait_for_selector(".effects >> text=red official to region 2")


TWICE = {"width": 640, "height": 360}
"""The room left in a window of 1280 by 720 when everything is shown at twice its size."""
ROOM = """() => {
  const bar = document.querySelector('.stick')?.getBoundingClientRect().height ?? 0;
  return [document.documentElement.scrollWidth, innerHeight - bar];
}"""


def test_at_twice_the_size_all_is_reached_and_nothing_scrolls_sideways(opened: Opener) -> None:
    page = opened(**TWICE)
    tables = [
        (sit_at, new_game(page, [ME, BOT, BOT, BOT])),
        (zhanguo_steps.sit_at, zhanguo_steps.forked(page, "b-4", 120, [RANDOM, ME, RANDOM, RANDOM])),
        (empire.sit_at, empire.middle(page, "3-board", 6)),
    ]
    for path in ("#/", "#/new/zhanguo", "#/me"):
        go(page, path)
        assert_well_set(page, path)
    for sit, table in tables:
        sit(page, table)
        page.wait_for_selector(".stick")
        assert_well_set(page, table)
        wide, room = page.evaluate(ROOM)
        assert (wide, room >= 180) == (640, True), f"{room} pixels are left for the board"
        page.click("[aria-label='Table menu']")
        page.locator("dialog").get_by_role("button", name="Resign", exact=True).scroll_into_view_if_needed()
        page.keyboard.press("Escape")


def test_paper_is_white_and_unfolded(opened: Opener) -> None:
    page = opened("#/editions", color_scheme="dark")
    page.wait_for_selector("main h1")
    page.emulate_media(media="print")
    page.wait_for_selector("html[data-theme=light]")
    grounds = page.evaluate(
        """() => [...document.querySelectorAll('body, main, main *')].filter((one) => one.checkVisibility())
          .map((one) => getComputedStyle(one).backgroundColor)
          .filter((colour) => !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(colour))"""
    )
    assert set(grounds) == set()
    assert page.locator("main button:visible, nav:visible").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(media="screen")
    page.wait_for_selector("html[data-theme=dark]")


OLD = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const again = sessionStorage.getItem('tianxia-loaded-again');
    send.call(this, again ? text : text.replace(/"protocol":\\d+/, '"protocol":1'));
  };
}"""
"""Makes the page look as if it had been loaded before the server changed, until it has reloaded."""


def test_an_old_page_loads_itself_again(opened: Opener) -> None:
    page = opened()
    table = new_game(page, [ME, RANDOM])
    page.add_init_script(f"({OLD})()")
    page.reload()
    page.wait_for_selector("main")
    sit_at(page, table)
    assert page.evaluate("() => sessionStorage.getItem('tianxia-loaded-again') !== null")
    assert page.locator("main [role=alert]").count() == 0
