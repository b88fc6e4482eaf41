"""The tree of a turn as clients get it, drafts that go from spot to spot, and reasons by spot."""

from typing import Any

from tests.server.house import ME, RANDOM, House, Looker
from tianxia.engine.game import Json

COMPLETE, UNKNOWN = -1, -2


async def at_turn(house: House, game: str, **hello: Any) -> Looker:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM, game=game)
    looker = await ann.sit(table["id"], **hello)
    assert await looker.my_turn()
    return looker


def paths(tree: Json, node: int = 0) -> list[tuple[list[str], set[str], int]]:
    """Every path through a tree: its answers, the spots on it, and where it ends."""
    found = []
    for key, spots, _text, then, _quiet, _notes, _group, also in tree["nodes"][node][1]:
        lies = {tree["spots"][spot] for spot in [*spots, *also]}
        if then < 0:
            found.append(([key], lies, then))
        else:
            found += [([key, *rest], lies | more, end) for rest, more, end in paths(tree, then)]
    return found


async def draft(looker: Looker, answers: list[str], **more: Any) -> Json:
    return await looker.do("draft", seat=0, version=looker.version, answers=answers, keep=0, **more)


async def test_only_who_asks_for_trees_gets_them(house: House) -> None:
    data = await at_turn(house, "zhanguo")
    assert data.seen is not None
    assert data.seen["tree"] is None
    keen = await data.guest.sit(data.welcome["table"]["id"], trees=True)
    assert keen.seen is not None
    tree = keen.seen["tree"]
    assert [choice[0] for choice in tree["nodes"][0][1]] == keen.options
    assert (await draft(data, []))["tree"] is None


async def test_a_card_and_a_region_are_one_path(house: House) -> None:
    looker = await at_turn(house, "zhanguo", trees=True)
    assert looker.seen is not None
    found = [path for path, spots, _ in paths(looker.seen["tree"]) if {"hand:" + path[0], "board:3:place"} <= spots]
    tuck = next(path for path in found if path[1] == "tuck")
    drafted = await draft(looker, tuck)
    assert drafted["answers"] == tuck
    tucked = next(event for event in drafted["events"] if event["event"] == "tucked")
    assert (tucked["card"], tucked["region"]) == (int(tuck[0]), 3)
    await looker.do("confirm", seat=0, version=looker.version, answers=tuck)


async def test_every_path_of_a_tree_can_be_drafted(house: House) -> None:
    for game in ("zhanguo", "first_empire", "qin"):
        looker = await at_turn(house, game, trees=True)
        assert looker.seen is not None
        for path, _, end in paths(looker.seen["tree"])[::7]:
            drafted = await draft(looker, path, preview=True)
            assert drafted["answers"] == path
            if end != UNKNOWN:
                assert drafted["complete"] == (end == COMPLETE)


async def test_a_draft_goes_from_spot_to_spot(house: House) -> None:
    looker = await at_turn(house, "zhanguo", trees=True)
    card = next(key for key in looker.options or [] if key.isdecimal())
    drafted = await draft(looker, [], reach=[f"hand:{card}", "board:3:place", "hand:0"])
    assert drafted["answers"][:3] == [card, "tuck", "region 3"]
    assert drafted["reached"] == 2, "as far as the spots can be reached"
    unclear = await draft(looker, [], reach=["board:3:place"])
    assert (unclear["answers"], unclear["reached"]) == ([], 0), "every card could go there"


async def test_why_not_by_spot(house: House) -> None:
    looker = await at_turn(house, "zhanguo", trees=True)
    wall = await looker.do("why_not", seat=0, spots=["court:wall"])
    assert wall["refusal"]["rule"].startswith("Z-5"), "an action, before a card has been chosen"
    nothing = await looker.do("why_not", seat=0, spots=["wall:gold:1"])
    assert (nothing["answer"], nothing["refusal"]) == (None, None)
    assert (await looker.refused("why_not", seat=0))["code"] == "malformed"
    qin = await at_turn(house, "qin", trees=True)
    assert qin.seen is not None
    tile = qin.seen["view"]["hand"][0]
    reason = await qin.do("why_not", seat=0, spots=[f"hand:{tile}", "cell:A1", "cell:B1"])
    assert reason["refusal"]["rule"].startswith("Q-2")
