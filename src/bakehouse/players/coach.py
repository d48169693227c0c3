"""The coach: leads a lesson decision by decision, and says in a real game when a much better move was there."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bakehouse.actions import Action
from bakehouse.forms import Form, form
from bakehouse.games.game import Game, game
from bakehouse.games.lessons import Chapter, Lesson, Moment, seats_of
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.players.advice import Advice, Patience, Rated, advise
from bakehouse.players.naming import find, levels
from bakehouse.players.turn import Thinker, turn_of

LEARNER = 0
"""The seat of who learns."""
SHORT_OF_REASONS = Patience(sims=200, trees=1)
"""For an advice in a lesson without a helper: always the same."""
KNOWN_AFTER = 2
"""Times after which a part of the game is known: then it is not explained again."""
MUCH = {"points": 8.0, "chance": 12.0, "place": 0.4}
"""By how much a move has to be worse, in the unit of the advice, before it is worth a word."""


@dataclass(frozen=True)
class Progress:
    """A chapter, whether it was met, and its words where nobody plays it."""

    part: str
    met: bool
    words: Form | None


@dataclass(frozen=True)
class Lead:
    """What the coach says at a decision; without an action there is nothing to decide."""

    chapters: tuple[Progress, ...]
    action: Action | None = None
    part: str = ""
    """The chapter that explains the action; empty: none."""
    why: Form | None = None
    then: tuple[str, ...] = ()
    """The notations of what belongs to the action and follows it."""
    known: bool = False
    """Whether the learner has done the like often enough to do it alone."""


def lesson_game(name: str, lesson: Lesson) -> Game:
    """The game of a lesson, with as many seats and such components as it wants."""
    chosen = game(name)
    return game(name, seats_of(lesson, chosen.definition.seats), lesson.house_rules, lesson.edition)


def rival_of(name: str, lesson: Lesson) -> str:
    """Who plays against the learner: the gentlest level, or who comes next to it."""
    return lesson.rival or next(iter(levels(name)), "greedy")


def lead(match: Match, seat: int, lesson: Lesson) -> Lead:
    """What to do now, and why; and which parts of the game were met so far."""
    done = Counter(_kind(match, action) for who, action in match.log if who == seat)
    table = _table_of(match, seat)
    progress = tuple(_progress(chapter, done, table, seat) for chapter in lesson.chapters)
    if match.over or seat not in match.awaited:
        return Lead(progress)
    moment = moment_of(match, seat)
    unmet = [chapter for chapter, told in zip(lesson.chapters, progress, strict=True) if not told.met]
    if not lesson.helper:
        return _lead_by_advice(match, seat, moment, progress)
    action = _proposed(match, seat, moment, unmet, lesson)
    chapter = next((chapter for chapter in lesson.chapters if action.kind in chapter.kinds), None)
    if chapter is None:
        return Lead(progress, action, known=True)
    return Lead(
        progress,
        action,
        chapter.part,
        form(f"lesson-{chapter.part}", **chapter.values(moment, action)),
        _continued(match, seat, action, chapter, lesson),
        _times(chapter, done) >= KNOWN_AFTER,
    )


def mistake(match: Match, seat: int, action: int, lesson: Lesson) -> Form | None:
    """Why an action of the learner would be a pity; None if it would not."""
    moment = moment_of(match, seat)
    meant = next(each for each in moment.actions if each.id == action)
    return lesson.mistake(moment, meant)


def moment_of(match: Match, seat: int) -> Moment:
    return Moment(seat, _table_of(match, seat), match.game.edition.tree, match.legal(seat))


def _table_of(match: Match, seat: int) -> dict[str, Any]:
    table: dict[str, Any] = match.view(seat)["table"]
    return {**table, "over": match.over}


def _kind(match: Match, action: int) -> str:
    return match.game.definition.table.kind(action).name


def _progress(chapter: Chapter, done: "Counter[str]", table: dict[str, Any], seat: int) -> Progress:
    played = any(done[kind] for kind in chapter.kinds)
    happened = chapter.seen is not None and chapter.seen(table, seat)
    return Progress(chapter.part, played or happened, form(f"lesson-{chapter.part}") if chapter.seen else None)


def _times(chapter: Chapter, done: "Counter[str]") -> int:
    """How often the learner has done what a chapter is about."""
    counted = chapter.counts or [kind for kind in chapter.kinds if kind not in chapter.then]
    return sum(done[kind] for kind in counted)


def _proposed(match: Match, seat: int, moment: Moment, unmet: list[Chapter], lesson: Lesson) -> Action:
    """What a chapter asks for, or else what the teacher would do; of several things, or without either, what the
    helper likes. Nothing that would be a mistake, as long as there is something else."""
    sensible = [action for action in moment.actions if lesson.mistake(moment, action) is None] or moment.actions
    for chapter in unmet:
        wanted = [action for action in sensible if chapter.wants(moment, action)]
        if wanted:
            return _helped(match, seat, wanted, lesson)
    action = lesson.teaches(moment) or _helped(match, seat, sensible, lesson)
    return moment.find(lesson.instead.get(action.kind, "")) or action


def _helped(match: Match, seat: int, among: Sequence[Action], lesson: Lesson) -> Action:
    """What the helper would do, if only these actions were there."""
    if len(among) == 1:
        return among[0]
    turn, helper = turn_of(match, seat), find(lesson.helper, match.game)
    by_id = {action.id: action for action in among}
    if len(by_id) == len(turn.legal):
        return by_id[helper.choose(turn)]
    liked = [each.action for each in helper.think(turn).considered] if isinstance(helper, Thinker) else []
    return by_id[next((action for action in liked if action in by_id), among[0].id)]


def _continued(match: Match, seat: int, action: Action, chapter: Chapter, lesson: Lesson) -> tuple[str, ...]:
    """What the helper would do next of the kinds that belong to an action."""
    ahead, then = match.copy(), list[str]()
    if not chapter.then:
        return ()
    ahead.push(action.id, seat)
    while seat == ahead.actor:
        following = _proposed(ahead, seat, moment_of(ahead, seat), [], lesson)
        if following.kind not in chapter.then:
            break
        then.append(following.notation)
        ahead.push(following.id, seat)
    return tuple(then)


def _lead_by_advice(match: Match, seat: int, moment: Moment, progress: tuple[Progress, ...]) -> Lead:
    """Without a helper: what the strongest player would do, with the reason of an advice."""
    if len(moment.actions) == 1:
        return Lead(progress, moment.actions[0], known=True)
    advice = advise(turn_of(match, seat), SHORT_OF_REASONS)
    best = next(action for action in moment.actions if action.id == advice.best)
    return Lead(progress, best, why=form("lesson-advice", reason=advice.reason))


# --- In real games


@dataclass(frozen=True)
class Remark:
    """A move, and one that would have been much better."""

    played: Rated
    better: Rated


def remark(advice: Advice, action: int) -> Remark | None:
    """What is to be said of a move, by an advice for the moment before it; None if nothing is."""
    played = next((each for each in advice.considered if each.action == action), None)
    better = advice.considered[0]
    if played is None:
        return None
    worse = abs(better.worth - played.worth)
    clearly = worse >= MUCH[advice.unit] and worse > better.error + played.error
    return Remark(played, better) if clearly else None


def decisions_since(match: Match, step: int, seat: int) -> int:
    """How often a seat has decided after a step."""
    return sum(who == seat for who, _ in match.log[step:] if who != CHANCE)
