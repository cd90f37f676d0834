#!/usr/bin/env bash
# camt-parser 1.1.0 loses the amounts of a batch's parts in camt.053.001.08, the version that it is made for. They are
# in TxDtls/Amt, but it looks only in AmtDtls/TxAmt, which banks need not give: apart from the references of the parts,
# only the entry's total remains.
# Leans on it: docs/rules/statements.md#camt053
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact camt-parser@1.1.0
cat >read.cjs <<'JS'
const { parseCamt053 } = require('camt-parser');

const money = (amount) => `<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`;
const balance = (code, amount, day) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(amount)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
const part = (amount, reference) =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${money(amount)}<RmtInf><Strd><CdtrRefInf>` +
  `<Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>BBA</Issr></Tp><Ref>${reference}</Ref>` +
  `</CdtrRefInf></Strd></RmtInf></TxDtls>`;
const made = '2026-11-02T06:00:00';
const xml =
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">` +
  `<BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>${made}</CreDtTm></GrpHdr><Stmt><Id>S1</Id>` +
  `<CreDtTm>${made}</CreDtTm><Acct><Id><IBAN>BE68539007547034</IBAN></Id><Ccy>EUR</Ccy></Acct>` +
  balance('OPBD', '1000.00', '2026-11-01') +
  balance('CLBD', '1300.00', '2026-11-02') +
  `<Ntry>${money('300.00')}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt>` +
  `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls>` +
  `<Btch><NbOfTxs>2</NbOfTxs></Btch>${part('100.00', '010806817183')}${part('200.00', '020343057642')}` +
  `</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;

(async () => {
  const { statements } = await parseCamt053(xml);
  const [{ amount, details }] = statements[0].transactions;
  console.log(`camt-parser 1.1.0: an entry of ${amount.value} in parts`);
  for (const { remittanceInformation, amountDetails } of details) {
    const { reference } = remittanceInformation.structured.creditorReferenceInformation;
    console.log(`  ${reference}: '${amountDetails.transactionAmount.value}'`);
  }
  const amounts = details.map(({ amountDetails }) => amountDetails.transactionAmount.value);
  process.exit(amount.value === '300.00' && amounts.join('|') === '|' && details.length === 2 ? 0 : 1);
})();
JS
node read.cjs
