"""Watched games are the games that are played, and what is seen of them is so."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.errors import Invalid, UnknownName
from bakehouse.lab.metrics import evenness, find_metric, metrics_of, titles_of
from bakehouse.lab.watching import Watched, watch

SEEDS = range(40)


@pytest.fixture(scope="module")
def pair() -> bh.Game:
    return bh.game("bake_and_sale", seats=2)


@pytest.fixture(scope="module")
def alone() -> bh.Game:
    return bh.game("bake_and_sale", seats=1)


def same_games(watched: Watched, played: bh.Playouts) -> bool:
    return bool(
        (watched.scores == played.scores).all()
        and (watched.returns == played.returns).all()
        and (watched.seen["decisions"] == played.decisions).all()
        and (watched.seen["chances"] == played.chances).all()
        and (watched.seen["ending"] == played.endings).all()
        and (watched.parts == played.parts).all()
        and (watched.used == played.uses).all()
    )


@pytest.mark.parametrize("player", ["greedy", "random", "first-timer"])
def test_they_are_the_games_of_a_simulation(pair: bh.Game, player: str) -> None:
    assert same_games(watch(pair, SEEDS, [player]), bh.playout(pair, SEEDS, [player] * 2))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bake_the_cake", "cake_auf", "cupcake_empire"])
def test_the_same_in_every_game(name: str) -> None:
    game = bh.game(name)
    for player in ("greedy", "random"):
        assert same_games(watch(game, SEEDS, [player]), bh.playout(game, SEEDS, [player] * game.seats))
    compiled, asked = watch(game, range(5), ["greedy"]), watch(game, range(5), ["search:sims=1"])
    assert compiled.seen["turns"].min() > 1 and asked.seen["turns"].min() > 1


def test_a_log_is_watched_like_a_game(pair: bh.Game) -> None:
    """The greedy player asked from Python takes the same decisions, so everything seen must be the same."""
    from bakehouse.kernel import watch as kernel
    from bakehouse.kernel.generator import new_rng
    from bakehouse.players import find, turn_of

    expected = watch(pair, range(3), ["random", "greedy"])
    uses, parts = len(pair.definition.uses), len(pair.definition.parts)
    seen, states = np.zeros(1, kernel.SEEN), np.zeros(1, pair.definition.state)
    points, returns = np.zeros((1, 8), np.int32), np.zeros((1, 8))
    made_of, used = np.zeros((1, 2, parts), np.int32), np.zeros((1, 2, uses), np.int16)
    match = pair.new(seed=1)
    random, greedy = find("random", pair.id), find("greedy", pair.id)
    while not match.over:
        match.play((random, greedy)[match.actor].choose(turn_of(match, match.actor)))
    log = np.array(match.log, np.int16)
    looks = kernel.room_for_looks()
    kernel.watch_log(pair.box, states, 0, 2, log, new_rng(1), looks, seen, points, returns, made_of, used)
    assert seen["turns"][0] == 7 and seen["chances"][0] == 42 and seen["decisions"][0] == len(match.log) - 42
    assert points[0, :2].tolist() == match.scores() and (used.sum(axis=(0, 1)) > 0).any()
    assert seen["turns"][0] == expected.seen["turns"][0]


def test_players_that_are_asked_are_watched_too(alone: bh.Game) -> None:
    watched = watch(alone, range(2), ["search:sims=1"])
    played = bh.playout(alone, range(2), ["search:sims=1"])
    assert (watched.scores == played.scores).all() and (watched.used == played.uses).all()
    assert (watched.seen["weighed"] == watched.seen["open_decisions"]).all()


def test_the_same_on_any_number_of_threads(pair: bh.Game) -> None:
    one, two = watch(pair, range(300), threads=1), watch(pair, range(300), threads=2)
    assert one.seen.tobytes() == two.seen.tobytes() and (one.used == two.used).all()
    parts = Watched.joined([watch(pair, range(100)), watch(pair, range(100, 300))])
    assert parts.seen.tobytes() == one.seen.tobytes() and (parts.testers == one.testers).all()


def test_a_forbidden_component_is_not_used_and_a_forced_one_is(alone: bh.Game) -> None:
    brioche = [str(use) for use in alone.definition.uses].index("bread.brioche")
    special = [str(use) for use in alone.definition.uses].index("building.supermarket")
    free = watch(alone, SEEDS)
    assert (free.used[:, 0, brioche] > 0).mean() > 0.5 and not free.used[:, 0, special].any()
    without = watch(alone, SEEDS, wish=bh.Wish("bread.brioche", "forbidden"))
    assert not without.used[:, 0, brioche].any() and without.scores.mean() < free.scores.mean()
    forced = watch(alone, SEEDS, wish=bh.Wish("building.supermarket", "forced"))
    used = forced.seen["used_at"] > 0
    assert used.any() and ((forced.used[:, 0, special] > 0) == used).all()
    assert (forced.used[used, 0, special] == 1).all()  # once; then the player is free, and would not


def test_only_the_tested_seat_is_told(pair: bh.Game) -> None:
    brioche = [str(use) for use in pair.definition.uses].index("bread.brioche")
    free, told = watch(pair, SEEDS), watch(pair, SEEDS, wish=bh.Wish("bread.brioche", "forbidden"))
    assert not told.of_tester(told.used[:, :, brioche]).any()
    others = 1 - told.testers
    assert (np.take_along_axis(told.used[:, :, brioche], others[:, None], axis=1) > 0).any()
    assert set(told.testers) == {0, 1} and (free.testers == told.testers).all()


def test_care_makes_points(alone: bh.Game) -> None:
    means = [watch(alone, range(200), care=[care]).scores.mean() for care in (0, 50, 100)]
    assert means == sorted(means) and means[2] == watch(alone, range(200)).scores.mean()


def test_a_population_is_no_mirror_image(pair: bh.Game) -> None:
    """Greedy players on the same dice share nearly every win; beginners differ, and sit in any seat."""
    mirrored, mixed = watch(pair, SEEDS, ["greedy"]), watch(pair, SEEDS, ["beginners"])
    shared = metrics_of(pair)["ties"]
    assert shared.estimate(mirrored).value > 0.9 and shared.estimate(mixed).value < 0.2
    assert mixed.players == ("beginners", "beginners")
    again = watch(pair, range(10, 40), ["beginners"], threads=1)
    assert (again.scores == mixed.scores[10:]).all()


def test_players_who_plan_can_be_told_what_to_use(pair: bh.Game) -> None:
    place = [str(use) for use in pair.definition.uses].index("building.supermarket")
    for manner, used in (("forced", True), ("forbidden", False)):
        told = watch(pair, range(8), ["beginners"], bh.Wish("building.supermarket", manner))
        assert (told.of_tester(told.used[:, :, place]) > 0).all() == used


# --- Metrics


def test_metrics_of_known_games(pair: bh.Game) -> None:
    watched, known = watch(pair, SEEDS), metrics_of(pair)
    assert known["length"].estimate(watched).value == watched.seen["decisions"].mean()
    assert known["points"].estimate(watched).value == watched.scores.mean()
    assert sum(known[f"win.seat_{seat}"].estimate(watched).value for seat in (1, 2)) == pytest.approx(1)
    parts = [metric.estimate(watched).value for name, metric in known.items() if name.startswith("part.")]
    assert sum(parts) == pytest.approx(watched.scores.mean())  # parts add up to the score
    for metric in known.values():
        found = metric.estimate(watched)
        assert np.isnan(found.low) or found.low <= found.value <= found.high
        assert metric.definition.endswith((".", ")"))
        change = metric.change(watched, watched)
        assert change.value == 0 and change.chance == 1


def test_an_unknown_metric_gets_the_nearest(pair: bh.Game) -> None:
    with pytest.raises(UnknownName, match="There is no metric 'lead_change'; did you mean lead_changes"):
        find_metric(metrics_of(pair), "lead_change")
    with pytest.raises(UnknownName, match="there are length, turns"):
        find_metric(metrics_of(pair), "happiness of the baker")


def test_evenness() -> None:
    assert evenness(np.array([[5, 5, 5]])) == pytest.approx(1)
    assert evenness(np.array([[5, 0, 0]])) == 0 and 0.5 < evenness(np.array([[5, 5, 0]])) < 1


def test_components_have_their_printed_names() -> None:
    titles = dict(
        zip(map(str, bh.game("cupcake_empire").definition.uses), titles_of(bh.game("cupcake_empire")), strict=True)
    )
    assert titles["outlet.lemon"] == "Lemon Lane" and titles["frosting.lemon"] == "Lemon"
    assert "Bakery's Special" in titles_of(bh.game("bake_and_sale"))


def test_bad_players(pair: bh.Game) -> None:
    with pytest.raises(Invalid, match="There are 3 players for 2 seats"):
        watch(pair, SEEDS, ["greedy"] * 3)
    with pytest.raises(UnknownName, match="did you mean greedy"):
        watch(pair, SEEDS, ["gredy"])
    with pytest.raises(Invalid, match="Only random, greedy, sight and plan players"):
        watch(pair, SEEDS, ["search:sims=1"], wish=bh.Wish("bread.brioche", "forced"))
