"""People at one keyboard with secret hands: a curtain between their turns, and nothing of the other's cards."""

from pathlib import Path

import bakehouse as bh
from bakehouse.kernel.records import CHANCE
from tests.cli.conftest import Run
from tests.cli.helpers import only_record

PEOPLE = ["play", "cake-auf", "--players", "person:Ada", "person:Ben", "--seed", "4"]
CURTAIN = "The keyboard goes to"


def first_person() -> int:
    return bh.game("cake_auf", 2).new(seed=4).actor


def test_a_curtain_hides_each_turn_from_the_other(run: Run) -> None:
    names = ["Ada", "Ben"]
    first, second = names[first_person()], names[1 - first_person()]
    result = run(*PEOPLE, lines=["", "done", "end", "", "log", "q"])
    assert result.exit_code == 0, result.output
    assert result.output.count(CURTAIN) == 2
    before, hers, his = result.output.split(CURTAIN)
    assert first in hers.splitlines()[0]
    assert second in his.splitlines()[0]
    assert "Hand" not in before


def test_the_log_tells_the_other_seat_that_a_card_was_drawn_but_not_which(run: Run, data: Path) -> None:
    run(*PEOPLE, lines=["", "done", "end", "", "q"])
    match = bh.load(only_record(data).read_text())
    reader = match.actor
    seen, told = match.steps_seen_by(reader), match.steps()
    others = [i for i, step in enumerate(told) if step.action.words != seen[i].action.words]
    assert others, "some draws of the other seat must be hidden"
    for i in others:
        assert seen[i].seat in (CHANCE, 1 - reader)
        assert seen[i].action.id == -1
        assert told[i].action.notation != seen[i].action.notation


def test_the_other_side_of_the_table_cannot_be_shown(run: Run) -> None:
    other = 2 - first_person()
    result = run(*PEOPLE, lines=["", f"sheet {other}", "q"])
    assert "Hands are secret" in result.output


def test_cards_that_were_seen_cannot_be_taken_back(run: Run) -> None:
    result = run(*PEOPLE, lines=["", "mulligan", "u", "q"])
    assert "That cannot be taken back: cards were seen after it." in result.output


def test_one_person_among_programs_needs_no_curtain(run: Run) -> None:
    result = run("play", "cake-auf", "--players", "person:Ada", "random", "--seed", "4", lines=["q"])
    assert result.exit_code == 0, result.output
    assert CURTAIN not in result.output


def test_a_turn_of_a_program_is_told_once_and_whole(run: Run) -> None:
    """Its draws, which follow one's own last step, were told alone before the whole turn."""
    lines = [word for _ in range(4) for word in ("done", "end")]
    result = run("play", "cake-auf", "--players", "person:Ada", "greedy", "--seed", "4", lines=[*lines, "q"])
    told = [line for line in result.output.splitlines() if line.startswith("Greedy draws")]
    assert told
    for one in told:
        assert not any(other != one and other.startswith(one.rstrip(".") + ",") for other in told), told
