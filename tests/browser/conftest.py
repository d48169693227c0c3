"""One server and one browser for all tests of the table in the browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.found import launched
from tests.browser.house import BUILT, DESK, PHONE, Server, Visitor, visitor


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not (BUILT / "index.html").exists():
        pytest.fail("The table is not built yet: run `make web`.", pytrace=False)
    with sync_playwright() as playwright:
        try:
            launched_browser = launched(playwright)
        except Error:
            pytest.fail("There is no browser to test with: `make test-browser` fetches one.", pytrace=False)
        yield launched_browser
        launched_browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.stop()


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visitor(browser, server, DESK) as somebody:
        yield somebody


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visitor(browser, server, PHONE, has_touch=True) as somebody:
        yield somebody
