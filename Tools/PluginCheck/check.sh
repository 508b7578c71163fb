#!/usr/bin/env bash
# Uses both SwiftPM plugins from a package that depends on this one, as a user would.
# The build of the tool stays in .build/plugin-check, so that a second run takes seconds.
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
app=$here/.build/plugin-check/App
output=$here/.build/plugin-check/output
rm -rf "$app"
mkdir -p "$app"/Sources/{Reading,Plain} "$app/.git"

fail() { echo "PluginCheck: failed: $1"; cat "$output"; exit 1; }
says() { grep -qE -- "$1" "$output" || fail "the output should say '$1'"; }

cat > "$app/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(name: "restorelint", path: "$here")],
    targets: [
        .target(name: "Reading", plugins: [.plugin(name: "RestorelintBuildTool", package: "restorelint")]),
        .target(name: "Plain"),
    ]
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
echo 'let nothing = 0' > "$app/Sources/Plain/Plain.swift"
cd "$app"
swift=(swift package --scratch-path "$here/.build/plugin-check/build")

"${swift[@]}" plugin --list > "$output" 2>&1 || fail "the plugins cannot be listed"
says "restorelint"

start=$SECONDS
if "${swift[@]}" restorelint > "$output" 2>&1; then fail "a package with a fault should fail"; fi
echo "PluginCheck: the command plugin, with building the tool: $((SECONDS - start)) s"
says 'Sources/Reading/Reader.swift:5:19: error: .*\(missing-restoration-super\)'
says 'error: restorelint found problems'

"${swift[@]}" restorelint --target Plain > "$output" 2>&1 || fail "a target without a fault should pass"
"${swift[@]}" restorelint --format json --output "$app/report.json" --fail-on never > "$output" 2>&1 || fail "a report should be written"
grep -q '"rule": "missing-restoration-super"' "$app/report.json" || fail "the report should hold the fault"
if "${swift[@]}" restorelint --no-such-flag > "$output" 2>&1; then fail "a wrong flag should fail"; fi
says 'unknown flag'
says 'exit code 2'

swift build --scratch-path "$here/.build/plugin-check/build" > "$output" 2>&1 || fail "a build with findings should pass"
says 'Sources/Reading/Reader.swift:5:19: error: .*\(missing-restoration-super\)'
sed -i.bak 's|NSCoder) {|NSCoder) { super.encodeRestorableState(with: coder)|' Sources/Reading/Reader.swift && rm Sources/Reading/*.bak
swift build --scratch-path "$here/.build/plugin-check/build" > "$output" 2>&1 || fail "a build without findings should pass"
if grep -q missing-restoration-super "$output"; then fail "the fault is mended and should be gone"; fi
"${swift[@]}" restorelint > "$output" 2>&1 || fail "a package without a fault should pass"
echo "PluginCheck: both plugins work"
