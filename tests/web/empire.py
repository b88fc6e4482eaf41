"""What people do at The First Empire's table, for the page's tests.

Middles of games come from the archived records: one is uploaded and played on from. Long stretches are answered through
a socket of their own, beside the one by which the page follows them.
"""

import json
from pathlib import Path
from typing import Any

RECORDS = Path(__file__).parents[1] / "fixtures" / "first_empire"

POST = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/' + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}"""

DRIVE = """async ([table, until]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  await new Promise((open) => { socket.onopen = open; });
  let number = 0;
  let version = 0;
  const pick = (options) => {
    const wanted = ['court', 'accept', 'activate'].find((key) => options.includes(key));
    if (wanted) return wanted;
    const some = options.filter((key) => !['stop', 'pass', 'nothing'].includes(key));
    return (some.length ? some : options)[number % (some.length || options.length)];
  };
  const send = (message) => socket.send(JSON.stringify({ ...message, id: (number += 1) }));
  return new Promise((resolve, reject) => {
    const step = (state, seen) => {
      if (state !== 'running' || (until && seen.question === until)) { socket.close(); resolve(number); return; }
      if (seen.question) send({ type: 'answer', seat: 0, version, answer: pick(seen.options) });
    };
    let last = null;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'welcome' || message.type === 'changed') {
        version = message.version;
        last = [message.type === 'changed' ? message.state : message.table.state, message.seen];
        step(...last);
      } else if (message.type === 'trouble_with') {
        if (message.code === 'too-many') setTimeout(() => step(...last), 250);
        else if (message.code !== 'late') reject(new Error(message.code));
      }
    };
    send({ type: 'hello' });
  });
}"""


def post(page: Any, path: str, body: Any) -> Any:
    """Ask the server for something, as whoever looks at this page."""
    return page.evaluate(POST, [path, body])


def new_table(page: Any, seats: list[dict[str, str]], **options: str) -> str:
    """A table of The First Empire; its id."""
    post(page, "me", {"name": "Ada"})
    made = post(page, "tables", {"game": "first_empire", "seats": seats, "options": options})
    table: str = made["table"]["id"]
    return table


def lines_of(name: str) -> list[Any]:
    """The answers of an archived record."""
    text = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()][1:]


def middle(page: Any, name: str, turn: int, bot: str = "random") -> str:
    """A table in the middle of an archived game, where seat 0, the person, is to play the card of that turn."""
    post(page, "me", {"name": "Ada"})
    text = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")
    own = [at for at, line in enumerate(lines_of(name)) if line.get("seat") == 0 and line.get("question") == "card"]
    shelved = post(page, "records", {"record": text})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in shelved["seats"][1:])]
    made = post(page, f"tables/{shelved['id']}/fork", {"entry": own[turn - 1], "seats": seats})
    table: str = made["table"]["id"]
    return table


def sit_at(page: Any, table: str) -> None:
    """Open a table and wait until it is drawn."""
    page.evaluate("(table) => { location.hash = `#/table/${table}`; }", table)
    page.wait_for_selector(".fe, .phone .pane")


def drive(page: Any, table: str, until: str = "") -> int:
    """Answer for seat 0 through a socket until a question comes, or to the end."""
    count: int = page.evaluate(DRIVE, [table, until])
    return count


def settled(page: Any) -> None:
    """Wait until the page has said all it asked the server for."""
    page.wait_for_function("() => !document.querySelector('[data-offer]:disabled, [data-confirm]:disabled')")


def skip_li_si(page: Any) -> None:
    """Let Li Si's turns pass."""
    page.wait_for_selector("[data-next], button.hc.can, [data-offer], .end")
    while page.locator("[data-next]").count():
        page.get_by_role("button", name="Skip").click()
        page.wait_for_timeout(50)


def finish_turn(page: Any) -> None:
    """Take the first answer on offer until the turn is whole, then confirm it."""
    for _ in range(30):
        page.wait_for_selector("[data-offer]:not(:disabled), [data-confirm]:not(:disabled)")
        if page.locator("[data-confirm]").count():
            break
        chosen = page.inner_text(".turn")
        page.locator("[data-offer]").first.click()
        page.wait_for_function("(chosen) => document.querySelector('.turn')?.innerText !== chosen", arg=chosen)
    page.locator("[data-confirm]").click()
