"""Files of the table in the browser: packed, kept by browsers, and a page for addresses that lead nowhere."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from bakehouse.server.assets import Built, read_asset

SCRIPT = b"const cake = 1;\n" * 100


class Client:
    """Asks a folder of files without a server in between."""

    def __init__(self, built: Built) -> None:
        self.built = built

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.ask("GET", path, headers)

    def ask(self, method: str, path: str, headers: dict[str, str]) -> httpx.Response:
        told = {name.replace("_", "-"): value for name, value in headers.items()}

        async def asked() -> httpx.Response:
            transport = httpx.ASGITransport(self.built)
            async with httpx.AsyncClient(transport=transport, base_url="http://bakehouse") as client:
                return await client.request(method, path, headers=told)

        return asyncio.run(asked())


@pytest.fixture
def client(tmp_path: Path) -> Client:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc123.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "font.woff2").write_bytes(bytes(range(256)))
    (tmp_path / "index.html").write_text("<!doctype html><title>Bakehouse</title>" + " " * 500)
    built = Built(tmp_path, read_asset(tmp_path / "index.html"))
    return Client(built)


def test_what_is_named_after_its_contents_is_kept_for_ever(client: Client) -> None:
    answer = client.get("/assets/index-abc123.js", accept_encoding="gzip")
    assert answer.content == SCRIPT and answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT, mtime=0)) < len(SCRIPT) / 5
    assert "immutable" in answer.headers["cache-control"] and "javascript" in answer.headers["content-type"]
    plain = client.get("/assets/index-abc123.js", accept_encoding="identity")
    assert plain.content == SCRIPT and "content-encoding" not in plain.headers
    assert "content-encoding" not in client.get("/assets/font.woff2").headers  # packing would not make it smaller


def test_the_page_is_asked_for_anew_and_sent_once(client: Client) -> None:
    first = client.get("/index.html")
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/index.html", if_none_match=first.headers["etag"])
    assert again.status_code == 304 and again.content == b""


def test_an_address_that_leads_nowhere_gets_the_page_and_a_lost_file_does_not(client: Client) -> None:
    lost = client.get("/kitchen/sink")
    assert lost.status_code == 404 and "<title>Bakehouse" in lost.text
    assert "<title>" not in client.get("/assets/old-name.js").text
    assert client.get("/../../etc/passwd").status_code == 404
    assert client.ask("POST", "/kitchen", {}).status_code == 405
