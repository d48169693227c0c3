"""Taking back: at once, or when the others agree."""

from bakehouse.forms import Form, form
from bakehouse.server.log import is_step
from bakehouse.server.refusals import Refusal, somebody_was_quicker
from bakehouse.server.tables.door import News
from bakehouse.server.tables.moving import Moving
from bakehouse.server.takebacks import last_of, way_back


class Asking(Moving):
    """A table at which people may ask the others to take back."""

    async def take_back(self, browser: str | None, seat: int, length: int) -> bool:
        """Take back now (True), or ask the others."""

        def decide() -> News:
            self._check_holds(browser, seat)
            if length != self.length:
                self._check_fresh(seat, length)
            way = way_back(self.course, self.header, seat)
            if way is None:
                raise Refusal("not_allowed", self._why_not_back(seat), self.length)
            self._check_not_endless(seat)
            if way.free:
                return self.news(self.course.taken_back(way.rows(self.now)))
            until = self.now + int(self.hall.settings.consent_within * 1000)
            return self.news(
                asked={"seat": seat, "step": way.first, "length": self.length, "agreed": [], "until": until}
            )

        await self.change(decide)
        return self.header.asked is None

    def _check_not_endless(self, seat: int) -> None:
        """A log only ever grows: nobody takes back for ever."""
        if sum(not is_step(row) for row in self.course.rows) >= self.hall.settings.limits.most_take_backs:
            raise Refusal("not_allowed", form("take-backs-used-up"), self.length)
        if not self.hall.take_backs.take(f"{self.id} {seat}"):
            raise Refusal("too_fast", form("too-much"), self.length)

    def _why_not_back(self, seat: int) -> Form:
        if self.header.options["take_backs"] == "off":
            return form("no-take-backs")
        if last_of(self.course, seat) is None:
            return form("nothing-to-take-back")
        if self.course.game.definition.secrets:
            return form("take-back-seen")
        return form("take-back-chance")

    async def consent(self, browser: str | None, agrees: bool) -> None:
        """The answer of all seats of a browser to the wish of another."""

        def decide() -> News:
            asked, wish = self.asked(), self.header.asked
            mine = self.header.seats_of(browser)
            if asked is None or wish is None or not set(mine) & set(asked.waiting_for):
                raise Refusal("not_allowed", form("no-consent"), self.length)
            if not agrees:
                return self.news(asked=None)
            if set(asked.waiting_for) - set(mine):
                return self.news(asked={**wish, "agreed": sorted({*wish["agreed"], *mine})})
            way = way_back(self.course, self.header, asked.seat)
            if way is None or way.first != wish["step"]:
                raise somebody_was_quicker(self.length)
            return self.news(self.course.taken_back(way.rows(self.now)))

        await self.change(decide)
