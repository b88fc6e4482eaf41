"""Chance from a seed: fair, repeatable, hardly affected by others' draws, and verifiable."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.engine.small_game import GAME
from tests.engine.tables import SECRET, live_match_of, play_out
from tianxia.engine.chance import Dealer, commitment, is_secret, new_seed
from tianxia.engine.game import BadInput, Game
from tianxia.engine.live import new_live_match
from tianxia.engine.record import Record
from tianxia.engine.replay import verified
from tianxia.engine.script import Draw
from tianxia.games.qin import GAME as QIN


class Deck:
    """A multiset from which dealers draw."""

    def __init__(self, counts: list[int], name: str = "deck", shuffle: int = 0) -> None:
        self.counts = counts[:]
        self.name = name
        self.shuffle = shuffle

    def draw(self, dealer: Dealer, seat: int = 0) -> int:
        drawn = dealer.draw(Draw("card", self.name, lambda: self.counts, seat, self.shuffle))
        self.counts[drawn] -= 1
        return drawn

    def deal(self, dealer: Dealer, seats: list[int]) -> list[int]:
        return [self.draw(dealer, seat) for seat in seats]


# -- fair


def chi_square(seen: Counter[int], weights: list[int]) -> float:
    total, whole = sum(seen.values()), sum(weights)
    expected = [total * weight / whole for weight in weights]
    return sum((seen[kind] - mean) ** 2 / mean for kind, mean in enumerate(expected))


@pytest.mark.parametrize("place", [0, 3, 7])
@pytest.mark.parametrize("weights", [[3, 3, 3], [1, 2, 6], [4, 0, 5]])
def test_every_piece_is_as_likely_as_any_other(weights: list[int], place: int) -> None:
    drawn = (Deck(weights).deal(Dealer(f"seed {seed}"), [0, 1] * 4)[place] for seed in range(1500))
    kinds = [kind for kind, weight in enumerate(weights) if weight]
    seen = Counter(kinds.index(kind) for kind in drawn)
    assert chi_square(seen, [weights[kind] for kind in kinds]) < 13.8  # one in a thousand, at two degrees of freedom


def test_orders_of_seats_decks_shuffles_and_seeds_are_not_alike() -> None:
    def order(seed: str = "1", seat: int = 0, name: str = "deck", shuffle: int = 0) -> tuple[int, ...]:
        return tuple(Deck([1] * 12, name, shuffle).deal(Dealer(seed), [seat] * 12))

    orders = [order(), order(seed="2"), order(seat=1), order(name="bag"), order(shuffle=1)]
    assert len(set(orders)) == len(orders)
    assert order() == order()


# -- the same again


def test_the_same_seed_draws_the_same() -> None:
    seats = [0, 1, 0, 0, 1, 1, 0, 1]
    one, other = (Deck([2, 2, 2, 2]).deal(Dealer("7"), seats) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("game", [GAME, QIN])
def test_after_going_back_the_same_is_drawn(game: Game[Any]) -> None:
    live = new_live_match(game, "abc", {}, "a seed")
    rng = Random(3)
    for _ in range(25):
        ask = live.match.questions[0]
        live.answer(ask.seat, rng.choice(ask.options()))
    before = [entry.facts() for entry in live.match.entries]
    answers = [(entry.seat, entry.answer) for entry in live.match.entries if entry.seat >= 0 and not entry.forced]
    live.rewind(next(place for place, entry in enumerate(live.match.entries) if entry.seat >= 0))
    for seat, answer in answers:
        live.answer(seat, answer)
    assert [entry.facts() for entry in live.match.entries] == before


def test_one_seats_draws_hardly_touch_anothers() -> None:
    changed = total = 0
    for seed in range(60):
        fair, greedy = (
            Deck([4] * 15).deal(Dealer(f"{seed}"), seats) for seats in ([0, 1] * 20, [0, 0, 1, *[0, 1] * 19])
        )
        for one, other in zip(fair[1::2], [greedy[2], *greedy[4::2]], strict=True):
            changed += one != other
            total += 1
    assert changed / total < 0.25


def test_copies_of_a_kind_are_told_apart() -> None:
    dealer, deck = Dealer("1"), Deck([3, 1])
    assert sorted(deck.deal(dealer, [0, 1, 0, 1])) == [0, 0, 0, 1]


def test_what_comes_back_without_a_new_shuffle_is_not_dealt_again() -> None:
    dealer, deck = Dealer("1"), Deck([1, 1])
    deck.deal(dealer, [0, 0])
    deck.counts = [1, 1]
    with pytest.raises(AssertionError, match=r"nothing to deal from \('deck', 0\): what comes back to a deck needs"):
        deck.draw(dealer)
    deck.shuffle = 1
    assert sorted(deck.deal(dealer, [0, 0])) == [0, 1]


# -- the promise


def test_a_new_seed_is_secret_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(is_secret(seed) for seed in seeds)


@pytest.mark.parametrize("seed", ["", "7", "f" * 31, "Z" * 32, "F" * 32, "0x" + "f" * 30])
def test_a_seed_that_could_be_guessed_makes_no_promise(seed: str) -> None:
    assert not is_secret(seed)
    assert commitment(seed, {"game": "small"}) is None
    assert live_match_of(seed=seed).header.commitment is None


def test_a_promise_binds_seed_and_header() -> None:
    promise = commitment(SECRET, {"game": "small", "commitment": None})
    assert promise is not None
    assert len(promise) == 64
    assert promise == commitment(SECRET, {"commitment": promise, "game": "small"})
    assert promise != commitment(SECRET, {"game": "large"})
    assert promise != commitment(SECRET[::-1], {"game": "small"})


@pytest.fixture(scope="module")
def played() -> Record:
    return play_out(live_match_of()).record()


def test_a_kept_promise_is_verified(played: Record) -> None:
    assert verified(GAME, played)


def test_without_a_promise_the_draws_are_checked_all_the_same() -> None:
    record = play_out(live_match_of(seed="7")).record()
    assert not verified(GAME, record)
    with pytest.raises(BadInput, match="record-draw"):
        verified(GAME, replace(record, seed="8"))


def test_a_changed_seed_is_found(played: Record) -> None:
    with pytest.raises(BadInput, match="record-commitment"):
        verified(GAME, replace(played, seed=SECRET[::-1]))


@pytest.mark.parametrize("change", [{"seats": ("x", "b", "c")}, {"commitment": "0" * 64}])
def test_a_changed_header_is_found(played: Record, change: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="record-commitment"):
        verified(GAME, replace(played, header=replace(played.header, **change)))  # type: ignore[arg-type]


def test_a_changed_draw_is_found(played: Record) -> None:
    assert {line.answer for line in played.lines[:12]} > {"silk1", "silk2"}
    first, second = (
        next(n for n, line in enumerate(played.lines) if line.answer == card) for card in ("silk1", "silk2")
    )
    lines = list(played.lines)
    lines[first], lines[second] = (
        replace(lines[n], answer=lines[m].answer) for n, m in ((first, second), (second, first))
    )
    with pytest.raises(BadInput, match=f"record-draw place= number={min(first, second) + 1} question=card"):
        verified(GAME, replace(played, lines=tuple(lines)))


def test_only_who_knows_the_seed_can_verify(played: Record) -> None:
    with pytest.raises(BadInput, match="record-no-seed"):
        verified(GAME, replace(played, seed=None))
