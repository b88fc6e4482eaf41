"""What a server counts and measures. This object ignores all of it; `ops/prometheus.py` has one that does not.

Parts of the server have one of either kind, so that none of them asks whether somebody wants to know.
"""


class Metrics:
    """Ignores everything, for a server that nobody measures."""

    def answered(self, game: str, seconds: float) -> None:
        """A person's answer was applied, stored and published, this long after it came in."""

    def thought(self, game: str, seconds: float) -> None:
        """A bot has thought; its wait for a worker does not count."""

    def hinted(self, game: str, seconds: float) -> None:
        """Somebody got a hint, this long after they asked."""

    def wrote(self, jobs: int, seconds: float) -> None:
        """The store has written a batch of jobs in one transaction."""

    def write_failed(self) -> None:
        """A job could not be written."""

    def refused(self, code: str) -> None:
        """A client was told an error."""

    def notified(self, channel: str, outcome: str) -> None:
        """A notification was sent, or not."""


UNMEASURED = Metrics()
