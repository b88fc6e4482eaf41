"""`tianxia arena GAME`: bots against one another on shared deals, until it is clear who is stronger."""

import json
import secrets
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Any

import click

from tianxia import games
from tianxia.commands import completion
from tianxia.commands.arguments import check_bots, listed_names, option_pairs
from tianxia.commands.files import STDOUT, one_on_stdout, written_out
from tianxia.commands.progress import with_progress
from tianxia.commands.reports.arena import report
from tianxia.commands.reports.csv_rows import contest_rows, write_sheet
from tianxia.engine.game import BadInput
from tianxia.lab.arena.contest import Contest, Outcome, Slot, outcomes, still_open
from tianxia.lab.arena.ladder import figures, shares_of
from tianxia.lab.arena.plot import drawn
from tianxia.lab.arena.results import header_of, keep, kept_results
from tianxia.lab.arena.sequential import OPEN, Bettors
from tianxia.words import Words

LEVEL_ALONE = 0.5
"""What a bot that plays alone, against the game itself, is held against."""


@click.command("arena")
@click.argument("game", shell_complete=completion.game_names)
@click.option("--bots", metavar="BOT,BOT,…", shell_complete=completion.bot_names, required=True, help="Bots.")
@click.option(
    "--games",
    "count",
    type=click.IntRange(1),
    metavar="N",
    default=60,
    show_default=True,
    help="Games for each pairing.",
)
@click.option("--seats", type=click.IntRange(1), metavar="N", default=2, show_default=True, help="Seats.")
@click.option("--seed", metavar="TEXT", help="Any text.")
@click.option("--jobs", type=click.IntRange(1), metavar="N", default=1, show_default=True, help="Processes.")
@click.option(
    "--option",
    "options",
    multiple=True,
    shell_complete=completion.option_values,
    metavar="NAME=VALUE",
    help="An option of the game.",
)
@click.option("--claim", type=click.FloatRange(1, 99), metavar="PERCENT", help="What share to test.")
@click.option("--all", "play_all", is_flag=True, help="Play on when the claim is settled.")
@click.option("--out", "file", shell_complete=completion.files, metavar="FILE", help="Where to keep results.")
@click.option("--plot", shell_complete=completion.files, metavar="FILE", help="Where to draw the ladder.")
@click.option(
    "--csv", "sheet", shell_complete=completion.files, metavar="FILE", help="Where to write the figures as CSV."
)
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.pass_obj
def command(
    said: Words, /, count: int, file: str | None, plot: str | None, sheet: str | None, as_json: bool, **given: Any
) -> None:
    """Measure bots against one another."""
    jobs, claim, play_all = given.pop("jobs"), given.pop("claim"), given.pop("play_all")
    if file == STDOUT:
        # Results are read back and added to, which standard output does not allow.
        raise BadInput("file-no-plain", file=file)
    contest = contest_for(**given)
    run = Run(contest, share_of(contest, claim), play_all)
    taken = one_on_stdout({"--plot": plot, "--csv": sheet, "--json": STDOUT if as_json else None})
    # Opened before anything is played: who waits for hours wants to find the figures at the end.
    with written_out(plot) as picture, written_out(sheet) as out:
        collect(said, run, contest.deals(count), jobs, file)
        data = {**header_of(contest), "claim": run.claim, **figures(contest, run.played, run.claim)}
        if picture is not None:
            picture.write(drawn(said, data))
        if out is not None:
            write_sheet(contest_rows(data), out)
    if as_json:
        click.echo(json.dumps(data, indent=2))
    elif sheet != STDOUT:
        click.echo(report(said, data), err=taken is not None)


def contest_for(game: str, bots: str, seats: int, seed: str | None, options: tuple[str, ...]) -> Contest:
    """The contest, with everything checked before it starts."""
    found, names = games.game(game), listed_names(bots)
    chosen = found.chosen(option_pairs(options), seats)
    check_bots(names, found)
    if len(set(names)) < len(names) or (len(names) < 2 and seats > 1):
        raise BadInput("arena-few-bots")
    return Contest(game, names, seats, chosen, seed or secrets.token_hex(4))


def share_of(contest: Contest, claim: float | None) -> float:
    """The share of victory that the claim is about: the one given, or that of equals."""
    if claim is not None:
        return claim / 100
    return LEVEL_ALONE if contest.seats == 1 else 1 / contest.seats


class Run:
    """A contest under way: the games so far, and whether each pairing is settled."""

    def __init__(self, contest: Contest, claim: float, play_all: bool) -> None:
        """Begin with nothing played."""
        self.contest = contest
        self.claim = claim
        self.play_all = play_all
        self.played: list[Outcome] = []
        self._bettors = [Bettors(claim) for _ in contest.lineups]
        self._deal: dict[int, list[Outcome]] = {}

    def settled(self, lineup: int) -> bool:
        """Whether a pairing needs no more games."""
        return not self.play_all and self._bettors[lineup].verdict != OPEN

    def take(self, outcome: Outcome) -> bool:
        """Count a game, unless its pairing was settled while it was played."""
        lineup = outcome.slot.lineup
        if self.settled(lineup):
            return False
        self.played.append(outcome)
        deal = self._deal.setdefault(lineup, [])
        deal.append(outcome)
        if len(deal) == self.contest.seats:
            self._bettors[lineup].see(shares_of([deal], [0])[0])
            self._deal[lineup] = []
        return True


def collect(said: Words, run: Run, deals: int, jobs: int, file: str | None) -> None:
    """Play what is not on file yet. Settling goes by the order of the games, so the processes make no difference."""
    contest = run.contest
    try:
        with kept_results(file, contest) as (known, stream):
            done = {outcome.slot: outcome for outcome in known}
            slots = list(contest.slots(deals))
            wanted = still_open((slot for slot in slots if slot not in done), run.settled)
            with closing(outcomes(contest, wanted, jobs)) as fresh:
                ordered = merged(slots, done, fresh, run)
                for outcome in with_progress(said.say("simulate-progress"), ordered, len(slots)):
                    if outcome is not None and run.take(outcome) and outcome.slot not in done:
                        keep(stream, outcome)
    except BrokenProcessPool:
        raise click.ClickException(said.say("arena-worker-lost")) from None
    except KeyboardInterrupt:
        click.echo(said.say("arena-interrupted", games=len(run.played), kept="yes" if file else "no"), err=True)
        raise


def merged(
    slots: list[Slot], done: dict[Slot, Outcome], fresh: Iterator[Outcome], run: Run
) -> Iterator[Outcome | None]:
    """The games in the order of the contest, from the file or newly played; none for those that are left out."""
    waiting: Outcome | None = None
    for slot in slots:
        if slot in done:
            yield done[slot]
        elif run.settled(slot.lineup):
            yield None
        else:
            # Games of a pairing that has been settled since may still come first; they are passed over.
            while waiting is None or waiting.slot != slot:
                waiting = next(fresh)
            yield waiting
