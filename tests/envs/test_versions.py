"""Environments name the version of the rules, as their users expect: results of different rules are never mixed."""

from typing import Any

import gymnasium
import pettingzoo
import pyspiel
import pytest

import bakehouse as bh
from bakehouse.envs import IDS
from bakehouse.envs.gymnasium import identifier
from bakehouse.envs.open_spiel import register
from bakehouse.games import find


def test_the_identifiers_carry_the_version_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(IDS) == [
        "bakehouse/BakeAndSale-v1", "bakehouse/BakeTheCake-v1", "bakehouse/CakeAuf-v1", "bakehouse/CupcakeEmpire-v1",
    ]  # fmt: skip
    monkeypatch.setitem(vars(find("cake_auf")), "version", 2)
    assert identifier(find("cake_auf")) == "bakehouse/CakeAuf-v2"


@pytest.mark.parametrize(("name", "game"), IDS.items())
def test_gymnasium_makes_this_version_and_no_other(name: str, game: str) -> None:
    seats = find(game).seats.stop - 1
    env: Any = gymnasium.make(name, seats=seats)
    assert (env.unwrapped.game.id, env.unwrapped.game.seats) == (game, seats)
    assert gymnasium.make(f"bakehouse.envs:{name}").spec is not None
    with pytest.raises(gymnasium.error.VersionNotFound, match="v1"):
        gymnasium.make(name.replace("-v1", "-v7"))


def test_pettingzoo_names_the_version() -> None:
    table: Any = pettingzoo.make("aec", "bakehouse/CupcakeEmpire-v1", seats=2)
    assert table.unwrapped.metadata["name"] == "bakehouse_cupcake_empire_v1"


def test_openspiel_takes_the_version_as_a_parameter() -> None:
    register()
    assert pyspiel.load_game("bakehouse_cake_auf(players=2,rules=1)").num_players() == 2
    with pytest.raises(bh.Invalid, match="is played by version 1 of its rules here, not 7"):
        pyspiel.load_game("bakehouse_cake_auf(rules=7)")
