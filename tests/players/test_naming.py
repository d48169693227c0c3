"""Players by name."""

from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.errors import BakehouseError, Invalid, UnknownName
from bakehouse.players import Greedy, Random, Thinker, adviser, find, is_program, levels, turn_of
from bakehouse.players.search import Search

GAME = "bake_the_cake"
HERE = "tests.players.helpers"


def test_simple_players_are_found() -> None:
    assert isinstance(find("random", GAME), Random)
    assert isinstance(find("greedy", GAME), Greedy)


def test_options_are_read() -> None:
    player = find("search:sims=25, trees=2,explore=0.3", GAME)
    assert isinstance(player, Search)
    assert (player.settings.sims, player.settings.trees, player.settings.explore) == (25, 2, 0.3)


@pytest.mark.parametrize(
    ("text", "seconds"), [("1s", 1.0), ("2", 2.0), ("500ms", 0.5), ("1.5s", 1.5), (".25s", 0.25), ("3600s", 3600.0)]
)
def test_times_are_read(text: str, seconds: float) -> None:
    player = find(f"search:time={text}", GAME)
    assert isinstance(player, Search) and player.settings.time == pytest.approx(seconds)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("gready", "There is no player 'gready'; did you mean greedy?"),
        ("zzz", "There is no player 'zzz'; there are random, greedy, "),
        ("", "There is no player ''"),
        ("random:sims=2", "The player random has no options; write it as random"),
        ("search:simms=2", "The player search has no option 'simms'; did you mean sims?"),
        ("search:sims", "An option of search is written name=value, such as search:sims=8, not 'sims'."),
        ("search:sims=0", "search:sims is a whole number from 1 to 1000000000, not '0'."),
        ("search:sims=-3", "not '-3'."),
        ("search:sims=many", "not 'many'."),
        ("search:sims=1e3", "not '1e3'."),
        ("search:time=0s", "search:time is a time from 0.001s to 3600s, such as 1s or 500ms, not '0s'."),
        ("search:time=1h", "not '1h'."),
        ("search:time=-1s", "not '-1s'."),
        ("search:explore=nan", "search:explore is a number from 0 to 100, not 'nan'."),
        ("search:sims=2,time=1s", "A search thinks for a number of simulations or for a time, not both"),
        ("no_such_module:Player", "no_such_module cannot be imported."),
        ("no/such/file.py:Player", "no/such/file.py cannot be imported."),
        (f"{HERE}:Missing", "There is no class 'Missing' in tests.players.helpers"),
        (f"{HERE}:NoPlayer", "it should be a class with a method choose(turn)."),
        (f"{HERE}:function", "it should be a class with a method choose(turn)."),
        (f"{HERE}:Unmakeable", "cannot be made: TypeError: "),
    ],
)
def test_a_wrong_name_is_answered_with_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BakehouseError) as problem:
        find(name, GAME)
    assert sentence in str(problem.value)
    assert "\n" not in str(problem.value)


def test_an_own_player_is_found_by_module_and_by_file(tmp_path: Path) -> None:
    match = bh.game(GAME).new(seed=1)
    turn = turn_of(match, match.actor)
    assert find(f"{HERE}:Last", GAME).choose(turn) == turn.legal[-1]
    file = tmp_path / "mine.py"
    file.write_text("class First:\n    def choose(self, turn):\n        return turn.legal[0]\n")
    assert find(f"{file}:First", GAME).choose(turn) == turn.legal[0]


def test_a_file_with_a_mistake_is_answered_with_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("class First\n")
    with pytest.raises(Invalid, match="cannot be imported: SyntaxError"):
        find(f"{file}:First", GAME)


@pytest.mark.parametrize("name", bh.GAMES)
def test_every_level_is_a_player_and_the_strongest_explains_itself(name: str) -> None:
    known = levels(name)
    assert known == ("first-timer", "apprentice", "journeyman", "baker", "master", "champion")
    for level in known:
        assert find(level, name) is not None
    assert isinstance(adviser(name), Thinker)


def test_people_and_programs_are_told_apart() -> None:
    for name in ("random", "search", "search:sims=3", "master", "module:Class", "some/file.py:Class"):
        assert is_program(name, GAME), name
    for name in ("Ada", "Ada Lovelace", "Seat 1", "Dr: No", "master baker"):
        assert not is_program(name, GAME), name


def test_a_level_belongs_to_a_game() -> None:
    with pytest.raises(UnknownName):
        find("master", "no_such_game")
