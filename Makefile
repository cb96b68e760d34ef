# Everything runs in .venv/, which the first command sets up. Needs make and Python 3.11 or newer;
# with a C compiler the rules are compiled as well. Node is taken from the machine or, where there is
# none, from a package of Python.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	command -v $$p >/dev/null 2>&1 \
	&& $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip --quiet --quiet --disable-pip-version-check --no-input
SAY := printf '\033[1m==> %s\033[0m\n'
JOBS ?= 2
ARGS ?=
COMPILED := $(CURDIR)/build/compiled
PAGES := src/perihelion/server/pages/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/perihelion/words/*/pages*.ftl)
UV := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes --no-strip-extras \
	--no-header --no-emit-index-url --no-emit-find-links

# The tests must see this tree or the compiled copy, never something else that lies about.
unexport PYTHONPATH PYTHONHOME
# They are started hundreds of times: without its bytecode all source is read anew each time.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup web play play-terminal test test-web test-interpreted test-compiled test-browser test-ray compiled stats screens check rules bench bench-beside bench-envs bench-server docs oracle plant lock lowest audit wire ladder carry wheels clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "  ARGS=... is handed on:  make test ARGS='-k develop'   make play ARGS='--lang ru'"

$(PY):
	@test -n "$(PYTHON)" || { echo "Perihelion needs Python 3.11 or newer; none was found. \
	Name one with: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) cannot make virtual \
	environments (ensurepip is missing). On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(SAY) "Making $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV)

# The locks list all that is needed, so pip is told to look for nothing else: older ones refuse a lock
# with extras as soon as there is a newer release.
$(VENV)/.tools: requirements.lock | $(PY)
	@$(SAY) "Installing the packages of requirements.lock into $(VENV) (about a minute)"
	@$(PIP) install --no-deps --require-hashes --requirement requirements.lock
	@touch $@

$(VENV)/.ready: $(VENV)/.tools pyproject.toml setup.py
	@$(SAY) "Installing Perihelion into $(VENV), pure and editable"
	@PERIHELION_PURE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.bench: requirements-bench.lock $(VENV)/.ready
	@$(SAY) "Installing the packages of requirements-bench.lock into $(VENV)"
	@$(PIP) install --no-deps --require-hashes --requirement requirements-bench.lock
	@touch $@

$(VENV)/.ray: requirements-ray.lock $(VENV)/.ready
	@$(SAY) "Installing the packages of requirements-ray.lock into $(VENV)"
	@$(PIP) install --no-deps --require-hashes --requirement requirements-ray.lock
	@touch $@

setup: $(VENV)/.ready ## make .venv with everything in it

$(PAGES): $(WEB) | $(VENV)/.ready
	@$(SAY) "Building the pages of the browser"
	@$(PY) tools/pages.py build

web: $(PAGES) ## build the pages of the browser

play: setup web ## play in the browser, at http://localhost:8000
	@$(BIN)/perihelion serve $(ARGS) || [ $$? -eq 130 ]

play-terminal: setup ## play Race for the Galaxy in the terminal
	@if [ -t 0 ]; then set -m; fi 2>/dev/null; export PERIHELION_STARTED_BY=make; \
		$(BIN)/perihelion play race $(ARGS) || [ $$? -eq 130 ]

test: test-interpreted test-compiled test-web test-browser ## run all tests: interpreted with coverage, compiled, in a browser

.PHONY: postgresql
postgresql: setup
	@$(PY) tools/postgresql.py || { \
		$(SAY) "No PostgreSQL here and no way to install it: the tests over it are NOT run"; }

.PHONY: pure-source
pure-source:
	@! find src -name '*.so' -o -name '*.pyd' | grep . \
		|| { echo "These compiled files would shadow the source: remove them."; exit 1; }

# Half the time of these tests is waiting, for clocks and other programs: one process more than cores.
test-interpreted: setup pure-source postgresql ## run the tests on the source, with coverage; slow ones where nothing compiles
	@mkdir -p build/coverage
	@if $(PY) tools/compiled.py --can; then \
		$(SAY) "Testing the source, interpreted (the slow tests come with the compiled copy)"; marks='not slow'; \
	else \
		$(SAY) "Testing the source, interpreted"; marks=''; \
	fi; \
	$(BIN)/pytest -n $$(($(JOBS) + 1)) --dist worksteal --ignore tests/browser -m "$$marks" --cov --cov-report=term $(if $(ARGS),--cov-fail-under=0) $(ARGS)

test-compiled: setup postgresql ## run the tests of whatever rests on the rules on the compiled copy, slow ones too
	@$(PY) tools/compiled.py
	@if [ -d $(COMPILED) ]; then \
		$(SAY) "Testing the compiled copy"; \
		PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $$(($(JOBS) + 1)) --dist worksteal --ignore tests/browser -m 'not once' $(ARGS); \
	else \
		$(SAY) "No C compiler here: the compiled half of the tests was NOT run"; \
	fi

test-web: setup ## run the tests of the pages' pure logic
	@$(SAY) "Testing the logic of the pages"
	@$(PY) tools/pages.py test

test-browser: setup web ## run the tests in a real browser
	@if $(PY) tools/chromium.py; then \
		$(SAY) "Testing in a browser"; \
		$(BIN)/pytest tests/browser -n $(JOBS) --dist worksteal $(ARGS); \
	else \
		$(SAY) "No Chromium here and no way to install it: the tests in a browser were NOT run"; \
	fi

test-ray: $(VENV)/.ray ## run the tests of contests on a Ray cluster, which is started here
	@$(SAY) "Testing contests on a cluster"
	@$(BIN)/pytest tests/arena/test_ray.py $(ARGS)

screens: setup web ## take pictures of every page into build/screens/
	@$(PY) tools/chromium.py
	@$(PY) -m tools.screens $(ARGS)

compiled: setup ## compile the rules into build/compiled/
	@$(PY) tools/compiled.py --must

check: setup pure-source ## lint, types, layers and the other static checks
	@$(SAY) "ruff check"
	@$(BIN)/ruff check .
	@$(SAY) "ruff format"
	@$(BIN)/ruff format --check .
	@$(SAY) "mypy"
	@$(BIN)/mypy src tests tools bench
	@$(SAY) "lint-imports"
	@$(BIN)/lint-imports
	@$(SAY) "shift check"
	@$(PY) tools/shift_check.py
	@$(SAY) "wire"
	@$(PY) tools/wire_types.py --check
	@$(SAY) "tsc and biome"
	@$(PY) tools/pages.py check

rules: setup ## show which code and which tests carry each rule; fail where a test is missing
	@$(PY) tools/rules.py $(ARGS)

bench: compiled $(VENV)/.bench ## measure speed, beside other engines
	@PYTHONPATH=$(COMPILED) $(PY) bench/run.py $(ARGS)

bench-beside: compiled ## measure speed beside another compiled copy: OTHER=../before/build/compiled
	@$(PY) bench/beside.py $(OTHER) $(ARGS)

bench-envs: compiled ## measure observations, masks and games in lock step
	@PYTHONPATH=$(COMPILED) $(PY) bench/envs.py $(ARGS)

bench-server: compiled ## measure the server: tables, sockets, latency, memory
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.server $(ARGS)

oracle: setup ## replay recorded games of an independent engine, where they are at hand
	@$(PY) tools/compiled.py
	@ORACLE=all PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(JOBS) --dist worksteal tests/oracle $(ARGS)

plant: setup ## plant bugs, one at a time, and tell which test catches each (half an hour)
	@$(PY) tools/plant_bugs.py $(ARGS)

stats: setup ## write the pages of statistics in docs/reference/ anew (a quarter of an hour)
	@$(PY) tools/compiled.py
	@$(SAY) "Playing, and writing docs/reference/stats-*.md"
	@PYTHONPATH=$(COMPILED) $(PY) tools/stats_pages.py --jobs $(JOBS) $(ARGS)

ladder: compiled ## measure the levels of all bots against each other; ARGS='--minutes 60 tiny' (hours)
	@PYTHONPATH=$(COMPILED) $(PY) tools/ladder.py --jobs $(JOBS) $(ARGS)

carry: setup ## pack what training needs on another machine into build/carry/; ARGS='--python 3.12'
	@$(SAY) "Packing build/carry/ (a few minutes)"
	@$(PY) -m tools.carry $(ARGS)

wheels: setup ## build wheels for every Python that is here into dist/; ARGS=--try installs and tries each
	@$(PY) -m tools.wheels $(ARGS)

docs: setup ## build the documentation into build/docs/
	@$(SAY) "Building the documentation into build/docs/"
	@$(BIN)/sphinx-build -W --keep-going -q -b html docs build/docs

lock: | $(PY) ## choose the newest versions of everything and pin them
	@$(SAY) "Pinning requirements.lock, requirements-bench.lock and requirements-ray.lock"
	@mkdir -p build
	@$(PIP) install --upgrade uv
	@$(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > build/build-system.in
	@$(UV) --extra dev --extra docs --extra envs --extra parquet --extra postgresql pyproject.toml build/build-system.in --output-file requirements.lock >/dev/null
	@$(UV) --extra bench --constraint requirements.lock pyproject.toml --output-file requirements-bench.lock >/dev/null
	@$(UV) --extra ray --constraint requirements.lock pyproject.toml --output-file requirements-ray.lock >/dev/null

lowest: | $(PY) ## try the server with the lowest versions of its dependencies that are allowed (two minutes)
	@$(PIP) install uv
	@$(SAY) "Trying the lowest versions that pyproject.toml allows"
	@$(PY) tools/lowest.py

audit: | $(PY) ## ask whether anything is known against the locked versions
	@$(SAY) "Auditing the lock files"
	@$(PY) tools/audit.py

wire: setup ## write the shapes of the wire for the browser
	@$(PY) tools/wire_types.py

clean: ## remove everything that make has made
	@$(SAY) "Removing build/, dist/, $(VENV) and the caches"
	@rm -rf build dist $(VENV) web/node_modules src/perihelion/server/pages .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name '*.egg-info' \) -prune -exec rm -rf {} +
