"""Shows how long a server takes for the lobby, player pages, leaderboards and searches with a large database.

`python tools/player_pages.py [--db URL] [--people 10000] [--games 100000]` fills an empty database (without --db, a
file that is removed afterwards) with made-up people and rated games, starts a server, and asks it over HTTP for what
each page asks for, several times. A database with people in it is asked as it is. A tenth of the people play half of
the games, and one person 3,000 of them.
"""

import argparse
import http.client
import statistics as numbers
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Engine, insert, select, text

from tianxia.server.days import day_of
from tianxia.server.ops.load.servers import Server, processor, serving
from tianxia.server.people.keys import hash_of
from tianxia.server.ratings.finishing import standing_values
from tianxia.server.ratings.standings import RatedSeat, Standing, after_game
from tianxia.server.settings import DAY
from tianxia.server.store.engines import plain_engine
from tianxia.server.store.migrate import migrate
from tianxia.server.store.schema import (
    Values,
    daily_tries,
    follows,
    keys,
    people,
    ratings,
    result_seats,
    results,
    seats,
    tables,
)
from tianxia.server.store.urls import full_url

GAMES = ("qin", "zhanguo", "first_empire")
PACES = ("live", "leisure")
PART = 2000
TIMES = 25
MOST, VIEWER, KEY = "person-0", "person-7", "a-key-for-the-tool"
"""Who played most, and the viewer, with their key."""
LIVE = 300
"""Open tables, and as many that run."""
FRIENDS = 30
TRIES = 500
"""Tries at each of today's daily deals."""


def made_up(count: int, games: int, luck: Random) -> tuple[list[Values], list[Values], list[Values], list[Values]]:
    """People, results, their seats, and the ratings that follow."""
    now = time.time()
    persons = [{"id": f"person-{n}", "name": f"Player {n}", "made": now - 400 * DAY, "seen": now} for n in range(count)]
    standings: dict[tuple[str, str], dict[str, Standing]] = {}
    found, seats = list[Values](), list[Values]()
    for number in range(games):
        game, pace = luck.choice(GAMES), luck.choice(PACES)
        row: Values = {"id": f"table-{number:08}", "game": game, "pace": pace, "seats": luck.choice((2, 2, 2, 3, 4))}
        row |= {"public": luck.random() < 0.8, "rated": True, "ended": now - (games - number) * 300.0}
        players = _players(luck, count, row["seats"], number)
        row_seats = _rated(row, players, standings.setdefault((game, pace), {}), luck)
        found.append({**row, "options": {}, "unrated": None, "reason": "done", "daily": None, "begun": None})
        seats += row_seats
    rows = [
        {"person": person, "game": game, "pace": pace, **standing_values(standing)}
        for (game, pace), those in standings.items()
        for person, standing in those.items()
    ]
    return persons, found, seats, rows


def _players(luck: Random, count: int, seats: int, number: int) -> list[str]:
    often = luck.random() < 0.5
    chosen = luck.sample(range(1, count // 10 if often else count), seats)
    if number % 33 == 0:
        chosen[0] = 0
    return [f"person-{n}" for n in chosen]


def _rated(row: Values, players: list[str], standings: dict[str, Standing], luck: Random) -> list[Values]:
    ranks = luck.sample(range(1, len(players) + 1), len(players))
    changes = after_game(
        row["game"], [RatedSeat(rank, who) for rank, who in zip(ranks, players, strict=True)], standings, row["ended"]
    )
    repeated = {name: row[name] for name in ("game", "pace", "seats", "public", "rated", "ended")}
    return [
        {"result": row["id"], "seat": seat, "person": who, "bot": None, "rank": ranks[seat], "abandoned": False}
        | {"outcome": "won" if ranks[seat] == 1 else "lost", "score": 20 - ranks[seat], **repeated}
        | {"mean_before": before.mean, "doubt_before": before.doubt, "mean": after.mean, "doubt": after.doubt}
        for seat, (who, (before, after)) in enumerate(zip(players, changes, strict=True))
    ]


def _table(row: Values) -> Values:
    kept = {name: row[name] for name in ("id", "game", "options", "public", "pace", "ended")}
    kept |= {"rules": 1, "chat": True, "wait": False, "state": "finished", "paused": False, "made": row["ended"]}
    kept |= {"hints": False, "previews": False, "undo": False, "rated": True}
    return kept | {"asked": [], "version": 1, "result": {"winners": [0], "scores": [], "reason": "done"}}


def _live(count: int, luck: Random) -> Iterator[tuple[Values, list[Values]]]:
    """Tables that are open or run, with their seats; somebody sits at each, the viewer at a few."""
    for number in range(2 * LIVE):
        state, now = ("open", "running")[number % 2], time.time()
        row = {"id": f"live-{number:08}", "game": luck.choice(GAMES), "options": {}, "public": True, "pace": "live"}
        table = {**_table({**row, "ended": None}), "state": state, "made": now - number, "result": None}
        who = VIEWER if number % 60 == 0 else f"person-{luck.randrange(8, count)}"
        other = _seat(1, "open", None) if state == "open" else _seat(1, "person", f"person-{luck.randrange(8, count)}")
        yield table, [{"table": row["id"], **seat} for seat in (_seat(0, "person", who), other)]


def _seat(seat: int, kind: str, person: str | None) -> Values:
    return {"seat": seat, "kind": kind, "person": person, "bot": None, "stand_in": None, "gone": False}


def _tries(now: float) -> Iterator[Values]:
    for deal in ("qin", "zhanguo", "first_empire", "li_si"):
        for number in range(TRIES):
            row = {"table": f"{deal}-{number}", "deal": deal, "day": day_of(now), "person": f"person-{number}"}
            yield {**row, "counted": True, "made": now, "ended": now, "won": number % 3 > 0, "margin": number % 40 - 9}


def fill(engine: Engine, count: int, games: int) -> None:
    """Write everything, a part at a time."""
    luck, now = Random("pages"), time.time()
    persons, found, seated, rows = made_up(count, games, luck)
    live = list(_live(count, luck))
    held = ({"table": seat["result"], **_seat(seat["seat"], "person", seat["person"])} for seat in seated)
    for table, values in (
        (people, persons),
        (keys, [{"hash": hash_of(KEY), "person": VIEWER, "made": now, "seen": now}]),
        (follows, [{"person": VIEWER, "followed": f"person-{n}", "made": now} for n in range(8, 8 + FRIENDS)]),
        (tables, map(_table, found)),
        (seats, held),
        (tables, [table for table, _ in live]),
        (seats, [seat for _, its in live for seat in its]),
        (results, found),
        (result_seats, seated),
        (ratings, rows),
        (daily_tries, _tries(now)),
    ):
        _write(engine, table, values)
    with engine.begin() as connection:
        connection.execute(text("ANALYZE"))


def _write(engine: Engine, table: Any, values: Iterable[Values]) -> None:
    listed = list(values)
    for start in range(0, len(listed), PART):
        with engine.begin() as connection:
            connection.execute(insert(table), listed[start : start + PART])


PAGES = {
    "lobby": [
        "me",
        "tables?which=mine&limit=30",
        "tables?which=open&limit=6",
        "tables?which=finished&limit=3",
        "friends",
    ],
    "open tables, filtered": ["tables?which=open&limit=8&low=1400&high=1600&free=1"],
    "player page, most games": [
        *(f"players/{MOST}", f"players/{MOST}/ratings/qin/live", f"players/{MOST}/statistics?game=qin"),
        f"results?player={MOST}&limit=5",
    ],
    "own player page": [
        *("players/me", "players/me/ratings/qin/live", "players/me/statistics?game=qin", "results?player=me&limit=5"),
    ],
    "statistics of all games": [f"players/{MOST}/statistics"],
    "leaderboard": ["leaderboards/qin/live?first=0"],
    "leaderboard, page 5": ["leaderboards/qin/live?first=100"],
    "daily deals": ["daily"],
    "search, all games": ["results?"],
    "search, lost in Qin": [f"results?player={MOST}&game=qin&outcome=lost"],
    "search, head to head": [f"results?player={MOST}&opponent={VIEWER}"],
    "search, one opponent": [f"results?game=zhanguo&opponent={VIEWER}"],
    "people by name": ["players?name=player%2077"],
}
"""What each page asks the server for."""


def _asked(server: Server, path: str) -> tuple[float, float]:
    """The median of milliseconds until an answer has come, and the mean of those that the server works.

    The first answer is not counted: it loads what the others find in memory.
    """
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    _ask(connection, path)
    worked = processor([server])
    waits = [_ask(connection, path) for _ in range(TIMES)]
    connection.close()
    return numbers.median(waits), (processor([server]) - worked) * 1000 / TIMES


def _ask(connection: http.client.HTTPConnection, path: str) -> float:
    """Milliseconds until an answer has come."""
    began = time.perf_counter()
    connection.request("GET", f"/api/{path}", headers={"Cookie": f"tianxia={KEY}"})
    response = connection.getresponse()
    body = response.read()
    if response.status >= http.client.BAD_REQUEST:
        raise SystemExit(f"{path}: {response.status} {body.decode()}")
    return (time.perf_counter() - began) * 1000


def show(server: Server) -> None:
    """Print what each page costs by the clock and in processor time, and each of its requests."""
    for page, paths in PAGES.items():
        costs = [_asked(server, path) for path in paths]
        _print(page, *map(sum, zip(*costs, strict=True)))
        if len(paths) > 1:
            for path, cost in zip(paths, costs, strict=True):
                _print(f"    {path}", *cost)


def _print(what: str, wait: float, core: float) -> None:
    print(f"{what:52}{wait:7.1f} ms{core:9.1f} ms of a core")


def prepare(db: str, count: int, games: int) -> None:
    """Fill a database, unless it has been filled before."""
    migrate(full_url(db))
    engine = plain_engine(full_url(db))
    with engine.connect() as connection:
        empty = connection.scalar(select(people.c.id).limit(1)) is None
    if empty:
        fill(engine, count, games)
    engine.dispose()


def main() -> None:
    """Fill a database, start a server, ask it, and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--db")
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = wanted.db or f"sqlite:///{Path(folder) / 'pages.db'}"
        prepare(db, wanted.people, wanted.games)
        with serving(db, 1) as (server,):
            show(server)


if __name__ == "__main__":
    main()
