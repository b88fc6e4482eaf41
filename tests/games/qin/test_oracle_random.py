"""The oracle alone: random games in which nothing gets lost."""

import random
from collections import Counter

import pytest

from tests.games.qin.oracle import KINDS, PAGODAS, Oracle, Province, Square, absorber, flood, neighbours, read
from tests.games.qin.oracle_table import BOARDS


def random_game(board: str, seats: int, seed: int) -> tuple[Oracle, random.Random, list[str]]:
    """The game with hands dealt, and the stock from which the caller draws."""
    chance = random.Random(f"{board} {seats} {seed}")
    stock = [kind for kind in KINDS for _ in range(12)]
    chance.shuffle(stock)
    oracle = Oracle(board, BOARDS[board], seats, chance.randrange(seats))
    for seat in range(seats):
        for _ in range(3):
            oracle.deal(seat, stock.pop())
    return oracle, chance, stock


def check_pieces(oracle: Oracle, laid: Counter[str], stock: list[str]) -> None:
    """No tile, space or pagoda is lost, and provinces are exactly the groups of two or more."""
    position = oracle.position()
    held = Counter(kind for hand in position["hands"] for kind in hand)
    bag = Counter(position["bag"])
    assert +bag == Counter(stock)
    assert laid + held + bag == Counter(dict.fromkeys(KINDS, 12))
    spaces = Counter("".join(position["cells"]))
    assert {c: spaces[c] for c in "ryb"} == {c: 1 + sum(n * kind.count(c) for kind, n in laid.items()) for c in "ryb"}
    assert spaces["V"] == sum(row.count("V") for row in BOARDS[oracle.board])
    groups = {flood(square, oracle.spaces) for square in oracle.spaces}
    assert {province.cells for province in oracle.provinces} == {group for group in groups if len(group) > 1}
    standing: Counter[int | None] = Counter(v["owner"] for v in position["villages"])
    for province in position["provinces"]:
        standing[province["owner"]] += province["pagodas"]
    assert [standing[s] + position["supply"][s] for s in range(oracle.seats)] == [PAGODAS[oracle.seats]] * oracle.seats


def check_rest(oracle: Oracle) -> None:
    """Between turns every province has its due and no village is due to anybody else."""
    for province in oracle.provinces:
        assert province.owner is not None
        assert province.pagodas == (2 if len(province.cells) >= 5 else 1)
    assert min(oracle.supply) > 0
    for place in oracle.villages:
        strength = Counter({p.owner: 0 for p in oracle.provinces} | {place.owner: 0})
        for province in oracle.provinces:
            if any(near in province.cells for cell in place.cells for near in neighbours(cell)):
                strength[province.owner] += province.pagodas
        leaders = [seat for seat, pagodas in strength.items() if pagodas == max(strength.values()) > 0]
        assert len(leaders) != 1 or leaders == [place.owner]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["bird", "lion"])
def test_random_games_end_with_all_pieces(board: str, seats: int) -> None:
    for seed in range(20):
        oracle, chance, stock = random_game(board, seats, seed)
        laid: Counter[str] = Counter()
        while (seat := oracle.to_move) is not None:
            before = [v.owner for v in oracle.villages]
            answer = chance.choice(oracle.legal())
            oracle.play(answer)
            if answer != "pass":
                colours = "".join(colour for _, colour in read(answer))
                laid[colours if colours in KINDS else colours[::-1]] += 1
            check_pieces(oracle, laid, stock)
            if oracle.draws:
                assert oracle.to_move == seat
                oracle.draw(stock.pop())
            if oracle.to_move is not None:
                check_rest(oracle)
                assert all(
                    v.owner is not None for v, old in zip(oracle.villages, before, strict=True) if old is not None
                )
        result = oracle.result()
        assert result is not None
        assert oracle.legal() == []
        assert result["scores"] == [PAGODAS[seats] - left for left in oracle.supply]
        if result["reason"] == "last_pagoda":
            assert [seat for seat in range(seats) if oracle.supply[seat] == 0] == result["winners"]
        else:
            assert min(oracle.supply) > 0
            assert result["winners"] == [s for s in range(seats) if result["scores"][s] == max(result["scores"])]


def test_listing_leaves_out_only_forbidden_joins() -> None:
    """The oracle's short cut against the plain question, for every footprint and pair of colours."""
    refused = 0
    for seed in range(3):
        oracle, chance, stock = random_game("bird", 3, seed)
        while oracle.to_move is not None:
            for a in oracle.grass:
                for b in ((a[0], a[1] + 1), (a[0] + 1, a[1])):
                    if b in oracle.grass:
                        refused += not_joinable(oracle, a, b)
            oracle.play(chance.choice(oracle.legal()))
            if oracle.draws:
                oracle.draw(stock.pop())
    assert refused > 0


def not_joinable(oracle: Oracle, a: Square, b: Square) -> int:
    """How many of the nine colourings of this footprint are forbidden joins; the oracle agrees on each."""
    refused = 0
    for first in "ryb":
        for second in "ryb":
            joins = [(first, [a]), (second, [b])] if first != second else [(first, [a, b])]
            fine = all(absorber(o) is not None for o in (touched(oracle, *join) for join in joins) if len(o) > 1)
            assert oracle._allowed(((a, first), (b, second))) == fine
            refused += not fine
    return refused


def touched(oracle: Oracle, colour: str, halves: list[Square]) -> list[Province]:
    near = {square for half in halves for square in neighbours(half)}
    return [province for province in oracle.provinces if province.colour == colour and province.cells & near]
