"""What a change of the box is called: by the names of its components, never by the path in a file."""

from bakehouse.forms import Form, form
from bakehouse.games.game import Game
from bakehouse.lab.asking.questions import plain
from bakehouse.lab.paths import HOUSE_RULES, Point, Value
from bakehouse.words import Catalogue

SWITCHED = ("on", "off")


def point_words(game: Game, point: Point) -> Form:
    """A change of one number or house rule, against the box of a game."""
    path, value = next(iter(point.items()))
    if path.startswith(f"{HOUSE_RULES}."):
        return rule_words(game, path.partition(".")[2], str(value))
    return form("mend-change", what=path_words(game, path), value=str(value), before=str(_at(game, path)))


def rule_words(game: Game, name: str, value: str) -> Form:
    """A house rule that is taken up, left out, or taken in another way."""
    phrase = f"house_rule-{name}"
    rule = form(phrase) if _knows(game, phrase) else plain(_spoken(name))
    if value in SWITCHED:
        return form(f"mend-rule-{value}", rule=rule)
    return form("mend-rule", rule=rule, value=_spoken(value))


def path_words(game: Game, path: str) -> Form:
    """A number of the box: the thing it is printed on, or its section, then what it says there."""
    keys = path.split(".")
    places = [int(key) + 1 for key in keys if key.isdigit()]
    named = [key for key in keys if not key.isdigit()]
    thing = next((place for place in range(len(named) - 1, -1, -1) if _thing(game, named[: place + 1])), None)
    parts = [_thing(game, named[: thing + 1]) or plain("")] if thing is not None else []
    parts += [_field(game, key) for key in named[0 if thing is None else thing + 1 :]]
    if places:
        parts[-1] = form("mend-place", part=parts[-1], place=places[-1])
    words = parts[0]
    for part in parts[1:]:
        words = form("mend-part", whole=words, part=part)
    return words


def _thing(game: Game, keys: list[str]) -> Form | None:
    """A thing with a name of its own: as the reader's language calls it, else as the edition does."""
    printed = _at(game, ".".join(keys))
    name = printed.get("name") if isinstance(printed, dict) else None
    kind = next((use.kind for use in game.definition.uses if use.name == keys[-1]), None)
    if len(keys) < 2 or (name is None and kind is None):
        return None
    phrase = f"{kind}-{keys[-1]}"
    if kind and phrase not in game.renamed and _knows(game, phrase):
        return form(phrase)
    return plain(str(name or _spoken(keys[-1])))


def _field(game: Game, key: str) -> Form:
    """A section or a field, as the workshop calls it."""
    for phrase in (f"printed-{key}", f"area-{key}"):
        if _knows(game, phrase):
            return form(phrase)
    return plain(_spoken(key))


def _at(game: Game, path: str) -> Value | dict[str, object]:
    found: object = game.edition.tree
    for key in path.split("."):
        found = found[int(key)] if isinstance(found, list) else found[key]  # type: ignore[index]
    return found  # type: ignore[return-value]


def _knows(game: Game, phrase: str) -> bool:
    return Catalogue(game.definition.folder, "en").find(phrase) is not None


def _spoken(key: str) -> str:
    return key.replace("_", " ")
