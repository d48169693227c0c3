"""Work away from the event loop: the fair line, and the processes that do it."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bakehouse.errors import Illegal
from bakehouse.games import OURS
from bakehouse.games.game import game
from bakehouse.match import MANUAL, Match
from bakehouse.server.limits import Bucket, Buckets
from bakehouse.server.messages import Preview
from bakehouse.server.plans import previewed
from bakehouse.server.refusals import Refusal
from bakehouse.server.settings import GENEROUS, Limits, Rate
from bakehouse.server.work.line import Job, Kind, Line
from bakehouse.server.work.parcels import MOST_BOXES, Sender, unpacked
from bakehouse.server.work.pool import Pool
from bakehouse.server.work.worker import PULSE, Bar


def job(kind: Kind, visitor: str, *others: str) -> Job:
    return Job(kind, (visitor, *others), "record", (), "", asyncio.Future(loop=LOOP))


LOOP = asyncio.new_event_loop()


def order(line: Line) -> list[str]:
    return [f"{each.kind.name.lower()} {each.visitor}" for each in iter(line.take, None)]


def test_moves_come_before_looks_before_hints_before_programs_alone_before_analysis_before_questions() -> None:
    line = Line()
    for kind in reversed(Kind):
        line.add(job(kind, "ada"))
    kinds = ["move ada", "look ada", "hint ada", "alone ada", "analysis ada", "deep ada", "question ada"]
    assert order(line) == kinds


def test_slow_work_is_heard_to_be_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a deep analysis may take minutes for a hundredth of it; whoever is silent is ended."""
    heard: list[Any] = []
    now = 100.0
    monkeypatch.setattr("bakehouse.server.work.worker.time", SimpleNamespace(monotonic=lambda: now))
    bar = Bar(lambda answer: heard.append(answer[1]))
    for share, seconds in ((0.0, 1.0), (0.0, PULSE), (0.001, 1.0), (0.02, 1.0), (0.02, 1.0)):
        now += seconds
        bar.tell(share)
    assert heard == [0.0, 0.02]


def test_who_asks_for_much_waits_behind_their_own_jobs() -> None:
    line = Line()
    for _ in range(75):
        line.add(job(Kind.HINT, "mallory"))
    line.take()
    line.add(job(Kind.HINT, "ada"))
    line.add(job(Kind.HINT, "ben"))
    assert order(line)[:3] == ["hint ada", "hint ben", "hint mallory"]


def test_shares_go_by_what_jobs_really_cost() -> None:
    line = Line()
    dear = job(Kind.LOOK, "mallory")
    line.add(dear)
    line.take()
    line.paid(dear, 30.0)
    line.add(job(Kind.LOOK, "mallory"))
    for _ in range(5):
        line.add(job(Kind.LOOK, "ada"))
    assert order(line) == ["look ada"] * 5 + ["look mallory"]


def test_who_is_in_debt_comes_last_whatever_it_is() -> None:
    line = Line(lambda payers: "table of mallory" in payers)
    line.add(job(Kind.MOVE, "mallory", "table of mallory"))
    line.add(job(Kind.ANALYSIS, "ada"))
    assert order(line) == ["analysis ada", "move mallory"]


def test_a_budget_is_paid_afterwards_and_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(Rate(10, 1), lambda: now[0])
    bucket.pay(25)
    assert bucket.is_in_debt and not bucket.take()
    now[0] = 16.0
    assert not bucket.is_in_debt and bucket.take() and not bucket.take(5)


# --- On the way to another process


@pytest.mark.parametrize("name", OURS)
def test_a_match_travels_as_it_stands(name: str) -> None:
    sender = Sender()
    match = Match(game(name), 7, MANUAL)
    for _ in range(30):
        match.push(match.legal_ids()[0])
    first, again = (sender.packed(match) for _ in range(2))
    assert len(again) < len(first), "the box travels once"
    unpacked(first)
    arrived = unpacked(again)
    assert arrived.view(0) == match.view(0) and arrived.log == match.log
    arrived.push(arrived.legal_ids()[0])
    match.push(match.legal_ids()[0])
    assert arrived.describe() == match.describe()


def test_boxes_are_forgotten_on_both_sides_together() -> None:
    sender = Sender()
    for number in range(MOST_BOXES + 3):
        match = Match(game("bake_and_sale"), number)
        assert unpacked(sender.packed(match)).seed == number


# --- Workers


def with_pool(limits: Limits, work: Callable[[Pool], Awaitable[Any]], budget: Rate = GENEROUS.thinking) -> None:
    async def run() -> None:
        pool = Pool(1, limits, Buckets(budget))
        try:
            await work(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def a_match() -> Match:
    return Match(game("bake_and_sale"), 3)


def test_workers_answer_refuse_and_are_replaced_when_lost() -> None:
    async def work(pool: Pool) -> None:
        match = a_match()
        asked = Preview(seat=0, length=0, action="market")
        assert await pool.ask(Kind.LOOK, ("ada",), "preview", match, 0, asked) == previewed(match.copy(), 0, asked)
        illegal = next(each for each in range(100) if each not in match.legal_ids())
        with pytest.raises(Illegal) as refused:
            await pool.ask(Kind.LOOK, ("ada",), "preview", match, 0, Preview(seat=0, length=0, action=illegal))
        assert refused.value.form is not None
        with pytest.raises(Refusal, match="could not be worked out"):
            await pool.ask(Kind.LOOK, ("ada",), "preview", match, "nonsense", None)
        process = pool.workers[0]._process
        assert process is not None
        process.process.kill()
        process.process.wait()
        with pytest.raises(Refusal, match="could not be worked out"):
            await pool.ask(Kind.LOOK, ("ada",), "record", match)
        assert "bake_and_sale" in await pool.ask(Kind.LOOK, ("ada",), "record", match)

    with_pool(GENEROUS, work)


def test_who_has_gone_leaves_the_line() -> None:
    async def work(pool: Pool) -> None:
        pool.workers[1].job = job(Kind.HINT, "somebody")  # the only one that thinks is busy
        asked = [asyncio.ensure_future(pool.ask(Kind.HINT, ("ada",), "advise")) for _ in range(5)]
        await asyncio.sleep(0)
        assert len(pool.line) == 5
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert len(pool.line) == 0
        pool.workers[1].job = None

    with_pool(GENEROUS, work)


def test_what_nobody_wants_any_more_is_not_begun() -> None:
    async def work(pool: Pool) -> None:
        pool.workers[1].job = job(Kind.HINT, "somebody")
        asked = asyncio.ensure_future(pool.ask(Kind.HINT, ("ada",), "advise", is_wanted=lambda: False))
        await asyncio.sleep(0)
        pool.workers[1].job = None
        pool._hand_out()
        assert await asked is None and pool.workers[1]._process is None

    with_pool(GENEROUS, work)


def test_too_much_is_refused_with_a_sentence_before_everybody_waits() -> None:
    async def work(pool: Pool) -> None:
        pool.workers[1].job = job(Kind.HINT, "somebody")
        waiting = [asyncio.ensure_future(pool.ask(Kind.HINT, (who,), "advise")) for who in "abc" for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too much at once"):
            await pool.ask(Kind.HINT, ("a",), "advise")
        with pytest.raises(Refusal, match="more to do than can be done"):
            await pool.ask(Kind.HINT, ("ada",), "advise")
        moving = asyncio.ensure_future(pool.ask(Kind.MOVE, ("a",), "answer"))
        await asyncio.sleep(0)
        assert len(pool.line) == 7, "a move only waits"
        pool.budgets.pay("poor", 1e6)
        pool.line.waiting = []
        with pytest.raises(Refusal, match="Think for yourself"):
            await pool.ask(Kind.HINT, ("poor",), "advise")
        for each in [*waiting, moving]:
            each.cancel()
        pool.workers[1].job = None

    with_pool(Limits(jobs=2, wait_seconds=10.0), work, Rate(10, 1))


def test_one_worker_keeps_free_for_those_who_wait() -> None:
    pool = Pool(3, GENEROUS, Buckets(GENEROUS.thinking))
    look, awaited, *others, first, deep, asking = pool.workers
    kinds = {kind: job(kind, "ada") for kind in Kind}
    assert [kind for kind in Kind if look.may(kinds[kind])] == [Kind.LOOK]
    assert [kind for kind in Kind if awaited.may(kinds[kind])] == [Kind.MOVE, Kind.HINT]
    thoughts = [Kind.MOVE, Kind.HINT, Kind.ALONE]
    assert all([kind for kind in Kind if worker.may(kinds[kind])] == thoughts for worker in others)
    assert [kind for kind in Kind if first.may(kinds[kind])] == [Kind.ANALYSIS]
    assert [kind for kind in Kind if deep.may(kinds[kind])] == [Kind.DEEP]
    assert first.niceness > others[0].niceness > look.niceness
    assert [kind for kind in Kind if asking.may(kinds[kind])] == [Kind.QUESTION]
