"""Every entry of the data files as a datum with its provenance."""

from collections.abc import Iterator, Mapping
from typing import Any

from tianxia.engine.game import Datum
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.rules.tasks import TASK_KINDS


def every_datum(files: Mapping[str, Any]) -> list[Datum]:
    """All files, entry by entry."""
    return [
        *_table_data("board", files["boards.toml"], ("tracks", "blocks", "officials", "ability")),
        *_table_data("map", files["map.toml"]),
        *_wall_data(files["tiles.toml"]),
        *_task_data(files["tiles.toml"]),
        *_reward_data(files["rewards.toml"]),
        *_card_data(files["cards.csv"]),
        *_table_data("pieces", files["pieces.toml"]),
    ]


def _said(entry: Mapping[str, Any]) -> dict[str, str]:
    """Where an entry comes from; one that does not say is the owner's of the files."""
    return {"provenance": str(entry.get("provenance") or "given"), "source": str(entry.get("source", ""))}


def _table_data(kind: str, tables: Any, only: tuple[str, ...] = ()) -> Iterator[Datum]:
    """A file of tables, each of which states once where its values come from."""
    for name, table in tables.items():
        for key, value in table.items() if isinstance(table, dict) else ():
            if key not in ("provenance", "source") and (not only or key in only):
                yield Datum(f"{kind}.{name}.{key}", str(value), **_said(table))


def _wall_data(tiles: Any) -> Iterator[Datum]:
    for number, tile in enumerate(tiles["wall"]):
        for side, face in zip(names.FACES, tile["faces"], strict=True):
            value = f"{face['criterion']} {'/'.join(str(vp) for vp in face['vp'])}"
            yield Datum(f"wall.{number + 1}{side}", value, **_said(tiles.get("walls", {})))


def _task_data(tiles: Any) -> Iterator[Datum]:
    for kind in TASK_KINDS:
        for number, tile in enumerate(tiles["task"][kind.name], 1):
            yield Datum(f"task.{kind.name}.{number}", ", ".join(str(place) for place in tile["places"]), **_said(tile))
    yield from _table_data("task", {"slots": tiles["slots"]})


def _reward_data(rewards: Any) -> Iterator[Datum]:
    for aspect in names.ASPECTS:
        for number, reward in enumerate(rewards[aspect], 1):
            regions = ", ".join(str(region) for region in reward["regions"]) or "any"
            yield Datum(f"reward.{aspect}.{number}", f"{reward['kind']} @ {regions}", **_said(reward))


def _card_data(rows: Any) -> Iterator[Datum]:
    for row in rows:
        value = f"{row['aspect']} {row['trigger']}: {row['bonus']} {row['amount']}"
        yield Datum(f"card.{row['number']}", value, **_said(row))
