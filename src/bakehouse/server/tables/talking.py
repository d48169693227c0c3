"""Chat."""

from functools import partial

from bakehouse.forms import form
from bakehouse.server.messages import Said
from bakehouse.server.refusals import Refusal, unavailable
from bakehouse.server.storage import Store, Unavailable
from bakehouse.server.storage.store import Full, Line
from bakehouse.server.tables.door import Door, News


class Talking(Door):
    """A table at which people talk."""

    async def say(self, browser: str | None, words: str) -> None:
        cleaned = " ".join(words.split())
        if not cleaned.isprintable():
            raise Refusal("malformed", form("chat-plain"))
        known = await self.hall.name_of(browser)

        def decide() -> News:
            held = self.header.seats_of(browser)
            if not held and (browser is None or browser != self.header.owner):
                raise Refusal("not_allowed", form("only-seated-talk"))
            name = self.header.places[held[0]].name if held else known
            return News(self.header, said=Line(name, held[0] if held else None, cleaned, self.now))

        async with self.lock:
            try:
                await self.change_now(decide)
            except Full:
                raise Refusal("full", form("chat-full")) from None
            await self.tell_chat()

    async def tell_chat(self) -> None:
        """Lines that have not been told here yet."""
        for line in await self.chat(self.chat_told):
            self.tell_all(line)
            self.chat_told = line.index + 1

    async def chat(self, first: int = 0) -> list[Said]:
        try:
            found = await self.hall.database.read(partial(Store.chat, match=self.id, first=first))
        except Unavailable:
            raise unavailable() from None
        return [
            Said.model_construct(index=line.index, name=line.name, seat=line.seat, text=line.text, at=line.at)
            for line in found
        ]
