"""What Cake Auf! tells: what may be done, what happened to the eyes of each reader, and why something is not possible.

Hands, the faces of cards under recipes and recipes that were looked at are secrets: `happened` names them only to the
seats that saw them, and counts them for everybody else.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from bakehouse.copies import copied
from bakehouse.forms import Form, form
from bakehouse.games.cake_auf import rules
from bakehouse.games.cake_auf.actions import TABLE, counted
from bakehouse.games.cake_auf.folding import gathered, placing
from bakehouse.games.cake_auf.state import (
    BURN_CARD,
    BURN_DEAL,
    DEAL,
    DRAW,
    ENDED,
    FIRST,
    GRAB,
    GRAB_BACK,
    HAND_CARD,
    INGREDIENTS,
    KEEPING,
    KINDS,
    NONE,
    ONE_CARD,
    OUTAGE_CARD,
    PEEK,
    PHASES,
    PICKY_CARD,
    RECIPES,
    SETUP,
    SWITCH_GIVE,
    TIE,
)  # fmt: skip
from bakehouse.kernel import play
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, read
from bakehouse.words import EVERYTHING, Telling

CARD_OF_KIND = {"HANDS": HAND_CARD, "ONE": ONE_CARD, "PICKY": PICKY_CARD, "BURN": BURN_CARD}
FINISHING = frozenset({"PLACE", "RESTORE", "EXTINGUISH", "GIVE"})
"""The kinds of action that may finish a recipe."""
PROMISING = frozenset({"place", "finish-with", "play", "switch"})
"""The forms that say what would come of a deed."""
NOTATIONS = {
    FIRST: "first", DEAL: "deal", DRAW: "draw", PEEK: "peek", GRAB: "grab", GRAB_BACK: "grab_back",
    BURN_DEAL: "replace", TIE: "tie",
}  # fmt: skip


class Words:
    """Turns positions and steps into forms."""

    def action(self, box: Any, s: Any, action: int) -> Form:
        """What an action does, as the acting seat may know it before it is done."""
        name = TABLE.kind(action).name
        after = _tried(box, s, action) if name in FINISHING else s
        return _Step(box, s, action, after, int(s.act), ahead=True).offer(name)

    def refusal(self, box: Any, s: Any, action: int, code: int) -> Form:
        """Only what the asking seat knows."""
        name, place = TABLE.kind(action).name, action - TABLE.kind(action).first
        r = int(box.recipe_of[action]) if action < rules.OUTAGE else place % len(RECIPES)
        if code == rules.NOT_NOW:
            return form(f"now-{PHASES[int(s.phase)]}")
        return form(
            REASONS[code],
            recipe=RECIPES[r],
            card=card(_card_of(box, action, name, place)),
            whose=(int(s.act) + place + 1) % int(s.seats) if code == rules.TARGET_EMPTY else None,
            seats=int(s.seats) if code == rules.NO_SUCH_PLAYER else None,
            mulligans=int(box.mulligan_limit) if code == rules.MULLIGANS_USED else None,
        )

    def outcome(self, box: Any, s: Any, outcome: int) -> Form:
        return _Step(box, s, outcome, s, EVERYTHING).came()

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        step = int(s.chance)
        if step in (FIRST, TIE):
            return f"{NOTATIONS[step]} seat_{outcome + 1}"
        return f"{NOTATIONS[step]} {(KINDS if step in (DRAW, GRAB, GRAB_BACK) else RECIPES)[outcome]}"

    def happened(self, box: Any, before: Any, choice: int, after: Any, seat: int | None) -> Telling:
        step = _Step(box, before, choice, after, seat)
        verdict = self._verdict(step)[:1] if step.after.ending else []  # the round's end tells of closing time
        return Telling((*step.told(), *verdict), step.group(), step.heading())

    def fold(self, forms: Sequence[Form]) -> list[Form]:
        return gathered(forms)

    def verdict(self, box: Any, states: Any) -> list[Form]:
        """Who wins, with how many recipes, and what broke a tie; nothing while the game goes on."""
        return self._verdict(_Step(box[0], states[0], 0, states[0], None)) if states[0].ending else []

    def _verdict(self, step: "_Step") -> list[Form]:
        s, made = step.after, step.made()
        best = max(made)
        leaders = step.leaders()
        closed = [form("closed")] if s.ending == rules.CLOSING_TIME else []
        if s.winner >= 0:
            others = [seat for seat in leaders if seat != s.winner]
            return [form("wins-tie", who=s.winner, whose=others, recipes=best), *closed]
        if len(leaders) > 1:
            return [form("share-victory", whose=leaders, recipes=best), *closed]
        rest = [form("standing", whose=seat, points=n) for seat, n in enumerate(made) if n < best]
        return [form("wins-game", who=leaders[0], recipes=best, others=rest), *closed]


REASONS: Mapping[int, str] = {
    rules.NO_SUCH_PLAYER: "no-such-player",
    rules.NOT_IN_HAND: "not-in-hand",
    rules.NOT_OWN_RECIPE: "not-own-recipe",
    rules.OWN_RECIPE: "own-recipe",
    rules.IN_POOL: "in-pool",
    rules.RECIPE_FINISHED: "recipe-is-finished",
    rules.LIES_THERE: "lies-there",
    rules.NO_ICON: "no-icon",
    rules.BANNED_ALREADY: "banned-already",
    rules.NOT_BANNED: "not-banned",
    rules.ONLY_OWN_BANS: "only-own-bans",
    rules.NOT_FINISHED: "not-finished",
    rules.OWN_FINISHED: "own-finished",
    rules.OTHER_ROUND: "other-round",
    rules.TARGET_EMPTY: "target-empty",
    rules.POOL_EMPTY: "pool-empty",
    rules.HAND_EMPTY: "hand-empty",
    rules.MULLIGANS_USED: "mulligans-used",
    rules.OUT_OF_ORDER: "out-of-order",
    rules.NOT_OFFERED: "not-offered",
}


# --- Things


def card(kind: int, times: int = 1) -> Form:
    """A card by its name."""
    named = "ingredient" if kind < len(INGREDIENTS) else "action"
    return form(named, **{named: KINDS[kind]}, times=times if times > 1 else None)


def cards(packed: int) -> list[Form]:
    """Packed cards by their names."""
    return [card(kind, n) for kind, n in enumerate(counted(packed)) if n] or [form("no-cards")]


def members(recipes: int) -> list[int]:
    return [r for r in range(len(RECIPES)) if recipes >> r & 1]


def recipes(members_of: int) -> list[str]:
    return [RECIPES[r] for r in members(members_of)]


def size(packed: int) -> int:
    return sum(counted(packed))


def asked_recipe(s: Any) -> int:
    """Phase keep: the recipe that is asked for, which is the owner's first in the queue."""
    queue = int(s.queue) & int(s.mine[int(s.act)])
    return (queue & -queue).bit_length() - 1


def _card_of(box: Any, action: int, name: str, place: int) -> int:
    """The card that an action needs."""
    if name == "PLACE":
        r = int(box.recipe_of[action])
        return int(box.kinds[r, action - int(box.first_place[r])])
    if name == "DISCARD":
        return place
    if action < rules.GIVE:
        return OUTAGE_CARD + (action - rules.OUTAGE) // len(RECIPES)
    return CARD_OF_KIND.get(name, 0)


def _tried(box: Any, s: Any, action: int) -> Any:
    """The position that an action leads to, as the rules have it."""
    states = copied(s)
    play.advance(copied(box), states, 0, action, np.empty(LIST_LENGTH, np.int16))
    return states[0]


# --- A step


class _Step:
    """A step between two positions, as a reader may know it: afterwards, or (`ahead`) before deciding for it."""

    def __init__(self, box: Any, before: Any, choice: int, after: Any, reader: int | None, ahead: bool = False) -> None:
        self.box, self.before, self.after = read(box), read(before), read(after)
        self.choice, self.reader, self.ahead = choice, reader, ahead
        self.by_chance = self.before.actor == CHANCE
        self.act: int = self.before.act

    # --- What it is told as

    def told(self) -> list[Form]:
        """The deed, and what the rules made of it."""
        if self.by_chance and self.before.chance == TIE:
            return []  # the verdict says it
        deed = self.came() if self.by_chance else self.deed(TABLE.kind(self.choice).name)
        begins = [form("first", who=self._first())] if self._opens_round() else []
        return [*begins, deed, *self.consequences(deed)]

    def group(self) -> str:
        """A turn is a line; so are the recipes dealt, the first hands and the night of a round."""
        s = self.before
        if self.by_chance and s.chance == TIE:
            return "tie"
        if s.phase == SETUP:
            return f"round {s.round_number} {'hands' if s.chance == DRAW else 'recipes'}"
        return f"round {s.round_number} {'night' if s.phase == KEEPING else f'turn {s.turns}'}"

    def heading(self) -> Form | None:
        s, rounds = self.before, self.box.rounds
        if self.by_chance and s.chance == FIRST:
            return form("round", round=s.round_number, rounds=rounds)
        if not self._opens_round():
            return None
        standing = [form("standing", whose=seat, points=self.box.points * n) for seat, n in enumerate(self.made())]
        return form("round-standing", round=s.round_number, rounds=rounds, standing=standing)

    def _opens_round(self) -> bool:
        """Whether the first recipe of a later round is dealt."""
        s = self.before
        dealing = self.by_chance and s.chance == DEAL and s.round_number > 1
        return bool(dealing and s.left == s.seats * self.box.dealt[s.seats])

    def _first(self) -> int:
        return int((self.before.first + self.before.round_number - 1) % self.before.seats)

    # --- What a reader knows

    def knows(self, *seats: int) -> bool:
        return self.reader == EVERYTHING or self.reader in seats

    def cards(self, packed: int, *seats: int) -> list[Form]:
        """Cards by their names for those who saw them, else how many."""
        return cards(packed) if self.knows(*seats) or not packed else [form("cards", n=size(packed))]

    def under(self, r: int) -> int:
        """The cards under a recipe, packed."""
        kinds = [self.box.kinds[r][place] for place in range(self.box.length[r]) if self.before.under[r] >> place & 1]
        return sum(1 << 3 * kind for kind in kinds)

    def bans(self, r: int) -> list[Form]:
        """How many bans lie on a recipe."""
        n = (self.before.outage >> r & 1) + (self.before.alarm >> r & 1)
        return [form("bans", n=n)] if n else []

    def owner(self, r: int) -> int:
        s = self.before
        return next((seat for seat in range(s.seats) if (s.mine[seat] | s.done[seat]) >> r & 1), NONE)

    # --- What changed

    def made(self) -> list[int]:
        """How many recipes each player has finished."""
        return [self.after.done[seat].bit_count() for seat in range(self.after.seats)]

    def leaders(self) -> list[int]:
        """The seats with the most of them, as the rules count at the end."""
        made = self.made()
        return [seat for seat, n in enumerate(made) if n == max(made)]

    def finished(self, seat: int) -> int:
        return int(self.after.done[seat] & ~self.before.done[seat])

    def left(self, seat: int) -> int:
        """What a player has to make once this is done, before a table is cleared."""
        mine = self.before.mine[seat]
        if not self.by_chance and rules.GIVE <= self.choice < rules.TAKE:
            moved = 1 << self.choice - rules.GIVE | 1 << self.before.pending
            mine ^= moved if mine & moved else 0
        return int(mine & ~self.finished(seat))

    def clockwise(self) -> list[int]:
        return [(self.act + distance) % self.before.seats for distance in range(self.before.seats)]

    def consequences(self, deed: Form) -> list[Form]:
        return [*self.finishes(deed), *self.ends_round(), *self.clears(), *self.shuffles(), *self.ties()]

    def finishes(self, deed: Form) -> list[Form]:
        """Every recipe that is finished, on whosever turn, beside the one of the deed."""
        told = deed["recipe"] if deed.name in ("finish", "finish-with") else ""
        return [
            form("finish", who=seat, recipe=RECIPES[r], gain=self.box.points)
            for seat in self.clockwise()
            for r in members(self.finished(seat))
            if RECIPES[r] != told
        ]

    def _round_ends(self) -> bool:
        before, after = self.before, self.after
        running = before.phase not in (KEEPING, ENDED)
        return running and (after.phase in (KEEPING, ENDED) or after.round_number > before.round_number)

    def ends_round(self) -> list[Form]:
        if not self._round_ends():
            return []
        winner = next((seat for seat in self.clockwise() if not self.left(seat)), None)
        if winner is None:
            return [form("closing-time", round=self.before.round_number)]
        return [form("win-round", who=winner, round=self.before.round_number)]

    def wins_game(self) -> list[int]:
        """Who has won alone; nobody while the game goes on, or a tie is not broken."""
        leaders = self.leaders()
        return leaders if self.after.ending and len(leaders) == 1 else []

    def clears(self) -> list[Form]:
        """After the night: what is not kept goes back, with `fresh` the hands are discarded, and all is shuffled."""
        if self.after.round_number == self.before.round_number:
            return []
        seats = range(self.before.seats)
        back = sum(self.left(seat) & ~self.after.mine[seat] for seat in seats)
        if self.before.phase == KEEPING:  # of those with the icon their owners have said it
            back &= ~self.box.overnight
        spent = not self.by_chance and (self.choice < rules.GIVE or rules.DISCARD <= self.choice < rules.END)
        hands = sum(size(self.before.hand[seat]) for seat in seats) - spent if self.box.fresh_hands else 0
        return [
            *([form("hands-away", n=hands)] if hands else []),
            form("cleared", recipe=recipes(back)) if back else form("nothing-cleared"),
        ]

    def shuffles(self) -> list[Form]:
        """Whether the deck ran out, and the discard pile became the deck."""
        if self.after.round_number > self.before.round_number:
            return []
        drawn = self.by_chance and self.before.chance == DRAW
        return [form("shuffled")] if size(self.after.deck) > size(self.before.deck) - drawn else []

    def ties(self) -> list[Form]:
        if self.after.chance != TIE:
            return []
        return [form("tied", whose=self.leaders(), recipes=max(self.made()))]

    # --- Chance

    def came(self) -> Form:
        """What chance brought."""
        s, outcome, act, who = self.before, self.choice, self.act, self.before.who
        if s.chance == FIRST:
            return form("first", who=outcome)
        if s.chance == TIE:
            return form("wins-duel", who=outcome)
        if s.chance == DEAL:
            dealt = s.seats * self.box.dealt[s.seats] - s.left
            return form("get", who=(act + dealt) % s.seats, recipe=[RECIPES[outcome]])
        if s.chance == BURN_DEAL:
            return form("replace", who=self.owner(s.pending), recipe=RECIPES[outcome], burned_recipe=RECIPES[s.pending])
        if s.chance == PEEK:
            return (
                form("peek", who=act, recipe=[RECIPES[outcome]])
                if self.knows(act)
                else form("peek-unseen", who=act, n=1)
            )
        if s.chance == DRAW:
            return form("draw", who=who, cards=self.cards(1 << 3 * outcome, who))
        taken = self.cards(1 << 3 * outcome, act, who)
        return form("grab" if s.chance == GRAB else "give-back", who=act, whom=who, cards=taken)

    # --- Actions

    def offer(self, name: str) -> Form:
        """A deed that may be done, with what would come of it."""
        deed = self.deed(name)
        if deed.name not in PROMISING:
            return deed
        what = [form("then-finishes", whose=f["who"], recipe=f["recipe"], gain=f["gain"]) for f in self.finishes(deed)]
        what += [form("then-wins", whose=f["who"], round=f["round"]) for f in self.ends_round()]
        what += [form("then-wins-game", whose=seat) for seat in self.wins_game()]
        return deed.but(then=form("then", what=what) if what else "")

    def deed(self, name: str) -> Form:
        place = self.choice - TABLE.kind(self.choice).first
        return DEEDS[name](self, place)

    def place(self, place: int) -> Form:
        s, act, r = self.after, self.act, self.box.recipe_of[self.choice]
        kind = self.box.kinds[r][self.choice - self.box.first_place[r]]
        named = cards(1 << 3 * kind) if self.knows(act) else None
        if self.finished(act) >> r & 1:
            finish = form("finish", who=act, recipe=RECIPES[r], gain=self.box.points)
            return form("finish-with", **finish.values, cards=named) if named else finish
        told: dict[str, Any] = {"recipe": RECIPES[r], "cards": named, "n": None if named else 1}
        under, placed, needed = "under" if named else "at", self.before.under[r].bit_count() + 1, self.box.length[r]
        if placed < needed:
            return placing(act, [form(under, **told, placed=placed, needed=needed)])
        if (s.outage | s.alarm) >> r & 1:
            return placing(act, [form(f"{under}-banned", **told)])
        return placing(act, [form(f"{under}-waiting", **told, first_recipe=recipes(s.carried & s.mine[act]))])

    def ban(self, r: int) -> Form:
        placed, needed = self.before.under[r].bit_count(), self.box.length[r]
        if self.ahead:
            return self._play("ban-ahead", r, placed=placed, needed=needed)
        return self._play("ban" if placed < needed else "ban-full", r)

    def lift(self, r: int) -> Form:
        return self._play("lift-own" if self.owner(r) == self.act else "lift", r)

    def _play(self, name: str, r: int, **values: Any) -> Form:
        """An action card played on a recipe."""
        kind = _card_of(self.box, self.choice, TABLE.kind(self.choice).name, r)
        played = form(name, action=KINDS[kind], recipe=RECIPES[r], whose=self.owner(r), **values)
        return form("play", who=self.act, cards=[played])

    def ask(self, r: int) -> Form:
        placed, needed = self.before.under[r].bit_count(), self.box.length[r]
        return form("ask", who=self.act, whose=self.owner(r), recipe=RECIPES[r], placed=placed, needed=needed)

    def give(self, r: int) -> Form:
        got = self.before.pending
        if self.before.phase == SWITCH_GIVE:
            owner = self.owner(got)
            given, taken = self._laden(r, self.act, owner), self._laden(got, owner, *([] if self.ahead else [self.act]))
            return form("switch", who=self.act, whose=owner, given=given, got=taken)
        told = {"action": KINDS[PICKY_CARD], "given_recipe": RECIPES[r], "recipe": RECIPES[got]}
        lost = self._lost()
        trade = form("picky-losing", **told, cards=lost) if lost else form("picky-for", **told)
        return form("play", who=self.act, cards=[trade])

    def _lost(self) -> list[Form]:
        """What Picky Eater discards of the cards under and on a recipe: everybody sees it."""
        if self._round_ends():
            return []
        lost = self.after.discards - self.before.discards
        lost -= sum(self.box.listed[done] for done in members(self.finished(self.act)))
        ingredients = lost & rules.INGREDIENTS_ONLY
        bans = size(lost - ingredients)
        return [*(cards(ingredients) if ingredients else []), *([form("bans", n=bans)] if bans else [])]

    def _laden(self, r: int, *seats: int) -> Form:
        """A recipe with what lies under and on it."""
        under = self.under(r)
        load = cards(under) if self.knows(*seats) else [form("count", n=size(under))]
        load = [*(load if under else []), *self.bans(r)]
        return form("laden", recipe=RECIPES[r], cards=load) if load else form("bare", recipe=RECIPES[r])

    def take(self, r: int) -> Form:
        return form("take", who=self.act, recipe=RECIPES[r])

    def burn(self, r: int) -> Form:
        again = not self.ahead and bool(self.after.mine[self.owner(r)] >> r & 1)
        return self._play("burn-again" if again else "burn", r, gain=-self.box.points)

    def hands(self, place: int) -> Form:
        other = (self.act + place + 1) % self.before.seats
        given, got = self.before.hand[self.act] - (1 << 3 * HAND_CARD), self.before.hand[other]
        told: dict[str, Any] = {"who": self.act, "whom": other, "gives": size(given), "gets": size(got)}
        if self.ahead or not self.knows(self.act, other):
            return form("hands", **told)
        return form("hands-seen", **told, given=cards(given), got=cards(got))

    def one(self, place: int) -> Form:
        other = (self.act + place + 1) % self.before.seats
        left = size(self.before.hand[self.act]) - 1
        # Whoever plays the last card has none to give back.
        gives = min(1, left) if self.ahead else None
        return form("one", who=self.act, whom=other, action=KINDS[ONE_CARD], gives=gives)

    def mulligan(self, place: int) -> Form:
        hand = self.before.hand[self.act]
        return form("mulligan", who=self.act, cards=cards(hand), n=size(hand))

    def discard(self, kind: int) -> Form:
        return form("discard", who=self.act, cards=[card(kind)])

    def night(self, name: str) -> Form:
        r = asked_recipe(self.before)
        return form(name, who=self.act, recipe=RECIPES[r], n=self.before.under[r].bit_count())


DEEDS: Mapping[str, Callable[[_Step, int], Form]] = {
    "PLACE": _Step.place,
    "OUTAGE": _Step.ban,
    "ALARM": _Step.ban,
    "RESTORE": _Step.lift,
    "EXTINGUISH": _Step.lift,
    "SWITCH": _Step.ask,
    "GIVE": _Step.give,
    "TAKE": _Step.take,
    "BURN": _Step.burn,
    "HANDS": _Step.hands,
    "ONE": _Step.one,
    "PICKY": lambda step, _: form("picky", who=step.act, action=KINDS[PICKY_CARD]),
    "DECLINE": lambda step, _: form("decline", who=step.act),
    "MULLIGAN": _Step.mulligan,
    "DONE": lambda step, _: form("done", who=step.act),
    "DISCARD": _Step.discard,
    "END": lambda step, _: form("end", who=step.act),
    "KEEP": lambda step, _: step.night("keep"),
    "RETURN": lambda step, _: step.night("return"),
}
