#!/usr/bin/env bash
# mt940js 1.3.5, mt940-js 1.0.0 and @centrapay/swift-parser 1.0.1 date entries a year early at the turn of the year. The
# entry date in MT940's field 61 has no year: it is close to the value date before it (value 31 December, entry 2
# January), but they give it that date's year. mt940-js 1.0.0 also reads RC, the reversal of a credit, as incoming
# money, although the balances around it go down.
# Field 61: SWIFT's category 9 message reference guide, subfields 1 to 3.
# Leans on it: docs/rules/statements.md#mt940
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact mt940js@1.3.5 mt940-js@1.0.0 @centrapay/swift-parser@1.0.1 tslib@2.8.1
cat >read.cjs <<'JS'
const swift = require('@centrapay/swift-parser');
const { Parser } = require('mt940js');
const { read } = require('mt940-js');

const text = [
  ':20:STATEMENT',
  ':25:BE68539007547034',
  ':28C:00001/001',
  ':60F:C251230EUR1000,00',
  ':61:2512310102C300,00NTRFNONREF//B1',
  ':86:rent',
  ':61:2601020102RC50,00NTRFNONREF//B2',
  ':86:taken back',
  ':62F:C260102EUR1250,00',
  '-',
  '',
].join('\r\n');
const day = (date) => new Date(date).toISOString().slice(0, 10);

(async () => {
  const bytes = new TextEncoder().encode(text);
  const readers = {
    'mt940js 1.3.5': new Parser().parse(text),
    'mt940-js 1.0.0': await read(bytes.buffer),
    '@centrapay/swift-parser 1.0.1': swift.parse({ type: 'mt940', data: text }),
  };
  let same = true;
  for (const [name, [{ transactions }]] of Object.entries(readers)) {
    const [rent, back] = transactions;
    const sign = back.isCredit === true ? 'in' : Number(back.amount) < 0 ? 'out' : 'unknown';
    console.log(`${name}: entry of 2 January 2026 on ${day(rent.entryDate)}, RC counts as money ${sign}`);
    same &&= day(rent.entryDate) === '2025-01-02' && sign === (name.startsWith('mt940-js') ? 'in' : 'out');
  }
  process.exit(same ? 0 : 1);
})();
JS
node read.cjs
