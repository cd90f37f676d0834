/** Bank statements in every supported format, written from its specification; people and accounts are fictitious. */

/** What the bank booked: cents are negative for a debit. */
export interface Booking {
  cents: number;
  day: string;
  name: string;
  counterparty: string;
  /** Twelve digits that the bank marks as structured; only some forms can. */
  reference: string;
  text: string;
  bankReference: string;
  /** A debit that reverses a credit; CSV files have none. */
  isReversal?: boolean;
  /** A batch: one booking for the total of these parts, in formats that support it. */
  parts?: Booking[];
}

export interface Written {
  account: string;
  openingCents: number;
  bookings: readonly Booking[];
}

const remainder = (digits: string) => Number(BigInt(digits) % 97n);

/** Twelve digits that are a reference. */
export const referenceFor = (ten: number): string => {
  const digits = String(ten).padStart(10, '0');
  return digits + String(remainder(digits) || 97).padStart(2, '0');
};

/** The same reference in the form of ISO 11649. */
export const rfFor = (reference: string): string =>
  `RF${String(98 - remainder(`${reference}271500`)).padStart(2, '0')}${reference}`;

/** A Belgian IBAN with right check digits, of a bank that does not exist. */
export const ibanFor = (account: number): string => {
  const bban = referenceFor(account);
  return `BE${String(98 - remainder(`${bban}111400`)).padStart(2, '0')}${bban}`;
};

export const printed = (reference: string): string =>
  reference.replace(/^(\d{3})(\d{4})(\d{5})$/, '+++$1/$2/$3+++');

const sum = (bookings: readonly Booking[]) => bookings.reduce((so, { cents }) => so + cents, 0);
const pad = (text: string, length: number) => text.slice(0, length).padEnd(length);
const digits = (value: number, length: number) => String(value).padStart(length, '0');
/** 'YYYY-MM-DD' as DDMMYY. */
const shortDay = (day: string) => day.slice(8) + day.slice(5, 7) + day.slice(2, 4);
const yearFirst = (day: string) => day.slice(2, 4) + day.slice(5, 7) + day.slice(8);
const slashed = (day: string) => day.split('-').toReversed().join('/');

/* CODA */

export const codaAmount = (cents: number) => `${digits(Math.abs(cents), 14)}0`;
const codaSign = (cents: number) => (cents < 0 ? '1' : '0');

export const codaHeader = () =>
  `0000028112672505${' '.repeat(8)}${pad('', 10)}${pad('VERHUURDER', 26)}${pad('TESTBEBB', 11)}${pad('00000000000', 11)}${' '.repeat(45)}2`;

export const codaOld = (account: string, cents: number) =>
  `12001${pad(account, 34)}EUR${codaSign(cents)}${codaAmount(cents)}281126${pad('VERHUURDER', 26)}${pad('REKENING', 35)}001`;

export interface CodaMovement {
  sequence: number;
  detail?: number;
  type?: string;
  operation?: string;
  family?: string;
  rType?: string;
}

/** The records of one movement: 2.1, 2.2 and 2.3. */
export function codaMovement(
  booking: Booking,
  {
    sequence,
    detail = 0,
    type = '0',
    operation = booking.cents < 0 ? '01' : '50',
    family = '01',
    rType = ' ',
  }: CodaMovement,
): string[] {
  const number = digits(sequence, 4) + digits(detail, 4);
  const isStructured = booking.reference !== '';
  const first = isStructured ? `1101${pad(booking.reference, 50)}` : `0${pad(booking.text, 53)}`;
  const more = isStructured ? booking.text : booking.text.slice(53);
  return [
    `21${number}${pad(booking.bankReference, 21)}${codaSign(booking.cents)}${codaAmount(booking.cents)}${shortDay(booking.day)}${type}${family}${operation}000${pad(first, 54)}${shortDay(booking.day)}001` +
      '010',
    `22${number}${pad(more, 53)}${pad('', 35)}${pad('', 11)}${' '.repeat(3)}${rType}${' '.repeat(12)}010`.padEnd(
      128,
    ),
    `23${number}${pad(booking.counterparty, 37)}${pad(booking.name, 35)}${pad(more.slice(53), 43)}000`,
  ].map((record) => pad(record, 128));
}

export const codaNew = (account: string, cents: number) =>
  pad(`8001${pad(account, 37)}${codaSign(cents)}${codaAmount(cents)}281126`, 127) + '0';

export const codaTrailer = (records: number, debits: number, credits: number, isLast = true) =>
  `9${' '.repeat(15)}${digits(records, 6)}${codaAmount(debits)}${codaAmount(credits)}${' '.repeat(75)}${isLast ? '2' : '1'}`;

/** One statement with its header and trailer, as records. */
export function codaStatement({ account, openingCents, bookings }: Written, isLast = true): string[] {
  const movements = bookings.flatMap((booking, index) => {
    const sequence = index + 1;
    const operation = booking.isReversal ? '99' : undefined;
    const total = codaMovement(
      { ...booking, reference: booking.parts ? '' : booking.reference },
      { sequence, ...(operation && { operation }), type: booking.parts ? '2' : '0' },
    );
    const parts = (booking.parts ?? []).flatMap((part, at) =>
      codaMovement(part, { sequence, detail: at + 1, type: '6' }),
    );
    return [...total, ...parts];
  });
  const of = (isDebit: boolean) => Math.abs(sum(bookings.filter(({ cents }) => cents < 0 === isDebit)));
  return [
    codaHeader(),
    codaOld(account, openingCents),
    ...movements,
    codaNew(account, openingCents + sum(bookings)),
    codaTrailer(movements.length + 2, of(true), of(false), isLast),
  ];
}

/* camt.053 */

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const decimal = (cents: number) => `${Math.floor(Math.abs(cents) / 100)}.${digits(Math.abs(cents) % 100, 2)}`;
const mark = (cents: number) => (cents < 0 ? 'DBIT' : 'CRDT');

export const camtBalance = (code: string, cents: number, day = '2026-11-28') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${decimal(cents)}</Amt><CdtDbtInd>${mark(cents)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

function camtPart(booking: Booking, version: number, isOnly: boolean): string {
  const name = `<Nm>${escaped(booking.name)}</Nm>`;
  const amount = isOnly
    ? ''
    : version < 4
      ? `<AmtDtls><TxAmt><Amt Ccy="EUR">${decimal(booking.cents)}</Amt></TxAmt></AmtDtls>`
      : `<Amt Ccy="EUR">${decimal(booking.cents)}</Amt><CdtDbtInd>${mark(booking.cents)}</CdtDbtInd>`;
  const remittance = booking.reference
    ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>BBA</Issr></Tp><Ref>${booking.reference}</Ref></CdtrRefInf></Strd>`
    : `<Ustrd>${escaped(booking.text)}</Ustrd>`;
  return `<TxDtls><Refs><AcctSvcrRef>${booking.bankReference}</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${amount}<RltdPties><Dbtr>${version < 8 ? name : `<Pty>${name}</Pty>`}</Dbtr><DbtrAcct><Id><IBAN>${booking.counterparty}</IBAN></Id></DbtrAcct></RltdPties><RmtInf>${remittance}</RmtInf></TxDtls>`;
}

export function camtEntry(booking: Booking, version: number, more = ''): string {
  const parts = booking.parts ?? [booking];
  return `<Ntry><NtryRef>${booking.bankReference}</NtryRef><Amt Ccy="EUR">${decimal(booking.cents)}</Amt><CdtDbtInd>${mark(booking.cents)}</CdtDbtInd>${booking.isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>${version < 8 ? 'BOOK' : '<Cd>BOOK</Cd>'}</Sts><BookgDt><Dt>${booking.day}</Dt></BookgDt>${more}<NtryDtls>${parts.map((part) => camtPart(part, version, parts.length === 1)).join('')}</NtryDtls></Ntry>`;
}

export const camtHead = (version: number) => [
  '<?xml version="1.0" encoding="UTF-8"?>',
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${digits(version, 2)}">`,
  '<BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>',
];

/** An element of a message, one line each. */
export const camtStatement = ({ account, openingCents, bookings }: Written, version: number) => [
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>`,
  camtBalance('OPBD', openingCents),
  camtBalance('CLBD', openingCents + sum(bookings)),
  ...bookings.map((booking) => camtEntry(booking, version)),
  '</Stmt>',
];

export const camt = (statements: readonly Written[], version: number): string[] => [
  ...camtHead(version),
  ...statements.flatMap((statement) => camtStatement(statement, version)),
  '</BkToCstmrStmt></Document>',
];

/* MT940 */

const comma = (cents: number) => decimal(cents).replace('.', ',');

/** How a bank fills in `:86:`. */
export type Details = 'plain' | 'slashes' | 'subfields';

function mtDetails({ text, reference, name, counterparty }: Booking, form: Details): string[] {
  const written = [reference && printed(reference), text].filter(Boolean).join(' ');
  if (form === 'slashes')
    return rows(
      `:86:/TRTP/SEPA OVERBOEKING/IBAN/${counterparty}/NAME/${name}/REMI/${written.replaceAll('/', '-')}/EREF/NOTPROVIDED`,
    );
  if (form === 'subfields') {
    const pieces = `SVWZ+${written}`.match(/.{1,27}/g) ?? [];
    const fields = pieces.slice(0, 10).map((piece, index) => `?2${index}${piece}`);
    return rows(`:86:166?00GUTSCHRIFT${fields.join('')}?30TESTBEBB?31${counterparty}?32${name.slice(0, 27)}`);
  }
  return rows(`:86:${[name, counterparty, written].join(' ')}`);
}

/** Rows of 65 characters, as SWIFT has them. */
const rows = (text: string) => text.match(/.{1,65}/g) ?? [];

export const mtBalance = (tag: string, cents: number) =>
  `:${tag}:${cents < 0 ? 'D' : 'C'}261128EUR${comma(cents)}`;

export const mtBooking = (booking: Booking, form: Details): string[] => [
  `:61:${yearFirst(booking.day)}${yearFirst(booking.day).slice(2)}${booking.isReversal ? 'RC' : booking.cents < 0 ? 'D' : 'C'}${comma(booking.cents)}NTRFNONREF//${booking.bankReference.slice(0, 16)}`,
  ...mtDetails(booking, form),
];

export const mt940 = (statements: readonly Written[], form: Details): string[] =>
  statements.flatMap(({ account, openingCents, bookings }) => [
    ':20:AFSCHRIFT',
    `:25:${account}`,
    ':28C:1/1',
    mtBalance('60F', openingCents),
    ...bookings.flatMap((booking) => mtBooking(booking, form)),
    mtBalance('62F', openingCents + sum(bookings)),
    '-',
  ]);

/* CSV */

const signed = (cents: number, sign: ',' | '.' = ',') =>
  (cents < 0 ? '-' : '') + decimal(cents).replace('.', sign);
const cell = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const row = (...cells: readonly string[]) => cells.map(cell).join(';');
const both = ({ reference, text }: Booking) =>
  [reference && printed(reference), text].filter(Boolean).join(' ');
const spaced = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

export const csvHeads = {
  kbc: 'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling',
  belfius:
    'Rekening;Boekingsdatum;Rekeninguittrekselnummer;Transactienummer;Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen',
  ing: 'Rekeningnummer;Naam van de rekening;Rekening tegenpartij;Omzetnummer;Boekingsdatum;Valutadatum;Bedrag;Munteenheid;Omschrijving;Detail van de omzet;Bericht',
  bnp: 'Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering',
  crelan:
    "Date;Montant;Solde apres operation;Devise;Contrepartie;Compte contrepartie;Type d'operation;Communication;Compte donneur d'ordre",
  argenta:
    'Rekening;Boekdatum;Valutadatum;Referentie;Beschrijving;Bedrag;Munt;Verrichtingsdatum;Rekening tegenpartij;Naam tegenpartij;Mededeling',
} as const;

export type CsvBank = keyof typeof csvHeads;
export const csvBanks = Object.keys(csvHeads).filter((name): name is CsvBank => name in csvHeads);

export function csvRow(bank: CsvBank, account: string, booking: Booking, refusal = ''): string {
  const { cents, name, counterparty, bankReference, text } = booking;
  const day = slashed(booking.day);
  switch (bank) {
    case 'kbc':
      return row(
        account,
        '',
        'VERHUURDER',
        'EUR',
        bankReference,
        day,
        'OVERSCHRIJVING',
        day,
        signed(cents),
        '0,00',
        '',
        '',
        counterparty,
        'TESTBEBB',
        name,
        '',
        booking.reference && printed(booking.reference).replaceAll('+', '*'),
        text,
      );
    case 'belfius':
      return row(
        spaced(account),
        day,
        '1',
        bankReference,
        spaced(counterparty),
        name,
        '',
        '',
        `OVERSCHRIJVING VAN ${name} ${both(booking)}`,
        day,
        signed(cents),
        'EUR',
        'TESTBEBB',
        'BE',
        both(booking),
      );
    case 'ing':
      return `${row(account.slice(4), 'VERHUURDER', counterparty, bankReference, day, day, signed(cents), 'EUR', 'Overschrijving', `Van: ${name}${' '.repeat(40)}${both(booking)}`, '')};;`;
    case 'bnp':
      return row(
        bankReference,
        day,
        day,
        signed(cents),
        'EUR',
        spaced(account),
        'Overschrijving in euro',
        counterparty,
        name,
        both(booking),
        `VAN ${name} ${both(booking)}`,
        refusal ? 'Geweigerd' : 'Geaccepteerd',
        refusal,
      );
    case 'crelan':
      return row(
        day,
        signed(cents, '.'),
        '0.00',
        'EUR',
        name,
        spaced(counterparty),
        'Virement',
        both(booking),
        spaced(account),
      );
    case 'argenta':
      return row(
        spaced(account),
        slashed(booking.day).replaceAll('/', '-'),
        day,
        bankReference,
        'Inkomende overschrijving',
        signed(cents),
        'EUR',
        day,
        counterparty,
        name,
        both(booking),
      );
  }
}

/** What comes before the table. */
const csvBefore: Partial<Record<CsvBank, string[]>> = {
  belfius: [
    'Boekingsdatum vanaf;01/01/2026',
    'Boekingsdatum tot en met;',
    'Bedrag vanaf;',
    ';',
    'Laatste saldo;1.234,56 EUR',
    ';;;',
  ],
};

export const csv = (bank: CsvBank, statements: readonly Written[]): string[] => [
  ...(csvBefore[bank] ?? []),
  csvHeads[bank],
  ...statements.flatMap(({ account, bookings }) => bookings.map((booking) => csvRow(bank, account, booking))),
];

export const bytesOf = (lines: readonly string[], end = '\n'): Uint8Array =>
  new TextEncoder().encode(lines.join(end) + end);
