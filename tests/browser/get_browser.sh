#!/usr/bin/env bash
# A browser for the tests: one that is installed, else Playwright's own download, else Debian's package.
# Usage: tests/browser/get_browser.sh PYTHON
set -uo pipefail
python=$1

has_browser() { "$python" -m tests.browser.found; }

with_rights() {
    if [[ $EUID -eq 0 ]]; then "$@"; else sudo --non-interactive "$@"; fi
}

has_browser && exit 0

echo "This machine has no Chromium or Chrome; fetching one (once)."
timeout 600 "$python" -m playwright install chromium && has_browser && exit 0

if command -v apt-get >/dev/null; then
    echo "Playwright's download cannot be had; trying the package manager."
    export DEBIAN_FRONTEND=noninteractive
    with_rights apt-get update --quiet=2 &&
        with_rights apt-get install --yes --quiet --no-install-recommends chromium-headless-shell fonts-noto-color-emoji &&
        has_browser && exit 0
fi

echo "There is no browser to test with and none could be fetched: install Chromium or Chrome and run this again." >&2
exit 1
