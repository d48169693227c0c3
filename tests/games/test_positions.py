"""Positions of every game: described and read back to the same bytes, and no description that does anything else."""

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bakehouse as bh
from bakehouse.fields import Axis, Cards, Field, Nested, OneOf, SetOf, misfits
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import LIST_LENGTH, unpacked
from bakehouse.testing.conformance import Walk

TABLES = [(name, seats) for name in bh.GAMES for seats in bh.game(name).definition.seats]
EVERY = 23 if PLAIN else 5


def laid_out(game: bh.Game, described: dict[str, Any]) -> "np.ndarray[Any, np.dtype[Any]]":
    states = np.zeros(1, game.definition.state)
    play.begin(game.box, states, 0, game.seats, np.zeros(LIST_LENGTH, np.int16))
    game.lay_out(states, described)
    return states


# --- Every field and every phase


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=[f"{name} {seats}" for name, seats in TABLES])
def test_every_position_of_a_game_can_be_described(name: str, seats: int) -> None:
    game = bh.game(name, seats)
    walk = Walk(game, seats)
    phases: set[Any] = set()
    step, goes_on = 0, True
    while goes_on:
        s = walk.states[0]
        phase = s.sheets[0].phase if name == "bake_and_sale" else s.phase
        if step % EVERY == 0 or int(phase) not in phases or s.ending:
            phases.add(int(phase))
            assert misfits(game.definition.fields, unpacked(s), seats) == []
            described = json.loads(json.dumps(game.describe(s)))
            assert laid_out(game, described).tobytes() == walk.states.tobytes()
        goes_on = walk.step()
        step += 1
    described = json.loads(json.dumps(game.describe(walk.states[0])))
    assert described["ending"] in game.definition.endings
    assert laid_out(game, described).tobytes() == walk.states.tobytes()


def test_the_fields_are_the_record() -> None:
    for name in bh.GAMES:
        definition = bh.game(name).definition
        declared = [field.name for field in definition.fields]
        own = [field for field in definition.state.names or () if field not in ("seats", "actor", "awaited", "ending")]
        assert [field for field in own if field != "filler"] == declared
        for field in definition.fields:
            assert field.meaning and not field.meaning.endswith(".")


def test_a_match_is_described_and_goes_on_from_there() -> None:
    match = bh.game("cupcake_empire", 3).new(seed=3)
    while match.state.round_number < 2:
        match.play(match.legal()[len(match) % len(match.legal())])
    again = match.game.position(seed=1, **match.describe())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.legal() == match.legal()


# --- What was taken silently, or raised what it should not


def refused(name: str, seats: int, **described: Any) -> str:
    with pytest.raises(bh.BadPosition) as problem:
        bh.position(name, seats, seed=0, **described)
    sentence = str(problem.value)
    assert sentence.endswith(".") and "\n" not in sentence
    return sentence


RED = {"columns": ["purple + grey", "yellow + grey", "green + grey", "orange", "pink"]}


@pytest.mark.parametrize(
    ("described", "part"),
    [
        ({"empty": ["station 0"]}, "In empty there is no 'station 0'; there are station 1, "),
        ({"empty": ["station 5"]}, "no 'station 5'"),
        ({"empty": ["station"]}, "no 'station'"),
        ({"players": {"red": {"improvements": {0: ["sell"]}}}}, "In players.red.improvements there is no 0"),
        ({"players": {"red": {"improvements": {6: ["sell"]}}}}, "no 6"),
        ({"players": {"red": {"improvements": {1: ["sell"], "bases": ["idea"]}}}}, "names something twice"),
        ({"players": {"red": {"improvements": {1: ["sell", "sell"]}}}}, "up to 3 different improvements"),
        ({"players": {"red": {"done": ["A", "A"]}}}, "names something twice"),
        ({"players": {"red": {}, 0: {}}}, "names something twice"),
        ({"objectives": ["A1", "A2", "B1", "C1", "D1"]}, "one card of each deck"),
        ({"objectives": ["A1"]}, "one card of each deck"),
        ({"round": 2.7}, "round is a whole number from 0 to 32767, not 2.7."),
        ({"round": True}, "round is a whole number"),
        ({"round": "2"}, "round is a whole number"),
        ({"last_round": "no"}, "last_round is true or false, not 'no'."),
        ({"customers": ["vanilla lemon"] * 25}, "or as a list of 24."),
        ({"players": {"red": {"columns": ["purple"] * 6}}}, "or as a list of 5."),
        ({"players": {"red": {"columns": ["-1 grey", "", "", "", ""]}}}, "there is no '-1 grey'; there are purple, "),
        ({"players": {"red": {"columns": ["lila", "", "", "", ""]}}}, "players.red.columns.bases there is no 'lila'"),
        ({"players": {"red": {"income": -1}}}, "players.red.income is a whole number from 0 to 32767, not -1."),
        ({"players": {"red": {"recipes": [["vanilla"]]}}}, "by 2 names each"),
        ({"players": {"red": {"served": [["choc mint"]]}}}, '["choc mint", "villa"]'),
        ({"players": {"red": {"outlets": {"lemon": 1}, "outlets_in_hand": 2}}}, "give one of them"),
        ({"outlets": {"lemon": {"red": 1}}, "players": {"red": {"outlets": {"lake": 1}}}}, "give one of them"),
        ({"players": {"red": {"menu": 3}}}, "players.red.menu follows from the rest of the position; leave it out."),
        ({"phase": "noon"}, "In phase there is no 'noon'; there are customers, "),
        ({"phase": "act"}, "a column is active outside of an activation"),
        ({"phase": "over"}, "it has an ending when it is over, and only then"),
        ({"ending": "target"}, "it has an ending when it is over, and only then"),
        ({"conserving": "no"}, "conserving is true or false, not 'no'."),
    ],
)  # fmt: skip
def test_cupcake_empire_takes_nothing_silently(described: dict[str, Any], part: str) -> None:
    assert part in refused("cupcake_empire", 2, **described)


PLAYERS = [{"recipes": {"churros": []}}, {"recipes": {"gelato": []}}]


@pytest.mark.parametrize(
    ("described", "part"),
    [
        ({"mulligans": [-1, 0]}, "mulligans.0 is a whole number from 0 to 127, not -1."),
        ({"mulligans": [0, 0, 0]}, "or as a list of 2."),
        ({"round": 1.5}, "round is a whole number"),
        ({"act": 2}, "In act there is no 2; there are 0, 1."),
        ({"known": [[0, 1]]}, 'known lists things such as [0, 1, ["sugar"]]'),
        ({"known": [[0, 1, ["sugar"]], [0, 1, ["eggs"]]]}, "known tells twice"),
        ({"players": [{"recipes": {"churros": ["flour", "flour"]}}, PLAYERS[1]]}, "names something twice"),
        ({"players": [{**PLAYERS[0], "outages": ["gelato"]}, PLAYERS[1]]}, "names unfinished recipes of that player"),
        ({"players": PLAYERS, "mine": [["churros"], []]}, "give one of them"),
        ({"step": "draw"}, "still to come"),
    ],
)
def test_cake_auf_takes_nothing_silently(described: dict[str, Any], part: str) -> None:
    assert part in refused("cake_auf", 2, **{"players": PLAYERS, **described})


@pytest.mark.parametrize(
    ("described", "part"),
    [
        ({"thing": 1.5}, "thing is a whole number"),
        ({"trays": {"red": [["cold_layer", ["red"] * 3]]}}, "trays.red has a recipe, the colours of its tokens"),
        ({"trays": {"red": [["cold_layer", ["red"] * 2, "red"]]}}, "trays.red has 3 tokens for each part"),
        ({"trays": {"red": [["cold_layer", ["red"] * 3, "red"]] * 4}}, "a cake has at most 3"),
        ({"recipes": {"cold_layer": {"owner": "red"}}}, "its owner, tool and slots"),
        ({"recipes": {"cold_layer": {"owner": "red", "tool": "bench", "slots": {"butter": ["red"]}}}}, "a colour and"),
        ({"eaten": {"purple": {"egg": "red"}}}, "In eaten there is no 'purple'; there are red, blue, green."),
        ({"thrown": "red + blue + red"}, "red has thrown away 2 cakes"),
        ({"phase": "tools"}, "4 tools are in play"),
    ],
)
def test_bake_the_cake_takes_nothing_silently(described: dict[str, Any], part: str) -> None:
    assert part in refused("bake_the_cake", 3, **described)


# --- Components out of the game


def test_cupcake_empire_with_fewer_dice_than_the_box() -> None:
    described: dict[str, Any] = {"players": {"red": {"columns": ["purple", "", "", "", ""]}}}
    assert "grey dice" in refused("cupcake_empire", 2, **described)
    match = bh.position("cupcake_empire", 2, seed=0, conserving=False, **described)
    assert match.state.players[0].columns.sum() == 1
    fewer = {"purple": 1, "yellow": 0}
    match = bh.position("cupcake_empire", 2, seed=0, conserving=False, reserve_dice=fewer, **described)
    assert match.state.reserve_dice.tolist() == [1, 0, 0, 0, 0]
    too_many: dict[str, Any] = {"players": {"red": {"columns": ["4 grey", "4 grey", "", "", ""]}}}
    assert "grey dice" in refused("cupcake_empire", 2, conserving=False, **too_many)


def test_cake_auf_with_fewer_cards_than_the_box() -> None:
    described: dict[str, Any] = {"players": PLAYERS, "deck": ["flour", "flour"]}
    assert "2 cards of flour are in the game, of 5" in refused("cake_auf", 2, **described)
    match = bh.position("cake_auf", 2, seed=0, conserving=False, **described)
    assert match.game.describe(match.state)["deck"] == {"flour": 2}
    assert "in the game" in refused("cake_auf", 2, conserving=False, players=PLAYERS, deck="7 flour")


def test_bake_the_cake_with_fewer_tokens_than_the_box() -> None:
    described = {"store": {"egg": {"red": 1}}, "hand": [3, 3, 3]}
    assert "in use" in refused("bake_the_cake", 3, **described)
    match = bh.position("bake_the_cake", 3, seed=0, conserving=False, **described)
    assert (match.state.store.sum(), match.state.hand.sum()) == (1, 9)


def test_bake_and_sale_with_fewer_dice_than_the_box() -> None:
    assert refused("bake_and_sale", 1, white=[1], black=[]) == "There are 3 white dice, not 1."
    match = bh.position("bake_and_sale", 1, seed=0, conserving=False, white=[1], black=[])
    assert (match.actor, match.view(0)["table"]["dice"]) == (0, {"white": [1], "black": []})


def test_a_position_out_of_the_game_is_replayed_from_its_record() -> None:
    match = bh.position("cake_auf", 2, seed=0, conserving=False, players=PLAYERS, deck=["flour", "flour"])
    match.play(match.legal()[0])
    assert bh.load(match.record()).state.tobytes() == match.state.tobytes()
    assert match.game.position(**match.describe()).state.tobytes() == match.state.tobytes()


# --- Phases


def test_the_middle_of_an_activation() -> None:
    match = bh.position("cupcake_empire", 2, seed=0, phase="act", column="staff", level=1, act="blue")
    assert (match.actor, [action.notation for action in match.legal()][:1]) == (1, ["level 5 1"])


def test_the_middle_of_a_cast() -> None:
    described: dict[str, Any] = {"phase": "cast", "to_roll": "2 grey", "players": {"red": {"columns": [
        "purple", "yellow", "green + grey", "orange", "pink"]}}}  # fmt: skip
    match = bh.position("cupcake_empire", 2, chance="manual", **described)
    assert (match.actor, len(match.legal())) == (bh.CHANCE, 6)


def test_the_vote() -> None:
    def cake(colour: str) -> list[list[Any]]:
        return [[f"{temper}_{part}", [colour] * 3, colour] for temper, part in
                (("cold", "layer"), ("cold", "filling"), ("cold", "topping"))]  # fmt: skip

    match = bh.position(
        "bake_the_cake", 3, seed=0, phase="vote", act="green", trays={"red": cake("red"), "blue": cake("blue")},
        finished=["red", "blue"], cup={"red": "first", "blue": "second"},
    )  # fmt: skip
    assert [action.notation for action in match.legal()] == ["vote first", "vote second"]


def test_the_dice_of_the_set_up() -> None:
    match = bh.position("cupcake_empire", 2, chance="manual", phase="customers", customers={"station 1": "choc mint"})
    assert match.legal()[0].words.lower().count("station") == 1
    assert match.state.customer.tolist()[:2] == [6, -1]


# --- Anything at all


def names_in(field: Field) -> list[str]:
    """Everything that a description of a field may name."""
    names = [field.called, *(name for axis in field.axes for name in axis.names)]
    kind = field.kind
    if isinstance(kind, Nested):
        return names + [name for inner in kind.fields for name in names_in(inner)]
    if isinstance(kind, (OneOf, SetOf, Cards)):
        assert isinstance(kind.names, Axis)
        names += kind.names.names
    return names


WORDS = {
    "bake_and_sale": ["sheets", "act", "conserving", "ending"],
    "bake_the_cake": ["act", "extra", "recipes", "trays", "slots", "owner", "tool", "conserving", "ending"],
    "cake_auf": ["players", "recipes", "outages", "alarms", "known", "seen", "conserving", "ending"],
    "cupcake_empire": ["improvements", "served", "outlets", "bakeries", "empty", "2 grey + pink", "A1", "-"],
}
BUTTERED = {"owner": "red", "tool": "bench", "slots": {"butter": ["red", "red"]}}
EXAMPLES: dict[str, list[dict[str, Any]]] = {
    "bake_and_sale": [
        {
            "sheets": [{"have": {"yeast": 2}, "loaves": [1, 0, 0, 0, 0, 0], "orders": [1]}, {}],
            "white": [1, 2, 3], "black": [4, 5, 6], "day": 3, "act": 1,
        }
    ],
    "bake_the_cake": [
        {
            "recipes": {"cold_layer": BUTTERED}, "trays": {"green": [["warm_layer", ["red", "blue", "green"], "blue"]]},
            "thing": 2, "plates": {"egg": "blue"}, "eaten": {"red": {"egg": "red"}}, "thrown": ["red"],
        }
    ],
    "cake_auf": [
        {
            "players": [
                {"hand": ["flour", "eggs"], "recipes": {"churros": ["flour"]}, "done": {"mochi": 1}},
                {"hand": {"sugar": 1}, "recipes": {"gelato": []}, "outages": []},
            ],
            "mulligans": [1, 0], "known": [[0, 1, ["sugar"]]], "seen": [["churros", "flour", [1]]], "turns": 2,
        }
    ],
    "cupcake_empire": [
        {
            "players": {
                "red": {
                    **RED, "improvements": {"1": ["sell"]}, "served": [], "outlets": {"lake": 1}, "done": ["A"],
                    "recipes": [["vanilla", "lemon"]], "bases": ["choc"],
                }
            },
            "objectives": ["A1", "B2", "C3", "D4"], "round": 3, "empty": [],
        }
    ],
}  # fmt: skip


def anything(names: list[str]) -> st.SearchStrategy[Any]:
    """JSON that looks like a description."""
    keys = st.sampled_from(sorted(set(names))) | st.text(max_size=3)
    leaves = keys | st.integers(-2, 9) | st.none() | st.booleans() | st.floats() | st.integers()
    return st.recursive(
        leaves, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(keys, inner, max_size=4), max_leaves=12
    )


def replaced(described: Any, path: list[int], value: Any) -> Any:
    """A description with something else at some place."""
    if not path or not isinstance(described, (dict, list)) or not described:
        return value
    if isinstance(described, list):
        place = path[0] % len(described)
        return [replaced(each, path[1:], value) if at == place else each for at, each in enumerate(described)]
    name = list(described)[path[0] % len(described)]
    return {**described, name: replaced(described[name], path[1:], value)}


def stands_or_is_refused(game: bh.Game, described: dict[str, Any]) -> None:
    conserving = described.get("conserving") is not False and described.get("conserving") != 0
    try:
        states = laid_out(game, described)
    except bh.BadPosition as problem:
        sentence = str(problem)
        assert sentence.endswith(".") and "\n" not in sentence, sentence
        return
    assert game.definition.problems(game.box[0], states[0], conserving=conserving) == []
    assert laid_out(game, {**game.describe(states[0]), "conserving": conserving}).tobytes() == states.tobytes()


@pytest.mark.parametrize("name", bh.GAMES)
def test_any_description_stands_on_a_table_or_is_refused_with_a_sentence(name: str) -> None:
    game = bh.game(name, 3 if name == "bake_the_cake" else 2)
    names = [each for field in game.definition.fields for each in names_in(field)] + WORDS[name]
    walk = Walk(game, 1)
    known = [*EXAMPLES[name], game.describe(walk.states[0])]
    while walk.step() and len(known) < 12:
        if walk.decisions % 5 == 4:
            known.append(game.describe(walk.states[0]))
    for described in known:
        stands_or_is_refused(game, described)
    keys = st.sampled_from(sorted({field.called for field in game.definition.fields} | set(WORDS[name])))
    value = anything(names)

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(st.sampled_from(known), st.lists(st.integers(0, 50), min_size=1, max_size=5), value)
    def changed(described: dict[str, Any], path: list[int], value: Any) -> None:
        stands_or_is_refused(game, replaced(described, path, value))

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(st.sampled_from([{}, *EXAMPLES[name]]), st.dictionaries(keys, value, max_size=4))
    def added(described: dict[str, Any], more: dict[str, Any]) -> None:
        stands_or_is_refused(game, {**described, **more})

    changed()
    added()
