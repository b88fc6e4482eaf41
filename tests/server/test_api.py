"""The HTTP API by its own description, and what guards the door: headers, origins, hosts, limits, paths, the page."""

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.house import FAST, INVITED, LOOSE, ME, OPEN, RANDOM, House, open_house
from tianxia.server.http.app import ENDPOINTS
from tianxia.server.http.openapi import openapi

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
described = schemathesis.openapi.from_dict(json.loads(json.dumps(openapi(ENDPOINTS))))
described.config.generation.update(modes=list(schemathesis.GenerationMode))


async def nothing_to_tell(_request: Any, _path: str) -> str:
    return ""


@dataclass
class Offer:
    """What a request may name that really exists."""

    url: str
    key: str
    tables: list[str]
    """A finished table, a running one, an open one, one that waits for an invited guest, and a lesson."""
    token: str
    """A link to a seat."""


async def prepared(house: House) -> Offer:
    """Tables in every state."""
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    finished = await ann.new_table(ME, RANDOM, public=True)
    await (await ann.sit(finished["id"])).do("resign", seat=0)
    running = await ann.new_table(ME, OPEN, ME)
    await ben.ask("PUT", f"/api/tables/{running['id']}/seats/1")
    lesson = (await ann.ask("POST", "/api/lessons", {"game": "qin"}))["table"]
    others = [await ann.new_table(ME, OPEN, public=True), await ann.new_table(ME, INVITED, game="zhanguo"), lesson]
    link = await ann.ask("POST", f"/api/tables/{running['id']}/seats/0/links")
    tables = [table["id"] for table in (finished, running, *others)]
    return Offer(house.url, ann.key or "", tables, link["path"].partition("#")[2])


@pytest.fixture(scope="module")
def offer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Offer]:
    """A server in a thread, for the many requests of schemathesis, and what there is on it."""
    ready, done = threading.Event(), threading.Event()
    found: list[Offer] = []

    async def live() -> None:
        async with open_house(tmp_path_factory.mktemp("api"), limits=replace(LOOSE, uploads=FAST)) as house:
            found.append(await prepared(house))
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(live()))
    thread.start()
    assert ready.wait(30)
    yield found[0]
    done.set()
    thread.join()


def name_what_exists(case: Any, offer: Offer) -> None:
    """Put names of what exists in the place of most valid names: invented ones never do."""
    path = case.path_parameters or {}
    asked, seat, number = path.get("table"), path.get("seat"), path.get("number")
    if isinstance(asked, str) and re.fullmatch("[A-Za-z0-9_-]{8,40}", asked):
        path["table"] = [asked, *offer.tables][len(asked) % (len(offer.tables) + 1)]
    if type(seat) is int and 0 <= seat <= 15:
        path["seat"] = seat % 4
    if type(number) is int and 0 <= number <= 1_000_000:
        path["number"] = number % 9
    token = case.body.get("token") if isinstance(case.body, dict) else None
    if isinstance(token, str) and re.fullmatch("[A-Za-z0-9_-]{16,100}", token) and len(token) % 2:
        case.body["token"] = offer.token


LEAVING = ("/api/me", "/api/session", "/api/sessions")


@described.parametrize()
@settings(max_examples=settings().max_examples // 8, suppress_health_check=list(HealthCheck))
def test_the_api_is_as_described(case: Any, offer: Offer) -> None:
    name_what_exists(case, offer)
    # A visitor forgotten by one request would be a stranger to all that follow.
    cookies = {} if case.method == "DELETE" and case.path in LEAVING else {"tianxia": offer.key}
    response = case.call(base_url=offer.url, cookies=cookies)
    # Oversized input is refused before it is read, whatever else is wrong with it.
    checks = [check for check in CHECKS if response.status_code != 413 or check is not negative_data_rejection]
    case.validate_response(response, checks=checks)


async def test_strict_headers_on_everything(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url) as client:
        for path in ("/", "/api/me", "/health", "/api/nothing", "/assets/none.js", "/openapi.json"):
            headers = (await client.get(path)).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "server" not in headers
        assert (await client.get("/api/me")).headers["cache-control"] == "no-store"


async def test_the_cookie_is_private(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url) as client:
        cookie = (await client.post("/api/me", json={"name": "Ann"})).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie, "plain http on the same machine"


async def test_another_site_s_page_can_change_nothing(house: House) -> None:
    ann = await house.guest("Ann")
    evil = {"Origin": "https://evil.example"}
    reply = await ann.http.post("/api/tables", json={"game": "qin", "seats": [ME, RANDOM]}, headers=evil)
    assert reply.status_code == 403
    assert reply.json()["code"] == "wrong-origin"
    simple = await ann.http.post("/api/me", content='{"name":"x"}', headers={"Content-Type": "text/plain"})
    assert simple.status_code == 415


async def test_a_name_that_points_here_only_for_a_trick_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path, hosts=("localhost", "127.0.0.1")) as house:
        guest = await house.guest("Ann")
        assert (await guest.http.get("/api/me")).status_code == 200
        tricked = await guest.http.get("/api/me", headers={"Host": f"evil.example:{house.port}"})
        assert tricked.json()["code"] == "wrong-host"


async def test_tables_where_only_bots_sit_are_few(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(LOOSE, bot_tables=2)) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        bots = {"game": "qin", "seats": [RANDOM, RANDOM], "wait": True}
        for _ in range(2):
            await ann.ask("POST", "/api/tables", bots)
        assert await ann.refused("POST", "/api/tables", bots) == "too-many-bot-tables"
        await ann.new_table(ME, RANDOM)
        await ben.ask("POST", "/api/tables", bots)


async def test_strangers_let_no_bots_play_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path, local_only=False) as house:
        ann = await house.guest("Ann")
        bots = {"game": "qin", "seats": [RANDOM, RANDOM], "wait": True}
        assert await ann.refused("POST", "/api/tables", bots) == "bot-tables-need-password"
        await ann.new_table(ME, RANDOM)
        await ann.ask("PUT", "/api/me/password", {"login": "ann", "password": "a long password"})
        await ann.ask("POST", "/api/tables", bots)


@pytest.mark.usefixtures("slow_time")
async def test_limits_on_what_comes_in(tmp_path: Path) -> None:
    tight = replace(LOOSE, http=(1.0, 12.0), visitors=(0.1, 1.0), tables=1)
    async with open_house(tmp_path, limits=tight) as house:
        ann = await house.guest("Ann")
        assert await ann.refused("POST", "/api/me", {"name": "x" * 70_000}) == "too-large"
        await ann.new_table(ME, RANDOM)
        assert await ann.refused("POST", "/api/tables", {"game": "qin", "seats": [ME, RANDOM]}) == "too-many-tables"
        async with httpx.AsyncClient(base_url=house.url) as stranger:
            crowded = await stranger.post("/api/me", json={"name": "Ben"})
            assert crowded.json() == {"code": "too-many", "values": {"wait": 10}, "refusal": None}
            assert crowded.headers["Retry-After"] == "10"
            codes = [(await stranger.get("/api/games")).status_code for _ in range(12)]
        assert 429 in codes


@pytest.mark.parametrize("cut", [True, False])
async def test_under_a_path_of_a_proxy(tmp_path: Path, cut: bool) -> None:
    """A proxy may forward its path or strip it."""
    page = tmp_path / "page"
    page.mkdir()
    async with open_house(tmp_path, root_path="/games") as house:
        guest = await house.guest("Ann", "" if cut else "/games")
        cookie = (await guest.http.post("/api/me", json={"name": "Ann"})).status_code
        assert cookie == 200
        table = await guest.new_table(ME, RANDOM) if not cut else None
        if table is not None:
            looker = await guest.sit(table["id"])
            assert looker.welcome["mine"] == [0]
        assert (await guest.ask("GET", "/health"))["status"] == "ok"


async def test_forwarded_headers_count_only_from_named_proxies(house: House) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    async with httpx.AsyncClient(base_url=house.url) as client:
        cookie = (await client.post("/api/me", json={"name": "Ann"}, headers=headers)).headers["set-cookie"]
    assert "Secure" not in cookie, "nobody has named a proxy, so nobody's word is taken"


async def test_the_page_and_what_is_there_without_it(tmp_path: Path, house: House) -> None:
    from starlette.requests import Request

    from tianxia.server.http.static_files import Page
    from tianxia.server.settings import Settings

    async with httpx.AsyncClient(base_url=house.url) as client:
        data = await client.get("/")
        assert data.status_code == 200
        assert "socket-schema.json" in data.text or "<html" in data.text
        schema = (await client.get("/socket-schema.json")).json()
        assert "Welcome" in schema["$defs"]
        assert (await client.get("/openapi.json")).json()["openapi"].startswith("3.1")
        assert (await client.get("/../../etc/passwd")).status_code in (200, 404)
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<base href="/"><p>hello', encoding="utf-8")
    (folder / "assets" / "app-1234.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    page = Page(folder, Settings(db="sqlite://", root_path="/games"), nothing_to_tell)

    async def get(path: str) -> Any:
        return await page.serve(
            Request({"type": "http", "path_params": {"path": path}, "headers": [], "method": "GET"})
        )

    assert (await get("t/abc")).body == b'<base href="/games/"><p>hello'
    assert "immutable" in (await get("assets/app-1234.js")).headers["cache-control"]
    assert (await get("assets/none.js")).status_code == 404
    assert (await get("../secret.txt")).status_code == 404
