#!/usr/bin/env bash
# Tries the completions in their shells, and the manual with the programs that show it.
# What is absent is installed where that takes no password (root on Debian), else passed over with a word.
#
#   check.sh [PATH-TO-RESTORELINT]
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
binary=${1:-$here/.build/release/restorelint}
[ -x "$binary" ] || { echo "ShellCheck: skipped: there is no $binary; run 'swift build -c release --product restorelint' first"; exit 0; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
ln -s "$(cd "$(dirname "$binary")" && pwd)/$(basename "$binary")" "$work/bin/restorelint"
export PATH=$work/bin:$PATH
for shell in bash zsh fish; do restorelint completions $shell > "$work/$shell"; done
cd "$work"

fail() { echo "ShellCheck: failed: $1"; exit 1; }
has() {
  command -v "$1" >/dev/null && return
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    timeout 120 apt-get install -y -q -o Acquire::Retries=0 -o Acquire::http::Timeout=10 "$1" >/dev/null 2>&1 || true
  fi
  command -v "$1" >/dev/null || { echo "ShellCheck: $1 is not here and was passed over"; return 1; }
}

bash -n "$work/bash" || fail "bash does not read its completions"

if has zsh; then
  zsh -f -n "$work/zsh" || fail "zsh does not read its completions"
  mkdir "$work/functions" && cp "$work/zsh" "$work/functions/_restorelint"
  # A terminal inside, in which somebody presses the tabulator.
  cat > "$work/ask" <<'ZSH'
zmodload zsh/zpty
zpty -b shell zsh -f -i
zpty -w shell "PROMPT=; fpath=($PWD/functions \$fpath); autoload -Uz compinit; compinit -u -d $PWD/dump; print rea''dy"
zpty -r shell text '*ready*'
zpty -w -n shell "$1"$'\t'
sleep 1
setopt extended_glob
while zpty -r -t shell text; do all+=$text; done
# Without colours and bells.
print -r -- ${${all//$'\e'\[[0-9;?]#[a-zA-Z]/}//[$'\a\r']/}
zpty -d shell
ZSH
  asks() { zsh -f "$work/ask" "$1" | grep -qF -- "$2" || fail "zsh should propose '$2' after '$1'"; }
  asks 'restorelint --form' '--format'
  asks 'restorelint --format sar' 'sarif'
  asks 'restorelint basel' 'baseline'
  asks 'restorelint baseline pr' 'prune'
  asks 'restorelint explain missing-restoration-s' 'missing-restoration-super'
fi

if has fish; then
  fish --no-config -n "$work/fish" || fail "fish does not read its completions"
  asks() { HOME=$work fish --no-config -c "source $work/fish; complete -C '$1'" | cut -f 1 | grep -qxF -- "$2" || fail "fish should propose '$2' after '$1'"; }
  touch Reader.swift
  asks 'restorelint ' 'suppress'
  asks 'restorelint --form' '--format'
  asks 'restorelint --format s' 'sarif'
  asks 'restorelint lint --config Rea' 'Reader.swift'
  asks 'restorelint baseline p' 'prune'
  asks 'restorelint explain missing-rest' 'missing-restoration-super'
  asks 'restorelint Rea' 'Reader.swift'
fi

if has mandoc; then mandoc -Tlint -Wstyle "$here/docs/man/restorelint.1" || fail "mandoc finds fault with the manual"; fi
if command -v man >/dev/null && man --version 2>/dev/null | grep -q man-db; then
  complaints=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$here/docs/man/restorelint.1" 2>&1 >/dev/null) || true
  [ -z "$complaints" ] || fail "man finds fault with the manual: $complaints"
fi
echo "ShellCheck: completions and manual work"
