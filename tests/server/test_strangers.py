"""No private fact in what a stranger can ask: every address of the API is called, and none tells a planted secret."""

import json
from typing import Any

from sqlalchemy import select, update

from tests.server.house import INVITED, ME, OPEN, House
from tests.server.test_players import Club, club
from tianxia.server.http.app import ENDPOINTS
from tianxia.server.people.export import _queries
from tianxia.server.people.keys import hash_of
from tianxia.server.store.schema import METADATA, people
from tianxia.server.store.store import Store

__all__ = ["club"]
EMAIL, LOGIN, SAID, CUP = "planted@example.org", "planted-login", "planted words", "planted cup"


async def plant(club: Club) -> tuple[dict[str, str], dict[str, str]]:
    """Ada's secrets by what they are, and values for the parameters of addresses."""
    ada, bo = club.guests["Ada"], club.guests["Bo"]
    await club.played({"Ada": 1, "Bo": 2})
    hidden_game = await club.played({"Ada": 1, "Bo": 2}, public=False)
    planted = update(people).where(people.c.id == club.ids["Ada"]).values(email=EMAIL, login=LOGIN, visible=True)
    await club.house.services.store.write(planted)
    await ada.ask("GET", "/api/me")
    table = await ada.new_table(ME, INVITED)
    looker = await ada.sit(table["id"])
    await looker.do("say", text=SAID)
    await looker.close()
    await ada.new_table(ME, OPEN, public=True)
    await bo.ask("PUT", f"/api/friends/{club.ids['Ada']}")
    await ada.ask("PUT", f"/api/friends/{club.ids['Bo']}")
    await ada.ask("PUT", "/api/seek", {"game": "zhanguo"})
    cup = {"name": CUP, "form": "swiss", "game": "qin", "clock": {"seconds": 600, "at_zero": "loss"}, "public": False}
    tournament = (await ada.ask("POST", "/api/tournaments", cup))["terms"]["id"]
    invitation = table["invitations"][0]["path"].partition("#")[2]
    secrets = {"e-mail": EMAIL, "login": LOGIN, "chat": SAID, "key": ada.key or "", "invitation": invitation}
    secrets |= {"a private game": hidden_game, "a private table": table["id"]}
    secrets |= {"a private tournament": tournament, "its name": CUP}
    values = {"player": club.ids["Ada"], "game": "qin", "pace": "live", "deal": "qin", "day": "2026-01-01"}
    return secrets, {**values, "tournament": "0" * 16, "round": "1", "edition": "0" * 64, "channel": "push"}


def addresses(values: dict[str, str], tables: list[str]) -> list[str]:
    """Every address of the API that can be read, with its parameters filled in."""
    found = []
    for endpoint in ENDPOINTS:
        if endpoint.method == "GET":
            for table in tables if "{table}" in endpoint.path else [""]:
                known = {"table": table, "seat": "0", "number": "0", "language": "en", **values}
                found.append(endpoint.path.format(**known))
    return found


async def ask_everything(house: House, guest: Any, paths: list[str]) -> dict[str, str]:
    assert len(paths) > 20, house
    return {path: (await guest.http.get(path)).text for path in paths}


async def test_a_stranger_learns_no_secret_of_anybody(club: Club) -> None:
    secrets, values = await plant(club)
    stranger = club.guests["Cy"]
    public = [table["id"] for table in (await stranger.ask("GET", "/api/tables"))["tables"]]
    assert public
    paths = addresses(values, public)
    paths += [f"/api/tables?which={which}" for which in ("open", "mine", "running", "finished")]
    paths += ["/api/players?name=a", f"/api/results?player={values['player']}", "/metrics", "/ready"]
    for guest in (stranger, club.guests["nobody"]):
        for path, text in (await ask_everything(club.house, guest, paths)).items():
            told = [what for what, secret in secrets.items() if secret and secret in text]
            assert told == [], (path, told)
    for path in ("/api/me/export", "/api/friends"):
        export = json.dumps(await stranger.ask("GET", path))
        assert club.ids["Ada"] not in export
        assert club.ids["Bo"] not in export
    assert SAID in json.dumps(await club.guests["Ada"].ask("GET", "/api/me/export")), "Ada's own has them"


async def test_nothing_leads_to_somebody_who_has_deleted_their_data(club: Club) -> None:
    """Every row of every table is read afterwards."""
    await plant(club)
    ada, store = club.guests["Ada"], club.house.services.store
    await ada.ask("POST", "/api/daily/qin")
    planted = [club.ids["Ada"], EMAIL, LOGIN, hash_of(ada.key or "?")]
    assert all([await holding(store, secret) for secret in planted]), "there was something to delete"
    await ada.ask("DELETE", "/api/me")
    assert {secret: await holding(store, secret) for secret in planted} == {secret: [] for secret in planted}


async def holding(store: Store, secret: str) -> list[str]:
    """The tables that have a secret somewhere."""
    return [
        table.name
        for table in METADATA.sorted_tables
        if any(secret in str(value) for row in await store.rows(select(table)) for value in row.values())
    ]


def test_an_export_has_a_part_for_every_table_about_people() -> None:
    """A new table about people belongs into it, too."""
    exported = {column.table.name for query in _queries("somebody").values() for column in query.selected_columns}
    about = {
        table.name
        for table in METADATA.sorted_tables
        if any(key.column.table.name == "people" for key in table.foreign_keys)
    }
    assert about - exported == {"names", "tokens", "edition_holders"}, "what follows from a name, secrets, and a list"
