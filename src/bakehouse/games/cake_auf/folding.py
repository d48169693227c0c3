"""A line of the story: what a player did, step by step, gathered into few phrases."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from bakehouse.forms import TIMES, Form, form
from bakehouse.words import folded

PASSING = frozenset({"done", "end"})
UNTOLD = PASSING | {"peek", "peek-unseen"}
"""What a line leaves out: its steps tell it."""
ASIDE = frozenset({"shuffled"})
"""What is told at the end of a line, and parts nothing in it."""
LEFT_OUT = UNTOLD | ASIDE
ENDING = frozenset({"win-round", "closing-time"})
"""What makes it idle to tell that."""
FOLLOWS = {"grab": "one", "take": "picky"}
"""What goes without saying once something is told that follows of it."""
PLACING = frozenset({"place", "place-unseen"})
UNFILLED = frozenset({"under", "at"})
"""A recipe that still lacks something."""
BANS = frozenset({"ban", "ban-full"})
TRADES = frozenset({"picky-for", "picky-losing"})


def gathered(forms: Sequence[Form]) -> list[Form]:
    """The forms of one line as few."""
    return _Line(forms).forms


class _Line:
    """The phrases of a turn, gathered into few: nothing is said twice, or that goes without saying."""

    def __init__(self, forms: Sequence[Form]) -> None:
        self.forms: list[Form] = []
        for each in forms:
            if each.name not in LEFT_OUT:
                self.add(each)
        if not any("who" in each.values for each in self.forms):
            self.forms[:0] = [form("pass", who=each["who"]) for each in forms if each.name in PASSING][:1]
        self._join_hands()
        if not any(each.name in ENDING for each in forms):
            self.forms += dict.fromkeys(each for each in forms if each.name in ASIDE)

    def add(self, new: Form) -> None:
        last = self.forms[-1] if self.forms and self.forms[-1].get("who") == new.get("who") else NOTHING
        if new.name in GATHERED:
            GATHERED[new.name](self, new, last)
        elif last.name == FOLLOWS.get(new.name):
            self.forms[-1] = new
        else:
            self.forms.append(new)

    # --- Recipes and hands

    def get(self, new: Form, last: Form) -> None:
        """Recipes are dealt in turns, and told player by player."""
        place = self._earlier({"get"}, new["who"])
        if place is None:
            self.forms.append(new)
        else:
            before = self.forms[place]
            self.forms[place] = before.but(recipe=(*before["recipe"], *new["recipe"]))

    def draw(self, new: Form, last: Form) -> None:
        if last.name == "draw":
            self.forms[-1] = last.but(cards=_together(last["cards"], new["cards"]))
        elif self._earlier({"mulligans"}, new["who"]) is None:  # which tells how many
            self.forms.append(new)

    def _join_hands(self) -> None:
        """Players who drew as many unseen cards are told together."""
        told: list[Form] = []
        for each in self.forms:
            last = told[-1] if told else NOTHING
            if last.name == each.name == "draw" and last["cards"] == each["cards"] and _unseen(each):
                told[-1] = last.but(who=[*_seats(last["who"]), each["who"]])
            else:
                told.append(each)
        self.forms = told

    def mulligan(self, new: Form, last: Form) -> None:
        """All mulligans of a turn are told as one; what was drawn before is gone again, and only counted."""
        who, place = new["who"], self._earlier({"mulligans"}, new["who"])
        if place is not None:
            before = self.forms[place]
            self.forms[place] = before.but(taken=before["taken"] + 1, n=before["n"] + new["n"])
            return
        if last.name == "draw":
            self.forms.pop()
        self.forms = [
            each.but(cards=[form("cards", n=_number(each["cards"]))]) if each.name == "draw" else each
            for each in self.forms
        ]
        self.forms.append(form("mulligans", who=who, taken=1, n=new["n"]))

    def discard(self, new: Form, last: Form) -> None:
        if last.name == "discard":
            self.forms[-1] = last.but(cards=_together(last["cards"], new["cards"]))
        else:
            self.forms.append(new)

    # --- Ingredients

    def place(self, new: Form, last: Form) -> None:
        """All that is placed in a turn is told at once, unless a recipe has changed hands in between."""
        who, [under] = new["who"], new["cards"]
        told = [_with_cards(under, self._take_placed(who, under["recipe"]))]
        place = self._earlier({new.name}, who, self._last_trade())
        if place is not None:
            before = self.forms[place]["cards"]
            if place == len(self.forms) - 1 or all(each.name in UNFILLED for each in before):
                del self.forms[place]
                told = [*before, *told]
        self.forms.append(placing(who, told))

    def finish(self, new: Form, last: Form) -> None:
        placed = self._take_placed(new["who"], new["recipe"])
        self.forms.append(_with_cards(new, placed) if "cards" in new.values else new)

    def _take_placed(self, who: int, recipe: str) -> list[Form]:
        """What a player has placed under a recipe, which is taken from the line."""
        taken: list[Form] = []
        left: list[Form] = []
        for each in self.forms:
            if each.name in PLACING and each["who"] == who:
                taken += [under for under in each["cards"] if under["recipe"] == recipe]
                rest = [under for under in each["cards"] if under["recipe"] != recipe]
                left += [placing(who, rest)] if rest else []
            else:
                left.append(each)
        self.forms = left
        return taken

    # --- Action cards

    def play(self, new: Form, last: Form) -> None:
        """A card is told with those played just before it; a ban with all since recipes have changed hands."""
        if last.name in ("take", "picky"):
            self.forms.pop()
        card = new["cards"][0].name
        since = 0 if card == "picky-none" else self._last_trade() if card in BANS else len(self.forms) - 1
        place = self._earlier({"play"}, new["who"], since)
        if place is None:
            self.forms.append(new)
        else:
            before = self.forms[place]
            self.forms[place] = before.but(cards=folded((*before["cards"], *new["cards"])))

    def switch(self, new: Form, last: Form) -> None:
        """How many cards change hands is enough for a line."""
        if last.name == "ask":
            self.forms.pop()
        self.forms.append(new.but(given=_counted(new["given"]), got=_counted(new["got"])))

    def decline(self, new: Form, last: Form) -> None:
        if last.name == "picky":
            self.play(form("play", who=new["who"], cards=[form("picky-none", action=last["action"])]), last)
        else:
            self.forms.append(new)

    def replace(self, new: Form, last: Form) -> None:
        """What comes for a burned recipe is told with it."""
        played = self.forms[-1] if self.forms else NOTHING
        if played.name == "play":
            *before, burned = played["cards"]
            replaced = form("burn-replaced", **burned.values, new_recipe=new["recipe"])
            self.forms[-1] = played.but(cards=[*before, replaced])
        else:
            self.forms.append(new)

    def give_back(self, new: Form, last: Form) -> None:
        """1 for One, once both cards have changed hands."""
        if last.name != "grab":
            self.forms.append(new)
        elif _unseen(new):
            self.forms[-1] = form("exchange-unseen", who=new["who"], whom=new["whom"])
        else:
            self.forms[-1] = form("exchange", **last.values, given=new["cards"])

    # --- Looking back

    def _earlier(self, names: Collection[str], who: int, since: int = 0) -> int | None:
        """Where in the line a player did such a thing last."""
        for place in range(len(self.forms) - 1, max(since, 0) - 1, -1):
            if self.forms[place].name in names and self.forms[place]["who"] == who:
                return place
        return None

    def _last_trade(self) -> int:
        """The place in the line since which no recipe has changed hands, that one included."""
        for place in range(len(self.forms) - 1, -1, -1):
            each = self.forms[place]
            if each.name == "switch" or (each.name == "play" and any(card.name in TRADES for card in each["cards"])):
                return place
        return 0


NOTHING = form("nothing")

GATHERED: Mapping[str, Callable[[_Line, Form, Form], None]] = {
    "get": _Line.get,
    "draw": _Line.draw,
    "mulligan": _Line.mulligan,
    "discard": _Line.discard,
    "place": _Line.place,
    "place-unseen": _Line.place,
    "finish": _Line.finish,
    "finish-with": _Line.finish,
    "play": _Line.play,
    "switch": _Line.switch,
    "decline": _Line.decline,
    "replace": _Line.replace,
    "give-back": _Line.give_back,
}


def placing(who: int, under: Sequence[Form]) -> Form:
    """Cards placed under recipes: named, or how many."""
    if "cards" in under[0].values:
        return form("place", who=who, cards=under)
    return form("place-unseen", who=who, cards=under, n=_number(under))


def _with_cards(new: Form, placed: Sequence[Form]) -> Form:
    """Cards under a recipe, with those that were placed there before."""
    every = (*placed, new)
    if "cards" in new.values:
        return new.but(cards=_together(*(each["cards"] for each in every)))
    return new.but(n=_number(every))


def _seats(who: int | tuple[int, ...]) -> tuple[int, ...]:
    return who if isinstance(who, tuple) else (who,)


def _counted(laden: Form) -> Form:
    """A recipe with how many cards lie under it."""
    if laden.name == "bare":
        return laden
    bans = [each for each in laden["cards"] if each.name == "bans"]
    under = [each for each in laden["cards"] if each.name != "bans"]
    return laden.but(cards=[*([form("count", n=_number(under))] if under else []), *bans])


def _unseen(told: Form) -> bool:
    return any(each.name == "cards" for each in told["cards"])


def _number(told: Iterable[Form]) -> int:
    """How many cards: `n` of them, or a named one some times."""
    return sum(int(each.get("n", each.get(TIMES, 1))) for each in told)


def _together(*lists: Iterable[Form]) -> list[Form]:
    """Cards of several lists as one: how many of each."""
    counts: dict[Form, int] = {}
    unseen = 0
    for each in (each for some in lists for each in some):
        if each.name == "cards":
            unseen += each["n"]
        else:
            name = each.but(times=None)
            counts[name] = counts.get(name, 0) + each.get(TIMES, 1)
    named = [name.but(times=n if n > 1 else None) for name, n in counts.items()]
    return [*named, *([form("cards", n=unseen)] if unseen else [])]
