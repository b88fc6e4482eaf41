"""Endpoints for editions: which there are, one as a file, uploading one, and checking component files for an editor."""

import asyncio
from collections.abc import Mapping
from typing import Any

from tianxia import games
from tianxia.engine.components.faults import BadComponents, Fault, Faults
from tianxia.engine.components.files import ComponentFiles, FileSet
from tianxia.engine.components.sheets import Column, Reading
from tianxia.engine.components.texts import decoded
from tianxia.engine.game import BadInput, Game
from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.http.games import GAME, named_game
from tianxia.server.protocol import edition_responses as responses
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.requests import ComponentTexts, EditionId, EditionUpload
from tianxia.server.protocol.responses import Count

EDITION: dict[str, Any] = {"edition": EditionId}


async def list_editions(call: Call) -> responses.EditionList:
    """The editions of a game that you may choose for a table."""
    rows = await call.services.editions.of(named_game(call), call.viewer)
    return responses.EditionList([responses.EditionInfo(**row) for row in rows])


async def show_edition(call: Call) -> responses.EditionFile:
    """An edition with all its files."""
    edition = await call.services.editions.get(call.path["edition"])
    assert edition is not None
    plain = {name: getattr(edition, name) for name in ("id", "game", "name", "credits", "base")}
    return responses.EditionFile(**plain, files=dict(edition.files), text=edition.text())


async def upload_edition(call: Call) -> responses.EditionInfo:
    """Check an edition and add it to your list."""
    person = call.somebody()
    if not person.has_account and not call.services.settings.local_only:
        raise Failure("editions-need-account", 403)
    call.services.uploads.charge(call.address)
    return responses.EditionInfo(**await call.services.editions.add(call.body.edition.encode(), person.id))


async def let_edition_go(call: Call) -> Count:
    """Take an edition off your list; tables that use it go on."""
    person = call.somebody()
    await call.services.editions.let_go(call.path["edition"], person.id)
    return Count(1)


async def list_files(call: Call) -> responses.ComponentFiles:
    """The built-in component files of a game, with their tables."""
    game = _game(call)
    own = game.component_files
    assert own is not None
    files = [_file(own, name, own.own[name]) for name in own.names]
    return responses.ComponentFiles(game.name, game.load_components(None).digest, files)


async def check_files(call: Call) -> responses.Checked:
    """What is wrong with component files, and how their tables were read."""
    game = _game(call)
    call.services.checks.charge(call.address)
    return await asyncio.to_thread(_checked, game, call.body.files)


def _game(call: Call) -> Game[Any]:
    game = games.game(named_game(call))
    if game.component_files is None:
        raise Failure("edition-none-for", 409, game=game.name)
    return game


def _checked(game: Game[Any], texts: Mapping[str, str]) -> responses.Checked:
    files = game.component_files
    assert files is not None
    unknown = next((name for name in texts if name not in files.names), None)
    if unknown is not None:
        raise BadInput("component-file-unknown", file=unknown, files=", ".join(files.names))
    read = FileSet(files, {name: text.encode() for name, text in texts.items()}, None)
    tables = [_file(files, name, decoded(text.encode())) for name, text in texts.items() if files.sheet(name)]
    try:
        components = files.make(read)
    except BadComponents as error:
        return responses.Checked([_fault(fault) for fault in error.faults], None, read.changed(), tables)
    return responses.Checked([], components.digest, read.changed(), tables)


def _fault(fault: Fault) -> responses.FaultInfo:
    place = (fault.file, fault.line, fault.column, fault.name)
    return responses.FaultInfo(*place, fault.message, dict(fault.values))


def _file(files: ComponentFiles[Any], name: str, text: str) -> responses.ComponentFile:
    sheet = files.sheet(name)
    if sheet is None:
        return responses.ComponentFile(name, text, 0, [], [])
    reading = Reading(sheet, text, Faults())
    reading.read()
    rows = [responses.TableRow(row.line, row.cells) for row in reading.raw] if reading.whole else []
    columns = [_column(column, reading.columns.get(column.name, -1) + 1) for column in sheet.columns]
    return responses.ComponentFile(name, text, reading.header_line, columns, rows)


def _column(column: Column, at: int) -> responses.TableColumn:
    kind: Any = "number" if column.is_number else "word" if column.words else "text"
    bounds = (column.low or 0, column.high or 0)
    return responses.TableColumn(column.name, at, kind, list(column.words), *bounds, column.blank)


CHECK = "/api/games/{game}/components/check"
ENDPOINTS = [
    Endpoint("GET", "/api/games/{game}/editions", list_editions, responses.EditionList, names=GAME),
    Endpoint("GET", "/api/games/{game}/components/files", list_files, responses.ComponentFiles, names=GAME),
    Endpoint("POST", CHECK, check_files, responses.Checked, ComponentTexts, names=GAME, large=True),
    Endpoint("POST", "/api/editions", upload_edition, responses.EditionInfo, EditionUpload, status=201, large=True),
    Endpoint("GET", "/api/editions/{edition}", show_edition, responses.EditionFile, names=EDITION),
    Endpoint("DELETE", "/api/editions/{edition}", let_edition_go, Count, names=EDITION),
]
