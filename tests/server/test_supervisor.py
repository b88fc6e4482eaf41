"""The supervisor of several processes: what it makes of those that cannot start."""

import contextlib
import socket
from multiprocessing import Pipe

import pytest

from tianxia.engine.game import BadInput
from tianxia.server.ops.supervisor import Plan, Supervisor
from tianxia.server.settings import Settings


def test_a_process_that_cannot_start_stops_no_others_once_all_were_there(caplog: pytest.LogCaptureFixture) -> None:
    with socket.socket() as bound:
        keeper = Supervisor(Plan(Settings(db="sqlite://"), "127.0.0.1", 0), 2, bound)
    place = keeper._places[0]
    place.pipe, theirs = Pipe()
    for announced in (False, True):
        keeper._announced = announced
        theirs.send(("db-unreachable", {"db": "tables", "why": "no route to host"}))
        with contextlib.nullcontext() if announced else pytest.raises(BadInput, match="db-unreachable"):
            keeper._hear(place)
    assert "Can’t connect to tables: no route to host." in caplog.text
    assert not place.is_ready
