import { describe, expect, it } from 'vitest';
import { readStatement } from '@/lib/statements/read-statement';
import { StatementRefusal } from '@/lib/statements/statement';
import {
  bytesOf,
  camt,
  camtBalance,
  camtEntry,
  camtHead,
  codaHeader,
  codaMovement,
  codaNew,
  codaOld,
  codaStatement,
  codaTrailer,
  csv,
  csvBanks,
  csvHeads,
  csvRow,
  ibanFor,
  mt940,
  mtBalance,
  printed,
  referenceFor,
  rfFor,
} from '@/tests/factories/statements';
import type { Booking, Written } from '@/tests/factories/statements';

const account = ibanFor(123_456_789);
const other = ibanFor(987_654_321);
const payer = ibanFor(555_000_111);
const reference = referenceFor(2_612_345_678);

const booking = (more: Partial<Booking> = {}): Booking => ({
  cents: 30_050,
  day: '2026-11-27',
  name: 'JANSSENS MIA',
  counterparty: payer,
  reference: '',
  text: 'VERBLIJF AAN ZEE',
  bankReference: '0001ABC',
  ...more,
});
const written = (...bookings: Booking[]): Written => ({ account, openingCents: 100_000, bookings });

const read = (lines: readonly string[], end?: string, accounts = [account]) =>
  readStatement(bytesOf(lines, end), accounts);

function refusal(lines: readonly string[], accounts = [account]): string {
  try {
    read(lines, '\n', accounts);
  } catch (error) {
    if (error instanceof StatementRefusal) return `${error.line} ${error.fault}`;
    throw error;
  }
  return 'read';
}

const amounts = (lines: readonly string[]) =>
  read(lines).map(({ kind, amount_cents }) => [kind, amount_cents]);

describe('every form', () => {
  const all = [
    booking({ reference }),
    booking({ cents: -5000 }),
    booking({ cents: 1, text: printed(reference) }),
  ];
  const forms: [string, string[]][] = [
    ['CODA', codaStatement(written(...all))],
    ...[2, 3, 4, 6, 8, 13].map((version): [string, string[]] => [
      `camt.053 ${version}`,
      camt([written(...all)], version),
    ]),
    ...(['plain', 'slashes', 'subfields'] as const).map((form): [string, string[]] => [
      `MT940 ${form}`,
      mt940([written(...all)], form),
    ]),
    ...csvBanks.map((bank): [string, string[]] => [bank, csv(bank, [written(...all)])]),
  ];

  it.each(forms)('%s gives its credits, with days, amounts and what was written', (_, lines) => {
    for (const end of ['\n', '\r\n']) {
      const found = read(lines, end);
      expect(found.map(({ kind, amount_cents, paid_at }) => [kind, amount_cents, paid_at])).toEqual([
        ['credit', 30_050, '2026-11-27'],
        ['credit', 1, '2026-11-27'],
      ]);
      for (const line of found) {
        expect(line.account).toBe(account);
        expect(`${line.reference} ${line.text}`.replaceAll(/[^0-9]/g, '')).toContain(reference);
        expect(`${line.name} ${line.text}`).toContain('JANSSENS MIA');
        expect(`${line.counterparty} ${line.text}`).toContain(payer);
      }
    }
  });

  it.each(forms)('%s of another account is refused', (_, lines) => {
    expect(refusal(lines, [other])).toMatch(/^\d+ otherAccount$/);
  });

  it.each(forms.filter(([name]) => !csvBanks.some((bank) => bank === name)))(
    '%s cut short is refused',
    (_, lines) => {
      for (let length = 1; length < lines.length - 1; length += 1)
        expect(refusal(lines.slice(0, length)), `${length} lines`).not.toBe('read');
    },
  );

  it.each(csvBanks)('%s cut short within a row is refused with that row', (bank) => {
    const lines = csv(bank, [written(...all)]);
    const last = lines.at(-1) ?? '';
    expect(refusal([...lines.slice(0, -1), last.slice(0, 20)])).toBe(`${lines.length} cutShort`);
  });

  it('is not guessed', () => {
    expect(refusal(['Beste,', 'dit is geen afschrift'])).toBe('1 unknownForm');
    expect(refusal([''])).toBe('1 empty');
    expect(() => readStatement(new Uint8Array(20 * 1024 * 1024 + 1), [account])).toThrow('tooLarge');
  });

  it('may be in windows-1252', () => {
    const lines = csv('ing', [written(booking({ name: 'Zoë Müller' }))]);
    const bytes = Uint8Array.from(`${lines.join('\n')}\n`, (character) => character.charCodeAt(0));
    expect(readStatement(bytes, [account])[0]?.text).toContain('Zoë Müller');
    expect(read(lines)[0]?.text).toContain('Zoë Müller');
  });
});

describe('CODA', () => {
  it('takes each record for what it is', () => {
    for (const record of codaStatement(written(booking({ reference })))) expect(record).toHaveLength(128);
    expect(read(codaStatement(written(booking({ reference }))))).toEqual([
      {
        kind: 'credit',
        account,
        paid_at: '2026-11-27',
        amount_cents: 30_050,
        name: 'JANSSENS MIA',
        counterparty: payer,
        reference,
        text: 'VERBLIJF AAN ZEE',
        bank_reference: '0001ABC',
        line: 3,
      },
    ]);
  });

  it('takes the details of a total, never both', () => {
    const parts = [booking({ cents: 20_000, reference }), booking({ cents: 10_000 })];
    expect(amounts(codaStatement(written(booking({ cents: 30_000, parts }))))).toEqual([
      ['credit', 20_000],
      ['credit', 10_000],
    ]);
  });

  it('takes the total alone where its details do not add up to it, and what one amount was made of never', () => {
    const parts = [booking({ cents: 20_000 }), booking({ cents: 9_999 })];
    expect(amounts(codaStatement(written(booking({ cents: 30_000, parts }))))).toEqual([['credit', 30_000]]);
    const total = booking({ cents: 29_000 });
    const made = [
      ...codaMovement(total, { sequence: 1, type: '3' }),
      ...codaMovement(booking({ cents: 30_000, reference }), { sequence: 1, detail: 1, type: '8' }),
      ...codaMovement(booking({ cents: -1000 }), { sequence: 1, detail: 2, type: '8' }),
    ];
    const lines = [
      codaHeader(),
      codaOld(account, 0),
      ...made,
      codaNew(account, 29_000),
      codaTrailer(made.length + 2, 0, 29_000),
    ];
    expect(read(lines)).toMatchObject([{ amount_cents: 29_000, reference }]);
  });

  it('knows what takes a credit back, and that a plain debit does not', () => {
    const back = (more: object) => {
      const made = codaMovement(booking({ cents: -30_050, reference }), { sequence: 1, ...more });
      return amounts([
        codaHeader(),
        codaOld(account, 30_050),
        ...made,
        codaNew(account, 0),
        codaTrailer(5, 30_050, 0),
      ]);
    };
    expect(back({})).toEqual([]);
    expect(back({ operation: '49' })).toEqual([['undo', 30_050]]);
    expect(back({ operation: '99' })).toEqual([['undo', 30_050]]);
    expect(back({ rType: '2' })).toEqual([['undo', 30_050]]);
  });

  it('does not take the correction of a debit for a payment', () => {
    const made = codaMovement(booking({ reference }), { sequence: 1, operation: '99' });
    expect(
      amounts([
        codaHeader(),
        codaOld(account, 0),
        ...made,
        codaNew(account, 30_050),
        codaTrailer(5, 0, 30_050),
      ]),
    ).toEqual([]);
  });

  it('reads several statements, those of other accounts not', () => {
    const lines = [
      ...codaStatement({ account: other, openingCents: 0, bookings: [booking()] }, false),
      ...codaStatement(written(booking({ cents: 100 })), false),
      ...codaStatement(written(booking({ cents: 200 }))),
    ];
    expect(read(lines).map(({ amount_cents, line }) => [amount_cents, line])).toEqual([
      [100, 10],
      [200, 17],
    ]);
  });

  it('reads an account on which nothing happened, and one with an old number', () => {
    expect(read([codaHeader(), codaOld(account, 100), codaTrailer(1, 0, 0)])).toEqual([]);
    const old = codaStatement(written(booking())).map((record) =>
      record.startsWith('1') ? `10001${account.slice(4)} EUR0BE${' '.repeat(18)}${record.slice(42)}` : record,
    );
    expect(read(old)).toHaveLength(1);
  });

  const lines = codaStatement(written(booking({ reference }), booking({ cents: -5000 })));
  const changed = (at: number, change: (record: string) => string) =>
    lines.map((record, index) => (index === at - 1 ? change(record) : record));
  it.each<[string, string[], string]>([
    ['a record that is too short', changed(4, (record) => record.slice(0, 57)), '4 recordLength'],
    ['another version', changed(1, (record) => `${record.slice(0, 127)}1`), '1 version'],
    ['a record that is none', changed(4, (record) => `7${record.slice(1)}`), '4 unknownRecord'],
    [
      'an amount that is none',
      changed(3, (record) => `${record.slice(0, 40)}X${record.slice(41)}`),
      '3 badAmount',
    ],
    [
      'thousandths of a euro',
      changed(3, (record) => `${record.slice(0, 46)}1${record.slice(47)}`),
      '3 badAmount',
    ],
    [
      'a sign that is none',
      changed(3, (record) => `${record.slice(0, 31)} ${record.slice(32)}`),
      '3 badMark',
    ],
    ['30 February', changed(3, (record) => `${record.slice(0, 115)}300226${record.slice(121)}`), '3 badDay'],
    ['a balance that does not follow', changed(9, () => codaNew(account, 1)), '9 balance'],
    ['another count', changed(10, () => codaTrailer(9, 5000, 30_050)), '10 count'],
    ['another total', changed(10, () => codaTrailer(8, 5001, 30_050)), '10 totals'],
    ['a movement left out', lines.toSpliced(5, 3), '6 balance'],
    ['another that should follow', changed(10, (record) => `${record.slice(0, 127)}1`), '10 cutShort'],
    ['no new balance', lines.toSpliced(8, 1), '9 cutShort'],
  ])('refuses %s', (_, wrong, told) => {
    expect(refusal(wrong)).toBe(told);
  });
});

describe('camt.053', () => {
  const entries = (version: number, opening: number, closing: number, ...some: string[]) => [
    ...camtHead(version),
    `<Stmt><Acct><Id><IBAN>${account}</IBAN></Id></Acct>`,
    camtBalance('OPBD', opening),
    camtBalance('CLBD', closing),
    ...some,
    '</Stmt></BkToCstmrStmt></Document>',
  ];

  it('takes the parts of a batch where they add up to it, else the entry', () => {
    const parts = [booking({ cents: 20_000, reference }), booking({ cents: 10_000 })];
    for (const version of [2, 8]) {
      expect(amounts(camt([written(booking({ cents: 30_000, parts }))], version))).toEqual([
        ['credit', 20_000],
        ['credit', 10_000],
      ]);
      expect(read(camt([written(booking({ cents: 29_900, parts }))], version))).toMatchObject([
        { amount_cents: 29_900, reference: '' },
      ]);
    }
  });

  it('takes a reversal for one, whichever sign the bank gives it', () => {
    const debit = camtEntry(booking({ cents: -30_050, isReversal: true, reference }), 2);
    const credit = camtEntry(booking({ isReversal: true, reference }), 2);
    expect(amounts(entries(2, 30_050, 0, debit))).toEqual([['undo', 30_050]]);
    // The balance shows that money left.
    expect(amounts(entries(2, 30_050, 0, credit))).toEqual([['undo', 30_050]]);
    // A debit that came back is nobody's payment.
    expect(amounts(entries(2, 0, 30_050, credit))).toEqual([]);
  });

  it('takes booked entries alone', () => {
    const pending = camtEntry(booking(), 2).replace('BOOK', 'PDNG');
    expect(amounts(entries(2, 0, 100, pending, camtEntry(booking({ cents: 100 }), 2)))).toEqual([
      ['credit', 100],
    ]);
    const later = camtEntry(booking(), 8).replace('BOOK', 'INFO');
    expect(amounts(entries(8, 0, 0, later))).toEqual([]);
  });

  it('reads several statements, none of them with entries, and amounts with five decimals', () => {
    const statements = [
      written(booking()),
      { ...written(booking()), account: other },
      written(booking({ cents: 5 })),
    ];
    expect(amounts(camt(statements, 8))).toEqual([
      ['credit', 30_050],
      ['credit', 5],
    ]);
    expect(read(camt([written()], 8))).toEqual([]);
    expect(
      amounts(camt([written(booking())], 2).map((line) => line.replaceAll('300.50<', '300.50000<'))),
    ).toEqual([['credit', 30_050]]);
  });

  it('reads moments as days here, prefixes, several remarks, and RF', () => {
    const at = (moment: string) =>
      camt([written(booking())], 8).map((line) =>
        line.replace('<BookgDt><Dt>2026-11-27</Dt>', `<BookgDt><DtTm>${moment}</DtTm>`),
      );
    expect(read(at('2026-11-27T23:30:00Z'))[0]?.paid_at).toBe('2026-11-28');
    expect(read(at('2026-11-27T23:30:00'))[0]?.paid_at).toBe('2026-11-27');
    const prefixed = camt([written(booking())], 8).map((line) =>
      line.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns:').replace('xmlns=', 'xmlns:ns='),
    );
    expect(read(prefixed)).toHaveLength(1);
    const remarks = camt([written(booking())], 8).map((line) =>
      line.replace('<Ustrd>VERBLIJF AAN ZEE</Ustrd>', '<Ustrd>VERBLIJF</Ustrd><Ustrd>AAN ZEE</Ustrd>'),
    );
    expect(read(remarks)[0]?.text).toBe('VERBLIJF AAN ZEE');
    const rf = rfFor(reference);
    expect(read(camt([written(booking({ reference: rf }))], 8))[0]?.reference).toBe(rf);
  });

  const lines = camt([written(booking())], 8);
  const replaced = (from: string, to: string) => lines.map((line) => line.replaceAll(from, to));
  it.each<[string, string[], string]>([
    ['version 14', camt([written(booking())], 14), '2 version'],
    ['version 1', camt([written(booking())], 1), '2 version'],
    ['camt.052', replaced('camt.053', 'camt.052'), '2 otherMessage'],
    ['another document', ['<html>', '</html>'], '1 unknownForm'],
    ['a DOCTYPE', lines.toSpliced(1, 0, '<!DOCTYPE Document [<!ENTITY a "b">]>'), '2 doctype'],
    ['an entity that nobody declared', replaced('VERBLIJF', '&a;'), '7 badXml'],
    ['a tag that is not closed', replaced('</RmtInf>', ''), '7 badXml'],
    [
      'an account named after what is booked on it',
      lines.toSpliced(7, 0, `<Acct><Id><IBAN>${account}</IBAN></Id></Acct>`),
      '8 badXml',
    ],
    ['an amount that is none', replaced('>300.50<', '>300,50<'), '7 badAmount'],
    ['an amount below zero', replaced('>300.50<', '>-300.50<'), '7 badAmount'],
    [
      'neither credit nor debit',
      replaced('>300.50</Amt><CdtDbtInd>CRDT', '>300.50</Amt><CdtDbtInd>X'),
      '7 badMark',
    ],
    ['30 February', replaced('2026-11-27', '2026-02-30'), '7 badDay'],
    ['a balance that does not follow', replaced('1300.50', '1300.51'), '6 balance'],
    [
      'another count',
      lines.toSpliced(4, 0, '<TxsSummry><TtlNtries><NbOfNtries>2</NbOfNtries></TtlNtries></TxsSummry>'),
      '5 count',
    ],
  ])('refuses %s', (_, wrong, told) => {
    expect(refusal(wrong)).toBe(told);
  });
});

describe('MT940', () => {
  const statement = (opening: number, closing: number, ...some: string[]) => [
    ':20:X',
    `:25:${account}EUR`,
    ':28C:1',
    mtBalance('60F', opening),
    ...some,
    mtBalance('62F', closing),
  ];

  it('reads the forms of banks', () => {
    const read86 = (...rows: string[]) =>
      read(statement(0, 1000, ':61:2611281127C10,NTRFNONREF', ...rows))[0];
    expect(
      read86(':86:/CNTP/NL00TEST0123456789/TESTNL2A/MIA JANSSENS/OOSTENDE//REMI/USTD//', 'VERBLIJF/'),
    ).toMatchObject({
      name: 'MIA JANSSENS',
      counterparty: 'NL00TEST0123456789',
      text: 'VERBLIJF',
      paid_at: '2026-11-27',
    });
    expect(read86(`:86:/REMI/STRD/CUR/${reference}/EREF/X`)?.reference).toBe(reference);
    // A row may end in the middle of a tag.
    expect(read86(':86:/IBAN/NL00TEST0123456789/NA', 'ME/MIA JANSSENS/REM', 'I/VERBLIJF')).toMatchObject({
      name: 'MIA JANSSENS',
      text: 'VERBLIJF',
    });
    expect(
      read86(':86:166?00GUTSCHRIFT?20EREF+123?21SVWZ+VERB', '?22LIJF?31DE00123?32JANSSENS?33 MIA'),
    ).toMatchObject({
      name: 'JANSSENS MIA',
      counterparty: 'DE00123',
      text: 'VERBLIJF',
    });
  });

  it('reads blocks around statements, entries at the turn of a year, without a day of their own, on 30 February', () => {
    const day = (row: string) => read(statement(0, 1000, row))[0]?.paid_at;
    expect(day(':61:2612310102C10,00NTRFNONREF')).toBe('2027-01-02');
    expect(day(':61:2701021231C10,00NTRFNONREF')).toBe('2026-12-31');
    expect(day(':61:261128    C10,00NTRFNONREF')).toBe('2026-11-28');
    expect(day(':61:260230CR10,00NTRFNONREF')).toBe('2026-02-28');
    const [first = '', ...more] = statement(0, 0);
    expect(read([`{1:F01X}{2:O940}{4:`, first, ...more, '-}'])).toEqual([]);
    expect(read([`{1:F01X}{2:O940}{4:${first}`, ...more, '-}'])).toEqual([]);
  });

  it('knows reversals, what is expected, and that amounts may have no decimals', () => {
    const rows = (mark: string) => [`:61:2611281128${mark}10,NTRFNONREF//B1`, ':86:X'];
    expect(amounts(statement(1000, 0, ...rows('RC')))).toEqual([['undo', 1000]]);
    expect(amounts(statement(1000, 0, ...rows('D')))).toEqual([]);
    expect(amounts(statement(0, 1000, ...rows('RD')))).toEqual([]);
    expect(amounts(statement(0, 0, ...rows('EC')))).toEqual([]);
  });

  it.each<[string, string[], string]>([
    ['a balance that does not follow', statement(0, 1001, ':61:2611281128C10,00NTRF'), '6 balance'],
    ['no closing balance', statement(0, 1000, ':61:2611281128C10,00NTRF').slice(0, -1), '5 cutShort'],
    ['an entry that is none', statement(0, 1000, ':61:vandaag'), '5 unknownRecord'],
    ['three decimals', statement(0, 1000, ':61:2611281128C10,005NTRF'), '5 badAmount'],
    ['month 13', statement(0, 1000, ':61:2611281301C10,00NTRF'), '5 badDay'],
  ])('refuses %s', (_, wrong, told) => {
    expect(refusal(wrong)).toBe(told);
  });
});

describe('CSV', () => {
  it('of BNP Paribas Fortis: what was refused is no payment', () => {
    const lines = [
      csvHeads.bnp,
      csvRow('bnp', account, booking(), 'Saldo ontoereikend'),
      csvRow('bnp', account, booking({ cents: 5 })),
    ];
    expect(amounts(lines)).toEqual([['credit', 5]]);
    expect(
      amounts([csvHeads.bnp, csvRow('bnp', account, booking()).replace('Geaccepteerd', 'In behandeling')]),
    ).toEqual([]);
  });

  it('of ING: cells that are padded, rows without an amount, rows of more cells', () => {
    const [head = '', first = ''] = csv('ing', [written(booking())]);
    const lines = [
      head,
      `;;;;;;;;;VERVOLG${' '.repeat(3000)};`,
      first.replace('VERBLIJF', `VERBLIJF${' '.repeat(3000)}`),
      '',
    ];
    expect(read(lines)[0]?.text).toContain('VERBLIJF AAN ZEE');
  });

  it('of Belfius: two digits of a year, an older head, blank lines first', () => {
    const lines = csv('belfius', [written(booking())]).map((line) =>
      line.replace('Rekeninguittrekselnummer', 'Afschriftnummer').replaceAll('/2026', '/26'),
    );
    expect(read(['', ';;;', ...lines])[0]?.paid_at).toBe('2026-11-27');
  });

  it('of KBC: a reference in the free column, an English head', () => {
    const lines = csv('kbc', [written(booking({ text: `***${reference}***` }))]);
    expect(read(lines)[0]?.text).toContain(reference);
    const english = [
      'Account number;Heading;Name;Currency;Statement number;Date;Description;Value date;Amount;Balance;Credit;Debit;Counterparty account;Counterparty BIC;Counterparty name;Counterparty address;Structured communication;Free communication',
      ...lines.slice(1),
    ];
    expect(read(english)[0]?.counterparty).toBe(payer);
  });

  it('reads quotes, new lines in them, and counts lines all the same', () => {
    const head = csvHeads.argenta;
    const row = csvRow('argenta', account, booking({ text: 'een;"twee"\ndrie' }));
    const [first, second] = read([head, row, csvRow('argenta', account, booking())]);
    expect(first?.text).toContain('een;"twee" drie');
    expect(second?.line).toBe(4);
  });

  const lines = csv('argenta', [written(booking(), booking({ cents: -5000 }))]);
  it.each<[string, string[], string]>([
    ['an amount that is none', lines.map((line) => line.replace(';300,50;', ';300,5O;')), '2 badAmount'],
    [
      'an amount that may be two',
      lines.map((line) => line.replace(';300,50;', ';300,500,1;')),
      '2 badAmount',
    ],
    ['30 February', lines.map((line) => line.replace('27-11-2026', '30-02-2026')), '2 badDay'],
    ['a quote that stays open', [...lines, `"${lines[1]}`], '4 quote'],
  ])('refuses %s', (_, wrong, told) => {
    expect(refusal(wrong)).toBe(told);
  });

  it('reads thousands', () => {
    expect(amounts(lines.map((line) => line.replace(';300,50;', ';1.143,24;')))).toEqual([
      ['credit', 114_324],
    ]);
  });
});
