"""How sure a first look is: counted over the decisions of a match that had an alternative."""

import bakehouse as bh
from bakehouse.analysis.agreeing import Agreement, agreement


def test_classes_are_compared_with_a_look_that_is_ten_times_as_deep() -> None:
    match = bh.game("bake_the_cake", 3).new(seed=1)
    for _ in range(4):
        match.push(match.legal_ids()[-1])
    found = agreement(match, cores=1)
    assert found.decisions == 4
    assert found.alike <= found.decisions and found.still_bad <= found.bad <= found.decisions
    assert found + Agreement(1, 1, 1, 0) == Agreement(5, found.alike + 1, found.bad + 1, found.still_bad)
