"""Checks that count: records, pieces, scores, JSON forms and decks add up."""

import json
from typing import Any

from tianxia.engine.conformance.looks import onlookers, position_text, state, told
from tianxia.engine.conformance.trial import Trial, checking, require
from tianxia.engine.game import Account, Result, canonical
from tianxia.engine.match import Match
from tianxia.engine.record import read, record_of, write, write_notation
from tianxia.engine.replay import replayed, verified
from tianxia.engine.script import Draw


@checking
def check_records(trial: Trial) -> None:
    """A record in either form reads back unchanged and replays to the same end, and its draws come from the seed."""
    end = trial.ended()
    record = record_of(end, trial.header(), trial.secret)
    for text in (write(record), write_notation(record)):
        require(read(text) == [record], "a record reads back differently")
        require(read(text + text) == [record, record], "two records in one file read back differently")
        again = replayed(trial.game, read(text)[0])
        require(state(again) == state(end), "a record replays to another end")
        require(told(end, again.events) == told(end, end.events), "a record tells different events when replayed")
    require(verified(trial.game, record), "the draws of a record cannot be verified")


@checking
def check_pieces(trial: Trial) -> None:
    """No piece is lost or created by any answer."""
    before: dict[str, int] | None = None
    for match, _ in trial.stops():
        now = dict(trial.game.pieces(match.position))
        before = now if before is None else before
        changed = sorted(name for name in {*before, *now} if before.get(name) != now.get(name))
        require(not changed, f"the number of {', '.join(changed)} has changed from {before} to {now}")


@checking
def check_scores(trial: Trial) -> None:
    """A result has a score for every seat that is the sum of its named parts, winners among the seats, and a reason."""
    end = trial.ended()
    trial.at(end)
    result: Result = end.result()
    require(len(result.scores) == len(result.parts) == trial.seats, "not every seat has a score and its parts")
    for seat, (score, parts) in enumerate(zip(result.scores, result.parts, strict=True)):
        require(sum(parts.values()) == score, f"seat {seat} has {score} points, but its parts are {dict(parts)}")
    winners = sorted(set(result.winners))
    # A player without a seat may have won alone.
    some = bool(winners) or bool(result.others)
    require(some and list(result.winners) == winners, f"{result.winners} are not winners, each named once")
    require(all(seat in range(trial.seats) for seat in winners), f"{result.winners} are not all seats")
    require(bool(result.reason), "the result has no reason")


@checking
def check_accounts(trial: Trial) -> None:
    """Each seat's account has the same names and the points of its standing at every moment, the end included."""
    names = [_names(trial.game.account(trial.begin().position, seat)) for seat in range(trial.seats)]
    for match, _ in trial.decisions("accounts"):
        now = [_names(trial.game.account(match.position, seat)) for seat in range(trial.seats)]
        require(now == names, "the names in an account change during the game")
        _agrees_with_standing(match)
    end = trial.ended()
    trial.at(end)
    _agrees_with_standing(end)


def _agrees_with_standing(match: Match) -> None:
    for seat, parts in enumerate(match.standing().parts):
        account = match.game.account(match.position, seat)
        same = {**account.earned, **account.final} == dict(parts)
        require(same, f"the account of seat {seat} has other points than the standing")


def _names(account: Account) -> list[list[str]]:
    return [list(account.earned), list(account.final), list(account.held)]


@checking
def check_json(trial: Trial) -> None:
    """Positions and views are JSON values, and a position that was saved looks the same to everybody."""
    rng = trial.rng("plains")
    for match, _ in trial.stops():
        if rng.random() < trial.rate or match.over:
            _is_json(trial, match)


def _is_json(trial: Trial, match: Match) -> None:
    game, position = trial.game, match.position
    written = game.to_json(position)
    _same_in_json(written, "position")
    again = game.from_json(json.loads(json.dumps(written)), match.components)
    require(canonical(game.to_json(again)) == position_text(match), "a position reads back differently")
    require(game.pieces(again) == game.pieces(position), "a position that was saved has other pieces")
    for seat in onlookers(match):
        view = game.view(position, seat)
        _same_in_json(view, "view")
        require(game.view(again, seat) == view, "a position that was saved looks different")


def _same_in_json(written: Any, what: str) -> None:
    require(json.loads(canonical(written)) == written, f"the {what} is not a JSON value: JSON changes it")


@checking
def check_decks(trial: Trial) -> None:
    """A deck gives only what was in it when it was shuffled; pieces that come back start a new shuffle."""
    left: dict[tuple[str, int], list[int]] = {}
    for match, rest in trial.stops():
        if match.draw is not None:
            counts = _counted(match.draw, left)
            counts[rest[0].answer] -= 1


def _counted(draw: Draw, left: dict[tuple[str, int], list[int]]) -> list[int]:
    there = list(draw.counts())
    most = left.setdefault((draw.deck, draw.shuffle), there)
    fits = len(most) == len(there) and all(now <= then for now, then in zip(there, most, strict=True))
    require(fits, f"{draw.deck} got pieces back without a new shuffle number")
    return most
