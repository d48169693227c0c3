"""Players with a network: what they choose, and what plays where there is none."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import bakehouse as bh
from bakehouse import network as files
from bakehouse.errors import BadNetwork, BakehouseError
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.contract import evaluate
from bakehouse.match import Match
from bakehouse.players import Search, Turn, find, networks, turn_of
from bakehouse.players.planner import Manner, Planner
from bakehouse.players.sight import Sight, SightSettings
from bakehouse.players.turn import Thinker
from tests.networks import small_network, written
from tests.players.test_search import last_decision, middle

NAME = "bake_the_cake"
SIMS = 6 if PLAIN else 100


def turn_in(name: str, seats: int | None = None) -> Turn:
    match = middle(name, seats)
    return turn_of(match, match.actor)


@pytest.fixture
def own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games look for their networks."""
    networks._say.cache_clear()
    path = tmp_path / "own.npz"
    monkeypatch.setattr(files, "FILE_NAME", str(path))
    return path


# --- First sight


@pytest.mark.parametrize("name", bh.GAMES)
def test_first_sight_chooses_what_the_network_likes_best(name: str, tmp_path: Path) -> None:
    turn = turn_in(name)
    player = Sight(SightSettings(file=str(written(name, tmp_path))))
    thought = player.think(turn)
    assert sorted(each.action for each in thought.considered) == sorted(turn.legal)
    values = [each.value for each in thought.considered]
    assert values == sorted(values, reverse=True) and len(set(values)) > 1
    best = [each.action for each in thought.considered if each.value == values[0]]
    assert player.choose(turn) in best
    assert all(each.lead is not None and (each.points is None) == (turn.game.seats > 1) for each in thought.considered)


def test_equals_are_told_apart_at_random(tmp_path: Path) -> None:
    blank = small_network(NAME)
    blank = replace(blank, w3=np.zeros_like(blank.w3))
    files.write(tmp_path / "blank.npz", blank)
    player, turn = Sight(SightSettings(file=str(tmp_path / "blank.npz"))), turn_in(NAME)
    chosen = Counter(player.choose(replace(turn, number=number)) for number in range(40))
    assert len(chosen) > min(len(turn.legal), 10) / 2


def test_a_little_warmth_chooses_what_looks_nearly_as_good(tmp_path: Path) -> None:
    file, turn = str(written(NAME, tmp_path)), turn_in(NAME)
    values = {each.action: each.value for each in Sight(SightSettings(file=file)).think(turn).considered}
    ranked = sorted(values, key=lambda action: -values[action])
    warm = Sight(SightSettings(file=file, temperature=values[ranked[0]] - values[ranked[1]]))
    chosen = Counter(warm.choose(replace(turn, number=number)) for number in range(40))
    assert chosen[ranked[0]] > chosen[ranked[1]] > chosen[ranked[-1]]


# --- Searching with it


@pytest.mark.parametrize("name", bh.GAMES)
def test_foresight_is_the_same_for_the_same_seed(name: str, tmp_path: Path) -> None:
    file, turn = written(name, tmp_path), turn_in(name)
    for trees in (1, 2):
        thoughts = []
        for _ in range(2):
            player = find(f"foresight:sims={SIMS},memory=14,trees={trees},file={file}", name)
            assert isinstance(player, Thinker)
            thoughts.append(player.think(turn))
        assert thoughts[0] == thoughts[1]
        assert thoughts[0].simulations == SIMS == sum(each.visits for each in thoughts[0].considered)


@pytest.mark.parametrize(("asked", "turns"), [("rounds=1", 4), ("rounds=2", 8), ("rounds=1,horizon=3", 3)])
def test_rounds_are_turns_of_all_seats(asked: str, turns: int) -> None:
    """And a horizon that is told in turns stays, also where the game's own settings count in rounds."""
    match = middle("cake_auf", 4)
    player = find(f"foresight:sims=2,{asked}", match.game)
    assert isinstance(player, Search)
    player.think(turn_of(match, match.actor))
    assert player.trees[0].settings["horizon"] == turns


@pytest.mark.parametrize(("seats", "explore"), [(2, 0.2), (4, 0.6)])
def test_in_a_crowd_more_is_tried(seats: int, explore: float) -> None:
    match = middle("cake_auf", seats)
    player = find("foresight:sims=2,explore=0.2,crowd=0.2", match.game)
    assert isinstance(player, Search)
    player.think(turn_of(match, match.actor))
    assert player.trees[0].settings["explore"] == pytest.approx(explore)


def test_foresight_goes_on_when_its_tree_is_full(tmp_path: Path) -> None:
    player = find(f"foresight:sims={20 * SIMS},memory=10,file={written(NAME, tmp_path)}", NAME)
    turn = turn_in(NAME)
    assert isinstance(player, Thinker)
    assert player.think(turn).simulations == 20 * SIMS


@pytest.mark.skipif(PLAIN, reason="looks for its position in hundreds of games")
def test_foresight_sees_what_ends_the_game(tmp_path: Path) -> None:
    match = last_decision(NAME)
    seat, results = match.actor, {}
    for action in match.legal_ids():
        trial = match.copy()
        trial.play(action)
        results[action] = trial.returns()[seat]
    player = find(f"foresight:sims=100,file={written(NAME, tmp_path)}", NAME)
    assert results[player.choose(turn_of(match, seat))] == max(results.values())


# --- Planning with it


def ends_of_turn(match: Match, seat: int) -> list[Match]:
    """All that the rest of a turn can lead to, each position once."""
    ends, waiting, met = [], [match], set()
    while waiting:
        here = waiting.pop()
        for action in here.legal_ids():
            after = here.copy()
            after.play(action)
            if after.state.tobytes() not in met:
                met.add(after.state.tobytes())
                (waiting if after.actor == seat else ends).append(after)
    return ends


def test_a_plan_leads_to_the_end_of_the_turn_that_the_network_likes_best(tmp_path: Path) -> None:
    match = middle(NAME, steps=70)
    seat, trained = match.actor, small_network(NAME)
    ends = [end for end in ends_of_turn(match, seat) if not end.over]
    vectors = np.array([end.observe(seat) for end in ends], np.float32)
    opinions = np.array([evaluate(match.game.box[0], end.state, seat) for end in ends], np.float32)
    returns, leads = trained.judge(match.game.definition, match.game.seats, vectors, opinions).T
    player = Planner(Manner(width=1000, value="network", file=str(written(NAME, tmp_path))))
    while match.actor == seat:
        match.play(player.choose(turn_of(match, seat)))
    assert player.worth == pytest.approx(float(np.max(returns + 0.1 * np.clip(leads / 5, -3, 3))), abs=2e-3)
    assert match.state.tobytes() in {end.state.tobytes() for end in ends}


# --- Where there is none


PLAYERS = {
    "sight": "greedy",
    "foresight:sims=3": "search:sims=3",
    "plan:width=2,value=network": "plan:width=2",
}
"""Players, and whose choices they make without a network."""


def spoilt_by(change: Callable[[dict[str, object]], None]) -> Callable[[Path], None]:
    """A file whose description is another."""

    def spoil(path: Path) -> None:
        network = small_network(NAME)
        about = json.loads(json.dumps(network.about))
        change(about)
        files.write(path, replace(network, about=about))

    return spoil


SPOILT: dict[str, tuple[Callable[[Path], object], str]] = {
    "missing": (lambda path: None, "cannot be read"),
    "broken": (lambda path: path.write_bytes(b"PK" + bytes(100)), "is no network"),
    "foreign": (lambda path: files.write(path, small_network("cake_auf")), "it is for cake_auf"),
    "outdated": (spoilt_by(lambda about: about.update(rules=0)), "version 0 of the rules"),
    "other box": (spoilt_by(lambda about: about.update(box="another")), "has learned another box"),
    "other seats": (spoilt_by(lambda about: about.update(seats=[5])), "not learned to play with 3 seats"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_without_a_sound_network_one_sentence_says_why(
    how: str, own_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoil, sentence = SPOILT[how]
    spoil(own_file)
    turn = turn_in(NAME)
    for _ in range(2):
        find("sight", NAME).choose(turn)
    assert len(caplog.messages) == 1
    assert sentence in caplog.messages[0] and caplog.messages[0].endswith("The hand-made opinion plays instead.")


@pytest.mark.parametrize("player", PLAYERS)
def test_without_a_network_the_hand_made_opinion_plays(player: str, own_file: Path) -> None:
    turn = turn_in(NAME)
    assert find(player, NAME).choose(turn) == find(PLAYERS[player], NAME).choose(turn)


def test_a_table_with_house_rules_is_another_box(own_file: Path, caplog: pytest.LogCaptureFixture) -> None:
    files.write(own_file, small_network("cupcake_empire"))
    match = bh.game("cupcake_empire", house_rules={"live_level": "on"}).new(seed=1)
    turn = turn_of(match, match.actor)
    assert find("sight", "cupcake_empire").choose(turn) == find("greedy", "cupcake_empire").choose(turn)
    assert "another box" in caplog.text
    caplog.clear()
    assert find("sight", "cupcake_empire").choose(turn_in("cupcake_empire")) >= 0
    assert not caplog.text


@pytest.mark.parametrize("player", PLAYERS)
def test_a_named_file_has_to_be_sound(player: str, tmp_path: Path) -> None:
    (tmp_path / "broken.npz").write_bytes(b"no network")
    separator = "," if ":" in player else ":"
    named = find(f"{player}{separator}file={tmp_path / 'broken.npz'}", NAME)
    with pytest.raises(BadNetwork, match="is no network"):
        named.choose(turn_in(NAME))


def test_nonsense_is_refused_in_a_sentence() -> None:
    with pytest.raises(BakehouseError, match="The player sight has no option 'sims'"):
        find("sight:sims=3", NAME)
