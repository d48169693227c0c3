"""Between the record of a position and the independent program in tests/reference."""

from collections.abc import Mapping
from typing import Any

from bakehouse.games.cupcake_empire import state
from bakehouse.kernel.records import unpacked
from tests.reference.cupcake_empire import Player, Step, Table

PHASES = (
    "X1", "X2", "X3", "X4", "SETUP_IMP", "SETUP_REC", "TURN", "ACT", "STEP", "REST", "PICK", "TO", "PREROLL", "CAST",
    "SURPLUS", "POST", "OVER",
)  # fmt: skip
MODES = (None, "idea", "pay")
COLOURS = (frozenset[str](), frozenset({"yellow"}), frozenset({"beige"}), frozenset({"yellow", "beige"}))


def options_of(house_rules: Mapping[str, str], round_limit: int = 60) -> dict[str, Any]:
    """House rules as the reference names them."""
    told = {name: value if name == "paid_moves" else value == "on" for name, value in house_rules.items()}
    return {**told, "round_limit": round_limit}


def none(value: int) -> int | None:
    return None if value < 0 else value


def types(low: int, third: int) -> list[int | None]:
    placed = [t for t in range(6) if low >> t & 1] + [t for t in range(6) if third >> t & 1]
    return [*placed, *[None] * (3 - len(placed))]


def step_of(s: Any, step: int) -> Step:
    if step == state.FROM:
        return Step("from", street=s.from_street, victim=s.from_rival - 1 if s.from_rival else None)
    if state.OUTLET_YELLOW <= step <= state.OUTLET_BOTH:
        return Step("outlet", COLOURS[step - state.OUTLET_YELLOW + 1])
    if state.SELL_1 <= step <= state.SELL_4:
        return Step("sell", reach=step - state.SELL_1 + 1)
    if state.BAKERY_GREY <= step <= state.BAKERY_BEIGE:
        return Step("bakery", COLOURS[step - state.BAKERY_GREY])
    return Step(state.STEPS[step].replace("_", " "))


def player_of(p: Any) -> Player:
    return Player(
        income=p.income,
        production=p.production,
        sales=p.sales,
        ideas=p.ideas,
        marker=p.marker,
        columns=p.columns,
        rest=p.rest,
        improvements=[types(low, third) for low, third in zip(p.low, p.third, strict=True)],
        loose_bases=p.loose_bases,
        loose_frostings=p.loose_frostings,
        recipes=p.recipes,
        served_kind=p.served_kind,
        served_value=p.served_class,
        outlets_in_hand=p.outlets_in_hand,
        bakeries_in_hand=p.bakeries_in_hand,
        objective_done=[bool(done) for done in p.objective_done],
    )


def fields_of(record: Any) -> dict[str, Any]:
    """A position with the fields of the reference."""
    s = unpacked(record)
    n = s.seats
    return {
        "round": s.round_number,
        "phase": PHASES[s.phase],
        "last_round": bool(s.last_round),
        "to_move": none(s.mover),
        "dealt": [none(t) for t in s.dealt[:n]],
        "customer": [none(kind) for kind in s.customer],
        "outlets": [row[:n] for row in s.outlets],
        "bakeries": [row[:n] for row in s.bakeries],
        "reserve": {
            "bases": s.reserve_bases,
            "frostings": s.reserve_frostings,
            "dice": s.reserve_dice,
            "improvements": s.reserve_improvements,
        },
        "objectives": s.objectives,
        "players": [player_of(p) for p in s.players[:n]],
        "column": s.column or None,
        "level": s.level,
        "action_done": bool(s.action_done),
        "used": {t for t in range(6) if s.used >> t & 1},
        "rest_used": bool(s.rest_used),
        "special_used": bool(s.special_used),
        "steps": [step_of(s, step) for step in s.steps if step],
        "resume": PHASES[s.resume] if s.resume else None,
        "rest_mode": MODES[s.rest_mode],
        "rest_column": s.rest_column or None,
        "rest_last": s.rest_last,
        "rest_count": bool(s.rest_moved),
        "move_mode": MODES[s.move_mode],
        "move_count": bool(s.move_moved),
        "move_die": (s.move_from, s.move_colour) if s.move_from else None,
        "move_pair": (s.pair_from, s.pair_to) if s.pair_from else None,
        "to_roll": s.to_roll,
        "sixes": s.sixes,
        "unplaced": s.unplaced,
        "surplus_left": s.surplus_left,
        "surplus_last": s.surplus_last,
    }


def oracle_at(record: Any, house_rules: Mapping[str, str]) -> Table:
    """The reference, standing at a position."""
    table = Table(int(record.seats), **options_of(house_rules))
    for name, value in fields_of(record).items():
        setattr(table, name, value)
    return table
