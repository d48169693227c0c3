"""Games of other packages are found and played like ours, and a broken one harms nobody."""

import subprocess
import sys
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse import games
from bakehouse.games import LeftOut
from tests.packages import announce, edit, on_the_path, scaffolded


def test_a_game_of_another_package_is_found(tmp_path: Path) -> None:
    folder = scaffolded("plum_tart", tmp_path)
    announce(folder.parent, "plum-tart", {"plum_tart": "plum_tart:GAME"})
    with on_the_path(folder.parent):
        assert sorted([*games.OURS, "plum_tart"]) == list(bh.GAMES)
        assert bh.game("Plum-Tart").title == "Plum Tart"
        assert games.module_of("plum_tart", "table").__name__ == "plum_tart.table"
        assert games.is_game("plum-tart")
        with pytest.raises(bh.UnknownName, match="did you mean plum-tart"):
            bh.game("plum-cart")
    assert list(bh.GAMES) == list(games.OURS)


def test_names_are_looked_for_only_when_they_are_needed() -> None:
    code = "import sys, bakehouse; print('importlib.metadata' in sys.modules, 'numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "False"]


def no_import(folder: Path) -> None:
    edit(folder / "box.py", "import numpy as np", "import no_such_package")


def no_definition(folder: Path) -> None:
    edit(folder / "__init__.py", "GAME = Definition(", "GAME = dict(")


def another_id(folder: Path) -> None:
    edit(folder / "__init__.py", 'id="bad_bun', 'id="good_bun')


def leaves_at_once(folder: Path) -> None:
    edit(folder / "levels.py", "from typing import Any", "raise SystemExit")


def record_of_ours(folder: Path) -> None:
    ours = f"from bakehouse.games.{games.OURS[0]}.state import STATE as OURS"
    edit(folder / "__init__.py", "from . import greedy", f"{ours}\nfrom . import greedy")
    edit(folder / "__init__.py", "    state=STATE,", "    state=OURS,")


def lacks_a_function(folder: Path) -> None:
    edit(folder / "rules.py", "def observe(", "def look(")


def counts_what_is_not_there(folder: Path) -> None:
    edit(folder / "actions.py", 'uses=("dough",)', 'uses=("flour",)')


BROKEN = {
    no_import: "ModuleNotFoundError, No module named 'no_such_package'",
    no_definition: "bad_bun_1:GAME is no Definition but of type dict",
    another_id: "its entry point is called bad_bun_2, but the game itself good_bun_2",
    leaves_at_once: "SystemExit",
    record_of_ours: f"TypeError, the state record is laid out exactly like that of {games.OURS[0]}",
    lacks_a_function: "TypeError, the game lacks observe of the contract",
    counts_what_is_not_there: "TypeError, an action uses flour, which is not among what is counted",
}


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_broken_package_is_left_out_and_says_why(broken, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    name = f"bad_bun_{list(BROKEN).index(broken)}"
    folder, sound = scaffolded(name, tmp_path), scaffolded(f"good_with_{name}", tmp_path)
    broken(folder)
    announce(folder.parent, name, {name: f"{name}:GAME"})
    announce(sound.parent, sound.name, {sound.name: f"{sound.name}:GAME"})
    with on_the_path(folder.parent, sound.parent):
        with pytest.raises(bh.BadGame) as problem:
            bh.game(name)
        said = f"The game '{name}' of the package {name} cannot be played: {BROKEN[broken]}"
        assert str(problem.value).startswith(said) and str(problem.value).endswith(".")
        with pytest.warns(LeftOut, match="It is left out"):
            assert sorted([*games.OURS, sound.name]) == list(bh.GAMES)
        assert [bh.game(each).id for each in (sound.name, *games.OURS)] == [sound.name, *games.OURS]


def test_a_name_of_ours_stays_ours(tmp_path: Path) -> None:
    folder = scaffolded("rye_roll", tmp_path)
    announce(folder.parent, "rye-roll", {games.OURS[0]: "rye_roll:GAME"})
    with on_the_path(folder.parent):
        with pytest.warns(LeftOut, match=f"'{games.OURS[0]}' of the package rye-roll .* this name is taken"):
            assert bh.GAMES == games.OURS
        assert bh.game(games.OURS[0]).definition.folder.parent.name == "games"


def test_of_two_packages_with_one_game_the_first_has_it(tmp_path: Path) -> None:
    one, other = scaffolded("oat_bar", tmp_path / "one"), scaffolded("oat_bar", tmp_path / "other")
    announce(one.parent, "a-bar", {"oat_bar": "oat_bar:GAME"})
    announce(other.parent, "b-bar", {"oat_bar": "oat_bar:GAME"})
    with on_the_path(other.parent, one.parent):
        with pytest.warns(LeftOut, match="of the package b-bar .* this name is taken"):
            assert "oat_bar" in bh.GAMES
        assert bh.game("oat_bar").title == "Oat Bar"


def test_a_copied_record_does_not_change_the_rules_of_the_original(tmp_path: Path) -> None:
    """Two games with one layout would be one game to everything that finds rules by the record."""
    one, other = scaffolded("first_pie", tmp_path), scaffolded("second_pie", tmp_path)
    edit(other / "state.py", '"is_second_pie"', '"is_first_pie"')
    edit(other / "rules.py", "s.is_second_pie = 0", "s.is_first_pie = 0")
    for folder in (one, other):
        announce(folder.parent, folder.name, {folder.name: f"{folder.name}:GAME"})
    with on_the_path(other.parent, one.parent):
        with pytest.raises(bh.BadGame, match=r"exactly like that of first_pie.*a field with a name of its own"):
            bh.game("second_pie")
        assert bh.game("first_pie").definition.functions["setup"].__module__ == "first_pie.rules"


def test_the_command_line_says_it_in_one_sentence(tmp_path: Path) -> None:
    folder = scaffolded("torn_bag", tmp_path)
    no_import(folder)
    announce(folder.parent, "torn-bag", {"torn_bag": "torn_bag:GAME"})
    source = str(Path(bh.__file__).parents[1])
    command = [sys.executable, "-m", "bakehouse.cli"]
    path = f"{source}:{folder.parent}"
    environment = {"PYTHONPATH": path, "PATH": "", "HOME": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    asked = subprocess.run([*command, "rules", "torn-bag"], env=environment, capture_output=True, text=True)
    assert asked.returncode == 2
    assert asked.stderr == (
        "The game 'torn_bag' of the package torn-bag cannot be played: "
        "ModuleNotFoundError, No module named 'no_such_package'.\n"
    )
    menu = subprocess.run([*command, "play"], env=environment, capture_output=True, text=True, input="")
    assert menu.stderr == asked.stderr.strip() + " It is left out.\n"
