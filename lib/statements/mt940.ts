/**
 * MT940, the statements of SWIFT. What follows `:86:` is free text, which every bank fills in its own way
 * (docs/rules/statements.md#mt940).
 */
import { monthLength } from '@/lib/dates/day';
import { accountText, centsOf, dayOf, oneLine, StatementRefusal } from '@/lib/statements/statement';
import type { OwnAccounts, ReadStatement, StatementLine } from '@/lib/statements/statement';

interface Field {
  tag: string;
  /** Its rows, the first without the tag. */
  rows: string[];
  line: number;
}

interface Booking {
  line: StatementLine | null;
  details: string[];
}

const TAG = /^:(\d\d[A-Z]?):(.*)$/;
const BOOKED = /^(\d{6})(\d{4}| {4})?(R?[CD]|E[CD])([A-Z]?)(\d{1,15},\d*)([NSF][A-Z0-9]{3}.*)$/;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,15}(?:,\d*)?)$/;
/** A row of at least this length continues in the next, even in the middle of a word. */
const FULL_ROW = 64;

/** Whether the first lines hold the tags that a statement starts with. */
export const isMt940 = (text: string): boolean =>
  /^[\s\S]{0,400}?:20:/.test(text) && /(^|\n):25:?/.test(text);

/**
 * Reads a file of MT940 statements.
 * @throws StatementRefusal
 */
export function readMt940(text: string, accounts: OwnAccounts): ReadStatement {
  const result: ReadStatement = { lines: [], isOurs: false, firstOther: 0 };
  const fields = fieldsOf(text);
  let statement: Mt940Statement | null = null;
  for (const field of fields) {
    if (field.tag === '20') {
      statement?.end(result, field.line);
      statement = new Mt940Statement(accounts);
    } else if (statement === null) throw new StatementRefusal(field.line, 'unknownRecord');
    else statement.take(field);
  }
  if (statement === null) throw new StatementRefusal(1, 'unknownForm');
  statement.end(result, text.replace(/\s+$/, '').split(/\r\n|\r|\n/).length);
  return result;
}

/** The fields with their rows; blocks and dashes around a statement are left out. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
    // `{4:` may come right before the first tag.
    const [, tag, rest] = TAG.exec(row.replace(/^.*\{4:(?=:)/, '')) ?? [];
    if (tag !== undefined && rest !== undefined) fields.push({ tag, rows: [rest], line: index + 1 });
    else if (!/^(-\}?.*|\s*|\{.*)$/.test(row)) {
      const last = fields.at(-1);
      if (last !== undefined) last.rows.push(row);
    }
  }
  return fields;
}

class Mt940Statement {
  readonly #accounts: OwnAccounts;
  readonly #bookings: Booking[] = [];
  #account: string | null = null;
  #accountLine = 0;
  #opening: number | null = null;
  #net = 0;
  #isClosed = false;

  constructor(accounts: OwnAccounts) {
    this.#accounts = accounts;
  }

  take(field: Field): void {
    const [first = ''] = field.rows;
    switch (field.tag) {
      case '25':
      case '25P':
        this.#account = this.#accounts.find(first);
        this.#accountLine = field.line;
        break;
      case '60F':
      case '60M':
        this.#opening = balanceOf(first, field.line);
        break;
      case '61':
        this.#bookings.push({ line: this.#booked(field), details: [] });
        break;
      case '86':
        if (!this.#isClosed) this.#bookings.at(-1)?.details.push(...field.rows);
        break;
      case '62F':
      case '62M': {
        const closing = balanceOf(first, field.line);
        if (this.#opening !== null && this.#opening + this.#net !== closing)
          throw new StatementRefusal(field.line, 'balance');
        this.#isClosed = true;
        break;
      }
      default:
    }
  }

  /** @param line where the next statement starts, or the last of the file */
  end(result: ReadStatement, line: number): void {
    if (!this.#isClosed) throw new StatementRefusal(line, 'cutShort');
    if (this.#account === null) {
      result.firstOther ||= this.#accountLine || line;
      return;
    }
    result.isOurs = true;
    for (const { line: booked, details } of this.#bookings)
      if (booked !== null)
        result.lines.push({ ...booked, account: this.#account, ...described(details, booked) });
  }

  #booked({ rows, line }: Field): StatementLine | null {
    const [first = '', ...more] = rows;
    const [, value = '', entry = '', mark = '', , written = '', rest = ''] = BOOKED.exec(first) ?? [];
    if (value === '') throw new StatementRefusal(line, 'unknownRecord');
    const cents = centsOf(written, ',');
    if (cents === null) throw new StatementRefusal(line, 'badAmount');
    const day = bookingDay(value, entry.trim());
    if (day === null) throw new StatementRefusal(line, 'badDay');
    // Expected entries are not booked.
    if (mark.startsWith('E')) return null;
    this.#net += mark === 'C' || mark === 'RD' ? cents : -cents;
    // RD reverses a debit: nobody's payment.
    if (mark !== 'C' && mark !== 'RC') return null;
    const [own = '', bank = ''] = rest.slice(4).split('//');
    return {
      kind: mark === 'C' ? 'credit' : 'undo',
      account: '',
      paid_at: day,
      amount_cents: cents,
      name: '',
      counterparty: '',
      reference: '',
      text: oneLine(own === 'NONREF' || own === 'EREF' ? '' : own, ...more),
      bank_reference: bank.trim(),
      line,
    };
  }
}

function balanceOf(text: string, line: number): number {
  const [, mark, , , written = ''] = BALANCE.exec(text.trim()) ?? [];
  const cents = centsOf(written, ',');
  if (cents === null) throw new StatementRefusal(line, 'badAmount');
  return mark === 'D' ? -cents : cents;
}

/**
 * The day of entry, which has no year of its own; without it the value date, for which some banks count thirty days in
 * every month.
 */
function bookingDay(value: string, entry: string): StatementLine['paid_at'] | null {
  const [year, month, day] = [value.slice(0, 2), value.slice(2, 4), value.slice(4)];
  if (entry === '') {
    const last = monthLength(Number(`20${year}`), Number(month));
    return dayOf(year, month, Number(day) <= 31 ? String(Math.min(Number(day), last)).padStart(2, '0') : day);
  }
  const turns = Number(entry.slice(0, 2)) - Number(month);
  // Value in December and entry in January, or the other way round.
  const entryYear = Number(year) + (turns < -6 ? 1 : turns > 6 ? -1 : 0);
  return dayOf(String(entryYear).padStart(2, '0'), entry.slice(0, 2), entry.slice(2));
}

type Described = Pick<StatementLine, 'name' | 'counterparty' | 'reference' | 'text'>;

function described(rows: readonly string[], booked: StatementLine): Described {
  const joined = rows.map((row) => (row.length > FULL_ROW ? row : `${row} `)).join('');
  if (/\?(00|2\d|3[0-3])/.test(joined)) return bySubfields(joined, booked.text);
  // A code between slashes, then its value up to the next code.
  const whole = rows.join('');
  if (/^\/[A-Z]{2,8}\//.test(whole)) return bySlashes(whole, booked.text);
  return { name: '', counterparty: '', reference: '', text: oneLine(joined, booked.text) };
}

/** `?20` to `?29` and `?60` to `?63`: the text, `?31`: the account, `?32` and `?33`: the name (German banks). */
function bySubfields(text: string, more: string): Described {
  const fields = new Map<string, string>();
  for (const [, code = '', content = ''] of text.matchAll(/\?(\d\d)([^?]*)/g))
    fields.set(code, (fields.get(code) ?? '') + content.replace(/ $/, ''));
  const some = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => fields.get(String(from + index)) ?? '').join('');
  const written = some(20, 29) + some(60, 63);
  const marked = /SVWZ\+(.*?)(?:(?:ABWA|ABWE|IBAN|BIC|EREF|KREF|MREF|CRED|DEBT)\+|$)/.exec(written)?.[1];
  return {
    name: oneLine(some(32, 33)),
    counterparty: accountText(fields.get('31') ?? ''),
    reference: '',
    text: oneLine(marked ?? written, more),
  };
}

const CODES =
  'TRTP|TRCD|IBAN|BIC|NAME|REMI|EREF|PREF|MARF|CSID|CNTP|BENM|ORDP|ID|ADDR|ULTC|ULTD|ULTB|PURP|RTRN|OCMT|CHGS|EXCH|ISDT|SVCL|CUST|BUSP|MT';

/** `/EREF/…/REMI/…/NAME/…` of Dutch banks; `/CNTP/account/BIC/name/city//REMI/USTD//…` of ING. */
function bySlashes(text: string, more: string): Described {
  const marks = [...text.matchAll(new RegExp(`(?:^|/)(${CODES})/`, 'g'))];
  const fields = new Map<string, string>();
  for (const [index, mark] of marks.entries()) {
    const end = marks[index + 1]?.index ?? text.length;
    const [whole, code = ''] = mark;
    if (!fields.has(code)) fields.set(code, text.slice(mark.index + whole.length, end));
  }
  const [account = '', , named = ''] = (fields.get('CNTP') ?? '').split('/');
  const remitted = fields.get('REMI') ?? '';
  const [, structured] = /^STRD\/(?:CUR|ISO)\/(.*?)\/*$/.exec(remitted) ?? [];
  return {
    name: oneLine((fields.get('NAME') ?? named).replace(/\/+$/, '')),
    counterparty: accountText(fields.get('IBAN') ?? account),
    reference: structured === undefined ? '' : accountText(structured),
    text: oneLine(
      remitted.replace(/^USTD\/*/, '').replace(/\/+$/, ''),
      fields.get('EREF')?.replace(/\/+$/, ''),
      more,
    ),
  };
}
