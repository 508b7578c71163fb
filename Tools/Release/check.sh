#!/usr/bin/env bash
# Unpacks an archive of this platform and tries what is in it; on Linux in a root that holds the program, an app and nothing else:
# no /proc, no /dev, no libraries. The image of the Dockerfile has the same file system.
#
#   check.sh ARCHIVE
set -euo pipefail
. "$(dirname "$0")/lib.sh"
archive=$1
name=$(basename "$archive" .tar.gz)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
output=$work/output

fail() { echo "Release: failed: $1"; [ -f "$output" ] && head -n 20 "$output"; exit 1; }
says() { grep -qF -- "$1" "$output" || fail "the output should say '$1'"; }

tar -xzf "$archive" -C "$work"
for file in bin/restorelint share/man/man1/restorelint.1 share/bash-completion/completions/restorelint share/zsh/site-functions/_restorelint \
  share/fish/vendor_completions.d/restorelint.fish LICENSE README.md CHANGELOG.md; do
  [ -s "$work/$name/$file" ] || fail "the archive lacks $file"
done
[ "$(tar -tzf "$archive" | grep -cv "^$name/")" = 0 ] || fail "the archive holds more than one folder"
bash -n "$work/$name/share/bash-completion/completions/restorelint"
binary=$work/$name/bin/restorelint

root=$work/root
mkdir -p "$root/bin" "$root/app" "$root/empty"
cp "$binary" "$root/bin/restorelint"
cp -R "$repository/Examples/Trails/." "$root/app"
case $(uname -s) in
  Linux)
    file=$(ldd "$binary" 2>&1 || true)
    case $file in *"not a dynamic executable"* | *"statically linked"*) ;; *) fail "it is linked dynamically: $file" ;; esac
    if [ "$(id -u)" = 0 ]; then
      runs() { (cd "$root" && env -i "$(command -v chroot)" . /bin/restorelint "$@") > "$output" 2>&1; }
    elif unshare --map-root-user true 2> /dev/null; then
      runs() { (cd "$root" && env -i "$(command -v unshare)" --map-root-user --root=. /bin/restorelint "$@") > "$output" 2>&1; }
    else
      fail "nobody may change the root here; run it as root"
    fi
    ;;
  *)
    [ "$(lipo -archs "$binary" | wc -w)" -eq 2 ] || fail "it should run on both kinds of processor"
    runs() { (cd "$root" && "$binary" "${@/#\/app/$root/app}") > "$output" 2>&1; }
    ;;
esac
status() { local expected=$1 got=0; shift; runs "$@" || got=$?; [ "$got" = "$expected" ] || fail "'restorelint $*' should end with $expected, not with $got"; }

status 0 --version
says "$version"
[ "$(wc -l < "$output")" -eq 1 ] || fail "'--version' should say nothing else"
status 0 help
status 0 rules
status 0 explain missing-restoration-super
says "encodeRestorableState"
status 2 --no-such-flag
says "unknown flag '--no-such-flag'"
status 1 --format xcode /app
says "(broken-restoration-chain)"
[ "$(grep -c ': error: ' "$output")" -gt 5 ] || fail "the example has more errors"
status 1 --jobs 4 --format sarif --output /app/findings.sarif /app
[ -s "$root/app/findings.sarif" ] || fail "a report should be written"
status 1 --new-from HEAD --format xcode /app
says "git"
status 2 /empty
says "nothing to lint"
status 1 --fix --format xcode /app
says "fixed "
printf 'class A: UIViewController {\n    override func encodeRestorableState(with coder: NSCoder) {}\n}\n' > "$work/A.swift"
runs - --only-given --format xcode < "$work/A.swift" || true
says "stdin.swift:2:19: error: "
echo "Release: $name works$([ "$(uname -s)" = Linux ] && echo ' in an empty root'), $(($(wc -c < "$binary") / 1000)) kB, packed $(($(wc -c < "$archive") / 1000)) kB"
