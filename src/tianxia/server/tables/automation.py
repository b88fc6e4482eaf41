"""What moves a table on without its players: bots that have a question, and clocks that run out."""

import asyncio
import hashlib
import logging
import time
from functools import partial

from tianxia.bots.turns import Plan
from tianxia.engine.entry import Entry
from tianxia.engine.eye import Eye
from tianxia.server.protocol.errors import Failure
from tianxia.server.tables.room import Room
from tianxia.server.tables.seating import time_is_up
from tianxia.server.workers.bots import BotPool

LOG = logging.getLogger("tianxia.server")
THINKS_AGAIN_AFTER = 10.0
"""Seconds until a bot that could not think is asked again; nobody else would ask it."""
WITHIN_TURN = 0.25
"""The fraction of a bot's pause between two answers of one turn."""


class Automation:
    """The bots and clocks of one room."""

    def __init__(self, room: Room, bots: BotPool, pause: float) -> None:
        """Begin with no bot thinking and no timer set; `pause` is the least time that a bot seems to think."""
        self._room, self._bots, self._pause = room, bots, pause
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._plans: dict[int, tuple[str, list[Entry], Plan, float]] = {}
        """By seat: the bot, the entries its plan was made on, the rest of the plan, and seconds thought this turn."""

    @property
    def busy(self) -> bool:
        """Whether a bot thinks. A clock needs no room to run."""
        return any(not thought.done() for _, thought in self._thinking.values())

    def follow_up(self) -> None:
        """Start the bots and clocks that the game now needs."""
        state = self._room.state
        for seat in state.asked() if state.running else []:
            bot = state.seats[seat].player
            if bot is not None and self._thinking.get(seat, (-1, None))[0] != state.asked_at:
                thought = asyncio.create_task(self._bot_turn(seat, bot, state.asked_at))
                self._thinking[seat] = (state.asked_at, thought)
        self.set_clocks()

    def stop(self) -> None:
        """Stop all bots and the timer."""
        if self._timer is not None:
            self._timer.cancel()
        for _, thought in self._thinking.values():
            if thought is not asyncio.current_task():
                thought.cancel()

    async def _bot_turn(self, seat: int, bot: str, asked_at: int) -> None:
        room, started = self._room, time.monotonic()
        try:
            scripted = room.state.scripted(seat)
            answer, continues = await self._answer(seat, bot) if scripted is None else (scripted, False)
            # The rest of a planned turn follows quickly: to those who watch it is one move.
            pause = self._pause * (WITHIN_TURN if continues else 1)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - started)))
            await room.do(lambda: self._bot_answer(seat, asked_at, answer))
        except Failure as failure:
            LOG.warning("bot %s at table %s: %s", bot, room.id, failure.code)
        except Exception:
            LOG.exception("bot %s at table %s failed", bot, room.id)
            await self._ask_again(seat)

    async def _ask_again(self, seat: int) -> None:
        """After a while, ask the bot of a seat again, unless the table has moved on and it thinks about that."""
        await asyncio.sleep(THINKS_AGAIN_AFTER)
        if self._thinking.get(seat, (-1, None))[1] is asyncio.current_task():
            del self._thinking[seat]
            self.follow_up()

    async def _answer(self, seat: int, bot: str) -> tuple[int, bool]:
        """The next answer of a bot's plan, or of a new one; and whether it continues a planned turn."""
        match = self._room.state.match.fork()
        whose, past, plan, spent = self._plans.get(seat, ("", [], Plan(), 0.0))
        # After an undo the game may reach the same question another way: then the plan is void.
        answer = plan.next(Eye(match, seat)) if whose == bot and match.entries[: len(past)] == past else None
        continues = answer is not None
        if answer is None:
            count = len(match.entries)
            # A bot that must think again within a turn has only the rest of the turn's limit.
            spent = spent if len(past) >= match.step_began() else 0.0
            host: str | None = self._room.state.row["host"]
            thought = await self._bots.plan(bot, match, seat, self._luck(), spent, host)
            plan = Plan(thought.steps, count)
            self._plans[seat] = (bot, match.entries[:count], plan, spent + thought.seconds)
            answer = plan.next(Eye(match, seat))
        assert answer is not None
        return answer, continues

    async def _bot_answer(self, seat: int, asked_at: int, answer: int) -> None:
        """Play a bot's answer unless the table has moved on."""
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
        """A hash of the seed for bots to draw luck from: it does not lead back to the seed.

        In a tournament the table is in it, too, or bots with the same deal would all play the same game.
        """
        row = self._room.state.row
        where = f"{row['id']}/" if row["tournament"] else ""
        return hashlib.sha256(f"{row['seed']}/{where}luck".encode()).hexdigest()

    def set_clocks(self) -> None:
        """Run the clocks that should run, and set a timer for the first to run out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clock = self._room.state.clock
        if clock is None:
            return
        clock.run(self._room.clocked())
        wait = clock.next_fall() if clock.rule.at_zero != "nothing" else None
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(wait + 0.01, self._time_is_up)

    def _time_is_up(self) -> None:
        self._room.post(partial(time_is_up, self._room))
