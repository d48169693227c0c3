"""A table to plan on in pencil: the match as a seat may know it, for as long as the seat can know what comes."""

from collections.abc import Sequence
from typing import Literal

from bakehouse.errors import ActionError, Illegal
from bakehouse.forms import Form, form
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.server.previews import WORLDS, dealt_anew, seen
from bakehouse.words import Story

Actions = Sequence[int | str]
Ends = Literal["no", "chance", "secret", "turn", "over"]


class Sketch:
    """Steps are tried on it, each as a whole or not at all.

    Where there are secrets it is several tables, on each of which everything that the seat cannot know was dealt anew;
    never the true one. A plan ends where the seat would see different things on them, at chance, and with the turn.
    """

    def __init__(self, match: Match, seat: int, seed: int = 0) -> None:
        self.seat = seat
        self.worlds = [match.copy()]
        if match.game.definition.secrets:
            self.worlds = [match.moved_to(dealt_anew(match, seat, seed + world)) for world in range(WORLDS)]
        self.shown = self.worlds[0]
        """The table after the last step of which the seat knows what it brings."""
        self.ends: Ends = "no"

    def draw(self, actions: Actions) -> tuple[list[Form], Form | None]:
        """One more step: what is said of it, or why it cannot be done."""
        worlds, ends, story = [world.copy() for world in self.worlds], self.ends, Story(self.shown.game.words.fold)
        said: list[Form] = []
        for number, action in enumerate(actions):
            if ends != "no":
                return [], form(f"plan-ends-{ends}")
            try:
                meant = worlds[0].choice_of(action, self.seat)
                step = worlds[0].next_step_seen_by(self.seat, self.seat, meant)
                said.append(next(each.form for each in worlds[0].legal(self.seat) if each.id == meant))
                for world in worlds:
                    world.push(meant, self.seat)
            except ActionError as problem:
                return [], reason(problem)
            ends = _ends(worlds, self.seat)
            story.add(number, self.seat, step.telling)
        self.worlds, self.ends = worlds, ends
        if ends == "secret":
            return said, None
        self.shown = worlds[0]
        return [told for entry in story.entries if not entry.heading for told in entry.forms] or said, None


def _ends(worlds: Sequence[Match], seat: int) -> Ends:
    first = worlds[0]
    if len(worlds) > 1:
        sights = ((seen(world, seat), world.actor, world.awaited) for world in worlds)
        known = next(sights)
        if any(sight != known for sight in sights):
            return "secret"
    if first.over:
        return "over"
    if first.actor == CHANCE:
        return "chance"
    return "no" if seat in first.awaited else "turn"


def planned_on(match: Match, seat: int, after: Actions, seed: int = 0) -> Match:
    """The match after actions that are only planned, as the seat may know it; an error where one cannot be played."""
    if not after:
        return match
    sketch = Sketch(match, seat, seed)
    _, refusal = sketch.draw(after)
    if refusal is None and sketch.ends != "no":
        refusal = form(f"plan-ends-{sketch.ends}")
    if refusal is not None:
        raise Illegal("What was planned before cannot be played any more.", refusal)
    return sketch.shown


def reason(problem: ActionError) -> Form:
    """Why an action cannot be played; where it is none at all, the sentence as it is."""
    if isinstance(problem, Illegal) and problem.form is not None:
        return problem.form
    return form("sentence", text=str(problem))
