#!/usr/bin/env bash
# rrule-temporal 2.2.7 expands valid yearly rules to other days than RFC 5545 (3.3.10): BYDAY beside BYYEARDAY does not
# limit it, a plain weekday beside a numbered one is lost, the 53rd weekday of a year that has 52 falls in the next
# year, and between() places a week number without a weekday on the weekday of another year.
# Leans on it: docs/rules/recurring-events.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact rrule-temporal@2.2.7
cat >run.mjs <<'JS'
import fs from 'node:fs';
import { RRuleTemporal } from 'rrule-temporal';

const { version } = JSON.parse(fs.readFileSync('node_modules/rrule-temporal/package.json', 'utf8'));
const rules = [
  ['20290101', 'FREQ=YEARLY;BYYEARDAY=1;BYDAY=MO', '2029-01-01'],
  ['20280101', 'FREQ=YEARLY;BYDAY=SA,1MO;COUNT=4', '2028-01-01 2028-01-03 2028-01-08 2028-01-15'],
  ['20241230', 'FREQ=YEARLY;BYDAY=53MO', '2029-12-31'],
  ['20230327', 'FREQ=YEARLY;BYWEEKNO=13', '2028-03-27 2029-03-26 2030-03-25'],
];
let same = 0;
for (const [start, rule, right] of rules) {
  const rruleString = `DTSTART;TZID=UTC:${start}T000000\nRRULE:${rule}`;
  const days = new RRuleTemporal({ rruleString })
    .between(new Date('2028-01-01T00:00:00Z'), new Date('2030-12-31T00:00:00Z'), true)
    .map((day) => day.toString().slice(0, 10));
  const isRight = days.join(' ') === right;
  if (isRight) same += 1;
  console.log(`rrule-temporal ${version} ${isRight ? 'right' : 'WRONG'} ${start} ${rule}, 2028 to 2030\n  RFC 5545:       ${right}\n  rrule-temporal: ${days.join(' ') || 'nothing'}`);
}
if (same > 0) {
  console.log(`${same} of ${rules.length} are right now.`);
  process.exit(1);
}
JS
timeout 60 node run.mjs
