#!/bin/sh
# npm run package:compare [WORKFOLDER]: the last commit gives the same packages in two folders.
#
# Packs the commit in two new clones whose folders have names of different lengths, and compares SHA256SUMS. Packages that differ
# stay in the work folder, and the names of the files that differ are printed. Takes 5 to 20 minutes and 4 GB of disk.
set -eu

cd "$(dirname "$0")/../.."
work=${1:-$(mktemp -d "${TMPDIR:-/tmp}/samity-bytes-XXXXXX")}
mkdir -p "$work"
work=$(cd "$work" && pwd)
first=$work/a/samity
second=$work/a-folder-with-a-longer-name/samity

for clone in "$first" "$second"; do
  git clone --quiet . "$clone"
  echo "Packing $(git -C "$clone" log -1 --format=%h) in $clone …"
  (cd "$clone" && npm run --silent package >"$work/package.log" 2>&1) || {
    tail -n 20 "$work/package.log" >&2
    exit 1
  }
done

if diff "$first/dist/release/SHA256SUMS" "$second/dist/release/SHA256SUMS"; then
  echo 'Both folders give the same packages:'
  cat "$first/dist/release/SHA256SUMS"
  rm -rf "$first" "$second" "$work/package.log"
  rmdir "$work/a" "$work/a-folder-with-a-longer-name"
  rmdir --ignore-fail-on-non-empty "$work"
  exit 0
fi
for clone in "$first" "$second"; do
  mkdir -p "$clone/unpacked"
  tar -xzf "$clone"/dist/release/samity-*.tar.gz -C "$clone/unpacked"
done
echo 'The packages differ. Files of the tarballs that differ:' >&2
diff -rq "$first/unpacked" "$second/unpacked" | sed "s|$work/||g" | head -n 40 >&2
exit 1
