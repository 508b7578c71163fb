#!/usr/bin/env bash
# Makes of the archives in a folder what else a release has: an artifact bundle for SwiftPM, a package with the plugins that uses it, a
# Homebrew formula, a list of parts (SPDX), the notes of the version, and checksums.
#
#   assemble.sh [FOLDER]
set -euo pipefail
. "$(dirname "$0")/lib.sh"
dist=$(cd "${1:-$repository/.build/dist}" && pwd)
address=$homepage/releases/download/v$version
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sum() { sha256 "$1" | cut -d ' ' -f 1; }

shopt -s nullglob
archives=("$dist/restorelint-$version"-{linux-x86_64,linux-arm64,macos-universal}.tar.gz)
present=()
for archive in "${archives[@]}"; do if [ -f "$archive" ]; then present+=("$archive"); fi; done
[ ${#present[@]} -gt 0 ] || { echo "there is no archive in $dist" >&2; exit 1; }

# MARK: The artifact bundle

# Named as the target is, so that the plugins ask for either by one name.
bundle=$work/restorelint.artifactbundle
mkdir "$bundle"
cp "$repository/LICENSE" "$bundle/"
variants=
for archive in "${present[@]}"; do
  name=$(basename "$archive" .tar.gz)
  tar -xzf "$archive" -C "$work"
  mkdir -p "$bundle/$name/bin"
  cp -p "$work/$name/bin/restorelint" "$bundle/$name/bin/restorelint"
  case $name in
    *-linux-x86_64) triples='"x86_64-unknown-linux-gnu"' ;;
    *-linux-arm64) triples='"aarch64-unknown-linux-gnu"' ;;
    *) triples='"x86_64-apple-macosx", "arm64-apple-macosx"' ;;
  esac
  variants+="${variants:+,}
        {\"path\": \"$name/bin/restorelint\", \"supportedTriples\": [$triples]}"
done
cat > "$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "RestoreLint": {
      "version": "$version",
      "type": "executable",
      "variants": [$variants
      ]
    }
  }
}
JSON
# Like the archives, the same whenever it is made.
find "$bundle" -exec touch -t 198001010000 {} +
rm -f "$dist/restorelint-$version.artifactbundle.zip"
(cd "$work" && find restorelint.artifactbundle -type f | LC_ALL=C sort | TZ=UTC zip -X -9 -q "$dist/restorelint-$version.artifactbundle.zip" -@)

# MARK: The plugins without the sources

plugins=$work/restorelint-plugins
mkdir "$plugins"
cp -R "$repository/Plugins" "$repository/LICENSE" "$plugins/"
cat > "$plugins/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

// The plugins of restorelint $version with the released command instead of its sources. Made by Tools/Release/assemble.sh.
let package = Package(
    name: "restorelint-plugins",
    products: [
        .plugin(name: "RestorelintCommand", targets: ["RestorelintCommand"]),
        .plugin(name: "RestorelintBuildTool", targets: ["RestorelintBuildTool"]),
    ],
    targets: [
        .binaryTarget(
            name: "RestoreLint",
            url: "$address/restorelint-$version.artifactbundle.zip",
            checksum: "$(sum "$dist/restorelint-$version.artifactbundle.zip")"),
        .plugin(
            name: "RestorelintCommand",
            capability: .command(intent: .custom(verb: "restorelint", description: "Find UIKit state-restoration faults."), permissions: []),
            dependencies: ["RestoreLint"]),
        .plugin(name: "RestorelintBuildTool", capability: .buildTool(), dependencies: ["RestoreLint"]),
    ]
)
SWIFT
tar -C "$work" -czf "$dist/restorelint-plugins-$version.tar.gz" restorelint-plugins

# MARK: Homebrew

formula() { # PLATFORM
  local archive=$dist/restorelint-$version-$1.tar.gz
  if [ -f "$archive" ]; then printf '    url "%s"\n    sha256 "%s"\n' "$address/$(basename "$archive")" "$(sum "$archive")"; else echo "    odie \"restorelint is not released for $1\""; fi
}
cat > "$dist/restorelint.rb" <<RUBY
class Restorelint < Formula
  desc "Find what UIKit state restoration will lose"
  homepage "$homepage"
  version "$version"
  license "MIT"

  on_macos do
$(formula macos-universal)
  end
  on_linux do
    on_intel do
$(formula linux-x86_64 | sed 's/^/  /')
    end
    on_arm do
$(formula linux-arm64 | sed 's/^/  /')
    end
  end

  def install
    bin.install "bin/restorelint"
    man1.install "share/man/man1/restorelint.1"
    bash_completion.install "share/bash-completion/completions/restorelint"
    zsh_completion.install "share/zsh/site-functions/_restorelint"
    fish_completion.install "share/fish/vendor_completions.d/restorelint.fish"
  end

  test do
    (testpath/"Reader.swift").write <<~SWIFT
      class Reader: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) {}
      }
    SWIFT
    assert_match "missing-restoration-super", shell_output("#{bin}/restorelint #{testpath}", 1)
  end
end
RUBY

# MARK: What it is made of

# There are no packages of others. What a Linux binary holds besides is what the toolchain links into it.
swift=$(swift --version 2> /dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
libc=$(ldd --version 2> /dev/null | sed -n '1s/.* //p' || true)
commit=$(git -C "$repository" rev-parse HEAD 2> /dev/null || echo unknown)
created=$(git -C "$repository" log -1 --format=%cd --date=format:%Y-%m-%dT%H:%M:%SZ 2> /dev/null || date -u +%Y-%m-%dT%H:%M:%SZ)
files= relations=
for archive in "${present[@]}"; do
  name=$(basename "$archive")
  files+="
    {\"SPDXID\": \"SPDXRef-$name\", \"name\": \"$name\", \"versionInfo\": \"$version\", \"downloadLocation\": \"$address/$name\", \"filesAnalyzed\": false,
     \"licenseDeclared\": \"MIT\", \"checksums\": [{\"algorithm\": \"SHA256\", \"checksumValue\": \"$(sum "$archive")\"}]},"
  relations+="
    {\"spdxElementId\": \"SPDXRef-DOCUMENT\", \"relationshipType\": \"DESCRIBES\", \"relatedSpdxElement\": \"SPDXRef-$name\"},
    {\"spdxElementId\": \"SPDXRef-$name\", \"relationshipType\": \"GENERATED_FROM\", \"relatedSpdxElement\": \"SPDXRef-sources\"},"
  case $name in *linux*)
    relations+="
    {\"spdxElementId\": \"SPDXRef-$name\", \"relationshipType\": \"STATIC_LINK\", \"relatedSpdxElement\": \"SPDXRef-swift\"},
    {\"spdxElementId\": \"SPDXRef-$name\", \"relationshipType\": \"STATIC_LINK\", \"relatedSpdxElement\": \"SPDXRef-glibc\"}," ;;
  esac
done
cat > "$dist/restorelint.spdx.json" <<JSON
{
  "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": "restorelint-$version",
  "documentNamespace": "$homepage/spdx/$version/$commit",
  "creationInfo": {"created": "$created", "creators": ["Tool: restorelint-release-$version"]},
  "packages": [$files
    {"SPDXID": "SPDXRef-sources", "name": "restorelint", "versionInfo": "$version", "downloadLocation": "git+$homepage@$commit", "filesAnalyzed": false, "licenseDeclared": "MIT"},
    {"SPDXID": "SPDXRef-swift", "name": "swift-runtime", "versionInfo": "${swift:-unknown}", "downloadLocation": "https://github.com/swiftlang/swift", "filesAnalyzed": false, "licenseDeclared": "Apache-2.0 WITH Swift-exception"},
    {"SPDXID": "SPDXRef-glibc", "name": "glibc", "versionInfo": "${libc:-unknown}", "downloadLocation": "https://sourceware.org/git/glibc.git", "filesAnalyzed": false, "licenseDeclared": "LGPL-2.1-or-later"}
  ],
  "relationships": [${relations%,}
  ]
}
JSON

# MARK: Notes and checksums

awk -v heading="## $version" 'index($0, "## ") == 1 { on = index($0, heading) == 1; next } on' "$repository/CHANGELOG.md" | sed '/./,$!d' > "$dist/notes.md"
[ -s "$dist/notes.md" ] || { echo "CHANGELOG.md says nothing of $version" >&2; exit 1; }
(cd "$dist" && rm -f SHA256SUMS && sha256 "restorelint-$version"* "restorelint-plugins-$version.tar.gz" restorelint.rb > SHA256SUMS)
echo "$dist:" && ls "$dist"
