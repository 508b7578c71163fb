# make install PREFIX=/usr/local    builds and installs the command, its manual and its completions
# make uninstall PREFIX=/usr/local  removes them
# DESTDIR goes in front of PREFIX, for those who make packages.
# make release                      packs the command for others into .build/dist, and tries it in an empty root (docs/releasing.md)
# make sanitize FOLDERS="A B"       runs everything with AddressSanitizer and ThreadSanitizer, over the fixtures and these folders
# make fuzz FOLDERS="A B" SECONDS=600

PREFIX ?= /usr/local
SWIFT ?= swift
SWIFT_BUILD_FLAGS ?= -c release --product restorelint

bindir = $(DESTDIR)$(PREFIX)/bin
mandir = $(DESTDIR)$(PREFIX)/share/man/man1
bashdir = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zshdir = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
fishdir = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

FOLDERS ?=
SECONDS ?= 60

.PHONY: build install uninstall test release sanitize fuzz

build:
	$(SWIFT) build $(SWIFT_BUILD_FLAGS)

install: build
	install -d "$(bindir)" "$(mandir)" "$(bashdir)" "$(zshdir)" "$(fishdir)"
	install -m 755 "$$($(SWIFT) build $(SWIFT_BUILD_FLAGS) --show-bin-path)/restorelint" "$(bindir)/restorelint"
	install -m 644 docs/man/restorelint.1 "$(mandir)/restorelint.1"
	"$(bindir)/restorelint" completions bash > "$(bashdir)/restorelint"
	"$(bindir)/restorelint" completions zsh > "$(zshdir)/_restorelint"
	"$(bindir)/restorelint" completions fish > "$(fishdir)/restorelint.fish"

uninstall:
	rm -f "$(bindir)/restorelint" "$(mandir)/restorelint.1" "$(bashdir)/restorelint" "$(zshdir)/_restorelint" "$(fishdir)/restorelint.fish"

test:
	$(SWIFT) test

release:
	Tools/Release/check.sh "$$(Tools/Release/build.sh)"
	Tools/Release/assemble.sh
	Tools/Release/image-roots.sh

sanitize:
	Tools/Fuzz/sanitize.sh --seconds $(SECONDS) $(FOLDERS)

fuzz:
	$(SWIFT) run -c release --package-path Tools/Fuzz --scratch-path .build/fuzz fuzz --seconds $(SECONDS) --findings .build/fuzz-findings Examples Tests $(FOLDERS)
