#!/usr/bin/env bash
# shpjs 6.2.0 loses a ring of a polygon. It takes rings wound one way as outer rings and the others as holes, and drops
# a hole that has no outer ring, although writers wind rings as they like and two parts beside each other may be wound
# differently. Read as a line (the type in the header changed from 5 to 3), every ring is there.
# Leans on it: docs/rules/short-stay-reports.md#what-is-read
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact shpjs@6.2.0
cat >read.mjs <<'JS'
import { parseShp } from 'shpjs';

const square = (west, south) => [
  [west, south], [west, south + 1], [west + 1, south + 1], [west + 1, south], [west, south],
];
const rings = [square(0, 0), square(5, 0).toReversed()];
function shapes(type) {
  const content = Buffer.alloc(44 + 8 + 160);
  content.writeInt32LE(type, 0);
  [0, 0, 6, 1].forEach((bound, at) => content.writeDoubleLE(bound, 4 + 8 * at));
  [rings.length, 10, 0, 5].forEach((value, at) => content.writeInt32LE(value, 36 + 4 * at));
  rings.flat(2).forEach((value, at) => content.writeDoubleLE(value, 52 + 8 * at));
  const head = Buffer.alloc(108);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE((108 + content.length) / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(type, 32);
  head.writeInt32BE(1, 100);
  head.writeInt32BE(content.length / 2, 104);
  return Buffer.concat([head, content]);
}
const [polygon] = parseShp(shapes(5));
const [lines] = parseShp(shapes(3));
const found = { asPolygon: polygon.coordinates.length, asLines: lines.coordinates.length };
console.log('shpjs 6.2.0, rings of two that are wound differently:', polygon.type, found);
process.exit(found.asPolygon === 1 && found.asLines === 2 ? 0 : 1);
JS
node read.mjs
