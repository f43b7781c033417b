# `make help` says what there is. Every target does its own set-up.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play test check bench cargo

ARGS ?=
# Where this build leaves its files; the log of the tests goes there too.
OUT := $(or $(CARGO_TARGET_DIR),target)
LOG := $(OUT)/tests.log

# Says what is about to happen, so that a failure is read under its heading.
step = @printf '\n== %s\n' '$(1)'

play: cargo ## play in the terminal; ARGS="…" goes to `muster play`
	@cargo run --release -p muster -- play $(ARGS)

test: check ## everything that must hold: check, tests, doc tests, trace, scenarios
	$(call step,tests)
	@mkdir -p '$(OUT)'
	@if cargo nextest --version >/dev/null 2>&1; then \
	    cargo nextest run --workspace --no-tests pass --status-level fail --color never 2>&1 | tee '$(LOG)'; \
	else \
	    cargo test --workspace --all-targets --quiet 2>&1 | tee '$(LOG)'; \
	fi
	$(call step,doc tests)
	@cargo test --workspace --doc --quiet 2>&1 | tee -a '$(LOG)'
	$(call step,every rule is implemented and reached)
	@cargo xtask trace --check
	$(call step,scenarios)
	@cargo run --quiet --profile ci -p muster -- scenario run scenarios
	@awk '$$1 == "Summary" && match($$0, /[0-9]+ passed/) { p += substr($$0, RSTART); seen = 1 } \
	      $$1 == "Summary" && match($$0, /[0-9]+ failed/) { f += substr($$0, RSTART) } \
	      /^test result:/ { match($$0, /[0-9]+ passed/); p += substr($$0, RSTART); \
	                        match($$0, /[0-9]+ failed/); f += substr($$0, RSTART); seen = 1 } \
	      END { if (seen) printf "\ntests: %d passed, %d failed\n", p, f }' '$(LOG)'

check: cargo ## the quick part of test: format, lints, generated files, conventions, translations
	$(call step,format)
	@cargo fmt --all --check
	$(call step,lints)
	@cargo clippy --quiet --workspace --all-targets -- -D warnings
	$(call step,generated files)
	@cargo xtask codegen --check
	$(call step,conventions)
	@cargo xtask tidy
	$(call step,translations)
	@cargo xtask locales --check

bench: cargo ## measure the rules: games per second and core
	@cargo run --release -p muster -- bench rules $(ARGS)

help: ## this list
	@echo 'Muster. Usage: make TARGET [ARGS="…"]'
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

cargo:
	@command -v cargo >/dev/null || { \
	    echo 'Rust is missing: install it from https://rustup.rs (version 1.95 or newer), then run make again.' >&2; exit 1; }
