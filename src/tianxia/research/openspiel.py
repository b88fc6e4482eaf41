"""The games for OpenSpiel. Importing this module registers `tianxia_qin`, `tianxia_zhanguo`, `tianxia_first_empire`,
and `tianxia_mini`, which is small enough for exact solvers.

Parameters are `players`, `reward` and the options of the game. OpenSpiel reads digits as numbers, so a value that is
one has a word before it: `tianxia_qin(first=seat0)`, `tianxia_first_empire(players=1,li_si=level2)`.
"""

from typing import Any

from tianxia import games
from tianxia.engine.game import Game, Refused
from tianxia.engine.title import Option
from tianxia.extras import need
from tianxia.numbers import acting
from tianxia.research.mini import GAME as MINI
from tianxia.research.observing import PerfectRecall, PrivateOnly, PublicOnly, SeatObserver
from tianxia.research.rewards import REWARDS, SCORE
from tianxia.research.setups import Setup, checked_setup
from tianxia.table import table_of

try:
    import pyspiel
except ImportError:
    need("research", "tianxia.research.openspiel", "pyspiel")
    raise

SHORT = 64
"""Games with fewer choices than this have their whole history as a tensor."""


def spelled(option: Option, value: str) -> str:
    """A value of an option as a parameter: digits get a word in front."""
    return (("seat" if option.names_seats else "level") + value) if value.isdigit() else value


class TianxiaGame(pyspiel.Game):
    """A title with its parameters."""

    title: Game[Any]

    def __init__(self, params: Any = None) -> None:
        """Check the parameters; ValueError says what is allowed."""
        given = {**defaults(self.title), **(params or {})}
        self.setup = setup_of(self.title, given)
        kind = game_type(self.title, self.setup.seats)
        super().__init__(kind, game_info(self.setup), params or {})

    def new_initial_state(self) -> "TianxiaState":
        """A new game, waiting for its first draw."""
        return TianxiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a player knows now or, with perfect recall, all that it has ever known."""
        if params:
            raise ValueError(f"observations have no parameters, but got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return PublicOnly()
        if not kind.public_info:
            return PrivateOnly()
        return PerfectRecall(self.setup, SHORT) if kind.perfect_recall else SeatObserver(self.setup)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance answers at most."""
        return self.setup.bounds.draws


class TianxiaState(pyspiel.State):
    """One game. A copy forks the match; sealed questions are asked in seat order."""

    def __init__(self, game: TianxiaGame) -> None:
        """Begin."""
        super().__init__(game)
        self.setup = game.setup
        self.match = game.setup.begin()

    def current_player(self) -> int:
        """The seat that acts, or chance, or nobody."""
        ask = acting(self.match)
        if ask is not None:
            return int(ask.seat)
        over = self.match.draw is None
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        """The actions of the seat that acts, ascending."""
        ask = acting(self.match)
        return self.setup.catalogue.legal(ask) if ask is not None and ask.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, and how likely."""
        draw = self.match.draw
        assert draw is not None
        counts = draw.counts()
        total = sum(counts)
        return [(drawn, count / total) for drawn, count in enumerate(counts) if count > 0]

    def _apply_action(self, action: int) -> None:
        """Take an action or a draw; ValueError with the reason for one that is not allowed, and nothing has changed."""
        ask = acting(self.match)
        try:
            if ask is None:
                self.match.answer_chance(action)
            else:
                self.match.answer(ask.seat, self.setup.catalogue.answer_of(ask, action))
        except Refused as refused:
            raise ValueError(table_of(self.match).sentence(self.current_player(), refused.refusal)) from None
        self.match.forget_events()

    def _action_to_string(self, player: int, action: int) -> str:
        """An action as records write it."""
        if player == pyspiel.PlayerId.CHANCE:
            assert self.match.draw is not None
            name = self.match.draw.name
            return f"{name} {self.match.game.key_of(name, action)}"
        name, answer = self.setup.catalogue.actions.answers[action]
        return f"{name} {self.match.game.key_of(name, answer)}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.match.over

    def returns(self) -> list[float]:
        """What the game is worth to each seat; 0 until it is over."""
        if not self.match.over:
            return [0.0] * self.setup.seats
        return REWARDS[self.setup.reward](self.match.result())

    def __str__(self) -> str:
        """Every answer so far."""
        game = self.match.game
        given = [f"{it.seat} {it.question} {game.key_of(it.question, it.answer)}" for it in self.match.entries]
        return "\n".join(given) or "the start"


class QinGame(TianxiaGame):
    """Qin."""

    title = games.game("qin")


class ZhanguoGame(TianxiaGame):
    """ZhanGuo."""

    title = games.game("zhanguo")


class FirstEmpireGame(TianxiaGame):
    """Zhanguo: The First Empire."""

    title = games.game("first_empire")


class MiniGame(TianxiaGame):
    """The mini game."""

    title = MINI


def defaults(title: Game[Any]) -> dict[str, Any]:
    """Every parameter with its usual value."""
    seats = 2 if 2 in title.seat_counts else min(title.seat_counts)
    options = {option.name: spelled(option, option.values[0]) for option in title.options}
    return {"players": seats, "reward": "victory", **options}


def setup_of(title: Game[Any], given: dict[str, Any]) -> Setup:
    """The setup that parameters stand for; ValueError for a parameter or value that there is none of."""
    stray = sorted(given.keys() - defaults(title).keys())
    if stray:
        raise ValueError(f"{title.name} has no parameter {stray[0]!r}; there are {', '.join(defaults(title))}")
    if given["reward"] == SCORE:
        raise ValueError("OpenSpiel's games pay at the end only: choose victory, rank or margin")
    players = int(given["players"])
    options = {
        option.name: value_of(option, str(given[option.name]))
        for option in title.options
        if given[option.name] != defaults(title)[option.name]
    }
    return checked_setup(title, players, str(given["reward"]), options)


def value_of(option: Option, text: str) -> str:
    """The value that a parameter spells; ValueError lists those there are."""
    known = {spelled(option, value): value for value in option.values}
    if text not in known:
        raise ValueError(f"{option.name} cannot be {text!r}; it can be {', '.join(known)}")
    return known[text]


def game_type(title: Game[Any], seats: int) -> Any:
    """What kind of game it is; alone against Li Si the sum of the returns is not 0."""
    return pyspiel.GameType(
        short_name=f"tianxia_{title.name}",
        long_name=f"tianxia: {title.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if seats > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.seat_counts),
        min_num_players=min(title.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=title.bounds is not None and title.bounds.choices <= SHORT,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults(title),
    )


def game_info(setup: Setup) -> Any:
    """How large it is."""
    title = setup.game
    return pyspiel.GameInfo(
        num_distinct_actions=len(title.catalogue),
        max_chance_outcomes=max(max(question.answers) for question in title.questions if question.of_chance) + 1,
        min_utility=-1.0,
        max_utility=1.0,
        num_players=setup.seats,
        max_game_length=setup.bounds.choices,
        **({"utility_sum": 0.0} if setup.seats > 1 else {}),
    )


for made in (QinGame, ZhanguoGame, FirstEmpireGame, MiniGame):
    kind = game_type(made.title, defaults(made.title)["players"])
    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, made)


def load_game(name: str) -> Any:
    """A registered game with its parameters, as `pyspiel.load_game` gives it."""
    return pyspiel.load_game(name)
