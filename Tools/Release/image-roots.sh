#!/usr/bin/env bash
# Unpacks the Linux archives of a folder into what the Dockerfile makes the roots of its images: .build/dist/root-amd64 and root-arm64.
#
#   image-roots.sh [FOLDER]
set -euo pipefail
. "$(dirname "$0")/lib.sh"
dist=$(cd "${1:-$repository/.build/dist}" && pwd)
for pair in linux-x86_64:amd64 linux-arm64:arm64; do
  archive=$dist/restorelint-$version-${pair%:*}.tar.gz
  root=$repository/.build/dist/root-${pair#*:}
  [ -f "$archive" ] || continue
  rm -rf "$root"
  mkdir -p "$root"
  tar -xzf "$archive" -C "$root" --strip-components 1
done
