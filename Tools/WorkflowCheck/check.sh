#!/usr/bin/env bash
# Checks action.yml and the examples with the public schemas, and runs the action's own script as a runner would.
#
#   check.sh [PATH-TO-RESTORELINT]
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
binary=${1:-$here/.build/release/restorelint}

skip() { echo "WorkflowCheck: skipped: $1"; exit 0; }
fail() { echo "WorkflowCheck: failed: $1"; exit 1; }

environment=$here/.build/workflow-check
if [ ! -x "$environment/bin/check-jsonschema" ]; then
  command -v python3 >/dev/null || skip "check-jsonschema needs Python"
  python3 -m venv "$environment" >/dev/null 2>&1 || skip "python3 cannot make a virtual environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check --retries 0 --timeout 10 check-jsonschema >/dev/null 2>&1 ||
    skip "check-jsonschema cannot be installed; is there a network?"
fi
cd "$here"
# The schemas come with the program.
check() { "$environment/bin/check-jsonschema" --builtin-schema "$@" || fail "$2 does not fit its schema"; }
check vendor.github-actions action.yml
check vendor.github-workflows docs/examples/github-pull-request.yml
check vendor.github-workflows docs/examples/github-linux.yml
check vendor.github-workflows .github/workflows/release.yml
if command -v actionlint > /dev/null; then actionlint .github/workflows/*.yml docs/examples/github-*.yml || fail "actionlint finds fault with a workflow"; fi
check vendor.gitlab-ci docs/examples/gitlab-ci.yml

[ -x "$binary" ] || skip "there is no $binary; run 'swift build -c release --product restorelint' first"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/app"
ln -s "$(cd "$(dirname "$binary")" && pwd)/$(basename "$binary")" "$work/bin/restorelint"
"$environment/bin/python" - action.yml > "$work/script" <<'PYTHON'
import sys
from ruamel.yaml import YAML
print(next(step["run"] for step in YAML(typ="safe").load(open(sys.argv[1]))["runs"]["steps"] if step.get("id") == "lint"))
PYTHON
cat > "$work/app/Reader.swift" <<'SWIFT'
class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {}
}
SWIFT
runs() { # PATHS ARGUMENTS
  : > "$work/outputs"; : > "$work/summary"
  (cd "$work/app" && PATH=$work/bin:$PATH PATHS=$1 ARGUMENTS=$2 NEW_FROM='' FAIL_ON=warning SARIF_FILE=restorelint.sarif FOLDER=. RUNNER_TEMP=$work \
    GITHUB_OUTPUT=$work/outputs GITHUB_STEP_SUMMARY=$work/summary bash -eo pipefail "$work/script" > "$work/log" 2>&1) || fail "the script ends early: $(cat "$work/log")"
}
runs '' ''
grep -q '^::error file=Reader.swift,line=2' "$work/log" || fail "there should be an annotation"
grep -q '^exit-code=1$' "$work/outputs" || fail "the exit code should be kept for later"
grep -q 'missing-restoration-super' "$work/summary" || fail "there should be a summary"
grep -q '"ruleId": "missing-restoration-super"' "$work/app/restorelint.sarif" || fail "there should be a SARIF file"
runs $'Reader.swift\n' $'--disable\nmissing-restoration-super\n'
grep -q '^exit-code=0$' "$work/outputs" || fail "paths and arguments should arrive"
# In a folder of a repository, findings are named from its top, and so is the report.
mkdir -p "$work/app/.git" "$work/app/ios"
mv "$work/app/Reader.swift" "$work/app/ios"
echo 'excluded: [Old]' > "$work/app/ios/.restorelint.yml"
(cd "$work/app/ios" && PATH=$work/bin:$PATH PATHS='' ARGUMENTS='' NEW_FROM='' FAIL_ON=warning SARIF_FILE=restorelint.sarif FOLDER=ios RUNNER_TEMP=$work \
  GITHUB_OUTPUT=$work/outputs GITHUB_STEP_SUMMARY=$work/summary bash -eo pipefail "$work/script" > "$work/log" 2>&1) || fail "the script ends early: $(cat "$work/log")"
grep -q '^::error file=ios/Reader.swift,line=2' "$work/log" || fail "an annotation should name the file from the top"
grep -q '"uri": "ios/Reader.swift"' "$work/app/ios/restorelint.sarif" || fail "code scanning should be told from the top"
grep -q '^sarif-file=ios/restorelint.sarif$' "$work/outputs" || fail "the report should be named from the workspace"

runs '$(touch hacked); rm -rf x' ''
[ ! -e "$work/app/hacked" ] || fail "an input must not be run"
for line_end in $'\n' $'\r'; do
  : > "$work/outputs"
  if (cd "$work/app" && PATH=$work/bin:$PATH PATHS='' ARGUMENTS='' NEW_FROM='' FAIL_ON=warning SARIF_FILE="a.sarif${line_end}exit-code=0" FOLDER=. RUNNER_TEMP=$work \
    GITHUB_OUTPUT=$work/outputs GITHUB_STEP_SUMMARY=$work/summary bash -eo pipefail "$work/script" > "$work/log" 2>&1); then fail "a file name of two lines should be refused"; fi
  [ ! -s "$work/outputs" ] || fail "a file name of two lines should be no output"
done
echo "WorkflowCheck: the action and the examples are in order"
