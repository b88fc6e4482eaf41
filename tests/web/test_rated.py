"""A rated game in two browsers, from the table to both player pages; what a daily game says after it; told hints."""

import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import ROOT, House, Opener
from tests.web.steps import ME, hinted_move, look, pair, play_on, post, sit_at
from tests.web.waits import expect
from tests.web.walks import Walker, everywhere

ONCE = """async ([table, resign]) => {
  const address = new URL(`api/tables/${table}/socket`, location.href.split('#')[0]);
  address.protocol = 'ws:';
  const socket = new WebSocket(address);
  const send = (id, message) => socket.send(JSON.stringify({ ...message, id }));
  await new Promise((done) => {
    socket.onopen = () => send(1, { type: 'hello' });
    socket.onmessage = ({ data }) => {
      const news = JSON.parse(data);
      if (news.id === 2) return done();
      if (news.type !== 'welcome') return;
      const seat = news.mine[0];
      if (resign) send(2, { type: 'resign', seat });
      else send(2, { type: 'answer', seat, version: news.version, answer: news.seen.options[0] });
    };
  });
  socket.close();
}"""
"""Gives one answer over a separate socket, or resigns."""


def rated_pair(walkers: list[Walker], names: tuple[str, str]) -> tuple[Any, Any, str]:
    """Two people at a rated table of Qin that has begun."""
    one, two = (walker.page for walker in walkers)
    for page, name in zip((one, two), names, strict=True):
        post(page, "me", {"name": name})
    seats = [ME, {"kind": "open"}]
    options = {"rated": True, "public": True, "options": {"first": "0"}}
    table = post(one, "tables", {"game": "qin", "seats": seats, **options})["table"]["id"]
    two.evaluate("async (table) => fetch(`/api/tables/${table}/seats/1`, { method: 'PUT' })", table)
    return one, two, table


@pytest.mark.parametrize(
    ("language", "size"), everywhere(("en-GB", "desktop"), ("de-DE", "phone"), ("fr-FR", "desktop"))
)
def test_a_rated_game_changes_both_ratings(
    opened: Opener, house: House, tmp_path: Path, language: str, size: str
) -> None:
    names = (f"Ada {language[:2]} {size}", f"Bo {language[:2]} {size}")
    walkers = [Walker(opened, language, size) for _ in names]
    one, two, table = rated_pair(walkers, names)
    for page in (one, two, one, two):
        page.evaluate(ONCE, [table, False])
    for page in (one, two):
        sit_at(page, table)
    two.evaluate(ONCE, [table, True])
    shown = []
    for page, sign in ((one, "+"), (two, "-")):
        page.wait_for_selector("section.end ul li.you em")
        told = page.inner_text("section.end ul li.you").replace("−", "-")
        assert sign in told, told
        mean = re.match(r"\d{4}", told)
        assert mean is not None
        shown.append(mean.group())
        if page is one:
            walkers[0].looks("the end of a rated game")
        look(page, "#/player/me", ".ratings .value")
        expect(page.locator(".ratings")).to_contain_text(mean.group())
    walkers[1].looks("one's own page")
    assert int(shown[0]) > 1500 > int(shown[1])
    assert rebuilt(house, tmp_path, names) == ratings_of(house.folder / "tables.db", names)


def ratings_of(file: Path, names: tuple[str, str]) -> list[tuple[Any, ...]]:
    with sqlite3.connect(file, timeout=10) as db:
        query = "SELECT people.name, mean, doubt, games FROM ratings JOIN people ON id = person WHERE name IN (?, ?)"
        return sorted(db.execute(query, names))


def rebuilt(house: House, folder: Path, names: tuple[str, str]) -> list[tuple[Any, ...]]:
    """The same from a copy of the database, computed again from its results."""
    copy = folder / "copy.db"
    with sqlite3.connect(house.folder / "tables.db", timeout=10) as db, sqlite3.connect(copy) as other:
        db.backup(other)
    command = [sys.executable, "-m", "tianxia", "ratings", "rebuild", "--db", f"sqlite:///{copy}"]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    return ratings_of(copy, names)


def test_hints_are_told_to_the_others(opened: Opener) -> None:
    ada, bo, _table = pair(opened)
    assert hinted_move(ada)
    bo.get_by_role("tab", name=re.compile("Chat")).click()
    bo.wait_for_selector("ol[aria-label=Chat] >> text=Ada used a hint.")
    expect(bo.locator("ol[aria-label=Chat] li")).to_have_count(1)


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_a_daily_game_says_when_it_can_be_seen_again(opened: Opener, language: str) -> None:
    page = opened(language=language)
    post(page, "me", {"name": f"Daily {language[:2]}"})
    table = post(page, "daily/qin", {})["table"]["id"]
    assert play_on(page, table, 400) == "finished"
    look(page, f"#/table/{table}", "section.end .later")
    expect(page.locator("section.end .later")).to_contain_text(re.compile(r"\d"))
    assert page.locator("section.end a[href*='#/replay']").count() == 0
