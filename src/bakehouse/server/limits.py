"""So much and no more: buckets that fill with time, and are emptied by what somebody asks for."""

import time
from collections import OrderedDict
from collections.abc import Callable

from bakehouse.server.settings import Rate

MOST_BUCKETS = 50_000


class Bucket:
    """Holds as many tokens as may be used at once."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.now = rate, now
        self.tokens, self.filled_at = rate.burst, now()

    def take(self, price: float = 1) -> bool:
        """Whether so much more is allowed; if not, nothing is taken."""
        if self._fill() < price:
            return False
        self.tokens -= price
        return True

    def pay(self, price: float) -> None:
        """Take what something has cost, even if that is more than there is."""
        self._fill()
        self.tokens -= price

    @property
    def is_in_debt(self) -> bool:
        return self._fill() < 0

    def _fill(self) -> float:
        moment = self.now()
        self.tokens = min(self.rate.burst, self.tokens + (moment - self.filled_at) * self.rate.per_second)
        self.filled_at = moment
        return self.tokens


class Buckets:
    """A bucket for each address or browser; those that were not used for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, price: float = 1) -> bool:
        return self._of(who).take(price)

    def pay(self, who: str, price: float) -> None:
        self._of(who).pay(price)

    def is_in_debt(self, who: str) -> bool:
        return who in self._buckets and self._buckets[who].is_in_debt

    def _of(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self.rate)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket
