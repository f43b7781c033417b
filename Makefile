# `make help` says what there is. Every target does its own set-up.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play page house site terminal serve test check api bench cluster services cargo node

ARGS ?=
# Where this build leaves its files; the log of the tests goes there too.
OUT := $(or $(CARGO_TARGET_DIR),target)
LOG := $(OUT)/tests.log
XTASK := '$(OUT)/debug/xtask'

# The page, and all that it is made of.
PAGE := web/dist/page/index.html
PACKAGES := web/node_modules/.package-lock.json
SOURCES := $(shell find web/src web/build web/public locales rulebook -type f) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

# The rules for browsers, the page as a folder for static hosts, and all that the rules are made of.
WASM := web/dist/house/browser.wasm
SITE := web/dist/site/index.html
QUICK_SITE := web/dist/site-browser-quick/index.html
RULES := $(shell find crates/{kernel,content,bots,fireteam-zero,cry-havoc,protocol,titles,table,browser}/{Cargo.toml,src} crates/titles/weights content locales -type f) \
	Cargo.toml Cargo.lock web/build/rules

# Says what is about to happen, so that a failure is read under its heading.
step = @printf '\n== %s\n' '$(1)'

play: page cargo ## build everything, serve the page and say where it is; ARGS=--lan lets friends in the same network in, ARGS="…" goes to `muster serve`
	@cargo run --profile quick -p muster --no-default-features -- serve $(ARGS)

page: $(PAGE) ## build the page; the next `cargo build` takes it in

$(PAGE): $(PACKAGES) $(SOURCES)
	@npm --prefix web run --silent build -- --logLevel warn
	@touch '$@'

house: $(WASM) ## build the rules as WebAssembly, for pages that are played without a server

# Whichever toolchain can: that of rustup, or the packages of Debian. The stem is the profile.
web/dist/house/%.wasm: $(RULES) | cargo
	@web/build/rules $* '$(OUT)' '$@'

site: $(SITE) ## make a folder for any static host: the page with the rules in it; SITE_BASE=/folder/ if it will not lie at the top
	@echo 'web/dist/site is ready: for instance python3 -m http.server --directory web/dist/site; deploy/README.md says more.'

$(SITE) $(QUICK_SITE): $(PACKAGES) $(SOURCES)
	@npm --prefix web run --silent build -- --mode site --logLevel warn
	@touch '$@'

$(SITE): web/dist/house/browser.wasm
$(QUICK_SITE): web/dist/house/browser-quick.wasm
$(QUICK_SITE): export HOUSE = browser-quick

$(PACKAGES): web/package.json web/package-lock.json | node
	@npm --prefix web ci --no-audit --no-fund --loglevel error
	@touch '$@'

terminal: cargo ## play in the terminal; ARGS="…" goes to `muster play`
	@cargo run --release -p muster --no-default-features -- play $(ARGS)

serve: cargo ## serve tables over the network, with the page if it was built; ARGS="…" goes to `muster serve`
	@cargo run --release -p muster --no-default-features -- serve $(ARGS)

test: services page $(QUICK_SITE) check ## everything that must hold: check, tests, doc tests, trace, scenarios, simulation, the API, the page
	$(call step,tests)
	@if cargo nextest --version >/dev/null 2>&1; then \
	    cargo nextest run --workspace --status-level fail --color never 2>&1 | tee '$(LOG)'; \
	else \
	    cargo test --workspace --all-targets --quiet 2>&1 | tee '$(LOG)'; \
	fi
	$(call step,doc tests)
	@cargo test --workspace --doc --quiet 2>&1 | tee -a '$(LOG)'
	$(call step,every rule is implemented and reached)
	@$(XTASK) trace --check
	$(call step,scenarios)
	@'$(OUT)/debug/muster' scenario run scenarios | tail -n 1
	$(call step,random games over all missions)
	@'$(OUT)/debug/muster' simulate --all-missions --heroes 2..4 --bots random --games 2700
	$(call step,random games of two to four factions)
	@'$(OUT)/debug/muster' simulate --game cry-havoc --players 2..4 --level veteran --bots random --games 900
	$(call step,the API from outside: every request against its document and two bots at a table)
	@tests/api/run --out '$(OUT)'
	$(call step,the page: types and units)
	@npm --prefix web run --silent check
	@npm --prefix web run --silent test
	$(call step,the page in a browser)
	@MUSTER_BIN='$(abspath $(OUT))/debug/muster' MUSTER_SITE='$(abspath $(dir $(QUICK_SITE)))' npm --prefix web run --silent browser
	$(call step,the same games in WebAssembly)
	@HOUSE=browser-quick GAMES='$(abspath $(OUT))/debug/examples/games' tests/digests/run.mjs 20
	@awk '$$1 == "Summary" && match($$0, /[0-9]+ passed/) { p += substr($$0, RSTART); seen = 1 } \
	      $$1 == "Summary" && match($$0, /[0-9]+ failed/) { f += substr($$0, RSTART) } \
	      /^test result:/ { match($$0, /[0-9]+ passed/); p += substr($$0, RSTART); \
	                        match($$0, /[0-9]+ failed/); f += substr($$0, RSTART); seen = 1 } \
	      END { if (seen) printf "\ntests: %d passed, %d failed\n", p, f }' '$(LOG)'

# The programs are built once, with the features of the whole workspace, and used by every step.
check: cargo $(PACKAGES) ## the quick part of test: format, lints, generated files, conventions, translations
	$(call step,format)
	@cargo fmt --all --check
	@npm --prefix web run --silent format:check
	$(call step,build)
	@cargo build --quiet --workspace --bins --example games
	$(call step,lints)
	@cargo clippy --quiet --workspace --all-targets -- -D warnings
	@npm --prefix web run --silent lint
	$(call step,generated files)
	@$(XTASK) codegen --check
	$(call step,conventions)
	@$(XTASK) tidy
	$(call step,translations)
	@$(XTASK) locales --check

api: services cargo ## the API from outside, with more cases than test; ARGS="--examples 200" for even more
	@cargo build --quiet --workspace --bins
	@tests/api/run --out '$(OUT)' --examples 50 $(ARGS)

bench: page cargo ## measure: games and guesses per second and core; moves per second, delays and memory of the server; the page; a thousand games of each kind
	$(call step,rules)
	@cargo run --release -p muster -- bench rules $(ARGS)
	$(call step,search)
	@cargo run --release -p muster -- bench search $(ARGS)
	$(call step,server)
	@cargo run --release -p muster -- bench server $(ARGS)
	$(call step,ten thousand bad days of a table)
	@'$(OUT)/release/muster' theatre --tables 10000
	$(call step,page)
	@MUSTER_BIN='$(abspath $(OUT))/release/muster' npm --prefix web run --silent figures
	$(call step,a thousand games of each kind: every one must come to its end)
	@for bots in random recruit regular veteran,regular,recruit,random; do \
	    for table in '--all-missions' '--game cry-havoc'; do \
	        '$(OUT)/release/muster' simulate $$table --bots $$bots --games 1000 || exit 1; \
	    done; \
	done

cluster: services cargo ## three nodes with a PostgreSQL and a NATS of their own on this machine, until Ctrl-C
	@cargo xtask cluster

help: ## this list
	@echo 'Muster. Usage: make TARGET [ARGS="…"]'
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

cargo:
	@command -v cargo >/dev/null || { \
	    echo 'Rust is missing: install it from https://rustup.rs (version 1.95 or newer), then run make again.' >&2; exit 1; }

# Node builds the page; it is not needed to run it.
node:
	@command -v node >/dev/null || { (( EUID == 0 )) && command -v apt-get >/dev/null \
	    && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nodejs npm; } || true; \
	node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null || { \
	    echo 'Node is missing or too old: the page is built with Node 20.19 or newer, see https://nodejs.org; then run make again.' >&2; exit 1; }

# The servers that tests and the cluster start for themselves, the browser, and what the test of the API needs. Debian keeps the programs of
# servers off the search path of users.
services:
	@missing=(); \
	PATH="$$PATH:/usr/sbin"; \
	command -v nats-server >/dev/null || missing+=(nats-server); \
	command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql); \
	python3 -c 'import ensurepip' 2>/dev/null || missing+=(python3-venv); \
	command -v chromium >/dev/null || command -v google-chrome >/dev/null || missing+=(chromium); \
	if (( $${#missing[@]} == 0 )); then exit 0; fi; \
	if (( EUID != 0 )) || ! command -v apt-get >/dev/null; then \
	    echo "Missing: $${missing[*]}. On Debian or Ubuntu: sudo apt-get install $${missing[*]}" >&2; exit 1; \
	fi; \
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$${missing[@]}"
