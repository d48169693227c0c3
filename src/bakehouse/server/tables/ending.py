"""Giving a match up, and playing again."""

from bakehouse.forms import form
from bakehouse.server.refusals import Refusal
from bakehouse.server.rematches import declined, is_granted, options_again, places_again, wish_of, wished
from bakehouse.server.storage.store import ABANDONED, OVER, PERSON, RUNNING
from bakehouse.server.tables.coming import Coming
from bakehouse.server.tables.door import News

ENDED = (OVER, ABANDONED)


class Ending(Coming):
    """A table that people leave together, or come back to together."""

    async def rematch(self, browser: str | None, address: str, rotate: bool = True) -> str | None:
        """The same again, as soon as everybody wants it: the name of the next table; None: the others are asked."""

        def decide() -> News | None:
            header, mine = self.header, self.header.seats_of(browser)
            if not mine or header.status not in ENDED:
                raise Refusal("not_allowed", form("rematch-later"))
            if header.rematch is not None:
                return None
            wish = wished(header, mine, rotate)
            if not is_granted(header, wish):
                return self.news(asked=wish)
            self.hall.check_new_table(address)
            made = self.hall.new_header(
                header.owner, header.game, header.house_rules, header.edition, header.described,
                options_again(header), places_again(header, wish["rotate"], self.now),
            )  # fmt: skip
            made, rows = self.hall.laid_out(made)
            return News(self.news(asked=None, rematch=made.id).header, rematch=(made, rows))

        await self.change(decide)
        return self.header.rematch

    async def decline(self, browser: str | None) -> None:
        """Somebody would rather not play again."""

        def decide() -> News:
            mine = self.header.seats_of(browser)
            if not mine or self.header.status not in ENDED or wish_of(self.header) is None:
                raise Refusal("not_allowed", form("no-consent"))
            return self.news(asked=declined(self.header, mine))

        await self.change(decide)

    async def abandon(self, browser: str | None) -> None:
        """Give a match up: by who manages the table, if no other person would lose by it."""

        def decide() -> News:
            header, seats = self.header, self.seats
            others = [
                p for p in header.places if p.kind == PERSON and browser not in p.holders and not seats.is_idle(p)
            ]
            if not seats.may_manage(browser) or (others and header.status == RUNNING):
                raise Refusal("not_allowed", form("others-play-on"))
            if header.status in ENDED:
                raise Refusal("not_running", form("match-ended"))
            owner = seats.owner_after(browser)
            return self.news(status=ABANDONED, ended_at=self.now, asked=None, owner=owner)

        await self.look_who_is_there()
        await self.change(decide)
