"""Two moves compared: games are played on after each of them, by strong and quick players, with the same luck."""

from dataclasses import dataclass

import numpy as np

from bakehouse.analysis.expecting import positions
from bakehouse.errors import Invalid
from bakehouse.games.definition import Array
from bakehouse.kernel import play, rollouts
from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.ends import room_for_ends
from bakehouse.kernel.generator import HIGHEST_SEED
from bakehouse.kernel.network import no_network
from bakehouse.kernel.records import CHANCE, LIST_LENGTH
from bakehouse.match import Match
from bakehouse.players.advice import Unit, in_unit, unit_of
from bakehouse.players.naming import adviser
from bakehouse.players.networks import network_for
from bakehouse.players.planner import Planner
from bakehouse.players.reasons import SURE
from bakehouse.players.turn import Turn, turn_at

GAMES = 1000


@dataclass(frozen=True)
class Comparison:
    """How much better the second of two moves is than the first, and how far off that may be (95 %, to each side)."""

    first: int
    second: int
    games: int
    """After each of the moves."""
    unit: Unit
    points: float
    """More points at the end for the seat that decides: "Brioche instead: +6 \N{PLUS-MINUS SIGN} 1"."""
    points_error: float
    lead: float
    """The same on the best of the others; alone, as `points`."""
    lead_error: float
    worth: float
    """In the unit of an advice; of places, less is better."""
    worth_error: float
    gained: float
    """In expected return."""
    gained_error: float


def compare(match: Match, step: int, first: int, second: int, games: int = GAMES, seed: int = 0) -> Comparison:
    """Two actions that a seat had at a decision of the log, or has where the match stands (`step` is its length).

    What the seat could not know then is dealt anew for every game, so nothing hidden is told.
    """
    if games < 2:
        raise Invalid("A comparison takes at least two games.")
    turn = _turn(match, step, seed)
    for action in (first, second):
        if action not in turn.legal:
            raise Invalid(f"Action {action} could not be played at step {step} of the match.")
    points = _ends(turn, [first, second], games)
    own = points[..., turn.seat].astype(np.float64)
    seats = match.game.seats
    others = [seat for seat in range(seats) if seat != turn.seat]
    if others:
        lead = own - points[..., others].max(axis=-1)
        gained = np.mean([np.sign(own - points[..., other]) for other in others], axis=0)
    else:
        lead, gained = own, own / ALONE
    scale = in_unit(1.0, seats) - in_unit(0.0, seats)
    better = _mean(gained)
    return Comparison(
        first,
        second,
        games,
        unit_of(seats),
        *_mean(own),
        *_mean(lead),
        scale * better[0],
        abs(scale) * better[1],
        *better,
    )


def _turn(match: Match, step: int, seed: int) -> Turn:
    """The decision at a step of the log, as the seat that took it saw it."""
    if not 0 <= step <= len(match):
        raise Invalid(f"The match has no step {step}; its steps are 0 to {len(match)}.")
    table = positions(match)[step : step + 1].copy()
    seat = match.log[step][0] if step < len(match) else int(table[0].actor)
    if seat < 0:
        raise Invalid(f"Nobody decides at step {step} of the match.")
    play.turn_table_to(table, 0, seat)
    out = np.zeros(LIST_LENGTH, np.int16)
    legal = out[: play.list_options(match.game.box, table, 0, out)].tolist()
    number = sum(who != CHANCE for who, _ in match.log[:step])
    return turn_at(match.game, table, seat, legal, seed, number)


def _ends(turn: Turn, actions: list[int], games: int) -> Array:
    """The points of all seats at the end, by game and action: strong players play on, in haste."""
    ids, seed = np.array(actions, np.int16), (turn.seed ^ turn.number) & HIGHEST_SEED
    ends, states, best = room_for_ends(games, len(actions)), turn.states.repeat(len(actions)), adviser(turn.game.id)
    if isinstance(best, Planner):
        best.finish(turn, states, ids, seed, (0, games), ends)
    else:
        network = network_for(turn.game) or no_network()
        rollouts.finish_games(turn.game.box, states, turn.seat, ids, network, seed, 0, games, ends)
    points: Array = ends.points[..., : turn.game.seats]
    return points


def _mean(ends: Array) -> tuple[float, float]:
    """How much more the second action brings than the first, and the error: the luck was the same for both."""
    more = ends[:, 1] - ends[:, 0]
    return float(more.mean()), float(SURE * more.std(ddof=1) / np.sqrt(len(more)))
