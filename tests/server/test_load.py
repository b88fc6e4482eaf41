"""The load that `tianxia load` puts on servers runs for every game, and loses nothing."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from tests.server.house import ME, RANDOM, open_house
from tianxia import games
from tianxia.engine.game import BadInput
from tianxia.server.ops.load import measuring
from tianxia.server.ops.load.audit import compared
from tianxia.server.ops.load.clients import Answered
from tianxia.server.ops.load.measuring import Figures, highest, loaded
from tianxia.server.ops.load.plan import Load, shared_out
from tianxia.server.store.engines import plain_engine
from tianxia.server.store.urls import full_url

FEW = Load({"qin": 3}, rate=4.0, seconds=1.5)


def check(found: Figures) -> None:
    """Every acknowledged answer is stored once, and the figures fit together."""
    assert 0 < found["acknowledged"] == found["stored"]
    assert (found["lost"], found["stored_twice"]) == (0, 0)
    assert found["median_ms"] <= found["p99_ms"] <= found["longest_ms"]
    assert sum(one["tables"] for one in found["games"].values()) == found["tables"]


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_every_acknowledged_answer_is_stored(game: str) -> None:
    found = loaded(replace(FEW, tables={game: 3}))
    check(found)
    assert (list(found["games"]), found["database"], found["bot_answers"], found["hints"]) == ([game], "sqlite", 0, 0)


@pytest.fixture
def own_postgres(postgres: str) -> str:
    """A database that no other test uses."""
    engine = plain_engine(full_url(postgres), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("DROP DATABASE IF EXISTS load WITH (FORCE)"))
        connection.execute(text("CREATE DATABASE load"))
    engine.dispose()
    return make_url(postgres).set(database="load").render_as_string(hide_password=False)


@pytest.mark.slow
def test_all_games_with_bots_and_hints_on_two_processes(own_postgres: str) -> None:
    load = Load(shared_out("all", 8), rate=2.0, seconds=3.0, hints=0.5, db=own_postgres, processes=2)
    for bots in (0.5, 0.0):  # the database is empty again after each time
        found = loaded(replace(load, bots=bots))
        check(found)
        assert (found["database"], found["processes"]) == ("postgresql", 2)
        assert (found["bot_answers"] > 0) == (bots > 0)
        assert found["hints"] > 0, "at tables of people, too"


def test_all_games_share_the_tables() -> None:
    assert shared_out("all", 400) == {"qin": 200, "zhanguo": 100, "first_empire": 100}
    assert [sum(shared_out("all", tables).values()) for tables in range(1, 20)] == list(range(1, 20))
    assert shared_out("zhanguo", 7) == {"zhanguo": 7}


async def test_a_database_with_tables_is_left_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        await ann.new_table(ME, RANDOM)
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with pytest.raises(BadInput, match="load-db-used"):
        loaded(replace(FEW, db=db))
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert connection.execute("select count(*) from tables").fetchone() == (1,)


@pytest.mark.parametrize("db", [None, "sqlite:///several.db"])
def test_several_processes_need_postgresql(db: str | None) -> None:
    with pytest.raises(BadInput, match="load-processes-db"):
        loaded(replace(FEW, db=db, processes=2))


def test_what_is_lost_or_stored_twice_is_found() -> None:
    one, two, three, other = (Answered(number, 0, key) for number, key in ((2, "a"), (3, "b"), (4, "c"), (5, "a")))
    assert compared([one, two], [one, two]) == (2, 0, 0)
    assert compared([one, two], [one, two, three]) == (2, 0, 0), "the last one was not acknowledged in time"
    assert compared([one, two], [one]) == (1, 1, 0)
    assert compared([one, two], [one, two, two]) == (1, 0, 1)
    assert compared([one, two], [one, two, three, other]) == (2, 0, 1), "the same answer at another version"


def test_the_highest_rate_is_the_last_that_held(monkeypatch: pytest.MonkeyPatch) -> None:
    def pretended(load: Load) -> dict[str, float]:
        return {"rate": load.rate, "p99_ms": 100 * load.rate}

    monkeypatch.setattr(measuring, "loaded", pretended)
    found = highest(FEW, limit_ms=150)
    assert found is not None
    assert found["rate"] == 0.5 * 1.5**2
    assert highest(FEW, limit_ms=10) is None
