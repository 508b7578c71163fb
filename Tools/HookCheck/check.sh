#!/usr/bin/env bash
# Tries the hooks of .pre-commit-hooks.yaml with pre-commit itself, in a small app under a temporary folder.
#
#   check.sh [--full] [PATH-TO-RESTORELINT]
#
# By default the hooks run a restorelint that is built already (.build/release/restorelint). With --full, pre-commit builds it from the
# sources of this repository, as it does for users; that takes the time of a release build.
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)

full=false
if [ "${1:-}" = --full ]; then full=true; shift; fi
binary=${1:-$here/.build/release/restorelint}

skip() { echo "HookCheck: skipped: $1"; exit 0; }
fail() { echo "HookCheck: failed: $1"; [ -f "$output" ] && cat "$output"; exit 1; }

# MARK: pre-commit

if ! command -v pre-commit >/dev/null; then
  environment=$here/.build/hook-check
  if [ ! -x "$environment/bin/pre-commit" ]; then
    command -v python3 >/dev/null || skip "pre-commit needs Python"
    python3 -m venv "$environment" >/dev/null 2>&1 || skip "python3 cannot make a virtual environment"
    "$environment/bin/pip" install --quiet --disable-pip-version-check --retries 0 --timeout 10 pre-commit >/dev/null 2>&1 ||
      skip "pre-commit cannot be installed; is there a network?"
  fi
  PATH=$environment/bin:$PATH
fi
"$full" || [ -x "$binary" ] || skip "there is no $binary; run 'swift build -c release --product restorelint' first"

# MARK: An app, and a repository with the hooks

work=$(mktemp -d)
output=$work/output
trap 'rm -rf "$work"' EXIT
export PRE_COMMIT_HOME=$work/cache GIT_CONFIG_GLOBAL=$work/gitconfig GIT_CONFIG_NOSYSTEM=1
unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE
git config --global user.name A
git config --global user.email a@example.com
git config --global init.defaultBranch main

hooks=$work/hooks
mkdir "$hooks"
if $full; then
  (cd "$here" && git ls-files -coz --exclude-standard | grep -zv '^Tests/' | xargs -0 cp -P --parents -t "$hooks")
  mkdir -p "$hooks"/Tests/{Syntax,AppModel,LintRules,RestoreLint}Tests
  for module in Syntax AppModel LintRules RestoreLint; do echo "// Left out." > "$hooks/Tests/${module}Tests/Empty.swift"; done
else
  sed 's/language: swift/language: system/' "$here/.pre-commit-hooks.yaml" > "$hooks/.pre-commit-hooks.yaml"
fi
if ! $full || ! command -v restorelint >/dev/null; then
  mkdir "$work/bin"
  [ -x "$binary" ] && ln -s "$binary" "$work/bin/restorelint"
  PATH=$work/bin:$PATH
fi
(cd "$hooks" && git init -q && git add -A && git commit -qm Hooks && git tag v1.0)

app=$work/app
mkdir "$app" && cd "$app"
git init -q
cat > Reader.swift <<'SWIFT'
class Reader: UIViewController {
    var page = 0
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
SWIFT
cat > Saving.swift <<'SWIFT'
extension Reader {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
}
SWIFT
printf 'excluded: [Generated]\n' > .restorelint.yml

use() { # HOOK [ARGUMENT ...]
  local hook=$1; shift
  printf 'repos:\n- repo: %s\n  rev: v1.0\n  hooks:\n  - id: %s\n    verbose: true\n' "$hooks" "$hook" > .pre-commit-config.yaml
  if [ $# -gt 0 ]; then printf '    args: [%s]\n' "$(IFS=,; echo "$*")" >> .pre-commit-config.yaml; fi
  git add .pre-commit-config.yaml
}

commits() { git add -A; git commit -m "$1" > "$output" 2>&1 || fail "a commit that should pass: $1"; }
refuses() { git add -A; if git commit -m "$1" > "$output" 2>&1; then fail "a commit that should be refused: $1"; fi; }
says() { grep -q -- "$1" "$output" || fail "the output should say '$1'"; }

# MARK: The cases

pre-commit validate-manifest "$here/.pre-commit-hooks.yaml"
for hook in restorelint restorelint-system; do
  if [ $hook = restorelint-system ] && ! command -v restorelint > /dev/null; then
    # The one that pre-commit has just built does as well.
    built=$(find "$PRE_COMMIT_HOME" -path '*/release/restorelint' -type f | head -n 1)
    PATH=$(dirname "$built"):$PATH
  fi
  use $hook
  pre-commit install > /dev/null
  pre-commit install-hooks > "$output" 2>&1 || fail "$hook cannot be installed"
  echo "let name = \"$hook\"" > Name.swift
  commits "$hook: no fault"
  says Passed

  sed -i.bak '/super.encode/d' Saving.swift && rm Saving.swift.bak
  refuses "$hook: a fault"
  says 'Saving.swift:2:19: error: .*(missing-restoration-super)'
  git checkout -q HEAD -- Saving.swift

  # A name is a name, even if a flag is called like that.
  echo "let name = \"$hook\"" > "-o$hook.swift"
  commits "$hook: a file that is called like a flag"
  says Passed
  grep -q "$hook" "./-o$hook.swift" || fail "a report went into a source"

  echo "<!-- $hook -->" > Main.storyboard
  commits "$hook: a storyboard"
  says Passed

  mkdir -p Generated
  printf 'class Made%s: UIViewController {\n    override func encodeRestorableState(with coder: NSCoder) {}\n}\n' "${hook#restorelint}" | tr -d - > "Generated/$hook.swift"
  commits "$hook: a file that the configuration leaves out"
  says Passed

  git mv Reader.swift "Reader $hook.swift"
  commits "$hook: a renamed file"

  # One process, or each would see a part.
  use $hook --verbose
  mkdir -p Many
  for number in $(seq 500); do echo "let number$number = \"$hook\"" > "Many/Number$number.swift"; done
  commits "$hook: 500 files"
  [ "$(grep -c 'restorelint: files: .* 500 reported on' "$output")" = 1 ] || fail "500 files should be one run"

  use $hook
  commits "$hook: back to normal"
  git mv "Reader $hook.swift" Reader.swift
  commits "$hook: and back"
done

# An app in a folder, with a configuration of its own.
use restorelint-system
mkdir -p ios/Old
printf 'excluded: [Old]\n' > ios/.restorelint.yml
printf 'class Old: UIViewController {\n    override func encodeRestorableState(with coder: NSCoder) {}\n}\n' > ios/Old/Old.swift
commits "restorelint-system: a file that the folder's configuration leaves out"
sed 's/Old/New/' ios/Old/Old.swift > ios/New.swift
refuses "restorelint-system: a fault in a folder"
says '^ios/New.swift:2:19: error: '
git reset -q --hard HEAD
# A run over the whole repository asks the configuration at its top alone, and would report what this folder leaves out.
git rm -rq ios
use restorelint
commits "restorelint: a folder that is gone"

git rm -q Saving.swift
commits "restorelint: a commit that only deletes, and cannot be checked"
says Skipped
git reset -q --hard HEAD~

use restorelint-project
pre-commit install-hooks > "$output" 2>&1 || fail "restorelint-project cannot be installed"
commits "restorelint-project: no fault"
git rm -q Saving.swift
refuses "restorelint-project: a commit that only deletes"
says 'decoded-key-never-encoded'
git reset -q --hard HEAD

# On an old code base: what was there is left alone.
use restorelint-project --new-from HEAD
git rm -q Saving.swift
git commit -q --no-verify -m "Make the code old"
echo 'let name = "new"' > Name.swift
commits "restorelint-project: an old fault"
echo 'class Viewer: UIViewController { override func encodeRestorableState(with coder: NSCoder) {} }' > Viewer.swift
refuses "restorelint-project: a new fault beside an old one"
says 'Viewer.swift:.*(missing-restoration-super)'
if grep -q decoded-key-never-encoded "$output"; then fail "the old fault should not be reported"; fi

echo "HookCheck: the hooks work with $(pre-commit --version)$($full && echo ', built from source')"
