"""Puzzles over HTTP: shown to the seat that acts, the solution only with the answer."""

import json

import pytest

from bakehouse.games import OURS
from bakehouse.games import find as find_game
from bakehouse.puzzles import puzzles_of
from tests.server.house import Browser, House


@pytest.mark.parametrize("game", OURS)
def test_a_puzzle_is_shown_answered_and_judged(house: House, game: str) -> None:
    ada = house.browser()
    shelf = ada.get(f"/api/games/{game}/puzzles", language="de")
    assert shelf["count"] == len(puzzles_of(game)) and sum(theme["count"] for theme in shelf["themes"]) > 0
    shown = ada.post(f"/api/games/{game}/puzzles/next", rating=1200.0, seen=[])
    puzzle = next(each for each in puzzles_of(game) if each.id == shown["id"])
    position = shown["position"]
    view = position["view"]
    assert position["seat"] == view["actor"] and puzzle.best in [action["id"] for action in view["actions"]]
    assert not {"reason", "best", "solution", "margin", "themes", "seed"} & set(shown)
    wrong = next(action for action in view["actions"] if action["id"] != puzzle.best)
    preview = {"seat": position["seat"], "length": position["length"], "action": wrong["id"]}
    assert ada.post(f"/api/games/{game}/puzzles/{puzzle.id}/preview", **preview)["action"] == wrong["id"]
    missed = answer(ada, game, puzzle.id, wrong["notation"])
    assert not missed["solved"] and missed["yours"] < 1200 and missed["played"]["action"] == wrong["id"]
    right = answer(ada, game, puzzle.id, puzzle.best)
    assert right["solved"] and right["yours"] > 1200 and right["considered"][0]["action"] == puzzle.best
    assert right["reason"] == puzzle.reason.told() and right["margin"] == puzzle.margin


def answer(browser: Browser, game: str, puzzle: str, action: int | str) -> dict[str, object]:
    told: dict[str, object] = browser.post(f"/api/games/{game}/puzzles/{puzzle}/answer", action=action, rating=1200.0)
    return told


def test_themes_and_what_was_seen_choose_the_next_one(house: House) -> None:
    game, ada = OURS[0], house.browser()
    theme = ada.get(f"/api/games/{game}/puzzles")["themes"][0]
    of_theme = {puzzle.id for puzzle in puzzles_of(game) if theme["id"] in puzzle.themes}
    assert len(of_theme) == theme["count"]
    last = of_theme.pop()
    shown = ada.post(f"/api/games/{game}/puzzles/next", theme=theme["id"], seen=sorted(of_theme))
    assert shown["id"] == last and shown == ada.get(f"/api/games/{game}/puzzles/{last}")


def test_bad_requests_get_a_sentence(house: House) -> None:
    ada = house.browser()
    game = next(name for name in OURS if find_game(name).secrets)
    shown = ada.post(f"/api/games/{game}/puzzles/next")
    path = f"/api/games/{game}/puzzles/{shown['id']}"
    seat, length = shown["position"]["seat"], shown["position"]["length"]
    asked = {"seat": seat, "length": length}
    assert ada.refused("GET", "/api/games/chess/puzzles") == (404, "not_found")
    assert ada.refused("GET", f"/api/games/{game}/puzzles/nothing") == (404, "not_found")
    assert ada.refused("POST", f"/api/games/{game}/puzzles/next", theme="nothing") == (404, "not_found")
    assert ada.refused("POST", f"/api/games/{game}/puzzles/next", rating=-1.0) == (422, "malformed")
    assert ada.refused("POST", f"{path}/answer", action=32_000) == (422, "illegal")
    assert ada.refused("POST", f"{path}/answer", action="nonsense") == (422, "illegal")
    assert ada.refused("POST", f"{path}/preview", **{**asked, "seat": 1 - min(seat, 1)}, action=0)[1] in (
        "not_yours", "illegal",
    )  # fmt: skip
    assert ada.refused("POST", f"{path}/preview", **asked, action="nonsense") == (422, "illegal")
    assert ada.refused("POST", f"{path}/plan", **asked, actions=["end"]) == (403, "not_allowed")
    assert "puzzles.jsonl" not in json.dumps(shown)
