"""Compiled code that is missing, broken, foreign or in the making: never a crash, never other bytes."""

import os
import pickle
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games import find
from bakehouse.kernel import cache, compiling, libraries, play
from bakehouse.kernel.compiling import CHECKED, PLAIN
from bakehouse.kernel.records import LIST_LENGTH
from bakehouse.testing.conformance import Walk

compiled_only = pytest.mark.skipif(PLAIN, reason="plain Python has no libraries")
SOURCE = str(Path(bh.__file__).parents[1])
STEPS = 40


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """As if nothing were compiled yet."""
    for entry in compiling.ENTRIES:
        monkeypatch.setattr(entry, "compiled", compiling._nothing_known)
    monkeypatch.setattr(libraries.Library, "is_ready", lambda library, wait: False)
    return monkeypatch


def in_a_process(script: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    told = os.environ | {"PYTHONPATH": SOURCE, "BAKEHOUSE_CACHE": str(folder)} | environment
    return subprocess.run([sys.executable, "-c", script], env=told, capture_output=True, text=True, check=False)


# --- Plain first, then compiled


@compiled_only
@pytest.mark.parametrize("name", bh.GAMES)
def test_a_match_begins_as_plain_python_and_goes_on_compiled(name: str) -> None:
    game = bh.game(name)
    whole = Walk(game, seed=3)
    whole.to_the_end()
    begun = Walk(game, seed=3)
    with pytest.MonkeyPatch.context() as patch:
        for entry in compiling.ENTRIES:
            patch.setattr(entry, "compiled", compiling._nothing_known)
        patch.setattr(libraries.Library, "is_ready", lambda library, wait: False)
        for _ in range(STEPS):
            begun.step()
        assert len(begun.log) == STEPS
    begun.to_the_end()
    assert begun.log == whole.log and begun.states.tobytes() == whole.states.tobytes()


@compiled_only
def test_simple_programs_play_before_anything_is_compiled(cold: pytest.MonkeyPatch) -> None:
    from bakehouse.players import find as find_player
    from bakehouse.players import turn_of

    match = bh.game("cake_auf").new(seed=1)
    for name in ("greedy", "random"):
        assert find_player(name, "cake_auf").choose(turn_of(match, match.actor)) in match.legal_ids()


@compiled_only
def test_playing_needs_no_compiler() -> None:
    """Numba takes longer to import than everything else together."""
    script = """
import sys
import bakehouse as bh
from bakehouse.players import find, turn_of
match = bh.game("bake_the_cake").new(seed=1)
for name in ("greedy", "search:sims=5"):
    match.play(find(name, "bake_the_cake").choose(turn_of(match, match.actor)))
assert "numba" not in sys.modules
"""
    done = in_a_process(script, cache.home())
    assert done.returncode == 0, done.stderr


@compiled_only
def test_every_way_in_is_compiled() -> None:
    for name in bh.GAMES:
        bh.game(name).new(seed=1)
    loops = [entry for entry in compiling.ENTRIES if libraries.home_of(entry) is not None]
    assert len(loops) > 30
    assert [entry for entry in loops if entry.compiled is compiling._nothing_known] == []


# --- What a way in is handed


@compiled_only
def test_a_way_in_refuses_what_it_was_not_made_for() -> None:
    game, other = bh.game("bake_and_sale"), bh.game("cake_auf")
    states, out = np.zeros(1, game.definition.state), np.zeros(LIST_LENGTH, np.int16)
    play.begin(game.box, states, 0, 1, out)
    with pytest.raises(TypeError, match="1-dimensional array of int32"):
        play.list_options(game.box, states, 0, out.astype(np.int32))
    with pytest.raises(TypeError, match="with gaps"):
        play.list_options(game.box, states, 0, np.zeros(2 * LIST_LENGTH, np.int16)[::2])
    for box in (other.box, np.zeros(1, game.definition.state), np.zeros(1, [("flour", np.int64, (99,))])):
        with pytest.raises(TypeError, match="cannot take"):
            play.list_options(box, states, 0, out)
    with pytest.raises(TypeError, match="cannot take"):
        play.list_options(game.box, states, 0)
    with pytest.raises(TypeError):
        play.list_options(game.box, states, "0", out)
    with pytest.raises(OverflowError):
        play.list_options(game.box, states, 2**70, out)


def test_a_record_type_from_elsewhere_is_known_again() -> None:
    """Arrays that come out of a pickle have a type of their own that is equal to ours."""
    game = bh.game("cupcake_empire")
    states, out = np.zeros(1, game.definition.state), np.zeros(LIST_LENGTH, np.int16)
    play.begin(game.box, states, 0, 2, out)
    for _ in range(100):
        states = pickle.loads(pickle.dumps(states))
        assert play.list_options(game.box, states, 0, out) > 0


@pytest.mark.skipif(not CHECKED, reason="without NUMBA_BOUNDSCHECK=1 nothing is checked")
def test_an_index_out_of_bounds_is_told() -> None:
    match = bh.game("bake_and_sale").new(seed=1)
    with pytest.raises(IndexError, match="out of bounds"):
        play.list_options(match.game.box, match._states, 0, np.zeros(1, np.int16))


def test_rules_do_not_import_what_their_library_does_not_watch() -> None:
    """An edit of such a file would not lead to a new library."""
    watched = re.compile(r"^from bakehouse\.games\.\w+\.(\w+) import", re.MULTILINE)
    for name in bh.GAMES:
        for file in find(name).folder.glob("*.py"):
            if file.name not in libraries.NOT_COMPILED and file.name != "__init__.py":
                imported = {f"{module}.py" for module in watched.findall(file.read_text())}
                assert not imported & libraries.NOT_COMPILED, file


# --- Files


def test_a_file_that_is_cut_off_or_changed_is_made_anew(tmp_path: Path) -> None:
    file = tmp_path / "loops-1.o"
    cache.write(file, b"code" * 1000)
    assert cache.read(file) == b"code" * 1000
    whole = file.read_bytes()
    for broken in (whole[:-1], whole[:10], b"", whole[:-4] + b"cake", b"\x7fELF" + whole, whole + b"!"):
        file.write_bytes(broken)
        assert cache.read(file) is None
        assert not file.exists()
    assert cache.read(tmp_path) is None  # not even a file


def test_another_processor_compiler_or_source_has_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "rules.py"
    source.write_text("ovens = 1")

    def name() -> str:
        cache.tools.cache_clear()
        file = cache.file_for("cake", [source])
        assert file is not None
        return file.name

    names = [name()]
    assert name() == names[0]
    source.write_text("ovens = 2")
    names.append(name())
    with monkeypatch.context() as patch:
        patch.setattr(cache.binding, "get_host_cpu_name", lambda: "oven")
        names.append(name())
        patch.setattr(cache.llvmlite, "__version__", "0")
        names.append(name())
    assert len(set(names)) == 4
    assert name() == names[1]


def test_what_nobody_uses_goes_away(tmp_path: Path) -> None:
    now = time.time()
    for number in range(8):
        file = tmp_path / f"loops-{number}.o"
        file.write_text("")
        os.utime(file, (now - number, now - number))
    for name, days in (("game-1.o", 30), (".half.part", 2), ("game-2.o", 1)):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (now - days * 86_400, now - days * 86_400))
    cache.clean_up(tmp_path)
    kept = {file.name for file in tmp_path.iterdir()}
    assert kept == {f"loops-{number}.o" for number in range(cache.KEEP_OF_EACH)} | {"game-2.o"}


def test_the_cache_goes_elsewhere_when_its_folder_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    done = in_a_process("from bakehouse.kernel import cache; print(cache.folder())", blocked)
    assert done.returncode == 0 and not done.stdout.startswith(str(blocked)) and Path(done.stdout.strip()).is_dir()


# --- Making them

MAKE = """
import time
from pathlib import Path
from bakehouse import warmup
mark = Path({mark!r})
def code_of(wanted):
    with mark.open("a") as opened:
        opened.write("made ")
    time.sleep({seconds})
    return b"code"
warmup._code_of = code_of
warmup.main(["loops"])
"""


@compiled_only
def test_two_processes_make_a_library_once(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    script = MAKE.format(mark=str(mark), seconds=1.0)
    told = os.environ | {"PYTHONPATH": SOURCE, "BAKEHOUSE_CACHE": str(tmp_path)}
    both = [subprocess.Popen([sys.executable, "-c", script], env=told) for _ in range(2)]
    assert [process.wait() for process in both] == [0, 0]
    assert mark.read_text() == "made "


@compiled_only
def test_after_a_killed_process_the_next_one_makes_it(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    told = os.environ | {"PYTHONPATH": SOURCE, "BAKEHOUSE_CACHE": str(tmp_path)}
    endless = subprocess.Popen([sys.executable, "-c", MAKE.format(mark=str(mark), seconds=60)], env=told)
    while not mark.exists():
        time.sleep(0.02)
    endless.kill()
    endless.wait()
    assert in_a_process(MAKE.format(mark=str(mark), seconds=0), tmp_path).returncode == 0
    assert mark.read_text() == "made made "
    assert [file.suffix for file in (tmp_path / cache.FOLDER).iterdir() if file.suffix != ".lock"] == [".o"]


PLAY = """
import numpy as np
import bakehouse as bh
from bakehouse.kernel import libraries
import llvmlite.binding as ll
ll.initialize_native_target()
ll.initialize_native_asmprinter()
FOREIGN = ll.Target.from_default_triple().create_target_machine().emit_object(ll.parse_assembly(""))
{spoil}
match = bh.game("bake_and_sale").new(seed=1)
for _ in range(3):
    match.play(match.legal()[0])
print(match.scores(), bh.playout(bh.game("bake_and_sale"), range(1)).scores.tolist())
"""


@compiled_only
@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param("libraries.BUILDER = 'bakehouse.no_such_module'", id="the compiler fails"),
        pytest.param("import sys; sys.executable = '/no/such/python'", id="no process can be started"),
        pytest.param("libraries.cache.folder = lambda: None", id="no folder can be written"),
        pytest.param("libraries.cache.read = lambda file: b'no object file'", id="it is no object file"),
        pytest.param("libraries.cache.read = lambda file: FOREIGN", id="it is an object file of somebody else"),
    ],
)
def test_where_nothing_can_be_compiled_everything_runs_as_plain_python(tmp_path: Path, spoil: str) -> None:
    slow, quick = in_a_process(PLAY.format(spoil=spoil), tmp_path), in_a_process(PLAY.format(spoil=""), cache.home())
    assert slow.returncode == 0 and slow.stdout == quick.stdout
    told = [line.split(" cannot be compiled and plays slowly as plain Python: ") for line in slow.stderr.splitlines()]
    assert sorted(library for library, _ in told) == ["bake_and_sale", "loops"]  # one sentence for each
