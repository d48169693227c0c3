"""How strong players are, from the games they played: every figure with what chance may have made of it.

Results of one block share their luck, so whole blocks are the grains of chance: an interval is what a figure becomes
when every block counts by a random weight (the Bayesian bootstrap, Rubin 1981). Shares get half a virtual success and
half a failure with random weights besides, so that an interval has a width even where somebody won everything.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, TypeVar

import numpy as np

from bakehouse.errors import MissingExtra
from bakehouse.lab.playing import Row

Array = np.ndarray[Any, np.dtype[Any]]
Who = TypeVar("Who")

DRAWS = 1000
"""How often the blocks are weighted anew."""
MOST_PLACES = 2000
"""If there are more blocks than this, some are weighted together, which hardly changes an interval."""
CONFIDENCE = 0.95
ELO = 400 / np.log(10)
"""Points of Elo for a factor of e in the odds of winning."""
VIRTUAL = 0.5
"""Virtual wins and losses against each other player, which keep ratings finite; shared among all other players."""
STEPS, STEP_AT_MOST, CLOSE_ENOUGH = 200, 2.0, 1e-9


@dataclass(frozen=True)
class Figure:
    """A figure and its 95 % interval; without one when there were not enough blocks to tell."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Contest:
    """A comparison: who took part, and what each made of it. Alone, it is one seed that several played."""

    block: int
    players: tuple[int, ...]
    results: tuple[float, ...]


@dataclass(frozen=True)
class Standing:
    """What is known of one player after a tournament."""

    player: str
    games: int
    elo: Figure
    mu: float
    sigma: float
    won: Figure
    points: Figure
    levels: Mapping[str, Figure]
    """Alone: the share of games that reach each level of the box."""
    seconds_mean: float
    seconds_max: float
    fell_back: int

    @property
    def ordinal(self) -> float:
        """Openskill's cautious figure: three standard deviations below the mean."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True)
class Standings:
    """The players of a tournament, the strongest first, and how each fares against each."""

    ranked: tuple[Standing, ...]
    shares: Array
    """Of the comparisons of row and column, the share that the row won, draws half; nan where there are none."""
    meetings: Array
    """How many comparisons there were."""
    expected: Array
    """The share that the ratings expect."""


def standings(players: Sequence[str], rows: Sequence[Row], levels: Mapping[str, int], draws: int = DRAWS) -> Standings:
    """The table of a tournament; `levels` are the points to be reached by somebody who plays alone."""
    number = {name: place for place, name in enumerate(players)}
    contests = contests_of(number, rows)
    chance = Chance(sorted({contest.block for contest in contests}), draws)
    elos = elo(len(players), contests, chance)
    skills = openskill(len(players), contests)
    table = []
    for name, place in number.items():
        mine = [(row, seat) for row in rows for seat, who in enumerate(row["players"]) if who == name]
        blocks = [row["block"] for row, _ in mine]
        points = np.array([row["scores"][seat] for row, seat in mine], float)
        counts = np.array([row["decisions_of"][seat] for row, seat in mine], float)
        seconds = np.array([row["seconds_mean"][seat] for row, seat in mine], float)
        won = [(contest.block, share) for contest in contests for share in wins_of(contest, place)]
        table.append(
            Standing(
                player=name,
                games=len({row["game"] for row, _ in mine}),
                elo=elos[place],
                mu=skills[place][0],
                sigma=skills[place][1],
                won=chance.share([block for block, _ in won], [share for _, share in won]),
                points=chance.mean(blocks, points),
                levels={level: chance.share(blocks, points >= wanted) for level, wanted in levels.items()},
                seconds_mean=float(seconds @ counts / max(counts.sum(), 1)),
                seconds_max=max((row["seconds_max"][seat] for row, seat in mine), default=0.0),
                fell_back=sum(row["fell_back"][seat] for row, seat in mine),
            )
        )
    order = sorted(range(len(players)), key=lambda place: -table[place].elo.value)
    wins, meetings = pairs(len(players), contests)
    with np.errstate(invalid="ignore"):
        shares = wins.sum(axis=0) / meetings
    ratings = np.array([each.elo.value for each in table]) / ELO
    expected = 1 / (1 + np.exp(ratings[None, :] - ratings[:, None]))
    among = np.ix_(order, order)
    return Standings(tuple(table[place] for place in order), shares[among], meetings[among], expected[among])


# --- Comparisons


def contests_of(number: Mapping[str, int], rows: Sequence[Row]) -> list[Contest]:
    """With several seats every game is a contest by its returns; alone every seed is one, by points."""
    contests = []
    alone: dict[int, list[tuple[int, float]]] = {}
    for row in rows:
        seated = tuple(number[name] for name in row["players"])
        if len(seated) > 1:
            contests.append(Contest(row["block"], seated, tuple(row["returns"])))
        else:
            alone.setdefault(row["block"], []).append((seated[0], float(row["scores"][0])))
    for block, results in alone.items():
        contests.append(Contest(block, tuple(who for who, _ in results), tuple(points for _, points in results)))
    return contests


def wins_of(contest: Contest, player: int) -> list[float]:
    """For each seat of the player the part of the win: 1 for the only best, less for one of several, 0 for none."""
    best = max(contest.results)
    part = 1 / contest.results.count(best)
    return [
        part if result == best else 0.0
        for who, result in zip(contest.players, contest.results, strict=True)
        if who == player
    ]


def pairs(players: int, contests: Sequence[Contest]) -> tuple[Array, Array]:
    """Wins of the row over the column in each contest, draws half; and how many comparisons there were together."""
    wins = np.zeros((len(contests), players, players))
    for place, contest in enumerate(contests):
        for one, result in zip(contest.players, contest.results, strict=True):
            for other, against in zip(contest.players, contest.results, strict=True):
                if one != other:
                    wins[place, one, other] += 1.0 if result > against else 0.5 if result == against else 0.0
    together = wins.sum(axis=0)
    return wins, together + together.T


# --- Chance


class Chance:
    """Random weights for the blocks, always the same ones."""

    def __init__(self, blocks: Sequence[int], draws: int) -> None:
        self.places = min(len(blocks), MOST_PLACES)
        self.place = {block: number % self.places for number, block in enumerate(blocks)}
        self.random = np.random.default_rng(1)
        self.draws = draws
        self.weights = self.random.standard_exponential((draws, self.places))

    def virtual(self, *shape: int, size: float = VIRTUAL) -> Array:
        return self.random.standard_gamma(size, (self.draws, *shape))

    def mean(self, blocks: Sequence[int], values: Array) -> Figure:
        if not blocks:
            return Figure(float("nan"))
        sums, counts = self._of_blocks(blocks, values)
        return self.figure(float(np.mean(values)), (self.weights @ sums) / (self.weights @ counts))

    def share(self, blocks: Sequence[int], values: Sequence[float] | Array) -> Figure:
        if not blocks:
            return Figure(float("nan"))
        sums, counts = self._of_blocks(blocks, np.asarray(values, float))
        hits, misses = self.virtual(), self.virtual()
        drawn = (self.weights @ sums + hits) / (self.weights @ counts + hits + misses)
        return self.figure(float(np.mean(values)), drawn)

    def _of_blocks(self, blocks: Sequence[int], values: Array) -> tuple[Array, Array]:
        places = [self.place[block] for block in blocks]
        return np.bincount(places, values, self.places), np.bincount(places, minlength=self.places).astype(float)

    def figure(self, value: float, drawn: Array) -> Figure:
        """A figure with the interval that holds most of what it might have been."""
        if self.places < 2:
            return Figure(value)
        low, high = np.quantile(drawn, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2])
        return Figure(value, min(float(low), value), max(float(high), value))


# --- Elo


def elo(players: int, contests: Sequence[Contest], chance: Chance) -> list[Figure]:
    """Ratings under which the results are most likely (Bradley and Terry 1952); the mean of all players is 0.

    All comparisons of a contest weigh together as one.
    """
    if players == 1:
        return [Figure(0.0)]
    wins, _ = pairs(players, contests)
    weight = wins.sum(axis=(1, 2))
    wins = wins[weight > 0] / weight[weight > 0, None, None]
    blocks = [chance.place[contest.block] for contest, heavy in zip(contests, weight > 0, strict=True) if heavy]
    of_blocks = np.zeros((chance.places, players, players))
    np.add.at(of_blocks, blocks, wins)
    others = ~np.eye(players, dtype=bool)
    size = VIRTUAL / (players - 1)
    value = most_likely((of_blocks.sum(axis=0) + size * others)[None])[0]
    virtual = chance.virtual(players, players, size=size) * others
    drawn = most_likely(np.tensordot(chance.weights, of_blocks, axes=1) + virtual)
    return [chance.figure(float(value[i] * ELO), drawn[:, i] * ELO) for i in range(players)]


def most_likely(wins: Array) -> Array:
    """Strengths (natural logarithm of the odds, mean 0) for many tables of wins at once, by Newton's method."""
    tables, players, _ = wins.shape
    strength = np.zeros((tables, players))
    games = wins + wins.transpose(0, 2, 1)
    scale = games.sum(axis=(1, 2), keepdims=True)
    wins, games = wins / scale, games / scale
    ones = np.ones((players, players)) / players
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        slope = (wins - games * expected).sum(axis=2)
        curve = -games * expected * (1 - expected)
        curve[:, np.arange(players), np.arange(players)] = -curve.sum(axis=2)
        step = np.linalg.solve(curve + ones, slope[:, :, None])[:, :, 0]
        strength += np.clip(step, -STEP_AT_MOST, STEP_AT_MOST)
        strength -= strength.mean(axis=1, keepdims=True)
        if np.abs(slope).max() < CLOSE_ENOUGH:
            break
    return strength


# --- Openskill


def check_openskill() -> None:
    """It comes with the extra `lab`."""
    if find_spec("openskill") is None:
        raise MissingExtra("Ratings need openskill: install it with `pip install bakehouse[lab]`.")


def openskill(players: int, contests: Sequence[Contest]) -> list[tuple[float, float]]:
    """Mean and deviation of each player's skill (Plackett and Luce's model, Weng and Lin 2011), contest by contest.

    Programs do not change, so nothing is added to the deviation between contests (tau is 0).
    """
    check_openskill()
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(players)]
    for contest in contests:
        known = {player: ratings[player] for player in contest.players}
        for player, rating in rated_anew(model, known, contest.players, contest.results).items():
            ratings[player] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]


def rated_anew(
    model: Any, ratings: Mapping[Who, Any], players: Sequence[Who], results: Sequence[float]
) -> dict[Who, Any]:
    """Everybody's rating after one contest, the higher result the better; of several seats it is the mean.

    Against oneself alone nothing is won.
    """
    if len(set(players)) < 2:
        return dict(ratings)
    ranks = [float(sum(other > result for other in results)) for result in results]
    rated = model.rate([[ratings[player]] for player in players], ranks=ranks)
    after = {}
    for player in set(players):
        seats = [team[0] for team, who in zip(rated, players, strict=True) if who == player]
        mu, sigma = np.mean([seat.mu for seat in seats]), np.mean([seat.sigma for seat in seats])
        after[player] = model.rating(mu=float(mu), sigma=float(sigma))
    return after
