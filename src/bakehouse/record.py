"""Records: a match as a readable text file.

    Bakehouse record 2
    Game: bake_and_sale
    Rules: 1
    Seats: 2
    Players: Ada | Ben
    House rules: market_cost=visit, ladder=sum, swap=visit
    Box: 0f3a7c21d9e4
    Components: {"days":7,"hourglasses":8,...}
    Chance: seed 7
    Result: 47 | 48, the week is over

    chance: white 1, white 2, white 5, black 1, black 3, black 6
    seat 0: market, take high_gluten_flour, take yeast, end_day
    seat 1: ...

    End: 159 steps, 5c1e09ab

The last line tells a whole record from one that was cut off or changed; its checksum is that of all steps and of the
scores they led to. The version of the rules, all components, a person's edition file and a described starting position
stand in the header too (the last three as JSON), so that a record needs nothing beside it and replays for ever: with
its own numbers, and by other versions of the rules as far as these go (see kept.py). The first format had neither rules
nor components; its boxes are known by their digests. A match whose seed was promised before it began has the lines
`Salt` and `Promise`: the promise is the SHA-256 of the seed and the salt (see proof.py); `Stream` says how its chance
comes from both (see chance.py), and without it chance is that of the kernel's generator. Lines that begin with `#` are
comments: `match.record(comments="en")` tells the story in them.
"""

import json
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

import numpy as np

from bakehouse.chance import STREAMS
from bakehouse.edition import Tree, digest
from bakehouse.errors import BadRecord, BakehouseError
from bakehouse.games import find
from bakehouse.games.game import checked_seed
from bakehouse.kept import Kept, Reopened, another_result, kept, parting, reopened
from bakehouse.kernel.records import CHANCE
from bakehouse.match import FROM_SEED, MANUAL, Match
from bakehouse.words import EVERYTHING

FORMAT = 2
FIRST_LINE = f"Bakehouse record {FORMAT}"
SEPARATOR = " | "
COMMENT = "#"
NEEDED = ("Game", "Seats", "Players", "House rules", "Box", "Chance")
NEEDED_SINCE_2 = ("Rules", "Components")


def write(match: Match, comments: str = "") -> str:
    """The text of a match, finished or broken off; with a language, its story stands in it as comments."""
    lines = _commented(match, comments) if comments else _lines(match)
    return "\n".join([*_header(match), "", *lines, "", _last_line(match), ""])


def _header(match: Match) -> Iterator[str]:
    game, told = match.game, kept(match.game)
    yield FIRST_LINE
    yield f"Game: {game.id}"
    yield f"Rules: {told.version}"
    yield f"Seats: {game.seats}"
    yield f"Players: {SEPARATOR.join(map(_name, match.players))}"
    yield f"House rules: {', '.join(f'{name}={value}' for name, value in game.house_rules.items())}"
    yield f"Box: {told.box}"
    if told.edition:
        yield f"Edition: {json.dumps(told.edition, ensure_ascii=False)}"
    yield f"Components: {json.dumps(told.components, ensure_ascii=False, separators=(',', ':'))}"
    if match.described:
        yield f"Position: {json.dumps(match.described, ensure_ascii=False, default=_plain)}"
    yield f"Chance: seed {match.seed}" if match.chance == FROM_SEED else "Chance: manual"
    if match.promise or match.stream:
        yield f"Salt: {match.salt}"
    if match.promise:
        yield f"Promise: {match.promise}"
    if match.stream:
        yield f"Stream: {match.stream}"
    if match.stopped:
        yield f"Note: {match.stopped}"
    scores = SEPARATOR.join(map(str, match.scores()))
    yield f"Result: {scores}, {match.ending}" if match.over else f"Result: {scores}, not finished"


def _name(name: str) -> str:
    """A player's name on one line and without the separator; an empty one becomes a dash."""
    return " ".join(name.replace("|", " ").split()) or "-"


def _plain(value: object) -> object:
    """Ranges, tuples, sets and NumPy numbers in a described position, as JSON knows them."""
    return value.item() if isinstance(value, np.generic) else list(value)  # type: ignore[call-overload]


def _lines(match: Match) -> Iterator[str]:
    """One line for all steps of a seat, or of chance, that follow each other."""
    for seat, steps in groupby(match.notations(), key=lambda step: step[0]):
        who = "chance" if seat == CHANCE else f"seat {seat}"
        yield f"{who}: {', '.join(notation for _, notation in steps)}"


def _commented(match: Match, language: str) -> Iterator[str]:
    """The same lines, each after what is told of the steps that begin in it."""
    speaker, story = match.speaker(None, language), match.story(EVERYTHING)
    step = 0
    for line in _lines(match):
        after = step + line.count(", ") + 1
        for entry in story:
            if step <= entry.steps[0] < after:
                yield f"{COMMENT} {speaker.line(entry.forms)}"
        yield line
        step = after


def _last_line(match: Match) -> str:
    return f"End: {len(match)} steps, {checksum(match)}"


def checksum(match: Match) -> str:
    """Of the steps and the scores they led to: the same for ever, however positions are stored."""
    told = "\n".join([*_lines(match), *map(str, match.scores())])
    return f"{zlib.crc32(told.encode()):08x}"


@dataclass
class _Parsed:
    """A record as written: the header, then (line number, who, notation) for each step, then the last line."""

    format: int = FORMAT
    header: dict[str, str] = field(default_factory=dict)
    steps: list[tuple[int, str, str]] = field(default_factory=list)
    end: str | None = None


def load(text: str, salvage: bool = False) -> Match:
    """The match of a record, standing where the record ends; `notes` says what there is to say of an old one.

    A match by other rules than today's stands where they differ first, and `stopped` says why. With `salvage`, a broken
    or cut-off record gives the match up to the last step that can be played.
    """
    parsed = _parse(text, salvage)
    try:
        match, exact = _new_match(parsed)
    except BadRecord:
        raise
    except BakehouseError as problem:
        raise BadRecord(f"The record cannot be played: {problem}") from None
    if match.chance == FROM_SEED:  # the record, not the seed, says what came
        match.follow([])
    reader = Match(match.game, seed=match.seed, chance=MANUAL, players=match.players, described=match.described)
    try:
        for line, who, notation in parsed.steps:
            _play(reader, line, who, notation)
        if not salvage:
            _check_end(reader, parsed.end)
    except BadRecord as problem:
        if not exact and parsed.end is not None:
            match.stop(_where_it_differs(parsed, len(reader), problem))
        elif not salvage:
            raise
    match.follow(reader.log)
    return match


def _where_it_differs(parsed: _Parsed, played: int, problem: BadRecord) -> str:
    steps = len(parsed.steps)
    if played < steps:
        return parting(played, steps, problem)
    return another_result(steps, parsed.header.get("Result", "something else"))


def _parse(text: str, salvage: bool) -> _Parsed:
    lines = text.replace("\r\n", "\n").split("\n")
    found = re.fullmatch(r"Bakehouse record (\d{1,6})", lines[0].strip("\ufeff "))
    if not found:
        raise BadRecord(f"This is not a record: the first line of one is {FIRST_LINE!r}.")
    parsed = _Parsed(int(found[1]))
    for number, line in enumerate(lines[1:], start=2):
        who, colon, rest = line.partition(":")
        if not line.strip() or line.startswith(COMMENT):
            continue
        if not colon:
            if salvage:
                break
            raise BadRecord(f"Line {number} of the record is broken: it must begin with a name and a colon.")
        if who == "End":
            parsed.end = rest.strip()
        elif who == "chance" or re.fullmatch(r"seat \d+", who):
            parsed.steps += [(number, who, notation.strip()) for notation in rest.split(",")]
        else:
            parsed.header[who] = rest.strip()
    return parsed


def _new_match(parsed: _Parsed) -> tuple[Match, bool]:
    """The match at its beginning, and whether it is played by its own rules and numbers."""
    header = parsed.header
    for needed in (*NEEDED, *(NEEDED_SINCE_2 if parsed.format > 1 else ())):
        if needed not in header:
            raise BadRecord(f"The record has no line {needed!r}.")
    opened = _reopened(header)
    game, notes = opened.game, opened.notes
    if parsed.format > FORMAT:
        newer = f"The record is in format {parsed.format}, which is newer than this program: it knows {FORMAT}."
        notes = (newer, *notes)
    seed, chance = _chance(header["Chance"])
    players = header["Players"].split(SEPARATOR)
    if len(players) != game.seats:
        raise BadRecord(f"The record names {len(players)} players for {game.seats} seats.")
    salt, promise = header.get("Salt", ""), header.get("Promise", "")
    stream = header.get("Stream", "")
    if stream not in STREAMS:
        raise BadRecord(f"The record's chance comes from {stream!r}, which this version does not know.")
    match = Match(game, seed, chance, players, _tree(header, "Position"), salt, promise, stream)
    match.notes = notes
    return match, opened.exact and parsed.format <= FORMAT


def _reopened(header: dict[str, str]) -> Reopened:
    version = header.get("Rules", "1")
    for name, number in (("number of seats", header["Seats"]), ("version of the rules", version)):
        if not re.fullmatch(r"\d{1,3}", number):
            raise BadRecord(f"The record's {name}, {number!r}, is not a number.")
    try:
        house_rules = dict(rule.strip().split("=", 1) for rule in header["House rules"].split(",") if rule.strip())
    except ValueError:
        raise BadRecord("The record's house rules are broken.") from None
    components = _tree(header, "Components")
    if components and digest(components, house_rules) != header["Box"]:
        raise BadRecord(f"The record is broken: its components are not those of the box {header['Box']}.")
    told = Kept(
        int(header["Seats"]), house_rules, header["Box"], int(version), _tree(header, "Edition"), components or None
    )
    return reopened(find(header["Game"]), told)


def _tree(header: dict[str, str], name: str) -> Tree:
    """A line of the header that is JSON; empty without one."""
    try:
        told = json.loads(header.get(name, "{}"))
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict):
        raise BadRecord(f"The record is broken: its line {name!r} is not what a record keeps there.")
    return told


def _chance(told: str) -> tuple[int, str]:
    if told == MANUAL:
        return checked_seed(None), MANUAL
    found = re.fullmatch(r"seed (\d{1,19})", told)
    if not found:
        raise BadRecord(f"The record's chance is {told!r}; it is 'manual' or 'seed' and a number.")
    return checked_seed(int(found[1])), FROM_SEED


def _play(match: Match, line: int, who: str, notation: str) -> None:
    """One step of the record; full notations only, nothing is guessed."""
    seat = None if who == "chance" else int(who.removeprefix("seat "))
    if match.over or (seat is None) != (match.actor == CHANCE):
        raise BadRecord(f"Line {line} of the record: {who} cannot come now.")
    table = match.game.definition.table
    if seat is not None and table.id_of(notation) is None:
        raise BadRecord(f"Line {line} of the record: there is no action {notation!r}.")
    try:
        match.push(notation, seat)
    except BakehouseError as problem:
        raise BadRecord(f"Line {line} of the record: {problem}") from None


def _check_end(match: Match, end: str | None) -> None:
    if end is None:
        raise BadRecord(
            f"The record is cut off after {len(match)} steps: its last line, which begins with 'End:', is missing."
        )
    if end != _last_line(match).removeprefix("End: "):
        raise BadRecord(f"The record is broken: it should end with {_last_line(match)!r}, not 'End: {end}'.")
