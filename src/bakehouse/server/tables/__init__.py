"""A table in memory: the course of its match, who sits there, who watches, and what may be done.

Each module adds one subject: `state`, `showing`, `door` (the one way by which anything changes), `moving`, `acting`
(programs and clocks), `asking` (taking back), `ending` (giving up, playing again), `talking`, `coming` (who is there).
"""

from functools import cached_property

from bakehouse.server.seats import Manager
from bakehouse.server.storage.store import CHAT, SEEN, STEPS
from bakehouse.server.tables.acting import Acting
from bakehouse.server.tables.asking import Asking
from bakehouse.server.tables.coming import Coming
from bakehouse.server.tables.ending import Ending
from bakehouse.server.tables.state import Watcher
from bakehouse.server.tables.talking import Talking

__all__ = ["Table", "Watcher"]


class Table(Acting, Asking, Ending, Talking, Coming):
    """One table, in this process."""

    @cached_property
    def seats(self) -> Manager:
        """Who sits there, and who may."""
        return Manager(self)

    async def catch_up(self, what: str = STEPS) -> None:
        """Another process changed something."""
        if what == SEEN:
            await self.look_who_is_there()
            return
        async with self.lock:
            await self._look_again()
            if what == CHAT:
                await self.tell_chat()
