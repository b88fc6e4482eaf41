"""Figures of simulations and contests as CSV: one row per bot, seat or pairing, with the same values as in JSON."""

import csv
from collections.abc import Mapping, Sequence
from typing import IO, Any

from tianxia.engine.game import Json

Row = dict[str, Any]


def write_csv(rows: Sequence[Row], out: IO[str]) -> None:
    """Write rows under the names of all their columns; missing values stay empty."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    writer = csv.DictWriter(out, columns, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


# -- simulations


def simulation_rows(data: Json) -> list[Row]:
    """Rows by bot, by seat, by bot over whole series, and for players without a seat."""
    head = {
        "game": data["game"],
        "seed": data["seed"],
        "games": data["games"],
        "seats": ",".join(data["players"]),
        **prefixed("option", data["options"]),
    }
    series = data["series"]["by_bot"] if data["series"] else []
    return [
        *({**head, "by": "bot", "who": each["bot"], **seat_cells(each)} for each in data["by_bot"]),
        *({**head, "by": "seat", "who": each["seat"], **seat_cells(each)} for each in data["by_seat"]),
        *({**head, "by": "series", "who": each["bot"], **seat_cells(each)} for each in series),
        *({**head, "by": "other", "who": name, **other_cells(each)} for name, each in data["others"].items()),
    ]


def seat_cells(each: Json) -> Row:
    """Wins, scores and sources of a bot or a seat."""
    return {
        "played": each["played"],
        "wins": each["wins"],
        "share": each["share"],
        **interval("share", each["interval"]),
        "shared": each["shared"],
        **prefixed("score", each["scores"]),
        **prefixed("source", each["sources"]),
    }


def other_cells(each: Json) -> Row:
    """Scores and sources of a player without a seat, and the margin over it."""
    margin = each["margin"]
    return {
        **prefixed("score", each["scores"]),
        **prefixed("source", each["sources"]),
        "margin": margin["mean"],
        **interval("margin", margin["interval"]),
    }


# -- contests


def contest_rows(data: Json) -> list[Row]:
    """A row for each bot of each pairing, with its place on the ladder where there is one."""
    head = {
        "game": data["game"],
        "seed": data["seed"],
        "seats": data["seats"],
        **prefixed("option", data["options"]),
        "claim": data["claim"],
    }
    rungs = {each["bot"]: each for each in data["ladder"] or []}
    return [
        {**head, **player_cells(each, player), **rung_cells(rungs.get(player["bot"]))}
        for each in data["pairings"]
        for player in each["players"]
    ]


def player_cells(pairing: Json, player: Json) -> Row:
    """The figures of one bot of a pairing; the verdict is about the first."""
    is_first = player["bot"] == pairing["bots"][0]
    return {
        "pairing": ",".join(pairing["bots"]),
        "bot": player["bot"],
        "deals": pairing["deals"],
        "games": pairing["games"],
        "share": player["share"],
        **interval("share", player["interval"]),
        "mean_rank": player["mean_rank"],
        **interval("mean_rank", player["rank_interval"]),
        "verdict": pairing["verdict"] if is_first else "",
        "verdict_after_games": pairing["verdict_after_games"] if is_first else "",
    }


def rung_cells(rung: Json | None) -> Row:
    """Elo points with their interval."""
    return {} if rung is None else {"elo": rung["elo"], **interval("elo", rung["interval"])}


# -- cells


def prefixed(name: str, values: Mapping[str, Any]) -> Row:
    """Values as columns named after what they belong to."""
    return {f"{name}_{each}": value for each, value in values.items()}


def interval(name: str, bounds: Sequence[float]) -> Row:
    """Both ends of a 95 % interval."""
    return {f"{name}_low": bounds[0], f"{name}_high": bounds[1]}
