"""Matches that were kept by earlier programs: by an older schema, with other numbers, by other rules."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import MetaData, Table, insert, select, update

import bakehouse as bh
from bakehouse.games import find
from bakehouse.games.definition import Definition
from bakehouse.server.storage.database import Database, _engine, checked_url
from bakehouse.server.storage.migrate import configuration
from bakehouse.server.storage.models import MatchHeader, StepRow
from tests.server.house import House

RECORDS = Path(__file__).parents[1] / "data/records"
STOPS = "By the rules of today the match ends before step "


def golden(game: str, name: str) -> bh.Match:
    return bh.load((RECORDS / game / f"{name}.txt").read_text(encoding="utf-8"))


def old_database(url: str, matches: dict[str, bh.Match], **changes: Any) -> None:
    """A database as the first schema made it, with matches in it."""
    engine = _engine(checked_url(url), 5.0, "BEGIN IMMEDIATE")
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "0001")
        tables = MetaData()
        headers, steps, seats = (
            Table(name, tables, autoload_with=connection) for name in ("matches", "steps", "seats")
        )
        assert "components" not in headers.c
        for name, match in matches.items():
            header: dict[str, Any] = {
                "id": name, "game": match.game.id, "box": match.game.digest, "seats": match.game.seats,
                "house_rules": match.game.house_rules, "described": match.described, "owner": "somebody",
                "options": {"public": True, "clock": None, "take_backs": "ask", "hints": "alone"},
                "seed": match.seed, "salt": "salt", "status": "over", "created_at": 1, "started_at": 1, "ended_at": 2,
                "moved_at": 2, "result": {"scores": match.scores(), "steps": len(match)},
            } | changes  # fmt: skip
            connection.execute(insert(headers), header)
            rows = [
                {"match": name, "index": index, "seat": seat, "action": action, "at": index}
                for index, (seat, action) in enumerate(match.log)
            ]
            connection.execute(insert(steps), rows)
            for seat, player in enumerate(match.players):
                connection.execute(
                    insert(seats),
                    {
                        "match": name, "seat": seat, "kind": "program", "name": player, "program": "greedy",
                        "generation": 0, "seen_at": 0,
                    },
                )  # fmt: skip
    engine.dispose()


def kept_header(database: str, match: str) -> Any:
    opened = Database(database)
    with opened.reading.connect() as connection:
        found = connection.execute(select(MatchHeader.__table__).where(MatchHeader.id == match)).one()
    opened.close()
    return found


def test_the_migration_fills_in_components_and_version(database: str) -> None:
    matches = {
        "sheets": golden("bake_and_sale", "two_seats"),
        "houserules": golden("cake_auf", "4_other_house_rules"),
        "cakes": golden("bake_the_cake", min(p.stem for p in (RECORDS / "bake_the_cake").glob("*.txt"))),
    }
    old_database(database, matches)
    for name, match in matches.items():
        header = kept_header(database, name)
        assert header.components == match.game.edition.tree
        assert (header.version, header.edition, header.box) == (1, {}, match.game.digest)


def test_matches_of_the_old_schema_are_shown_to_their_end(open_house: Any, database: str) -> None:
    match = golden("bake_and_sale", "two_seats")
    old_database(database, {"sheets": match})
    browser = open_house(database).browser()
    position = browser.position("sheets", None)
    assert position["view"]["scores"] == match.scores()
    assert len(position["lines"]) == len(match)
    told = browser.get("/api/tables/sheets")["table"]
    assert (told["notes"], told["edition"]) == ([], "")
    record = bh.load(browser.ask("GET", "/api/tables/sheets/record").text)
    assert (record.log, record.game.digest) == (match.log, match.game.digest)


def test_a_match_whose_box_nobody_knows_is_followed_with_todays_numbers(open_house: Any, sqlite: str) -> None:
    match = golden("bake_and_sale", "two_seats")
    old_database(sqlite, {"sheets": match}, box="123456789abc")
    browser = open_house(sqlite).browser()
    assert "123456789abc" in browser.get("/api/tables/sheets")["table"]["notes"][0]
    assert browser.position("sheets", None)["view"]["scores"] == match.scores()


def corrected(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Today a week has six days."""
    meant, path_of = find("bake_and_sale"), Definition.components
    assert isinstance(path_of, property)
    printed = meant.components.read_text(encoding="utf-8")
    assert "days = 7" in printed
    copy = folder / "components.toml"
    copy.write_text(printed.replace("days = 7", "days = 6", 1), encoding="utf-8")
    found = property(lambda definition: copy if definition is meant else path_of.__get__(definition))
    monkeypatch.setattr(Definition, "components", found)


def test_a_corrected_number_changes_nothing_in_stored_matches(
    open_house: Any, sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: House = open_house(sqlite)
    ada = house.browser("Ada")
    running = ada.new_table("bake_and_sale", "me")["table"]["id"]
    ada.play_on(running, decisions=3)
    before = ada.position(running)
    house.close()
    corrected(monkeypatch, tmp_path)
    house = open_house(sqlite)
    again = house.browser(cookies=ada.http.cookies)
    info = again.get(f"/api/tables/{running}")["table"]
    assert info["notes"] == ["This match has its own numbers and is played with them: days was 7 and is 6 today."]
    assert again.position(running)["view"]["table"] == before["view"]["table"]
    components = again.get(f"/api/tables/{running}/components")
    assert (components["tree"]["days"], components["edition"]) == (7, "earlier")
    assert components["differences"] == [{"path": "days", "standard": 6, "here": 7}]
    end = again.play_on(running)
    assert end["view"]["over"]
    assert end["view"]["table"]["day"] == 7
    record = bh.load(again.ask("GET", f"/api/tables/{running}/record").text)
    assert record.game.edition.tree["days"] == 7 and record.over
    rematch = again.post(f"/api/tables/{running}/rematch")["table"]
    assert (rematch["notes"], rematch["edition"]) == ([], "")
    assert again.get(f"/api/tables/{rematch['id']}/components")["tree"]["days"] == 6


def impossible_step(database: str, match: str) -> int:
    """Somebody played what the rules of today do not allow; returns the number of that step."""
    opened = Database(database)
    with opened.writing.begin() as connection:
        rows = connection.execute(select(StepRow.__table__).where(StepRow.match == match).order_by(StepRow.index)).all()
        place = next(row.index for row in rows if row.seat >= 0 and row.index > 8)
        changed = update(StepRow).where(StepRow.match == match, StepRow.index == place).values(action=32_000)
        connection.execute(changed)
        connection.execute(update(MatchHeader).where(MatchHeader.id == match).values(version=0))
    opened.close()
    return int(place)


def test_a_match_by_other_rules_is_shown_as_far_as_it_goes(open_house: Any, sqlite: str) -> None:
    match = golden("bake_and_sale", "two_seats")
    old_database(sqlite, {"sheets": match})
    place = impossible_step(sqlite, "sheets")
    browser = open_house(sqlite).browser()
    notes = browser.get("/api/tables/sheets")["table"]["notes"]
    assert notes[0] == "This match was played by version 0 of the rules; it is followed by version 1."
    assert notes[1].startswith(f"{STOPS}{place + 1} of {len(match)}: ")
    position = browser.position("sheets", None)
    assert (len(position["lines"]), position["length"]) == (place, len(match))
    assert browser.get(f"/api/tables/sheets/steps/{place}")["steps"] == place
    record = browser.ask("GET", "/api/tables/sheets/record").text
    assert f"\nNote: {notes[1]}\n" in record
    assert len(re.findall(r"\bseat \d: ", record)) > 0


def test_a_running_match_that_today_s_rules_cannot_follow_stands_still(open_house: Any, sqlite: str) -> None:
    house: House = open_house(sqlite)
    ada = house.browser("Ada")
    running = ada.new_table("bake_and_sale", "me", "greedy", clock={"seconds": 60})["table"]["id"]
    ada.play_on(running, decisions=6)
    house.close()
    impossible_step(sqlite, running)
    house = open_house(sqlite, sweep_every=0.05)
    again = house.browser(cookies=ada.http.cookies)
    position = again.position(running)
    length = position["length"]
    assert (position["view"]["actions"], position["take_back"]) == ([], "no")
    answer = again.ask("POST", f"/api/tables/{running}/moves", json={"seat": 0, "length": length, "action": 0})
    assert answer.status_code == 409
    assert answer.json()["words"].startswith(STOPS)
    assert again.position(running)["length"] == length
    assert not house.hall.tables[running].is_acting
    assert again.post(f"/api/tables/{running}/abandon")["table"]["status"] == "abandoned"


# --- Editions at the table


WEEK = 'edition = "Short week"\ndays = 2\nbuildings.network.fame = 3\n'


def test_a_table_with_an_edition_tells_everybody(house: House) -> None:
    ada = house.browser("Ada")
    made = ada.new_table("bake_and_sale", "me", "open", edition={"text": WEEK})
    name = made["table"]["id"]
    assert made["table"]["edition"] == "Short week"
    ben = house.browser("Ben")
    link = made["you"]["invitations"][0]["path"].rsplit("/", 1)[-1]
    assert ben.get(f"/api/join/{link}")["table"]["edition"] == "Short week"
    assert ben.refused("GET", "/api/join/nowhere") == (404, "not_found")
    joined = ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    assert joined["table"]["edition"] == "Short week"
    found = ben.get(f"/api/tables/{name}/components")
    assert found["differences"] == [
        {"path": "days", "standard": 7, "here": 2},
        {"path": "buildings.network.fame", "standard": 1, "here": 3},
    ]
    assert (found["edition"], found["tree"]["days"]) == ("Short week", 2)
    for browser, seat in ((ada, 0), (ben, 1), (ada, 0), (ben, 1)):
        position = browser.awaited(name, seat)
        browser.move(name, seat, position["length"], "end_day")
    assert ada.position(name)["view"]["over"]
    match = bh.load(ada.ask("GET", f"/api/tables/{name}/record").text)
    assert (match.game.edition.name, match.game.edition.tree["days"], match.over) == ("Short week", 2, True)
    again = ada.post(f"/api/tables/{name}/rematch")["table"]
    assert again["edition"] == "Short week"
    assert ada.get(f"/api/tables/{again['id']}/components")["tree"]["days"] == 2


def test_an_edition_is_tried_before_a_table_is_made(house: House) -> None:
    browser = house.browser()
    tried = browser.post("/api/games/bake_and_sale/edition", text="days = 2", title="my week")
    assert (tried["edition"], tried["tree"]["days"]) == ("my week", 2)
    assert browser.post("/api/games/bake-and-sale/edition", text=WEEK, title="my week")["edition"] == "Short week"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("days = = 2", "The edition is not valid TOML: "),
        ("dais = 2", "The edition names dais, which this game does not have; did you mean days?"),
        ("days = 'two'", "The edition's days is 'two'; it must be a valid integer."),
        ("days = 0", "The edition's days is 0; it must be greater than or equal to 1."),
        ("# nothing", "The edition names no component; leave it out to play with the standard edition."),
        ("edition = 7", "The edition's title, edition, must be a line of at most 60 characters."),
        (f"edition = '{'x' * 61}'", "The edition's title, edition, must be a line of at most 60 characters."),
        (f"days = {'[' * 9_000}", "The edition is not valid TOML: "),
        ("\0", "The edition is not valid TOML: "),
    ],
)
def test_what_is_wrong_with_an_edition_is_one_sentence(house: House, text: str, sentence: str) -> None:
    browser = house.browser()
    wish = {"game": "bake_and_sale", "seats": [{"kind": "me"}], "edition": {"text": text}}
    for answer in (
        browser.ask("POST", "/api/games/bake_and_sale/edition", json={"text": text}),
        browser.ask("POST", "/api/tables", json=wish),
    ):
        assert answer.status_code == 422
        words = json.loads(answer.text)["words"]
        assert words.startswith(sentence)
        assert "\n" not in words


def test_an_edition_has_its_size(house: House) -> None:
    browser = house.browser()
    for size in (20_001, 70_000):
        assert not browser.ask("POST", "/api/games/bake_and_sale/edition", json={"text": "#" * size}).is_success
