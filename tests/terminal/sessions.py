"""Sessions for the tests of the terminal: new ones, played ones, and the answers that somebody would type."""

from collections.abc import Mapping, Sequence
from io import StringIO

from tianxia import games
from tianxia.bots import bot, rng_for
from tianxia.bots.playing import answer_from
from tianxia.terminal.line.streams import Streams
from tianxia.terminal.line.table import LineTable
from tianxia.terminal.saves import new_paths
from tianxia.terminal.session import Session, new_session
from tianxia.terminal.setup import make_setup
from tianxia.words import words


def sit(seats: str = "me,random", seed: str = "7", series: Sequence[str] = (), **options: str) -> Session:
    """A new session of Qin that begins with the first seat."""
    given: Mapping[str, str] = {"first": "0", **options}
    setup = make_setup(games.game("qin"), seats.split(","), given, series)
    return new_session(setup, seed, new_paths("qin"))


def lot(session: Session, seat: int) -> int:
    """A random answer, always the same in the same game."""
    rng = rng_for(session.live.seed, seat, session.count)
    return answer_from(bot("random", session.game.name), session.match.fork(), seat, rng)


def play(session: Session, answers: int) -> list[str]:
    """Let people answer at random and bots as they do; return what the people would have typed."""
    typed: list[str] = []
    session.play_bots()
    while len(typed) < answers and (seat := session.asked_person()) is not None:
        answer = lot(session, seat)
        typed.append(session.game.key_of("place", answer))
        session.answer(seat, answer)
        session.play_bots()
    return typed


def typed_game(seats: str = "me,random", seed: str = "7", **options: str) -> list[str]:
    """What people would type in a whole game."""
    return play(sit(seats, seed, **options), 100)


def lines(session: Session, typed: Sequence[str], language: str = "en") -> str:
    """What line mode prints when this is typed."""
    out = StringIO()
    LineTable(session, words(language), Streams(StringIO("".join(f"{line}\n" for line in typed)), out)).run()
    return out.getvalue()
