#!/usr/bin/env bash
# rrule-rust 3.1.1 (the Rust crate rrule) counts BYSETPOS of the first week from the start of the series instead of from
# the beginning of the week, so that its first days are lost, and refuses the fifth weekday from the end of a month and
# the 53rd from the end of a year, which RFC 5545 (3.3.10) allows as it does the fifth and the 53rd from the beginning.
# Leans on it: docs/rules/recurring-events.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact rrule-rust@3.1.1
cat >run.cjs <<'JS'
const fs = require('node:fs');
const { RRuleSet } = require('rrule-rust');

const { version } = JSON.parse(fs.readFileSync('node_modules/rrule-rust/package.json', 'utf8'));
const rules = [
  ['20281109', 'FREQ=WEEKLY;BYDAY=MO,TH;BYSETPOS=2;COUNT=3', '2028-11-09 2028-11-16 2028-11-23'],
  ['20290109', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,FR;BYSETPOS=2;COUNT=3', '2029-01-09 2029-01-23 2029-02-06'],
  ['20280303', 'FREQ=MONTHLY;BYDAY=-5FR;COUNT=3', '2028-03-03 2028-06-02 2028-09-01'],
  ['20240101', 'FREQ=YEARLY;BYDAY=-53MO;COUNT=2', '2024-01-01 2029-01-01'],
];
const two = (number) => String(number).padStart(2, '0');
function days(start, rule) {
  try {
    const all = RRuleSet.fromString(`DTSTART:${start}T000000Z\nRRULE:${rule}`).all();
    return all.map(({ year, month, day }) => `${year}-${two(month)}-${two(day)}`).join(' ') || 'nothing';
  } catch (error) {
    return `refused: ${error.message}`;
  }
}
let same = 0;
for (const [start, rule, right] of rules) {
  const found = days(start, rule);
  const isRight = found === right;
  if (isRight) same += 1;
  console.log(`rrule-rust ${version} ${isRight ? 'right' : 'WRONG'} ${start} ${rule}\n  RFC 5545:   ${right}\n  rrule-rust: ${found}`);
}
console.log(`The fifth Friday from the beginning: ${days('20280331', 'FREQ=MONTHLY;BYDAY=5FR;COUNT=3')}`);
if (same > 0) {
  console.log(`${same} of ${rules.length} are right now.`);
  process.exit(1);
}
JS
timeout 60 node run.cjs
