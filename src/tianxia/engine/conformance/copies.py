"""Checks of copies: fork, pickle, undo, save and resume change nothing, and later moves don't change earlier copies."""

import pickle
from typing import Any

from tianxia.engine.conformance.looks import guesses, state, told
from tianxia.engine.conformance.trial import Trial, checking, give, play_on, require
from tianxia.engine.entry import Entry
from tianxia.engine.game import Refused, canonical
from tianxia.engine.live import LiveMatch, resumed
from tianxia.engine.match import Match
from tianxia.engine.record import Record, read, write, write_notation
from tianxia.engine.script import CHANCE, Tell
from tianxia.engine.undo import undo


@checking
def check_forks(trial: Trial) -> None:
    """A fork equals its match, tells only what is new, and ends the same with the same answers; its match stays put."""
    end = trial.ended()
    for match, rest in trial.decisions("forks"):
        before = state(match)
        _ends_alike(match, match.fork(), rest, end, "fork")
        require(state(match) == before, "playing a fork changed its match")


@checking
def check_pickles(trial: Trial) -> None:
    """A match that was pickled is unchanged, guesses the same, and ends the same with the same answers."""
    end = trial.ended()
    for match, rest in trial.decisions("pickles"):
        twin: Match = pickle.loads(pickle.dumps(match))
        require(twin.game is trial.game, f"{trial.game.home} is not where this game lives")
        require(guesses(twin) == guesses(match), "a pickled match guesses differently")
        _ends_alike(match, twin, rest, end, "pickled match")


def _ends_alike(match: Match, twin: Match, rest: list[Entry], end: Match, what: str) -> None:
    require(state(twin) == state(match), f"a {what} is not like its match")
    require(not twin.events, f"a {what} tells again what has been told")
    place = len(match.entries)
    play_on(twin, rest)
    require(state(twin) == state(end), f"a {what} ends differently with the same answers")
    later = [tell for tell in end.events if tell.after >= place]
    require(told(twin, twin.events) == told(end, later), f"a {what} tells different events with the same answers")


@checking
def check_undo(trial: Trial) -> None:
    """Undo and rewind lead back to where the match was; undo respects barriers."""
    rng, end = trial.rng("back"), trial.ended()
    for match, rest in trial.decisions("undo"):
        twin = match.fork()
        give(twin, rest[0])
        _undo(match, twin, rest[0].seat)
        twin.rewind(len(match.entries))
        require(state(twin) == state(match), "going back one answer leads to another state")
        free = [place for place, entry in enumerate(match.entries) if not entry.forced]
        if free:
            _go_far_back(match, twin, rng.choice(free))
            _untell(end.fork(), end, rng.choice(free))


def _undo(match: Match, twin: Match, seat: int) -> None:
    """Undo the last answer in the twin; beyond a barrier this must be refused and change nothing."""
    opened = len(match.questions) + len(match.given()) > 1 and not twin.given()
    barrier = opened or any(entry.seat != seat for entry in twin.entries[len(match.entries) :])
    expected = state(twin) if barrier else state(match)
    try:
        undo(twin, seat)
        require(not barrier, "undo passes a barrier")
    except Refused as error:
        require(barrier, f"undo is refused where there is no barrier: {error}")
    require(state(twin) == expected, "undo leads to another state")


def _go_far_back(match: Match, twin: Match, place: int) -> None:
    """Rewind to an earlier answer and play forward again."""
    twin.rewind(place)
    require(len(twin.entries) == place, "going far back leads to another state")
    play_on(twin, [entry for entry in match.entries[place:] if not entry.forced])
    require(state(twin) == state(match), "going far back and playing forward again leads to another state")


def _untell(twin: Match, end: Match, place: int) -> None:
    """A rewound match keeps what had been told by then, and nothing else."""
    twin.events = end.events[:]
    twin.rewind(place)
    kept = [tell for tell in end.events if tell.after < place]
    require(told(twin, twin.events) == told(end, kept), "going far back tells too little or too much")


@checking
def check_saves(trial: Trial) -> None:
    """A game that was saved, as JSON lines or as notation, continues with the same draws to the same end."""
    end, header = trial.ended(), trial.header()
    for match, rest in trial.decisions("saves"):
        saved = LiveMatch(match.fork(), header, trial.secret).save()
        for text in (write(saved), write_notation(saved)):
            require(read(text) == [saved], "a saved game reads back differently")
        _goes_on(trial, saved, match, rest, end)


def _goes_on(trial: Trial, saved: Record, match: Match, rest: list[Entry], end: Match) -> None:
    live = resumed(trial.game, saved)
    require(state(live.match) == state(match), "a saved game resumes at another place")
    for move in rest:
        if move.seat != CHANCE:
            live.answer(move.seat, move.answer)
    require(state(live.match) == state(end), "a saved game continues differently")
    require(told(end, live.match.events) == told(end, end.events), "a saved game tells different events")


@checking
def check_old_copies(trial: Trial) -> None:
    """Positions, checkpoints, forks and events of earlier moments are unchanged at the end."""
    matches: list[tuple[Match, str]] = []
    positions: list[tuple[Any, str]] = []
    events: list[tuple[list[Tell], str]] = []
    for match, _ in trial.decisions("old_copies"):
        asleep, awake = match.fork(), match.fork()
        matches += [(asleep, state(match)), (awake, state(awake))]
        positions += [(copy, _text(trial, copy)) for copy in (match.position.copy(), match.checkpoint())]
        events.append((match.events[:], told(match, match.events)))
    require(all(state(old) == before for old, before in matches), "an older fork has changed")
    require(all(_text(trial, old) == before for old, before in positions), "an older copy of the position has changed")
    table = trial.begin()
    require(all(told(table, old) == before for old, before in events), "an event has changed after it was told")


def _text(trial: Trial, position: Any) -> str:
    return canonical(trial.game.to_json(position))
