"""The browser that the tests use: one that is installed, else Playwright's own.

`python -m tests.browser.found` says by its exit code whether there is one that starts.
"""

import shutil
import sys
from typing import Any

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

# The shell first: it has no window of its own to draw around every page, and takes two thirds of the time.
INSTALLED = (
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
)  # fmt: skip
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


def launched(playwright: Playwright) -> Browser:
    """An installed Chromium or Chrome that starts, else Playwright's own; if there is none, Playwright's error."""
    for name in INSTALLED:
        if path := shutil.which(name):
            try:
                return launch(playwright, executable_path=path)
            except Error:
                continue
    return launch(playwright)


def launch(playwright: Playwright, **options: Any) -> Browser:
    return playwright.chromium.launch(args=list(FLAGS), **options)


def main() -> int:
    with sync_playwright() as playwright:
        try:
            browser = launched(playwright)
        except Error:
            return 1
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
