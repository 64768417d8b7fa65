#!/usr/bin/env bash
# Makes app/fonts/*.woff2 from the fontsource packages: Latin-1 and typographic punctuation only,
# Fraunces pinned to weight 520 with its optical sizes from 18 up. Needs fonttools and python3-brotli; run by hand when the
# font packages change.
set -euo pipefail
cd "$(dirname "$0")/.."
fonts=node_modules/@fontsource-variable
range='U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2215'
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
fonttools varLib.instancer "$fonts/fraunces/files/fraunces-latin-opsz-normal.woff2" wght=520 opsz=18:144 -o "$tmp/fraunces.ttf" -q
fonttools varLib.instancer "$fonts/figtree/files/figtree-latin-wght-normal.woff2" wght=400:700 -o "$tmp/figtree.ttf" -q
for name in fraunces figtree; do
  pyftsubset "$tmp/$name.ttf" --unicodes="$range" --flavor=woff2 --layout-features='kern,liga,calt,ccmp,locl,mark,mkmk,tnum,lnum,rlig' --output-file="app/fonts/$name.woff2"
done
