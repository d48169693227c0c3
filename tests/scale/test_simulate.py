"""Simulations that are kept: one table whatever plays it, runs that go on, and what can go wrong."""

import json
import os
from pathlib import Path

import polars
import pyarrow.parquet
import pytest

import bakehouse as bh
from bakehouse.simulation import backends, schema
from bakehouse.simulation.backends import Threads, why_not_on_gpu
from bakehouse.simulation.order import order_for
from bakehouse.simulation.store import GAMES, MANIFEST, Store

ORDER = {"players": ["greedy"], "games": 3000, "seed": 50}


@pytest.mark.parametrize("name", bh.GAMES)
def test_the_columns_are_the_same_for_every_number_of_seats(name: str) -> None:
    seats = bh.game(name).definition.seats
    few, many = (bh.simulate(name, number, games=3, log="decisions") for number in (seats[0], seats[-1]))
    assert few.games.schema == many.games.schema and few.decisions.schema == many.decisions.schema
    by_seat = many.games.explode(schema.seat_columns(few.order.game.definition))
    assert len(by_seat) == 3 * seats[-1]
    parts = [column for column in by_seat.columns if column.startswith("part.")]
    assert by_seat.select(polars.sum_horizontal(parts)).to_series().to_list() == by_seat["scores"].to_list()


def test_memory_folder_and_file_hold_the_same(tmp_path: Path) -> None:
    held = bh.simulate("bake_and_sale", 2, **ORDER, log="decisions")
    kept = bh.simulate("bake_and_sale", 2, **ORDER, log="decisions", out=tmp_path / "kept")
    file = bh.simulate("bake_and_sale", 2, **ORDER, log="decisions", out=tmp_path / "games.parquet")
    assert held.games["seed"].to_list() == list(range(50, 3050))
    assert held.games.equals(kept.games) and held.games.equals(file.games)
    assert held.decisions.equals(kept.decisions) and held.decisions.equals(file.decisions)
    assert held.games["decisions"].sum() == len(held.decisions)
    assert held.games.equals(polars.read_parquet(tmp_path / "games.parquet"))
    assert held.games.equals(polars.read_parquet(tmp_path / "kept" / "games"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.decisions.parquet", "games.parquet", "kept"]


def test_the_schema_says_what_it_is(tmp_path: Path) -> None:
    bh.simulate("cake_auf", games=2, out=tmp_path / "games.parquet", house_rules={"freezer_burn": "game"})
    told = pyarrow.parquet.read_schema(tmp_path / "games.parquet")
    assert told.metadata[b"bakehouse.game"] == b"cake_auf"
    games = polars.read_parquet(tmp_path / "games.parquet")
    table = bh.game("cake_auf", house_rules={"freezer_burn": "game"})
    assert set(games["box"]) == {table.digest} and "freezer_burn=game" in games["house_rules"][0]


def interrupt(after: int):
    """Progress that is interrupted when so many games are finished."""
    told = 0

    def progress(games: int) -> None:
        nonlocal told
        told += games
        if told >= after:
            raise KeyboardInterrupt

    return progress


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "kept"
    with pytest.raises(KeyboardInterrupt):
        bh.simulate("bake_and_sale", **ORDER, out=out, threads=1, progress=interrupt(1500))
    finished = sorted((out / GAMES).glob("*.parquet"))
    assert 0 < len(finished) < 3 and not list(out.rglob("*.part"))
    written = [path.stat().st_mtime_ns for path in finished]
    (out / GAMES / "seed-0000000000000000050.abc.part").write_text("cut off")
    again = bh.simulate("bake_and_sale", **ORDER, out=out)
    assert [path.stat().st_mtime_ns for path in finished] == written
    assert again.games.equals(bh.simulate("bake_and_sale", **ORDER).games)
    assert again.tally.games == 3000 and not list(out.rglob("*.part"))


def test_the_tally_is_the_same_from_files_and_from_memory(tmp_path: Path) -> None:
    first = bh.simulate("cake_auf", 3, **ORDER, out=tmp_path / "kept")
    second = bh.simulate("cake_auf", 3, **ORDER, out=tmp_path / "kept")
    for field in ("games", "decisions", "shortest", "longest", "chances", "endings", "scores"):
        assert getattr(first.tally, field) == getattr(second.tally, field), field
    assert first.tally.won.tolist() == second.tally.won.tolist()


def test_a_folder_of_another_simulation_is_not_touched(tmp_path: Path) -> None:
    bh.simulate("bake_and_sale", games=5, out=tmp_path / "kept")
    before = json.loads((tmp_path / "kept" / MANIFEST).read_text())
    for other in ({"games": 6}, {"games": 5, "seed": 1}, {"games": 5, "players": ["greedy"]}):
        with pytest.raises(bh.BadFile, match="belongs to another simulation"):
            bh.simulate("bake_and_sale", **other, out=tmp_path / "kept")
    dearer = {"breads": {"brioche": {"hourglasses": 4}}}
    with pytest.raises(bh.BadFile, match="belongs to another simulation"):
        bh.simulate("bake_and_sale", games=5, edition=dearer, out=tmp_path / "kept")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("years of work")
    with pytest.raises(bh.BadFile, match="holds other things"):
        bh.simulate("bake_and_sale", games=5, out=tmp_path / "mine")
    assert json.loads((tmp_path / "kept" / MANIFEST).read_text()) == before


def test_a_full_disk_is_one_sentence_and_what_is_finished_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, writes = pyarrow.parquet.write_table, []

    def filling_up(table: object, place: Path, **options: object) -> None:
        writes.append(place)
        if len(writes) > 1:
            place.write_bytes(b"half of a file")
            raise OSError(28, "No space left on device")
        write(table, place, **options)

    monkeypatch.setattr(pyarrow.parquet, "write_table", filling_up)
    with pytest.raises(bh.BadFile, match="no space left on device; what was finished before is kept"):
        bh.simulate("bake_and_sale", **ORDER, out=tmp_path / "kept")
    assert len(list((tmp_path / "kept").rglob("*.parquet"))) == 1 and not list(tmp_path.rglob("*.part"))
    monkeypatch.undo()
    assert bh.simulate("bake_and_sale", **ORDER, out=tmp_path / "kept").tally.games == 3000


def test_a_broken_part_is_named(tmp_path: Path) -> None:
    bh.simulate("bake_and_sale", **ORDER, out=tmp_path / "kept")
    broken = next((tmp_path / "kept" / GAMES).glob("*.parquet"))
    broken.write_bytes(broken.read_bytes()[:100])
    with pytest.raises(bh.BadFile, match=f"{broken.name} is broken"):
        bh.simulate("bake_and_sale", **ORDER, out=tmp_path / "kept")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"backend": "abacus"}, "There is no backend 'abacus'; it is one of threads, ray, gpu, auto"),
        ({"log": "dreams"}, "A simulation can log decisions, not 'dreams'"),
        ({"games": 0}, "At least one game"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"out": "/nowhere/at/all.parquet"}, "there is no folder /nowhere/at"),
    ],
)
def test_what_cannot_be_simulated_is_said(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(bh.BakehouseError, match=told):
        bh.simulate("bake_and_sale", **{"games": 5, **wrong})


def test_what_a_gpu_cannot_play_is_said_and_threads_play() -> None:
    table = bh.game("bake_and_sale")
    assert why_not_on_gpu(order_for(table, ["search:sims=2"], 1, 0)) == "A GPU plays only random and greedy players"
    assert why_not_on_gpu(order_for(table, [], 1, 0, "decisions")) == "A GPU does not log decisions"
    with pytest.warns(UserWarning, match="A GPU does not log decisions; threads play instead."):
        played = bh.simulate(table, games=5, backend="gpu", log="decisions")
    assert played.tally.games == 5


def test_what_is_there_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = (order_for(bh.game("bake_and_sale"), [], games, 0) for games in (100, 1_000_000))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr(backends, "why_not_on_gpu", lambda order: None)
    chosen = [backends.choose("auto", order, None, None, pytest.fail).name for order in (few, many)]
    assert chosen == ["threads", "gpu"]
    monkeypatch.setattr(backends, "why_not_on_gpu", lambda order: "There is no NVIDIA GPU here")
    assert backends.choose("auto", many, None, None, pytest.fail).name == "threads"
    monkeypatch.setenv("RAY_ADDRESS", "baker.example:6379")
    assert backends.choose("auto", few, None, None, pytest.fail).name == "ray"


def test_many_runs_of_one_folder_write_each_range_once(tmp_path: Path) -> None:
    """Whoever plays a range a second time puts the same bytes in the same place."""
    table = bh.game("bake_and_sale")
    order = order_for(table, [], 3000, 0)
    store = Store(tmp_path / "kept", order)
    for _ in range(2):
        list(Threads(1).play(order, order.ranges(), store, lambda games: None))
    names = sorted(os.listdir(tmp_path / "kept" / GAMES))
    assert len(names) == len(order.ranges()) == 3
    assert len(polars.read_parquet(tmp_path / "kept" / GAMES)) == 3000
