# Bakehouse. `make` alone lists what there is to do.

SHELL := bash
.DEFAULT_GOAL := help
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
RUN_READY := $(VENV)/.ready-to-play
DEV_READY := $(VENV)/.ready-to-develop

WORKERS ?= auto
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --maxprocesses 8
QUICK := -m "not slow"
# What runs on the rules themselves, in every mode.
RULES := tests/games tests/kernel tests/simulation tests/test_match.py

.PHONY: help setup play test test-all bench docs format clean
.PHONY: check-format check-lint check-types test-compiled test-plain test-bounds test-slow

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

play: $(RUN_READY) ## choose a game and play it in the terminal
	@$(BIN)/bakehouse play

# --- Testing ----------------------------------------------------------------------------------------------------------

test: check-format check-lint check-types test-compiled test-plain test-bounds ## everything that has to pass
	@printf '\nEverything passed.\n'

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

# Compiled by all cores beforehand: test processes would each compile what they happen to need first.
test-compiled: $(DEV_READY) ## only the tests, compiled
	$(call heading,Compiling the games (once))
	@$(BIN)/bakehouse warmup
	$(call heading,Tests: compiled)
	@$(PYTEST) $(QUICK)

test-plain: $(DEV_READY) ## only the tests, as plain Python
	$(call heading,Tests: the same source as plain Python; an overflow is an error)
	@NUMBA_DISABLE_JIT=1 $(PYTEST) $(QUICK) $(RULES) -W error::RuntimeWarning

# A warm cache would ignore the flag, so the folder is new and goes away afterwards.
test-bounds: $(DEV_READY) ## only the tests, compiled with checked array bounds
	$(call heading,Tests: compiled with checked array bounds (compiles everything anew))
	@cache=$$(mktemp -d) && trap 'rm -rf "$$cache"' EXIT && \
	    BAKEHOUSE_CACHE="$$cache" NUMBA_BOUNDSCHECK=1 $(PYTEST) $(QUICK) $(RULES)

test-slow: $(DEV_READY)
	$(call heading,Tests: the slow and exhaustive ones)
	@$(PYTEST) -m slow || [ $$? -eq 5 ] # 5: there are none

# --- The rest ---------------------------------------------------------------------------------------------------------

bench: $(DEV_READY) ## measure the speed on this machine
	@$(BIN)/bakehouse bench

docs: $(DEV_READY) ## build the documentation into site/
	@$(BIN)/mkdocs build --strict --quiet
	@echo "The documentation is in site/index.html."

format: $(DEV_READY) ## format the code and mend what can be mended by itself
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

clean: ## remove .venv and everything that was built
	rm -rf $(VENV) site dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .bench
	find src tests docs -name __pycache__ -type d -prune -exec rm -rf {} +
