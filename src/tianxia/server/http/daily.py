"""Endpoints of the daily deal: today's, those of other days, and playing one."""

from typing import Annotated, Any

from msgspec import Meta

from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.player_responses import DailyDeal, DailyDeals
from tianxia.server.protocol.responses import Created
from tianxia.server.protocol.shapes import Word

Day = Annotated[str, Meta(pattern=r"^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$", description="a day of UTC")]


async def list_deals(call: Call) -> DailyDeals:
    """Today's deals with their leaderboards, and yesterday's best games."""
    return await call.services.daily.today(call.viewer)


async def show_deal(call: Call) -> DailyDeal:
    """One deal of one day with its leaderboard."""
    try:
        return await call.services.daily.deal(call.path["deal"], call.path["day"], call.viewer)
    except ValueError:  # the 30th of February
        raise Failure("malformed", 400, why="day") from None


async def play_deal(call: Call) -> Created:
    """Play today's deal: the first try counts; one that is under way goes on."""
    return await call.services.daily.begin(call.somebody(), call.path["deal"], call.services.settings.local_only)


DEAL: dict[str, Any] = {"deal": Word}
ENDPOINTS = [
    Endpoint("GET", "/api/daily", list_deals, DailyDeals),
    Endpoint("POST", "/api/daily/{deal}", play_deal, Created, names=DEAL, status=201),
    Endpoint("GET", "/api/daily/{deal}/{day}", show_deal, DailyDeal, names={**DEAL, "day": Day}),
]
