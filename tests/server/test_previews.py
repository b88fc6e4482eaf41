"""Link previews: what is served for the address of a player, a leaderboard or a game, in the reader's language."""

import html
import os
import re

import pytest

from tests.server.house import INVITED, ME, House
from tests.server.test_players import Club, club  # noqa: F401
from tianxia.server.http.static_files import FOLDER

pytestmark = pytest.mark.skipif(
    not (FOLDER / "index.html").is_file() and not os.environ.get("CI"), reason="the page is not built"
)


async def tags(house: House, path: str, language: str = "en") -> dict[str, str]:
    guest = await house.guest()
    page = (await guest.http.get(f"/{path}", headers={"Accept-Language": language})).text
    assert '<script type="module"' in page
    return {name: html.unescape(text) for name, text in re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page)}


async def test_a_link_says_where_it_leads(club: Club) -> None:  # noqa: F811
    for number in range(24):
        places = {"Ada": 1, "medium": 2} if number % 2 else {"Ada": 2, "medium": 1}
        last = await club.played(places)
    found = await tags(club.house, f"player/{club.ids['Ada']}")
    assert found["og:title"] == "Ada"
    assert re.fullmatch(r"Qin 1\d\d\d", found["og:description"])
    board = await tags(club.house, "players/qin/leisure", "de")
    assert board["og:title"] == "Qin: Rangliste (Fernpartie)"
    assert re.fullmatch(r"1\. Ada 1\d\d\d", (await tags(club.house, "players/qin/live"))["og:description"])
    assert (await tags(club.house, "daily/li_si", "fr"))["og:title"].startswith("Donne du jour")
    game = await tags(club.house, f"replay/{last}")
    assert (game["og:title"], game["og:description"]) == ("A game of Qin", "Ada – Magistrate (medium)")


async def test_an_invitation_names_its_game_and_nobody(club: Club) -> None:  # noqa: F811
    invited = (await club.guests["Ada"].new_table(ME, INVITED, game="zhanguo"))["invitations"][0]["path"]
    path, _, token = invited.partition("#")
    assert (path, len(token) > 40) == ("join/zhanguo", True)
    found = await tags(club.house, path, "de")
    assert found["og:title"] == "Du bist zu einer Partie ZhanGuo eingeladen"
    assert found["og:image"].endswith("/links/zhanguo.png")
    assert "Ada" not in str(found)
    for path in ("join", "join/chess", "join/qin/more/still"):
        assert await tags(club.house, path) == {}, path


async def test_the_page_itself_has_a_preview(club: Club) -> None:  # noqa: F811
    found = await tags(club.house, "", "fr")
    assert found["og:title"] == "Tout ce qui est sous le ciel, à une même table."
    assert found["og:image"].endswith("/links/qin.png")


async def test_a_link_to_a_tournament_says_how_far_it_is(club: Club) -> None:  # noqa: F811
    new = {"name": "Autumn", "form": "round_robin", "game": "zhanguo", "public": False}
    ada = club.guests["Ada"]
    made = (await ada.ask("POST", "/api/tournaments", {**new, "clock": {"seconds": 60, "at_zero": "loss"}}))["terms"]
    await ada.ask("POST", f"/api/tournaments/{made['id']}/entrants", {"bot": "random", "count": 3})
    found = await tags(club.house, f"tournament/{made['id']}")
    assert (found["og:title"], found["og:image"]) == ("Autumn", f"{club.house.url}/links/zhanguo.png")
    assert found["og:description"] == "ZhanGuo · Round robin · 3 players · Open for entries"
    await ada.ask("POST", f"/api/tournaments/{made['id']}/start")
    found = await tags(club.house, f"tournament/{made['id']}/1", "de")
    assert found["og:description"] == "ZhanGuo · Jeder gegen jeden · 3 Spieler · Runde 1 von 3"
    assert await tags(club.house, "tournament/nothing-there") == {}


async def test_a_link_has_a_picture_of_its_game(club: Club) -> None:  # noqa: F811
    await club.played({"Ada": 1, "Bo": 2}, game="zhanguo")
    for path, game in (
        (f"player/{club.ids['Ada']}", "zhanguo"),
        ("players/qin/live", "qin"),
        ("daily/li_si", "first_empire"),
    ):
        picture = (await tags(club.house, path))["og:image"]
        assert picture == f"{club.house.url}/links/{game}.png"
        served = await club.guests["nobody"].http.get(picture)
        assert served.headers["content-type"] == "image/png"
        assert served.content.startswith(b"\x89PNG")
        assert len(served.content) < 150_000


async def test_a_preview_tells_nothing_private_and_nothing_that_is_not_there(club: Club) -> None:  # noqa: F811
    secret = await club.played({"Ada": 1, "Bo": 2}, public=False, rated=False)
    for path in (
        f"replay/{secret}",
        f"player/{club.ids['Ada']}",
        "player/nobody-here",
        "players/chess/live",
        "player/me",
    ):
        assert await tags(club.house, path) == {}, path
    assert await tags(club.house, "players/qin/fast") == {}
    await club.guests["Ada"].ask("POST", "/api/me", {"name": 'A"><script>'})
    await club.played({"Ada": 1, "Bo": 2})
    page = (await club.guests["nobody"].http.get(f"/player/{club.ids['Ada']}")).text
    assert "<script>" not in page.partition("</title>")[0]
