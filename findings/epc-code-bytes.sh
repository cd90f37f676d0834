#!/usr/bin/env bash
# sepa-payment-qr-code 2.0.2 makes payment codes (EPC069-12) that are too long. Fields are limited in characters, the
# whole code in bytes: at most 331, which is QR version 13 at level M. It only checks the fields: a payee and a text of
# the maximum lengths, with accents, give 466 bytes, a code of version 17, which apps are not required to read.
# Leans on it: docs/rules/payments.md#code
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact sepa-payment-qr-code@2.0.2 qrcode@1.5.4
cat >draw.cjs <<'JS'
const found = require('sepa-payment-qr-code');
const qrcode = require('qrcode');

const generate = found.default ?? found;
const payment = { iban: 'BE68539007547034', amount: 100 };
const words = (letter) => ({ ...payment, name: letter.repeat(70), unstructuredReference: letter.repeat(140) });
const measure = (text) => ({
  characters: text.length,
  bytes: Buffer.byteLength(text),
  version: qrcode.create([{ data: Buffer.from(text), mode: 'byte' }], { errorCorrectionLevel: 'M' }).version,
});
const [plain, accented] = ['e', 'é'].map((letter) => measure(generate(words(letter))));
console.log('sepa-payment-qr-code 2.0.2, letters of ASCII:', plain);
console.log('sepa-payment-qr-code 2.0.2, as many with accents:', accented);
const isSame = accented.characters === plain.characters && plain.version <= 13 && accented.bytes > 331;
process.exit(isSame && accented.version === 17 ? 0 : 1);
JS
node draw.cjs
