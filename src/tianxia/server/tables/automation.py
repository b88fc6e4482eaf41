"""What moves a table on by itself: bots that are asked, and clocks that fall."""

import asyncio
import hashlib
import logging
import time
from typing import TYPE_CHECKING

from tianxia.bots.turns import Plan
from tianxia.engine.entry import Entry
from tianxia.engine.eye import Eye
from tianxia.server.protocol.errors import Failure

if TYPE_CHECKING:
    from tianxia.server.tables.room import Room

LOG = logging.getLogger("tianxia.server")
GOING_ON = 0.25
"""What part of a bot's pause lies between two answers of one turn."""


class Automation:
    """The bots and clocks of one room."""

    def __init__(self, room: "Room") -> None:
        """Begin with nobody thinking and no clock set."""
        self._room = room
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._plans: dict[int, tuple[str, list[Entry], Plan, float]] = {}
        """By seat: whose plan, what had been answered when it was made, and what is left of it."""

    @property
    def busy(self) -> bool:
        """Whether somebody thinks or a clock runs."""
        clock = self._room.state.clock
        return bool(self._thinking) or self._timer is not None or (clock is not None and bool(clock.running))

    def follow_up(self) -> None:
        """Let bots think and clocks run, as the game now stands."""
        state = self._room.state
        for seat in state.asked() if state.running else []:
            bot = state.seats[seat].player
            if bot is not None and self._thinking.get(seat, (-1, None))[0] != state.asked_at:
                thought = asyncio.create_task(self._bot_turn(seat, bot, state.asked_at))
                self._thinking[seat] = (state.asked_at, thought)
        self.set_clocks()

    def stop(self) -> None:
        """Let nobody think or count any more."""
        if self._timer is not None:
            self._timer.cancel()
        for _, thought in self._thinking.values():
            if thought is not asyncio.current_task():
                thought.cancel()

    async def _bot_turn(self, seat: int, bot: str, asked_at: int) -> None:
        room, started = self._room, time.monotonic()
        try:
            scripted = room.state.scripted(seat)
            answer, goes_on = await self._answer(seat, bot) if scripted is None else (scripted, False)
            # The rest of a turn that is thought through already follows quickly: it is one move to whoever watches.
            pause = room.rooms.settings.bot_pause * (GOING_ON if goes_on else 1)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - started)))
            await room.do(lambda: self._bot_answer(seat, asked_at, answer))
        except Failure as failure:
            LOG.warning("bot %s at table %s: %s", bot, room.id, failure.code)
        except Exception:
            LOG.exception("bot %s at table %s failed", bot, room.id)

    async def _answer(self, seat: int, bot: str) -> tuple[int, bool]:
        """What is left of the plan of a bot's turn, or a new thought; and whether it goes on with the turn."""
        match = self._room.state.match.fork()
        whose, past, plan, spent = self._plans.get(seat, ("", [], Plan(), 0.0))
        # After an undo the game may come to the same question by another way: then the plan does not count.
        answer = plan.next(Eye(match, seat)) if whose == bot and match.entries[: len(past)] == past else None
        goes_on = answer is not None
        if answer is None:
            count, started = len(match.entries), time.monotonic()
            # Who must think again within a turn has only what is left of the turn's limit.
            spent = spent if len(past) >= match.step_began() else 0.0
            plan = Plan(await self._room.rooms.bots.plan(bot, match, seat, self._luck(), spent), count)
            self._plans[seat] = (bot, match.entries[:count], plan, spent + time.monotonic() - started)
            answer = plan.next(Eye(match, seat))
        assert answer is not None
        return answer, goes_on

    async def _bot_answer(self, seat: int, asked_at: int, answer: int) -> None:
        """Play a bot's answer unless the table has moved on meanwhile."""
        state = self._room.state
        current = state.running and state.asked_at == asked_at and state.seats[seat].player is not None
        ask = state.match.question(seat) if current else None
        self._thinking.pop(seat, None)
        if ask is None:
            self.follow_up()
            return
        key = state.game.key_of(ask.name, answer)
        await self._room.commit("answer", seat, {"answers": [key], "bot": True}, by_bot=True)

    def _luck(self) -> str:
        """What bots may know of the seed: nothing that leads back to it."""
        return hashlib.sha256(f"{self._room.state.row['seed']}/luck".encode()).hexdigest()

    def set_clocks(self) -> None:
        """Let the clocks run that should, and see to the first that falls."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clock = self._room.state.clock
        if clock is None:
            return
        clock.run(self._room.clocked())
        wait = clock.next_fall() if clock.rule.at_zero != "nothing" else None
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(wait + 0.01, self._room.on_time)
