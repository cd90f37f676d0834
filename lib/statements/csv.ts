/** The CSV files of Belgian banks, each with columns of its own (docs/rules/statements.md#csv). */
import { accountText, centsOf, dayOf, oneLine, StatementRefusal } from '@/lib/statements/statement';
import type { OwnAccounts, ReadStatement, StatementLine } from '@/lib/statements/statement';

interface Bank {
  /** Each column by the bank's names for it; the first six are needed to recognise the bank. */
  account: readonly string[];
  day: readonly string[];
  amount: readonly string[];
  marks: readonly string[];
  currency: readonly string[];
  name: readonly string[];
  counterparty: readonly string[];
  structured: readonly string[];
  texts: readonly string[];
  references: readonly string[];
  status?: readonly string[];
  refusal?: readonly string[];
  decimal: ',' | '.';
}

const banks: readonly Bank[] = [
  {
    // KBC
    account: ['rekeningnummer', 'account number'],
    day: ['datum', 'date'],
    amount: ['bedrag', 'amount'],
    marks: ['rubrieknaam', 'heading', 'saldo', 'balance'],
    currency: ['munt', 'currency'],
    name: ['naam tegenpartij', 'counterparty name', "counterparty's name"],
    counterparty: [
      'rekeningnummer tegenpartij',
      'rekening tegenpartij',
      'counterparty account number',
      'counterparty account',
      "counterparty's account number",
    ],
    structured: [
      'gestructureerde mededeling',
      'standard-format reference',
      'structured reference',
      'structured communication',
    ],
    texts: ['vrije mededeling', 'free-format reference', 'free communication', 'omschrijving', 'description'],
    references: ['afschriftnummer', 'statement number'],
    decimal: ',',
  },
  {
    // Belfius
    account: ['rekening'],
    day: ['boekingsdatum'],
    amount: ['bedrag'],
    marks: ['rekeninguittrekselnummer', 'afschriftnummer', 'transactienummer'],
    currency: ['devies'],
    name: ['naam tegenpartij bevat', 'naam tegenpartij'],
    counterparty: ['rekening tegenpartij'],
    structured: [],
    texts: ['mededelingen', 'transactie'],
    references: ['rekeninguittrekselnummer', 'afschriftnummer', 'transactienummer'],
    decimal: ',',
  },
  {
    // ING
    account: ['rekeningnummer', 'account number'],
    day: ['boekingsdatum', 'booking date'],
    amount: ['bedrag', 'amount'],
    marks: ['omzetnummer', 'transaction number'],
    currency: ['munteenheid', 'currency'],
    name: [],
    counterparty: ['rekening tegenpartij', 'counterparty account'],
    structured: [],
    texts: ['bericht', 'message', 'detail van de omzet', 'movement details', 'omschrijving', 'description'],
    references: ['omzetnummer', 'transaction number'],
    decimal: ',',
  },
  {
    // BNP Paribas Fortis
    account: ['rekeningnummer'],
    day: ['uitvoeringsdatum'],
    amount: ['bedrag'],
    marks: ['volgnummer'],
    currency: ['valuta rekening'],
    name: ['naam van de tegenpartij'],
    counterparty: ['tegenpartij'],
    structured: [],
    texts: ['mededeling', 'details'],
    references: ['volgnummer'],
    status: ['status'],
    refusal: ['reden van weigering'],
    decimal: ',',
  },
  {
    // Crelan
    account: ["compte donneur d'ordre", 'rekening opdrachtgever'],
    day: ['date', 'datum'],
    amount: ['montant', 'bedrag'],
    marks: ["type d'operation", 'type verrichting'],
    currency: ['devise', 'munt', 'valuta'],
    name: ['contrepartie', 'tegenpartij'],
    counterparty: ['compte contrepartie', 'rekening tegenpartij'],
    structured: [],
    texts: ['communication', 'mededeling'],
    references: [],
    decimal: '.',
  },
  {
    // Argenta
    account: ['rekening'],
    day: ['boekdatum'],
    amount: ['bedrag'],
    marks: ['referentie', 'verrichtingsdatum'],
    currency: ['munt'],
    name: ['naam tegenpartij'],
    counterparty: ['rekening tegenpartij'],
    structured: [],
    texts: ['mededeling', 'beschrijving'],
    references: ['referentie'],
    decimal: ',',
  },
];

interface Row {
  cells: string[];
  line: number;
}

interface Head {
  bank: Bank;
  names: string[];
  delimiter: string;
  /** The line of the header itself, counted from 1. */
  line: number;
}

/** Filters and a balance may come before the header. */
const ROWS_BEFORE = 30;

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();

/** The bank whose column names are on one of the first lines; null if none is. */
function headOf(text: string): Head | null {
  for (const [index, row] of text.split(/\r\n|\r|\n/, ROWS_BEFORE).entries()) {
    for (const delimiter of [';', ',', '\t']) {
      const names = row.split(delimiter).map((name) => plain(name.replaceAll('"', '')));
      const has = (some: readonly string[]) => some.some((name) => names.includes(name));
      const bank = banks.find((one) => [one.account, one.day, one.amount, one.marks].every(has));
      if (bank) return { bank, names, delimiter, line: index + 1 };
    }
  }
  return null;
}

/** Whether it is the CSV of a known bank. */
export const isCsv = (text: string): boolean => headOf(text) !== null;

/**
 * Reads the CSV of a bank.
 * @throws StatementRefusal
 */
export function readCsv(text: string, accounts: OwnAccounts): ReadStatement {
  const result: ReadStatement = { lines: [], isOurs: false, firstOther: 0 };
  const head = headOf(text);
  if (head === null) throw new StatementRefusal(1, 'unknownForm');
  for (const row of rowsOf(text, head)) {
    if (row.line <= head.line || row.cells.every((cell) => cell.trim() === '')) continue;
    readRow(row, head, accounts, result);
  }
  return result;
}

function readRow(
  { cells, line }: Row,
  { bank, names }: Head,
  accounts: OwnAccounts,
  result: ReadStatement,
): void {
  if (cells.length < names.length) throw new StatementRefusal(line, 'cutShort');
  const all = (some: readonly string[]) => some.map((name) => cells[names.indexOf(name)]?.trim() ?? '');
  const one = (some: readonly string[]) => all(some).find((cell) => cell !== '') ?? '';
  const amount = one(bank.amount);
  // ING lists card purchases in separate rows without an amount.
  if (amount === '') return;
  const account = accounts.find(one(bank.account));
  const cents = signedCents(amount, bank.decimal);
  if (cents === null) throw new StatementRefusal(line, 'badAmount');
  const paid_at = dayIn(one(bank.day));
  if (paid_at === null) throw new StatementRefusal(line, 'badDay');
  if (account === null) {
    result.firstOther ||= line;
    return;
  }
  result.isOurs = true;
  const currency = one(bank.currency);
  if (cents <= 0 || (currency !== '' && currency !== 'EUR') || !isBooked(bank, one)) return;
  const digits = one(bank.structured).replaceAll(/[^0-9A-Za-z]/g, '');
  result.lines.push({
    kind: 'credit',
    account,
    paid_at,
    amount_cents: cents,
    name: oneLine(one(bank.name)),
    counterparty: accountText(one(bank.counterparty)),
    reference: digits.toUpperCase(),
    text: oneLine(...all(bank.texts)),
    bank_reference: all(bank.references).filter(Boolean).join('/'),
    line,
  });
}

/** Whether a row is booked: refused and future payments have rows too. */
function isBooked({ status, refusal }: Bank, one: (names: readonly string[]) => string): boolean {
  if (refusal !== undefined && one(refusal) !== '') return false;
  const said = status === undefined ? '' : plain(one(status));
  return said === '' || /^(geaccepteerd|aanvaard|uitgevoerd|geboekt|accept|execut)/.test(said);
}

function signedCents(text: string, decimal: ',' | '.'): number | null {
  const [, sign = '', digits = ''] = /^([+-]?)\s*(.*)$/.exec(text.replaceAll(/[\s\u00A0€]|EUR$/g, '')) ?? [];
  // A dot before two final digits is not a thousands separator.
  const cents = centsOf(digits, /^\d+\.\d\d$/.test(digits) ? '.' : /^\d+,\d\d$/.test(digits) ? ',' : decimal);
  return cents === null ? null : sign === '-' ? -cents : cents;
}

function dayIn(text: string): StatementLine['paid_at'] | null {
  const [, day = '', month = '', year = ''] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/.exec(text) ?? [];
  if (day !== '') return dayOf(year, month.padStart(2, '0'), day.padStart(2, '0'));
  const [, y = '', m = '', d = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return dayOf(y, m, d);
}

/** Rows with their cells (RFC 4180): a quoted cell may hold the delimiter, doubled quotes, and new lines. */
function* rowsOf(text: string, { delimiter, line: headLine }: Head): Generator<Row> {
  let [at, line] = [0, 1];
  while (at < text.length) {
    const start = line;
    const cells: string[] = [];
    for (let isOver = false; !isOver;) {
      let cell = '';
      // Text before the header is not part of the table: quotes there have no meaning.
      if (text[at] === '"' && start >= headLine) {
        let from = at + 1;
        for (;;) {
          const end = text.indexOf('"', from);
          if (end < 0) throw new StatementRefusal(start, 'quote');
          cell += text.slice(from, end);
          at = end + 1;
          if (text[at] !== '"') break;
          cell += '"';
          from = at + 1;
        }
        line += cell.split(/\r\n|\r|\n/).length - 1;
      }
      const rest = new RegExp(`[${delimiter}\\r\\n]`, 'g');
      rest.lastIndex = at;
      const end = rest.exec(text)?.index ?? text.length;
      cells.push(cell + text.slice(at, end));
      isOver = text[end] !== delimiter;
      at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
    }
    line += 1;
    yield { cells, line: start };
  }
}
