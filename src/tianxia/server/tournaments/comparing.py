"""One deal at several tables, side by side: who did best with the same draws in the same seat."""

from sqlalchemy import select

from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.tournaments import Deal, DealSeat, DealTable
from tianxia.server.store.schema import Row, Values, result_seats, tables, tournament_rounds
from tianxia.server.store.store import Store
from tianxia.server.tables.deals import is_secret
from tianxia.server.tournaments.history import History, Pairing
from tianxia.server.tournaments.tie_breaks import shares_outdone


async def deal_for(store: Store, deal: str, viewer: str | None) -> Deal:
    """Everything that may be revealed about a deal; Failure if there is none."""
    rows = await store.rows(select(tables).where(tables.c.deal == deal).order_by(tables.c.made, tables.c.id))
    if not rows:
        raise Failure("no-duplicate-deal", 404)
    secret, ids = await is_secret(store, deal), [row["id"] for row in rows]
    held: dict[str, list[Values]] = {}
    for seat in await store.seats(ids):
        held.setdefault(seat["table"], []).append(seat)
    ranked: dict[str, list[Row]] = {}
    for row in await store.rows(
        select(result_seats).where(result_seats.c.result.in_(ids)).order_by(result_seats.c.seat)
    ):
        ranked.setdefault(row["result"], []).append(row)
    round_of = select(tournament_rounds.c.number).where(tournament_rounds.c.deal == deal)
    games = _games(ranked)
    return Deal(
        id=deal,
        game=rows[0]["game"],
        options=rows[0]["options"],
        secret=secret,
        tournament=rows[0]["tournament"],
        round=await store.value(round_of),
        tables=[_table(row, held[row["id"]], ranked.get(row["id"]), games, viewer) for row in rows],
    )


def _games(ranked: dict[str, list[Row]]) -> History:
    """The tables as if they were one round, with a numbered entrant for each seat."""
    games, number = list[Pairing](), 0
    for table, its in ranked.items():
        scores = tuple(seat["score"] for seat in its)
        whole = scores if all(score is not None for score in scores) else ()
        places = tuple(seat["rank"] for seat in its)
        games.append(Pairing(1, tuple(range(number, number + len(its))), table, places, whole))
        number += len(its)
    return History(tuple(range(number)), 2, tuple(games))


def _table(row: Row, held: list[Values], ranked: list[Row] | None, games: History, viewer: str | None) -> DealTable:
    game = next((game for game in games.pairings if game.table == row["id"]), None)
    outdone = shares_outdone(games)
    seats = []
    for seat in held:
        result = ranked[seat["seat"]] if ranked is not None else None
        entrant = game.entrants[seat["seat"]] if game is not None else -1
        seats.append(
            DealSeat(
                seat=seat["seat"],
                kind=seat["kind"],
                name=seat["name"],
                player=seat["person"] if seat["kind"] == "person" else None,
                bot=seat["bot"],
                score=result["score"] if result is not None else None,
                place=result["rank"] if result is not None else None,
                margin=game.margin(entrant) if game is not None else None,
                outdone=outdone.get((1, entrant)),
                you=viewer is not None and seat["person"] == viewer,
            )
        )
    return DealTable(row["id"], row["state"], row["ended"], seats)
