"""The worked examples E1 to E24: given a position, when these actions, then exactly this."""

import pytest

from tests.games.cake_auf.scenarios import Played, Scenario, read

SCENARIOS = read()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_worked_example(scenario: Scenario) -> None:
    Played(scenario.lines)


def test_all_examples_are_there() -> None:
    numbers = {int(scenario.name[1:-1]) for scenario in SCENARIOS}
    assert numbers == set(range(1, 25)) and len(SCENARIOS) == 27
