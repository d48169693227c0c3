"""What others rely on: the types, the description, the example, the schema of the database, what machines read."""

import json
import logging
import re
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from typer.testing import CliRunner

from bakehouse.cli.app import app
from bakehouse.errors import BakehouseError
from bakehouse.server import typescript
from bakehouse.server.load import Load, measure
from bakehouse.server.logs import Lines, tell
from bakehouse.server.storage import Database
from bakehouse.server.storage.database import checked_url
from bakehouse.server.storage.models import Base
from tests.server.house import House

ROOT = Path(__file__).resolve().parents[2]


def test_the_typescript_types_are_those_of_the_messages_and_views() -> None:
    for path, source in typescript.files():
        assert path.read_text("utf-8") == source, f"{path} is stale: run `python -m bakehouse.server.typescript`"


def test_openapi_describes_every_address(house: House) -> None:
    described = house.browser().get("/openapi.json")
    assert {"/api/tables", "/api/tables/{table}/moves", "/api/join", "/health"} <= set(described["paths"])
    position = described["paths"]["/api/tables/{table}/position"]["get"]["responses"]["200"]
    assert position["content"]["application/json"]["schema"]["$ref"].endswith("/Position")


def test_the_example_bot_plays_a_match_in_twenty_lines(house: House) -> None:
    bot = ROOT / "examples/bot.py"
    lines = [line for line in bot.read_text("utf-8").splitlines() if line.strip() and not line.startswith('"""')]
    assert len(lines) <= 25 and len([line for line in lines if not re.match("import|from", line)]) <= 20
    command = [sys.executable, str(bot), house.url, "bake_and_sale", "greedy"]
    played = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert played.returncode == 0, played.stderr
    assert re.match(r"\[-?\d+, -?\d+\]", played.stdout)


def test_the_migrations_make_what_the_models_say(database: str) -> None:
    opened = Database(database)
    with opened.reading.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        differences = compare_metadata(context, Base.metadata)
    opened.close()
    assert differences == []
    Database(database).close()  # a second time there is nothing to do


@pytest.mark.parametrize("url", ["mysql://host/name", "sqlite://", "sqlite:///:memory:", "a://"])
def test_databases_that_cannot_be(url: str) -> None:
    with pytest.raises(BakehouseError) as problem:
        checked_url(url)
    assert str(problem.value).endswith(".")


def test_a_database_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    for url in ("postgresql://postgres@127.0.0.1:1/none", f"{tmp_path}"):
        with pytest.raises(BakehouseError) as problem:
            Database(url)
        assert "\n" not in str(problem.value) and str(problem.value).endswith(".")


def test_a_port_in_use_is_told_in_a_sentence(house: House) -> None:
    port = house.url.rsplit(":", 1)[-1]
    result = CliRunner().invoke(app, ["serve", "--port", port])
    assert result.exit_code == 2 and "cannot listen" in result.output and "Traceback" not in result.output


def test_wrong_options_are_told_in_a_sentence() -> None:
    for wrong in (["--log-level", "loud"], ["--database", "mysql://host/name", "--port", "0", "--cold"]):
        result = CliRunner().invoke(app, ["serve", *wrong])
        assert result.exit_code == 2 and result.output.strip().endswith("."), result.output


def test_health_and_metrics(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    ada.move(table, 0, ada.position(table)["length"], "market")
    with ada.socket(table) as socket:
        socket.hear("position")
        health = ada.get("/health")
        assert health == health | {"status": "ok", "database": "sqlite", "tables": 1, "connections": 1}
    text = ada.ask("GET", "/metrics").text
    assert 'bakehouse_moves_total{by="person",game="bake_and_sale"} 1.0' in text
    for name in ("bakehouse_move_seconds_bucket", "bakehouse_commit_seconds_sum", "process_resident_memory_bytes"):
        assert name in text


def test_logs_are_lines_of_json(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "bakehouse"):
        tell(logging.getLogger("bakehouse.test"), "table made", table="1", seats=2)
    told = json.loads(Lines().format(caplog.records[-1]))
    assert told == told | {"event": "table made", "table": "1", "seats": 2, "level": "info"}


def test_no_secret_is_logged(open_house, sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        house: House = open_house(sqlite)
        ada = house.browser("Ada")
        made = ada.new_table("cake_auf", "me", "open")
        house.browser().post("/api/join", link=made["you"]["invitations"][0]["path"])
        header = house.hall.tables[made["table"]["id"]].header
    ours = [Lines().format(record) for record in caplog.records if record.name.startswith("bakehouse")]
    assert any("seat changed" in line for line in ours)
    secrets = [str(header.seed), header.salt, header.owner, made["you"]["invitations"][0]["path"]]
    assert not [line for line in ours for secret in secrets if secret in line]


def test_the_start_page_stands_on_its_own(house: House) -> None:
    page = house.browser().ask("GET", "/")
    assert page.headers["content-type"].startswith("text/html")
    assert "http://" not in page.text and "https://" not in page.text
    assert all(' src="/' in script for script in re.findall("<script[^>]*>", page.text)), "the policy allows no others"


@pytest.mark.slow
def test_the_load_script_finds_no_lost_move() -> None:
    figures = {figure.name: figure.value for figure in measure(Load(tables=4, spectators=12, seconds=2, pace=0.1))}
    assert figures["moves, programs and scripts"] > 0 and figures["script moves that were measured"] > 0
    wrong = ("moves refused", "moves lost", "moves doubled", "gaps in what spectators saw")
    assert [figures[name] for name in wrong] == [0, 0, 0, 0]


def test_a_game_brings_its_words_along_in_every_language(house: House) -> None:
    ada = house.browser()
    german = ada.http.get("/api/games/cake_auf/words/de")
    assert german.headers["content-type"].startswith("text/plain") and "recipe-mochi = Mochi" in german.text
    assert ada.http.get("/api/games/cake_auf/words/fr").text == ada.http.get("/api/games/cake_auf/words/en").text
    again = ada.http.get("/api/games/cake_auf/words/de", headers={"if-none-match": german.headers["etag"]})
    assert (again.status_code, german.headers.get_list("cache-control")) == (304, ["no-cache"])


def test_words_of_no_game_and_of_no_language_are_refused_in_a_sentence(house: House) -> None:
    ada = house.browser()
    unknown = ada.http.get("/api/games/chess/words/de")
    assert unknown.status_code == 404 and "chess" in unknown.json()["words"]
    assert ada.http.get("/api/games/cake_auf/words/..%2Fen").status_code in (404, 422)


def test_boxes_promise_in_the_language_that_is_asked_for(house: House) -> None:
    ada = house.browser()
    said = {code: ada.get("/api/games", language=code)[0]["promise"] for code in ("en", "de", "es", "xx")}
    assert said["xx"] == said["en"] and len(set(said.values())) == 3
