# Bakehouse. `make` alone lists what there is to do.

SHELL := bash
# Hundreds of processes start in the tests: they share what Python has compiled, also where the surroundings say otherwise.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
RUN_READY := $(VENV)/.ready-to-play
DEV_READY := $(VENV)/.ready-to-develop
BROWSER_READY := $(VENV)/.ready-to-browse

NPM := web/npm.sh $(BIN)/python
WEB_READY := web/node_modules/.ready
WEB_BUILT := src/bakehouse/server/pages/table/index.html
WEB_SOURCES := $(shell find web/src web/public web/app -type f) web/index.html web/vite.config.ts web/svelte.config.js

# More than there are cores: many tests wait for a server, a clock or another process.
WORKERS ?= $(shell echo $$(( ($$(getconf _NPROCESSORS_ONLN) * 3 + 1) / 2 )))
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --maxprocesses 12 --dist worksteal
QUICK := -m "not slow and not browser"
# Run again as plain Python: what says how the rules are meant, and whole games in which an overflow would show. With checked array
# bounds: whatever plays or searches far and wide. `make test-all` runs all of RULES both ways; that plain and compiled rules
# play the same games, byte by byte, is a test of its own every time.
RULES := tests/games tests/kernel tests/simulation
PLAIN := -k "test_examples or test_rulings or test_scenarios or test_objectives or test_properties or test_playouts or test_sabotage"
BOUNDS := -k "test_properties or test_against_reference or test_nodes or test_playouts or test_redeal or test_search or test_beam or test_vector or test_watch"

.PHONY: help setup play web test test-all bench audit docs screenshots format clean
.PHONY: check-format check-lint check-types check-web test-compiled test-plain test-bounds test-browser test-slow

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F '\t' '{printf "make %-14s %s\n", $$1, $$2}'

# --- Setting up -------------------------------------------------------------------------------------------------------

setup: $(DEV_READY) ## make .venv with everything for developing (the other targets call it)

# The first Python that is recent enough and can make an environment.
USABLE := import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))

$(BIN)/python:
	@for python in python3 python3.13 python3.12 python3.11; do \
	    if "$$python" -c '$(USABLE)' >/dev/null 2>&1; then \
	        echo "Making $(VENV) with $$("$$python" --version)."; \
	        "$$python" -m venv --clear $(VENV) && exit 0; \
	        rm -rf $(VENV); exit 1; \
	    fi; \
	done; \
	echo "Bakehouse needs Python 3.11, 3.12 or 3.13 with its venv module (on Debian and Ubuntu: the package python3-venv), and none was found." >&2; \
	exit 1

$(RUN_READY): requirements/run.txt requirements/build.txt pyproject.toml | $(BIN)/python
	@echo "Installing what playing needs (once)."
	@$(PIP) install --progress-bar on -r requirements/run.txt -r requirements/build.txt
	@$(PIP) install -q --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV_READY): requirements/dev.txt $(RUN_READY)
	@echo "Installing what developing needs (once)."
	@$(PIP) install --progress-bar on -r requirements/dev.txt
	@touch $@

# --- Playing ----------------------------------------------------------------------------------------------------------

play: $(RUN_READY) $(WEB_BUILT) ## play in the browser: on this computer, or with friends on your network
	@$(BIN)/bakehouse serve --open --log-level warning

web: $(WEB_BUILT) ## build the table for the browser

$(WEB_READY): web/package-lock.json | $(BIN)/python
	@echo "Installing what building the table needs (once)."
	@$(NPM) ci --no-audit --no-fund --loglevel error
	@touch $@

$(WEB_BUILT): $(WEB_SOURCES) $(WEB_READY)
	@echo "Building the table for the browser."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# --- Testing ----------------------------------------------------------------------------------------------------------

PARTS := check-format check-lint check-types+check-web test-compiled test-plain test-bounds test-browser

test: $(DEV_READY) $(WEB_READY) $(BROWSER_READY) $(WEB_BUILT) ## everything that has to pass, with the time of each part
	@$(BIN)/python -m tests.parts $(PARTS)

test-all: test test-slow ## the same, and the slow and exhaustive tests

define heading
@printf '\n\033[1m%s\033[0m\n' "== $(1)"
endef

check-format: $(DEV_READY)
	$(call heading,Format)
	@$(BIN)/ruff format --check .

check-lint: $(DEV_READY)
	$(call heading,Lint)
	@$(BIN)/ruff check .

check-types: $(DEV_READY)
	$(call heading,Types)
	@$(BIN)/mypy

check-web: $(DEV_READY) $(WEB_READY) ## format, lint and types of the table in the browser
	$(call heading,The table in the browser: format; lint; types)
	@$(NPM) run --silent check

# Compiled beforehand, so that the first tests need not wait for it.
test-compiled: $(DEV_READY) ## only the tests, compiled
	$(call heading,Compiling the games (once))
	@$(BIN)/bakehouse warmup
	$(call heading,Tests: compiled)
	@$(PYTEST) $(QUICK)

test-plain: $(DEV_READY) ## only the tests, as plain Python
	$(call heading,Tests: the same source as plain Python; an overflow is an error)
	@NUMBA_DISABLE_JIT=1 $(PYTEST) $(QUICK) $(PLAIN) $(RULES) -W error::RuntimeWarning

test-bounds: $(DEV_READY) ## only the tests, compiled with checked array bounds
	$(call heading,Tests: compiled with checked array bounds)
	@NUMBA_BOUNDSCHECK=1 $(BIN)/bakehouse warmup
	@NUMBA_BOUNDSCHECK=1 $(PYTEST) $(QUICK) $(BOUNDS) $(RULES)

$(BROWSER_READY): $(DEV_READY)
	@tests/browser/get_browser.sh $(BIN)/python
	@touch $@

# Every test process has a browser and a server of its own.
test-browser: $(DEV_READY) $(BROWSER_READY) $(WEB_BUILT) ## only the tests that play in a real browser
	$(call heading,Tests: the table in a real browser)
	@$(PYTEST) -m "browser and not slow" tests/browser

test-slow: $(DEV_READY)
	$(call heading,Tests: all rules as plain Python)
	@NUMBA_DISABLE_JIT=1 $(PYTEST) $(QUICK) $(RULES) tests/test_match.py -W error::RuntimeWarning
	$(call heading,Tests: all rules with checked array bounds)
	@NUMBA_BOUNDSCHECK=1 $(PYTEST) $(QUICK) -k "not test_gpu and not test_libraries and not test_sabotage" $(RULES)
	$(call heading,Tests: the slow and exhaustive ones)
	@$(PYTEST) -m slow || [ $$? -eq 5 ] # 5: there are none
	$(call heading,Mutants: small mistakes that the tests should find)
	@$(BIN)/python -m tests.mutation --limit 10

# --- The rest ---------------------------------------------------------------------------------------------------------

bench: $(DEV_READY) ## measure the speed on this machine
	@$(BIN)/bakehouse bench

AUDIT := $(VENV)/audit

audit: $(DEV_READY) $(WEB_READY) ## known weaknesses of all packages, by pip-audit and npm audit (asks the internet)
	@test -x $(AUDIT)/bin/pip-audit || ($(BIN)/python -m venv $(AUDIT) && $(AUDIT)/bin/python -m pip install -q pip-audit)
	@for file in requirements/run.txt requirements/dev.txt; do $(AUDIT)/bin/pip-audit --disable-pip --no-deps -r $$file || exit 1; done
	@$(NPM) audit --audit-level=moderate

docs: $(DEV_READY) ## build the documentation into site/
	@$(BIN)/mkdocs build --strict --quiet
	@echo "The documentation is in site/index.html."

screenshots: $(DEV_READY) $(BROWSER_READY) $(WEB_BUILT) ## take the pictures of the documentation anew
	@$(BIN)/python -m tests.browser.screenshots docs/pictures

format: $(DEV_READY) $(WEB_READY) ## format the code and mend what can be mended by itself
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .
	@$(NPM) run --silent format

clean: ## remove .venv and everything that was built
	rm -rf $(VENV) site dist web/node_modules src/bakehouse/server/pages/table .pytest_cache .mypy_cache .ruff_cache .hypothesis .bench
	find src tests docs -name __pycache__ -type d -prune -exec rm -rf {} +
