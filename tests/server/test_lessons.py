"""Guided games on the server: the path, leaving it and coming back, and that nobody else sees the guide."""

from pathlib import Path

import pytest

from tests.server.house import House, Json, Looker, open_house
from tianxia import lessons

GAMES = lessons.games_with_lessons()


async def begun(house: House, game: str) -> Looker:
    """Somebody who learns a game."""
    ann = await house.guest("Ann")
    made = await ann.ask("POST", "/api/lessons", {"game": game})
    assert made["table"]["lesson"] == "first"
    assert made["table"]["commitment"] is None
    return await ann.sit(made["table"]["id"])


def coach_of(looker: Looker) -> Json:
    assert looker.seen is not None
    coach: Json = looker.seen["coach"]
    return coach


async def take_advice(looker: Looker) -> None:
    """Draft the whole turn as advised, then confirm it."""
    seat, coach, answers = looker.welcome["eye"], coach_of(looker), list[str]()
    while coach["answers"]:
        assert coach["spots"]
        answers += coach["answers"]
        drafted = await looker.do("draft", seat=seat, version=looker.version, answers=coach["answers"])
        coach = drafted["coach"]
        assert not coach["other"]
    await looker.do("confirm", seat=seat, version=looker.version, answers=answers)


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_from_its_first_step_to_its_last(house: House, game: str) -> None:
    looker, guide = await begun(house, game), lessons.lesson(game)
    numbers = []
    while await looker.my_turn() and coach_of(looker)["state"] == "on":
        numbers.append(coach_of(looker)["number"])
        await take_advice(looker)
    assert numbers[0] == 1
    total = sum(1 for step in guide.steps if step.say)
    assert coach_of(looker) == {"state": "done", "number": total, "total": total, "say": guide.end,
                                "answers": [], "spots": [], "text": None, "other": False}  # fmt: skip


async def test_one_click_goes_through_what_only_leads_somewhere(house: House) -> None:
    looker = await begun(house, "zhanguo")
    drafted = await looker.do("draft", seat=0, version=looker.version, answers=coach_of(looker)["answers"])
    coach = drafted["coach"]
    assert (coach["answers"], coach["spots"]) == (["tuck", "region 2"], ["board:2:place"])
    assert coach["say"] == "zhanguo-lesson-tuck"


async def test_off_the_path_and_back(house: House) -> None:
    looker = await begun(house, "qin")
    (advised,) = coach_of(looker)["answers"]
    other = next(option for option in looker.options if option != advised)
    drafted = await looker.do("draft", seat=0, version=looker.version, answers=[other])
    assert (drafted["coach"]["other"], drafted["coach"]["answers"]) == (True, [])
    await looker.do("answer", seat=0, version=looker.version, answer=other)
    assert await looker.my_turn()
    assert (coach_of(looker)["state"], coach_of(looker)["answers"]) == ("off", [])
    assert looker.seen is not None
    assert looker.seen["undo"] == "free"
    await looker.do("undo", seat=0, version=looker.version, turn=True)
    assert await looker.my_turn()
    assert coach_of(looker)["answers"] == [advised]


async def test_only_the_learner_sees_the_guide(house: House) -> None:
    looker = await begun(house, "qin")
    eve = await house.guest("Eve")
    spectator = await eve.sit(looker.welcome["table"]["id"])
    assert spectator.seen is not None
    assert spectator.seen["coach"] is None
    heard = looker.heard[0]
    guide = lessons.lesson("qin")
    later = guide.steps[1].answer
    assert guide.seed not in heard
    assert later not in heard.partition('"coach"')[2]


async def test_an_unknown_lesson(house: House) -> None:
    ann = await house.guest("Ann")
    assert await ann.refused("POST", "/api/lessons", {"game": "qin", "lesson": "second"}) == "no-lesson"
    assert await ann.refused("POST", "/api/lessons", {"game": "go"}) == "no-lesson"
    listed = (await ann.ask("GET", "/api/games"))["games"]
    assert sorted(game["name"] for game in listed if game["lesson"]) == sorted(GAMES)


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        looker = await begun(house, "qin")
        await take_advice(looker)
        await looker.my_turn()
        guest, table = looker.guest, looker.welcome["table"]["id"]
        key = guest.key
    async with open_house(tmp_path) as house:
        again = await house.guest()
        again.http.cookies.set("tianxia", str(key))
        looker = await again.sit(table)
        assert await looker.my_turn()
        assert (coach_of(looker)["state"], coach_of(looker)["number"]) == ("on", 2)
