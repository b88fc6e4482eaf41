"""The page's files: compressed, cached for ever if their name is a hash; nothing else is compressed."""

import gzip
from pathlib import Path

import httpx
import pytest

from tests.server.house import ME, RANDOM, House
from tianxia.server.http.app import App
from tianxia.server.http.compression import takes_gzip
from tianxia.server.settings import Settings

SCRIPT = "const board = 'province';\n" * 200


@pytest.fixture
def page(tmp_path: Path) -> httpx.AsyncClient:
    """A client of a server with a small page; its store is never opened."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<base href="/"><p>hello', encoding="utf-8")
    (tmp_path / "assets" / "app-1234.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "assets" / "serif.woff2").write_bytes(bytes(5000))
    (tmp_path / "seal.svg").write_text("<svg/>", encoding="utf-8")
    app = App(Settings(db="sqlite://"), tmp_path)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")


async def raw(response: httpx.Response) -> bytes:
    return b"".join([part async for part in response.aiter_raw()])


async def test_a_script_is_packed_for_who_can_unpack_it(page: httpx.AsyncClient) -> None:
    async with page.stream("GET", "/assets/app-1234.js", headers={"Accept-Encoding": "gzip, br"}) as packed:
        data = await raw(packed)
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(data) < len(SCRIPT) / 5
    assert gzip.decompress(data).decode() == SCRIPT
    plain = await page.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    for answer in (packed, plain):
        assert answer.headers["vary"] == "Accept-Encoding", "a cache between must not mix the two up"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]


async def test_a_changed_file_is_packed_anew(page: httpx.AsyncClient, tmp_path: Path) -> None:
    assert (await page.get("/assets/app-1234.js")).text == SCRIPT
    (tmp_path / "assets" / "app-1234.js").write_text(SCRIPT + "1", encoding="utf-8")
    assert (await page.get("/assets/app-1234.js")).text == SCRIPT + "1"


async def test_the_index_and_what_has_no_hash_are_asked_for_again(page: httpx.AsyncClient) -> None:
    for path in ("/", "/t/abc", "/seal.svg"):
        assert (await page.get(path)).headers["cache-control"] == "no-cache", path


async def test_what_is_packed_already_or_short_is_sent_as_it_is(page: httpx.AsyncClient) -> None:
    for path in ("/assets/serif.woff2", "/seal.svg"):
        assert "content-encoding" not in (await page.get(path)).headers


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("gzip;q=0", False), ("gzip; q=0.0", False), ("br", False), ("", False)],
)
def test_who_can_unpack(accepted: str, taken: bool) -> None:
    assert takes_gzip(accepted) is taken


async def test_answers_that_hold_somebody_s_own_things_are_never_packed(house: House) -> None:
    """A stranger's text beside a secret in one compressed answer would show by its length how alike they are."""
    ann = await house.guest("Ann " * 10)
    tables = [await ann.new_table(ME, RANDOM, public=True) for _ in range(3)]
    paths = ["/api/me", "/api/games", "/api/tables?which=mine", f"/api/tables/{tables[0]['id']}/record"]
    for path in paths:
        answer = await ann.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers, path
    looker = await ann.sit(tables[0]["id"])
    assert looker.socket.protocol.extensions == [], "no packing on the socket either"
