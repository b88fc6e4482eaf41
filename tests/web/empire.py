"""What people do at The First Empire's table, for the page's tests.

Games in progress come from the archived records: one is uploaded and continued. Long stretches are answered through a
separate socket, beside the one by which the page follows them.
"""

import json
import re
from pathlib import Path
from typing import Any

from tests.web.steps import answered, catch_up, look, made_by_ada, post, shelved

RAW = re.compile(r"\b(?:page|euro|first_empire)-[a-z]")
"""The name of a message in place of its words."""
RECORDS = Path(__file__).parents[1] / "fixtures" / "first_empire"

DRIVE = """async ([table, until, round]) => {
  let [number, last, now] = [0, 0, 0];
  const pick = (options) => {
    const wanted = ['court', 'accept', 'activate'].find((key) => options.includes(key));
    if (wanted) return wanted;
    const some = options.filter((key) => !['stop', 'pass', 'nothing'].includes(key));
    return (some.length ? some : options)[number % (some.length || options.length)];
  };
  // A connection may say only so much in a while; then the next one goes on.
  const talk = () => new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    const send = (message) => socket.send(JSON.stringify({ ...message, id: (number += 1) }));
    const leave = (done) => { socket.close(); resolve(done); };
    socket.onopen = () => send({ type: 'hello' });
    socket.onmessage = ({ data }) => {
      const { type, version, state, seen, code, table: told } = JSON.parse(data);
      if (type === 'welcome' || type === 'changed') {
        last = version;
        const changed = (seen?.changes ?? []).find(([path]) => path.join() === 'round');
        now = seen?.view?.round ?? changed?.[1] ?? now;
        const there = until && seen?.question === until && now >= round;
        if ((state ?? told.state) !== 'running' || there) leave(true);
        else if (seen.question) send({ type: 'answer', seat: 0, version, answer: pick(seen.options) });
      } else if (type === 'trouble_with') {
        if (code === 'too-many') leave(false);
        else if (code !== 'late') reject(new Error(code));
      }
    };
  });
  while (!await talk());
  return [number, last];
}"""


def new_table(page: Any, seats: list[dict[str, str]], **options: str) -> str:
    """A table of The First Empire; its id."""
    table: str = made_by_ada(page, "first_empire", seats, options=options)["table"]["id"]
    return table


def lines_of(name: str) -> list[Any]:
    """The answers of an archived record."""
    text = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()][1:]


def forked(page: Any, name: str, entry: int) -> str:
    """A table that continues an archived game from an entry, the person in seat 0; its id."""
    post(page, "me", {"name": "Ada"})
    record = shelved(page, RECORDS / f"{name}.jsonl")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in record["seats"][1:])]
    table: str = post(page, f"tables/{record['id']}/fork", {"entry": entry, "seats": seats})["table"]["id"]
    return table


def middle(page: Any, name: str, turn: int) -> str:
    """A table in the middle of an archived game, where seat 0, the person, is to play the card of that turn."""
    own = [at for at, line in enumerate(lines_of(name)) if line.get("seat") == 0 and line.get("question") == "card"]
    return forked(page, name, own[turn - 1])


def away(page: Any) -> None:
    """Leave the table: a page that draws nothing costs nothing."""
    look(page, "#/tables", "main h1")


def sit_at(page: Any, table: str) -> None:
    """Open a table and wait until it is drawn."""
    look(page, f"#/table/{table}", ".wide, .phone .pane")


def drive(page: Any, table: str, until: str = "", from_round: int = 0) -> int:
    """Answer for seat 0 through a socket until a question comes, in a round or later, or to the end."""
    count, version = page.evaluate(DRIVE, [table, until, from_round])
    catch_up(page, table, version)
    return int(count)


def skip_li_si(page: Any) -> None:
    """Let Li Si's turns pass."""
    page.wait_for_selector("[data-next], button.hc.can, button.spot.can, [data-offer], .end", state="attached")
    while page.locator("[data-next]").count():
        page.get_by_role("button", name="Skip").click()


def keep_a_tile(page: Any) -> None:
    """Choose the first of two starting tiles."""
    page.locator("button.start").first.click()
    finish_turn(page)


def begun(page: Any) -> None:
    """From a new table to the person's first card; the tenth starting tile asks for an alchemist card before."""
    keep_a_tile(page)
    page.wait_for_selector("button.hc.can, [data-next], [data-spot^='alchemist:'].can")
    if page.locator("[data-spot^='alchemist:'].can").count():
        finish_turn(page)
        page.wait_for_selector("button.hc.can, [data-next]")


def finish_turn(page: Any) -> None:
    """Take the first answer on offer until the turn is complete, then confirm it."""
    for _ in range(30):
        answered(page)
        page.wait_for_selector("[data-offer], [data-confirm]")
        if page.locator("[data-confirm]").count():
            break
        page.locator("[data-offer]").first.click()
    page.locator("[data-confirm]").click()
    page.wait_for_selector("[data-confirm]", state="detached")


DRAFT = """async ([table, steps, wanted]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  await new Promise((open) => { socket.onopen = open; });
  let number = 0;
  const ask = (message) => new Promise((resolve) => {
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === 'welcome' || told.type === 'trouble_with' || told.type === 'drafted') resolve(told);
    };
    socket.send(JSON.stringify({ ...message, id: (number += 1) }));
  });
  const welcome = await ask({ type: 'hello' });
  const version = welcome.version;
  let now = welcome.seen;
  for (const step of steps) {
    if (now.question === wanted && now.options?.length > 1) break;
    if (now.question !== step.question) continue;
    const told = await ask({ type: 'draft', seat: 0, version, answers: [step.answer] });
    if (told.type !== 'drafted') break;
    now = told;
  }
  socket.close();
  return now.question;
}"""
"""Gives the recorded answers of a turn as a draft, as far as the wanted question."""


def asked(page: Any, question: str, place: tuple[str, int, int]) -> str:
    """A table where the person's draft has come to a question, as in an archived game; its id.

    The place is the record, the entry with which the draft begins, and the entry of the question.
    """
    name, start, at = place
    table = forked(page, name, start)
    steps = [{key: line[key] for key in ("question", "answer")} for line in lines_of(name)[start : at + 1]]
    assert page.evaluate(DRAFT, [table, steps, question]) == question
    return table


TIGHT = """() => [...document.querySelectorAll('.wide *, .phone .pane *, .phone .stick *')].filter((one) => {
  if (one.closest('.sr, svg, .middle, .panel, .log, .scrolls') || !one.clientWidth) return false;
  const style = getComputedStyle(one);
  const wide = style.overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1;
  return wide || (style.overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 2);
}).map((one) => `${one.className}: ${one.ariaLabel ?? one.innerText}`)"""
"""Anything larger than the box that hides its overflow, including pieces."""

COVERED = """() => [...document.querySelectorAll('.wide button, .wide .spot')].filter((one) => {
  const box = one.getBoundingClientRect();
  if (one.matches('.whole, [role=tab]') || one.closest('.middle, .panel') || !box.width) return false;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !top || !(one.contains(top) || top.contains(one));
}).map((one) => one.dataset.spot ?? one.ariaLabel ?? one.className)"""
"""Pieces covered by something else, or out of the window."""
