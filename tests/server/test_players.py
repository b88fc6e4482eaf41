"""Pages about players by their API: what they say, and that nothing private is in what others get."""

import json
import time
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.server.house import Guest, House, Json
from tests.server.test_ratings import finish
from tianxia.server.players.streaks import in_a_row
from tianxia.server.ratings.anchors import anchors
from tianxia.server.settings import DAY
from tianxia.server.store.jobs import WriteJob
from tianxia.server.store.schema import people

NOW = time.time()


@dataclass
class Club:
    """Ada, Bo and Cy with their ids and cookies."""

    house: House
    guests: dict[str, Guest]
    ids: dict[str, str]
    count: int = 0

    async def played(self, places: dict[str, int], **result: Any) -> str:
        """A game that has just ended; `places` are by name."""
        self.count += 1
        ended = finish(self.count, {self.ids.get(name, name): place for name, place in places.items()})
        ended.result.update({"ended": NOW + self.count, **result})
        ended.result["unrated"] = None if ended.result["rated"] else "casual"
        await self.house.services.store.writer.write(WriteJob(finish=ended))
        return str(ended.result["id"])

    async def ask(self, name: str, path: str) -> Any:
        return await self.guests[name].ask("GET", f"/api/{path.format(**self.ids)}")


@pytest.fixture
async def club(any_house: House) -> Club:
    guests = {name: await any_house.guest(name) for name in ("Ada", "Bo", "Cy")}
    found = await any_house.services.store.rows(select(people.c.name, people.c.id))
    guests["nobody"] = await any_house.guest()
    return Club(any_house, guests, {row["name"]: row["id"] for row in found})


async def test_a_page_shows_ratings_results_and_rivals(club: Club) -> None:
    for _ in range(3):
        await club.played({"Ada": 1, "Bo": 2})
    await club.played({"Ada": 2, "Bo": 1, "easy": 3})
    await club.played({"Ada": 1, "Bo": 1}, rated=False)
    player = await club.ask("nobody", "players/{Ada}")
    (rating,) = player["ratings"]
    assert (player["name"], player["you"], rating["games"], rating["won"]) == ("Ada", False, 4, 3)
    assert rating["settled"] is False
    assert (await club.ask("Ada", "players/me")) == {**player, "you": True}
    found = await club.ask("nobody", "players/{Ada}/statistics?game=qin")
    assert found["all"] == {"won": 4, "drawn": 0, "lost": 1}
    assert [each["seats"] for each in found["by_seats"]] == [2, 3]
    assert found["people"] == {"won": 3, "drawn": 1, "lost": 1}
    assert [(each["bot"], each["tally"]["won"]) for each in found["bots"]] == [("easy", 1)]
    assert [(each["name"], each["tally"]) for each in found["rivals"]] == [("Bo", {"won": 3, "drawn": 1, "lost": 1})]
    assert (await club.ask("nobody", "players/{Ada}/statistics?game=zhanguo"))["all"]["won"] == 0
    (point,) = (await club.ask("nobody", "players/{Ada}/ratings/qin/live"))["points"]
    assert (point["mean"], point["range"]) == (rating["mean"], rating["range"])


async def test_games_are_found_by_every_filter_and_page_by_page(club: Club) -> None:
    won = await club.played({"Ada": 1, "Bo": 2})
    lost = await club.played({"Ada": 2, "Cy": 1}, rated=False, pace="leisure")
    bots = await club.played({"Ada": 1, "easy": 2, "hard": 3})
    others = await club.played({"Bo": 1, "Cy": 2})

    async def found(query: str) -> list[str]:
        return [game["id"] for game in (await club.ask("nobody", f"results?{query}"))["games"]]

    assert await found("") == [others, bots, lost, won]
    assert await found("player={Ada}") == [bots, lost, won]
    assert await found("player={Ada}&outcome=lost") == await found("pace=leisure") == [lost]
    assert await found("player={Ada}&opponent={Bo}") == await found("player={Ada}&people=yes&rated=yes") == [won]
    assert await found("player={Ada}&people=no") == await found("seats=3") == await found("bot=hard") == [bots]
    assert await found("opponent={Cy}&rated=no") == [lost]
    assert await found(f"since={NOW + 2.5}&until={NOW + 3.5}") == [bots]
    assert await found("game=zhanguo") == []
    first = await club.ask("nobody", "results?limit=3")
    assert await found(f"limit=3&after={first['next']}") == [won]
    seats = first["games"][1]["seats"]
    assert [(seat["name"], seat["bot"], seat["rank"]) for seat in seats] == [
        ("Ada", None, 1),
        (None, "easy", 2),
        (None, "hard", 3),
    ]
    assert seats[0]["change"] > 0
    assert seats[1]["change"] is None
    assert first["games"][2]["seats"][0]["change"] is None
    assert await club.guests["nobody"].refused("GET", "/api/results?outcome=won") == "malformed"
    assert await club.guests["nobody"].refused("GET", "/api/results?player=me") == "no-key"


async def test_private_tables_appear_to_nobody_else(club: Club) -> None:
    """Not in lists, statistics or rivals; the rating itself is public, day by day."""
    secret = await club.played({"Ada": 1, "Bo": 2}, public=False)
    everything: list[Json] = []
    for path in (
        "results",
        "results?player={Ada}",
        "results?opponent={Bo}",
        "players/{Ada}/statistics",
        "players/{Ada}",
    ):
        everything += [await club.ask("Cy", path), await club.ask("nobody", path)]
    text = json.dumps(everything)
    assert secret not in text
    assert club.ids["Bo"] not in text.replace(json.dumps(await club.ask("Cy", "results?opponent={Bo}")), "")
    assert (await club.ask("Cy", "players/{Ada}/statistics"))["all"] == {"won": 0, "drawn": 0, "lost": 0}
    assert (await club.ask("Cy", "players/{Ada}"))["ratings"][0]["games"] == 1
    for own in ("Ada", "Bo"):
        assert [game["id"] for game in (await club.ask(own, "results?player={Ada}"))["games"]] == [secret]
        assert (await club.ask(own, "players/{Ada}/statistics"))["rival_count"] == 1


async def test_people_without_anything_public_have_no_page_for_others(club: Club) -> None:
    await club.played({"Ada": 1, "Bo": 2}, public=False, rated=False)
    ada = club.ids["Ada"]
    for path in (
        f"players/{ada}",
        f"players/{ada}/statistics",
        f"players/{ada}/ratings/qin/live",
        f"results?player={ada}",
    ):
        assert await club.guests["Cy"].refused("GET", f"/api/{path}") == "no-player"
        assert await club.ask("Ada", path)
        assert await club.ask("Bo", path)
    assert (await club.ask("Cy", "players?name=Ada"))["players"] == []
    await club.played({"Ada": 1, "Bo": 2})
    assert [found["name"] for found in (await club.ask("Cy", "players?name=aD"))["players"]] == ["Ada"]
    assert (await club.ask("Cy", "players?name=%25"))["players"] == []
    assert await club.guests["Cy"].refused("GET", "/api/players/me-not-there") == "no-player"


async def test_a_leaderboard_has_places_bots_and_me(club: Club) -> None:
    for number in range(30):
        await club.played({"Ada": 1, "Bo": 2} if number % 3 else {"Ada": 2, "Bo": 1})
    await club.played({"Cy": 1, "medium": 2})
    board = await club.ask("Bo", "leaderboards/qin/live")
    assert [(found["place"], found["name"], found["games"], found["you"]) for found in board["leaders"]] == [
        (1, "Ada", 30, False),
        (2, "Bo", 30, True),
    ]
    assert board["total"] == sum(found["count"] for found in board["bins"]) == 2
    assert board["you"] == board["leaders"][1]
    assert [found["bot"] for found in board["bots"]] == list(anchors("qin"))
    ada = board["leaders"][0]
    assert (ada["recent"][0], ada["recent"][-1]) == (1500, ada["mean"])
    assert len(ada["recent"]) in (2, 3), "days and not games, which could be private; at midnight there are two"
    assert ada["week"] == pytest.approx(ada["mean"] - 1500, abs=0.1)
    second = await club.ask("Ada", "leaderboards/qin/live?first=1&limit=1")
    assert [(found["place"], found["name"]) for found in second["leaders"]] == [(2, "Bo")]
    assert (second["you"]["place"], second["next"]) == (1, None)
    assert (await club.ask("nobody", "leaderboards/qin/leisure"))["leaders"] == []
    assert await club.guests["Cy"].refused("GET", "/api/leaderboards/chess/live") == "unknown-game"


async def test_a_leaderboard_shows_the_last_days_of_play(club: Club) -> None:
    noon = time.time() // DAY * DAY - DAY / 2
    for day in range(20):
        for number in range(2):
            rank = 1 + (day + number // 2) % 2
            await club.played({"Ada": rank, "Bo": 3 - rank}, ended=noon - (19 - day) * DAY)
    (ada, bo) = (await club.ask("nobody", "leaderboards/qin/live"))["leaders"]
    for leader in (ada, bo):
        curve = (await club.ask("nobody", f"players/{leader['player']}/ratings/qin/live"))["points"]
        assert leader["recent"] == [point["mean"] for point in curve][-15:]
        week_ago = (curve[-7]["mean"], curve[-6]["mean"] if time.time() - noon > 1.5 * DAY else None)
        assert pytest.approx(leader["mean"] - leader["week"], abs=0.15) in week_ago, "by midnight a day less"


async def test_equal_ratings_share_a_place_on_every_page(any_house: House) -> None:
    from tianxia.server.store.schema import ratings

    names = [f"person-{number}" for number in range(5)]
    rows = [{"id": name, "name": name, "made": 1.0, "seen": NOW} for name in names]
    await any_house.services.store.write(insert(people).values(rows))
    means = [1700.0, 1600.0, 1600.0, 1600.0, 1500.0]
    numbers = {"game": "qin", "pace": "live", "doubt": 50.0, "games": 20, "won": 3, "settled": True, "best": None}
    shown = [{"person": name, "mean": mean, **numbers, "last": 1.0} for name, mean in zip(names, means, strict=True)]
    await any_house.services.store.write(insert(ratings).values(shown))
    guest = await any_house.guest()
    for first in range(5):
        board = await guest.ask("GET", f"/api/leaderboards/qin/live?first={first}")
        assert [found["place"] for found in board["leaders"]] == [1, 2, 2, 2, 5][first:]


def test_days_in_a_row() -> None:
    from datetime import date

    today = date(2026, 3, 2)
    assert in_a_row({"2026-03-02", "2026-03-01", "2026-02-28", "2026-02-26"}, today) == 3
    assert in_a_row({"2026-03-01", "2026-02-28"}, today) == 2
    assert in_a_row({"2026-02-28"}, today) == 0
