"""No seat's traffic shows what it may not know: whole games in twin worlds that look the same to one seat.

World A is played by two persons. In world B seat 0 draws the same tiles, seat 1 others, but so that it can place the
same ones. Everything that seat 0 and a spectator are sent, previews and reasons included, must be the same text.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import HELPED, ME, OPEN, Guest, House, Looker
from tianxia import games
from tianxia.engine import live
from tianxia.engine.chance import Dealer
from tianxia.engine.draft import tried
from tianxia.engine.eye import Eye
from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.engine.match import Match
from tianxia.engine.script import Ask, Draw

COPIES = 12
KINDS = ("rr", "yy", "bb", "ry", "rb", "yb")
Deal = list[tuple[int, int]]
"""(seat, tile) for each draw of a game."""


class ScriptedDealer:
    """Deals what it is told, and by its seed if it is told nothing."""

    scripts: dict[str, Deal] = {}  # noqa: RUF012

    def __init__(self, seed: str) -> None:
        self._real = Dealer(seed)
        self._deal = list(self.scripts.get(seed, ()))

    def draw(self, question: Draw) -> int:
        if question.deck != "tiles" or not self._deal:
            return self._real.draw(question)
        seat, tile = self._deal.pop(0)
        assert seat == question.seat
        return tile


def played_before(seed: int) -> LiveMatch:
    """A game played at random, with nobody at the table."""
    luck = Random(seed)
    table = new_live_match(games.game("qin"), ["a", "b"], {"first": "0"}, f"{seed:032x}")
    while not table.match.over:
        (ask,) = table.match.questions
        table.answer(ask.seat, luck.choice(ask.options()))
    return table


def deal_of(table: LiveMatch) -> Deal:
    """What was drawn, by whom."""
    tiles = [tell.facts for tell in table.match.events if tell.name == "drew_tile"]
    return [(seat, kind) for seat, kind in tiles]


def tile_of(key: str) -> int | None:
    """The kind of tile that a placement uses."""
    colours = sorted(re.findall("[ryb]", key), key="ryb".index)
    return KINDS.index("".join(colours)) if key != "pass" else None


def twin_deal(table: LiveMatch, luck: Random) -> Deal | None:
    """Another deal for seat 1 with which it could have placed the same tiles; None if no other is found."""
    deal, match = deal_of(table), table.match
    moves = [match.game.key_of("place", entry.answer) for entry in match.entries if entry.seat == 1]
    needed = [tile for tile in map(tile_of, moves) if tile is not None]
    count = sum(1 for seat, _ in deal if seat == 1)
    free = Counter(dict.fromkeys(range(len(KINDS)), COPIES))
    free.subtract(kind for seat, kind in deal if seat == 0)
    free.subtract(needed)
    spare = [kind for kind, left in free.items() for _ in range(left)]
    luck.shuffle(spare)
    for _ in range(200):
        order = in_some_order(needed, spare[: count - len(needed)], luck)
        if order is not None:
            drawn = iter(order)
            twin = [(seat, kind if seat == 0 else next(drawn)) for seat, kind in deal]
            if twin != deal:
                return twin
        luck.shuffle(spare)
    return None


def in_some_order(needed: list[int], spare: list[int], luck: Random) -> list[int] | None:
    """Draws of seat 1 such that each tile is there when it is placed: three at first, then one after each placement."""
    left, hand, order = Counter([*needed, *spare]), Counter[int](), []
    for turn in range(len(needed) + 1):
        for _ in range(3 if turn == 0 else 1):
            if not left.total():
                break
            wanted = needed[turn] if turn < len(needed) else None
            late = wanted is not None and not hand[wanted] and hand.total() >= 2
            tile = wanted if late and wanted is not None else luck.choice(sorted(left.elements()))
            if not left[tile]:
                return None
            left[tile] -= 1
            hand[tile] += 1
            order.append(tile)
        if turn < len(needed):
            if not hand[needed[turn]]:
                return None
            hand[needed[turn]] -= 1
    return order


def plain_traffic(lookers: list[Looker]) -> list[str]:
    """Every message, without what differs between any two tables: ids, times and the promise."""
    texts = [text for looker in lookers for text in looker.heard]
    return [re.sub(r'"(id|made|begun|ended|commitment|host)":("[^"]*"|[\d.e+]+)', r'"\1":0', text) for text in texts]


async def nosy_game(house: House, guests: list[Guest], moves: list[str], seed: str, luck: Random) -> list[str]:
    """Play the moves of a game; seat 0 asks everything it can on each of its turns. Returns all it heard."""
    ann, ben, eve = guests
    table = await ann.new_table(ME, OPEN, options={"first": "0"}, wait=True, **HELPED)
    room = await house.services.rooms.get(table["id"])
    room.state.row = {**room.state.row, "seed": seed}
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    await ann.ask("POST", f"/api/tables/{table['id']}/begin")
    first, second, other = await ann.sit(table["id"]), await ben.sit(table["id"]), await eve.sit(table["id"])
    for number, move in enumerate(moves):
        mover = first if number % 2 == 0 else second
        assert await mover.my_turn()
        if mover is first:
            await pry(first, luck)
        assert move in mover.options
        await mover.do("answer", seat=number % 2, version=mover.version, answer=move)
        if mover.state == "finished":
            break
    while "finished" not in (first.state, other.state):
        await first.next()
    while other.version < first.version:
        await other.next()
    return plain_traffic([first, other])


async def pry(looker: Looker, luck: Random) -> None:
    """Ask everything that a curious page might ask."""
    for answer in luck.sample(looker.options, min(3, len(looker.options))):
        await looker.do("draft", seat=0, version=looker.version, answers=[answer], preview=True, keep=0)
        await looker.do("draft", seat=0, version=looker.version, answers=[answer], keep=0)
    await looker.do("draft", seat=0, version=looker.version, keep=0, answers=[])
    await looker.send("why_not", seat=0, answers=[f"r{luck.randrange(13)},{luck.randrange(12)} rA1"])
    await looker.send("why_not", seat=0, answers=["pass"])
    await looker.do("hint", seat=0)
    record = await looker.guest.ask("GET", f"/api/tables/{looker.welcome['table']['id']}/record")
    looker.heard.append(re.sub(r'"commitment": "[^"]*"', "", record))


@pytest.mark.parametrize("seed", [3])
async def test_twin_worlds_look_alike_to_a_seat(house: House, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    table = played_before(seed)
    twin = twin_deal(table, Random(seed))
    assert twin is not None
    moves = [
        table.match.game.key_of("place", entry.answer) for entry in table.match.entries if entry.question == "place"
    ]
    deals = {"a" * 32: deal_of(table), "b" * 32: twin}
    monkeypatch.setattr(ScriptedDealer, "scripts", deals)
    monkeypatch.setattr(live, "Dealer", ScriptedDealer)
    guests = [await house.guest("Ann"), await house.guest("Ben"), await house.guest("Eve")]
    heard = [await nosy_game(house, guests, moves, world, Random(7)) for world in deals]
    hidden = [
        tile for (seat, tile), (_, other) in zip(deals["a" * 32], twin, strict=True) if seat == 1 and tile != other
    ]
    assert len(hidden) > 3, "the worlds must differ for the test to mean anything"
    for one, two in zip(*heard, strict=True):
        assert one == two


def late_decisions(seats: int, seed: int) -> Iterator[Match]:
    """Decisions after the last draw: whether others can still place a tile depends on hands that nobody else sees."""
    luck = Random(seed)
    table = new_live_match(games.game("qin"), ["x"] * seats, {"board": "bird"}, f"{seed:032x}")
    while not table.match.over:
        (ask,) = table.match.questions
        if table.match.position.bag_size() == 0:
            yield table.match
        table.answer(ask.seat, dullest(table.match, ask, luck))


def dullest(match: Match, ask: Ask, luck: Random) -> int:
    """The answer, of a few, that places the fewest pagodas, so that the game lasts until no tile can be placed."""
    some = luck.sample(ask.options(), min(12, len(ask.options())))

    def left(option: int) -> int:
        fork = match.fork()
        fork.answer(ask.seat, option)
        return sum(fork.position.supply)

    return max(some, key=left)


def test_a_draft_tells_nothing_that_hangs_on_hidden_hands() -> None:
    compared = 0
    for seats, seed in [(3, 0), (4, 2)]:
        for match in late_decisions(seats, seed):
            (ask,) = match.questions
            twins = [Eye(match.fork(), ask.seat).guess(Random(number)) for number in range(6)]
            for option in ask.options():
                key = match.game.key_of(ask.name, option)
                assert all(tried(twin, ask.seat, [key]) == tried(match, ask.seat, [key]) for twin in twins)
                compared += 1
    assert compared > 20


async def test_a_running_record_holds_only_what_the_seat_saw(house: House) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, OPEN)
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    lines = [json.loads(line) for line in (await ann.ask("GET", f"/api/tables/{table['id']}/record")).splitlines()]
    assert {line["seat"] for line in lines if line.get("event") == "drew_tile"} == {0}
    assert await ann.refused("GET", f"/api/tables/{table['id']}/record?eye=1") == "not-your-seat"
    public = await (await house.guest()).ask("GET", f"/api/tables/{table['id']}/record")
    assert "drew_tile" not in public
    for line in lines[1:]:
        assert line.keys() & {"answer", "forced", "seed"} == set(), "that a seat had no choice shows what it holds"
    for path in ("replay", "replay/3", "course", "fairness"):
        assert await ann.refused("GET", f"/api/tables/{table['id']}/{path}") == "not-finished"


async def test_nothing_secret_reaches_logs_or_files_in_clear(house: House, tmp_path: Path, caplog: Any) -> None:
    ann = await house.guest("Ann")
    with caplog.at_level("DEBUG"):
        table = await ann.new_table(ME, {"kind": "invited"})
        await ann.sit(table["id"])
        await ann.refused("POST", "/api/links", {"token": "x" * 43})
    row = await house.services.store.table(table["id"])
    assert row is not None
    token = table["invitations"][0]["path"].partition("#")[2]
    logged = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("tianxia"))
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert row["seed"] not in logged
    assert ann.key is not None
    for secret in (ann.key, token):
        assert secret not in logged
        assert secret.encode() not in stored, "keys and links are kept as hashes only"
    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0, "others on this machine cannot read the seeds"
