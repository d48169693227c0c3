"""What is told of Cupcake Empire: actions, refusals and what came of a step, as forms that the catalogues say.

A turn is one line of the story: the deeds in one sentence with what they brought in all, then the roll. What is done
after the roll, for the next turn, is a line of its own. Numbers are read from the positions before and after a step.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

import numpy as np

from bakehouse.copies import copied
from bakehouse.forms import Form, form
from bakehouse.games.cupcake_empire import rules
from bakehouse.games.cupcake_empire.actions import TABLE
from bakehouse.games.cupcake_empire.rules import preview
from bakehouse.games.cupcake_empire.state import (
    BASES,
    CAST,
    COLUMN_NAMES,
    DEAL_IMPROVEMENTS,
    DECKS,
    DICE,
    DRAW_CUSTOMERS,
    DRAW_OBJECTIVES,
    FROSTINGS,
    GREY,
    IMPROVEMENTS,
    NO_STEP,
    POST,
    SEAT_NAMES,
    SETUP_IMP,
    SHIRTS,
    STATE,
    STEPS,
    STREETS,
    TROUSERS,
    TURN,
)  # fmt: skip
from bakehouse.games.cupcake_empire.view import levels_of
from bakehouse.games.definition import Array
from bakehouse.kernel.play import final_returns
from bakehouse.kernel.records import CHANCE, MOST_SEATS
from bakehouse.words import Telling

Forms = tuple[Form, ...]

NAMES = {
    "column": "columns.*.name", "street": "streets.*.name", "house": "houses.*.name",
    "base": "", "frosting": "", "flavour": "", "die": "", "improvement": "",
    "score": "",
}  # fmt: skip
"""The kinds of things that have names, and where those stand that are printed on components."""

TRACKS = ("production", "sales", "income", "ideas")
TOTALLED = [f"gain-{track}" for track in TRACKS]
"""What is added up at the end of a line, in this order."""
UNTOLD = {
    "level", "level-elsewhere", "outlet-to", "outlet-to-expelling", "finish", "collect", "roll-now", "rest-pay",
    "rest-done", "special-paid-moves", "pick", "move-done",
}  # fmt: skip
"""Deeds that a line leaves out: what follows them or the total of the gains says it all."""
OF_THE_ROLL = {"roll", "rest", "idea-too"}
SORTED = {"faces", "columns"}
LEADS_TO = {"special-improvement": "place", "special-move": "move", "rest-idea": "wake", "dealt": "place-first"}
"""Two deeds that are told as the second: the first only pays for it or allows it."""
GATHERED = {
    "improve": "improvements", "take": "parts", "assemble": "recipes", "outlet": "streets", "sell": "sales",
    "wake": "dice", "move": "moves", "fulfil": "objectives", "roll": "faces", "grey": "columns",
    "objective": "objectives",
}  # fmt: skip
"""Deeds that are told as one, and the list that grows by it."""


class Words:
    """Tells of positions and steps; everything lies open, so every seat is told the same."""

    def action(self, box: Any, s: Any, action: int) -> Form:
        trial = np.empty(1, STATE)
        preview(box, s, action, trial)
        return Deed(box, s, action, trial[0]).told()

    def refusal(self, box: Any, s: Any, action: int, code: int) -> Form:
        return Refusal(box, s, action).told(code)

    def outcome(self, box: Any, s: Any, outcome: int) -> Form:
        phase = int(s.phase)
        if phase == CAST:
            die = next(colour for colour, left in zip(DICE, s.to_roll.tolist(), strict=True) if left)
            return form("cast", die=die, face=outcome + 1)
        if phase == DRAW_CUSTOMERS:
            return form("moves-in", **_address(s.customer.tolist().index(-1)), **_wish(outcome))
        if phase == DRAW_OBJECTIVES:
            deck = s.objectives.tolist().index(0)
            return form("objective", objectives=[objective(box, deck, outcome + 1)], gain=box.objective_gain)
        if phase == DEAL_IMPROVEMENTS:
            return form("dealt", who=s.dealt.tolist().index(-1), improvement=IMPROVEMENTS[outcome])
        return form("grey", who=_next_to_roll_grey(box, s), columns=[outcome + 1])

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        phase = int(s.phase)
        if phase == CAST:
            return f"die {outcome + 1}"
        if phase == DRAW_CUSTOMERS:
            return f"customer {TROUSERS[outcome // 4]} {SHIRTS[outcome % 4]}"
        if phase == DRAW_OBJECTIVES:
            return f"objective {'abcd'[s.objectives.tolist().index(0)]}{outcome + 1}"
        if phase == DEAL_IMPROVEMENTS:
            return f"deal {IMPROVEMENTS[outcome]}"
        return f"grey {outcome + 1}"

    def happened(self, box: Any, before: Any, choice: int, after: Any, seat: int | None) -> Telling:
        if before["actor"] != CHANCE:
            deed = Deed(box, before, choice, after)
            return _turn_ended(deed) if deed.kind == "END_TURN" else _done(deed)
        if before["phase"] == CAST:
            return Telling(_rolled(before, choice, after), _turn(before))
        told = self.outcome(box, before, choice)
        first = before.phase == DRAW_CUSTOMERS and before.customer[0] < 0
        return Telling((told,), _beginning(told), form("set-up") if first else None)

    def fold(self, forms: Sequence[Form]) -> list[Form]:
        if forms and forms[0].name == "moves-in":
            return [form("customers", n=len(forms))]
        line: list[Form] = []
        for part, said in groupby(forms, key=_part):
            some = list(said)
            line += _deeds(some) if part == "deeds" else _gathered(some)
        return line

    def verdict(self, box: Array, states: Array) -> list[Form]:
        if not states["ending"][0]:
            return []
        limit = [form("round-limit", n=box[0].round_limit)] if states[0].ending == rules.ROUND_LIMIT else []
        return [*limit, _winner(box, states)]


# --- What came of a step --------------------------------------------------------------------------------------------


def _done(deed: "Deed") -> Telling:
    """A deed of a turn or of the set-up, and what followed from it."""
    told = deed.told()
    forms = [told]
    if deed.kind == "LEVEL" and deed.taken():
        forms.append(form("take", who=deed.seat, parts=deed.taken()))
    forms += [
        form("fulfil", who=deed.seat, objectives=[each], gains=[form("gain-income", n=deed.box.objective_gain)])
        for each in deed.fulfilled()
    ]
    if deed.s["phase"] >= TURN:
        return Telling(tuple(forms), _turn(deed.s))
    begins = deed.after["phase"] == TURN
    return Telling(tuple(forms), _beginning(told), form("first-round") if begins else None)


def _rolled(before: Any, face: int, after: Any) -> Forms:
    """A die was cast; with the last one, sixes have brought ideas, and what found no room rests."""
    mover = int(before["mover"])
    was, now = before["players"], after["players"]
    gains = (*_rested(was[mover], now[mover]), *_gains(was[mover], now[mover]))
    roll = form("roll", faces=[face + 1], gains=gains)
    others = [seat for seat in range(int(before["seats"])) if seat != mover]
    ideas = {seat: int(now[seat]["ideas"]) - int(was[seat]["ideas"]) for seat in others}
    return (roll, *(form("idea-too", whose=_with(ideas, n), n=n) for n in sorted(set(ideas.values()) - {0})))


def _turn_ended(deed: "Deed") -> Telling:
    """Nothing is said of the end of a turn, but of the last round, the next round and the end of the game."""
    before, after = deed.s, deed.after
    if after.ending:
        box, states = _alone(deed.box), _alone(after)
        winner = _best(box, states)[0]
        verdict = tuple(Words().verdict(box, states))
        return Telling(verdict, "the end", form("the-end", standings=_standings(after)), winner)
    if after.last_round and not before.last_round:
        return Telling((form("target", whose=deed.seat, income=deed.now.income),), _turn(before))
    next_round = form("round", n=after.round_number, standings=_standings(after))
    return Telling(heading=next_round if after.round_number > before.round_number else None)


def _part(told: Form) -> str:
    """A line has deeds of a player, what the dice brought, and what else is said."""
    return "roll" if told.name in OF_THE_ROLL else "deeds" if "who" in told.values else "said"


def _deeds(forms: Sequence[Form]) -> list[Form]:
    """Deeds as one sentence, which ends with what they brought in all."""
    told = [each for each in _without_used_parts(_gathered(forms)) if each.name not in UNTOLD] or [forms[-1]]
    told = [each.but(gains=()) if "gains" in each.values else each for each in told]
    total = _total(forms)
    return [*told[:-1], form("total", who=told[-1]["who"], deed=told[-1], gains=total)] if total else told


def _without_used_parts(forms: list[Form]) -> list[Form]:
    """What is taken and assembled at once is told as the recipe."""
    recipes = [recipe for each in forms if each.name == "assemble" for recipe in each["recipes"]]
    used = [form(f"a-{part}", **{part: recipe[part]}) for recipe in recipes for part in ("base", "frosting")]
    told = []
    for each in forms:
        if each.name == "take":
            parts = list(each["parts"])
            for part in used:
                if part in parts:
                    parts.remove(part)
            each = each.but(parts=parts)
        if each.get("parts") != ():
            told.append(each)
    return told


def _total(forms: Sequence[Form]) -> list[Form]:
    """All gains of some deeds; what a deed cost is told with it."""
    gains = [gain for each in forms for gain in each.get("gains", ()) if gain.name in TOTALLED]
    return sorted(_summed(gains), key=lambda gain: TOTALLED.index(gain.name))


def _gathered(forms: Iterable[Form]) -> list[Form]:
    """Forms that are told as one are joined."""
    told: list[Form] = []
    for each in forms:
        first = next((first for first in reversed(told) if _are_one(first, each) or _hinders(first, each)), None)
        if first is None or _hinders(first, each):
            told.append(each)
        elif first.name in LEADS_TO:
            told = [*(other for other in told if other is not first), _joined(first, each)]
        else:
            told = [_joined(first, each) if other is first else other for other in told]
    return told


def _are_one(first: Form, second: Form) -> bool:
    if first.get("who") != second.get("who"):
        return (first.name, second.name) == ("roll", "rest")
    return LEADS_TO.get(first.name) == second.name or (first.name == second.name and first.name in GATHERED)


def _hinders(first: Form, second: Form) -> bool:
    """An improvement that was just placed is not used before that."""
    return (first.name, second.name) == ("place", "improve")


def _joined(first: Form, second: Form) -> Form:
    """Two forms as one, with the gains and costs of both."""
    both = {key: _summed([*first.get(key, ()), *second.get(key, ())]) for key in ("gains", "costs")}
    if first.name in LEADS_TO:
        return second.but(**both)
    if first.name == second.name:
        key = GATHERED[first.name]
        listed = _summed([*first[key], *second[key]])
        both[key] = sorted(listed) if key in SORTED else listed
    return first.but(**{key: values for key, values in both.items() if key in first.values})


def _summed(values: Sequence[Any]) -> list[Any]:
    """Forms that differ in their number `n` alone as one; all else as it is."""
    told: list[Any] = []
    for value in values:
        n = value.get("n") if isinstance(value, Form) else None
        same = [place for place, old in enumerate(told) if n is not None and old.but(n=n) == value]
        if same:
            told[same[0]] = value.but(n=told[same[0]]["n"] + n)
        else:
            told.append(value)
    return told


def _turn(s: Any) -> str:
    """The line of a turn, or of what is done after its roll."""
    after_roll = POST in (s["phase"], s["resume"])
    return f"{'after' if after_roll else 'turn'} {s['round_number']} {s['mover']}"


def _beginning(told: Form) -> str:
    """The line of the set-up: one for each seat, one for customers, one for objectives."""
    return f"begins {told['who']}" if "who" in told.values else told.name


def _gains(before: Any, now: Any) -> Forms:
    """What a player gained on the tracks."""
    gained = ((track, int(now[track]) - int(before[track])) for track in TRACKS)
    return tuple(form(f"gain-{track}", n=n) for track, n in gained if n > 0)


def _costs(before: Any, now: Any) -> Forms:
    """What a player paid for it: income or ideas."""
    paid = ((track, int(before[track]) - int(now[track])) for track in TRACKS)
    return tuple(form(f"cost-{track}", n=n) for track, n in paid if n > 0)


def _rested(before: Any, now: Any) -> Forms:
    """Dice that went to the Rest Area."""
    dice = sum(now["rest"].tolist()) - sum(before["rest"].tolist())
    return (form("gain-resting", n=dice),) if dice > 0 else ()


def _with(numbers: Mapping[int, int], n: int) -> list[int]:
    return [seat for seat, number in numbers.items() if number == n]


def _standings(s: Any) -> list[Form]:
    """Who has how much income, the highest first."""
    seats = sorted(range(int(s.seats)), key=lambda seat: -int(s.players[seat].income))
    return [form("standing", whose=seat, income=s.players[seat].income) for seat in seats]


def _best(box: Array, states: Array) -> list[int]:
    """Who wins, or shares the victory."""
    seats, out = int(states[0].seats), np.zeros(MOST_SEATS, np.float64)
    final_returns(box, states, 0, out)
    return [seat for seat in range(seats) if out[seat] == out[:seats].max()]


def _winner(box: Array, states: Array) -> Form:
    """Who wins, and by which tie-break."""
    s, seats, best = states[0], range(int(states[0].seats)), _best(box, states)
    income = [int(s.players[seat].income) for seat in seats]
    customers = [int(s.players[seat].served_kind.sum()) for seat in seats]
    outlets = [int(s.outlets[:, seat].sum()) for seat in seats]
    winner = best[0]
    reached = {"income": income[winner], "customers": customers[winner], "outlets": outlets[winner]}
    if len(best) > 1:
        return form("shared", winners_who=best, **reached)
    equal = [seat for seat in seats if seat != winner and income[seat] == income[winner]]
    if not equal:
        return form("wins", who=winner, income=income[winner])
    most = max(customers[seat] for seat in equal)
    if most < customers[winner]:
        return form("wins-by-customers", who=winner, rivals_who=equal, most=most, **reached)
    equal = [seat for seat in equal if customers[seat] == most]
    return form("wins-by-outlets", who=winner, rivals_who=equal, most=max(outlets[seat] for seat in equal), **reached)


# --- Parts of sentences ---------------------------------------------------------------------------------------------


def objective(box: Any, deck: int, number: int) -> Form:
    """An objective by what it asks for; number from 1."""
    first, second = box.need[5 * deck + number - 1].tolist()
    return form(f"objective-{DECKS[deck]}{number}", a=first, b=second)


def reached_objective(box: Any, name: str) -> Form:
    """An objective that is met in the end, by its name among what is counted."""
    return form("reached-objective", objective=objective(box, DECKS.index(name[0]), int(name[1:])))


def step(asked: int) -> Form:
    """What an action asks for."""
    name, _, distance = STEPS[asked].partition("sell_")
    return form("step-sell", n=int(distance)) if distance else form(f"step-{name}")


def _improvement(name: str) -> Form:
    return form("an-improvement", improvement=name)


def _address(house: int) -> dict[str, Any]:
    return {"street": STREETS[house // 4], "number": house % 4 + 1}


def _wish(kind: int) -> dict[str, str]:
    """What a customer wants."""
    return {"base_flavour": TROUSERS[kind // 4], "frosting_flavour": SHIRTS[kind % 4]}


def _next_to_roll_grey(box: Any, s: Any) -> int:
    return next(seat for seat in range(int(s.seats)) if s.players[seat].columns[:, GREY].sum() < box.grey_dice)


def _alone(record: Any) -> Array:
    """A record as an array of one, as compiled functions take it."""
    return copied(record)  # type: ignore[no-any-return]


# --- Deeds ----------------------------------------------------------------------------------------------------------


class Deed:
    """An action between the positions before and after it; there is a method for each kind of action."""

    def __init__(self, box: Any, s: Any, action: int, after: Any) -> None:
        self.box, self.s, self.after = box, s, after
        self.seat = int(s["mover"])
        self.was, self.now = s["players"][self.seat], after["players"][self.seat]
        self.kind = TABLE.kind(action).name
        self.given: Mapping[str, Any] = TABLE.parameters(action)

    def told(self) -> Form:
        told: Form = getattr(self, f"_{self.kind.lower()}")()
        return told

    def taken(self) -> Forms:
        """Parts that came to the loose ones; the mixed base of a level comes by itself."""
        bases = (self.now["loose_bases"] - self.was["loose_bases"]).tolist()
        frostings = (self.now["loose_frostings"] - self.was["loose_frostings"]).tolist()
        return (
            *(form("a-base", base=name) for name, more in zip(BASES, bases, strict=True) if more > 0),
            *(form("a-frosting", frosting=name) for name, more in zip(FROSTINGS, frostings, strict=True) if more > 0),
        )

    def fulfilled(self) -> list[Form]:
        """Objectives that the income step rewards."""
        done = zip(self.was["objective_done"].tolist(), self.now["objective_done"].tolist(), strict=True)
        newly = [deck for deck, (was, now) in enumerate(done) if now > was]
        return [form("quoted", objective=objective(self.box, deck, int(self.s.objectives[deck]))) for deck in newly]

    def _form(self, name: str, **values: Any) -> Form:
        return form(name, who=self.seat, **values)

    def _brings(self, name: str, **values: Any) -> Form:
        """A deed that changes the tracks of the player."""
        gains, costs = _gains(self.was, self.now), _costs(self.was, self.now)
        return form(name, who=self.seat, **values, gains=gains, costs=costs)

    # The turn

    def _activate(self) -> Form:
        number = self.given["column"]
        level = levels_of(_alone(self.box), _alone(self.s), self.seat)[number - 1]
        name = "activate" if level else "activate-idly"
        return self._form(name, column=COLUMN_NAMES[number - 1], number=number, level=level)

    def _level(self) -> Form:
        number, level = self.given["column"], self.given["level"]
        steps = [step(asked) for asked in self.box["level_steps"][number - 1, level - 1].tolist() if asked != NO_STEP]
        name = "level" if number == self.s["column"] else "level-elsewhere"
        return self._form(name, column=COLUMN_NAMES[number - 1], level=level, steps=steps)

    def _improve(self) -> Form:
        improvement = self.given["type"]
        asked = int(self.box.improvement_step[IMPROVEMENTS.index(improvement)])
        moves = [form("gain-steps", n=self.box.idea_steps)] if improvement == "idea" else []
        gains = (*moves, *_gains(self.was, self.now))
        steps = [step(asked)] if asked else []
        return self._form("improve", improvements=[_improvement(improvement)], steps=steps, gains=gains)

    def _finish(self) -> Form:
        return self._income("finish", dice=self._dice_to_roll())

    def _collect(self) -> Form:
        return self._income("collect")

    def _income(self, name: str, **values: Any) -> Form:
        objectives = self.fulfilled()
        reward = len(objectives) * int(self.box["objective_gain"])
        income = int(self.now["income"]) - int(self.was["income"]) - reward
        gains = [form("gain-income", n=income)]
        return self._form(name, income=income, objectives=objectives, reward=reward, gains=gains, **values)

    def _roll(self) -> Form:
        return self._form("roll-now", dice=self._dice_to_roll())

    def _dice_to_roll(self) -> int:
        return sum(self.was["columns"][int(self.s["column"]) - 1].tolist())

    def _end_turn(self) -> Form:
        if self.after.ending:
            return self._form("end-game")
        if self.after.last_round and not self.s.last_round:
            return self._form("end-turn-last", income=self.now.income)
        return self._form("end-turn")

    # The steps of an action

    def _take_base(self) -> Form:
        return self._form("take", parts=self.taken())

    def _take_frosting(self) -> Form:
        return self._form("take", parts=self.taken())

    def _outlet(self) -> Form:
        name = "outlet" if self.was.outlets_in_hand else "outlet-to"
        if self.given["expelled"] == "none":
            return self._brings(name, streets=[form("in-street", n=1, street=self.given["street"])])
        rival = SEAT_NAMES.index(self.given["expelled"])
        return self._brings(f"{name}-expelling", street=self.given["street"], whom=rival, loss=self._loss_of(rival))

    def _move_outlet_from(self) -> Form:
        streets = {"from_street": self.given["street"], "to_street": STREETS[int(self.s.from_street)]}
        if not self.s.from_rival:
            return self._form("move-outlet", **streets)
        rival = int(self.s.from_rival) - 1
        return self._form("move-outlet-expelling", **streets, whom=rival, loss=self._loss_of(rival))

    def _loss_of(self, rival: int) -> int:
        """What the expelled player loses on the track of Sales."""
        return int(self.after.players[rival].sales) - int(self.s.players[rival].sales)

    def _decline(self) -> Form:
        return self._form("decline")

    def _sell(self) -> Form:
        house = 4 * STREETS.index(self.given["street"]) + self.given["house"] - 1
        return self._brings("sell", sales=[form("a-sale", **_address(house), **_wish(int(self.s.customer[house])))])

    def _hire(self) -> Form:
        rests = _rested(self.was, self.now)
        return self._form("hire-to-rest" if rests else "hire", die=self.given["die"])

    def _bakery(self) -> Form:
        return self._brings("bakery", street=self.given["street"])

    def _place_imp(self) -> Form:
        if self.s.phase == SETUP_IMP:
            return self._form("place-first", improvement=self.given["type"], number=self.given["column"])
        return self._brings("place", improvements=[_improvement(self.given["type"])], number=self.given["column"])

    def _assemble(self) -> Form:
        return self._brings("assemble", recipes=[form("recipe", **self.given)])

    def _start_recipe(self) -> Form:
        return self._brings("start", recipe=form("recipe", **self.given))

    # The Rest Area, the special action, dice without room

    def _rest_idea(self) -> Form:
        return self._brings("rest-idea", number=self.given["column"])

    def _rest_pay(self) -> Form:
        return self._form("rest-pay", number=self.given["column"], cost=self.box.rest_cost)

    def _rest_die(self) -> Form:
        return self._brings("wake", dice=[form("some-dice", n=1, die=self.given["die"])], number=self.s.rest_column)

    def _rest_done(self) -> Form:
        return self._form("rest-done")

    def _sp_imp(self) -> Form:
        return self._brings("special-improvement")

    def _sp_move(self) -> Form:
        return self._brings("special-move")

    def _sp_buy(self) -> Form:
        return self._brings("special-idea").but(gains=None)

    def _sp_paymove(self) -> Form:
        return self._form("special-paid-moves", cost=self.box.move_cost)

    def _pick_die(self) -> Form:
        return self._form("pick", die=self.given["die"], number=self.given["column"])

    def _die_to(self) -> Form:
        way = {"from": self.s.move_from, "to": self.given["column"]}
        return self._brings("move", moves=[form("a-move", n=1, die=DICE[int(self.s.move_colour)], **way)])

    def _move_done(self) -> Form:
        return self._form("move-done")

    def _surplus(self) -> Form:
        return self._form("rest", die=self.given["die"], gains=_rested(self.was, self.now))


# --- Why not --------------------------------------------------------------------------------------------------------

REASONS = {
    rules.NOT_NOW: "not-now",
    rules.ACTION_DONE: "action-done",
    rules.NOTHING_POSSIBLE: "nothing-possible",
    rules.IMPROVEMENT_USED: "improvement-used",
    rules.MUST_ACT: "must-act",
    rules.NOTHING_TO_DO_BETWEEN: "nothing-between",
    rules.RESERVE_EMPTY: "reserve-empty",
    rules.SPACE_FREE: "space-free",
    rules.STREET_FULL: "street-full",
    rules.OWN_OUTLET: "own-outlet",
    rules.NO_OUTLET_ELSEWHERE: "no-outlet-elsewhere",
    rules.NOT_YOURS_THERE: "not-yours-there",
    rules.HAS_OUTLETS: "has-outlets",
    rules.HOUSE_EMPTY: "house-empty",
    rules.NO_BAKERY_LEFT: "no-bakery-left",
    rules.COLUMN_HAS_TYPE: "column-has-type",
    rules.COLUMN_IMPROVED: "column-improved",
    rules.RECIPE_TAKEN: "recipe-taken",
    rules.REST_WAS_USED: "rest-was-used",
    rules.REST_EMPTY: "rest-empty",
    rules.COLUMN_FULL: "column-full",
    rules.NO_IDEA: "no-idea",
    rules.SPECIAL_WAS_USED: "special-was-used",
    rules.NO_DIE_THERE: "no-die-there",
    rules.NOT_IN_ORDER: "not-in-order",
    rules.NOTHING_MOVED: "nothing-moved",
    rules.SAME_COLUMN: "stays",
    rules.TOO_FEW_LEFT: "too-few-left",
    rules.NO_SUCH_PLAYER: "no-such-player",
    rules.NOTHING_MOVES: "nothing-moves",
}
"""Reasons that need no values."""


class Refusal:
    """Why an action cannot be played here."""

    def __init__(self, box: Any, s: Any, action: int) -> None:
        self.box, self.s = box, s
        self.kind = TABLE.kind(action).name
        self.given: Mapping[str, Any] = TABLE.parameters(action)

    def told(self, code: int) -> Form:
        if code in REASONS:
            return form(REASONS[code])
        told: Mapping[int, Callable[[], Form]] = {
            rules.LEVEL_TOO_LOW: self._level_too_low,
            rules.PART_MISSING: self._part_missing,
            rules.NOT_ACTIVE: lambda: form("not-active", column=COLUMN_NAMES[int(self.s.column) - 1]),
            rules.NO_SUCH_IMPROVEMENT: lambda: form("no-such-improvement", number=self.s.column),
            rules.SPACE_TOO_HIGH: self._space_too_high,
            rules.WRONG_STEP: lambda: form("wrong-step", step=step(int(self.s.steps[0]))),
            rules.WRONG_COLOUR: lambda: form("wrong-colour", step=step(int(self.s.steps[0]))),
            rules.NO_OUTLET_THERE: lambda: form("no-outlet-there", whose=SEAT_NAMES.index(self.given["expelled"])),
            rules.TOO_FAR: lambda: form("too-far", distance=self.given["house"], step=step(int(self.s.steps[0]))),
            rules.NO_PRESENCE: lambda: form("no-presence", street=self.given["street"]),
            rules.NO_RECIPE: lambda: form("no-recipe", **_wish(int(self.s.customer[self._house()]))),
            rules.NOT_DEALT: lambda: form("not-dealt", improvement=IMPROVEMENTS[int(self.s.dealt[int(self.s.mover)])]),
            rules.NO_INCOME: self._no_income,
            rules.FULL_OF_IDEAS: lambda: form("full-of-ideas", n=self.box.most_ideas),
            rules.OTHER_PAIR: lambda: form("other-pair", **{"from": self.s.pair_from, "to": self.s.pair_to}),
        }
        return told[code]()

    def _house(self) -> int:
        return 4 * STREETS.index(self.given["street"]) + int(self.given["house"]) - 1

    def _player(self) -> Any:
        return self.s.players[int(self.s.mover)]

    def _level_too_low(self) -> Form:
        column = int(self.given["column"]) - 1
        if self.kind == "ACTIVATE":
            return form("reaches-no-level", more=self._dice_missing(column, 1))
        return form(
            "level-too-low", level=rules_level(self.box, self.s), more=self._dice_missing(column, self.given["level"])
        )

    def _dice_missing(self, column: int, level: int) -> int:
        """How many dice more reach a level; 0 where none can, because only a specialist lifts that far."""
        reached = levels_of(_alone(self.box), _alone(self.s), int(self.s.mover))[column]
        dice = int(self._player().columns[column].sum())
        reach = self.box.reach[column].tolist()
        lifted = reached - reach[dice]
        enough = [more - dice for more in range(dice + 1, int(self.box.spaces) + 1) if reach[more] + lifted >= level]
        return enough[0] if enough else 0

    def _part_missing(self) -> Form:
        base, frosting = self.given["base"], self.given["frosting"]
        loose = self._player()
        lacks = [] if loose.loose_bases[BASES.index(base)] else [form("a-base", base=base)]
        if not loose.loose_frostings[FROSTINGS.index(frosting)]:
            lacks.append(form("a-frosting", frosting=frosting))
        return form("part-missing", parts=lacks)

    def _space_too_high(self) -> Form:
        third = int(self.s.players[int(self.s.mover)].third[int(self.s.column) - 1])
        is_third = third >> IMPROVEMENTS.index(self.given["type"]) & 1
        needed = self.box.third_level if is_third else self.box.low_level
        return form("space-too-high", level=needed, reached=rules_level(self.box, self.s))

    def _no_income(self) -> Form:
        costs = {"REST_PAY": self.box.rest_cost, "SP_BUY": self.box.idea_cost, "SP_PAYMOVE": self.box.move_cost}
        cost, have = int(costs[self.kind]), int(self._player().income)
        return form("no-income", cost=cost, have=have, more=cost - have)


def rules_level(box: Any, s: Any) -> int:
    """The level of the activation, which a house rule counts anew."""
    return levels_of(_alone(box), _alone(s), int(s.mover))[int(s.column) - 1] if box.live_level else int(s.level)
