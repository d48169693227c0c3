"""All kinds of changes through three processes that are killed, stopped and started again; and one order explains all.

Reads are not judged: a process may tell of a change some milliseconds after another has. What is acknowledged is.
"""

import contextlib
import random
import signal
import threading
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import httpx
import pytest

import bakehouse as bh
from bakehouse.server.storage import Database, Store
from bakehouse.server.storage.store import NOBODY, PERSON, PROGRAM, Whole
from tests.server.house import PATIENCE, until
from tests.server.linear import FOREVER, Call, TooManyWays, is_linear, unexplained
from tests.server.test_faults import Process

SEATS = 3
END_DAYS = 2
"""Of the seat that nobody leaves; even if all devices end a day more at once, no match ends by itself."""
GAME = "bake_and_sale"
PACE = "days"
"""Nobody counts as idle, however slow the machine is."""
BETWEEN = 60
"""Answers between one disturbance and the next."""
SHORTLY = 25
"""The same, where there is little time."""
NOBODY_THERE = (httpx.ConnectError, httpx.ConnectTimeout)
"""What was never sent has not happened: it is no part of the history."""

# --- What a table ought to do, one deed after the other

Table = tuple[str, tuple[tuple[str, frozenset[int]], ...], tuple[str, ...], frozenset[int], bool]
"""Its status, who sits where, what was said, who wants a rematch, and whether there is one."""
FRESH: Table = (
    "open",
    ((PERSON, frozenset([0])), (NOBODY, frozenset()), (NOBODY, frozenset())),
    (),
    frozenset(),
    False,
)


def model(table: Table, what: tuple[Any, ...]) -> tuple[Table, str]:
    status, places, said, agreed, again = table
    deed, who, *rest = what
    if deed == "final":
        return table, "ok" if rest[0] == table else "another"
    holds = any(who in holders for _, holders in places)

    def seated(seat: int, place: tuple[str, frozenset[int]]) -> Table:
        changed = tuple(place if number == seat else other for number, other in enumerate(places))
        full = all(kind != NOBODY for kind, _ in changed)
        return "running" if status == "open" and full else status, changed, said, agreed, again

    if deed == "say":
        words, heard = rest
        if not holds and who != 0:
            return table, "not_allowed"
        if heard[len(said) : len(said) + 1] != (words,):
            return table, "not heard"
        return (status, places, (*said, words), agreed, again), "ok"
    if deed == "sit":
        if places[rest[0]][0] != NOBODY:
            return table, "full"
        if status == "abandoned":
            return table, "not_running"
        return seated(rest[0], (PERSON, frozenset([who]))), "ok"
    if deed == "leave":
        if who not in places[rest[0]][1]:
            return table, "not_yours"
        if status == "abandoned":
            return table, "not_running"
        return seated(rest[0], (NOBODY, frozenset()) if status == "open" else (PROGRAM, frozenset())), "ok"
    if deed == "program":
        if status == "abandoned":
            return table, "not_running"
        kind, holders = places[rest[0]]
        if status == "running" and kind == PERSON and who not in holders:
            return table, "not_allowed"
        return seated(rest[0], (PROGRAM, frozenset())), "ok"
    if deed == "abandon":
        others = any(kind == PERSON and who not in holders for kind, holders in places)
        if status == "running" and others:
            return table, "not_allowed"
        return (table, "not_running") if status == "abandoned" else (("abandoned", *table[1:]), "ok")
    if deed == "device":
        kind, holders = places[rest[0]]
        if rest[1] not in holders:
            return table, "not_found"
        return seated(rest[0], (kind, holders | {who})), "ok"
    if deed == "rematch":
        if not holds or status != "abandoned":
            return table, "not_allowed"
        wanted = agreed | {seat for seat, (_, holders) in enumerate(places) if who in holders}
        granted = again or all(kind != PERSON or seat in wanted for seat, (kind, _) in enumerate(places))
        return (status, places, said, frozenset() if granted else wanted, granted), "again" if granted else "asked"
    raise AssertionError(what)


def register(state: int, what: tuple[Any, ...]) -> tuple[int, Any]:
    """The smallest thing that can be wrong: a number that is written, read, or changed if it is what one thinks."""
    deed, *rest = what
    if deed == "write":
        return rest[0], "ok"
    if deed == "read":
        return state, state
    return (rest[1], "ok") if state == rest[0] else (state, "no")


def some_order_explains(calls: list[Call]) -> bool:
    """The definition, word for word: all orders of all answered calls with any of the others."""
    lost = [call for call in calls if call.answered == FOREVER]
    chosen = (some for many in range(len(lost) + 1) for some in combinations(lost, many))
    answered = [call for call in calls if call.answered < FOREVER]
    return any(explains(order) for some in chosen for order in permutations([*answered, *some]))


def explains(order: tuple[Call, ...]) -> bool:
    state = 0
    for number, call in enumerate(order):
        state, answer = register(state, call.what)
        right = call.answered == FOREVER or answer == call.answer
        if not right or any(later.answered < call.asked for later in order[number:]):
            return False
    return True


ANSWERS: dict[str, list[Any]] = {"write": ["ok"], "read": [0, 1, 2], "change": ["ok", "no"]}


def any_call(chance: random.Random) -> Call:
    deed, asked = chance.choice(list(ANSWERS)), chance.randrange(8)
    what = (deed, chance.randrange(3), chance.randrange(3))
    if chance.random() < 0.3:
        return Call(asked, FOREVER, what)
    return Call(asked, asked + chance.randrange(4), what, chance.choice(ANSWERS[deed]))


def test_the_checker_is_right_about_short_histories() -> None:
    chance, verdicts = random.Random(1), Counter[bool]()
    for _ in range(1000):
        calls = [any_call(chance) for _ in range(chance.randint(2, 5))]
        verdicts[is_linear(calls, 0, register)] += 1
        assert is_linear(calls, 0, register) == some_order_explains(calls), calls
    assert min(verdicts[True], verdicts[False]) > 100, verdicts


def test_the_checker_is_not_lost_in_long_histories() -> None:
    """A hundred calls that nobody answered, ten different ones, and a hundred that were."""
    lost = [Call(number, FOREVER, ("write", number % 10)) for number in range(100)]
    told = [
        call
        for number in range(0, 200, 4)
        for call in [Call(number, number + 2, ("write", 50), "ok"), Call(number + 1, number + 3, ("read",), 50)]
    ]
    assert is_linear([*lost, *told], 0, register)
    assert is_linear([*lost, *told, Call(3000, 3001, ("read",), 7)], 0, register), "one of the lost"
    never = Call(3000, 3001, ("read",), 20)
    assert unexplained([*lost, *told, never], 0, register) == never


def test_the_checker_says_when_it_cannot_tell() -> None:
    def bag(state: frozenset[int], what: tuple[Any, ...]) -> tuple[frozenset[int], Any]:
        return (state | {what[0]}, "ok") if what else (state, "ok")

    with pytest.raises(TooManyWays):
        is_linear([*(Call(0, FOREVER, (number,)) for number in range(30)), Call(1, 2, (), "wrong")], frozenset(), bag)


def test_the_model_tells_right_from_wrong() -> None:
    """A checker that lets everything pass would be worse than none."""
    right = [Call(0, 1, ("sit", 1, 1), "ok"), Call(0.5, 2, ("sit", 2, 1), "full"), Call(3, 4, ("leave", 1, 1), "ok")]
    assert is_linear(right, FRESH, model)
    assert not is_linear([*right, Call(5, 6, ("leave", 1, 1), "ok")], FRESH, model), "a seat left twice"
    assert not is_linear([Call(2, 3, ("sit", 1, 1), "ok"), Call(0, 1, ("sit", 2, 1), "full")], FRESH, model), (
        "too early"
    )
    given_up = [Call(0, 1, ("abandon", 0), "ok"), Call(2, 3, ("sit", 1, 1), "not_running")]
    assert is_linear(given_up, FRESH, model)
    assert not is_linear([given_up[0], Call(2, 3, ("sit", 1, 1), "ok")], FRESH, model), "nobody sits down after the end"
    lost = Call(0, FOREVER, ("sit", 2, 1))
    assert is_linear([lost, Call(4, 5, ("sit", 1, 1), "full")], FRESH, model), "who was not answered may sit there"
    assert is_linear([lost, Call(4, 5, ("sit", 1, 1), "ok")], FRESH, model), "or not"
    both = [Call(0, 1, ("sit", 1, 1), "ok"), Call(0, 1, ("sit", 2, 2), "ok")]
    full = ("running", (FRESH[1][0], (PERSON, frozenset([1])), (PERSON, frozenset([2]))), (), frozenset(), False)
    assert is_linear([*both, Call(2, 3, ("final", 0, full), "ok")], FRESH, model)
    never = ("open", *full[1:])
    assert not is_linear([*both, Call(2, 3, ("final", 0, never), "ok")], FRESH, model), "full, and it never began"


# --- People who do all kinds of things


@dataclass
class Bakery:
    """Processes on one database, which are killed and stopped all the time."""

    database: str
    data: Path
    processes: list[Process] = field(default_factory=list)
    kills: int = 0

    def start(self, many: int) -> None:
        self.processes = [Process(self.database, self.data, "--generous") for _ in range(many)]

    def any_url(self, chance: random.Random) -> str:
        return chance.choice(self.processes).url

    def disturb(self, chance: random.Random) -> None:
        """Kill a process and start another, or stop one for a moment."""
        number = chance.randrange(len(self.processes))
        process = self.processes[number]
        if chance.random() < 0.3:
            process.process.send_signal(signal.SIGSTOP)
            time.sleep(chance.random())
            process.process.send_signal(signal.SIGCONT)
            return
        process.end()
        self.kills += 1
        self.processes[number] = Process(self.database, self.data, "--generous")

    def close(self) -> None:
        for process in self.processes:
            process.end()


@dataclass
class Gathering:
    """A table, what was done there and what was answered."""

    id: str
    own_links: dict[int, str]
    calls: list[Call] = field(default_factory=list)
    moves: list[tuple[int, int, int | None]] = field(default_factory=list)
    """Seat, length before, and the length that was acknowledged; None: nobody knows."""
    rematches: set[str] = field(default_factory=set)


class Person(threading.Thread):
    """Somebody who does one thing after the other, each through whichever process."""

    def __init__(self, number: int, bakery: Bakery, tables: list[Gathering], seed: int) -> None:
        super().__init__(daemon=True)
        self.number, self.bakery, self.tables = number, bakery, tables
        self.chance = random.Random(seed * 100 + number)
        self.http = httpx.Client(timeout=PATIENCE)
        self.stopped = threading.Event()
        self.problems: list[str] = []
        until(self._arrive, "a server")

    def _arrive(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return self.http.get(f"{self.bakery.any_url(self.chance)}/api/me").is_success
        return False

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response | None:
        """An answer, or None where nobody knows what became of it."""
        try:
            answer = self.http.request(method, self.bakery.any_url(self.chance) + path, json=body or None)
        except NOBODY_THERE:
            raise
        except httpx.HTTPError:
            return None
        if answer.status_code == 503:
            return None
        if answer.status_code >= 500:
            self.problems.append(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer

    def run(self) -> None:
        while not self.stopped.is_set():
            try:
                self.do_something(self.chance.choice(self.tables))
                time.sleep(self.chance.random() * 0.02)
            except NOBODY_THERE:
                time.sleep(0.1)  # a process has to start before it can hear anything

    def do_something(self, table: Gathering) -> None:
        seat, here = self.chance.randrange(1, SEATS), f"/api/tables/{table.id}"
        deeds = ["say", "sit", "sit", "leave", "device", "rematch", "move", "move", "move"]
        deed = self.chance.choice([*deeds, "program", "abandon"] if self.number == 0 else deeds)
        if deed == "say":
            words = f"{self.number} at {time.monotonic()}"
            self.call(table, ("say", self.number, words), "POST", f"{here}/chat", type="say", text=words)
        elif deed == "sit":
            self.call(table, ("sit", self.number, seat), "POST", f"{here}/sit", seat=seat)
        elif deed == "leave":
            self.call(table, ("leave", self.number, seat), "POST", f"{here}/seats/{seat}/leave")
        elif deed == "program" and self.chance.random() < 0.1:
            gives = {"kind": "program", "program": "greedy"}
            self.call(table, ("program", self.number, seat), "PUT", f"{here}/seats/{seat}", **gives)
        elif deed == "abandon" and self.chance.random() < 0.05:
            self.call(table, ("abandon", self.number), "POST", f"{here}/abandon")
        elif deed == "device":
            self.call(table, ("device", self.number, 0, 0), "POST", "/api/join", link=table.own_links[0])
        elif deed == "rematch":
            self.call(table, ("rematch", self.number), "POST", f"{here}/rematch")
        elif deed == "move":
            self.move(table, here)

    def call(self, table: Gathering, what: tuple[Any, ...], method: str, path: str, **body: Any) -> None:
        asked = time.monotonic()
        answer = self.ask(method, path, **body)
        answered = time.monotonic()
        if answer is None:
            table.calls.append(Call(asked, FOREVER, what))
            return
        if answer.status_code == 409 and answer.json()["code"] == "stale":
            return  # others were quicker again and again: nothing has changed
        told = "ok" if answer.is_success else answer.json()["code"]
        if what[0] == "rematch" and answer.is_success:
            again = answer.json()["table"]["id"] != table.id
            told = "again" if again else "asked"
            if again:
                table.rematches.add(answer.json()["table"]["id"])
        table.calls.append(Call(asked, answered, what, told))

    def move(self, table: Gathering, here: str) -> None:
        found = self.ask("GET", here)
        if found is None or not (seats := found.json()["you"]["seats"]):
            return
        if seats[0] == 0 and sum(seat == 0 for seat, _, _ in table.moves) >= END_DAYS:
            return
        length = found.json()["table"]["length"]
        answer = self.ask("POST", f"{here}/moves", seat=seats[0], length=length, action="end_day")
        if answer is None or answer.is_success:
            table.moves.append((seats[0], length, answer.json()["length"] if answer is not None else None))


# --- What became of it


def state_of(whole: Whole, said: list[str], people: dict[str, int]) -> Table:
    places = tuple((p.kind, frozenset(people[browser] for browser in p.holders)) for p in whole.header.places)
    wish = whole.header.asked if whole.header.status == "abandoned" else None
    agreed = frozenset(wish["agreed"]) if wish else frozenset()
    return whole.header.status, places, tuple(said), agreed, whole.header.rematch is not None


def heard_by(call: Call, said: list[str]) -> Call:
    """What was said has to be what everybody reads there: so there is but one order to try."""
    return replace(call, what=(*call.what, tuple(said))) if call.what[0] == "say" else call


def check(table: Gathering, database: Database, people: dict[str, int]) -> None:
    """One order explains every answer and how the table was left; no move is lost or doubled."""
    whole = database.read_now(lambda connection: Store.whole(connection, table.id))
    assert whole is not None
    said = [line.text for line in database.read_now(lambda connection: Store.chat(connection, table.id))]
    left = state_of(whole, said, people)
    end = Call(time.monotonic(), time.monotonic() + 1, ("final", 0, left), "ok")
    calls = [
        heard_by(call, said)
        for call in table.calls
        if call.answered < FOREVER or call.what[0] != "say" or call.what[2] in said  # nobody heard it: it never was
    ]
    wrong = unexplained([*calls, end], FRESH, model)
    story = "\n".join(map(str, sorted(calls, key=lambda call: call.asked)))
    assert wrong is None, f"nothing explains {wrong}: {table.id} was left as {left} after\n{story}"
    assert table.rematches <= {whole.header.rematch}
    if whole.header.rematch:
        again = database.read_now(lambda connection: Store.whole(connection, str(whole.header.rematch)))
        assert again is not None
        is_full = all(place.kind != NOBODY for place in again.header.places)
        assert is_full == (again.header.status != "open"), "a rematch begins at once, if nobody is missing"
    ended = bh.game(GAME).definition.table.id_of("end_day")
    for seat in range(SEATS):
        places = [place for place, row in enumerate(whole.rows) if row.seat == seat and row.action == ended]
        for _, before, after in sorted(
            (move for move in table.moves if move[0] == seat and move[2] is not None), key=lambda move: move[1]
        ):
            fitting = [place for place in places if before <= place < (after or 0)]
            assert fitting, f"an acknowledged move of seat {seat} is not in the log of {table.id}"
            places.remove(fitting[0])
        if seat == 0:
            unknown = sum(move[0] == 0 and move[2] is None for move in table.moves)
            assert len(places) <= unknown, "a move that nobody sent, or one doubled"


def answered(tables: list[Gathering]) -> int:
    return sum(call.answered < FOREVER for table in tables for call in table.calls)


def live_through(
    database: str, data: Path, processes: int, kills: int, tables: int, seed: int, between: int = BETWEEN
) -> Counter[str]:
    """Returns what was acknowledged, by kind, moves and kills among them."""
    bakery, chance = Bakery(database, data), random.Random(seed)
    bakery.start(processes)
    gatherings: list[Gathering] = []
    people = [Person(number, bakery, gatherings, seed) for number in range(5)]
    while len(gatherings) < tables:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        made = people[0].ask("POST", "/api/tables", game=GAME, seats=seats, public=True, pace=PACE)
        assert made is not None, "nothing has been disturbed yet"
        gatherings.append(Gathering(made.json()["table"]["id"], {0: made.json()["you"]["own_links"][0]["path"]}))
    try:
        for person in people:
            person.start()
        while bakery.kills < kills:
            enough = answered(gatherings) + between
            until(lambda enough=enough: answered(gatherings) >= enough, "answers")
            bakery.disturb(chance)
    finally:
        for person in people:
            person.stopped.set()
        for person in people:
            person.join(PATIENCE * 2)
            person.http.close()
        bakery.close()
    assert not [problem for person in people for problem in person.problems]
    ids = {str(person.http.cookies["bakehouse"]).rpartition(".")[0]: person.number for person in people}
    looking = Database(database)
    try:
        for table in gatherings:
            check(table, looking, ids)
    finally:
        looking.close()
    acknowledged = Counter(call.what[0] for table in gatherings for call in table.calls if call.answered < FOREVER)
    assert len(acknowledged) >= 4, f"hardly anything was done: {acknowledged}"
    moves = sum(after is not None for table in gatherings for _, _, after in table.moves)
    return acknowledged + Counter(moves=moves, kills=bakery.kills)


@pytest.fixture
def several(database: str) -> int:
    """SQLite is for one process."""
    return 3 if "://" in database else 1


def test_all_that_is_acknowledged_agrees(database: str, several: int, tmp_path: Path) -> None:
    live_through(database, tmp_path, several, kills=1, tables=3, seed=1, between=SHORTLY)


@pytest.mark.slow
def test_all_that_is_acknowledged_agrees_through_a_hundred_kills(database: str, several: int, tmp_path: Path) -> None:
    all_of_it: Counter[str] = Counter()
    for seed in range(10):
        all_of_it += live_through(database, tmp_path, several, kills=10, tables=12, seed=seed)
    assert all_of_it["kills"] >= 100
    print(f"Acknowledged, and explained by one order: {dict(all_of_it)}")
