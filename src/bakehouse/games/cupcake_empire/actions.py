"""The actions of Cupcake Empire: ids, parameters, and words that a player understands."""

from collections.abc import Callable
from typing import Any

import numpy as np

from bakehouse.actions import COMMITS, ActionTable, Kind
from bakehouse.games.cupcake_empire import rules
from bakehouse.games.cupcake_empire.box import Components
from bakehouse.games.cupcake_empire.rules import preview
from bakehouse.games.cupcake_empire.state import (
    BASES,
    CAST,
    COLUMN_NAMES,
    DEAL_IMPROVEMENTS,
    DICE,
    DRAW_CUSTOMERS,
    DRAW_OBJECTIVES,
    FROSTINGS,
    IMPROVEMENTS,
    SEAT_NAMES,
    SHIRTS,
    STATE,
    STEPS,
    STREETS,
    TROUSERS,
)  # fmt: skip

COLUMNS = (1, 2, 3, 4, 5)
BEYOND_STATION = STREETS[1:]

TABLE = ActionTable(
    [
        Kind("ACTIVATE", rules.ACTIVATE, {"column": COLUMNS}),
        Kind("LEVEL", rules.LEVEL, {"column": (1, 2, 3, 4), "level": (1, 2, 3)}),
        Kind("LEVEL", rules.LEVEL + 12, {"column": (5,), "level": (1, 2, 3, 4)}),
        Kind("IMPROVE", rules.IMPROVE, {"type": IMPROVEMENTS}),
        Kind("FINISH", rules.FINISH, flags=frozenset({COMMITS})),
        Kind("COLLECT", rules.COLLECT),
        Kind("ROLL", rules.ROLL, flags=frozenset({COMMITS})),
        Kind("END_TURN", rules.END_TURN),
        Kind("TAKE_BASE", rules.TAKE_BASE, {"base": BASES[:2]}),
        Kind("TAKE_FROSTING", rules.TAKE_FROSTING, {"frosting": FROSTINGS}),
        Kind("OUTLET", rules.OUTLET, {"street": BEYOND_STATION, "expelled": ("none", *SEAT_NAMES)}),
        Kind("MOVE_OUTLET_FROM", rules.MOVE_OUTLET_FROM, {"street": BEYOND_STATION}),
        Kind("DECLINE", rules.DECLINE),
        Kind("SELL", rules.SELL, {"street": STREETS, "house": (1, 2, 3, 4)}),
        Kind("HIRE", rules.HIRE_DIE, {"die": DICE[:5]}),
        Kind("BAKERY", rules.BAKERY, {"street": BEYOND_STATION}),
        Kind("PLACE_IMP", rules.PLACE_IMP, {"type": IMPROVEMENTS, "column": COLUMNS}),
        Kind("ASSEMBLE", rules.ASSEMBLE, {"base": BASES, "frosting": FROSTINGS}),
        Kind("REST_IDEA", rules.REST_IDEA, {"column": COLUMNS}),
        Kind("REST_PAY", rules.REST_PAY, {"column": COLUMNS}),
        Kind("REST_DIE", rules.REST_DIE, {"die": DICE}),
        Kind("REST_DONE", rules.REST_DONE),
        Kind("SP_IMP", rules.SP_IMP),
        Kind("SP_MOVE", rules.SP_MOVE),
        Kind("SP_BUY", rules.SP_BUY),
        Kind("SP_PAYMOVE", rules.SP_PAYMOVE),
        Kind("PICK_DIE", rules.PICK_DIE, {"column": COLUMNS, "die": DICE}),
        Kind("DIE_TO", rules.DIE_TO, {"column": COLUMNS}),
        Kind("MOVE_DONE", rules.MOVE_DONE),
        Kind("SURPLUS", rules.SURPLUS_DIE, {"die": DICE}),
        Kind("START_RECIPE", rules.START_RECIPE, {"base": BASES[:2], "frosting": FROSTINGS[:4]}),
    ]
)

FLAVOURS = {"choc": "chocolate", "straw": "strawberry"}
OBJECTIVES = (
    "simple frostings in recipes", "simple bases in recipes", "simple and mixed frostings in recipes",
    "simple and mixed bases in recipes", "mixed frostings and mixed bases in recipes",
    "customers", "customers in light and in dark trousers", "shirt colours of customers",
    "customers of apartment blocks and of town houses", "customers of apartment blocks and of villas",
    "outlets", "neighbourhoods with an outlet", "outlets in yellow and in beige streets",
    "outlets in yellow streets, and bakeries", "outlets in beige streets, and bakeries",
    "improvements in one column", "improvements", "types of improvements", "columns with improvements",
    "pairs of improvements of one type",
)  # fmt: skip
TYPE_WORDS = ("Base", "Frosting", "Outlet", "Sell", "Income", "Idea")
STEP_WORDS = {
    "base": "take a simple base", "mixed_base": "take a mixed base", "simple_frosting": "take a simple frosting",
    "mixed_frosting": "take a mixed frosting", "outlet_yellow": "open an outlet in a yellow street",
    "outlet_beige": "open an outlet in a beige street",
    "outlet_both": "open outlets in a yellow and in a beige street",
    "sell_1": "sell up to distance 1", "sell_2": "sell up to distance 2", "sell_3": "sell up to distance 3",
    "sell_4": "sell up to distance 4", "hire": "hire a die", "improvement": "place an improvement",
    "bakery_yellow": "open a bakery in a yellow street", "bakery_beige": "open a bakery in a beige street",
}  # fmt: skip


def flavour(name: str) -> str:
    """Such as "chocolate and mint"."""
    return " and ".join(FLAVOURS.get(part, part) for part in name.split("_"))


def recipe_words(b: int, f: int) -> str:
    return f"{flavour(BASES[b])} base with {flavour(FROSTINGS[f])}"


def customer_words(kind: int) -> str:
    """Trousers want a base, the shirt wants a frosting."""
    return f"{flavour(TROUSERS[kind // 4])} and {flavour(SHIRTS[kind % 4])}"


class Words:
    """Speaks of actions with the names of the edition on the table. Players go by the colours of their outlets."""

    def __init__(self, printed: Components) -> None:
        self.players = [name.capitalize() for name in SEAT_NAMES]
        self.streets = [printed.streets[street].name for street in STREETS]  # type: ignore[index]
        self.columns = [printed.columns.of(column).name for column in COLUMN_NAMES]

    def objective(self, box: Any, deck: int, number: int) -> str:
        """Such as "A3 (2 + 2 simple and mixed frostings in recipes)"; number from 1."""
        place = 5 * deck + number - 1
        first, second = box.need[place].tolist()
        need = f"{first} + {second}" if second else f"{first}"
        return f"{'ABCD'[deck]}{number} ({need} {OBJECTIVES[place]})"

    # --- Actions

    def action(self, box: Any, s: Any, action: int) -> str:
        """What an action does, and what comes of it."""
        trial = np.empty(1, STATE)
        preview(box, s, action, trial)
        after = trial[0]
        told = self._what(box, s, after, action)
        return told + self._gains(s, after)

    def _gains(self, s: Any, after: Any) -> str:
        """The changes of the own tracks."""
        p = int(s.mover)
        before, now = s.players[p], after.players[p]
        told = []
        for name in ("production", "sales", "income"):
            change = int(now[name]) - int(before[name])
            if change:
                told.append(f"{change:+d} {name}")
        ideas = int(now.ideas) - int(before.ideas)
        if ideas:
            told.append(f"{ideas:+d} {'idea' if abs(ideas) == 1 else 'ideas'}")
        return f": {', '.join(told)}" if told else ""

    def _what(self, box: Any, s: Any, after: Any, action: int) -> str:
        p = int(s.mover)
        kind = TABLE.kind(action).name
        place = action - TABLE.kind(action).first
        if kind == "ACTIVATE":
            level = _level(box, s, p, place)
            told = f"Activate column {place + 1} at level {level}" if level else f"Activate column {place + 1} idly"
            return f"{told} ({self.columns[place]})"
        if kind == "LEVEL":
            c, level = int(TABLE.parameters(action)["column"]), int(TABLE.parameters(action)["level"])
            steps = [STEPS[step] for step in box.level_steps[c - 1, level - 1].tolist() if step]
            return f"Column {c}, level {level} ({' and '.join(STEP_WORDS[step] for step in steps)})"
        return self._simple(box, s, after, kind, place)

    def _simple(self, box: Any, s: Any, after: Any, kind: str, place: int) -> str:
        p = int(s.mover)
        player = s.players[p]
        dice = int(player.columns[int(s.column) - 1].sum()) if s.column else 0
        paying = f" for {int(box.rest_cost)} income each"
        words: dict[str, Callable[[], str]] = {
            "IMPROVE": lambda: f"Use the {TYPE_WORDS[place]} improvement",
            "FINISH": lambda: f"Collect the income and roll {_dice(dice)}{self._done(box, s, after)}",
            "COLLECT": lambda: f"Collect the income, and roll later{self._done(box, s, after)}",
            "ROLL": lambda: f"Roll {_dice(dice)}",
            "END_TURN": lambda: "End the turn" + self._ends(box, s, after),
            "TAKE_BASE": lambda: f"Take a {flavour(BASES[place])} base",
            "TAKE_FROSTING": lambda: f"Take {flavour(FROSTINGS[place])} frosting",
            "OUTLET": lambda: self._outlet(s, place // 5 + 1, place % 5 - 1),
            "MOVE_OUTLET_FROM": lambda: (
                f"Move the outlet from {self.streets[place + 1]} to {self.streets[int(s.from_street)]}"
            ),
            "DECLINE": lambda: "Leave all outlets where they are",
            "SELL": lambda: (
                f"Sell in {self.streets[place // 4]}, house {place % 4 + 1} ({customer_words(int(s.customer[place]))})"
            ),
            "HIRE": lambda: (
                f"Hire {_a_die(place)}"
                + (", which rests" if int(player.columns[place].sum()) >= int(box.spaces) else "")
            ),
            "BAKERY": lambda: f"Open a bakery in {self.streets[place + 1]}",
            "PLACE_IMP": lambda: f"Place the {TYPE_WORDS[place // 5]} improvement in column {place % 5 + 1}",
            "ASSEMBLE": lambda: f"Assemble {recipe_words(place // 10, place % 10)}",
            "REST_IDEA": lambda: f"Wake resting dice for column {place + 1}",
            "REST_PAY": lambda: f"Wake resting dice for column {place + 1}{paying}",
            "REST_DIE": lambda: f"Wake {_a_die(place)} for column {int(s.rest_column)}",
            "REST_DONE": lambda: "Wake no more dice",
            "SP_IMP": lambda: "Special action: place an improvement",
            "SP_MOVE": lambda: "Special action: move a die",
            "SP_BUY": lambda: "Special action: buy a Bright Idea",
            "SP_PAYMOVE": lambda: f"Special action: move dice for {int(box.move_cost)} income each",
            "PICK_DIE": lambda: f"Pick the {DICE[place % 6]} die in column {place // 6 + 1}",
            "DIE_TO": lambda: f"Move the {DICE[int(s.move_colour)]} die to column {place + 1}",
            "MOVE_DONE": lambda: "Move no more dice",
            "SURPLUS": lambda: f"Let the {DICE[place]} die rest",
            "START_RECIPE": lambda: f"Begin with {recipe_words(place // 4, place % 4)}",
        }
        return words[kind]()

    def _done(self, box: Any, s: Any, after: Any) -> str:
        """Objectives that the income step will reward."""
        p = int(s.mover)
        before, now = s.players[p].objective_done.tolist(), after.players[p].objective_done.tolist()
        done = [self.objective(box, d, int(s.objectives[d])) for d in range(4) if now[d] > before[d]]
        return f", objective {' and '.join(done)} done" if done else ""

    def _ends(self, box: Any, s: Any, after: Any) -> str:
        if after.ending:
            return ", and the game"
        if after.last_round and not s.last_round:
            return f" with {int(box.target)} income or more: this is the last round"
        return ""

    def _outlet(self, s: Any, h: int, rival: int) -> str:
        verb = "Move an outlet to" if s.players[int(s.mover)].outlets_in_hand == 0 else "Open an outlet in"
        return f"{verb} {self.streets[h]}" + (f", expelling {self.players[rival]}" if rival >= 0 else "")

    # --- Why not

    def refusal(self, box: Any, s: Any, action: int, code: int) -> str:
        """The reason as the end of a sentence: "... is not possible: the street has a free space"."""
        kind = TABLE.kind(action).name
        place = action - TABLE.kind(action).first
        reasons: dict[int, Callable[[], str]] = {
            rules.NOT_NOW: lambda: "it is not the time for that",
            rules.LEVEL_TOO_LOW: lambda: (
                "the column does not reach that level"
                if kind == "LEVEL"
                else "the column reaches no level, and another one does"
            ),
            rules.NOT_ACTIVE: lambda: f"column {int(s.column)} is activated",
            rules.ACTION_DONE: lambda: "the action of this turn was done",
            rules.NOTHING_POSSIBLE: lambda: "nothing of it can be done now",
            rules.NO_SUCH_IMPROVEMENT: lambda: f"column {int(s.column)} has no such improvement",
            rules.SPACE_TOO_HIGH: lambda: "the space of the improvement needs a higher level",
            rules.IMPROVEMENT_USED: lambda: "the improvement was used in this turn",
            rules.MUST_ACT: lambda: "the action of the column can and must be done first",
            rules.NOTHING_TO_DO_BETWEEN: lambda: "nothing could be done between income and roll",
            rules.RESERVE_EMPTY: lambda: "the reserve has none left",
            rules.WRONG_STEP: lambda: self._asked(s),
            rules.WRONG_COLOUR: lambda: "the street has not the colour that is asked for",
            rules.SPACE_FREE: lambda: "the street has a free space, so nobody is expelled",
            rules.STREET_FULL: lambda: "the street has no free space",
            rules.NO_OUTLET_THERE: lambda: f"{self.players[place % 5 - 1]} has no outlet there",
            rules.OWN_OUTLET: lambda: "one's own outlets cannot be expelled",
            rules.NO_OUTLET_ELSEWHERE: lambda: "no outlet is in hand, and none stands in another street",
            rules.NOT_YOURS_THERE: lambda: "no outlet of one's own stands there",
            rules.HAS_OUTLETS: lambda: "an outlet is in hand, so one must be opened",
            rules.HOUSE_EMPTY: lambda: "nobody lives in that house any more",
            rules.TOO_FAR: lambda: "the house is too far away",
            rules.NO_PRESENCE: lambda: f"there is no outlet or bakery in {self.streets[place // 4]}",
            rules.NO_RECIPE: lambda: f"no recipe serves {customer_words(int(s.customer[place]))}",
            rules.NO_BAKERY_LEFT: lambda: "no bakery is left in hand",
            rules.COLUMN_HAS_TYPE: lambda: "the column has an improvement of that type",
            rules.COLUMN_IMPROVED: lambda: "the column has three improvements already",
            rules.NOT_DEALT: lambda: f"the {TYPE_WORDS[int(s.dealt[int(s.mover)])]} improvement was dealt",
            rules.RECIPE_TAKEN: lambda: "somebody else begins with that recipe",
            rules.PART_MISSING: lambda: "both parts are needed, and one is missing",
            rules.REST_WAS_USED: lambda: "the Rest Area was used in this turn",
            rules.REST_EMPTY: lambda: "no die is resting",
            rules.COLUMN_FULL: lambda: "the column is full",
            rules.NO_IDEA: lambda: "it takes a Bright Idea",
            rules.NO_INCOME: lambda: "the income does not suffice",
            rules.SPECIAL_WAS_USED: lambda: "the special action of this turn was used",
            rules.NO_DIE_THERE: lambda: "there is no such die",
            rules.NOT_IN_ORDER: lambda: "dice are named in the order of their colours",
            rules.NOTHING_MOVED: lambda: "at least one die has to move",
            rules.FULL_OF_IDEAS: lambda: f"nobody holds more than {int(box.most_ideas)} ideas",
            rules.SAME_COLUMN: lambda: "it would stay where it is",
            rules.OTHER_PAIR: lambda: (
                f"all dice of this move go from column {int(s.pair_from)} to column {int(s.pair_to)}"
            ),
            rules.TOO_FEW_LEFT: lambda: "too few dice would be left for those that must rest",
            rules.NO_SUCH_PLAYER: lambda: f"{self.players[place % 5 - 1]} does not play",
            rules.NOTHING_MOVES: lambda: "no column has room for the die",
        }
        return reasons[code]()

    def _asked(self, s: Any) -> str:
        step = STEPS[int(s.steps[0])]
        return f"the turn asks for something else: {STEP_WORDS.get(step, 'choose the outlet that moves')}"

    # --- Chance

    def outcome(self, box: Any, s: Any, outcome: int) -> str:
        phase = int(s.phase)
        if phase == CAST:
            die = next(colour for colour, left in zip(DICE, s.to_roll.tolist(), strict=True) if left)
            return f"The {die} die shows {outcome + 1}" + (" and rests" if outcome == 5 else "")
        if phase == DRAW_CUSTOMERS:
            house = s.customer.tolist().index(-1)
            return f"{self.streets[house // 4]}, house {house % 4 + 1}: {customer_words(outcome)}"
        if phase == DRAW_OBJECTIVES:
            return f"Objective {self.objective(box, s.objectives.tolist().index(0), outcome + 1)}"
        if phase == DEAL_IMPROVEMENTS:
            return f"{self.players[s.dealt.tolist().index(-1)]} gets the {TYPE_WORDS[outcome]} improvement"
        return f"A grey die goes to column {outcome + 1}"

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


def _level(box: Any, s: Any, p: int, c: int) -> int:
    dice: list[int] = s.players[p].columns[c].tolist()
    specialists = dice[c] + (dice[4] if c != 4 else 0)
    return min(int(box.reach[c, sum(dice)]) + specialists, int(box.top_level[c]))


def _a_die(colour: int) -> str:
    return f"{'an' if DICE[colour][0] in 'aeiou' else 'a'} {DICE[colour]} die"


def _dice(number: int) -> str:
    return "no dice" if number == 0 else "1 die" if number == 1 else f"{number} dice"
