"""Endpoints about the people one follows, and whether one's own followers see when one is here."""

from typing import Any

from msgspec.structs import replace

from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.http.me import me_of
from tianxia.server.players.searching import PlayerId
from tianxia.server.protocol.player_responses import Friends
from tianxia.server.protocol.requests import Showing
from tianxia.server.protocol.responses import Me


async def list_friends(call: Call) -> Friends:
    """The people you follow, with a public table of each and whether they are here, if they show it."""
    return await call.services.following.friends(call.anybody())


async def follow(call: Call) -> Friends:
    """Follow somebody whose page you may see. They are not told."""
    call.services.follows.charge(call.somebody().id)
    return await call.services.following.follow(call.somebody(), call.path["player"])


async def unfollow(call: Call) -> Friends:
    """Follow somebody no longer."""
    call.services.follows.charge(call.anybody().id)
    return await call.services.following.unfollow(call.anybody(), call.path["player"])


async def show_myself(call: Call) -> Me:
    """Let those who follow you see when you are here, or stop that; at first nobody sees it."""
    await call.services.following.show(call.anybody(), call.body.visible)
    return replace(me_of(call.anybody()), visible=call.body.visible)


PLAYER: dict[str, Any] = {"player": PlayerId}
ENDPOINTS = [
    Endpoint("GET", "/api/friends", list_friends, Friends),
    Endpoint("PUT", "/api/friends/{player}", follow, Friends, names=PLAYER),
    Endpoint("DELETE", "/api/friends/{player}", unfollow, Friends, names=PLAYER),
    Endpoint("PUT", "/api/me/visible", show_myself, Me, body=Showing),
]
