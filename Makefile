# Needs make and python3 (3.11 or later, with venv) or uv; a C compiler makes the games several times faster.
#
#   make play    play in the browser: starts the server and prints its address (OPTIONS='--port 9000' for others)
#   make test    the whole suite on the plain source, then conformance and golden matches on the compiled tree
#   make lint    formatting, lint, types, import contract; the page's scripts where node is there
#   make check   lint, then test
#   make bench   our speed beside that of other game libraries; rewrites the table in bench/README.md
#   make fast    build the compiled tree; .venv/bin/arsenale then uses it
#   make plain   back to the plain source
#   make dist    wheels into dist: a compiled one for this platform, a plain one for all; and the sources
#   make shots   pictures of all boards and pages into build/shots: wide and phone, light and night, three languages
#   make lock    renew constraints.txt from the newest releases
#   make clean   remove environments, builds and caches

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# What is installed: what playing needs, and all that work on the project needs. The second brings the first.
PLAY   := $(VENV)/.for-play
WORK   := $(VENV)/.for-work
FAST   := build/fast
EXAMPLE := examples/arsenale_nim
PIP    := -m pip install -qq --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -q -n auto --maxprocesses 8

# What tools/compile.py answers when there is no C compiler (or no Python headers).
NO_COMPILER := 3

# The installer leaves bytecode to the first start; without it every start would be a first one.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help install play test test-plain test-fast check lint bench fast plain dist shots lock clean

help:
	@sed -n '/^#   make/s/^#   //p' Makefile

install: $(WORK)

# An environment whose Python is gone counts as none.
$(shell test -x $(BIN)/python || rm -f $(PLAY) $(WORK))

$(PLAY): pyproject.toml constraints.txt
	@command -v $(PYTHON) > /dev/null || { echo "expected Python 3.11 or later, found no $(PYTHON)" >&2; exit 1; }
	@$(PYTHON) tools/environment.py $(VENV) --editable .
	@touch $@

$(WORK): pyproject.toml constraints.txt
	@command -v $(PYTHON) > /dev/null || { echo "expected Python 3.11 or later, found no $(PYTHON)" >&2; exit 1; }
	@$(PYTHON) tools/environment.py $(VENV) --editable '.[dev]'
	@touch $(PLAY) $@

play: $(PLAY)
	@$(BIN)/python -m tools.compile --if-built
	@exec $(BIN)/python -m tools.play $(OPTIONS)

test: test-plain test-fast

# The browser's tests by themselves: their driver keeps an event loop, which others start for themselves.
test-plain: $(WORK)
	$(PYTEST) --ignore tests/web/browser
	$(PYTEST) tests/web/browser

test-fast: $(WORK)
	@$(BIN)/python -m tools.compile; code=$$?; \
	if [ $$code -eq $(NO_COMPILER) ]; then \
	  echo "**********************************************************************"; \
	  echo "** SKIPPED: no C compiler here, so the compiled tree was not tested **"; \
	  echo "**********************************************************************"; \
	elif [ $$code -ne 0 ]; then exit $$code; \
	else echo "the same matches on the compiled tree, and its wheel:"; \
	  ARSENALE_COMPILED=1 $(PYTEST) -o "pythonpath=$(FAST) . $(EXAMPLE)/src" \
	    tests/conformance tests/golden tests/packaging $(EXAMPLE)/tests; fi

check: lint test

lint: $(WORK)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python tools/lint_js.py

fast: $(PLAY)
	@$(BIN)/python -m tools.compile

plain: $(PLAY)
	@$(BIN)/python -m tools.compile --plain

dist: $(PLAY)
	@$(BIN)/python -m tools.dist

bench: $(WORK)
	@$(BIN)/python -m tools.compile || echo "measuring the plain source only"
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@while read -r peer; do .venv-bench/bin/python $(PIP) "$$peer" || echo "$$peer will not install here"; \
	 done < bench/requirements.txt
	@$(BIN)/python bench/peers.py
	@$(BIN)/python bench/load.py
	@$(BIN)/python -m bench.load_peer

shots: $(WORK)
	@$(BIN)/python tools/shots.py

lock:
	@rm -rf build/lock && $(PYTHON) -m venv build/lock
	@build/lock/bin/python $(PIP) -e '.[dev]'
	@{ echo "# Tested together; renew with 'make lock'."; \
	   build/lock/bin/python -m pip freeze --disable-pip-version-check --exclude-editable --all --exclude pip; \
	 } > constraints.txt
	@rm -rf build/lock

clean:
	rm -rf $(VENV) .venv-bench .venv-build build dist .coverage htmlcov .hypothesis .mypy_cache .pytest_cache .ruff_cache \
	  .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.egg-info' -type d -prune -exec rm -rf {} +
