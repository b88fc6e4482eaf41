"""A sequential test: it may be checked after every deal and stopped at any, and still errs in 5 % of cases at most.

Two bettors doubt the claim, one that the share is higher, one that it is lower, at odds that would be fair if the claim
were true. Once the capital of one has grown fortyfold, the claim is rejected: by Ville's inequality that happens to a
true claim with a probability of a fortieth at most. (After Waudby-Smith and Ramdas, Estimating means … by betting)
"""

from collections.abc import Sequence

ERROR = 0.05
"""The probability of a wrong verdict, either way."""
BOLDEST = 0.75
"""No bet risks more of the capital than this."""

ABOVE, BELOW, OPEN = "above", "below", "open"


class SequentialTest:
    """Tests the claim that values from 0 to 1 have a certain mean."""

    def __init__(self, claim: float) -> None:
        """Give both bettors a capital of 1."""
        self.claim = claim
        self.capital = {ABOVE: 1.0, BELOW: 1.0}
        self.verdict = OPEN
        self.count = 0
        self._sum, self._squares = 0.5, 0.25

    def add(self, value: float) -> None:
        """Settle the bets on the next value; a verdict is final."""
        if self.verdict != OPEN:
            return
        bet = self._bet()
        self.capital[ABOVE] *= 1 + max(0.0, min(bet, BOLDEST / self.claim)) * (value - self.claim)
        self.capital[BELOW] *= 1 + min(0.0, max(bet, -BOLDEST / (1 - self.claim))) * (value - self.claim)
        self.count += 1
        self._sum += value
        self._squares += (value - self._mean()) ** 2
        for side, capital in self.capital.items():
            if capital >= 2 / ERROR:
                self.verdict = side

    def _mean(self) -> float:
        return self._sum / (self.count + 1)

    def _bet(self) -> float:
        """The bet that would have grown fastest so far; it uses past values only, so the odds stay fair."""
        lead = self._mean() - self.claim
        return lead / (self._squares / (self.count + 1) + lead * lead)


def verdict(values: Sequence[float], claim: float) -> tuple[str, int]:
    """Whether the mean of these values is shown to lie above or below the claim, and after how many of them."""
    test = SequentialTest(claim)
    for value in values:
        test.add(value)
    return test.verdict, test.count
