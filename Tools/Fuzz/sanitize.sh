#!/usr/bin/env bash
# Builds with AddressSanitizer and with ThreadSanitizer, assertions on; runs the command over the fixtures and over the folders that are named,
# then the fuzzer, and fails at the first thing that either of them says.
#
#   sanitize.sh [--seconds N] [FOLDER ...]     N of fuzzing with each sanitizer (60)
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
seconds=60
if [ "${1:-}" = --seconds ]; then
  seconds=$2
  shift 2
fi
folders=()
for folder in "$@"; do folders+=("$(cd "$folder" && pwd)"); done
cd "$root"

# What is found stops the process with a code that the command has no other use for. Swift's runtime keeps what it has made, and says so nowhere.
export ASAN_OPTIONS=exitcode=99:detect_leaks=0:abort_on_error=0
export TSAN_OPTIONS=exitcode=99:halt_on_error=1

for sanitizer in address thread; do
  flags=(-c release --sanitize="$sanitizer" -Xswiftc -assert-config -Xswiftc Debug --scratch-path ".build/sanitize-$sanitizer")
  printf '\n== %s: the command\n' "$sanitizer"
  swift build "${flags[@]}" --product restorelint
  binary=$(swift build "${flags[@]}" --show-bin-path)/restorelint
  for folder in Examples Tests ${folders[@]+"${folders[@]}"}; do
    # From inside, so that each app brings its own configuration.
    status=0
    (cd "$folder" && "$binary" . --no-containment --jobs 4 --format json --output /dev/null) || status=$?
    # 2 says that something in the folder could not be read, which is no fault of ours.
    if [ "$status" -gt 2 ]; then
      echo "$folder: $sanitizer: exit status $status"
      exit 1
    fi
  done
  printf '\n== %s: the fuzzer\n' "$sanitizer"
  swift build "${flags[@]}" --package-path Tools/Fuzz --product fuzz
  fuzz=$(swift build "${flags[@]}" --package-path Tools/Fuzz --show-bin-path)/fuzz
  "$fuzz" --seconds "$seconds" --patience 60 --memory 8192 --findings ".build/sanitize-findings" Examples Tests ${folders[@]+"${folders[@]}"}
done
