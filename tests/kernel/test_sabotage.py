"""`check_game` finds what is wrong with a game: a small sound one, one thing of it broken at a time.

As plain Python, but for what only a compiler finds: each of these games would be compiled, and the checks are the same.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.kernel import contract
from bakehouse.kernel.compiling import PLAIN
from bakehouse.testing import check_game
from tests.packages import announce, edit, on_the_path, scaffolded

in_plain_python = pytest.mark.skipif(not PLAIN, reason="each game would be compiled; make test-plain runs them")
compiled = pytest.mark.skipif(PLAIN, reason="nothing is compiled as plain Python")


@dataclass(frozen=True)
class Sabotage:
    """One place of one file that reads otherwise, something added to it, or a file that is not there; and what
    `check_game` says then."""

    file: str
    old: str = ""
    new: str = ""
    said: str = ""
    added: str = ""

    def __call__(self, folder: Path) -> None:
        file = folder / self.file
        if self.added:
            file.write_text(file.read_text(encoding="utf-8") + self.added, encoding="utf-8")
        elif self.old:
            edit(file, self.old, self.new)
        else:
            file.unlink()


RETURNS = "    returns_by_rank(out, int(s.seats))\n"
OWN_RETURNS = "    for seat in range(int(s.seats)):\n        out[seat] = {}\n"


def own(function: str, body: str) -> str:
    """A function that would follow from others, brought by the game itself."""
    return f"\n\n@rule\ndef {function}:\n{body}"


def own_legal(condition: str, actions: str = "STOP + 1") -> str:
    body = f"    n = 0\n    for action in range({actions}):\n        if {condition}:\n"
    return own("legal(box, s, out)", f"{body}            out[n] = action\n            n += 1\n    return n\n")


def own_uses(counted: str) -> str:
    return own("uses(box, s, action, out)", f"    if action < STOP:\n        {counted}\n")


OWN_OUTLOOK = "\n\nfrom bakehouse.kernel.contract import returns_by_lead" + own(
    "outlook(box, s, out)", "    for seat in range({}):\n        out[seat] = {}prospects(box, s, seat)\n"
)
BY_LEAD = "    returns_by_lead(out, int(s.seats), 8.0)\n"

SABOTAGES = {
    # What belongs to a game besides its rules
    "no_rules_text": Sabotage("rules.md", said="there is no rules.md"),
    "rules_without_heading": Sabotage("rules.md", "# B", "B", "rules.md has no heading"),
    "no_drawing": Sabotage("table.py", said="there is no table.py"),
    "half_a_drawing": Sabotage("table.py", "def strip(", "def strap(", "table.py has no strip"),
    "drawing_fails": Sabotage("table.py", 'table["oven"].items()', 'table["stove"].items()', "table.py cannot draw"),
    "unknown_heading": Sabotage("table.py", '("BAKE", "STOP")', '("BAKE", "SELL")', "GROUPS in table.py names SELL"),
    "no_origin": Sabotage("components.toml", "[origin]", "[provenance]", r"no table \[origin\]"),
    "origin_incomplete": Sabotage("components.toml", "public = []\n", "", r"\[origin\] .* has no list public"),
    "number_without_origin": Sabotage("components.toml", '["target", ', "[", "does not say where target comes from"),
    "house_rule_without_default": Sabotage(
        "components.toml", 'default = "finished"', 'default = "later"', "the house rule last_round needs a default"
    ),
    "level_is_no_player": Sabotage("levels.py", '"baker": "greedy"', '"baker": "wizard"', "level baker is no player"),
    "level_with_bad_option": Sabotage("levels.py", "sims=400", "sims=many", "level master is no player: .*sims"),
    "no_level_for_hints": Sabotage("levels.py", '"search:sims=400"', '"greedy"', "master, cannot give hints"),
    "bad_settings": Sabotage("levels.py", '"explore": 0.7', '"explores": 0.7', "settings for search are wrong"),
    "notation_twice": Sabotage(
        "actions.py", '{"dough": DOUGHS}', '{"dough": ("roll", "roll")}', "'bake roll' of action"
    ),
    "outcomes_alike": Sabotage("telling.py", 'return f"minutes {outcome + 1}"', 'return "minutes"', "same notation"),
    "words_alike": Sabotage(
        "telling.py",
        "dough=DOUGHS[action], faces=box.faces[action], points=box.points[action]",
        "dough=DOUGHS[0], faces=box.faces[0], points=box.points[0]",
        "different actions of the same form",
    ),
    "no_catalogue": Sabotage("words/en.ftl", said="there is no words/en.ftl"),
    "phrase_missing": Sabotage("words/en.ftl", "empty-oven =", "oven-empty =", "has no phrase empty-oven"),
    "nothing_to_offer": Sabotage("words/en.ftl", "    .may = Bake a", "    .might = Bake a", "has no phrase bake.may"),
    "gap_left_open": Sabotage("words/en.ftl", "1 to { $faces } minutes", "1 to { $sides } minutes", "sides"),
    "telling_fails": Sabotage(
        "telling.py", 'f"turn {int(before.turns)}"', 'f"turn {int(before.turn_number)}"', "Words.happened"
    ),
    "positions_take_anything": Sabotage(
        "position.py", "lay(FIELDS, s, described", "lay(FIELDS, s, {}", "`build` takes a field"
    ),
    "positions_forget": Sabotage(
        "position.py", "    if s.ending:\n", "    s.oven[0] = 0\n    if s.ending:\n", "built again has another oven"
    ),
    "counter_twice": Sabotage("state.py", '{"dough": DOUGHS}', '{"dough": (*DOUGHS, "roll")}', "names a counter twice"),
    "shadowed_field": Sabotage(
        "state.py", "FIELDS = (\n", 'FIELDS = (\n    Field("sum", Count(32_767, np.int16), "shadowed"),\n', "'sum'"
    ),
    "rules_rest_on_words": Sabotage(
        "greedy.py",
        "from .rules import",
        "from .levels import LEVELS\nfrom .rules import",
        "greedy.py imports levels.py",
    ),
    # What a seat sees
    "view_with_numpy": Sabotage(
        "view.py", '"act": s.turn,', '"act": states[0].turn,', r"no JSON: view\.act is a numpy"
    ),
    "view_with_numbered_keys": Sabotage(
        "view.py", "dict(zip(DOUGHS, s.oven, strict=True))", "dict(enumerate(s.oven))", r"view\.oven has the key 0"
    ),
    "view_fails": Sabotage(
        "view.py", "DOUGHS[s.dough] if s.dough >= 0", "DOUGHS[s.dough + 1] if s.dough >= 0", "`view`"
    ),
    "features_swapped": Sabotage(
        "rules.py", "AT_OVEN, AT_DOUGH, AT_BAKERS =", "AT_DOUGH, AT_OVEN, AT_BAKERS =", "disagree about"
    ),
    "features_called_alike": Sabotage(
        "features.py", "    Group(", '    Feature("dough", 1, 0, 1, "again"),\n    Group(', "features of the same name"
    ),
    "features_in_another_order": Sabotage("rules.py", 'BAKER.places("turn", "sold")', "(2, 0)", "features.py disagree"),
    "features_of_each_other": Sabotage(
        "rules.py",
        "out[AT_OVEN + dough] = int(s.oven[dough])",
        "out[AT_OVEN + dough] = int(s.oven[1 - dough])",
        r"disagree about oven\[0\]",
    ),
    "seats_of_each_other": Sabotage(
        "rules.py",
        "observe_baker(box, s, (seat + place)",
        "observe_baker(box, s, (seat + 1 + place)",
        "disagree about own",
    ),
    "feature_out_of_range": Sabotage(
        "rules.py", "int(s.minutes) / int(box.minutes)", "int(s.minutes)", "leave their ranges"
    ),
    "features_not_named": Sabotage(
        "features.py", 'Feature("sold", 2', 'Feature("sold", 1', "more than features.py names"
    ),
    "features_not_written": Sabotage("features.py", 'Feature("dough", 2', 'Feature("dough", 3', "does not write"),
    "redeal_of_open_things": Sabotage(
        "rules.py",
        added=own("redeal(box, s, seat, rng)", "    s.turns += 1\n"),
        said="`redeal` for seat . changes the table|redealt for seat",
    ),
    # The rules
    "setup_forgets": Sabotage("rules.py", "    s.turns = 0\n", "", "setup leaves turns as it was"),
    "legal_lists_more": Sabotage(
        "rules.py", added=own_legal("action >= 0"), said="`refusal` says 1 of 'stop', but `legal` lists it"
    ),
    "legal_lists_less": Sabotage(
        "rules.py", added=own_legal("refusal(box, s, action) == LEGAL", "STOP"), said="does not list it"
    ),
    "scores_of_their_own": Sabotage(
        "rules.py",
        added=own("scores(box, s, out)", "    out[0] = 3\n"),
        said=r"the `parts` of seat 0, \[0, 0\], are not 3",
    ),
    "odds_without_weight": Sabotage("rules.py", "out[face] = 1", "out[face] = 0", r"`odds` gives the weights \[0, 0"),
    "odds_below_nothing": Sabotage("rules.py", "out[face] = 1", "out[face] = 1 - 3 * face", "none may be below 0"),
    "too_few_steps": Sabotage("__init__.py", "* seats * turn", "* seats", "steps of `most_steps`"),
    "nothing_burns": Sabotage("rules.py", "if s.minutes > box.minutes:", "if s.minutes > 99:", "minutes on the clock"),
    "odds_play": Sabotage(
        "rules.py",
        '    """The die of the dough: every',
        '    s.turns += 2\n    """The die of the dough: every',
        "`odds` changes the position",
    ),
    "parts_do_not_add_up": Sabotage(
        "rules.py",
        added=own("parts(box, s, seat, out)", "    out[0] = 1 + score(box, s, seat)\n")
        + own("scores(box, s, out)", OWN_RETURNS.format("score(box, s, seat)")),
        said="the `parts` of seat",
    ),
    "returns_by_points": Sabotage(
        "rules.py", RETURNS, OWN_RETURNS.format("out[seat] / 100"), "`returns` .* are not by rank"
    ),
    "returns_turned_round": Sabotage(
        "rules.py", RETURNS, OWN_RETURNS.format("-out[seat]") + RETURNS, "rank the scores .* the other way round"
    ),
    "uses_beyond_its_names": Sabotage(
        "rules.py", added=own_uses("out[2] += 1"), said="`uses` of 'bake roll' counts beyond"
    ),
    "uses_another_component": Sabotage(
        "rules.py", added=own_uses("out[1 - action] += 1"), said="`uses` of 'bake roll' counts dough.loaf"
    ),
    "uses_less_than_declared": Sabotage(
        "rules.py",
        added=own_uses("out[0] += int(action == 0)"),
        said="`uses` of 'bake loaf' does not count dough.loaf, which its kind declares",
    ),
    "uses_below_nothing": Sabotage(
        "rules.py", added=own_uses("out[action] -= 1"), said="`uses` of 'bake roll' counts below 0"
    ),
    "uses_plays": Sabotage("rules.py", added=own_uses("s.turns += 1"), said="`uses` changes the position"),
    "uses_fails": Sabotage("rules.py", added=own_uses("out[s.stops] += 1"), said="`uses` fails"),
    "end_counts_beyond": Sabotage(
        "rules.py", added=own("ends_with(box, s, seat, out)", "    out[3] += 1\n"), said="`ends_with`"
    ),
    # Opinions
    "evaluate_turned_round": Sabotage(
        "greedy.py", "return prospects(box, s, seat) - others", "return others - prospects(box, s, seat)", "`evaluate`"
    ),
    "evaluate_of_nothing": Sabotage(
        "greedy.py", "return prospects(box, s, seat) - others", "return 0.0", "`evaluate` is 0 times"
    ),
    "evaluate_is_no_number": Sabotage(
        "greedy.py", "return prospects(box, s, seat) - others", "return 1e999", "`evaluate` gives"
    ),
    "outlook_turned_round": Sabotage(
        "greedy.py", added=OWN_OUTLOOK.format("int(s.seats)", "-") + BY_LEAD, said="`evaluate` and `outlook` agreed"
    ),
    "outlook_out_of_range": Sabotage(
        "greedy.py", added=OWN_OUTLOOK.format("int(s.seats)", ""), said="`outlook` gives .* leave"
    ),
    "outlook_forgets_seats": Sabotage("greedy.py", added=OWN_OUTLOOK.format("1", ""), said="`outlook` gives"),
}


def check(name: str, home: Path, break_it: Callable[[Path], None]) -> None:
    """Hold a new game to the contract after something was done to it."""
    folder = scaffolded(name, home)
    break_it(folder)
    announce(folder.parent, name, {name: f"{name}:GAME"})
    with on_the_path(folder.parent):
        check_game(name, seeds=2, quick=True)


@in_plain_python
def test_the_game_is_sound_before_it_is_broken(tmp_path: Path) -> None:
    check("bun_of_all", tmp_path, lambda folder: None)


@in_plain_python
@pytest.mark.parametrize("name", SABOTAGES)
def test_a_broken_game_is_found(name: str, tmp_path: Path) -> None:
    sabotage = SABOTAGES[name]
    with pytest.raises(AssertionError, match=sabotage.said):
        check(f"bun_{name}"[:30].rstrip("_"), tmp_path, sabotage)


@compiled
def test_a_new_game_keeps_the_contract_compiled(tmp_path: Path) -> None:
    check("bun_of_steel", tmp_path, lambda folder: None)


@compiled
def test_rules_that_cannot_be_compiled_are_found(tmp_path: Path) -> None:
    sabotage = Sabotage("rules.py", "int(s.turn == seat)", "float(s.turn == seat)")
    with pytest.raises(AssertionError, match=r"cannot be compiled: [\s\S]*float\(bool\)"):
        check("bun_of_dough", tmp_path, sabotage)


@in_plain_python
def test_a_redeal_that_leaves_hands_as_they_are_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = next(name for name in bh.GAMES if bh.game(name).definition.secrets)
    functions = contract._by_dtype[bh.game(secret).definition.state].functions
    monkeypatch.setitem(functions, "redeal", lambda box, s, seat, rng: None)
    with pytest.raises(AssertionError, match="`redeal` never deals anew what only seat 0 knows"):
        check_game(secret, seeds=1, quick=True)
