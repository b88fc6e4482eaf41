"""Who meets whom, and the standings: what must hold whatever happened, and examples worked out by hand."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tianxia.server.tournaments import arena, round_robin, swiss
from tianxia.server.tournaments.history import TIE, Draw, History, Pairing
from tianxia.server.tournaments.matching import FREE, pairs_of
from tianxia.server.tournaments.standings import standings
from tianxia.server.tournaments.tie_breaks import TIE_BREAKS, shares_outdone, used_in


def played(history: History, draw: Draw, luck: Random) -> History:
    """The history with another round, as luck has it."""
    number = history.rounds + 1
    games = []
    for table in draw.tables:
        places = list(range(1, len(table) + 1))
        luck.shuffle(places)
        if luck.random() < 0.2:
            places = [1] * len(table)
        scores = tuple(30 - 3 * place - luck.randrange(3) for place in places)
        games.append(Pairing(number, table, f"{number}/{table}", tuple(places), scores))
    byes = [Pairing(number, (entrant,)) for entrant in draw.byes]
    return replace(history, pairings=(*history.pairings, *games, *byes))


def seated_once(draw: Draw, entrants: Iterable[int]) -> bool:
    return sorted([*(entrant for table in draw.tables for entrant in table), *draw.byes]) == sorted(entrants)


def can_all_be_new(entrants: list[int], history: History) -> bool:
    """Whether everybody can meet somebody new, tried in every way."""
    if not entrants:
        return True
    first, *rest = entrants
    return any(
        not history.meetings[first, two] and can_all_be_new([one for one in rest if one != two], history)
        for two in rest
    )


FIELDS = st.integers(2, 4).flatmap(lambda seats: st.tuples(st.just(seats), st.integers(seats, 14)))


@given(FIELDS, st.integers(1, 7), st.randoms(use_true_random=False))
@settings(max_examples=150, deadline=None)
def test_swiss_pairs_everybody_once_a_round_with_byes_going_round(
    field: tuple[int, int], rounds: int, luck: Random
) -> None:
    seats, count = field
    history = History(tuple(range(count)), seats)
    for _ in range(rounds):
        draw = swiss.next_round(history)
        assert draw == swiss.next_round(replace(history)), "the same history gives the same round"
        assert seated_once(draw, history.active)
        assert {len(table) for table in draw.tables} == {seats}
        assert len(draw.byes) == count % seats
        history = played(history, draw, luck)
        byes = [history.byes(entrant) for entrant in history.entrants]
        assert max(byes) - min(byes) <= 1, "nobody has a second bye before everybody had one"


@given(st.integers(2, 9), st.integers(1, 8), st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_nobody_meets_twice_in_a_swiss_while_it_can_be_avoided(count: int, rounds: int, luck: Random) -> None:
    history = History(tuple(range(count)), 2)
    for _ in range(rounds):
        draw = swiss.next_round(history)
        new = not any(history.meetings[one, two] for one, two in draw.tables)
        fewest = min(history.byes(entrant) for entrant in history.active)
        may_sit_out = [one for one in history.active if history.byes(one) == fewest] if count % 2 else [-1]
        possible = any(can_all_be_new([e for e in history.active if e != out], history) for out in may_sit_out)
        assert new == possible
        history = played(history, draw, luck)


@given(st.integers(2, 4), st.integers(4, 12), st.randoms(use_true_random=False))
@settings(max_examples=100, deadline=None)
def test_joining_late_and_withdrawing_keep_a_swiss_sound(seats: int, count: int, luck: Random) -> None:
    history = History(tuple(range(count)), seats, missed=1)
    for _ in range(6):
        change = luck.randrange(4)
        if change == 0:
            history = replace(history, entrants=(*history.entrants, len(history.entrants)))
        elif change == 1 and len(history.active) > seats:
            history = replace(history, withdrawn=history.withdrawn | {luck.choice(history.active)})
        draw = swiss.next_round(history)
        assert seated_once(draw, history.active)
        before, late = history.points, [one for one in history.active if not history.of[one]]
        history = played(history, draw, luck)
        for entrant in history.entrants:
            gained = sum(
                history.points_in(game, entrant) for game in history.of[entrant] if game.round == history.rounds
            )
            missed = history.rounds - 1 if entrant in late else 0
            assert history.points[entrant] == before[entrant] + gained + missed
        lines = standings(history, used_in("swiss", True))
        assert (
            [line.entrant for line in lines]
            != []
            == [e for e in history.entrants if e not in {x.entrant for x in lines}]
        )
        assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)


def test_a_large_swiss_is_paired_without_repeats() -> None:
    history, luck = History(tuple(range(201)), 2), Random(1)
    for _ in range(9):
        history = played(history, swiss.next_round(history), luck)
    assert max(history.meetings.values()) == 1
    assert max(history.byes(entrant) for entrant in history.entrants) == 1
    for entrant in history.entrants:
        assert abs(history.times_in(entrant, 0) - history.times_in(entrant, 1)) <= 2


@pytest.mark.parametrize(("seats", "count", "rounds"), [(3, 27, 4), (4, 32, 4), (4, 64, 5)])
def test_tables_of_three_and_four_do_not_repeat_in_the_first_rounds(seats: int, count: int, rounds: int) -> None:
    history, luck = History(tuple(range(count)), seats), Random(3)
    for _ in range(rounds):
        history = played(history, swiss.next_round(history), luck)
    assert max(history.meetings.values()) == 1


def test_equals_meet_in_a_swiss() -> None:
    history, luck = History(tuple(range(16)), 2), Random(2)
    first = swiss.next_round(history)
    assert {frozenset(pair) for pair in first.tables} == {frozenset((place, place + 8)) for place in range(8)}
    for _ in range(3):
        history = played(history, swiss.next_round(history), luck)
    gaps = [abs(history.points[one] - history.points[two]) for one, two in swiss.next_round(history).tables]
    assert max(gaps) <= 2


def test_usual_rounds() -> None:
    assert [swiss.usual_rounds(count, 2) for count in (4, 12, 64)] == [3, 5, 7]
    assert swiss.usual_rounds(64, 4) == 4


@pytest.mark.parametrize("count", range(2, 15))
def test_a_round_robin_lets_everybody_meet_everybody_once(count: int) -> None:
    rounds = round_robin.schedule(count, 2)
    assert len(rounds) == count - 1 + count % 2
    assert all(seated_once(draw, range(count)) for draw in rounds)
    met = Counter(frozenset(pair) for draw in rounds for pair in draw.tables)
    assert met == Counter(frozenset(pair) for pair in combinations(range(count), 2))
    byes = Counter(bye for draw in rounds for bye in draw.byes)
    assert set(byes.values()) == ({1} if count % 2 else set())
    begun = Counter(pair[0] for draw in rounds for pair in draw.tables)
    games = count - 1
    assert all(abs(2 * begun[entrant] - games) <= 1 for entrant in range(count))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_round_robin_at_larger_tables_lets_everybody_meet_everybody(seats: int) -> None:
    for count in range(seats, 21):
        rounds = round_robin.schedule(count, seats)
        assert all(seated_once(draw, range(count)) for draw in rounds)
        met = Counter(pair for draw in rounds for table in draw.tables for pair in permutations(table, 2))
        assert all(met[pair] for pair in permutations(range(count), 2)), count
        assert len(rounds) <= 1 + 2 * -(-(count - 1) // (seats - 1)), count
        games = Counter(entrant for draw in rounds for table in draw.tables for entrant in table)
        assert max(games.values()) - min(games.values()) <= 1, count


def test_a_schedule_goes_on_after_somebody_withdrew() -> None:
    history, luck = History((4, 7, 9, 2), 2), Random(1)
    rounds = []
    while (draw := round_robin.next_round(history)) is not None:
        rounds.append(draw)
        history = replace(played(history, draw, luck), withdrawn=frozenset({9}))
    assert len(rounds) == 3
    assert all(seated_once(draw, history.entrants) for draw in rounds)


@given(FIELDS, st.integers(1, 6), st.integers(1, 3), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_who_joins_a_round_robin_late_meets_everybody_too(
    field: tuple[int, int], begun: int, late: int, luck: Random
) -> None:
    seats, count = field
    history = History(tuple(range(count)), seats, bye=TIE, missed=TIE * (seats - 1))
    while history.rounds < begun and (draw := round_robin.next_round(history)) is not None and is_early(history):
        history = played(history, draw, luck)
    before = history.rounds
    entrants = [*history.entrants, *range(50, 50 + late)]
    luck.shuffle(entrants)
    history = replace(history, entrants=tuple(entrants))
    expected = round_robin.rounds_of(history)
    while (draw := round_robin.next_round(history)) is not None:
        assert seated_once(draw, entrants)
        history = played(history, draw, luck)
    assert history.rounds == expected, "the page said so from the beginning"
    assert history.all_met(entrants)
    if seats == 2:
        assert set(history.meetings.values()) == {1}
        assert expected <= before + len(entrants) + 1
    idle = {one: history.byes(one) + history.rounds_missed(one) for one in entrants}
    games = {one: sum(not game.is_bye for game in history.of[one]) for one in entrants}
    assert {idle[one] + games[one] for one in entrants} == {expected}, "and those who sat out lost nothing by it"


def is_early(history: History) -> bool:
    return not history.rounds or round_robin.is_open(history)


def test_one_can_join_a_round_robin_until_half_of_its_first_rounds_are_paired() -> None:
    history, luck, open_in = History(tuple(range(8)), 2), Random(2), list[int]()
    while (draw := round_robin.next_round(history)) is not None:
        history = played(history, draw, luck)
        open_in += [history.rounds] if round_robin.is_open(history) else []
        if history.rounds == 3:  # somebody does, which makes it longer, and leaves no more time to join
            history = replace(history, entrants=(99, *history.entrants))
    assert open_in == [1, 2, 3]
    assert history.rounds == 3 + 8, "the newcomer has eight opponents"


def test_a_newcomer_who_leaves_before_their_first_game_changes_nothing() -> None:
    history, luck = History(tuple(range(6)), 2), Random(3)
    for _ in range(2):
        draw = round_robin.next_round(history)
        assert draw is not None
        history = played(history, draw, luck)
    left = replace(history, entrants=(99, *history.entrants), withdrawn=frozenset({99}))
    assert round_robin.rounds_of(left) == round_robin.rounds_of(history) == 5
    assert round_robin.next_round(left) == round_robin.next_round(history)


@given(st.integers(2, 4), st.integers(2, 10), st.integers(0, 200))
@settings(max_examples=100, deadline=None)
def test_an_arena_pairs_whoever_is_free(seats: int, count: int, seed: int) -> None:
    history, luck = History(tuple(range(count)), seats), Random(seed)
    for _ in range(6):
        free = [one for one in history.entrants if all(game.is_over for game in history.of[one])]
        tables = arena.pair_free(history, free, ())
        sat = [one for table in tables for one in table]
        assert len(sat) == len(set(sat)) == len(free) - len(free) % seats
        assert set(sat) <= set(free)
        new = [Pairing(history.rounds + 1, table, str(table)) for table in tables]
        over = [done(game, luck) if game.is_over or luck.random() < 0.6 else game for game in (*history.pairings, *new)]
        history = replace(history, pairings=tuple(over))


def done(game: Pairing, luck: Random) -> Pairing:
    places = [*range(1, len(game.entrants) + 1)]
    luck.shuffle(places)
    return game if game.places is not None else replace(game, places=tuple(places), scores=tuple(places))


def test_in_an_arena_the_same_do_not_meet_again_at_once_unless_they_waited() -> None:
    over = Pairing(1, (0, 1), "a", (1, 2), (9, 5))
    history = History((0, 1, 2, 3), 2, (over, Pairing(1, (2, 3), "b")))
    assert arena.pair_free(history, [0, 1], [0, 1]) == ()
    assert arena.pair_free(history, [0, 1], []) == ((1, 0),), "who sat first now sits second"
    assert arena.pair_free(replace(history, pairings=(over,)), [0, 1], [0, 1]) == ((1, 0),), "nobody else plays"
    assert {frozenset(table) for table in arena.pair_free(history, [0, 1, 2, 3], [0, 1])} == {
        frozenset({0, 2}),
        frozenset({1, 3}),
    }


@given(
    st.integers(2, 9).flatmap(lambda n: st.sets(st.sampled_from(list(combinations(range(n), 2)))).map(lambda e: (n, e)))
)
@settings(max_examples=200, deadline=None)
def test_a_matching_leaves_as_few_as_possible(drawn: tuple[int, set[tuple[int, int]]]) -> None:
    count, edges = drawn
    graph = [[two for two in range(count) if (min(one, two), max(one, two)) in edges] for one in range(count)]
    mates = pairs_of(graph)
    assert all(mate == FREE or (mates[mate] == one and mate in graph[one]) for one, mate in enumerate(mates))
    assert sum(mate != FREE for mate in mates) // 2 == most_pairs(tuple(range(count)), edges)


def most_pairs(rest: tuple[int, ...], edges: set[tuple[int, int]]) -> int:
    if not rest:
        return 0
    first, others = rest[0], rest[1:]
    without = most_pairs(others, edges)
    pairs = (1 + most_pairs(tuple(o for o in others if o != two), edges) for two in others if (first, two) in edges)
    return max(without, *pairs, 0)


# -- points and tie-breaks, worked out by hand

ROUNDS = (
    Pairing(1, (0, 1), "a", (1, 2), (24, 20)),
    Pairing(1, (2, 3), "b", (1, 1), (18, 18)),
    Pairing(1, (4,)),
    Pairing(2, (4, 0), "c", (2, 1), (15, 25)),
    Pairing(2, (1, 2), "d", (1, 2), (30, 11)),
)
FIVE = History((0, 1, 2, 3, 4), 2, ROUNDS)


def test_points_of_games_byes_ties_and_walkovers() -> None:
    assert FIVE.points == {0: 4, 1: 2, 2: 1, 3: 1, 4: 2}
    walkover = Pairing(3, (3, 2), absent=frozenset({2}))
    four = Pairing(3, (0, 1, 2, 4), "e", (1, 2, 2, 4), (9, 8, 8, 1), frozenset({4}))
    later = History((0, 1, 2, 3, 4), 4, (four,))
    assert later.points == {0: 6, 1: 3 + 0, 2: 3, 3: 0, 4: 0}
    assert replace(FIVE, pairings=(walkover,)).points == {0: 0, 1: 0, 2: 0, 3: 2, 4: 0}
    assert replace(FIVE, pairings=(walkover,)).byes(3) == 1
    assert not replace(FIVE, pairings=(walkover,)).meetings
    gone = (Pairing(1, (4,)), Pairing(1, (3,), absent=frozenset({3})))
    assert replace(FIVE, pairings=gone, bye=TIE).points == {0: 0, 1: 0, 2: 0, 3: 0, 4: 1}


def test_tie_breaks_by_hand() -> None:
    some = FIVE.entrants
    assert TIE_BREAKS["buchholz"](FIVE, some) == {0: 2.0, 1: 2.5, 2: 1.5, 3: 0.5, 4: 2.0}
    assert TIE_BREAKS["sonneborn_berger"](FIVE, some) == {0: 2.0, 1: 0.5, 2: 0.25, 3: 0.25, 4: 0.0}
    assert TIE_BREAKS["margin"](FIVE, some) == {0: 14, 1: 15, 2: -19, 3: 0, 4: -10}
    assert TIE_BREAKS["wins"](FIVE, some) == {0: 2, 1: 1, 2: 0, 3: 0, 4: 0}
    assert TIE_BREAKS["head_to_head"](FIVE, [0, 1]) == {0: 1.0, 1: 0.0}
    assert TIE_BREAKS["head_to_head"](FIVE, [0, 1, 3]) == {0: 0.0, 1: 0.0, 3: 0.0}
    three = replace(FIVE, pairings=(*FIVE.pairings, Pairing(3, (0, 2), "f", (2, 1), (3, 4))))
    assert TIE_BREAKS["median"](three, [0]) == {0: 1.0}, "1 and 1½ and 1: without best and worst, 1"


def test_the_line_below_says_what_decided() -> None:
    lines = standings(FIVE, ("buchholz", "margin"))
    assert [(line.entrant, line.place, line.points, line.decided_by) for line in lines] == [
        (0, 1, 2.0, None),
        (1, 2, 1.0, None),
        (4, 3, 1.0, "buchholz"),
        (2, 4, 0.5, None),
        (3, 5, 0.5, "buchholz"),
    ]
    shared = standings(History((0, 1, 2), 2), ("buchholz", "head_to_head", "margin"))
    assert [(line.place, line.decided_by) for line in shared] == [(1, None)] * 3


def test_the_same_deal_is_compared_seat_by_seat() -> None:
    deal = (
        Pairing(1, (0, 1), "a", (1, 2), (24, 20)),
        Pairing(1, (2, 3), "b", (1, 2), (24, 22)),
        Pairing(1, (4, 5), "c", (2, 1), (18, 20)),
        Pairing(1, (6, 7), "d"),
    )
    found = shares_outdone(History(tuple(range(8)), 2, deal))
    assert found == {(1, 0): 1.0, (1, 2): 0.5, (1, 4): 0.0, (1, 1): 0.0, (1, 3): 0.5, (1, 5): 1.0}
    assert TIE_BREAKS["duplicate"](History(tuple(range(8)), 2, deal), [0, 6]) == {0: 100.0, 6: 0.0}
