"""Records what a real server says at some tables, for the workshop (`web/dev/`): run it against a running server.

    python web/scripts/make_fixtures.py http://localhost:8380 [NAME …]

Each file holds a welcome in the middle of a game with drafts and refusals that the workshop can answer with.
"""

import asyncio
import json
import sys
import urllib.request
from pathlib import Path
from typing import Any

import websockets

TARGET = Path(__file__).resolve().parents[1] / "dev" / "fixtures"
GAMES: dict[str, tuple[str, int, dict[str, str], int]] = {
    "two": ("qin", 2, {"board": "bird", "first": "0"}, 18),
    "three": ("qin", 3, {"board": "bird", "first": "0"}, 9),
    "four": ("qin", 4, {"board": "lion", "first": "0"}, 8),
    "end": ("qin", 2, {"board": "lion", "first": "0"}, 200),
    "zhanguo": ("zhanguo", 3, {"boards": "b"}, 60),
    "empire": ("first_empire", 4, {}, 60),
    "li-si": ("first_empire", 1, {"li_si": "2"}, 60),
}
"""By name: the game, how many seats, its options, and after how many hinted answers."""
DRAFTS = 12
MOST = 16
"""A draft of many answers is followed until so many views of it are kept."""


async def main(url: str) -> None:
    """Record every game."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or GAMES:
        (TARGET / f"{name}.json").write_text(json.dumps(await recorded(url, *GAMES[name])), encoding="utf-8")
        print(name)


async def recorded(url: str, game: str, seats: int, options: dict[str, str], moves: int) -> dict[str, Any]:
    """Play some hinted moves against bots, then note what there is to see."""
    cookie = _post(url, "me", {"name": "Ada"}, None)[1]
    wishes = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(seats - 1))]
    body = {"game": game, "seats": wishes, "options": options}
    table = _post(url, "tables", body, cookie)[0]["table"]["id"]
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
        talk = Talk(socket)
        await talk.ask({"type": "hello"})
        for _ in range(moves):
            if not await talk.my_turn():
                break
            hint = await talk.ask({"type": "hint", "seat": 0})
            await talk.ask({"type": "confirm", "seat": 0, "version": talk.version, "answers": [hint["answer"]]})
        running = await talk.my_turn()
        welcome = await talk.ask({"type": "look", "eye": 0})
        return {
            "welcome": welcome,
            **(await talk.trials(welcome) if running else {"drafted": {}, "reasons": {}, "hint": ""}),
        }


def _post(url: str, path: str, body: dict[str, Any], cookie: str | None) -> tuple[Any, str]:
    headers = {"content-type": "application/json", **({"Cookie": cookie} if cookie else {})}
    request = urllib.request.Request(f"{url}/api/{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers.get("set-cookie") or "").partition(";")[0]


class Talk:
    """A conversation with one table."""

    def __init__(self, socket: Any) -> None:
        """Begin it."""
        self.socket, self.number, self.version = socket, 0, 0
        self.asked, self.state = False, "running"

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait for its answer, taking in the news on the way."""
        self.number += 1
        await self.socket.send(json.dumps({**message, "id": self.number}))
        while True:
            answer = await self.take()
            if answer.get("id") != self.number:
                continue
            if answer.get("code") != "too-many":
                return answer
            await asyncio.sleep(1)  # the server lets nobody ask too much at once
            return await self.ask(message)

    async def take(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        if message["type"] in ("welcome", "changed"):
            self.version, seen = message["version"], message["seen"]
            self.asked = seen is not None and seen["question"] is not None
            self.state = message["state"] if message["type"] == "changed" else message["table"]["state"]
        return message

    async def my_turn(self) -> bool:
        """Wait for one's turn; False once the game is over."""
        while not self.asked and self.state == "running":
            await self.take()
        return self.state == "running"

    async def trials(self, welcome: dict[str, Any]) -> dict[str, Any]:
        """What drafts would bring about, and why other answers are refused."""
        options = welcome["seen"]["options"]
        drafted = {}
        for key in options[:: max(1, len(options) // DRAFTS)]:
            drafted[key] = await self.draft(key, preview=True)
        hint = (await self.ask({"type": "hint", "seat": 0}))["answer"]
        drafted |= await self.hinted_draft()
        candidates = (await self.ask({"type": "list_candidates", "seat": 0}))["candidates"]
        refused = [one for one in candidates if one["refusal"]]
        joins = [one for one in refused if one["refusal"]["rule"] == "Q-3.8"]
        kept = joins[:8] + refused[:: max(1, len(refused) // DRAFTS)]
        return {"drafted": drafted, "reasons": {one["answer"]: one["refusal"] for one in kept}, "hint": hint}

    async def hinted_draft(self) -> dict[str, Any]:
        """A bot's turn as a draft, answer by answer, by the answers so far; with what other answers would lead to."""
        drafted: dict[str, Any] = {}
        options: list[str] | None = []
        path: list[str] = []
        while options is not None and len(drafted) < MOST:
            for key in options[:DRAFTS]:
                drafted["|".join([*path, key])] = await self.draft(key, preview=True)
            hint = (await self.ask({"type": "hint", "seat": 0, "drafted": True}))["answer"]
            path.append(hint)
            found = await self.draft(hint)
            drafted["|".join(path)], options = found, found["options"]
        await self.draft(keep=0)
        return drafted

    async def draft(self, *answers: str, **more: Any) -> Any:
        """Set the draft, or try what another one would bring about."""
        return await self.ask({"type": "draft", "seat": 0, "version": self.version, "answers": [*answers], **more})


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1].rstrip("/")))
