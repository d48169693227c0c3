"""Golden records: whole games for each number of players and each end, which must replay to the byte for ever.

`python -m tests.games.cupcake_empire.test_records` writes the missing ones (with src and the repository on PYTHONPATH).
"""

import random
from itertools import count
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.record import load
from tests.records import in_format_of

FOLDER = Path(__file__).resolve().parents[2] / "data/records/cupcake_empire"
WEIGHTS = {"LEVEL": 8.0, "IMPROVE": 8.0, "ASSEMBLE": 8.0, "SP_PAYMOVE": 0.05, "SP_BUY": 0.1, "REST_PAY": 0.2}
ALL = {"start_recipe_counts": "on", "optional_action": "on", "paid_moves": "one_pair", "live_level": "on"}

WANTED: dict[str, tuple[int, str, dict[str, str], int, str]] = {
    **{f"{seats}_target": (seats, "target", {}, 60, "") for seats in (2, 3, 4)},
    **{f"{seats}_round_limit": (seats, "round_limit", {}, 5, "") for seats in (2, 3, 4)},
    "2_moved_outlet": (2, "target", {}, 60, "move_outlet_from"),
    "3_surplus_dice": (3, "target", {}, 60, "surplus"),
    "4_paid_moves": (4, "target", {}, 60, "sp_paymove"),
    "2_all_house_rules": (2, "target", ALL, 60, "move_done"),
    "3_live_level": (3, "target", {"live_level": "on"}, 60, "collect"),
}
"""File name, players, end, house rules, round limit, and a notation that must occur."""


def played(name: str) -> bh.Match:
    """The first lively random game that ends as wanted."""
    seats, ending, house_rules, limit, notation = WANTED[name]
    game = bh.game("cupcake_empire", seats, house_rules, {"round_limit": limit} if limit != 60 else None)
    for seed in count(100 * list(WANTED).index(name)):
        match = game.new(seed=seed)
        rng = random.Random(seed)
        while not match.over:
            ids = match._options
            weights = [WEIGHTS.get(game.definition.table.kind(action).name, 1.0) for action in ids]
            match.play(rng.choices(ids, weights)[0])
        if match.ending == ending and notation in match.record():
            return match
    raise AssertionError


@pytest.mark.parametrize("name", WANTED)
def test_record_replays_to_the_byte(name: str) -> None:
    seats, ending, house_rules, _, notation = WANTED[name]
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    match = load(text)
    assert in_format_of(text, match.record()) == text
    assert (match.game.seats, match.ending) == (seats, ending)
    assert house_rules.items() <= match.game.house_rules.items()
    assert notation in text
    assert abs(sum(match.returns())) < 1e-9


def test_every_number_of_players_and_every_end_has_a_record() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(WANTED)


if __name__ == "__main__":
    for name in WANTED:
        path = FOLDER / f"{name}.txt"
        if not path.exists():
            path.write_text(played(name).record(), encoding="utf-8")
