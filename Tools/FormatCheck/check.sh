#!/usr/bin/env bash
# Reads what restorelint writes with other people's readers: SARIF and the configuration with JSON schemas, XML with an XML parser.
#
#   check.sh [PATH-TO-RESTORELINT]
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
binary=${1:-$here/.build/release/restorelint}

skip() { echo "FormatCheck: skipped: $1"; exit 0; }
fail() { echo "FormatCheck: failed: $1"; exit 1; }

[ -x "$binary" ] || skip "there is no $binary; run 'swift build -c release --product restorelint' first"
binary=$(cd "$(dirname "$binary")" && pwd)/$(basename "$binary")
command -v python3 >/dev/null || skip "the readers need Python"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
environment=$work/environment
python3 -m venv "$environment" >/dev/null 2>&1 || skip "python3 cannot make a virtual environment"
"$environment/bin/pip" install --quiet --disable-pip-version-check --retries 0 --timeout 10 'jsonschema[format]' junitparser ruamel.yaml >/dev/null 2>&1 ||
  skip "jsonschema, junitparser and ruamel.yaml cannot be installed; is there a network?"

# MARK: Reports

formats=(sarif json jsonl gitlab sonarqube rdjson checkstyle junit)

report() { # FOLDER FORMAT [ARGUMENT ...]
  local folder=$1 format=$2 status=0
  shift 2
  mkdir -p "$folder"
  "$binary" "$@" --format "$format" --output "$folder/$format" > "$work/log" 2>&1 || status=$?
  [ "$status" -lt 2 ] || fail "$format: exit code $status: $(cat "$work/log")"
}

# The example app; nothing at all; names, texts and paths that every format has to escape; what somebody silenced.
cd "$here"
for format in "${formats[@]}"; do report "$work/trails" $format Examples/Trails; done

mkdir -p "$work/clean" && cd "$work/clean"
echo 'let name = "clean"' > Clean.swift
for format in "${formats[@]}"; do report "$work/clean-reports" $format .; done

odd="$work/odd/Über \"uns\" & <co> [1](2) 100%"
mkdir -p "$odd" && cd "$work/odd"
cat > "$odd/It's.swift" <<'SWIFT'
class Lesezeichen日本😀: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) { /* 😀é */ coder.encode("<a & b>]]>", forKey: "😀 <\"a\"> & 'b' [c](d) \\ %0A") }
}
class Zweite: UIViewController {
    // restorelint:disable missing-restoration-super -- "it" <is> & stays
    override func encodeRestorableState(with coder: NSCoder) {}
}
class Half: UIViewController {
    override func encodeRestorableState(with
SWIFT
for format in "${formats[@]}"; do report "$work/odd-reports" $format .; done
for format in json sarif; do report "$work/suppressed-reports" $format . --report-suppressed; done

cd "$here"
"$binary" config schema > "$work/schema.json" || fail "config schema ends with an error"

"$environment/bin/python" -X utf8 "$here/Tools/FormatCheck/check.py" "$work" "$here"
