#!/usr/bin/env bash
# ical.js 2.2.1 expands valid recurrence rules of whole days to other days than RFC 5545 (3.3.10): week numbers without
# a weekday, a numbered weekday of the year, BYSETPOS in weekly and yearly rules, INTERVAL with BYMONTH.
# Leans on it: docs/rules/recurring-events.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ical.js@2.2.1
cat >run.mjs <<'JS'
import ICAL from 'ical.js';
import fs from 'node:fs';

const { version } = JSON.parse(fs.readFileSync('node_modules/ical.js/package.json', 'utf8'));
const rules = [
  ['2028-05-15', 'FREQ=YEARLY;BYWEEKNO=20;COUNT=3', '2028-05-15 2029-05-14 2030-05-13'],
  ['2028-07-01', 'FREQ=YEARLY;BYDAY=27SA;COUNT=3', '2028-07-01 2029-07-07 2030-07-06'],
  ['2028-01-14', 'FREQ=YEARLY;BYDAY=FR;BYSETPOS=2,-1;COUNT=4', '2028-01-14 2028-12-29 2029-01-12 2029-12-28'],
  ['2028-01-07', 'FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1;COUNT=3', '2028-01-07 2028-01-14 2028-01-21'],
  ['2028-01-04', 'FREQ=MONTHLY;INTERVAL=5;BYMONTH=1,6,11;BYMONTHDAY=4;UNTIL=20301231', '2028-01-04 2028-06-04 2028-11-04'],
];
let same = 0;
for (const [start, rule, right] of rules) {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start));
  const days = [];
  for (let next = iterator.next(); next && days.length < 6; next = iterator.next()) days.push(next.toString().slice(0, 10));
  const isRight = days.join(' ') === right;
  if (isRight) same += 1;
  console.log(`ical.js ${version} ${isRight ? 'right' : 'WRONG'} ${start} ${rule}\n  RFC 5545: ${right}\n  ical.js:  ${days.join(' ') || 'nothing'}`);
}
if (same > 0) {
  console.log(`${same} of ${rules.length} are right now.`);
  process.exit(1);
}
JS
timeout 60 node run.mjs
