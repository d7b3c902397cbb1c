# `make play` and `make test` are all you need; `make` alone lists the rest.
# Stamps inside .venv say what is already installed, so a second run starts at once.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Where `make play` listens, if not at 8000.
PORT ?=
# Empty by default; `make test PYTEST_ARGS="-k fortress"` runs a part.
PYTEST_ARGS ?=
# One more than a small machine has cores: who waits for a browser or a server leaves one idle.
WORKERS ?= 3
# Some hundred processes are started by the tests: what one has read of Python, the next need not.
unexport PYTHONDONTWRITEBYTECODE

PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
EXTRAS := (extras or postgres)
# `make test-extras TRAIN=` does without PyTorch, which is large; what trains is then left out.
TRAIN ?= ,train

# Half of what pip would compile nobody ever reads.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile \
  --constraint constraints.txt

.PHONY: help
help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

.PHONY: play
play: $(VENV)/.installed page ## Install what is needed and open the table in the browser; PORT=8001 if 8000 is in use
	$(BIN)/boneyard serve --open $(PORT:%=--port %)

.PHONY: test
test: page ## Install what is needed and run all tests
	# What keeps one core busy, or waits for the network, goes beside something else that does, and
	# what is compiled once need not be by every process of the tests.
	$(MAKE) --no-print-directory chromium & browser=$$!; \
	$(BIN)/python -m tools.page test & page=$$!; \
	$(MAKE) --no-print-directory $(VENV)/.installed; \
	$(BIN)/python -m boneyard.bots.warm & bots=$$!; \
	$(BIN)/python -m tools.warm & puzzles=$$!; \
	$(MAKE) --no-print-directory $(VENV)/.read; \
	wait $$browser && wait $$page && wait $$bots && wait $$puzzles
	$(PYTEST) -m "not $(EXTRAS)" $(PYTEST_ARGS)

# What one runs while working: rules, texts, layers, the table, stored tables of older versions.
QUICK := tests/core tests/notation tests/text tests/layering tests/docs tests/doctests tests/upgrade \
  tests/table/test_log.py tests/table/test_table.py tests/contract/test_golden.py \
  tests/server/test_reload.py src/boneyard/games
LONG := test_bot.py test_sampling.py test_help.py

.PHONY: test-quick
test-quick: install ## The tests one runs while working: under a minute, no browser
	$(PYTEST) -m "not browser and not $(EXTRAS)" $(LONG:%=--ignore-glob='*/%') $(QUICK) $(PYTEST_ARGS)

.PHONY: test-extras
test-extras: $(VENV)/.installed-extras page firefox redis ## What needs more than the plain install: PostgreSQL, Redis, packages, a cluster, Firefox
	$(PYTEST) -m "$(EXTRAS)" $(PYTEST_ARGS)

.PHONY: test-deep
test-deep: export HYPOTHESIS_PROFILE := deep
test-deep: export PYTEST_TIMEOUT := 3600
test-deep: test test-extras ## The same with many more random cases

.PHONY: check
check: lint format-check types ## Lint, formatting and types, of Python and the page

.PHONY: lint
lint: install ## Look for likely mistakes
	$(BIN)/ruff check .
	$(BIN)/python -m tools.page lint

.PHONY: format
format: install ## Put Python and the page into the one layout
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.page format

.PHONY: format-check
format-check: install
	$(BIN)/ruff format --check .
	$(BIN)/python -m tools.page format-check

.PHONY: types
types: install ## Strict types: mypy and svelte-check
	$(BIN)/mypy
	$(BIN)/python -m tools.page check

.PHONY: page
page: $(VENV)/.created ## Build the page if web/ has changed
	$(BIN)/python -m tools.page build

.PHONY: generated
generated: install ## Write anew what is made from the program: what the page has, code in documents
	$(BIN)/python -m tools.generated
	$(BIN)/python -m tools.settings_list
	$(BIN)/python -m tools.includes
	$(BIN)/python -m tools.levels
	$(BIN)/python -m tools.compiled

.PHONY: strength
strength: install ## Let the bots play ladders and write docs/strength.md anew (long)
	$(BIN)/python -m tools.strength

# Games whose folder has weights; each is taught as its weights say they were.
.PHONY: train
train: install ## Teach all players anew whose weights lie in the folders of their games (some minutes each)
	for weights in src/boneyard/games/*/policy.json; do \
	  test -e $$weights || continue; \
	  command=$$($(BIN)/python -c 'import json, sys; print(json.load(open(sys.argv[1]))["command"])' $$weights); \
	  nice $(BIN)/$$command --out $$weights; \
	done

.PHONY: install
install: $(VENV)/.installed-dev ## Everything for development, into .venv

.PHONY: dist
dist: install ## Build the wheel and the source archive into dist/
	$(BIN)/python -m hatchling build

.PHONY: release-check
release-check: $(VENV)/.installed-extras page ## Build a release twice into dist/, compare, and check what it says of itself
	$(BIN)/python -m tools.released dist

.PHONY: pins
pins: $(VENV)/.installed-extras ## Write constraints.txt anew from what .venv holds
	$(BIN)/python -m tools.pins > constraints.new
	mv constraints.new constraints.txt

# $(call debian,PACKAGES,COMMANDS): the Debian packages, unless one of these commands is there.
define debian
@if command -v $(2) > /dev/null; then exit 0; fi; \
if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends $(1); \
else \
  echo "The tests need it. On Debian: sudo apt-get install $(1)" >&2; exit 1; \
fi
endef

# The one without a window, where there is one: it is small, and quick.
SHELL_OR_WHOLE := $$(apt-cache show chromium-headless-shell > /dev/null 2>&1 \
  && echo chromium-headless-shell || echo chromium)

.PHONY: chromium
chromium:
	$(call debian,$(SHELL_OR_WHOLE) fonts-liberation,chromium-headless-shell chromium chromium-browser google-chrome)

.PHONY: firefox
firefox:
	$(call debian,firefox-esr fonts-liberation,firefox-esr firefox)

.PHONY: redis
redis:
	$(call debian,redis-server,redis-server)

.PHONY: clean
clean: ## Remove what was built; .venv and node_modules stay
	rm -rf dist build src/boneyard/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis

# An environment that is already there is used as it is.
$(VENV)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Boneyard needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1)." >&2; \
	  echo "Install one, then: make PYTHON=python3.11" >&2; exit 1; }
	@[ -x $(BIN)/python ] || $(PYTHON) -m venv $(VENV) || { \
	  rm -rf $(VENV); \
	  echo "Python cannot make a virtual environment. On Debian: apt-get install python3-venv" >&2; \
	  exit 1; }
	@touch $@

# The page first: the build of the package then finds it fresh.
$(VENV)/.installed: pyproject.toml constraints.txt | $(VENV)/.created
	$(BIN)/python -m tools.page build
	$(PIP) --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml constraints.txt | $(VENV)/.created
	$(BIN)/python -m tools.page build
	$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.installed

# What the tests read, compiled by one process before several do so at once.
$(VENV)/.read: $(VENV)/.installed-dev
	@$(BIN)/python -m pytest --quiet --collect-only > /dev/null || true # Told by the tests themselves.
	@touch $@

# Libraries that others train and compare players in, and what checks a release: nothing else needs
# them.
$(VENV)/.installed-extras: $(VENV)/.installed-dev
	$(PIP) --editable '.[dev,openspiel,pettingzoo,release$(TRAIN)]'
	@touch $@
