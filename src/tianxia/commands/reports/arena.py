"""The figures of a contest as text."""

from collections.abc import Sequence

from tianxia.commands.output import table, title
from tianxia.engine.game import Json
from tianxia.words import Words


def report(said: Words, data: Json) -> str:
    """The ladder, the pairings, and a note on the method."""
    parts = [title(said, data), *([] if data["compiled"] else [said.say("arena-uncompiled")])]
    if data["ladder"]:
        parts += [ladder_table(said, data["ladder"])]
    parts += [pairings_table(said, data["pairings"])] if data["pairings"] else []
    return "\n".join([*parts, *verdicts(said, data), said.say("arena-note")])


def ladder_table(said: Words, ladder: Sequence[Json]) -> str:
    """One row per bot, the strongest first."""
    rows = [
        [each["bot"], said.say("arena-elo", elo=each["elo"], low=each["interval"][0], high=each["interval"][1])]
        for each in ladder
    ]
    return table([[said.say("arena-head-bot"), said.say("arena-head-elo")], *rows])


def pairings_table(said: Words, pairings: Sequence[Json]) -> str:
    """One row per bot of each pairing; a bot in several seats has one row, with figures per seat."""
    heads = [said.say(f"arena-head-{head}") for head in ("pairing", "bot", "games", "share", "rank")]
    rows = [row(said, each, player) for each in pairings for player in shown(each)]
    return table([heads, *rows], (2,))


def shown(pairing: Json) -> list[Json]:
    """The bots of a pairing; of two only the first, since the other has the rest."""
    players: list[Json] = pairing["players"]
    return players[:1] if len(pairing["bots"]) == 2 else players


def row(said: Words, pairing: Json, player: Json) -> list[str]:
    """The figures of one bot of a pairing."""
    low, high = player["interval"]
    share = said.say("simulate-share", share=100 * player["share"], low=100 * low, high=100 * high)
    low, high = player["rank_interval"]
    rank = said.say("arena-rank", rank=player["mean_rank"], low=low, high=high)
    return [" – ".join(pairing["bots"]), player["bot"], str(pairing["games"]), share, rank]


def verdicts(said: Words, data: Json) -> list[str]:
    """The verdict of the sequential test on each pairing."""
    return [
        said.say(
            "arena-verdict",
            bot=each["bots"][0],
            pairing=" – ".join(each["bots"]),
            verdict=each["verdict"],
            games=each["verdict_after_games"],
            claim=100 * data["claim"],
        )
        for each in data["pairings"]
    ]
