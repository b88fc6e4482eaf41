"""The privacy notice says what this very server does, in the reader's language, and the page links to it."""

import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import open_house
from tianxia.server.http.app import App
from tianxia.server.http.privacy import PrivacyNotice, language_of
from tianxia.server.settings import DAY, Retention, Settings
from tianxia.server.store.schema import METADATA
from tianxia.words import LANGUAGES

ANN: dict[str, Any] = {"operator": "Ann <Example>", "contact": "ann@example.org"}


def notice(language: str = "en", **settings: Any) -> str:
    return PrivacyNotice(Settings(db="sqlite://", **settings)).page(language)


def text_of(page: str) -> str:
    return unescape(re.sub(r"<[^>]+>", "\n", page))


def test_it_names_the_operator_and_escapes_what_they_typed() -> None:
    page = notice(**ANN)
    assert "This server is run by Ann &lt;Example&gt;." in page
    assert '<a href="mailto:ann@example.org">ann@example.org</a>' in page
    assert '<a href="https://example.org/x?a&amp;b">' in notice(contact="https://example.org/x?a&b")
    assert "href=" not in notice(contact="javascript:alert(1)").partition("<h1>")[2].partition("<h2>")[0]
    assert "has not left a name" in notice()


@pytest.mark.parametrize(
    ("language", "day", "days", "ever"),
    [
        ("en", "Chat: 1 day.", "Finished games: 0.5 days.", "never start: for as long as this server exists."),
        ("de", "Chat: 1 Tag.", "Beendete Partien: 0,5 Tage.", "nie starten: solange es diesen Server gibt."),
        ("fr", "La discussion : 1 jour.", "Les parties finies : 0,5 jour.", "jamais : tant que ce serveur existe."),
    ],
)
def test_it_says_how_long_things_are_kept(language: str, day: str, days: str, ever: str) -> None:
    kept = Retention(chat=DAY, finished=DAY / 2, never_begun=None, abandoned=1000 * DAY)
    text = re.sub(r"[\u00a0\u202f]", " ", text_of(notice(language, retention=kept)))
    assert day in text
    assert ever in text
    assert days in text
    assert "{" not in text


def test_it_mentions_everything_that_the_schema_has_about_people() -> None:
    """A new column about people must be told: name it here once the notice does."""
    told = {
        "people": {
            *("id", "name", "login", "password", "email", "since", "made", "seen", "muted_until", "banned_until"),
            *("visible", "present"),
        },
        "keys": {"hash", "person", "made", "seen", "device"},
        "names": {"skeleton", "person"},
        "passkeys": {"id", "person", "key", "count", "device", "made", "used"},
        "tokens": {"hash", "spent", "kind", "person", "email", "until"},
        "chat": {"table", "number", "person", "seat", "text", "made"},
        "bans": {"network", "made", "until"},
        "seats": {"table", "seat", "kind", "person", "bot", "stand_in", "gone"},
        "grants": {"table", "seat", "person", "link"},
        "result_seats": {
            *("result", "seat", "person", "bot", "rank", "outcome", "score", "abandoned", "game", "pace", "seats"),
            *("public", "rated", "ended", "mean_before", "doubt_before", "mean", "doubt"),
        },
        "ratings": {"person", "game", "pace", "mean", "doubt", "games", "won", "settled", "best", "last"},
        "deal_people": {"deal", "person", "table"},
        "tournaments": set(METADATA.tables["tournaments"].columns.keys()),
        "entrants": {"tournament", "number", "person", "bot", "made", "withdrawn", "ready"},
        "receivers": {
            *("id", "person", "key", "channel", "address", "secrets", "made", "off", "failures", "not_before"),
            *("taker", "taken_until"),
        },
        "notification_choices": {"person", "channel", "kind"},
        "notification_settings": {"person", "language", "zone", "quiet_from", "quiet_until"},
        "follows": {"person", "followed", "made"},
        "edition_holders": {"edition", "person", "made"},
        "seeks": {"person", "game", "pace", "seats", "rated", "within", "made", "seen", "table"},
        "daily_tries": {"table", "deal", "day", "person", "counted", "made", "ended", "won", "margin"},
    }
    assert {name: set(METADATA.tables[name].columns.keys()) for name in told} == told
    linked = {key.column.table.name for table in METADATA.sorted_tables for key in table.foreign_keys}
    about = {
        table.name
        for table in METADATA.sorted_tables
        if any(key.column.table.name == "people" for key in table.foreign_keys)
    }
    assert "people" in linked
    assert about - told.keys() == {"tables"}, "who created a table"


@pytest.mark.parametrize(
    ("asked", "accepted", "language"),
    [
        (None, "", "en"),
        (None, "ja, fr-CA;q=0.8, de;q=0.5", "fr"),
        (None, "pt-BR", "en"),
        ("de", "fr", "de"),
        ("xx", "fr", "fr"),
    ],
)
def test_whose_language_it_speaks(asked: str | None, accepted: str, language: str) -> None:
    assert language_of(asked, accepted) == language


async def test_the_server_shows_it_and_the_page_links_to_it(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<base href="/" />', encoding="utf-8")
    for local, linked in ((True, False), (False, True)):
        app = App(Settings(db="sqlite://", local_only=local, root_path="/games", **ANN), tmp_path)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            index = (await client.get("/games/")).text
            assert ('<meta name="privacy" content="privacy" />' in index) is linked
            assert '<base href="/games/"' in index
            shown = await client.get("/games/privacy", headers={"Accept-Language": "de"})
        assert shown.headers["content-type"] == "text/html; charset=utf-8"
        assert "default-src 'none'" in shown.headers["content-security-policy"]
        assert "script" not in shown.text
        assert '<html lang="de">' in shown.text
        assert 'href="/games/privacy.css"' in shown.text


async def test_who_is_banned_can_still_read_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, **ANN) as house:
        guest = await house.guest()
        for language in LANGUAGES:
            assert (await guest.http.get(f"/privacy?lang={language}")).status_code == 200
