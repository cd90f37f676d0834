#!/usr/bin/env bash
# ical.js 2.2.1 reads local times an hour off at the clock changes of a zone that the calendar defines. RFC 5545
# (3.3.5): a time that occurs twice means the first, and one that is skipped is read with the offset before the change.
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
const zone = ICAL.Timezone.fromData({
  component: `BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`.replaceAll('\n', '\r\n'),
});
const times = [
  ['2028-10-29T02:30:00', '2028-10-29T00:30:00.000Z', 'there twice'],
  ['2028-03-26T02:30:00', '2028-03-26T01:30:00.000Z', 'left out'],
];
let same = 0;
for (const [local, right, what] of times) {
  const time = ICAL.Time.fromDateTimeString(local);
  time.zone = zone;
  const moment = new Date(time.toUnixTime() * 1000).toISOString();
  const isRight = moment === right;
  if (isRight) same += 1;
  console.log(`ical.js ${version} ${isRight ? 'right' : 'WRONG'} ${local} in Europe/Brussels, ${what}\n  RFC 5545: ${right}\n  ical.js:  ${moment}`);
}
if (same > 0) {
  console.log(`${same} of ${times.length} are right now.`);
  process.exit(1);
}
JS
timeout 60 node run.mjs
