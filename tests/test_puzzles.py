"""Puzzles: every one that ships stands by the rules of today, and mining keeps what it promises."""

import json
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from bakehouse.cli.puzzles import Solving
from bakehouse.errors import BadFile, UnknownName
from bakehouse.games import OURS
from bakehouse.games import find as find_game
from bakehouse.games.definition import Definition
from bakehouse.kernel import play
from bakehouse.kernel.generator import new_rng
from bakehouse.players import levels
from bakehouse.puzzles import Puzzle, find, laid_out, puzzles_of, shipped_file
from bakehouse.puzzles.files import add, begin, read_file
from bakehouse.puzzles.mining import CHECK_SEEDS, MARGINS, is_found, judge, make
from bakehouse.puzzles.rating import after, expected, fitting, rated
from bakehouse.puzzles.themes import GENERAL, theme_name, theme_of, themes_of
from bakehouse.server.puzzling import shown_puzzle
from bakehouse.words import LANGUAGES

SAMPLE = 4


def shipped(game: str) -> tuple[Puzzle, ...]:
    definition = find_game(game)
    return read_file(shipped_file(definition), definition)


def check(puzzle: Puzzle, definition: Definition) -> None:
    """It stands where it stood, its solution can be played, and what is told of it fits."""
    match = laid_out(puzzle, definition)
    legal = match.legal_ids()
    assert len(legal) >= 3 and {each.action for each in puzzle.considered} <= set(legal)
    assert puzzle.margin >= MARGINS[puzzle.unit]
    assert puzzle.themes[0] == theme_of(definition, puzzle.best) and set(puzzle.themes[1:]) <= set(GENERAL)
    assert set(puzzle.solved) == set(levels(puzzle.game)) and puzzle.rating == rated(puzzle.solved, levels(puzzle.game))
    assert match.speaker(match.actor).say(puzzle.reason)


@pytest.mark.parametrize("game", OURS)
def test_shipped_puzzles_stand(game: str) -> None:
    puzzles = shipped(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= 30
    for puzzle in puzzles[:: max(len(puzzles) // SAMPLE, 1)]:
        check(puzzle, find_game(game))


@pytest.mark.parametrize("game", OURS)
def test_the_strongest_level_finds_every_solution(game: str) -> None:
    """A move that it does not play is no clearly best one."""
    definition = find_game(game)
    assert [puzzle.id for puzzle in shipped(game) if not is_found(puzzle.solved, definition)] == []


@pytest.mark.parametrize("game", OURS)
def test_no_puzzle_asks_for_one_mark_of_several(game: str) -> None:
    """Supplies of one visit are marked in any order: which of them the rules are told first is no question."""
    definition = find_game(game)
    kinds = {definition.table.kind(each.action).name for puzzle in shipped(game) for each in puzzle.considered}
    assert not kinds & set(definition.marked)


@pytest.mark.parametrize("game", OURS)
def test_a_reason_speaks_for_the_solution(game: str) -> None:
    """What it costs is told only beside more that it brings; the points of others are none of one's own."""
    for puzzle in shipped(game):
        what = puzzle.reason.get("what", ())
        said = [each for told in what for each in told.get("what", (told,)) if "gain" in each.values]
        of_others = ("hint-others", "hint-rival")
        favours = [-each["gain"] if each.name in of_others else each["gain"] for each in said]
        assert not favours or (max(favours) > 0 and sum(favours) >= 0), puzzle.id


def test_nine_of_ten_solutions_say_why() -> None:
    """Of the others only by how much they are better: no games show what a stronger player sees."""
    puzzles = [puzzle for game in OURS for puzzle in shipped(game)]
    assert sum("what" in puzzle.reason.values for puzzle in puzzles) >= 0.9 * len(puzzles)


def test_a_wrong_answer_is_told_beside_the_right_one() -> None:
    """Also where it is so far behind that nobody has looked at it closely."""
    definition = find_game("bake_the_cake")
    puzzle = max(shipped(definition.id), key=lambda each: len(laid_out(each, definition).legal_ids()))
    match = laid_out(puzzle, definition)
    looked_at = {each.action for each in puzzle.considered}
    other = next(action for action in match.legal() if action.id not in looked_at)
    console = Console(width=200, file=StringIO())
    solving = Solving(console, definition, [puzzle])
    solving.tell(puzzle, match, other.id)
    assert isinstance(console.file, StringIO)
    told = console.file.getvalue().splitlines()
    assert told[0] == "Not the best."
    assert f"place {puzzle.considered[0].worth:.2f}" in told[1]
    assert [line.split() for line in told if line.startswith(other.words)] == [[*other.words.split(), "far", "behind"]]


def test_the_documentation_says_how_many_there_are() -> None:
    told = (Path(__file__).parents[1] / "docs" / "puzzles.md").read_text("utf-8")
    for game in OURS:
        assert f"| {find_game(game).title} | {len(shipped(game))} |" in told


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
def test_all_shipped_puzzles_stand(game: str) -> None:
    for puzzle in shipped(game):
        check(puzzle, find_game(game))


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
def test_a_solution_is_found_again(game: str) -> None:
    """By both searches, with other seeds than those that found it."""
    clear = max(shipped(game), key=lambda puzzle: puzzle.margin / MARGINS[puzzle.unit])
    match = laid_out(clear, find_game(game))
    for seed in CHECK_SEEDS:
        judged = judge(match, seed + 7)
        assert judged is not None and judged.considered[0].action == clear.best


@pytest.mark.parametrize("game", [name for name in OURS if find_game(name).secrets])
def test_a_puzzle_shows_nothing_that_its_seat_cannot_know(game: str) -> None:
    """In another world that the seat may just as well be in, it is shown the same."""
    for puzzle in shipped(game)[:3]:
        match = laid_out(puzzle, find_game(game))
        shown = shown_puzzle(match)
        for seed in range(3):
            states = np.array([match.state])
            play.redeal_table(match.game.box, states, 0, match.actor, new_rng(seed))
            other = shown_puzzle(match.moved_to(states))
            assert other.position["view"] == shown.position["view"]
        told = json.dumps(shown.position)
        assert str(puzzle.seed) not in told and "reason" not in told


def test_themes_have_names_in_every_language() -> None:
    for game in OURS:
        definition = find_game(game)
        kinds = [kind.name for kind in definition.table.kinds]
        grouped = [kind for kinds in definition.themes.values() for kind in kinds]
        assert sorted(set(kinds)) == sorted(grouped)
        for language in LANGUAGES:
            names = [theme_name(definition, theme, language) for theme in themes_of(definition)]
            assert len(set(names)) == len(names)
            assert all(name != theme.capitalize() for name, theme in zip(names, GENERAL, strict=False))


def test_a_rating_follows_from_who_solves_it() -> None:
    names = ("gentle", "good", "best")
    solved = [{"gentle": (a, 6), "good": (b, 6), "best": (c, 6)} for a, b, c in [(6, 6, 6), (2, 5, 6), (0, 1, 5)]]
    ratings = [rated(each, names) for each in solved]
    assert ratings == sorted(set(ratings))
    assert expected(1500, 1500) == 0.5 and expected(1900, 1500) == pytest.approx(10 / 11)
    assert after(1000, 1400, True) > 1030 and 990 < after(1000, 1400, False) < 1000


def test_the_next_puzzle_fits_and_is_new() -> None:
    import random

    puzzles = puzzles_of(OURS[0])
    hardest = max(puzzle.rating for puzzle in puzzles)
    seen: set[str] = set()
    for _ in range(5):
        found = fitting(puzzles, hardest, seen, random.Random(1))
        assert found is not None and found.id not in seen
        seen.add(found.id)
    assert fitting(puzzles, 0, {puzzle.id for puzzle in puzzles}, random.Random(1)) is not None
    assert fitting((), 0, (), random.Random(1)) is None


# --- Files


def test_making_goes_on_where_it_ended(tmp_path: Path) -> None:
    """Killed in the middle of a line, nothing else is lost; and what was made stands."""
    game, file = "cupcake_empire", tmp_path / "made.jsonl"
    definition = find_game(game)
    heard = []
    assert make(game, 1, file, heard.append) == 1
    first = read_file(file, definition)
    check(first[0], definition)
    assert heard[-1].made == 1 and heard[0].made == 0
    file.write_text(file.read_text("utf-8") + '{"id": "cut o', "utf-8")
    assert begin(file, definition) == first
    assert make(game, 1, file, heard.append) == 1


def test_what_is_wrong_with_a_file_is_said_in_a_sentence(tmp_path: Path) -> None:
    definition, file = find_game(OURS[0]), tmp_path / "puzzles.jsonl"
    heading, line, *_ = shipped_file(definition).read_text("utf-8").splitlines()
    other_rules = json.dumps(json.loads(heading) | {"rules": 99})
    for text, told in (
        ("", "damaged"), ("\x00", "damaged"), (f"{heading}\n{line[:80]}\n", "damaged"), (f"{heading}\n[]\n", "damaged"),
        ("[1]\n", "damaged"), (f"{other_rules}\n{line}\n", "other rules"),
        (shipped_file(find_game(OURS[1])).read_text("utf-8"), "holds no puzzles of"),
    ):  # fmt: skip
        file.write_text(text, "utf-8")
        with pytest.raises(BadFile, match=told):
            read_file(file, definition)
    with pytest.raises(BadFile, match="cannot be read"):
        read_file(tmp_path / "nowhere", definition)
    with pytest.raises(BadFile, match="cannot be written"):
        begin(file / "below", definition)
    with pytest.raises(BadFile, match="cannot be written"):
        add(tmp_path, [])
    with pytest.raises(UnknownName, match="has no puzzle 'none'"):
        find(OURS[0], "none")


def test_a_puzzle_of_other_rules_is_noticed() -> None:
    from dataclasses import replace

    puzzle, definition = shipped(OURS[0])[0], find_game(OURS[0])
    for wrong in (replace(puzzle, seed=puzzle.seed + 1), replace(puzzle, actions=puzzle.actions[:-1])):
        with pytest.raises(BadFile, match="does not stand by the rules of today"):
            laid_out(wrong, definition)
