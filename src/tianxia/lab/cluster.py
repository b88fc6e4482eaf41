"""Workers on other machines: a Dask cluster that already runs, reached through `distributed`, the extra `cluster`.

Anyone who reaches its scheduler can run code on its machines: see docs/cluster.md.
"""

import logging
import pickle
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Future
from concurrent.futures.process import _ExceptionWithTraceback
from typing import Any, TypeVar
from urllib.parse import urlsplit

from tianxia import __version__
from tianxia.engine.game import BadInput
from tianxia.lab.needs import Needs, check_here, check_version, no_bot
from tianxia.lab.workers import Finished, Workers, run_batch

Task = TypeVar("Task")
Result = TypeVar("Result")

SCHEMES = {"dask": "tcp", "dask+tls": "tls"}
PORT = 8786
"""The usual port of a scheduler."""
CONNECTING = 5.0
"""Seconds to wait for the scheduler, and for a first worker."""
PATIENCE = 60.0
"""Seconds to wait for a worker once all have gone; a supervised one is back after a few."""
RECOUNT = 5.0
"""Seconds after which the workers are counted again, because others may have joined."""
RETRIES = 2


def connect(address: str) -> "Cluster":
    """The cluster with the scheduler at `dask://host:port`; BadInput where there is none."""
    scheduler = scheduler_at(address)
    try:
        import distributed
    except ImportError:
        raise BadInput("cluster-no-extra") from None
    # It would log a traceback where we say in one sentence that the connection was lost.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        if scheduler.startswith("tls:") and not distributed.Security().get_connection_args("client")["ssl_context"]:
            raise BadInput("cluster-no-tls")
        client = distributed.Client(scheduler, timeout=CONNECTING, set_as_default=False)
    except OSError as error:
        raise BadInput("cluster-unreachable", address=address, why=first_line(error)) from None
    return Cluster(address, client)


def scheduler_at(address: str) -> str:
    """The address as Dask writes it; BadInput where it is no address of a cluster."""
    try:
        parts = urlsplit(address)
        scheme, host, port = SCHEMES[parts.scheme], parts.hostname, parts.port or PORT
    except (KeyError, ValueError):
        raise BadInput("cluster-bad-address", address=address) from None
    if not host or parts.path.strip("/") or parts.query or parts.username:
        raise BadInput("cluster-bad-address", address=address)
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"


def first_line(error: BaseException) -> str:
    """What an error of others says, short enough for a sentence."""
    return f"{type(error).__name__}: {error}".strip().partition("\n")[0].rstrip(".:")


class Cluster(Workers):
    """The workers of a Dask cluster. Each one checks what it has before it plays."""

    seconds = 1.0

    def __init__(self, address: str, client: Any) -> None:
        """Use the cluster of this client, which has at least one worker or gets one soon."""
        self._address, self._client, self._counted = address, client, -RECOUNT
        try:
            self._await_workers(CONNECTING)
        except BaseException:
            self.close()
            raise

    @property
    def slots(self) -> int:
        """How many workers there are; a worker plays one game at a time, whatever its number of threads."""
        if time.monotonic() > self._counted + RECOUNT:
            self._slots, self._counted = max(1, self._count()), time.monotonic()
        return self._slots

    def _count(self) -> int:
        try:
            return len(self._client.nthreads())
        except OSError:
            raise BadInput("cluster-lost", address=self._address) from None

    def submit(
        self, needs: Needs | None, run: Callable[[Task], Result], batch: list[Task]
    ) -> "Future[Finished[Result]]":
        """Queue a batch. Loading these bytes runs it, so Dask itself need not load, or even have, anything of ours."""
        call = pickle.dumps(Call(needs, run, batch))
        try:
            # Not through `get_executor`: its futures never end if the connection is lost while a result is fetched.
            # Not pure: a batch that is sent again must not be taken for the one that was lost.
            coming: Future[Finished[Result]] = self._client.submit(pickle.loads, call, retries=RETRIES, pure=False)
            return coming
        except Exception:
            raise BadInput("cluster-lost", address=self._address) from None

    def result(self, coming: "Future[Finished[Result]]") -> Finished[Result]:
        """Wait for a batch; raises what its game raised, and BadInput if a worker refused it or the cluster is gone."""
        try:
            found: Finished[Result] | Exception = self._awaited(coming)
        except BadInput:
            raise
        except Exception as error:
            raise self._trouble(error) from error
        if isinstance(found, Exception):
            raise found
        return found

    def _awaited(self, coming: "Future[Finished[Result]]") -> Finished[Result]:
        while True:
            try:
                return coming.result(PATIENCE)
            except TimeoutError:
                if coming.done():
                    raise
                self._await_workers(PATIENCE)

    def _trouble(self, error: Exception) -> Exception:
        """What to say about an error of Dask. Mostly a worker died, with or without a result (`KilledWorker`)."""
        if isinstance(error, CancelledError | OSError):
            return BadInput("cluster-lost", address=self._address)
        if isinstance(error, ImportError):
            return BadInput("cluster-unready", address=self._address, why=str(error))
        return BrokenExecutor(first_line(error))

    def _await_workers(self, seconds: float) -> None:
        """Wait until there is a worker; BadInput if there is none for that long."""
        try:
            self._client.wait_for_workers(1, timeout=seconds)
        except TimeoutError:
            raise BadInput("cluster-no-workers", address=self._address) from None

    def has_lost(self, coming: "Future[Finished[Result]]") -> bool:
        """Whether Dask has given up on a batch."""
        return str(getattr(coming, "status", "")) in ("error", "cancelled", "lost")

    def renew(self) -> None:
        """Nothing to do: the scheduler finds other workers."""

    def close(self) -> None:
        """Cancel what is queued and leave the cluster to others."""
        self._client.close(timeout=CONNECTING)


class Call:
    """A call of `work`, made by the worker that loads it. Bots of the main program go along."""

    def __init__(self, needs: Needs | None, run: Callable[[Task], Result], batch: list[Task]) -> None:
        """Pack a batch into bytes that are unpacked only by the right version; BadInput where that is not possible."""
        import cloudpickle

        try:
            self._packed: bytes = cloudpickle.dumps((needs, run, batch))
        except Exception as error:
            raise BadInput("cluster-unsendable", why=first_line(error)) from None

    def __reduce__(self) -> tuple[Any, ...]:
        """Become the result of the call when loaded."""
        return work, (__version__, self._packed)


def work(version: str, packed: bytes) -> object:
    """Check and run a batch: what a worker of the cluster does.

    What it raises is returned instead, and so told apart from failures of the cluster. Dask repeats those, but must not
    hide that workers differ; and a game would only go wrong again.
    """
    from distributed import get_worker

    worker = str(get_worker().address)
    try:
        check_version(version, worker)
        needs, run, batch = unpacked(packed, worker)
        check_here(needs, worker)
        return run_batch(run, batch)
    except Exception as error:
        return _ExceptionWithTraceback(error, error.__traceback__)  # type: ignore[arg-type]


def unpacked(packed: bytes, worker: str) -> tuple[Needs | None, Callable[[Any], Any], list[Any]]:
    """The batch in these bytes; BadInput if the code of a bot is not here."""
    try:
        needs, run, batch = pickle.loads(packed)
    except (ImportError, AttributeError) as error:
        raise no_bot(worker, first_line(error)) from None
    return needs, run, batch
