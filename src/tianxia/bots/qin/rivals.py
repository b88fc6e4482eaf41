"""Bots for measuring how strong the levels of Qin are: the network with other budgets, and the tree as master.

tianxia arena qin --bots tianxia.bots.qin.rivals:Network400,tianxia.bots.qin.rivals:Network100 --games 100 --all
"""

from random import Random
from types import SimpleNamespace

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.qin import search, tree
from tianxia.bots.qin.network import judged
from tianxia.bots.search import SearchBot
from tianxia.engine.eye import Eye

TREE = SimpleNamespace(begun=tree.begun, BUDGETS=tree.BUDGETS, UNIT=search.UNIT)
"""The searches as they are without the network."""


class Policy:
    """Plays what the network likes best at first sight."""

    def answer(self, eye: Eye, rng: Random) -> int:
        """The placement with the highest score."""
        options = eye.options()
        said = judged(search.NETWORK, eye.guess(rng).position, eye.seat, vec[i64](options), False)
        return options[max(range(len(options)), key=lambda number: said.scores[number])]


class TreeHard(SearchBot):
    """The tree with the budget of hard."""

    def __init__(self) -> None:
        """Search without a time limit."""
        super().__init__(TREE, "hard")


class TreeMaster(SearchBot):
    """The tree with the budget of master."""

    def __init__(self) -> None:
        """Search without a time limit."""
        super().__init__(TREE, "master")


class Network100(SearchBot):
    """The network with 100 evaluations a turn."""

    evaluations = 100
    level = "hard"
    """Whose parameters it has."""

    def __init__(self) -> None:
        """Search without a time limit."""
        super().__init__(search, self.level, iterations=self.evaluations)


class Network400(Network100):
    """The network with 400 evaluations a turn."""

    evaluations = 400


class Network500(Network100):
    """The network with 500 evaluations a turn: a tenth of the tree's time as master."""

    evaluations = 500


class Network1200(Network100):
    """The network with the budget of master."""

    evaluations = search.BUDGETS["master"]
    level = "master"


class Network1600(Network1200):
    """The network with 1,600 evaluations a turn."""

    evaluations = 1_600


class Network5000(Network1200):
    """The network with 5,000 evaluations a turn: the tree's time as master."""

    evaluations = 5_000
