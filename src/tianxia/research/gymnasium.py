"""The games as Gymnasium environments: one seat learns, bots take the others.

Importing this module registers `tianxia/Qin-v0`, `tianxia/ZhanGuo-v0`, `tianxia/FirstEmpire-v0` and `tianxia/LiSi-v0`,
the solo game against Li Si. `gymnasium.make` takes the options of the game, and `opponents`: a level, a bot of your
own, or a list with one for each other seat.
"""

from collections.abc import Sequence
from operator import index
from random import Random
from typing import Any

from tianxia.bots import Bot
from tianxia.bots.own import any_bot, checked
from tianxia.bots.playing import answer_from
from tianxia.engine.game import BadInput
from tianxia.extras import need
from tianxia.numbers import Numbers
from tianxia.research.playing import Play
from tianxia.research.rewards import players
from tianxia.research.setups import HIGHEST, LOWEST, checked_setup
from tianxia.words import words

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
except ImportError:
    need("research", "tianxia.research.gymnasium", "gymnasium", "numpy")
    raise

Opponent = str | Bot
MODES = ("human", "ansi")
PENALTY, RAISE = "penalty", "raise"
"""What an action that is not allowed leads to."""


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a game. The mask of its actions is in every info, and in `action_masks()`.

    Gymnasium wants an environment to take every action of its space. So one that is not allowed changes nothing, costs
    1 and has its reason in `info["refused"]`; with `illegal="raise"` it raises ValueError with that reason instead.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012 Gymnasium's own shape

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "victory",
        illegal: str = PENALTY,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Set the table; `reset` begins a game."""
        if render_mode not in (None, *MODES):
            raise ValueError(f"there is no render_mode {render_mode!r}; there are {' and '.join(MODES)}")
        if illegal not in (PENALTY, RAISE):
            raise ValueError(f"illegal is {PENALTY!r} or {RAISE!r}, not {illegal!r}")
        self.illegal, self.render_mode = illegal, render_mode
        self.play = Play(checked_setup(game, seats, reward, options))
        if not 0 <= seat < self.play.setup.seats:
            raise ValueError(f"seat {seat} is not at the table: there are seats 0 to {self.play.setup.seats - 1}")
        self.seat = seat
        self._bots = seated(game, self.play.setup.seats, seat, opponents)
        self._rng = Random()
        self.observation_space = Box(LOWEST, HIGHEST, (self.play.setup.observer().width,), np.int16)
        self.action_space = Discrete(len(self.play.setup.catalogue))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a new game, and play up to the first choice of the seat."""
        super().reset(seed=seed, options=options)
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        self.play.reset(self._rng.getrandbits(62))
        self._let_others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Take an action, and play on to the next choice of the seat."""
        number = index(action)
        if not 0 <= number < len(self.play.setup.catalogue):
            raise ValueError(f"{number} is not an action: they go from 0 to {len(self.play.setup.catalogue) - 1}")
        try:
            earned = self.play.step(number)[self.seat]
        except ValueError as refused:
            return self._refused(refused)
        earned += self._let_others_play()
        observation, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return observation, earned, self.play.over, False, info

    def _refused(self, reason: ValueError) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Nothing has changed: charge for it, or raise."""
        if self.illegal == RAISE or self.play.over:
            raise reason
        observation, info = self._seen()
        return observation, -1.0, False, False, {**info, "refused": str(reason)}

    def action_masks(self) -> Numbers:
        """1 for every action that is allowed now; once the game is over, for every action."""
        if self.play.over:
            return np.ones(len(self.play.setup.catalogue), np.int8)
        return self.play.mask(self.seat)

    def render(self) -> Any:
        """The board as text; `human` prints it."""
        if self.render_mode is None:
            return None
        text = str(self.play.shown())
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        """What the seat knows, and its mask; at the end also the scores of all players, Li Si last."""
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.play.over:
            info["scores"] = players(self.play.match.result())
        return self.play.observation(self.seat), info

    def _let_others_play(self) -> float:
        """Let bots answer until the seat is asked or the game is over; return what the seat earns meanwhile."""
        earned = 0.0
        while not self.play.over and (other := self.play.to_move) != self.seat:
            earned += self.play.give(answer_from(self._bots[other], self.play.match, other, self._rng))[self.seat]
        return earned


def seated(game: str, seats: int, seat: int, opponents: Opponent | Sequence[Opponent]) -> dict[int, Bot]:
    """The bots of the other seats; ValueError if their number is wrong or one of them is unknown."""
    others = [other for other in range(seats) if other != seat]
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = [opponents] * len(others)
    listed: list[Opponent] = [*opponents]
    if len(listed) != len(others):
        raise ValueError(f"{len(others)} other seats need {len(others)} opponents, not {len(listed)}")
    try:
        bots = [any_bot(each, game, patient=True) if isinstance(each, str) else checked(each) for each in listed]
    except BadInput as error:
        raise ValueError(words("en").complaint(error)) from None
    return dict(zip(others, bots, strict=True))


def register(name: str, **settings: object) -> None:
    """Register an environment, once."""
    if name not in gymnasium.registry:
        gymnasium.register(name, entry_point="tianxia.research.gymnasium:SeatEnv", kwargs=settings)


register("tianxia/Qin-v0", game="qin")
register("tianxia/ZhanGuo-v0", game="zhanguo")
register("tianxia/FirstEmpire-v0", game="first_empire")
register("tianxia/LiSi-v0", game="first_empire", seats=1, reward="score")
