#!/usr/bin/env bash
# Makes a release for this system and tries what is in it: the command in an empty root, the download as the action does it, the root of the
# image, and the plugins with the artifact bundle in place of the sources.
#
#   check.sh [--packed]      with --packed the archives in .build/dist are taken as they are
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
. "$here/Tools/Release/lib.sh"
dist=$here/.build/dist
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
output=$work/output
fail() { echo "ReleaseCheck: failed: $1"; [ -f "$output" ] && tail -n 20 "$output"; exit 1; }
says() { grep -qE -- "$1" "$output" || fail "the output should say '$1'"; }

archive=$dist/restorelint-$version-$(platform).tar.gz
if [ "${1:-}" != --packed ]; then
  rm -rf "$dist"
  "$here/Tools/Release/build.sh" > "$output" 2>&1 || fail "it cannot be built"
fi
"$here/Tools/Release/check.sh" "$archive"
"$here/Tools/Release/assemble.sh" > "$output" 2>&1 || fail "what belongs to a release cannot be made"
for file in "restorelint-$version.artifactbundle.zip" "restorelint-plugins-$version.tar.gz" restorelint.rb restorelint.spdx.json notes.md SHA256SUMS; do
  [ -s "$dist/$file" ] || fail "the release lacks $file"
done
if command -v python3 > /dev/null; then python3 -m json.tool "$dist/restorelint.spdx.json" > /dev/null || fail "the list of parts is no JSON"; fi
if command -v ruby > /dev/null; then ruby -c "$dist/restorelint.rb" > /dev/null || fail "the formula is no Ruby"; fi
(cd "$dist" && if command -v sha256sum > /dev/null; then sha256sum --check --quiet SHA256SUMS; else shasum -a 256 --check --quiet SHA256SUMS; fi) || fail "the checksums are wrong"

# MARK: The download

mkdir -p "$work/releases/v$version"
cp "$archive" "$dist/SHA256SUMS" "$work/releases/v$version/"
get() { RESTORELINT_RELEASES=file://$work/releases "$here/Tools/Release/get.sh" "$work/got" 2> "$output"; }
folder=$(get) || fail "a release should be downloaded"
[ "$("$folder/restorelint" --version)" = "$version" ] || fail "what was downloaded is something else"
echo more >> "$work/releases/v$version/$(basename "$archive")"
if get > /dev/null; then fail "an archive that was tampered with should be refused"; fi
says 'is not what the release lists'
rm "$work/releases/v$version/SHA256SUMS"
if get > /dev/null; then fail "an archive without checksums should be refused"; fi

# MARK: The image

"$here/Tools/Release/image-roots.sh"
case $(platform) in
  linux-x86_64) root=$dist/root-amd64 ;;
  linux-arm64) root=$dist/root-arm64 ;;
  *) root= ;;
esac
if [ -n "$root" ] && [ "$(id -u)" = 0 ]; then
  entry=$(sed -n 's/^ENTRYPOINT \["\(.*\)"\]$/\1/p' "$here/Dockerfile")
  cp -R "$root" "$work/image"
  mkdir "$work/image/work"
  cp -R "$here/Examples/Trails/." "$work/image/work"
  if (cd "$work/image" && env -i "$(command -v chroot)" . "$entry" --format xcode /work) > "$output" 2>&1; then fail "the image should find the example's faults"; fi
  says 'broken-restoration-chain'
fi

# MARK: The plugins

tar -xzf "$dist/restorelint-plugins-$version.tar.gz" -C "$work"
package=$work/restorelint-plugins
mkdir "$package/Bundle"
unzip -q "$dist/restorelint-$version.artifactbundle.zip" -d "$package/Bundle"
# From the disk instead of the network, with nothing else changed.
sed -i.bak -e '/^ *url: /d' -e "s|^ *checksum: .*|            path: \"Bundle/restorelint.artifactbundle\"),|" "$package/Package.swift"
app=$work/App
mkdir -p "$app/Sources/Reading" "$app/.git"
cat > "$app/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(name: "restorelint-plugins", path: "$package")],
    targets: [.target(name: "Reading", plugins: [.plugin(name: "RestorelintBuildTool", package: "restorelint-plugins")])]
)
SWIFT
cat > "$app/Sources/Reading/Reader.swift" <<'SWIFT'
#if canImport(UIKit)
import UIKit

class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
    }
}
#endif
SWIFT
cd "$app"
start=$SECONDS
if swift package restorelint > "$output" 2>&1; then fail "a package with a fault should fail"; fi
says 'Sources/Reading/Reader.swift:5:19: error: .*\(missing-restoration-super\)'
says 'error: restorelint found problems'
swift build > "$output" 2>&1 || fail "a build with findings should pass"
says 'Sources/Reading/Reader.swift:5:19: error: .*\(missing-restoration-super\)'
if grep -q 'Compiling AppModel' "$output"; then fail "restorelint should not be compiled"; fi
echo "ReleaseCheck: the plugins work with the bundle, in $((SECONDS - start)) s"
echo "ReleaseCheck: the release is in order"
