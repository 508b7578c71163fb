# What the scripts of a release share; sourced, not run.
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# Version.swift is the one place that says these.
version=$(sed -n 's/^let version = "\(.*\)"$/\1/p' "$repository/Sources/RestoreLint/Version.swift")
homepage=$(sed -n 's/^let homepage = "\(.*\)"$/\1/p' "$repository/Sources/RestoreLint/Version.swift")
[ -n "$version" ] && [ -n "$homepage" ] || { echo "Version.swift cannot be read" >&2; exit 1; }

# linux-x86_64, linux-arm64 or macos-universal: what an archive is called after.
platform() {
  case $(uname -s)-$(uname -m) in
    Linux-x86_64) echo linux-x86_64 ;;
    Linux-aarch64 | Linux-arm64) echo linux-arm64 ;;
    Darwin-*) echo macos-universal ;;
    *) echo "there are no archives for $(uname -s) on $(uname -m)" >&2; return 1 ;;
  esac
}

# In the form of sha256sum, which macOS spells otherwise.
sha256() { if command -v sha256sum > /dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }
