"""The worked examples W1 to W29: given a position, when these actions, then exactly this."""

import pytest

from tests.games.bake_the_cake.scenarios import Scenario, read, run

SCENARIOS = read()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_worked_example(scenario: Scenario) -> None:
    run(scenario)


def test_all_examples_are_there() -> None:
    numbers = {int(scenario.name[1:-1]) for scenario in SCENARIOS}
    assert numbers == set(range(1, 30)) and len(SCENARIOS) == 41
