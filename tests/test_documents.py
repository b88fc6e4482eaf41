"""The site of the documents: every document is in it, every link leads somewhere, and it needs nothing from outside."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from tianxia.server.http.documents import Documents
from tianxia.server.settings import Settings
from tools import build_docs
from tools.build_docs import DECISIONS, SECTIONS, Site, anchor_of

ROOT = Path(__file__).resolve().parent.parent
LOADED = ("src", "srcset", "poster")


class Read(HTMLParser):
    """What a page links to, what it loads, and the names in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.names: set[str] = set()
        self.tags: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name == "id" and value:
                self.names.add(value)
            elif name == "href" and value and tag == "a":
                self.links.append(value)
            elif value and (name in LOADED or (tag == "link" and name == "href")):
                self.loaded.append(value)


@cache
def read() -> dict[str, Read]:
    return {name: Read(page) for name, page in Site(ROOT).pages().items()}


def files() -> set[str]:
    """What the site has beside its pages."""
    return {"documents.css", "seal.svg", *(picture.removeprefix("docs/") for picture in build_docs.pictures(ROOT))}


def test_every_document_is_in_the_navigation() -> None:
    named = {file for section in SECTIONS.values() for file in section}
    assert {file.relative_to(ROOT).as_posix() for file in (ROOT / "docs").glob("*.md")} <= named
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", DECISIONS} <= named
    listed = [link for link in read()["decisions/index.html"].links if re.match(r"\d{4}-", link)]
    assert len(listed) == len(list((ROOT / DECISIONS).glob("*.md")))


def test_every_link_leads_somewhere() -> None:
    assert len(read()) > 50
    for name, page in read().items():
        for link in page.links:
            if re.match("https?:", link):
                continue
            path, _, anchor = link.partition("#")
            target = normpath(join(dirname(name), path)) if path else name
            assert target in read(), f"{name} links to {link}"
            assert not anchor or anchor in read()[target].names, f"{name} links to {link}"


def test_a_page_loads_nothing_from_outside() -> None:
    for name, page in read().items():
        assert page.tags & {"script", "iframe", "style"} == set()
        for address in page.loaded:
            assert normpath(join(dirname(name), address)) in files(), f"{name} loads {address}"
        assert any(address.endswith("seal.svg") for address in page.loaded), (
            "else browsers ask for one that is not there"
        )


def test_all_marks_were_understood() -> None:
    """What the reader does not know would be left as it was written."""
    for name, page in Site(ROOT).pages().items():
        prose = re.sub(r"(?s)<(pre|code)\b.*?</\1>", "", page)
        assert not re.search(r"\]\(|^\s*\|.*\|$|\*\*|&lt;!--|```", prose, re.MULTILINE), name


def test_links_to_sources_are_plain_text() -> None:
    assert Site(ROOT).target("docs/library.md", "../examples/looking_ahead.py") is None
    assert Site(ROOT).target("docs/library.md", "research.md#x") == "research.html#x"
    assert Site(ROOT).target("docs/decisions/0001-rules-are-scripts.md", "../glossary.md") == "../glossary.html"
    assert anchor_of("What is *new*, and why?") == "what-is-new-and-why"


@pytest.fixture
def client(tmp_path: Path) -> httpx.AsyncClient:
    (tmp_path / "site").mkdir()
    (tmp_path / "site/index.html").write_text("<h1>About</h1>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    documents = Documents(Settings(db="", root_path="/games"), tmp_path / "site")
    routes = [Route("/docs", documents.enter), Route("/docs/{path:path}", documents.serve)]
    transport = httpx.ASGITransport(Starlette(routes=routes))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


async def test_the_server_shows_them(client: httpx.AsyncClient) -> None:
    async with client:
        assert (await client.get("/docs")).headers["location"] == "/games/docs/"
        shown = await client.get("/docs/")
        assert (shown.text, shown.headers["content-type"]) == ("<h1>About</h1>", "text/html; charset=utf-8")
        assert (await client.get("/docs/nothing.html")).status_code == 404
        assert (await client.get("/docs/%2e%2e/secret.txt")).status_code == 404
