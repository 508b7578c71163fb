#!/usr/bin/env bash
# Reads a few hundred configurations with restorelint and with ruamel.yaml: both see the same value, or restorelint says where it stops.
#
#   check.sh [PATH-TO-RESTORELINT]
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
binary=${1:-$here/.build/release/restorelint}

skip() { echo "YAMLCheck: skipped: $1"; exit 0; }

[ -x "$binary" ] || skip "there is no $binary; run 'swift build -c release --product restorelint' first"
binary=$(cd "$(dirname "$binary")" && pwd)/$(basename "$binary")
command -v python3 >/dev/null || skip "ruamel.yaml needs Python"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
environment=$work/environment
python3 -m venv "$environment" >/dev/null 2>&1 || skip "python3 cannot make a virtual environment"
"$environment/bin/pip" install --quiet --disable-pip-version-check --retries 0 --timeout 10 ruamel.yaml >/dev/null 2>&1 ||
  skip "ruamel.yaml cannot be installed; is there a network?"
"$environment/bin/python" -X utf8 "$here/Tools/YAMLCheck/check.py" "$binary" "$work"
