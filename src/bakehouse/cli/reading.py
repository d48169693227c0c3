"""What one reader has been told of a match that goes on: only what is new is told, however long the match is."""

from collections.abc import Iterator

from rich.text import Text

from bakehouse.cli.screen import lines
from bakehouse.match import Match
from bakehouse.words.story import Story


class Reading:
    """Grows with a match, and begins anew when steps that were told have been taken back."""

    def __init__(self, reader: int | None) -> None:
        self.reader = reader
        self._told: Match | None = None
        """Where the steps that were told lead."""
        self._story: Story

    def tell(self, match: Match, steps: range) -> Iterator[Text]:
        """Some steps of the log as lines, told as far as the last of them."""
        log = match.log[: steps.stop]
        if self._told is None or log[: len(self._told.log)] != self._told.log:
            self._told, self._story = match.at_the_start(), Story(match.game.words.fold)
        for seat, choice in log[len(self._told.log) :]:
            _, telling = self._told.next_telling_seen_by(self.reader, seat, choice)
            self._story.add(len(self._told.log), seat, telling)
            self._told.follow_step(seat, choice)
        yield from lines(match, self._story, self.reader, first=steps.start)
