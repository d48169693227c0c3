"""For hosts: the doctor, backups while people play, migrations from the first schema on, logs and boards."""

import io
import json
import logging
import re
import sqlite3
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.script import ScriptDirectory
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from sqlalchemy import inspect
from typer.testing import CliRunner

import bakehouse as bh
from bakehouse.cli.app import app
from bakehouse.server import telemetry
from bakehouse.server.doctor import examine
from bakehouse.server.logs import Lines
from bakehouse.server.metrics import Metrics
from bakehouse.server.storage.backup import back_up, restore
from bakehouse.server.storage.database import checked_url, open_engine
from bakehouse.server.storage.migrate import check_newest, configuration, migrate
from bakehouse.server.storage.models import Base
from bakehouse.server.telemetry import is_private
from tests.server.conftest import Opened, Postgres
from tests.server.house import House, until
from tests.server.test_old_matches import golden, old_database

ROOT = Path(__file__).parents[2]


def execute(database: str, statement: str) -> None:
    if "://" in database:
        with psycopg.connect(database) as connection:
            connection.execute(statement)  # type: ignore[call-overload]
    else:
        with sqlite3.connect(database) as opened:
            opened.execute(statement)
        opened.close()


def findings(database: str) -> list[str]:
    found: list[str] = []
    examine(database, lambda finding: found.append(finding.sentence))
    return found


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, list(arguments))


def test_a_postgresql_database_without_an_encoding_keeps_every_name(open_house: Opened, postgres: Postgres) -> None:
    """As `initdb` makes it where no locale is set, in small containers for example."""
    database = postgres.new_database("ENCODING 'SQL_ASCII' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'")
    zoe = open_house(database).browser("Zoë")
    table = zoe.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
    zoe.play_on(table, 0, 2)
    assert zoe.get("/api/me") == {"name": "Zoë"}
    assert findings(database) == []


# --- The doctor


def test_the_doctor_finds_nothing_where_all_is_well(open_house: Opened, database: str) -> None:
    house = open_house(database)
    ada = house.browser("Ada")
    table = ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
    ada.play_on(table, 0, 4)
    ada.new_table("cake_auf", "me", "open")
    assert findings(database) == [], "while the server runs"
    result = run("doctor", database)
    assert result.exit_code == 0 and "All 2 matches replay" in result.output


def test_the_doctor_finds_chance_that_was_not_promised(open_house: Opened, sqlite: str) -> None:
    """Before anybody has used the dice: what was done with other ones would not be possible."""
    house = open_house(sqlite)
    house.browser().new_table("bake_and_sale", "me")
    house.close()
    execute(sqlite, "UPDATE steps SET action = CASE action WHEN 0 THEN 1 ELSE 0 END WHERE seat = -1")
    assert any("chance is not what was promised" in sentence for sentence in findings(sqlite)), findings(sqlite)


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        ('DELETE FROM steps WHERE "index" = 3', "gap"),
        ("UPDATE matches SET rematch = 'nowhere'", "rematch, nowhere, is not there"),
        ("UPDATE matches SET status = 'open'", "never began"),
        ("DELETE FROM seats WHERE seat = 1", "seats are not all there"),
        ("UPDATE matches SET status = 'over', result = NULL", "goes on"),
    ],
)
def test_the_doctor_finds_what_cannot_be(open_house: Opened, sqlite: str, harm: str, told: str) -> None:
    house = open_house(sqlite)
    ada = house.browser()
    ada.play_on(ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"], 0, 3)
    house.close()
    execute(sqlite, harm)
    assert any(told in sentence for sentence in findings(sqlite)), findings(sqlite)
    result = run("doctor", sqlite)
    assert result.exit_code == 2 and "Traceback" not in result.output


# --- Backups


def test_a_backup_taken_while_people_play_is_one_moment_and_can_be_played_on(
    open_house: Opened, database: str, tmp_path: Path, postgres: Postgres
) -> None:
    """And restored to the other kind of database."""
    house: House = open_house(database)
    ada, ben = house.browser("Ada"), house.browser("Ben")
    made = ada.new_table("bake_and_sale", "me", "open")
    table = made["table"]["id"]
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    before = ada.move(table, 0, ada.position(table)["length"], "end_day")["length"]
    file = tmp_path / "copy.sqlite3"
    assert back_up(database, file) == 1 and file.stat().st_mode & 0o077 == 0
    ada.position(table)
    with pytest.raises(bh.BadFile, match="there already"):
        back_up(database, file)
    other = str(tmp_path / "other.sqlite3") if "://" in database else postgres.new_database()
    assert restore(file, other) == 1 and findings(other) == []
    with pytest.raises(bh.BadFile, match="holds something already"):
        restore(file, other)
    again = open_house(other).browser(cookies=ada.http.cookies)
    assert again.position(table)["length"] == before and again.get("/api/me") == {"name": "Ada"}
    assert [seat["name"] for seat in again.get(f"/api/tables/{table}")["table"]["seats"]] == ["Ada", "Ben"]


def test_the_commands_for_hosts_say_what_they_did_and_what_was_wrong(house: House, sqlite: str, tmp_path: Path) -> None:
    house.browser().new_table("bake_and_sale", "me")
    file = str(tmp_path / "copy.sqlite3")
    assert "1 matches are in" in run("backup", sqlite, file).output
    assert "1 matches were restored" in run("restore", file, str(tmp_path / "new.sqlite3")).output
    assert "1 older ones stay good" in run("new-key", str(tmp_path / "new.sqlite3")).output
    for wrong in (("doctor", "nowhere.sqlite3"), ("backup", "nowhere.sqlite3", "x"), ("restore", "nowhere", "y")):
        result = run(*wrong)
        assert result.exit_code == 2 and "Traceback" not in result.output and "There is no" in result.output


# --- Migrations


def test_from_every_schema_on_a_database_becomes_what_the_models_say(database: str) -> None:
    engine = open_engine(checked_url(database))
    with engine.begin() as connection:
        steps = [step.revision for step in ScriptDirectory.from_config(configuration(connection)).walk_revisions()]
        for revision in reversed(steps):
            command.upgrade(configuration(connection), revision)
    with engine.connect() as connection:
        check_newest(connection)
        found = inspect(connection)
        for table in Base.metadata.sorted_tables:
            assert {column["name"] for column in found.get_columns(table.name)} == {c.name for c in table.columns}
    engine.dispose()


def test_matches_of_the_first_schema_pass_the_doctor(database: str) -> None:
    old_database(database, {"sheets": golden("bake_and_sale", "two_seats")})
    with pytest.raises(bh.BadFile, match="start a server on it once"):
        findings(database)
    engine = open_engine(checked_url(database))
    migrate(engine)
    engine.dispose()
    assert findings(database) == []


def test_a_newer_schema_is_refused_with_a_sentence(database: str) -> None:
    engine = open_engine(checked_url(database))
    migrate(engine)
    engine.dispose()
    execute(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(bh.BadFile, match="newer Bakehouse"):
        House(database)


# --- Watching over it


def test_requests_are_found_again_in_the_logs(house: House) -> None:
    heard = io.StringIO()
    handler = logging.StreamHandler(heard)
    handler.setFormatter(Lines())
    logger = logging.getLogger("bakehouse")
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel("INFO")
    try:
        ada = house.browser()
        seats = [{"kind": "me"}, {"kind": "open"}]
        told = {"game": "cake_auf", "seats": seats}
        answer = ada.http.post("/api/tables", json=told, headers={"X-Request-Id": "from-the-proxy-7"})
        assert answer.headers["x-request-id"] == "from-the-proxy-7"
        lines = until(lambda: [json.loads(line) for line in heard.getvalue().splitlines()], "a line")
        assert any(line["event"] == "table made" and line["request"] == "from-the-proxy-7" for line in lines)
        odd = ada.http.get("/api/me", headers={"X-Request-Id": "no {good} id"}).headers["x-request-id"]
        assert re.fullmatch("[0-9a-f]{16}", odd)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)


def test_the_board_for_grafana_names_what_is_measured() -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    measured = Metrics().text().decode()
    asked = {name for name in re.findall(r"[a-z_]{6,}", " ".join(
        target["expr"] for panel in board["panels"] for target in panel["targets"]))
        if name.startswith(("bakehouse_", "process_"))}  # fmt: skip
    assert len(asked) > 10
    for name in asked:
        family = re.sub("_(total|bucket|sum|count)$", "", name)
        assert f"# HELP {family}" in measured or f"# HELP {name}" in measured, name


def test_the_page_for_the_host_is_on_loopback_alone_and_bans_addresses(open_house: Opened, sqlite: str) -> None:
    house = open_house(sqlite, admin=True, hosts=("bakery.example",))
    host = house.browser()
    shown = host.http.get("/admin")
    assert shown.status_code == 200 and "tables in memory" in shown.text and "chat_lines" in shown.text
    for passed_on in ({"X-Forwarded-For": "127.0.0.1"}, {"Via": "1.1 proxy"}, {"Host": "bakery.example"}):
        assert host.http.get("/admin", headers=passed_on).status_code == 404, passed_on
        answer = host.http.post("/admin/bans", data={"address": "10.0.0.1", "deed": "ban"}, headers=passed_on)
        assert answer.status_code == 404
    other = {"Origin": "https://evil.example"}
    assert host.http.post("/admin/bans", data={"address": "::1", "deed": "ban"}, headers=other).status_code == 403
    assert host.http.post("/admin/bans", data={"address": "everybody", "deed": "ban"}).status_code == 422
    for address in ("203.0.113.7", "2001:db8::7"):
        assert host.http.post("/admin/bans", data={"address": address, "deed": "ban"}).status_code == 303
    assert house.hall.bans == {"203.0.113.7", "2001:db8::/64"}
    visitor = {"X-Forwarded-For": "203.0.113.7"}
    refused = host.http.get("/api/me", headers=visitor)
    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
    host.http.post("/admin/bans", data={"address": "203.0.113.7", "deed": "lift"})
    assert host.http.get("/api/me", headers=visitor).status_code == 200
    house.close()
    assert open_house(sqlite).hall.bans == {"2001:db8::/64"}, "bans outlast a restart"


def test_without_being_asked_for_there_is_no_page_for_the_host(house: House) -> None:
    assert house.browser().ask("GET", "/admin").status_code == 404


def test_telemetry_hears_of_requests_and_of_no_secret(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(heard))
    monkeypatch.setattr(trace, "get_tracer_provider", lambda: provider)
    with House(sqlite, telemetry=True) as house:
        ada = house.browser("Ada")
        made = ada.new_table("cake_auf", "me", "open")
        ada.get(made["you"]["invitations"][0]["path"].replace("/join/", "/api/join/"))
        ada.get("/api/me/devices")
        ada.ask("GET", "/health")
        with ada.socket(made["table"]["id"]) as socket:
            socket.hear("welcome")
    spans = heard.get_finished_spans()
    paths = {str(span.attributes["url.path"]) for span in spans if span.attributes and "url.path" in span.attributes}
    assert "/api/tables" in paths and not any(is_private({"path": path}) for path in paths)
    assert any(span.name.startswith("WS") for span in spans)


def test_telemetry_that_leads_nowhere_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result = run("serve", "--telemetry", "--port", "0", "--database", str(tmp_path / "a.sqlite3"))
    assert result.exit_code == 2 and "Telemetry needs" in result.output and "Traceback" not in result.output
    monkeypatch.setattr(telemetry, "find_spec", lambda part: part)
    result = run("serve", "--telemetry", "--port", "0", "--database", str(tmp_path / "a.sqlite3"))
    assert result.exit_code == 2 and "OTEL_EXPORTER_OTLP_ENDPOINT" in result.output
