#!/usr/bin/env bash
# coda-parser 0.0.3 reads the old balance of a CODA statement a thousand times too high. Amounts there have three
# decimals: it divides movements, the new balance and the totals by a thousand, but leaves the old balance unchanged, so
# that no statement with a balance adds up.
# Record layout: Febelfin, Coded statement of account (CODA), version 2.
# Leans on it: docs/rules/statements.md#coda
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact coda-parser@0.0.3
cat >read.cjs <<'JS'
const { parse } = require('coda-parser');

/** A record of 128 characters; fields by their first position, from 1. */
function record(fields) {
  const line = Array(128).fill(' ');
  for (const [first, text] of Object.entries(fields))
    [...text].forEach((character, place) => (line[first - 1 + place] = character));
  return line.join('');
}
const euros = (cents) => String(cents * 10).padStart(15, '0');
const [account, day] = ['BE68539007547034', '211126'];
const statement = [
  record({ 1: '0', 6: day, 12: '725', 15: '05', 25: '0000000001', 35: 'A LANDLORD', 61: 'KREDBEBB', 128: '2' }),
  record({ 1: '12001', 6: account, 40: 'EUR', 43: '0', 44: euros(100_000), 59: '201126', 65: 'A LANDLORD', 126: '001' }),
  record({
    ...{ 1: '2100010000', 11: 'REF1', 32: '0', 33: euros(30_000), 48: day, 54: '00150000', 62: '1' },
    ...{ 63: '101010806817183', 116: day, 122: '001', 125: '0', 126: '0', 128: '0' },
  }),
  record({ 1: '8001', 5: account, 39: 'EUR', 42: '0', 43: euros(130_000), 58: day, 128: '0' }),
  record({ 1: '9', 17: '000003', 23: euros(0), 38: euros(30_000), 128: '2' }),
];
const { balance, movements } = parse(`${statement.join('\n')}\n`);
const [{ amount }] = movements;
const [before, after] = [balance.old.balance, balance.new.balance];
console.log(`coda-parser 0.0.3: 1,000 euros and 300 make 1,300; read: ${before} and ${amount} make ${after}`);
process.exit(before === 1_000_000 && amount === 300 && after === 1300 ? 0 : 1);
JS
node read.cjs
