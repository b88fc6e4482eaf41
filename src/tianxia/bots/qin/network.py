"""The network of Qin: which placements are promising, and what each seat may expect.

It sees what a seat may know: the board, the own hand, and by kind all tiles not seen. Its weights (`network.bin`) are
whole numbers, made by `tianxia.research.jax`, and so is everything that it computes: a position is judged the same on
any machine. The layers (`layers.c`) are compiled with the other kernels; without them there is no network, and
`search.py` does without it.
"""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.qin.tree import share_victory
from tianxia.games.qin.ids import CELLS, KINDS, MAJOR, NOBODY, SIDE, WIDTH, supply_for
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.provinces import adjoining_pagodas

PACKAGE: Final = "tianxia.bots.qin"
LAYERS: Final = PACKAGE + ".layers"
SEATS: Final = 4
PLANES: Final = 20
"""Kinds of ground, majors, sizes; by seat from the one that looks: provinces, villages, pagodas around villages."""
NUMBERS: Final = 24
SET: Final = 256
"""A plane's value where something is so."""
MAJORS: Final = 6
SIZES: Final = 7
OWNERS: Final = 8
VILLAGES: Final = 12
AROUND: Final = 16
PER_SPACE: Final = 32
PER_PAGODA: Final = 64
"""What a space of a province, and a pagoda beside a village, count on their planes."""
OUTCOMES: Final = 8
"""Scores of victory, then of pagodas placed, by seat from the one that looks."""
SURE: Final = 1_000_000
"""The unit of chances and shares."""
MARGIN: Final = 10
"""A tenth of the lead in pagodas counts beside the chance to win, as in training."""
BLANK: Final = vec[i64]([0] * (SIDE * SIDE * PLANES))
NO_NUMBERS: Final = vec[i64]([0] * NUMBERS)
SPACES: Final = vec[i64]([(cell // WIDTH - 1) * SIDE + cell % WIDTH for cell in range(CELLS)])
"""The number of a cell's space; those of the border are never asked for."""
EXP_BITS: Final = 30
FINE: Final = 128
"""Steps of a 1,024th in a step of an eighth."""
LOWEST: Final = 160
"""Eighths below which a part of a whole is nothing."""


def falling(factor: int, count: int) -> vec[i64]:
    """The powers of a factor below one, in whole numbers: the same everywhere, unlike those of a system's library."""
    found = [1 << EXP_BITS]
    for _ in range(count - 1):
        found.append(found[-1] * factor >> EXP_BITS)
    return vec[i64](found)


FINE_EXP: Final = falling(1_072_693_760, FINE)
"""exp(-n / 1024)."""
EIGHTHS_EXP: Final = falling(947_573_834, LOWEST)
"""exp(-n / 8)."""


def exp_below(score: i64) -> i64:
    """The exponential of a score of at most 0, in 1,024ths, with 30 fractional bits."""
    eighths = -score // FINE
    if eighths >= LOWEST:
        return 0
    return EIGHTHS_EXP[eighths] * FINE_EXP[-score % FINE] >> EXP_BITS


def parts(scores: vec[i64], count: i64) -> vec[i64]:
    """The first scores as parts of SURE: the larger the score, the larger its part."""
    top = scores[0]
    for number in range(count):
        top = max(top, scores[number])
    found = scores[:count]
    total: i64 = 0
    for number in range(count):
        found[number] = exp_below(scores[number] - top)
        total += found[number]
    for number in range(count):
        found[number] = found[number] * SURE // total
    return found


def share(score: i64) -> i64:
    """A single score as a part of SURE: the logistic function."""
    one = exp_below(0)
    if score >= 0:
        return one * SURE // (one + exp_below(-score))
    small = exp_below(score)
    return small * SURE // (one + small)


def planes(pos: Position, me: i64) -> vec[i64]:
    """The planes of the board as a seat sees them, by space."""
    found = BLANK[:]
    seats = pos.seats
    for row in range(SIDE):
        cell: i64 = (row + 1) * WIDTH
        for at in range(row * SIDE * PLANES, (row + 1) * SIDE * PLANES, PLANES):
            found[at + pos.ground[cell]] = SET
            province = pos.province[cell]
            if province != 0:
                size = pos.size[province]
                found[at + MAJORS] = SET if size >= MAJOR else 0
                found[at + SIZES] = PER_SPACE * size
                found[at + OWNERS + (pos.owner[province] - me + seats) % seats] = SET
            cell += 1
    for village in range(len(pos.village_owner)):
        show_village(pos, me, village, found)
    return found


def show_village(pos: Position, me: i64, village: i64, found: vec[i64]) -> None:
    """Who owns a village, and the pagodas of each seat around it, on each of its spaces."""
    counts = adjoining_pagodas(pos, village)
    owner = pos.village_owner[village]
    seats = pos.seats
    for cell in pos.board.villages[village]:
        at = SPACES[cell] * PLANES
        if owner != NOBODY:
            found[at + VILLAGES + (owner - me + seats) % seats] = SET
        for turn in range(seats):
            found[at + AROUND + turn] = PER_PAGODA * counts[(me + turn) % seats]


def numbers(pos: Position, me: i64, moved: bool) -> vec[i64]:
    """Hand, unseen tiles, supplies, the others' hands, the bag, the number of seats, and whether it has just moved."""
    found = NO_NUMBERS[:]
    seats = pos.seats
    for kind in range(KINDS):
        found[kind] = pos.hands[me * KINDS + kind]
        unseen = pos.bag[kind]
        for turn in range(1, seats):
            unseen += pos.hands[(me + turn) % seats * KINDS + kind]
        found[KINDS + kind] = unseen
    for turn in range(seats):
        seat = (me + turn) % seats
        found[2 * KINDS + turn] = pos.supply[seat]
        if turn > 0:
            found[2 * KINDS + SEATS + turn - 1] = pos.hand_size(seat)
    after: i64 = 2 * KINDS + 2 * SEATS - 1
    found[after] = pos.bag_size()
    found[after + seats - 1] = 1
    found[NUMBERS - 1] = 1 if moved else 0
    return found


class Judgement:
    """What the network, or the end of the game, says about a position."""

    def __init__(self, worths: vec[i64], chances: vec[i64], scores: vec[i64], priors: vec[i64]) -> None:
        """Keep all of it."""
        self.worths = worths
        """By seat, the chance to win with a little of the lead in pagodas, of SURE."""
        self.chances = chances
        """By seat, the chance to win alone, of SURE."""
        self.scores = scores
        """The policy's score of each placement, in 1,024ths."""
        self.priors = priors
        """How promising each placement is, as parts of SURE."""


def weighed(pos: Position, chances: vec[i64], placed: vec[i64], scores: vec[i64]) -> Judgement:
    """Chances and shares of pagodas placed, by seat, and scores of placements, as a judgement."""
    worths = chances[:]
    for seat in range(pos.seats):
        rival: i64 = 0
        for other in range(pos.seats):
            if other != seat:
                rival = max(rival, placed[other])
        worths[seat] += (placed[seat] - rival) // MARGIN
    return Judgement(worths, chances, scores, parts(scores, len(scores)) if len(scores) > 0 else scores)


def judged(network: Any, pos: Position, me: i64, moves: vec[i64], moved: bool) -> Judgement:
    """What a seat may expect, before its move or just after it, and how promising these placements are."""
    told: list[int] = network.judge(planes(pos, me), numbers(pos, me, moved), moves)
    said = vec[i64](told[:OUTCOMES])
    seen = parts(said, pos.seats)
    chances, placed = seen[:], seen[:]
    for turn in range(pos.seats):
        seat = (me + turn) % pos.seats
        chances[seat] = seen[turn]
        placed[seat] = share(said[SEATS + turn])
    return weighed(pos, chances, placed, vec[i64](told[OUTCOMES:]))


def final(pos: Position) -> Judgement:
    """The judgement of a finished game: the winners share the whole. (Q-4.2, Q-4.3)"""
    chances = pos.supply[:]
    placed = pos.supply[:]
    share_victory(pos, chances, SURE)
    start: i64 = supply_for(pos.seats)
    for seat in range(pos.seats):
        placed[seat] = SURE - pos.supply[seat] * SURE // start
    return weighed(pos, chances, placed, vec[i64]())


def loaded() -> Any:
    """The network, or None where its layers are not compiled."""
    try:
        layers = import_module(LAYERS)
    except ImportError:
        return None
    whole = Path(str(import_module(PACKAGE).__file__)).with_name("network.bin").read_bytes()  # this may lie elsewhere
    return layers.Network(whole[whole.index(b"\n") + 1 :])
