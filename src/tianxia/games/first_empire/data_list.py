"""Every entry of the data files as a datum with its provenance."""

from collections.abc import Iterator, Mapping
from typing import Any

from tianxia.engine.game import Datum
from tianxia.games.first_empire.names import TABLEAU_NAMES

SAYING = ("provenance", "source")


def every_datum(files: Mapping[str, Any]) -> list[Datum]:
    """All files, entry by entry."""
    return [
        *_rows("card", files["cards.csv"]),
        *_tables("alchemist", {"cards": files["alchemists.toml"]}),
        *_tables("tiles", files["tiles.toml"]),
        *_tables("board", files["boards.toml"]),
        *_tables("reward", _tableaux(files["rewards.toml"])),
        *_rows("li_si.card", files["li_si.csv"]),
        *_tables("li_si", files["li_si.toml"]),
    ]


def _rows(name: str, rows: list[dict[str, str]]) -> Iterator[Datum]:
    for row in rows:
        value = " ".join(text for key, text in row.items() if text and key not in (*SAYING, "number"))
        yield Datum(f"{name}.{row['number']}", value, *_origin(row))


def _tables(name: str, tables: Any) -> Iterator[Datum]:
    for table, entries in tables.items():
        for key, value in entries.items() if isinstance(entries, dict) else ():
            if key not in SAYING:
                yield Datum(f"{name}.{table}.{key}", _text(value), *_origin(entries))


def _origin(entry: Mapping[str, Any]) -> tuple[str, str]:
    """The provenance and source of an entry; one that does not say is the owner's of the files."""
    return str(entry.get("provenance") or "given"), str(entry.get("source", ""))


def _tableaux(rewards: Any) -> dict[str, Any]:
    """The tableaux with the provenance of their file, reward by reward."""
    said = {key: rewards[key] for key in SAYING if key in rewards}
    tableaux = {name: rewards[name] for name in TABLEAU_NAMES}
    return {name: {**said, **_slots(table)} for name, table in tableaux.items()}


def _slots(tableau: Any) -> dict[str, Any]:
    slots = {f"{row}.{number}": slot for row in tableau["rows"] for number, slot in enumerate(tableau[row], 1)}
    return {"rows": tableau["rows"], **slots}


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_text(part)}" for key, part in value.items())
    return " ".join(_text(part) for part in value if part != "") if isinstance(value, list) else str(value)
