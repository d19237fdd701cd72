# Every command a developer needs; CI runs the same targets. The package is installed into .venv,
# compiled if a C compiler is available. Every test runs on that build; the rules tests also run
# interpreted, from src/.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py tools/compiled_modules.py \
	$(shell find src docs/rules -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '*/static/*')
CLIENT := src/bigshoulders/server/static/index.html
CLIENT_SOURCES := web/package.json web/index.html web/vite.config.ts $(shell find web/src web/public -type f)
NODE_MODULES := web/node_modules/.package-lock.json
NPM := $(BIN)/python tools/npm.py
FROM_SOURCE := PYTHONPATH=src
# Hypothesis tries the same examples each time; without this, a developer's run tries new ones.
export HYPOTHESIS_PROFILE ?= suite
PYTEST := $(BIN)/pytest -q -n auto --dist worksteal
# The folders of pyproject.toml without src, so that the installed package is tested.
INSTALLED := -o pythonpath="$(shell sed -n 's/^pythonpath = \["src", \(.*\)\]/\1/p' pyproject.toml | tr -d '",')"
RULES_TESTS := tests/games/chicago tests/contract tests/kernel
# Independent steps share the cores; each step's output stays together if make supports it.
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

.DEFAULT_GOAL := help
.PHONY: help setup play test check quick fmt lint types imports unit page interpreted rules-coverage \
	rules-tests mutants fuzz fuzz-short bench ladder golden freeze balance-industrialist web web-check browser shots web-bench load audit \
	client-types lock clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 18

$(VENV)/.runtime: requirements/runtime.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Big Shoulders needs Python 3.11 or newer; set PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements/runtime.txt
	@touch $@

$(VENV)/.tools: requirements/dev.txt $(VENV)/.runtime
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements/dev.txt
	@touch $@

$(NODE_MODULES): $(VENV)/.runtime web/package-lock.json
	@$(NPM) ci --no-fund --no-audit --loglevel=error
	@touch $@

$(CLIENT): $(NODE_MODULES) $(CLIENT_SOURCES)
	@echo "Building the client..."
	@$(NPM) run --silent build

$(VENV)/.package: $(VENV)/.runtime $(CLIENT) $(SOURCES)
	@echo "Building the engine (about a minute with a C compiler)..."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps \
		--force-reinstall .
	@rm -rf build src/*.egg-info
	@touch $@

setup: $(VENV)/.tools $(VENV)/.package ## Install everything into .venv

web: $(CLIENT) ## Build the web client into the package

play: $(VENV)/.package ## Start the server and open it in your browser
	@$(BIN)/bigshoulders serve

test: ## Run everything a change must pass
	@$(SIDE_BY_SIDE) setup lint types imports rules-coverage web-check
	@$(MAKE) --no-print-directory unit page interpreted fuzz-short
check: test

quick: ## Check style, types, imports, rules and kernel in under a minute
	@$(SIDE_BY_SIDE) rules-tests lint types imports

fmt: $(VENV)/.tools ## Format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint: $(VENV)/.tools ## Check style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.tools ## Check types (strict)
	$(BIN)/mypy

imports: $(VENV)/.tools ## Check which package may import which
	$(FROM_SOURCE) $(BIN)/lint-imports

web-check: $(NODE_MODULES) ## Check the client: types, style, unit tests
	@$(NPM) run --silent check
	@$(NPM) run --silent lint
	@$(NPM) run --silent test

client-types: $(VENV)/.tools ## Generate the client's types from the server's schema and the games' tables
	$(FROM_SOURCE) $(BIN)/python tools/client_types.py

browser: $(VENV)/.tools ## Install Chromium for the browser tests, if it is missing
	@$(BIN)/python tools/browser.py

unit: setup ## Run all tests except the browser's on the installed (compiled) engine
	$(PYTEST) $(INSTALLED) --ignore=tests/browser --ignore=tests/toy

page: setup browser ## Run the browser tests; separate, because Playwright keeps its own event loop
	$(PYTEST) $(INSTALLED) tests/browser

interpreted: $(VENV)/.tools ## Run rules, contract, properties and goldens again on the interpreted engine
	$(FROM_SOURCE) $(PYTEST) $(RULES_TESTS) tests/properties tests/golden tests/freeze tests/perft tests/toy \
		$(filter-out %_cli.py %_reasons.py %_players.py,$(wildcard tests/games/industrialist/test_*.py))

rules-tests: $(VENV)/.tools
	$(FROM_SOURCE) $(PYTEST) $(RULES_TESTS)

mutants: $(VENV)/.tools ## Break small things and list what no test notices; ROOM=kernel, SAMPLE=n, SEED=n
	$(FROM_SOURCE) $(BIN)/python tools/mutants.py $(ROOM) \
		$(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED))

rules-coverage: $(VENV)/.tools ## List the rules without a test
	$(FROM_SOURCE) $(BIN)/python tools/rules_coverage.py

fuzz: setup ## Play random games with all options for ten minutes; MINUTES=n for longer
	$(BIN)/python tools/fuzz.py --minutes $(or $(MINUTES),10)

fuzz-short: setup ## Play a few random games and check every invariant
	$(BIN)/python tools/fuzz.py --games 60

bench: setup ## Measure the engine's speed, interpreted and compiled, next to other engines
	$(BIN)/python tools/bench.py
	$(BIN)/python tools/bench_envs.py

shots: $(VENV)/.tools $(CLIENT) browser ## Take screenshots of every screen into docs/shots
	$(FROM_SOURCE) $(BIN)/python tools/shots.py

web-bench: $(VENV)/.tools $(CLIENT) browser ## Measure the client: size, time to interactive, response times, frame rate
	$(FROM_SOURCE) $(BIN)/python tools/web_bench.py

load: setup ## Measure a server with many live tables; TABLES=n, SECONDS=n, RATE=n
	$(BIN)/python tools/load.py $(if $(TABLES),--tables $(TABLES)) $(if $(SECONDS),--seconds $(SECONDS)) $(if $(RATE),--rate $(RATE))

audit: $(VENV)/.tools ## List known vulnerabilities in dependencies, if a package index is reachable
	@$(BIN)/python tools/audit.py

ladder: setup ## Measure the bots for the published ladder, resuming the last run; GAMES=n, ROWS=a,b, MINUTES=n
	$(BIN)/python tools/ladder.py $(if $(GAMES),--games $(GAMES)) $(if $(ROWS),--rows $(ROWS)) $(if $(MINUTES),--minutes $(MINUTES))

balance-industrialist: setup ## Measure how well bots score in Industrialist; writes docs/how-it-works/balance/industrialist.md
	$(BIN)/python tools/balance_industrialist.py

golden: $(VENV)/.tools ## Rewrite the golden games; explain every difference
	$(FROM_SOURCE) $(BIN)/python tools/new_golden.py
	$(FROM_SOURCE) $(BIN)/python tools/new_playthroughs.py

freeze: $(VENV)/.tools ## Rewrite the digests of everything visible from outside
	$(FROM_SOURCE) $(BIN)/python tools/freeze.py --write

lock: $(VENV)/.tools ## Update the lock files
	$(BIN)/uv pip compile -q --generate-hashes --no-emit-index-url --universal --python-version 3.11 \
		pyproject.toml --group build --group web -o requirements/runtime.txt
	$(BIN)/uv pip compile -q --generate-hashes --no-emit-index-url --universal --python-version 3.11 \
		pyproject.toml --all-extras --group dev --group server-tests --group bench --group build --group web -o requirements/dev.txt

clean: ## Delete everything that git ignores
	git clean -fdXq
