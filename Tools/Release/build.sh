#!/usr/bin/env bash
# Builds the command for this machine's system and packs it: dist/restorelint-VERSION-PLATFORM.tar.gz, with the manual and the completions.
# On Linux nothing is linked dynamically; on macOS one file runs on both kinds of processor.
#
#   build.sh [FOLDER]
set -euo pipefail
. "$(dirname "$0")/lib.sh"
cd "$repository"
dist=${1:-$repository/.build/dist}
platform=$(platform)
scratch=.build/release-build

flags=(-c release --product restorelint --scratch-path "$scratch")
case $platform in
  linux-*)
    # The runtime looks for its backtracer before the first line of ours runs, and ends the program where there is no /proc. A program that
    # holds its whole runtime has none to find.
    flags+=(--static-swift-stdlib -Xswiftc -static-executable
      -Xlinker --wrap=swift_copyAuxiliaryExecutablePath
      -Xlinker --defsym=__wrap_swift_copyAuxiliaryExecutablePath=restorelint_no_backtracer
      -Xlinker --gc-sections -Xlinker --build-id
      -Xswiftc -use-ld=lld -Xlinker --icf=all -Xlinker --no-eh-frame-hdr -Xlinker "$repository/Tools/Release/no-unwinding.ld")
    ;;
  macos-*) flags+=(--arch arm64 --arch x86_64) ;;
esac
swift build "${flags[@]}" >&2
built=$(swift build "${flags[@]}" --show-bin-path)/restorelint

# Some algorithms on strings come with regular expressions, which weigh a tenth of the program (String+ASCII.swift has others).
if nm "$built" | grep '12_RegexParser' > /dev/null; then
  echo "build.sh: something uses the standard library's regular expressions; 'nm -u' of the object files in $scratch tells what" >&2
  exit 1
fi

name=restorelint-$version-$platform
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/$name
mkdir -p "$root"/{bin,share/man/man1,share/bash-completion/completions,share/zsh/site-functions,share/fish/vendor_completions.d}
install -m 755 "$built" "$root/bin/restorelint"
case $platform in
  linux-*) strip --strip-all "$root/bin/restorelint" ;;
  macos-*) strip -x "$root/bin/restorelint" && codesign --force --sign - "$root/bin/restorelint" ;;
esac
install -m 644 docs/man/restorelint.1 "$root/share/man/man1/restorelint.1"
"$root/bin/restorelint" completions bash > "$root/share/bash-completion/completions/restorelint"
"$root/bin/restorelint" completions zsh > "$root/share/zsh/site-functions/_restorelint"
"$root/bin/restorelint" completions fish > "$root/share/fish/vendor_completions.d/restorelint.fish"
install -m 644 LICENSE README.md CHANGELOG.md "$root/"

mkdir -p "$dist"
# The same files make the same archive, byte for byte.
if tar --version 2>/dev/null | grep -q GNU; then
  tar -C "$work" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -cf - "$name" | gzip -9n > "$dist/$name.tar.gz"
else
  tar -C "$work" --uid 0 --gid 0 -cf - "$name" | gzip -9n > "$dist/$name.tar.gz"
fi
echo "$dist/$name.tar.gz"
