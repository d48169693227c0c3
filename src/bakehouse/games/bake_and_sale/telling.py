"""What Bake & Sale tells: what may be done, what came of it, and the week as a story, in forms.

A line of the story is what one baker does on one day, but for two things that have lines of their own: buildings
that are visited once or twice in a week, and what comes out of the oven.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from bakehouse.copies import copied
from bakehouse.games.bake_and_sale import rules
from bakehouse.games.bake_and_sale.actions import BUILDING_OF, TABLE
from bakehouse.games.bake_and_sale.folding import folded
from bakehouse.games.bake_and_sale.state import (
    AWARDS,
    BREADS,
    FACES,
    FIRST_PINNED_BREAD,
    FLOURS,
    LEVELS,
    MARKET,
    MOST_LOAVES,
    PHASES,
    STATE,
    SUPPLIES,
)  # fmt: skip
from bakehouse.kernel.records import CHANCE, OVER, read
from bakehouse.words import Form, Telling, form

STAR, PIN, FAME = range(3)
"""The bonuses, as they fall due."""
LINES = {
    "once": ("FRIENDLY", "STOCK", "MARKETING", "SUPERMARKET"),
    "oven": ("PRODUCE", "RETAIL", "HIRE", "VOLUNTEER", "DISCARD", "END_DAY"),
}
"""Lines of a day beside that of the errands: what is rare, and what comes out of the oven until the day ends."""
LINE_OF = {kind: line for line, kinds in LINES.items() for kind in kinds}
SILENT = frozenset({"MARKET", "MARKET_SWAPPED"})
"""Not worth a word: what the visit takes will be told."""

REFUSALS = {
    rules.TOO_FEW_HOURS: "too-few-hours",
    rules.NO_SUPPLY_TO_TAKE: "no-supply-to-take",
    rules.NO_STOCK_ROOM: "no-stock-room",
    rules.COLOURS_FIXED: "colours-fixed",
    rules.NOTHING_TAKEN_YET: "nothing-taken-yet",
    rules.ROWS_ASCEND: "rows-ascend",
    rules.ROW_FULL: "row-full",
    rules.BUSINESS_FULL: "business-full",
    rules.NO_SUCH_DIE: "no-such-die",
    rules.FAME_FULL: "fame-full",
    rules.TOO_FEW_SPACES: "too-few-spaces",
    rules.ORDER_DONE: "order-done",
    rules.TOO_FEW_LOAVES: "too-few-loaves",
    rules.NO_FREE_STAR: "no-free-star",
    rules.NO_FREE_PIN: "no-free-pin",
    rules.BUSINESS_AT_MOST: "business-at-most",
    rules.CONSULTED_TODAY: "consulted-today",
    rules.ENOUGH_HOURS: "enough-hours",
    rules.NO_VISITS_LEFT: "no-visits-left",
    rules.NOT_BLACK: "not-black",
    rules.LOCKED: "locked",
    rules.BAKED_TODAY: "baked-today",
    rules.TOO_MANY_LOAVES: "too-many-loaves",
}
"""What is said of a refusal; in the middle of a step it goes by the step (`first-market`)."""


class Words:
    """Tells positions and steps."""

    # --- What may be done

    def action(self, box: Any, s: Any, action: int) -> Form:
        """An action with what it costs and brings."""
        trial = np.empty(1, STATE)
        rules.preview(box, s, action, trial)
        return _Step(box, s, action, trial[0]).deed()

    def refusal(self, box: Any, s: Any, action: int, code: int) -> Form:
        return _Refused(box, s, action).told(code)

    # --- Chance

    def outcome(self, box: Any, s: Any, outcome: int) -> Form:
        return _die(int(s.rolled >= box.white_dice), outcome + 1)

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        return f"{'white' if s.rolled < box.white_dice else 'black'} {outcome + 1}"

    # --- What happened

    def happened(self, box: Any, before: Any, choice: int, after: Any, seat: int | None) -> Telling:
        """All sheets lie open: everybody reads the same."""
        if before["actor"] == CHANCE:
            return Telling(heading=None if after["actor"] == CHANCE else _day(after))
        step = _Step(box, before, choice, after)
        told = step.told()
        if after["actor"] == OVER:
            winner = None if told else _winners(box, after)[0]
            return Telling((*told, *_awards(box, after), *_verdict(box, after)), "end", _week_over(box, after), winner)
        return Telling(told, f"day {int(before['day'])} seat {step.who} {LINE_OF.get(step.kind, 'errands')}")

    def fold(self, forms: Sequence[Form]) -> list[Form]:
        return folded(forms)

    def verdict(self, box: Any, states: Any) -> list[Form]:
        return _verdict(box[0], states[0])


# --- One step -------------------------------------------------------------------------------------------------------


class _Records:
    """What the rules read: the box, and a seat's sheet before and after an action."""

    def __init__(self, box: Any, before: Any, after: Any) -> None:
        self.box, self.who = box, int(before["actor"])
        self.sheet, self.now = before["sheets"][self.who], after["sheets"][self.who]


class _Step:
    """An action of a seat: the table before it and after it, as plain numbers."""

    def __init__(self, box: Any, before: Any, action: int, after: Any) -> None:
        self.records, self.before = _Records(box, before, after), before
        self.who = self.records.who
        self.box, self.sheet = read(box), read(self.records.sheet)
        self.kind = TABLE.kind(action).name
        self.place = action - TABLE.kind(action).first
        self.gain = rules.money_made(box, after, self.who) - rules.money_made(box, before, self.who)

    @cached_property
    def now(self) -> Any:
        """The sheet after the step."""
        return read(self.records.now)

    def told(self) -> tuple[Form, ...]:
        """The deed, and what the rules made of it."""
        if self.kind in SILENT or (self.kind == "END_DAY" and not self.sheet.hours):
            return ()
        deed = self.deed()
        told = [deed]
        if self.kind == "TAKE" and self.sheet.phase == MARKET != self.now.phase:
            told.append(self._form("pay", hours=self._hours(), swapped=self.sheet.swapped))
        if self.kind == "DISCARD" and self._hours() < 0:
            told.append(self._form("extra", hours=-self._hours()))
        return (*told, *self._bonuses(self.gain - deed["gain"]))

    def _form(self, name: str, gain: int = 0, **values: Any) -> Form:
        return form(name, who=self.who, **values, gain=gain)

    def _hours(self) -> int:
        """The hourglasses that the step spends."""
        return int(self.sheet.hours) - int(self.records.now["hours"])

    # --- The deed

    def deed(self) -> Form:
        if self.kind in ("MARKET", "MARKET_SWAPPED"):
            return self._form("market", n=self.sheet.business, swapped=int(self.kind == "MARKET_SWAPPED"))
        if self.kind in BUILDING_OF and self.kind != "RETAIL":
            return self._building()
        deeds = {
            "END_DAY": self._end_day, "MARKET_DONE": self._pay, "TAKE": self._take, "RETAIL": self._order,
            "STAR": self._star, "PIN": self._pin, "FAME_TRACK": self._fame, "FAME_AGENCY": self._fame,
            "DISCARD": self._give, "PRODUCE": self._bake,
        }  # fmt: skip
        return deeds[self.kind]()

    def _building(self) -> Form:
        told = {"building": BUILDING_OF[self.kind], "hours": self._hours()} | self._visited()
        told_apart = self.kind in ("NETWORK", "HIRE")  # with the fame, or as the price
        return self._form(self.kind.lower(), 0 if told_apart else self.gain, **told)

    def _visited(self) -> dict[str, Any]:
        """What a building gives or asks for."""
        box = self.box
        match self.kind:
            case "NETWORK":
                return {"n": box.network_fame, "money": self.gain}
            case "LOCAL":
                return {"n": box.local_supplies}
            case "ACADEMY":
                return {"n": box.academy_stars}
            case "LAB":
                return {"n": box.lab_pins}
            case "CONSULTING":
                return {"n": self.now.business}
            case "HIRE":
                return {"hours": box.hire_gives, "money": box.hire_money}
            case "VOLUNTEER":
                return {"n": box.volunteer_supplies, "hours": box.volunteer_gives}
            case "FRIENDLY":
                return {"faces": [face + 1 for face in range(FACES) if box.joker[face]]}
            case "MARKETING":
                return {"n": box.agency_icons, "money": box.agency_money}
        return {}

    def _end_day(self) -> Form:
        return self._form("end-day", day=self.before.day, hours=self.sheet.hours)

    def _pay(self) -> Form:
        return self._form("pay", hours=self._hours(), swapped=self.sheet.swapped)

    def _take(self) -> Form:
        supplies, bonus = [_some(self.place, 1)], self._bonus_of_space()
        if self.sheet.phase != MARKET:
            return self._form("get", supplies=supplies, bonus=bonus)
        price = rules.price_with(self.records.box, self.records.sheet, self.place)
        die = die_for(self.box, self.before, self.sheet, self.place)
        return self._form("take", supplies=supplies, dice=[die], hours=price, bonus=bonus)

    def _bonus_of_space(self) -> int:
        """The bonus of the space that is circled next: 0 none, 1 a star, 2 a rolling pin, 3 fame."""
        earned = self._earned
        return next((bonus + 1 for bonus in (STAR, PIN, FAME) if earned[bonus]), 0)

    def _order(self) -> Form:
        box, order = self.box, self.place
        things = [*_supplies(box.order_supplies[order]), *_loaves(box.order_loaves[order])]
        money = int(box.order_money[order])
        told = {"order": order + 1, "things": things, "hours": self._hours(), "money": money, "less": money - self.gain}
        return self._form("order", self.gain, **told)

    def _star(self) -> Form:
        box, was, now = self.records.box, self.records.sheet, self.records.now
        dearer = rules.wholesale(box, now) - rules.wholesale(box, was)
        return self._form("star", dearer, n=1, breads=[_on(self.place)], hours=0)

    def _pin(self) -> Form:
        bread = self.place + FIRST_PINNED_BREAD
        missing = int(self.box.pins[bread]) - int(self.now.pins[bread])
        return self._form("pin", n=1, bread=BREADS[bread], hours=0, missing=missing)

    def _fame(self) -> Form:
        if self.kind == "FAME_AGENCY":
            return self._fame_form(0, 1, self.gain, place=int(self.sheet.agency_fame) + 1, of=self.box.agency_icons)
        return self._fame_form(1, 0, self.gain, place=int(self.sheet.fame) + 1, of=self.box.fame_icons)

    def _fame_form(self, track: int, agency: int, gain: int, **values: Any) -> Form:
        amounts = {"n": track + agency, "track": track, "agency": agency}
        return self._form("fame", gain, **amounts, building="marketing_agency", hours=0, **values)

    def _give(self) -> Form:
        return self._form("give", supplies=[_some(self.place, 1)], n=self.sheet.left)

    def _bake(self) -> Form:
        bread, loaves = self.place // MOST_LOAVES, self.place % MOST_LOAVES + 1
        return self._form("bake", self.gain, loaves=[_loaf(bread, loaves)], hours=self._hours())

    # --- Bonuses

    def _bonuses(self, gain: int) -> Iterable[Form]:
        """What the rules circled without asking, with the money of it, and what found nothing left to circle."""
        track = int(self.now.fame) - int(self.sheet.fame) - int(self.kind == "FAME_TRACK")
        agency = int(self.now.agency_fame) - int(self.sheet.agency_fame) - int(self.kind == "FAME_AGENCY")
        if track or agency:
            yield self._fame_form(track, agency, gain)
        for bonus, lost in enumerate(self._lost()):
            if lost > 0:
                yield self._form("lost", bonus=bonus + 1, n=lost)

    @cached_property
    def _earned(self) -> list[int]:
        """The bonuses that fall due with the step."""
        box = self.box
        if self.kind == "TAKE":
            sheet = copied(self.records.sheet)[0]
            rules.circle_supply(self.records.box, sheet, self.place)
            return [now - before for now, before in zip(_due(sheet), _due(self.sheet), strict=True)]
        visits = {"ACADEMY": (STAR, box.academy_stars), "LAB": (PIN, box.lab_pins), "NETWORK": (FAME, box.network_fame)}
        bonus, amount = visits.get(self.kind, (STAR, 0))
        return [int(amount) if each == bonus else 0 for each in (STAR, PIN, FAME)]

    def _lost(self) -> list[int]:
        """Of what was due or fell due: what is neither circled nor due any more."""
        there = zip(_due(self.sheet), self._earned, _circled(self.sheet), strict=True)
        gone = zip(_circled(self.now), _due(self.now), strict=True)
        return [sum(before) - sum(after) for before, after in zip(there, gone, strict=True)]


def _due(sheet: Any) -> tuple[int, int, int]:
    return int(sheet.due_stars), int(sheet.due_pins), int(sheet.due_fame)


def _circled(sheet: Any) -> tuple[int, int, int]:
    return int(sum(sheet.stars)), int(sum(sheet.pins)), int(sheet.fame) + int(sheet.agency_fame)


# --- Why not --------------------------------------------------------------------------------------------------------


class _Refused:
    """An action that is not possible: what is missing."""

    def __init__(self, box: Any, s: Any, action: int) -> None:
        self.box, self.action = box, action
        self.sheet = s.sheets[s.actor]
        self.kind = TABLE.kind(action).name
        self.place = action - TABLE.kind(action).first

    def told(self, code: int) -> Form:
        if code == rules.NOT_IN_THIS_STEP:
            phase = PHASES[int(self.sheet.phase)]
            return form(f"first-{phase.lower()}", building=BUILDING_OF.get(phase))
        values: dict[int, Callable[[], dict[str, Any]]] = {
            rules.TOO_FEW_HOURS: self._hours,
            rules.NO_STOCK_ROOM: lambda: {"building": "stock_room"},
            rules.ROW_FULL: self._supply,
            rules.BUSINESS_FULL: lambda: {"n": self.sheet.business},
            rules.NO_SUCH_DIE: self._supply,
            rules.TOO_FEW_SPACES: self._spaces,
            rules.TOO_FEW_LOAVES: lambda: {"things": _loaves(self._loaves_missing())},
            rules.BUSINESS_AT_MOST: lambda: {"n": self.box.business_most},
            rules.ENOUGH_HOURS: lambda: {"hours": self.box.dearest, "have": self.sheet.hours},
            rules.NO_VISITS_LEFT: self._visits,
            rules.NOT_BLACK: lambda: {"building": "local_supplier"},
            rules.LOCKED: lambda: {"n": self.box.pins[self._bread()] - self.sheet.pins[self._bread()]},
            rules.TOO_MANY_LOAVES: lambda: {"n": self.box.most_loaves - self.sheet.loaves[self._bread()]},
        }
        if code == rules.TOO_FEW_SUPPLIES:
            return self._too_few_supplies()
        return form(REFUSALS[code], **values[code]()) if code in values else form(REFUSALS[code])

    def _bread(self) -> int:
        return self.place // MOST_LOAVES

    def _supply(self) -> dict[str, Any]:
        return {"supply": SUPPLIES[self.place]}

    def _hours(self) -> dict[str, Any]:
        needed, have = self._hours_needed(), int(self.sheet.hours)
        return {"hours": needed, "have": have, "more": needed - have}

    def _hours_needed(self) -> int:
        if self.kind in ("MARKET", "MARKET_SWAPPED"):
            return int(self.box.section_hours[0])
        if self.kind == "TAKE":
            return int(rules.price_with(self.box, self.sheet, self.place))
        return int(rules.hours_of(self.box, self.action))

    def _spaces(self) -> dict[str, Any]:
        """The free spaces from a row down, and how many supplies are still to be taken there."""
        first, needed = (self.place, self.sheet.left) if self.kind == "TAKE" else (FLOURS, self.box.local_supplies)
        return {"n": rules.free_spaces(self.box, self.sheet, first), "needed": needed}

    def _visits(self) -> dict[str, Any]:
        visits = {
            "HIRE": self.box.hire_visits,
            "VOLUNTEER": self.box.volunteer_visits,
            "SUPERMARKET": self.box.supermarket_visits,
        }
        return {"n": visits.get(self.kind, 1)}

    def _too_few_supplies(self) -> Form:
        if self.kind == "VOLUNTEER":
            return form("too-few-any", n=int(self.box.volunteer_supplies) - int(sum(self.sheet.have)))
        if self.kind == "DISCARD":
            return form("none-in-stock", **self._supply())
        return form("too-few-supplies", things=_supplies(self._supplies_missing()))

    def _supplies_missing(self) -> list[int]:
        if self.kind == "RETAIL":
            needed = self.box.order_supplies[self.place].tolist()
        else:
            loaves = self.place % MOST_LOAVES + 1
            needed = [n * loaves for n in self.box.recipe[self._bread()].tolist()]
        return [max(n - have, 0) for n, have in zip(needed, self.sheet.have.tolist(), strict=True)]

    def _loaves_missing(self) -> list[int]:
        there = [baked - used for baked, used in zip(self.sheet.loaves.tolist(), self.sheet.used.tolist(), strict=True)]
        needed = self.box.order_loaves[self.place].tolist()
        return [max(n - have, 0) for n, have in zip(needed, there, strict=True)]


# --- Things ---------------------------------------------------------------------------------------------------------


def _some(row: int, n: int) -> Form:
    return form("some", n=n, supply=SUPPLIES[row])


def _loaf(bread: int, n: int) -> Form:
    return form("loaf", n=n, bread=BREADS[bread])


def _on(bread: int) -> Form:
    return form("on-bread", n=1, bread=BREADS[bread])


def _supplies(amounts: Iterable[int]) -> list[Form]:
    return [_some(row, n) for row, n in enumerate(amounts) if n]


def _loaves(amounts: Iterable[int]) -> list[Form]:
    return [_loaf(bread, n) for bread, n in enumerate(amounts) if n]


# --- Dice -----------------------------------------------------------------------------------------------------------


def _die(black: int, face: int, joker: int = 0) -> Form:
    return form("die", black=black, face=face, joker=joker)


def _day(s: Any) -> Form:
    """The heading of a day: its dice."""
    return form("day", day=s.day, white=_faces(s.white), black=_faces(s.black))


def _faces(counts: Any) -> list[int]:
    return [face + 1 for face in range(FACES) for _ in range(int(counts[face]))]


def die_for(box: Any, s: Any, sheet: Any, row: int) -> Form:
    """The die that a supply is taken with: the lowest that gives it and is no joker, else the lowest joker left."""
    white, black = s.white.tolist(), s.black.tolist()
    as_white, as_black = (black, white) if sheet.swapped else (white, black)
    swapped = int(sheet.swapped)
    plain: dict[int, list[Form]] = {place: [] for place in range(6)}
    jokers: list[tuple[int, Form]] = []
    for face in range(FACES):
        flour = int(box.white_gives[face])
        for _ in range(int(as_white[face])):
            if sheet.friendly and box.joker[face]:
                jokers.append((flour, _die(swapped, face + 1, joker=1)))
            else:
                plain[flour].append(_die(swapped, face + 1))
        plain[int(box.black_gives[face])] += [_die(1 - swapped, face + 1)] * int(as_black[face])
    for taken_row in range(row + 1):  # jokers that this visit has used already, row by row
        covered = min(int(sheet.taken[taken_row]), len(plain[taken_row]))
        for _ in range(int(sheet.taken[taken_row]) - covered):
            jokers.remove(next(joker for joker in jokers if taken_row >= FLOURS or joker[0] == taken_row))
    if sheet.taken[row] < len(plain[row]):
        return plain[row][int(sheet.taken[row])]
    return next(die for flour, die in jokers if row >= FLOURS or flour == row)


# --- The end --------------------------------------------------------------------------------------------------------


def _moneys(box: Any, s: Any) -> list[int]:
    return [int(rules.money(box, s, seat)) for seat in range(int(s.seats))]


def _week_over(box: Any, s: Any) -> Form:
    scores = [form("score", whose=seat, n=money) for seat, money in enumerate(_moneys(box, s))]
    return form("week-over", scores=scores)


def _awards(box: Any, s: Any) -> list[Form]:
    """Who won which awards, and what they bring; those who share several are told once."""
    seats = range(int(s.seats))
    won: dict[tuple[int, ...], list[int]] = {}
    for award in range(len(AWARDS)):
        winners = tuple(seat for seat in seats if rules.award_money(box, s, seat, award) >= 0)
        won.setdefault(winners, []).append(award)
    return [_award(box, s, winners, won[winners]) for winners in sorted(won, key=lambda who: (not who, len(who), who))]


def _award(box: Any, s: Any, winners: tuple[int, ...], awards: list[int]) -> Form:
    if winners:
        told = [form("award-for", award=AWARDS[award], count=_count(s, winners[0], award)) for award in awards]
        money = sum(int(rules.award_money(box, s, winners[0], award)) for award in awards)
        return form("awards", who=winners[0] if len(winners) == 1 else winners, awards=told, money=money)
    if s.seats > 1:
        return form("nobody-wins", awards=[form("award-named", award=AWARDS[award]) for award in awards])
    asked = [
        form("award-asked", award=AWARDS[award], count=_count(s, 0, award), asked=box.award_alone[award])
        for award in awards
    ]
    return form("missed", awards=asked)


def _count(s: Any, seat: int, award: int) -> Form:
    """What an award compares, of one seat."""
    return form(f"count-{AWARDS[award]}", n=rules.award_value(s.sheets[seat], award))


def _richest(box: Any, s: Any) -> list[int]:
    moneys = _moneys(box, s)
    return [seat for seat, money in enumerate(moneys) if money == max(moneys)]


def _winners(box: Any, s: Any) -> list[int]:
    """Of those with the most money, those with the most awards."""
    first = _richest(box, s)
    most = max(rules.awards_won(box, s, seat) for seat in first)
    return [seat for seat in first if rules.awards_won(box, s, seat) == most]


def _verdict(box: Any, s: Any) -> list[Form]:
    """Who won, and by which tie-break; alone, the level that the money reaches."""
    over = int(s["actor"] == OVER)
    if s["seats"] == 1:
        reached = int(rules.level(box, rules.money(box, s, 0)))
        return [form("level-reached", level=LEVELS[reached - 1], over=over) if reached else form("no-level", over=over)]
    if not over:
        return []
    first = _richest(box, s)
    awards = {seat: int(rules.awards_won(box, s, seat)) for seat in first}
    best, most = max(_moneys(box, s)), max(awards.values())
    winners = _winners(box, s)
    behind = [seat for seat in first if awards[seat] < most]
    if len(first) == 1:
        return [form("wins-with-money", who=first[0], n=best)]
    if len(winners) > 1:
        return [form("wins-shared", who=winners, n=best, awards=most)]
    fewer = max(awards[seat] for seat in behind)
    return [form("wins-by-awards", who=winners[0], whom=behind, n=best, awards=most, fewer=fewer)]
