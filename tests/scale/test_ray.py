"""Ray: a real cluster of several processes on this machine. It is slow to start, so all tests share one."""

import filecmp
import os
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from threading import Thread

import numpy as np
import psutil
import pytest

import bakehouse as bh
from bakehouse.cluster import Unreachable, connected
from bakehouse.lab.comparing import play_side_by_side
from bakehouse.lab.places import played_on
from bakehouse.lab.watching import Watched, watch
from bakehouse.simulation.batch import Wish
from bakehouse.simulation.store import GAMES
from bakehouse.simulation.variants import WHOLE_WIN, Totals, boxes_of, evaluate
from tests.scale.helpers import DEATHS, MARKS

PROCESSES = 2
DEAREST = [{"breads": {"brioche": {"hourglasses": hours}}} for hours in (1, 4)]


@pytest.fixture(scope="module")
def marks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of deaths, known to every process of the cluster that runs meanwhile."""
    folder = tmp_path_factory.mktemp("deaths")
    os.environ[MARKS] = str(folder)
    with connected(None, PROCESSES):
        yield folder
    del os.environ[MARKS]


def same_files(one: Path, other: Path) -> bool:
    names = sorted(os.listdir(one))
    same, different, missing = filecmp.cmpfiles(one, other, names, shallow=False)
    return names == sorted(os.listdir(other)) == sorted(same) and not different and not missing


def busy(doing: str = "ray::play_there") -> list[psutil.Process]:
    """The processes that play at this moment: Ray names them after what they do."""
    found = []
    for process in psutil.Process().children(recursive=True):
        try:
            if " ".join(process.cmdline()).startswith(doing):
                found.append(process)
        except psutil.Error:
            continue
    return found


def kill_one(killed: list[int]) -> None:
    """Kill the first process that is seen playing."""
    patience = time.monotonic() + 60
    while not killed and time.monotonic() < patience:
        for process in busy()[:1]:
            process.kill()
            killed.append(process.pid)


@pytest.mark.slow
def test_interrupted_and_with_a_process_killed_it_writes_the_same_bytes_as_threads(marks: Path, tmp_path: Path) -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    order = {"players": ["greedy", "greedy", "random"], "games": 7000, "seed": 7, "log": "decisions"}
    with pytest.raises(KeyboardInterrupt):
        bh.simulate("bake_and_sale", 3, **order, out=tmp_path / "ray", backend="ray", progress=interrupt)
    finished = {path: path.stat().st_mtime_ns for path in (tmp_path / "ray" / GAMES).glob("*.parquet")}
    assert 0 < len(finished) < 7
    killed: list[int] = []
    killer = Thread(target=kill_one, args=(killed,))
    killer.start()
    told = bh.simulate("bake_and_sale", 3, **order, out=tmp_path / "ray", backend="ray")
    killer.join()
    bh.simulate("bake_and_sale", 3, **order, out=tmp_path / "threads")
    assert killed and told.tally.games == 7000
    assert {path: path.stat().st_mtime_ns for path in finished} == finished
    for kind in ("games", "decisions"):
        assert same_files(tmp_path / "ray" / kind, tmp_path / "threads" / kind)


@pytest.mark.slow
def test_nothing_is_lost_and_nothing_twice_when_players_end_their_processes(marks: Path) -> None:
    order = {"players": ["tests.scale.helpers:DiesAtFirst"], "games": 8}
    told = bh.simulate("bake_and_sale", **order, backend="ray")
    assert len(list(marks.iterdir())) == DEATHS
    assert told.games["seed"].to_list() == list(range(8))
    assert told.games.equals(bh.simulate("bake_and_sale", **order, threads=1).games)


def test_many_boxes_come_to_the_same_on_a_cluster(marks: Path) -> None:
    table = bh.game("bake_and_sale", 2)
    boxes = boxes_of(table, [{"breads": {"brioche": {"hourglasses": 1 + number % 4}}} for number in range(20)])
    there, here = (evaluate(table, boxes, ["greedy"], 10, 5, backend) for backend in ("ray", "threads"))
    for field in fields(Totals):
        assert np.array_equal(getattr(there, field.name), getattr(here, field.name)), field.name
    played = [bh.playout(bh.game("bake_and_sale", 2, edition=change), range(5, 15), ["greedy"]) for change in DEAREST]
    assert here.scores[[0, 3]].tolist() == [each.scores.sum(axis=0).tolist() for each in played]
    assert (here.won / WHOLE_WIN / 10)[[0, 3]].tolist() == [each.win_shares().tolist() for each in played]


@pytest.mark.slow
def test_what_is_lost_again_and_again_is_said(marks: Path, tmp_path: Path) -> None:
    order = {"players": ["tests.scale.helpers:AlwaysDies"], "games": 1}
    with pytest.raises(bh.BakehouseError, match="were lost 3 times; what is finished is kept"):
        bh.simulate("bake_and_sale", **order, backend="ray", out=tmp_path / "ray")
    assert not list((tmp_path / "ray").rglob("*.part"))


@pytest.mark.slow
def test_a_tournament_is_the_same_on_a_cluster_and_survives_a_lost_process(marks: Path, tmp_path: Path) -> None:
    from bakehouse.lab.tournament import Tournament, hold

    killed = []

    def kill_one(games: int) -> None:
        if games and not killed:
            for process in busy("ray::Host")[:1]:
                process.kill()
                killed.append(process.pid)

    planned = Tournament(bh.game("bake_the_cake"), ["greedy", "random"], games=12)
    there = hold(planned, tmp_path / "ray", 2, progress=kill_one, backend="ray")
    here = hold(planned, tmp_path / "here", 1)
    assert killed and there.finished
    same = ("game", "seed", "players", "decisions", "chances", "ending", "scores", "returns", "problems")
    assert [[row[name] for name in same] for row in there.rows] == [[row[name] for name in same] for row in here.rows]


def test_a_cluster_that_does_not_answer_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unreachable, match=r"The cluster at 127.0.0.1:9 cannot be reached"):
        bh.simulate("bake_and_sale", games=2, backend="ray", cluster="127.0.0.1:9", out=tmp_path / "ray")


@pytest.mark.slow
def test_of_two_nodes_one_may_be_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    """Two raylets on this machine, each with its own ports and processes: one goes down in the middle."""
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        doomed = nodes.add_node(num_cpus=1)
        killed: list[int] = []

        def kill_node(games: int) -> None:
            if not killed:
                killed.append(games)
                nodes.remove_node(doomed, allow_graceful=False)

        order = {"players": ["greedy", "random"], "games": 6000, "seed": 3}
        told = bh.simulate(
            "bake_and_sale", 2, **order, out=tmp_path / "ray", backend="ray", cluster=nodes.address, progress=kill_node
        )
        bh.simulate("bake_and_sale", 2, **order, out=tmp_path / "threads")
        assert killed and told.tally.games == 6000
        assert same_files(tmp_path / "ray" / GAMES, tmp_path / "threads" / GAMES)
    finally:
        nodes.shutdown()


def test_watched_games_are_the_same_on_a_cluster(marks: Path) -> None:
    game, wish = bh.game("bake_and_sale", 2), Wish("building.supermarket", "forced")
    with played_on("ray"):
        there = watch(game, range(5, 65), ("greedy",), wish)
    assert same_columns(there, watch(game, range(5, 65), ("greedy",), wish))


@pytest.mark.slow
def test_what_a_killed_node_was_watching_is_watched_again() -> None:
    """A comparison on two raylets, each with its own ports and processes: one goes down in the middle."""
    from ray.cluster_utils import Cluster

    games = [bh.game("bake_and_sale", 2, edition=changes) for changes in (None, DEAREST[1])]
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        doomed, killed = nodes.add_node(num_cpus=1), []

        def kill_node(what: str, more: int) -> None:
            if not killed:
                killed.append(more)
                nodes.remove_node(doomed, allow_graceful=False)

        with played_on("ray", nodes.address):
            there = play_side_by_side(games, range(2000), ("greedy",), progress=kill_node)
        here = play_side_by_side(games, range(2000), ("greedy",))
        assert killed and all(same_columns(one, other) for one, other in zip(there, here, strict=True))
    finally:
        nodes.shutdown()


def same_columns(one: Watched, other: Watched) -> bool:
    names = ("seeds", "seen", "scores", "returns", "parts", "used", "testers")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in names)
