"""What people do at the table, for the page's tests."""

from pathlib import Path
from typing import Any

from tests.web.conftest import Opener
from tests.web.looks import LOADING, at_rest

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "easy"}
HELPED = {"hints": True, "previews": True, "undo": True}
"""A table of people that allows everything."""
SHELVES: dict[str, dict[Path, Any]] = {}
"""What has been uploaded, by server."""
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
POST = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch('/api/' + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}"""
PLAY = """async ([table, most]) => {
  const address = new URL(`api/tables/${table}/socket`, location.href.split('#')[0]);
  address.protocol = 'ws:';
  const socket = new WebSocket(address);
  let [number, eye, mine, answered, version, sent, missed] = [0, -1, [], 0, 0, 0, null];
  const send = (message) => { socket.send(JSON.stringify({ ...message, id: ++number })); return number; };
  const told = await new Promise((resolve) => {
    const take = (news) => {
      version = news.version;
      if ((news.table ?? news).state === 'finished') return resolve('finished');
      const next = (news.seen?.asked ?? []).map((one) => one.seat).find((seat) => mine.includes(seat));
      if (next === undefined) return;
      if (answered >= most) return resolve('enough');
      if (next !== eye) return send({ type: 'look', eye: next });
      // Every seventh of the list: spread over the board, the same each time, and no secret of anybody.
      const answer = news.seen.options[(7 * answered++) % news.seen.options.length];
      sent = send({ type: 'answer', seat: eye, version: news.version, answer });
    };
    socket.onopen = () => send({ type: 'hello' });
    socket.onmessage = ({ data }) => {
      const news = JSON.parse(data);
      // Where several are asked at once, another may be quicker: then one has been asked again already.
      if (news.type === 'trouble_with' && news.code === 'late') answered -= 1;
      else if (news.type === 'trouble_with') return resolve(news.code);
      if (news.type === 'welcome') [eye, mine] = [news.eye, news.mine];
      // While an answer is under way, others' answers ask for it again: that is looked at once it has arrived.
      if (news.type === 'welcome' || news.type === 'changed') missed = news;
      if (news.id === sent) sent = 0;
      if (sent || !missed) return;
      const now = missed;
      missed = null;
      take(now);
    };
  });
  socket.close();
  return [told, version];
}"""
"""Answers over the socket for all of this person's seats, so that a long game costs a browser little."""

GO = """(path) => new Promise((done) => {
  if (location.hash === path) return done();
  addEventListener('hashchange', () => setTimeout(done), { once: true });
  location.hash = path;
})"""
"""Goes to another screen; until the page has noticed, it shows the one before."""

HINT = "button:has(use[href='#ic-hint'])"
YOURS = f"{HINT}:not([disabled]), section.end"
"""At a table with hints: it is one's turn, or the game is over."""


def post(page: Any, path: str, body: dict[str, Any]) -> Any:
    """Ask the server for something, as the person using this page."""
    return page.evaluate(POST, [path, body])


def made_by_ada(page: Any, game: str, seats: list[dict[str, str]], **more: Any) -> Any:
    """A new table, created by the person using this page as Ada: what the server says about it."""
    post(page, "me", {"name": "Ada"})
    return post(page, "tables", {"game": game, "seats": seats, **more})


def shelved(page: Any, record: Path) -> Any:
    """An archived record on this page's server, uploaded once: people may continue each other's records."""
    shelf = SHELVES.setdefault(page.url.partition("#")[0], {})
    if record not in shelf:
        shelf[record] = post(page, "records", {"record": record.read_text(encoding="utf-8")})
    return shelf[record]


def new_game(page: Any, seats: list[dict[str, str]], game: str = "qin", **more: Any) -> str:
    """A table, of Qin with seat 0 to begin unless another is named, created by the person using this page; its id."""
    table: str = made_by_ada(page, game, seats, **{"options": {"first": "0"}, **more})["table"]["id"]
    return table


def sit_at(page: Any, table: str) -> None:
    """Open a table of Qin."""
    look(page, f"#/table/{table}", "[role=grid]")


def hinted_move(page: Any) -> bool:
    """Take a hint, place it, confirm it; False once the game is over."""
    page.wait_for_selector(YOURS)
    if page.query_selector("section.end"):
        return False
    turn = page.inner_text(".crumb")
    page.locator(HINT).click()
    page.locator(".hints .link").first.click()  # the best answer; others may follow
    page.locator("button.primary:not([disabled])").click()
    page.wait_for_function(
        "(turn) => document.querySelector('section.end') || document.querySelector('.crumb').innerText !== turn",
        arg=turn,
    )
    return True


def headline(page: Any) -> str:
    """What the page says to do now."""
    words: str = page.inner_text("main h1")
    return words


def play_on(page: Any, table: str, moves: int = 999) -> str:
    """Play this many moves over the socket with this page's key: `enough` or `finished`, else what went wrong."""
    told, version = page.evaluate(PLAY, [table, moves])
    catch_up(page, table, version)
    return str(told)


def catch_up(page: Any, table: str, version: int) -> None:
    """Wait until the page, if it shows this table, shows what was done over a separate socket."""
    page.wait_for_function(
        """([table, version]) => {
          const shown = document.querySelector('main')?.dataset.version;
          return !location.hash.includes(table) || shown === undefined || Number(shown) >= version;
        }""",
        arg=[table, version],
    )


def pair(opened: Opener, game: str = "qin", **more: Any) -> tuple[Any, Any, str]:
    """Ada and Bo at one table, Ada to begin."""
    ada, bo = opened(), opened()
    made = made_by_ada(ada, game, [ME, {"kind": "invited"}], **{"options": {"first": "0"}, **HELPED, **more})
    bo.goto(bo.url.split("#")[0] + made["invitations"][0]["path"].lstrip("/"))
    bo.fill("main input", "Bo")
    bo.click("main button.primary")
    bo.wait_for_selector("[role=grid]")
    table: str = made["table"]["id"]
    sit_at(ada, table)
    return ada, bo, table


def painted(page: Any) -> None:
    """Wait until the page has begun what the last click or key was for: it paints that first."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))")


def answered(page: Any) -> None:
    """Wait until the server has answered what was picked."""
    painted(page)
    page.wait_for_selector(".turn[aria-busy=true]", state="detached")


def step_back(page: Any) -> None:
    """Go a step back in a replay by key, once it is there."""
    page.wait_for_selector("input[type=range]")
    last = page.evaluate("location.href")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("(last) => location.href !== last", arg=last)


def insist(page: Any, selector: str) -> None:
    """Click something that cannot be chosen now, where it is once the page is at rest."""
    at_rest(page)
    page.click(selector, force=True)


def asked_now(one: Any, two: Any) -> tuple[Any, Any]:
    """Which of two people at a table of cards is asked, and which looks on."""
    for _ in range(600):
        for mover, other in ((one, two), (two, one)):
            if mover.locator("[data-offer], button.hc.can").count():
                return mover, other
        one.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def menu(page: Any, choice: str) -> None:
    """Open the table's menu and choose an item."""
    page.click("[aria-label='Table menu']")
    page.locator("dialog").get_by_role("button", name=choice, exact=True).click()


def finished(page: Any, moves: int = 12) -> str:
    """A game of two own seats that ended after some moves because one gave up; its table."""
    table = new_game(page, [ME, ME])
    assert play_on(page, table, moves) == "enough"
    sit_at(page, table)
    menu(page, "Resign")
    page.click("dialog >> text=Resign this game?")
    page.wait_for_selector("section.end")
    return table


def go(page: Any, path: str) -> None:
    """Go to any other screen of the page and wait until it is there."""
    page.evaluate(GO, path or "#/")
    there = "(loading) => !document.querySelector(loading) && document.querySelector('main h1, main h2')"
    page.wait_for_function(there, arg=LOADING)


def look(page: Any, path: str, selector: str) -> None:
    """Go to a screen and wait for something on it; the screen before may have had the same, so that is gone first."""
    page.evaluate(GO, path)
    page.wait_for_selector(selector)
