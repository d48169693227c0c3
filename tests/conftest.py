"""What all tests share."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(id): a test that would fail under another reading of this ruling")
