"""Orders wait in the store until a server takes them. One that was taken is carried out once, even if that fails."""

import asyncio
import logging
import secrets
import time

from sqlalchemy import select, update

from tianxia.engine.game import BadInput, Json
from tianxia.server.admin.actions import ACTIONS
from tianxia.server.protocol.errors import Failure
from tianxia.server.services import Services
from tianxia.server.store.schema import Row, orders

LOG = logging.getLogger("tianxia.server")
EVERY = 1.0
"""Seconds between two looks for orders."""
AFTER_TROUBLE = 30.0
"""The same after one that failed: a database that is away must not fill the log."""
OTHERS_FIRST = 2.0
"""Seconds in which another server may take an order that it can carry out better."""
WAITING = select(orders).where(orders.c.taker.is_(None)).order_by(orders.c.made)
"""Made once: making a query costs as much as running it, and every process asks this one every second."""


async def follow(services: Services) -> None:
    """Carry out orders as they come."""
    me = secrets.token_hex(8)
    while True:
        try:
            await carry_out_waiting(services, me)
            await asyncio.sleep(EVERY)
        except Exception:
            LOG.exception("the operator's orders could not be read")
            await asyncio.sleep(AFTER_TROUBLE)


async def carry_out_waiting(services: Services, me: str) -> None:
    """Take the orders that wait, and carry them out one after the other."""
    for order in await services.store.rows(WAITING):
        if is_for(services, order) and await _take(services, order, me):
            await _report(services, order, await result_of(services, order["kind"], order["body"]))


def is_for(services: Services, order: Row) -> bool:
    """Whether this server should take an order: one that knows more of the matter comes first."""
    knows = True
    if order["kind"] == "close":
        knows = order["body"]["table"] in services.rooms
    elif order["kind"] == "ban" and order["body"].get("address"):
        knows = services.bots.shares.address_of(order["body"]["person"]) is not None
    return knows or services.fleet.is_alone or time.time() - order["made"] > OTHERS_FIRST


async def _take(services: Services, order: Row, me: str) -> bool:
    """Take an order; of several servers that try, one succeeds."""
    there = (orders.c.id == order["id"]) & orders.c.taker.is_(None)
    await services.store.write(update(orders).where(there).values(taker=me))
    return bool(await services.store.value(select(orders.c.taker).where(orders.c.id == order["id"])) == me)


async def _report(services: Services, order: Row, result: Json) -> None:
    """Store what came of an order, and forget what was ordered."""
    there = orders.c.id == order["id"]
    await services.store.write(update(orders).where(there).values(result=result, body={}))
    # No log has an address, not even a banned one.
    about = next((order["body"][name] for name in ("table", "person") if name in order["body"]), "")
    LOG.info("the operator's order to %s %s: %s", order["kind"], about, result.get("code", "done"))


async def result_of(services: Services, kind: str, body: Json) -> Json:
    """Carry out one order; what it reports, or the message and the values of what went wrong."""
    try:
        return await ACTIONS[kind](services, body)
    except BadInput as error:
        return {"code": error.message, "values": error.values}
    except Failure as failure:
        return {"code": f"server-{failure.code}", "values": failure.values}
    except Exception:
        LOG.exception("the operator's order to %s failed", kind)
        return {"code": "server-server-failed", "values": {}}
