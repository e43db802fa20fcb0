# Needs python3 (3.11 or later, with venv) and make; a C compiler makes the games several times faster.
#
#   make play    play in the browser: starts the server and prints its address
#   make test    the whole suite on the plain source, then conformance and golden matches on the compiled tree
#   make check   formatting, lint, types, import contract, then the tests
#   make bench   our speed beside that of other game libraries; rewrites the table in bench/README.md
#   make fast    build the compiled tree; .venv/bin/arsenale then uses it
#   make plain   back to the plain source
#   make shots   pictures of all boards and pages into build/shots: wide and phone, light and night, three languages
#   make lock    renew constraints.txt from the newest releases
#   make clean   remove environments, builds and caches

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
FAST   := build/fast
PIP    := -m pip install -qq --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -q -n auto --maxprocesses 8

# What tools/compile.py answers when there is no C compiler (or no Python headers).
NO_COMPILER := 3

.DEFAULT_GOAL := help
.PHONY: help install play test test-plain test-fast check lint bench fast plain shots lock clean

help:
	@sed -n '/^#   make/s/^#   //p' Makefile

install: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing into $(VENV)"
	@$(BIN)/python $(PIP) -c constraints.txt -e '.[dev]'
	@touch $@

play: install
	@$(BIN)/python tools/compile.py || echo "playing on the plain source: the same game, a little slower"
	@$(BIN)/arsenale serve

test: test-plain test-fast

# The browser's tests by themselves: their driver keeps an event loop, which others start for themselves.
test-plain: install
	$(PYTEST) --ignore tests/web/browser
	$(PYTEST) tests/web/browser

test-fast: install
	@$(BIN)/python tools/compile.py; code=$$?; \
	if [ $$code -eq $(NO_COMPILER) ]; then \
	  echo "**********************************************************************"; \
	  echo "** SKIPPED: no C compiler here, so the compiled tree was not tested **"; \
	  echo "**********************************************************************"; \
	elif [ $$code -ne 0 ]; then exit $$code; \
	else echo "the same matches on the compiled tree:"; \
	  ARSENALE_COMPILED=1 $(PYTEST) -o "pythonpath=$(FAST) ." tests/conformance tests/golden; fi

check: lint test

lint: install
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

fast: install
	@$(BIN)/python tools/compile.py

plain: install
	@$(BIN)/python tools/compile.py --plain

bench: install
	@$(BIN)/python tools/compile.py || echo "measuring the plain source only"
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@while read -r peer; do .venv-bench/bin/python $(PIP) "$$peer" || echo "$$peer will not install here"; \
	 done < bench/requirements.txt
	@$(BIN)/python bench/peers.py

shots: install
	@$(BIN)/python tools/shots.py

lock:
	@rm -rf build/lock && $(PYTHON) -m venv build/lock
	@build/lock/bin/python $(PIP) -e '.[dev]'
	@{ echo "# Tested together; renew with 'make lock'."; \
	   build/lock/bin/python -m pip freeze --disable-pip-version-check --exclude-editable --all --exclude pip; \
	 } > constraints.txt
	@rm -rf build/lock

clean:
	rm -rf $(VENV) .venv-bench build .coverage htmlcov .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.egg-info' -type d -prune -exec rm -rf {} +
