"""What fails is logged, and no log tells a secret: not a seed, a key, a link, a password or a hand."""

import json
import logging
import re
import secrets
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import insert, select, update

from tests.server.house import INVITED, ME, OPEN, RANDOM, House, Looker, open_house
from tests.server.overheard import overhearing
from tianxia.engine import chance
from tianxia.server.logs import REQUEST, JsonLines, TextLines, context_of, with_context
from tianxia.server.people import accounts, links
from tianxia.server.people.keys import hash_of
from tianxia.server.protocol import incoming
from tianxia.server.store.schema import entries, tables
from tianxia.server.store.schema import people as people_rows
from tianxia.server.tables import creation
from tianxia.server.tables.handlers import dispatch
from tianxia.server.workers.bots import BotPool

SOURCE = Path(creation.__file__).parents[2]
PASSWORD = "correct horse battery"


class Broken(Exception):
    """A mistake of ours."""


async def break_down(*_args: Any, **_kwargs: Any) -> Any:
    raise Broken("on purpose")


REAL_ROW, REAL_SEED = creation.table_row, chance.new_seed


def rows_with(**changes: Any) -> Any:
    """Makes rows of tables that no database accepts."""
    return lambda *args, **more: {**REAL_ROW(*args, **more), **changes}


class Seeds(list[str]):
    """Every seed that was made."""

    def fresh(self) -> str:
        self.append(REAL_SEED())
        return self[-1]


async def test_no_error_tells_a_secret(any_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house, seeds = any_house, Seeds()
    monkeypatch.setattr(creation, "new_seed", seeds.fresh)
    with overhearing() as heard:
        ann, ben, eve = await house.guest("Ann"), await house.guest("Ben"), await house.guest()
        await ann.ask("PUT", "/api/me/password", {"login": "ann", "password": PASSWORD})
        await eve.ask("POST", "/api/session", {"login": "ann", "password": PASSWORD})
        table = await ann.new_table(ME, INVITED, options={"first": "0"})
        token = table["invitations"][0]["path"].partition("#")[2]
        await ben.ask("POST", "/api/links", {"token": token})
        first, second = await ann.sit(table["id"]), await ben.sit(table["id"])
        await first.do("answer", seat=0, version=first.version, answer=first.options[0])
        assert await second.my_turn()

        twice = secrets.token_urlsafe(32)
        with monkeypatch.context() as broken:
            # PostgreSQL repeats the whole row in its error.
            broken.setattr(creation, "table_row", rows_with(game=None))
            assert await ann.refused("POST", "/api/tables", {"game": "qin", "seats": [ME, OPEN]}) == "server-failed"
        with monkeypatch.context() as broken:
            broken.setattr(creation, "table_row", rows_with(id=table["id"]))
            assert await ann.refused("POST", "/api/tables", {"game": "qin", "seats": [ME, OPEN]}) == "server-failed"
        with monkeypatch.context() as broken:
            broken.setattr(links, "fresh_key", lambda: twice)
            await ann.ask("POST", f"/api/tables/{table['id']}/seats/0/links")
            assert await ann.refused("POST", f"/api/tables/{table['id']}/seats/0/links") == "server-failed"
        with monkeypatch.context() as broken:
            broken.setattr(accounts, "fresh_key", lambda: eve.key)
            entered = {"login": "ann", "password": PASSWORD}
            assert await ben.refused("POST", "/api/session", entered) == "server-failed"
        with monkeypatch.context() as broken:
            broken.setitem(cast(Any, dispatch.HANDLERS), incoming.Say, break_down)
            assert (await second.refused("say", text=PASSWORD))["code"] == "server-failed"
        with monkeypatch.context() as broken:
            broken.setattr(BotPool, "plan", break_down)
            await ann.new_table(ME, RANDOM, options={"first": "1"})
            while not any("failed" in text and "Broken" in text and "bot" in text for text in heard.faults):
                await ann.ask("GET", "/api/me")
        await clash(house, second)

    assert len(heard.faults) >= 7, heard.faults
    keys = [guest.key for guest in (ann, ben, eve) if guest.key]
    assert len(keys) == 3
    assert len(seeds) == 4
    told = heard.tells(*seeds, *keys, token, twice, PASSWORD)
    assert told == []
    assert not [text for text in heard.texts if re.search(r"\bhand\b", text)]


async def clash(house: House, looker: Looker) -> None:
    """Play an answer that another writer was quicker to store."""
    table = looker.welcome["table"]["id"]
    row = {"table": table, "number": looker.version + 1, "kind": "pause", "seat": 0, "body": {}, "made": time.time()}
    await house.services.store.write(insert(entries).values(row))
    answer = {"type": "answer", "id": 99, "seat": 1, "version": looker.version, "answer": looker.options[0]}
    await looker.socket.send(json.dumps(answer))
    assert (await looker.until(lambda message: message["type"] == "bye"))["code"] == "again"


async def test_an_engine_hides_what_it_is_given(any_house: House) -> None:
    store = any_house.services.store
    assert store.engine.hide_parameters
    assert store.shared is None or store.shared.sync_engine.hide_parameters
    row = {"id": "x" * 12, "seed": "very secret seed"}
    with overhearing() as heard:
        with pytest.raises(Exception, match=r"(?i)null") as error:
            await store.write(insert(tables).values(row))
        assert await store.value(select(tables.c.seed)) is None
    found: BaseException | None = error.value
    while found is not None:
        assert row["seed"] not in str(found)
        found = found.__cause__ or found.__context__
    assert heard.tells("very secret seed") == []


async def test_libraries_that_log_what_they_handle_are_silent(tmp_path: Path) -> None:
    """Even for a server that is started with everything logged."""
    with overhearing() as heard:
        async with open_house(tmp_path) as house:
            ann = await house.guest("Ann")
            table = await ann.new_table(ME, INVITED)
            row = await house.services.store.table(table["id"])
            await house.services.store.write(update(people_rows).values(password="stored password"))
            await ann.ask("GET", "/api/me")
    assert row is not None
    assert heard.tells(row["seed"], "stored password", hash_of(ann.key or "")) == []


async def test_a_line_names_its_request_and_its_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, OPEN, public=True)
    sits = f"/api/tables/{table['id']}/seats/1"
    with overhearing() as heard:
        looker = await ann.sit(table["id"])
        handshake = looker.socket.response
        with monkeypatch.context() as broken:
            broken.setitem(cast(Any, dispatch.HANDLERS), incoming.ListCandidates, break_down)
            await looker.refused("list_candidates", seat=0)
            broken.setattr(house.services.store, "append", break_down)
            answer = await ben.http.put(sits)
        with monkeypatch.context() as broken:
            broken.setattr("tianxia.server.http.me.check_voice", break_down)
            elsewhere = await ann.http.post("/api/me", json={"name": "Ann"})
    assert handshake is not None
    lines = [json.loads(line) for line in heard.lines]
    found = {line["message"]: line for line in lines if line["level"] == "error"}
    message = found[f"a message at table {table['id']} failed"]
    assert (message["table"], message["request"]) == (table["id"], handshake.headers["x-request-id"])
    assert "Broken: on purpose" in message["error"]
    remade = found[f"table {table['id']} is made again from the store: Broken"]
    assert (remade["table"], remade["request"]) == (table["id"], answer.headers["x-request-id"]), "not who loaded it"
    failed = found["Exception in ASGI application\n"]
    assert failed["request"] == elsewhere.headers["x-request-id"]
    assert "table" not in failed
    assert len({handshake.headers["x-request-id"], answer.headers["x-request-id"], failed["request"]}) == 3


def test_lines_are_for_people_or_for_programs() -> None:
    record = logging.LogRecord("tianxia.server", logging.WARNING, "", 1, 'a "line"\nfor %s', ("Wéi",), None)
    record.created = 1700000000.1234
    plain = TextLines().format(record)
    assert plain == '2023-11-14T22:13:20.123Z warning: a "line"\nfor Wéi'
    told = JsonLines().format(record)
    assert "\n" not in told
    assert json.loads(told) == {
        "time": "2023-11-14T22:13:20.123Z",
        "level": "warning",
        "logger": "tianxia.server",
        "message": 'a "line"\nfor Wéi',
    }
    context = context_of("a table")
    context.run(REQUEST.set, "a request")
    context.run(with_context, record)
    assert TextLines().format(record) == f"{plain} [table a table, request a request]"
    assert json.loads(JsonLines().format(record)).items() >= {"table": "a table", "request": "a request"}.items()


@pytest.mark.parametrize("form", ["text", "json"])
def test_all_libraries_log_in_one_form(form: str, tmp_path: Path) -> None:
    """Also what uvicorn has to say, and Python's own warnings."""
    code = f"""
import logging, warnings
from tianxia.server.logs import set_up
from tianxia.server.ops.serving import make_server
from tianxia.server.settings import Settings
set_up({form!r})
make_server(Settings(db="sqlite:///{tmp_path}/a.db"), "127.0.0.1", 0)
for name in ("uvicorn.error", "sqlalchemy", "tianxia.server"):
    logging.getLogger(name).error("said by %s", name)
logging.getLogger("tianxia.server").info("removed")
logging.getLogger("uvicorn.error").info("started")
warnings.warn("careful")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    lines = done.stderr.splitlines()
    if form == "json":
        said = [json.loads(line)["message"] for line in lines]
        assert said[:4] == ["said by uvicorn.error", "said by sqlalchemy", "said by tianxia.server", "removed"]
        assert "careful" in said[4]
        assert len(said) == 5
    else:
        assert [re.sub(r"^\S+Z ", "", line) for line in lines[:2]] == [
            "error: said by uvicorn.error",
            "error: said by sqlalchemy",
        ]


def test_every_engine_is_made_in_one_place() -> None:
    files = [path for path in SOURCE.rglob("*.py") if re.search(r"create_(async_)?engine\(", path.read_text())]
    assert [path.name for path in files] == ["engines.py"]
