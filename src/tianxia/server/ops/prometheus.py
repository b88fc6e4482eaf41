"""Metrics for Prometheus: everything that `metrics.Metrics` ignores, and gauges that are read when somebody looks.

Each server has a registry. No label is ever a table or a person: games and error codes are few, and our own words.
"""

import time
from collections.abc import Callable, Sequence
from functools import cache

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tianxia import __version__
from tianxia.server.metrics import Metrics
from tianxia.server.services import Services

QUICK = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""Seconds within which answers and writes should be done."""
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
"""The same for thinking."""
SIZES = (1, 2, 5, 10, 20, 50, 100, 200)


class Prometheus(Metrics):
    """Counts and measures in a registry of its own."""

    def __init__(self, services: Services) -> None:
        """Begin with nothing counted."""
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._answers = by_game("tianxia_answer_seconds", "Answers of people, until all are told", QUICK, registry)
        self._thoughts = by_game("tianxia_think_seconds", "Thinking of bots, without waiting", SLOW, registry)
        self._hints = by_game("tianxia_hint_seconds", "Hints, with waiting", SLOW, registry)
        self._writes = Histogram("tianxia_write_seconds", "Transactions of the store", buckets=QUICK, registry=registry)
        self._jobs = Histogram("tianxia_write_jobs", "Jobs in a transaction", buckets=SIZES, registry=registry)
        self._lost = Counter("tianxia_write_failures", "Jobs that could not be written", registry=registry)
        errors = Counter("tianxia_errors", "Errors told to clients", ["code"], registry=registry)
        self._errors = cache(errors.labels)
        notified = Counter("tianxia_notifications", "Notifications sent", ["channel", "outcome"], registry=registry)
        self._notified = cache(notified.labels)
        set_gauges(services, registry)

    def answered(self, game: str, seconds: float) -> None:
        """Count an answer."""
        self._answers(game).observe(seconds)

    def thought(self, game: str, seconds: float) -> None:
        """Count a bot's thought."""
        self._thoughts(game).observe(seconds)

    def hinted(self, game: str, seconds: float) -> None:
        """Count a hint."""
        self._hints(game).observe(seconds)

    def wrote(self, jobs: int, seconds: float) -> None:
        """Count a transaction."""
        self._writes.observe(seconds)
        self._jobs.observe(jobs)

    def write_failed(self) -> None:
        """Count a job that is lost."""
        self._lost.inc()

    def refused(self, code: str) -> None:
        """Count an error."""
        self._errors(code).inc()

    def notified(self, channel: str, outcome: str) -> None:
        """Count a notification."""
        self._notified(channel, outcome).inc()

    def app(self) -> Starlette:
        """An application that shows the registry at `/metrics`."""

        async def show(_request: Request) -> Response:
            return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)

        return Starlette(routes=[Route("/metrics", show)])


def by_game(name: str, text: str, buckets: Sequence[float], registry: CollectorRegistry) -> Callable[[str], Histogram]:
    """A histogram for each game, bound to its label once."""
    return cache(Histogram(name, text, ["game"], buckets=buckets, registry=registry).labels)


def set_gauges(services: Services, registry: CollectorRegistry) -> None:
    """What is read when somebody looks: on the event loop, where nothing changes in between."""
    rooms, bots, reviews = services.rooms, services.bots, services.reviews
    gauges: dict[str, tuple[str, Callable[[], float]]] = {
        "tianxia_tables": ("Tables in memory", lambda: len(rooms)),
        "tianxia_sockets": ("Connections to tables", lambda: rooms.connections),
        "tianxia_bot_queue": ("Bots and hints that wait for a worker", lambda: bots.waiting),
        "tianxia_bots_thinking": ("Bots and hints at work", lambda: bots.at_work),
        "tianxia_reviews_waiting": ("Games to be reviewed, with the one at work", lambda: len(reviews)),
    }
    for name, (text, function) in gauges.items():
        Gauge(name, text, registry=registry).set_function(function)
    Gauge("tianxia_start_time_seconds", "When this server started", registry=registry).set(time.time())
    Info("tianxia", "The version of this server", registry=registry).info({"version": __version__})
