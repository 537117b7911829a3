# The commands of this repository; each does all set-up by itself. `make help` lists them.
.DEFAULT_GOAL := help
.PHONY: help setup build demo test test-browser check bench fuzz sanitize install uninstall clean
SHELL := /bin/bash
PREFIX ?= /usr/local

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

setup: ## install what is missing: Debian's packages, engines, starter packs
	@Scripts/setup

build: setup ## build the program (release)
	swift build -c release --product jimaku

demo: build ## make a video, subtitle it in English and Japanese, and show the result
	Scripts/demo

# The tests have packs of their own: a user's packs are neither needed nor touched.
test: export JIMAKU_HOME := $(CURDIR)/.cache/home
test: setup ## check the sources and run every test
	Scripts/check
	Scripts/check --self-test
	Scripts/test

test-browser: export JIMAKU_HOME := $(CURDIR)/.cache/home
test-browser: setup ## run the player's pages in a real Chromium
	swift build --product jimaku
	Tests/BrowserTests/run

check: setup ## check the sources only: format, imports, licences …
	Scripts/check

bench: build ## measure against the peers; see Benchmarks/README.md
	Benchmarks/run

fuzz: setup ## ten minutes of mutated files for each subtitle reader
	Tools/fuzz/run

sanitize: ## look for data races and wrong uses of memory, for long
	Tools/sanitize/run thread
	Tools/sanitize/run address

install: build ## install the program under PREFIX (/usr/local)
	install -D -m 755 .build/release/jimaku $(DESTDIR)$(PREFIX)/bin/jimaku
	install -d $(DESTDIR)$(PREFIX)/lib/jimaku/sherpa-onnx/lib
	install -m 644 .native/sherpa-onnx/lib/*.so $(DESTDIR)$(PREFIX)/lib/jimaku/sherpa-onnx/lib/

uninstall: ## remove the program from PREFIX; a user's packs stay
	rm -f $(DESTDIR)$(PREFIX)/bin/jimaku
	rm -rf $(DESTDIR)$(PREFIX)/lib/jimaku

clean: ## remove what was built; what was fetched stays in .cache
	rm -rf .build demo
