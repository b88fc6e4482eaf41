"""Metrics: off unless asked for, at a port of their own, and never with a table or a name in them."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import insert

from tests.server.house import GREEDY, LOOSE, ME, RANDOM, House, open_house
from tianxia.engine.game import BadInput
from tianxia.server.metrics import UNMEASURED, Metrics
from tianxia.server.ops.prometheus import Prometheus
from tianxia.server.store.schema import tables

LOCAL = ("127.0.0.1", 0)


async def read(house: House) -> dict[str, float]:
    """Every sample by its name and labels."""
    async with httpx.AsyncClient() as client:
        shown = await client.get(f"http://127.0.0.1:{house.server.metrics_port.port}/metrics")
    assert shown.headers["content-type"].startswith("text/plain; version=")
    lines = [line.rpartition(" ") for line in shown.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def test_a_server_counts_what_happens(tmp_path: Path) -> None:
    async with open_house(tmp_path, metrics=LOCAL) as house:
        before = await read(house)
        assert before["tianxia_tables"] == before["tianxia_sockets"] == 0
        ann = await house.guest("Ann Unmistakable")
        table = await ann.new_table(ME, GREEDY, options={"first": "0"})
        looker = await ann.sit(table["id"])
        await looker.play(Random(1), 2)
        assert await looker.my_turn()
        await looker.do("hint", seat=0)
        await looker.refused("pause", seat=1, on=True)
        assert await ann.refused("GET", "/api/tables/nowhere-at-all") == "no-table"
        with pytest.raises(Exception, match=r"(?i)null"):
            await house.services.store.write(insert(tables).values(id="x" * 12))
        after = await read(house)
    assert after["tianxia_tables"] == after["tianxia_sockets"] == 1
    assert after['tianxia_answer_seconds_count{game="qin"}'] == 2
    assert after['tianxia_answer_seconds_bucket{game="qin",le="+Inf"}'] == 2
    assert after['tianxia_think_seconds_count{game="qin"}'] >= 2
    assert after['tianxia_hint_seconds_count{game="qin"}'] == 1
    assert after["tianxia_bot_queue"] == after["tianxia_reviews_waiting"] == after["tianxia_bots_thinking"] == 0
    assert after["tianxia_write_seconds_count"] == after["tianxia_write_jobs_count"] >= 5
    assert after["tianxia_write_jobs_sum"] >= after["tianxia_write_jobs_count"]
    assert after["tianxia_write_failures_total"] == 1
    assert after['tianxia_errors_total{code="not-your-seat"}'] == 1
    assert after['tianxia_errors_total{code="no-table"}'] == 1
    assert after["tianxia_start_time_seconds"] > 1e9
    told = " ".join(after)
    assert table["id"] not in told
    assert "Unmistakable" not in told
    assert "_created" not in told


async def test_what_waits_for_a_worker_is_shown(tmp_path: Path) -> None:
    async with open_house(tmp_path, metrics=LOCAL) as house:
        turns = house.services.bots._turns
        await turns.take("a stranger")
        ann = await house.guest("Ann")
        table = await ann.new_table(ME, RANDOM, options={"first": "1"})
        looker = await ann.sit(table["id"])
        while not (await read(house))["tianxia_bot_queue"]:
            await looker.do("ping")
        turns.give_back("a stranger")
        assert await looker.my_turn()
        assert (await read(house))["tianxia_bot_queue"] == 0


async def test_two_servers_count_apart(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
    async with (
        open_house(tmp_path / "a", metrics=LOCAL) as first,
        open_house(tmp_path / "b", metrics=LOCAL) as second,
    ):
        assert await (await first.guest("Ann")).refused("GET", "/api/tables/nowhere-at-all") == "no-table"
        name = 'tianxia_errors_total{code="no-table"}'
        assert (await read(first))[name] == 1
        assert name not in await read(second)


async def test_nobody_finds_them_at_the_port_of_the_table(tmp_path: Path) -> None:
    async with open_house(tmp_path, metrics=LOCAL) as house, httpx.AsyncClient() as client:
        shown = await client.get(f"{house.url}/metrics")
        assert "tianxia_tables" not in shown.text
        port = house.server.metrics_port.port
        assert (await client.get(f"http://127.0.0.1:{port}/api/me")).status_code == 404


async def test_a_port_that_is_taken_is_named_before_the_database_is_opened(tmp_path: Path, house: House) -> None:
    (tmp_path / "other").mkdir()
    with pytest.raises(BadInput, match="serve-no-metrics-port") as refused:
        async with open_house(tmp_path / "other", metrics=("127.0.0.1", house.port)):
            pass
    assert refused.value.values["port"] == house.port
    assert not (tmp_path / "other" / "tables.db.lock").exists()


async def test_without_them_nothing_is_kept(house: House) -> None:
    services = house.services
    assert services.metrics is services.bots.metrics is services.store.writer.metrics is UNMEASURED
    with pytest.raises(AssertionError):
        assert house.server.metrics_port.port


def test_a_server_without_metrics_does_not_load_the_library() -> None:
    code = "import sys, tianxia.server.ops.serving; sys.exit('prometheus_client' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_everything_that_can_be_counted_is_counted() -> None:
    def methods(kind: Any) -> set[str]:
        return {name for name, value in vars(kind).items() if callable(value) and not name.startswith("_")}

    assert methods(Metrics) <= methods(Prometheus)


async def test_visitors_over_a_limit_are_errors_too(tmp_path: Path) -> None:
    limits = replace(LOOSE, visitors=(0.001, 1.0))
    async with open_house(tmp_path, metrics=LOCAL, limits=limits) as house:
        await house.guest("Ann")
        assert await (await house.guest()).refused("POST", "/api/me", {"name": "Ben"}) == "too-many"
        assert (await read(house))['tianxia_errors_total{code="too-many"}'] == 1
