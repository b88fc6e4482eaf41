"""Contests between bots: shared deals in every seat, honest figures, a test that may stop early, the ladder."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tianxia.engine.live import new_live_match
from tianxia.games import game
from tianxia.lab.arena.contest import Contest, Outcome, Slot, play_slot, ranked
from tianxia.lab.arena.ladder import bradley_terry, effect, figures, share_interval
from tianxia.lab.arena.plot import MOST_TICKS, Bar, scale_of
from tianxia.lab.arena.run import Run, even_share, play
from tianxia.lab.arena.sequential import ABOVE, BELOW, OPEN, verdict
from tianxia.lab.intervals import wilson


def contest(*bots: str, seats: int = 2) -> Contest:
    return Contest("qin", bots, seats, game("qin").chosen({}, seats), "s")


def duel(deal: int, turned: int, share: float, lineup: int = 0) -> Outcome:
    return Outcome(Slot(lineup, deal, turned), (share, 1 - share), (2 - share, 1 + share))


def test_every_deal_is_played_in_every_seat_by_every_pairing() -> None:
    three = contest("a", "b", "c")
    assert three.lineups == [("a", "b"), ("a", "c"), ("b", "c")]
    assert three.deals(5) == 3
    slots = list(three.slots(2))
    assert slots[:4] == [Slot(0, 0, 0), Slot(0, 0, 1), Slot(1, 0, 0), Slot(1, 0, 1)]
    assert len(slots) == len(set(slots)) == 12
    assert [three.seat_of(0, turned) for turned in (0, 1)] == [0, 1]


def test_a_bot_among_several_of_another() -> None:
    assert contest("a", "b", seats=4).lineups == [("a", "b", "b", "b")]
    assert contest("a", "b", "c", seats=4).lineups == [("a", "b", "c", "b")]


def test_pairings_share_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, list[str]]] = []

    def spied(game: Any, names: Any, options: Any, seed: str) -> Any:
        seen.append((seed, list(names)))
        return new_live_match(game, names, options, seed)

    monkeypatch.setattr("tianxia.lab.arena.contest.new_live_match", spied)
    for slot in (Slot(0, 7, 0), Slot(0, 7, 1)):
        play_slot(contest("greedy", "random"), slot)
    assert seen == [("s/7", ["greedy", "random"]), ("s/7", ["random", "greedy"])]


def test_outcomes_are_by_player_not_by_seat() -> None:
    for turned in (0, 1):
        outcome = play_slot(contest("greedy", "random"), Slot(0, 1, turned))
        assert (outcome.shares, outcome.ranks) == ((1.0, 0.0), (1.0, 2.0))


def test_ranks_of_equals_are_shared() -> None:
    assert ranked([(0.0, 5), (1.0, 9), (0.0, 5), (0.0, 3)]) == (2.5, 1.0, 2.5, 4.0)
    # Who wins by a tie-break of the rules is first, whatever the scores say.
    assert ranked([(0.0, 9), (1.0, 9)]) == (2.0, 1.0)


def test_the_sequential_test_sees_what_is_there_and_seldom_what_is_not() -> None:
    luck = Random(1)
    assert verdict([1.0] * 12, 0.5)[0] == ABOVE
    assert verdict([0.0] * 12, 0.5)[0] == BELOW
    wrong = sum(verdict([luck.choice((0.0, 0.5, 1.0)) for _ in range(200)], 0.5)[0] != OPEN for _ in range(400))
    assert wrong <= 20  # 5 % of 400, with a look after every deal
    right = sum(verdict([float(luck.random() < 0.75) for _ in range(100)], 0.5)[0] == ABOVE for _ in range(100))
    assert right >= 90


def test_a_verdict_stands_once_it_is_reached() -> None:
    found, after = verdict([1.0] * 30 + [0.0] * 30, 0.5)
    assert (found, after < 30) == (ABOVE, True)


def test_settled_pairings_take_no_more_games() -> None:
    run = Run(contest("a", "b"), 0.5, play_all=False)
    taken = [run.add(duel(deal, turned, 1.0)) for deal in range(20) for turned in (0, 1)]
    assert taken[0]
    assert not taken[-1]
    assert run.settled(0)
    assert len(run.played) % 2 == 0
    everything = Run(contest("a", "b"), 0.5, play_all=True)
    assert all(everything.add(duel(deal, turned, 1.0)) for deal in range(20) for turned in (0, 1))


def test_deals_that_decide_the_game_count_once() -> None:
    """Where both games of a deal go the same way, twenty games say as much as ten."""
    alike, mixed = [1.0, 0.0] * 5, [0.5] * 10
    assert effect(alike, 2) == 2
    assert effect(mixed, 2) == 0.5
    assert effect([1.0, 1.0], 2) == 1  # nothing to tell it by
    assert share_interval(alike, 2) == wilson(5, 10)
    assert share_interval(mixed, 2) == wilson(20, 40)


def test_unfinished_deals_do_not_count() -> None:
    played = [duel(0, 0, 1.0), duel(0, 1, 0.0), duel(1, 0, 1.0)]
    (only,) = figures(contest("a", "b"), played, 0.5)["pairings"]
    assert (only["deals"], only["games"], only["players"][0]["share"]) == (1, 2, 0.5)


def test_a_bot_that_sits_several_times_is_told_of_once_for_all_its_seats() -> None:
    """The first wins one game of four; of the others the last wins all the rest, so each of them wins a quarter."""
    first, last = (1.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 1.0)
    played = [Outcome(Slot(0, 0, turned), last if turned else first, (2.5, 2.0, 3.5, 2.0)) for turned in range(4)]
    (only,) = figures(contest("a", "b", seats=4), played, 0.25)["pairings"]
    told = [(player["bot"], player["share"], player["mean_rank"]) for player in only["players"]]
    assert told == [("a", 0.25, 2.5), ("b", 0.25, 2.5)]


def test_ladder_of_three() -> None:
    def pairing(one: str, two: str, share: float) -> dict[str, Any]:
        return {"bots": [one, two], "games": 100, "effect": 1.0, "players": [{"share": share}, {"share": 1 - share}]}

    rows = bradley_terry(("c", "a", "b"), [pairing("a", "b", 0.75), pairing("b", "c", 0.75), pairing("a", "c", 0.9)])
    assert [row["bot"] for row in rows] == ["a", "b", "c"]
    elo = [row["elo"] for row in rows]
    assert sum(elo) == pytest.approx(0, abs=1e-6)
    assert 170 < elo[0] - elo[1] < 200  # three to one is 191 points
    for row in rows:
        low, high = row["interval"]
        assert low < row["elo"] < high
        assert 50 < high - low < 150


@pytest.mark.parametrize("values", [(0, 0.4, 1), (-3, 0, 3), (-1234, 5, 987), (49, 50, 51), (0, 0, 0)])
def test_the_scale_is_round_and_holds_everything(values: tuple[float, float, float]) -> None:
    scale = scale_of([Bar("x", *values)])
    ticks = scale.ticks()
    assert ticks[0] <= values[0] <= values[2] <= ticks[-1]
    assert 2 <= len(ticks) <= MOST_TICKS + 2
    assert f"{scale.step:g}".strip("0.")[:1] in ("1", "2", "5")


def test_a_program_plays_a_contest(tmp_path: Path) -> None:
    """Each slot is reported, and a second run takes the games from the file."""
    file = str(tmp_path / "results.jsonl")
    for _ in range(2):
        run = Run(contest("greedy", "random"), even_share(2), play_all=True)
        assert list(play(run, 2, file=file)) == list(run.contest.slots(2))
        assert [outcome.shares for outcome in run.played] == [(1.0, 0.0)] * 4
    assert len(Path(file).read_text(encoding="utf-8").splitlines()) == 5
    assert [even_share(seats) for seats in (1, 2, 4)] == [0.5, 0.5, 0.25]
