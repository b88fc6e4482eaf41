"""Judges moves and deals of Qin in chances of victory, by its tree search and its evaluation."""

from collections.abc import Sequence
from random import Random

from tianxia.bots.judge import Answers, Expected, draw
from tianxia.bots.qin import search
from tianxia.bots.qin.tree import OWN, SURE, chances, sorted_options
from tianxia.bots.search import SearchBot, Way
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match


class QinJudge:
    """Judges placements by the tree, and tiles by everybody's next placement."""

    def preferred(self, eye: Eye, rng: Random, level: str, iterations: int) -> Way:
        """The placement that a level's search finds best."""
        return SearchBot(search, level, iterations=iterations).think(eye, rng).ways[0]

    def compared(self, eye: Eye, rng: Random, level: str, ways: Sequence[Answers], iterations: int) -> list[float]:
        """The chance of victory after each placement, from one search of a level with only these at its root."""
        tree = search.begun(eye, rng, level)
        tree.compare([way[0][1] for way in ways], iterations)
        values = {answers: value for answers, _, value in tree.found()}
        return [values[way] for way in ways]

    def expected(self, _eye: Eye, _rng: Random, _way: Answers, value: float, _iterations: int) -> Expected:
        """The value, which is a chance already."""
        return Expected(value, value)

    def outlook(self, world: Match, luck: Random) -> list[float]:
        """Each seat's chance of victory after everybody has taken one turn, each the best by the evaluation."""
        turns = 0
        while not world.over and turns < world.seats:
            if world.draw is not None:
                draw(world, luck)
                continue
            seat = world.questions[0].seat
            world.answer(seat, sorted_options(world.position, seat)[0])
            turns += 1
        shares = chances(world.position, OWN.close)
        return [float(shares[seat]) / SURE for seat in range(world.seats)]


JUDGE = QinJudge()
