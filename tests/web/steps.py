"""What people do at the table, for the page's tests."""

from typing import Any

YOURS = "section.turn button.quiet:not([disabled]), section.end, .bar button.lab:not([disabled])"


def new_game(page: Any, seats: list[dict[str, str]], **more: Any) -> str:
    """A table made by whoever looks at this page; its id."""
    body = {"game": "qin", "seats": seats, "options": {"first": "0"}, **more}
    table: str = page.evaluate(
        """async (body) => {
          const headers = { 'content-type': 'application/json' };
          const post = (path, body) => fetch('/api/' + path, { method: 'POST', headers, body: JSON.stringify(body) })
            .then((response) => response.json());
          await post('me', { name: 'Ada' });
          return (await post('tables', body)).table.id;
        }""",
        body,
    )
    return table


def sit_at(page: Any, table: str) -> None:
    """Open a table."""
    page.evaluate("(table) => { location.hash = `#/table/${table}`; }", table)
    page.wait_for_selector("[role=grid]")


def hinted_move(page: Any) -> bool:
    """Take a hint, lay it, confirm it; False once the game is over."""
    page.wait_for_selector(f"{YOURS}")
    if page.query_selector("section.end"):
        return False
    turn = page.inner_text(".crumb")
    page.locator("button:has(use[href='#ic-hint'])").click()
    page.locator("p.note button.link").click()
    page.locator("button.primary:not([disabled])").click()
    page.wait_for_function(
        "(turn) => document.querySelector('section.end') || document.querySelector('.crumb').innerText !== turn",
        arg=turn,
    )
    return True


def headline(page: Any) -> str:
    """What the page says is to be done now."""
    words: str = page.inner_text("main h1")
    return words
