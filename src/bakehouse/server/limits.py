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

    def take(self) -> bool:
        """Whether one more is allowed."""
        moment = self.now()
        self.tokens = min(self.rate.burst, self.tokens + (moment - self.filled_at) * self.rate.per_second)
        self.filled_at = moment
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each address or browser; those that were not used for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._buckets.pop(who, None) or Bucket(self.rate)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()
