"""The environment behind every title: agents take turns as the game asks them."""

from functools import partial
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tianxia.research.playing import Play
from tianxia.research.setups import HIGHEST, LOWEST, Setup, checked_setup

MODES = ("human", "ansi")


class TianxiaEnv(AECEnv[str, Any, Any]):
    """One game. Sealed questions are asked in seat order, and the answers stay out of the others' observations.

    A deep copy goes on from the same moment with the same draws.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012 PettingZoo's shape

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "victory",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Set the table; `reset` begins a game."""
        super().__init__()
        if render_mode not in (None, *MODES):
            raise ValueError(f"there is no render_mode {render_mode!r}; there are {' and '.join(MODES)}")
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.play = Play(checked_setup(game, seats, reward, options))
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.play.setup) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.play.setup.catalogue)) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent observes: numbers, and a mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Every action of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game."""
        self.play.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do: nothing while others move."""
        seat = self._seats[agent]
        return {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: Any) -> None:
        """Take the action of the selected agent."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} is still playing: it needs an action")
        earned = self.play.step(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        for agent, paid in zip(self.agents, earned, strict=True):
            self.rewards[agent] = paid
            self._cumulative_rewards[agent] += paid
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.play.to_move]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as text, for the agent to move; `human` prints it."""
        if self.render_mode is None:
            return None
        text = str(self.play.shown())
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing to close."""

    def __str__(self) -> str:
        """Its name."""
        return str(self.metadata["name"])


def observation_space(setup: Setup) -> Dict:
    """Numbers within their bounds, and a mask."""
    numbers = Box(LOWEST, HIGHEST, (setup.observer().width,), np.int16)
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (len(setup.catalogue),), np.int8)})


def wrapped(game: str, **settings: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's guards against steps out of order and actions out of range."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(TianxiaEnv(game, **settings)))


def maker(game: str) -> tuple[partial[AECEnv[str, Any, Any]], partial[TianxiaEnv]]:
    """`env` and `raw_env` of a title."""
    return partial(wrapped, game), partial(TianxiaEnv, game)
