"""Workers on other machines: a Dask cluster that already runs, reached through `distributed`, the extra `cluster`.

Anyone who reaches its scheduler can run code on its machines: see docs/cluster.md.
"""

import logging
import pickle
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from typing import Any, TypeVar
from urllib.parse import urlsplit

from tianxia.engine.game import BadInput
from tianxia.lab.needs import Needs, check_here, no_bot
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
    # What goes wrong is said in one sentence, in the reader's language.
    for name in ("distributed", "distributed.client", "distributed.core"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(scheduler, timeout=CONNECTING, set_as_default=False)
    except (OSError, RuntimeError, TypeError, ValueError) as error:
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
        # Not pure: a batch that is sent again must not be taken for the one that was lost.
        self._executor: Executor = client.get_executor(retries=RETRIES, pure=False)
        try:
            self._await_workers(CONNECTING)
        except BaseException:
            self.close()
            raise

    @property
    def slots(self) -> int:
        """How many workers there are; a worker plays one game at a time, whatever its number of threads."""
        if time.monotonic() > self._counted + RECOUNT:
            self._slots, self._counted = max(1, len(self._client.nthreads())), time.monotonic()
        return self._slots

    def submit(
        self, needs: Needs | None, run: Callable[[Task], Result], batch: list[Task]
    ) -> "Future[Finished[Result]]":
        """Queue a batch."""
        return self._executor.submit(work, needs, self._packed(run, batch))  # type: ignore[arg-type]

    def _packed(self, run: Callable[[Task], Result], batch: list[Task]) -> bytes:
        """A batch as bytes, which only a worker that has all it needs unpacks. Bots of the main program go along."""
        import cloudpickle

        try:
            packed: bytes = cloudpickle.dumps((run, batch))
        except Exception as error:
            raise BadInput("cluster-unsendable", why=first_line(error)) from None
        return packed

    def result(self, coming: "Future[Finished[Result]]") -> Finished[Result]:
        """Wait for a batch; BadInput if a worker refused it or the cluster is gone."""
        from distributed import KilledWorker

        try:
            found: Finished[Result] | BadInput = self._awaited(coming)
        except KilledWorker as error:
            raise BrokenExecutor(str(error)) from error
        except (CancelledError, OSError) as error:
            raise BadInput("cluster-lost", address=self._address) from error
        if isinstance(found, BadInput):
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

    def _await_workers(self, seconds: float) -> None:
        """Wait until there is a worker; BadInput if there is none for that long."""
        try:
            self._client.wait_for_workers(1, timeout=seconds)
        except TimeoutError:
            raise BadInput("cluster-no-workers", address=self._address) from None

    def renew(self) -> None:
        """Nothing to do: the scheduler finds other workers."""

    def close(self) -> None:
        """Cancel what is queued and leave the cluster to others."""
        self._executor.shutdown(wait=False)
        self._client.close(timeout=CONNECTING)


def work(needs: Needs | None, packed: bytes) -> Finished[Any] | BadInput:
    """Unpack and run a batch: what a worker of the cluster does.

    A refusal is returned rather than raised: Dask would try the batch elsewhere, and hide that workers differ.
    """
    from distributed import get_worker

    worker = str(get_worker().address)
    try:
        check_here(needs, worker)
        return run_batch(*unpacked(packed, worker))
    except BadInput as error:
        return error


def unpacked(packed: bytes, worker: str) -> tuple[Callable[[Any], Any], list[Any]]:
    """The batch in these bytes; BadInput if the code of a bot is not here."""
    try:
        run, batch = pickle.loads(packed)
    except (ImportError, AttributeError) as error:
        raise no_bot(worker, first_line(error)) from None
    return run, batch
