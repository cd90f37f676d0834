/**
 * CODA 2, the statements of Belgian banks: records of 128 characters, the first of which says what they are
 * (Febelfin, 'Coded statement of account', 2.6 to 2.8; docs/rules/statements.md#coda).
 */
import { accountText, dayOf, oneLine, StatementRefusal } from '@/lib/statements/statement';
import type { OwnAccounts, ReadStatement, StatementLine } from '@/lib/statements/statement';
import type { StatementFault } from '@/lib/texts/statements';

const LENGTH = 128;

/** Details of a total; 8 is what one amount was made of, 9 what one detail was made of. */
const PARTS = new Set(['5', '6', '7']);
const TOTALS = new Set(['1', '2']);
/** Operations that cancel or correct an earlier one. */
const CORRECTIONS = new Set(['49', '99']);

interface Movement {
  line: number;
  sequence: string;
  detail: string;
  bankReference: string;
  isDebit: boolean;
  cents: number;
  day: string;
  type: string;
  operation: string;
  structured: string;
  texts: string[];
  rType: string;
  account: string;
  name: string;
}

interface Block {
  start: number;
  count: number;
  debits: number;
  credits: number;
}

interface Open {
  account: string | null;
  balance: number;
  net: number;
  movements: Movement[];
}

/** The records of a text, without empty lines and DOS's end-of-file mark after the last. */
const recordsOf = (text: string) =>
  text
    .replaceAll('\u001A', '')
    .trimEnd()
    .split(/\r\n|\r|\n/);

/** Whether the file starts as a CODA file does. */
export const isCoda = (text: string): boolean => /^0{5}\d{6}\d{3}05/.test(text);

/** Whether each record is 128 characters long, as read in this encoding. */
export const hasWholeRecords = (text: string): boolean =>
  recordsOf(text).every(({ length }) => length === LENGTH);

/**
 * Reads a CODA file, which may hold several statements, each of which must agree with its own counts and balances.
 * @throws StatementRefusal
 */
export function readCoda(text: string, accounts: OwnAccounts): ReadStatement {
  const reader = new CodaReader(accounts);
  for (const [index, record] of recordsOf(text).entries()) reader.read(record, index + 1);
  return reader.end();
}

class CodaReader {
  readonly #accounts: OwnAccounts;
  readonly #lines: StatementLine[] = [];
  #block: Block | null = null;
  #open: Open | null = null;
  #last: Movement | null = null;
  #line = 0;
  #expectsMore = true;
  #isOurs = false;
  #firstOther = 0;

  constructor(accounts: OwnAccounts) {
    this.#accounts = accounts;
  }

  read(record: string, line: number): void {
    this.#line = line;
    if (record.length !== LENGTH) this.#refuse('recordLength');
    switch (record[0]) {
      case '0':
        return this.#header(record);
      case '1':
        return this.#oldBalance(record);
      case '2':
        return this.#movement(record);
      case '3':
        return this.#information(record);
      case '8':
        return this.#newBalance(record);
      case '4':
        if (this.#block === null) this.#refuse('unknownRecord');
        return undefined;
      case '9':
        return this.#trailer(record);
      default:
        return this.#refuse('unknownRecord');
    }
  }

  end(): ReadStatement {
    if (this.#block !== null || this.#expectsMore) this.#refuse('cutShort');
    return { lines: this.#lines, isOurs: this.#isOurs, firstOther: this.#firstOther };
  }

  #refuse(fault: StatementFault): never {
    throw new StatementRefusal(this.#line, fault);
  }

  /** Cents, from twelve digits and three decimals, of which the third must be zero. */
  #cents(record: string, start: number): number {
    const digits = record.slice(start - 1, start + 14);
    if (!/^\d{14}0$/.test(digits)) this.#refuse('badAmount');
    return Number(digits.slice(0, 14));
  }

  #isDebit(sign: string | undefined): boolean {
    if (sign !== '0' && sign !== '1') this.#refuse('badMark');
    return sign === '1';
  }

  #header(record: string): void {
    if (this.#block !== null) this.#refuse('unknownRecord');
    if (record[127] !== '2') this.#refuse('version');
    this.#block = { start: this.#line, count: 0, debits: 0, credits: 0 };
    this.#expectsMore = false;
  }

  #counted(): Block {
    if (this.#block === null) this.#refuse('unknownRecord');
    this.#block.count += 1;
    return this.#block;
  }

  #oldBalance(record: string): void {
    this.#counted();
    if (this.#open !== null) this.#refuse('cutShort');
    const cents = this.#cents(record, 44);
    // An old Belgian number is followed by more than its currency.
    const account = this.#accounts.find(record[1] === '0' ? record.slice(5, 17) : record.slice(5, 42));
    if (account === null) this.#firstOther ||= this.#line;
    else this.#isOurs = true;
    this.#open = { account, balance: this.#isDebit(record[42]) ? -cents : cents, net: 0, movements: [] };
    this.#last = null;
  }

  #movement(record: string): void {
    const block = this.#counted();
    const open = this.#open;
    if (open === null) this.#refuse('unknownRecord');
    if (record[1] === '1') return this.#firstPart(record, block, open);
    const movement = this.#last;
    if (movement === null || record.slice(2, 10) !== movement.sequence + movement.detail)
      this.#refuse('unknownRecord');
    if (record[1] === '2') {
      movement.texts.push(record.slice(10, 63));
      if (movement.rType === '') movement.rType = (record[112] ?? '').replace(/[ 0]/, '');
    } else if (record[1] === '3') {
      movement.account = accountText(record.slice(10, 47).trim().split(' ')[0] ?? '');
      movement.name = record.slice(47, 82).trim();
      movement.texts.push(record.slice(82, 125));
    } else this.#refuse('unknownRecord');
    return undefined;
  }

  #firstPart(record: string, block: Block, open: Open): void {
    const cents = this.#cents(record, 33);
    const isDebit = this.#isDebit(record[31]);
    const detail = record.slice(6, 10);
    if (!/^\d{8}$/.test(record.slice(2, 10))) this.#refuse('unknownRecord');
    if (!/^\d{8}$/.test(record.slice(53, 61))) this.#refuse('unknownRecord');
    if (detail === '0000') {
      block[isDebit ? 'debits' : 'credits'] += cents;
      open.net += isDebit ? -cents : cents;
    }
    const isStructured = record[61] === '1';
    const kind = record.slice(62, 65);
    const carries = isStructured && ['100', '101', '102'].includes(kind);
    const written = record.slice(65, 115);
    this.#last = {
      line: this.#line,
      sequence: record.slice(2, 6),
      detail,
      bankReference: record.slice(10, 31).trim(),
      isDebit,
      cents,
      day: this.#day(record.slice(115, 121)),
      type: record[53] ?? '',
      operation: record.slice(56, 58),
      structured: carries ? (kind === '100' ? accountText(written) : written.slice(0, 12)) : '',
      texts: [isStructured ? (carries ? '' : written) : record.slice(62, 115)],
      rType: '',
      account: '',
      name: '',
    };
    open.movements.push(this.#last);
  }

  #day(digits: string): string {
    const day = dayOf(digits.slice(4), digits.slice(2, 4), digits.slice(0, 2));
    return day ?? this.#refuse('badDay');
  }

  #information(record: string): void {
    this.#counted();
    const movement = this.#last;
    if (movement === null) this.#refuse('unknownRecord');
    if (record[1] === '1') {
      // Type 001 names the other party: name, street, place. Others may carry what the payer wrote.
      const names = record[39] === '1' && record.slice(40, 43) === '001';
      if (names && movement.name === '') movement.name = record.slice(43, 113).trim();
      if (record[39] !== '1') movement.texts.push(' ', record.slice(40, 113));
    } else if (record[1] === '2' || record[1] === '3') {
      movement.texts.push(record[1] === '2' ? record.slice(10, 115) : record.slice(10, 100));
    } else this.#refuse('unknownRecord');
  }

  #newBalance(record: string): void {
    this.#counted();
    const open = this.#open;
    if (open === null) this.#refuse('unknownRecord');
    const cents = this.#cents(record, 43);
    const balance = this.#isDebit(record[41]) ? -cents : cents;
    if (open.balance + open.net !== balance) this.#refuse('balance');
    this.#keep(open);
    this.#open = null;
    this.#last = null;
  }

  #trailer(record: string): void {
    const block = this.#block;
    if (block === null) this.#refuse('unknownRecord');
    // An account on which nothing happened has no new balance.
    if (this.#open !== null && this.#open.movements.length > 0) this.#refuse('cutShort');
    if (Number(record.slice(16, 22)) !== block.count) this.#refuse('count');
    if (this.#cents(record, 23) !== block.debits || this.#cents(record, 38) !== block.credits)
      this.#refuse('totals');
    if (record[127] !== '1' && record[127] !== '2') this.#refuse('unknownRecord');
    this.#expectsMore = record[127] === '1';
    this.#block = null;
    this.#open = null;
    this.#last = null;
  }

  #keep({ account, movements }: Open): void {
    if (account === null) return;
    for (const movement of singles(movements)) {
      const isCorrection = CORRECTIONS.has(movement.operation) || movement.rType !== '';
      // A credit that corrects a debit is nobody's payment; a plain debit undoes nothing.
      if (movement.isDebit !== isCorrection) continue;
      this.#lines.push({
        kind: isCorrection ? 'undo' : 'credit',
        account,
        // Checked when the record was read.
        paid_at: movement.day as StatementLine['paid_at'],
        amount_cents: movement.cents,
        name: movement.name,
        counterparty: movement.account,
        reference: movement.structured,
        // The fields are padded: a full one continues in the next, even in the middle of a word.
        text: oneLine(movement.texts.join('')),
        bank_reference: movement.bankReference,
        line: movement.line,
      });
    }
  }
}

/** Each amount once: the parts of a total if they add up to it, else only the total. */
function* singles(movements: readonly Movement[]): Generator<Movement> {
  for (let at = 0; at < movements.length;) {
    const total = movements[at];
    if (total === undefined) return;
    let end = at + 1;
    while (movements[end]?.sequence === total.sequence && movements[end]?.detail !== '0000') end += 1;
    const details = movements.slice(at + 1, end);
    const parts = TOTALS.has(total.type) ? details.filter(({ type }) => PARTS.has(type)) : [];
    const signed = (one: Movement) => (one.isDebit ? -one.cents : one.cents);
    const sum = parts.reduce((so, part) => so + signed(part), 0);
    if (parts.length > 0 && sum === signed(total)) yield* parts;
    else if (parts.length === 0) yield withDetails(total, details);
    else yield total;
    at = end;
  }
}

/** A total together with the texts, payer and reference of its details. */
function withDetails(total: Movement, details: readonly Movement[]): Movement {
  const structured = details.find((detail) => detail.structured !== '')?.structured ?? '';
  return {
    ...total,
    structured: total.structured || structured,
    texts: [...total.texts, ...details.flatMap(({ texts }) => [' ', ...texts])],
    name: total.name || (details.find(({ name }) => name !== '')?.name ?? ''),
    account: total.account || (details.find(({ account }) => account !== '')?.account ?? ''),
    rType: total.rType || (details.find(({ rType }) => rType !== '')?.rType ?? ''),
  };
}
