#!/usr/bin/env bash
# Downloads the released command of this version for this machine, compares it with the release's checksums, and unpacks it.
# Prints the folder that the command lies in; ends with 1 where there is none to be had.
#
#   get.sh FOLDER
set -euo pipefail
. "$(dirname "$0")/lib.sh"
folder=$1
releases=${RESTORELINT_RELEASES:-$homepage/releases/download}
name=restorelint-$version-$(platform)
mkdir -p "$folder"
cd "$folder"
fetch() { curl --fail --silent --show-error --location --retry 2 --max-time 120 --proto-redir =https --output "$1" "$releases/v$version/$1" >&2; }
fetch SHA256SUMS
fetch "$name.tar.gz"
# Not what is said of another file whose name ends alike.
expected=$(awk -v name="$name.tar.gz" '$2 == name || $2 == "*" name { print $1 }' SHA256SUMS)
actual=$(sha256 "$name.tar.gz" | cut -d ' ' -f 1)
[ -n "$expected" ] && [ "$expected" = "$actual" ] || { echo "$name.tar.gz is not what the release lists: $actual instead of ${expected:-anything}" >&2; exit 1; }
tar -xzf "$name.tar.gz"
"./$name/bin/restorelint" --version >&2
echo "$PWD/$name/bin"
