"""How far apart players of first sight are: thousands of games side by side, on a GPU or on all cores.

    python -m bakehouse.training.rating cupcake_empire --seats 2 --games 8192
    python -m bakehouse.training.rating cake_auf --seats 4 --players sight:file=new.npz sight --games 16384

In every game one of the first kind sits among others of the second; seats are rotated, and all rotations have the same
luck. Without names, each level of the game meets the one below it. Only `sight` plays here, with all its manners: they
are drawn from PyTorch's generator instead of a match's seed, and are the same otherwise.
"""

import argparse
import math
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch

from bakehouse import network
from bakehouse.errors import BakehouseError, Invalid
from bakehouse.games import find as find_definition
from bakehouse.games.definition import Definition
from bakehouse.games.game import Game
from bakehouse.kernel.lookahead import NO_PLACE, RETURN
from bakehouse.kernel.network import MOST_STEPS
from bakehouse.lab.intervals import Estimate, share
from bakehouse.network import LEAD as LEAD_COUNTS
from bakehouse.players import find, meant
from bakehouse.players.manners import ANY, MAD, SPELL, likings
from bakehouse.players.sight import Sight, SightSettings
from bakehouse.training import DEVICES, SIZES, chosen_device
from bakehouse.training.judge import Judge
from bakehouse.training.playing import LEARNER, PAST, Games, Manner, Notes, Step, best_rows
from bakehouse.training.tables import Tables, Tensor

FIRST_SEED = 1 << 41
"""Beyond the seeds of trainings and of their contests."""


def sights(names: Sequence[str], definition: Definition) -> list[SightSettings]:
    """How these players of first sight look and choose."""
    found = [find(name, definition.id) for name in names]
    others = [name for name, player in zip(names, found, strict=True) if not isinstance(player, Sight)]
    if others:
        raise Invalid(f"Only players of first sight are rated here; {others[0]} is {meant(others[0], definition.id)}.")
    return [player.settings for player in found if isinstance(player, Sight)]


def neighbours(definition: Definition) -> list[tuple[str, str]]:
    """Each level of first sight with the one below it, from below."""
    kinds = [name for name in definition.levels if isinstance(find(name, definition.id), Sight)]
    return [(higher, lower) for lower, higher in pairwise(kinds)]


def read_network(settings: SightSettings, definition: Definition) -> network.Network:
    return network.read(Path(settings.file) if settings.file else definition.folder / network.FILE_NAME, definition)


class SightGames(Games):
    """Games between two kinds of players of first sight, LEARNER and PAST, who choose as people do."""

    def __init__(self, tables: Tables, judge: Judge, random: torch.Generator, manners: Sequence[SightSettings]) -> None:
        super().__init__(tables, judge, random)
        definition = tables.game.definition
        characters = list(definition.characters)
        liked = [likings(definition.id, style) for style in [*characters, ""]]
        firsts = [definition.table.kind(action).first for action in range(len(definition.table))]
        self._likings = torch.tensor(np.array(liked), dtype=torch.float32, device=tables.device)
        self._kinds = torch.tensor(np.unique(firsts, return_inverse=True)[1], device=tables.device)
        self._temperatures = self._numbers([each.temperature for each in manners])
        self._forgets = self._numbers([each.forgets for each in manners])
        named = {name: place for place, name in enumerate([*characters, ""])} | {ANY: 0}
        self._style_from = torch.tensor([named[each.style] for each in manners], device=tables.device)
        self._styles_of = self._numbers([len(characters) if each.style == ANY else 1 for each in manners])

    def _numbers(self, told: Sequence[float]) -> Tensor:
        return torch.tensor(told, dtype=torch.float32, device=self.tables.device)

    def seat(self, who: Tensor) -> None:
        """Everybody gets a character for the game, if there is one to get."""
        drawn = (self._uniform(who.numel()).view_as(who) * self._styles_of[who]).long()
        self._styles = self._style_from[who] + drawn
        self._forgotten = torch.zeros(
            (*who.shape, int(self._kinds.max()) + 1), dtype=torch.bool, device=self.tables.device
        )

    def _decide(self, waiting: Tensor, who: Tensor, manner: Manner, number: int, notes: Notes) -> Step | None:
        tables = self.tables
        if number % SPELL == 0:
            drawn = self._uniform(self._forgotten.numel()).view(self._forgotten.shape)
            self._forgotten = drawn < self._forgets[who][..., None]
        counts, actors = tables.counts[waiting], tables.actors[waiting]
        ends = counts.cumsum(0)
        rows = int(ends[-1])
        waits = torch.repeat_interleave(torch.arange(len(waiting), device=tables.device), counts, output_size=rows)
        place = torch.arange(rows, device=tables.device) - (ends - counts)[waits]
        table = waiting[waits]
        actions = tables.lists[table, place].long()
        sitting = who[waiting, actors]
        values, _, _ = self._looked_at(table, actions, sitting[waits], number)
        worth = values[:, 0] + LEAD_COUNTS * values[:, 1].clamp(-MOST_STEPS, MOST_STEPS)
        worth = worth + self._likings[self._styles[waiting, actors][waits], actions]
        forgotten = self._forgotten[table, actors[waits], self._kinds[actions]]
        chosen = self._liked(worth, forgotten, waits, len(waiting), self._temperatures[sitting][waits])
        tables.places.fill_(NO_PLACE)
        tables.places[waiting] = place[chosen]
        return None

    def _liked(self, worth: Tensor, forgotten: Tensor, waits: Tensor, groups: int, temperature: Tensor) -> Tensor:
        """As people choose (`Manners`): nothing that looks mad, and nothing forgotten if anything else is left."""
        below = worth - worth[best_rows(worth, waits, groups)][waits]
        sane = below >= -MAD * temperature
        minded = sane & ~forgotten
        some = torch.zeros(groups, device=worth.device).scatter_reduce(0, waits, minded.float(), "amax") > 0
        possible = torch.where(some[waits] & (temperature > 0), minded, sane)
        score = below / temperature.clamp(min=1e-9) + self._gumbel(len(worth))
        return best_rows(torch.where(possible, score, -torch.inf), waits, groups)


def rate(game: Game, names: Sequence[str], seats: int, games: int, device: str, seed: int) -> Estimate:
    """The share of games that one of the first kind wins among others of the second."""
    definition = game.definition
    manners = sights(names, definition)
    networks = [read_network(each, definition) for each in manners]
    for each in networks:
        if seats not in each.about["seats"] or seats < 2:
            raise Invalid(f"The network does not play with {seats} seats against others.")
    redeals = {each.redeals for each in manners}
    if len(redeals) > 1 and definition.secrets:
        raise Invalid("Both kinds of players have to look at the same number of deals.")
    games = -(-games // seats) * seats
    tables = _tables(game, device, games, redeals.pop())
    random = torch.Generator(tables.device).manual_seed(seed)
    judge = Judge.of(networks[0], definition, tables.device)
    other = None
    if manners[0].file != manners[1].file:
        other = Judge.of(networks[1], definition, tables.device).fitted_to(judge.measures)
    played = SightGames(tables, judge, random, manners)
    numbers = torch.arange(games, device=tables.device)
    mine, who = numbers % seats, torch.full((games, seats), PAST, device=tables.device)
    who[numbers, mine] = LEARNER
    played.seat(who)
    results = played.play(seats, FIRST_SEED + seed + numbers // seats, who, Manner(to_the_end=True), other).results
    returns = results[..., RETURN]
    first = (returns == returns.max(1, keepdim=True).values).float()
    won = (first / first.sum(1, keepdim=True)).gather(1, mine[:, None]).squeeze(1)
    return share(won.cpu().numpy().astype(float))


def _tables(game: Game, device: str, games: int, deals: int) -> Tables:
    room = SIZES[device].room
    if device == "gpu":
        from bakehouse.training.device import DeviceTables

        return DeviceTables(game, games, deals, room)
    from bakehouse.training.tables import HostTables

    return HostTables(game, games, deals, room)


def rating(wins: float, seats: int) -> float:
    """By how many rating points one player is above the others, if it wins such a share of games among them."""
    odds = min(max(wins, 1e-4), 1 - 1e-4)
    return 400 * math.log10(odds * (seats - 1) / (1 - odds))


def main() -> None:
    asked = argparse.ArgumentParser(description="Rate players of first sight against each other.")
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, required=True)
    asked.add_argument("--players", nargs=2, metavar="NAME", help="one of the first among others of the second")
    asked.add_argument("--games", type=int, default=4096)
    asked.add_argument("--device", choices=DEVICES, default="auto")
    asked.add_argument("--seed", type=int, default=0)
    told = asked.parse_args()
    try:
        definition = find_definition(told.game)
        game, device = Game(definition, told.seats), chosen_device(told.device)
        for one, others in [told.players] if told.players else neighbours(definition):
            wins = rate(game, (one, others), told.seats, told.games, device, told.seed)
            points = [rating(each, told.seats) for each in (wins.value, wins.low, wins.high)]
            print(
                f"| {definition.title}, {told.seats} seats | {one} | {others} "
                f"| {100 * wins.value:.1f} % ({100 * wins.low:.1f} to {100 * wins.high:.1f}) "
                f"| {points[0]:+.0f} ({points[1]:+.0f} to {points[2]:+.0f}) | {wins.games} |",
                flush=True,
            )
    except BakehouseError as problem:
        asked.error(str(problem))


if __name__ == "__main__":
    main()
