#!/usr/bin/env bash
# Makes app/fonts/*.woff2 from the fontsource packages: one file with the characters of the shop's
# texts in English and Spanish, and one with the rest of Latin-1, which browsers load only for pages
# with such a character. Fraunces is pinned to weight 520 with its optical sizes from 18 to 72.
# Needs fonttools and python3-brotli; run by hand when the font packages change. The ranges are also
# in app/fonts/fonts.css.
set -euo pipefail
cd "$(dirname "$0")/.."
fonts=node_modules/@fontsource-variable
core='U+20-7E,U+A0,U+A1,U+A9,U+AE,U+B0,U+B7,U+BC-BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+2122,U+2190-2193,U+2212'
rest='U+A2-A8,U+AA-AD,U+AF,U+B1-B6,U+B8-BB,U+C0,U+C2-C8,U+CA-CC,U+CE-D0,U+D2,U+D4-D6,U+D8,U+D9,U+DB,U+DD-E0,U+E2-E8,U+EA-EC,U+EE-F0,U+F2,U+F4-F9,U+FB,U+FD-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+201A,U+201E,U+2039-203A,U+2044,U+20AC,U+2215'
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
fonttools varLib.instancer "$fonts/fraunces/files/fraunces-latin-opsz-normal.woff2" wght=520 opsz=18:72 -o "$tmp/fraunces.ttf" -q
fonttools varLib.instancer "$fonts/figtree/files/figtree-latin-wght-normal.woff2" wght=400:700 -o "$tmp/figtree.ttf" -q
subset() {
  pyftsubset "$tmp/$1.ttf" --unicodes="$2" --flavor=woff2 --layout-features='kern,liga,calt,ccmp,locl,mark,mkmk,tnum,lnum,rlig' --output-file="app/fonts/$3.woff2"
}
for name in fraunces figtree; do
  subset "$name" "$core" "$name"
  subset "$name" "$rest" "$name-rest"
done
