# From a fresh clone: `make play` to play, `make test` for every check. Details in CONTRIBUTING.md.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

# PYTHON=... chooses the interpreter; by default the first on PATH that is new enough.
BIN := .venv/bin
STAGE := scripts/stage

# Stages and tests start hundreds of Pythons: what one of them has compiled of the sources is there for the next. So
# nothing need be compiled while it is installed, and most of that is never imported.
unexport PYTHONDONTWRITEBYTECODE

# Stamps lie inside what they vouch for, so that deleting a directory brings it back.
VENV := .venv/.ready
MODULES := web/node_modules/.ready
CLIENT := src/exlibris/server/static/index.html
FONTS := src/exlibris/forms/fonts/serif-bold.ttf
CATALOGS := $(patsubst %.po,%.mo,$(wildcard src/exlibris/cli/locale/*/LC_MESSAGES/messages.po))
TYPES := web/src/lib/api/schema.ts
MESSAGES := web/src/lib/i18n/messages.ts
WHEEL := build/wheel/.ready
COMPILED := build/compiled/.ready
PAGE := dist/page/.ready

# Directories are listed too: deleting a file changes nothing else.
CLIENT_SOURCES := $(shell find web/src web/build-steps src/exlibris/texts/?? src/exlibris/texts/*.json \
    2>/dev/null ! -name '*.test.ts' ! -path $(TYPES) ! -path $(MESSAGES) ! -name GLOSSARY.md) \
    web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ready types ## virtual environment, packages, client build: whatever is missing
	@echo "Ready: $(BIN)/exlibris"

.PHONY: ready
ready: $(VENV) $(CLIENT) $(FONTS) $(CATALOGS)

$(VENV): pyproject.toml constraints.txt
	@echo "Installing Python packages"
	@scripts/make_venv .venv $(PYTHON)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile 'pip>=25.1' # earlier ones know no --group
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt -e . --group dev
	@touch $@

$(MODULES): web/package.json web/package-lock.json web/.npmrc
	@echo "Installing npm packages"
	@scripts/check_node
	@cd web && npm ci --loglevel=error
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@echo "Building the client"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

.PHONY: fonts
fonts: $(FONTS) ## the fonts of printed forms, from the client's packages

$(FONTS): $(VENV) $(MODULES) scripts/make_fonts.py
	@echo "Making the fonts of printed forms"
	@$(BIN)/python scripts/make_fonts.py

$(CATALOGS): %.mo: %.po $(VENV) scripts/compile_catalog
	@$(BIN)/python scripts/compile_catalog $< $@

.PHONY: catalogs
catalogs: $(CATALOGS) ## check and compile the translations of the command line

# Only svelte-check and editors read them: the build leaves types out.
$(TYPES): $(VENV) $(MODULES) web/build-steps/messages.js $(shell find src/exlibris -name '*.py' -o -name '*.ftl')
	@echo "Making the client's types of the server's messages and of the texts"
	@mkdir -p build
	@$(BIN)/exlibris openapi > build/openapi.json
	@npm --prefix web run --silent types >/dev/null

.PHONY: page
page: $(PAGE) ## the whole game as static files that need no server, in dist/page

$(PAGE): $(VENV) $(MODULES) $(CLIENT_SOURCES) $(wildcard scripts/page/*.*) $(shell find src/exlibris -name '*.py')
	@echo "Making the page that needs no server"
	@PYTHONPATH=scripts $(BIN)/python -m page.make
	@cd web && npx --no-install vite build --mode page --logLevel warn
	@touch $@

# Without the environment for development, playing takes the packages of the server alone: some 250 MB instead of 970.
PLAYER := $(if $(wildcard $(VENV)),$(VENV),.venv-play/.ready)

.venv-play/.ready: pyproject.toml constraints.txt
	@echo "Installing the Python packages that playing needs"
	@scripts/make_venv .venv-play $(PYTHON)
	@.venv-play/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[server]'
	@touch $@

# The client comes first: without Node.js, and without one that is built, nothing is fetched.
.PHONY: play
play: ## play in the browser (ARGS="--lan" for the local network)
	@if scripts/check_node 2>/dev/null; then $(MAKE) -s --no-print-directory $(CLIENT); else scripts/find_client; fi
	@$(MAKE) -s --no-print-directory $(PLAYER) $(if $(wildcard $(VENV)),$(CATALOGS))
# By its plain name: lines with the variable MAKE run under make -n, too, and this one serves.
	@if [ -e $(COMPILED) ] && make --no-print-directory --question $(COMPILED); \
	    then export PYTHONPATH=build/compiled; \
	    else echo "Tip: with a C compiler, run \"make compiled\" once; computer players then think several times as fast."; fi; \
	    $(dir $(PLAYER))bin/exlibris play $(ARGS)

.PHONY: compiled
compiled: ready $(COMPILED) ## compile the engine for make play; takes minutes and a C compiler

.PHONY: check
check: ready ## before a commit: lint, types, the tests that a change can break (SINCE=main for a whole branch)
	@scripts/check $(or $(SINCE),HEAD)

# Two at a time. The compiler keeps one core busy for minutes: what needs its work waits for it.
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j2
# The types come first, since the folder that they go to is one of the client's sources, and the page before the wheel,
# which packs it: otherwise the one would be built, and the other compiled, twice.
.PHONY: test
test: ## every check there is
	@$(SIDE_BY_SIDE) $(VENV) $(MODULES)
	@$(MAKE) --no-print-directory types
	@$(SIDE_BY_SIDE) ready page
	@$(SIDE_BY_SIDE) $(COMPILED) test-sources test-interpreted test-built test-compiled
	@$(MAKE) --no-print-directory browser-test

.PHONY: test-sources
test-sources: ready ## lint, docs and web-test, one after the other
	@for checks in lint docs web-test; do $(MAKE) --no-print-directory --output-sync=target $$checks; done

# One after the other. Each shows what it prints when it has ended.
.PHONY: test-built
test-built: ready $(COMPILED) ## what else needs the compiler's work: instructions, the expansion, the wheel
	@for checks in instructions test-expansion test-wheel; do \
	    $(MAKE) --no-print-directory --output-sync=target $$checks; done

.PHONY: lint
lint: ready ## ruff, mypy, import rules, plain English
	@$(STAGE) "ruff check" $(BIN)/ruff check .
	@$(STAGE) "ruff format" $(BIN)/ruff format --check .
	@$(STAGE) "mypy" $(BIN)/mypy
	@$(STAGE) "import rules" $(BIN)/lint-imports --no-logo
	@$(STAGE) "plain English" $(BIN)/python scripts/plain_english.py

# Whole games, in which the interpreted engine would show that it is not the compiled one; search and rl, which add
# otherwise there; what is about the sources, and what replaces parts of the engine and is skipped compiled.
INTERPRETED = $(addprefix tests/,properties/test_every_preset.py golden compatibility/test_games.py search rl/test_batch.py \
    rl/test_observation.py docs) $(wildcard tests/test_*.py) \
    $(shell grep -rl --include='*.py' 'skipif.COMPILED,' tests)
.PHONY: test-interpreted
test-interpreted: ready ## the tests of whole games, search and sources, interpreted
	@$(STAGE) "pytest, interpreted" $(BIN)/python -m pytest -q -rR $(INTERPRETED)

.PHONY: wheel
wheel: ready $(WHEEL) ## build the wheel with the compiled engine, and the source distribution, into dist/
	@mkdir -p dist
	@rm -f dist/exlibris_game-*
	@cp build/wheel/exlibris_game-* dist
	@ls dist/exlibris_game-*

.PHONY: sdist
sdist: ready ## build the source distribution, of which deploy/Dockerfile makes an image, into dist/
	@rm -f dist/exlibris_game-*.tar.gz
	@$(BIN)/python -m hatchling build --target sdist --directory dist

.PHONY: test-wheel
test-wheel: ready $(WHEEL) ## install the wheel where there is nothing else, and use it
	@$(STAGE) "pytest, wheel" $(BIN)/python -m pytest -q -rR -m wheel tests/install

# What each of these packages does for us, in tests that take about half a minute of CPU. Warnings of old versions about
# each other are no errors.
LOWEST := $(addprefix tests/,forms/test_paper.py cli/test_help.py rl/test_adapters.py arena/test_outputs.py \
    $(addprefix server/test_,accounts.py deck.py logs.py names.py push.py ratings.py second_factor.py))
.PHONY: test-lowest
test-lowest: build/lowest/.ready ## tests with the lowest versions of all packages that pyproject.toml allows
	@$(STAGE) "pytest, lowest versions" env PYTHONPATH=tests build/lowest/bin/python -m pytest -q \
	    -o addopts=--import-mode=importlib -o filterwarnings=default -W ignore -p no:cacheprovider \
	    -m "not slow and not browser and not wheel" $(LOWEST)

build/lowest/.ready: $(VENV) pyproject.toml scripts/lowest_versions.py
	@scripts/make_venv build/lowest $(PYTHON)
	@$(BIN)/python scripts/lowest_versions.py > build/lowest/lowest.txt
	@build/lowest/bin/python -m pip install --quiet --disable-pip-version-check --no-compile \
	    -r build/lowest/lowest.txt pytest hypothesis
	@build/lowest/bin/python -m pip install --quiet --disable-pip-version-check --no-compile --no-deps -e .
	@touch $@

.PHONY: test-ray
test-ray: ready ## train on a local Ray cluster, which is installed for that (240 MB); no part of test
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e . --group ray \
	    -c constraints.txt -c tests/training/ray-constraints.txt
	@$(STAGE) "pytest, Ray" env PYTHONPATH=tests $(BIN)/python -m pytest -q tests/training/test_cluster.py

.PHONY: test-openspiel
test-openspiel: ready ## the game for OpenSpiel, which is installed for that (50 MB with SciPy); no part of test
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e . --group openspiel -c constraints.txt
	@$(STAGE) "pytest, OpenSpiel" $(BIN)/python -m pytest -q tests/rl/test_openspiel.py

# The list changes when a file comes or goes; the files themselves are compared by their times.
PACKAGED := README.md LICENSE CHANGELOG.md pyproject.toml $(shell find src -type f \
    ! -path '*/__pycache__/*' ! -path 'src/exlibris/server/static/*' ! -path 'src/exlibris/forms/fonts/*')
build/packaged.txt: always
	@mkdir -p build
	@printf '%s\n' $(PACKAGED) | cmp -s - $@ || printf '%s\n' $(PACKAGED) > $@

.PHONY: always
always:

# With the page, if that is made.
$(WHEEL): $(VENV) $(CLIENT) $(FONTS) $(CATALOGS) $(wildcard dist/page/index.html) build/packaged.txt $(wildcard $(PACKAGED)) scripts/build_wheel \
    scripts/check_wheel.py scripts/hatch_build.py scripts/hatch_parts.py
	@$(STAGE) "compile" scripts/build_wheel build/wheel
	@touch $@

# Engine, search and rl are all that is compiled; a change of any other file needs no new build here.
$(COMPILED): $(VENV) $(shell find src/exlibris/engine src/exlibris/search src/exlibris/rl -name '*.py') scripts/build_wheel scripts/unpack_wheel
	@$(MAKE) --no-print-directory $(WHEEL)
	@scripts/unpack_wheel build/wheel build/compiled
	@touch $@

.PHONY: test-compiled
test-compiled: ready $(COMPILED) ## pytest on the compiled engine, without the browser
	@$(STAGE) "pytest, compiled" scripts/compiled_tests -q -n 3 --dist worksteal -rR

.PHONY: test-expansion
test-expansion: ready $(COMPILED) ## install examples/observatory and play with it, compiled
	@$(STAGE) "expansion" scripts/test_expansion

.PHONY: instructions
instructions: ready $(COMPILED) ## instructions per decision of the compiled engine, against the stored figure
	@$(STAGE) "instructions" $(BIN)/python scripts/instructions.py $(ARGS)

.PHONY: web-test
web-test: ready types ## prettier, svelte-check, ESLint, layers of the client, vitest
	@$(STAGE) "prettier" npm --prefix web run --silent format:check
	@$(STAGE) "svelte-check" npm --prefix web run --silent check
	@$(STAGE) "ESLint" npm --prefix web run --silent lint
	@$(STAGE) "layers" npm --prefix web run --silent layers
	@$(STAGE) "vitest" npm --prefix web run --silent test

BROWSER_TESTS = tests/browser
.PHONY: browser-test
browser-test: ready page ## pytest in a real browser, found or fetched
	@$(STAGE) "browser" scripts/browser_tests $(BROWSER_TESTS)

.PHONY: bench
bench: ready ## what the engine does per second, interpreted and, with a C compiler, compiled
	@$(BIN)/exlibris bench $(ARGS)
	@if command -v "$${CC:-cc}" >/dev/null; then echo && $(MAKE) --no-print-directory bench-compiled; fi

.PHONY: bench-compiled
bench-compiled: ready $(COMPILED) ## the same, compiled only
	@PYTHONPATH=build/compiled $(BIN)/exlibris bench $(ARGS)

# In an environment of its own, since catanatron wants an older gymnasium than ours; pip before 25.1 knows no --group.
.PHONY: bench-peers
bench-peers: ready $(COMPILED) build/peers/.ready ## docs/performance.md: the compiled engine beside other packages
	@PYTHONPATH=build/compiled build/peers/bin/python bench/peers.py $(ARGS)

build/peers/.ready: $(VENV) pyproject.toml bench/peers-constraints.txt
	@scripts/make_venv build/peers $(PYTHON)
	@build/peers/bin/python -m pip install --quiet --disable-pip-version-check 'pip>=25.1'
	@build/peers/bin/python -m pip install --quiet --disable-pip-version-check -e . --group peers \
	    -c bench/peers-constraints.txt
	@touch $@

# Games of other bots or rules are not gone on with: the folder is named after the sources.
PLAYED = build/arena/$(shell find src/exlibris/content src/exlibris/engine src/exlibris/search src/exlibris/bots \
    -type f ! -path '*/__pycache__/*' | LC_ALL=C sort | xargs cat | sha1sum | cut -d ' ' -f 1)
# $(1) names the results, $(2) is the contest; figures of an interrupted run are not kept, its games are.
CONTEST = mkdir -p $(PLAYED) docs/figures && $(BIN)/exlibris arena $(2) --seed docs --results $(PLAYED)/$(1).jsonl \
    --json $(ARGS) > $(PLAYED)/$(1).json && mv $(PLAYED)/$(1).json docs/figures/$(1).json

.PHONY: ladder
ladder: ready ## renew docs/ladder.md: the computer players compared, weakest first (ARGS="--jobs 2")
	@$(call CONTEST,ladder,random greedy learned --format ladder --games 400 --page docs/ladder.md)
	@$(call CONTEST,ladder-expert,learned expert:simulations=60 --format ladder --games 200 \
	    --page docs/ladder.md --section expert)

.PHONY: solo
solo: ready ## renew docs/solo.md: the computer players against the Public Library (ARGS="--jobs 2")
	@for preset in first-en revised-en; do \
	    $(call CONTEST,solo-$$preset,greedy learned expert:simulations=40 --format solo --games 20 --preset $$preset \
	        --page docs/solo.md --section $$preset) || exit; done

.PHONY: games
games: ready ## renew docs/what_the_games_say.md: what games of computers say; a day of one core (ARGS="--jobs 2")
	@for bot in greedy learned:choices=1 expert:simulations=8; do \
	    $(BIN)/exlibris simulate --games 10000 --bots $$bot --seed what-the-games-say --parquet $(PLAYED)/$${bot%%:*} $(ARGS) || exit; done
	@$(BIN)/exlibris report $(PLAYED)/greedy $(PLAYED)/expert $(PLAYED)/learned --page docs/what_the_games_say.md

.PHONY: types
types: $(TYPES) ## make the client's types of the server's OpenAPI document

.PHONY: mutants
mutants: ready ## break the code in small ways, see which breaks no test notices (ARGS="rules --sample 100 --seed 1")
	@PYTHONPATH=scripts $(BIN)/python -m mutants $(ARGS)

.PHONY: trace
trace: ready ## renew docs/traceability.md: rules, tests, code
	$(BIN)/python scripts/traceability.py

.PHONY: drawings
drawings: ready ## renew docs/pictures/layers-*.svg from the import rules
	$(BIN)/python scripts/draw_layers.py

.PHONY: texts
texts: ready ## every message with a number or name, as it reads in all languages, into build/texts.html
	@$(BIN)/python scripts/skim_texts.py

# The switch silences an announcement of Material's authors; warnings about our pages stay errors.
.PHONY: docs
docs: $(VENV) $(CATALOGS) ## the documentation site, with the reference, into build/docs
	@NO_MKDOCS_2_WARNING=1 $(STAGE) "docs" $(BIN)/mkdocs build --strict

.PHONY: format
format: ready ## rewrite the sources in the house style
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	npm --prefix web run --silent format

.PHONY: constraints
constraints: ready ## pin what is installed now (after a pip upgrade in .venv)
	{ sed -n '/^#/p' constraints.txt; $(BIN)/python -m pip freeze --exclude-editable; } > .venv/constraints.txt
	mv .venv/constraints.txt constraints.txt

.PHONY: audit
audit: ready ## look up known vulnerabilities of all pinned packages, where the registries know them
	@test -x build/audit/bin/pip-audit || { $(BIN)/python -m venv build/audit && \
	    build/audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit==2.10.1; }
	@build/audit/bin/pip-audit -r constraints.txt --no-deps --disable-pip --progress-spinner=off; python=$$?; \
	    npm --prefix web audit && exit $$python

# Of an environment with the package and what it needs to serve, not of the workshop; without times and serial numbers.
.PHONY: sbom
sbom: sdist ## software bills of materials (CycloneDX) of the package with what it needs, and of the client, into dist/
	@$(BIN)/python -m venv --clear build/sbom
	@build/sbom/bin/python -m pip install --quiet --disable-pip-version-check cyclonedx-bom==7.5.0
	@$(BIN)/python -m venv --clear build/sbom/served
	@build/sbom/served/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt \
	    "$$(ls dist/exlibris_game-*.tar.gz)[server,postgres,redis]"
	@build/sbom/bin/cyclonedx-py environment --output-reproducible --output-file dist/exlibris-python.cdx.json build/sbom/served
	@npm --prefix web sbom --package-lock-only --sbom-format cyclonedx | $(BIN)/python -c 'import json, sys; \
	    bill = json.load(sys.stdin); del bill["serialNumber"], bill["metadata"]["timestamp"]; \
	    json.dump(bill, sys.stdout, indent=2)' > dist/exlibris-client.cdx.json
	@ls dist/*.cdx.json

.PHONY: clean
clean: ## delete everything that setup and the tests made
	rm -rf .venv .venv-play web/node_modules src/exlibris/server/static src/exlibris/forms/fonts $(CATALOGS) $(TYPES) $(MESSAGES) test-results build dist
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests scripts bench -name __pycache__ -prune -exec rm -rf {} +
