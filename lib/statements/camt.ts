/**
 * camt.053, statements in XML (ISO 20022, versions 02 to 13; docs/rules/statements.md#camt053). Read as a stream: only
 * one entry at a time is built as a tree, and a DOCTYPE, the source of entities, is refused.
 */
import { SaxesParser } from 'saxes';
import { isDay, todayIn } from '@/lib/dates/day';
import { accountText, centsOf, oneLine, StatementRefusal } from '@/lib/statements/statement';
import type { OwnAccounts, ReadStatement, StatementLine } from '@/lib/statements/statement';
import type { StatementFault } from '@/lib/texts/statements';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:([a-z]{4}\.\d{3})\.001\.(\d\d)$/;
const MAX_DEPTH = 40;
const FIRST_VERSION = 2;
const LAST_VERSION = 13;

/** Elements of a statement that are read whole. */
const READ_WHOLE = new Set(['Acct', 'Bal', 'TxsSummry', 'Ntry']);

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
  line: number;
}

type Part = Omit<StatementLine, 'account' | 'kind'>;

/** What is kept of an entry: the trees of a whole statement would take most of the time of reading it. */
interface Entry {
  cents: number;
  isDebit: boolean;
  isReversal: boolean;
  /** The amounts that it may pay or reverse, in euros. */
  parts: readonly Part[];
}

interface Statement {
  line: number;
  account: string | null;
  accountLine: number;
  opening: number | null;
  closing: number | null;
  closingLine: number;
  summary: Node | null;
  entries: Entry[];
  /** Booked or not: what a summary counts. */
  count: number;
}

/** Whether the text starts as XML does. */
export const isXml = (text: string): boolean => /^\s*<[?!A-Za-z]/.test(text);

/**
 * Reads a camt.053 message with all of its statements.
 * @throws StatementRefusal
 */
export function readCamt(text: string, accounts: OwnAccounts): ReadStatement {
  const reader = new CamtReader(accounts);
  return reader.read(text);
}

class CamtReader {
  readonly #accounts: OwnAccounts;
  readonly #parser = new SaxesParser();
  readonly #result: ReadStatement = { lines: [], isOurs: false, firstOther: 0 };
  readonly #path: string[] = [];
  /** The elements of what is read whole, outermost first. */
  readonly #nodes: Node[] = [];
  #statement: Statement | null = null;
  #isMessage = false;

  constructor(accounts: OwnAccounts) {
    this.#accounts = accounts;
  }

  read(text: string): ReadStatement {
    const parser = this.#parser;
    parser.on('error', () => this.#refuse('badXml'));
    parser.on('doctype', () => this.#refuse('doctype'));
    parser.on('opentag', ({ name, attributes }) => this.#openTag(localName(name), attributes));
    parser.on('text', (written) => this.#text(written));
    parser.on('cdata', (written) => this.#text(written));
    parser.on('closetag', () => this.#closeTag());
    for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
    if (this.#path.length > 0) this.#refuse('cutShort');
    parser.close();
    if (!this.#isMessage) throw new StatementRefusal(1, 'unknownForm');
    return this.#result;
  }

  #refuse(fault: StatementFault, line: number = this.#parser.line): never {
    throw new StatementRefusal(line, fault);
  }

  #openTag(name: string, attributes: Record<string, string>): void {
    if (this.#path.length === 0) this.#root(name, attributes);
    this.#path.push(name);
    const depth = this.#path.length;
    if (depth > MAX_DEPTH) this.#refuse('badXml');
    if (depth === 2) {
      if (name !== 'BkToCstmrStmt') this.#refuse('otherMessage');
      this.#isMessage = true;
    }
    if (depth === 3 && name === 'Stmt') this.#statement = newStatement(this.#parser.line);
    const inWhole =
      this.#nodes.length > 0 || (depth === 4 && this.#statement !== null && READ_WHOLE.has(name));
    if (!inWhole) return;
    const node: Node = { name, attributes, children: [], text: '', line: this.#parser.line };
    this.#nodes.at(-1)?.children.push(node);
    this.#nodes.push(node);
  }

  #root(name: string, attributes: Record<string, string>): void {
    const spaces = Object.entries(attributes).filter(([key]) => /^xmlns(:|$)/.test(key));
    const [, message, version] =
      spaces.map(([, value]) => NAMESPACE.exec(value)).find((match) => match !== null) ?? [];
    if (name !== 'Document' || message === undefined) this.#refuse('unknownForm');
    if (message !== 'camt.053') this.#refuse('otherMessage');
    if (Number(version) < FIRST_VERSION || Number(version) > LAST_VERSION) this.#refuse('version');
  }

  #text(written: string): void {
    const node = this.#nodes.at(-1);
    if (node !== undefined) node.text += written;
  }

  #closeTag(): void {
    const depth = this.#path.length;
    const node = this.#nodes.pop();
    if (node !== undefined && this.#nodes.length === 0 && this.#statement !== null)
      this.#take(this.#statement, node);
    if (depth === 3 && this.#statement !== null) {
      this.#keep(this.#statement);
      this.#statement = null;
    }
    this.#path.pop();
  }

  #take(statement: Statement, node: Node): void {
    if (node.name === 'Acct') {
      const id = child(node, 'Id');
      const written = textAt(id, 'IBAN') || textAt(id, 'Othr', 'Id');
      const currency = textAt(node, 'Ccy');
      // The account must come before its entries.
      if (statement.count > 0) this.#refuse('badXml', node.line);
      statement.accountLine = node.line;
      statement.account = currency === '' || currency === 'EUR' ? this.#accounts.find(written) : null;
    } else if (node.name === 'Bal') this.#balance(statement, node);
    else if (node.name === 'TxsSummry') statement.summary = node;
    else this.#entry(statement, node);
  }

  #balance(statement: Statement, node: Node): void {
    const code = textAt(node, 'Tp', 'CdOrPrtry', 'Cd');
    const isOpening = code === 'OPBD' || code === 'PRCD';
    if (!isOpening && code !== 'CLBD') return;
    // A page of a statement also names balances of its own, with a subtype.
    if (child(node, 'Tp') && child(child(node, 'Tp'), 'SubTp')) return;
    const cents = this.#amount(child(node, 'Amt'), node);
    const signed = this.#isDebit(node) ? -cents : cents;
    if (isOpening) {
      if (code === 'OPBD' || statement.opening === null) statement.opening = signed;
    } else {
      statement.closing = signed;
      statement.closingLine = node.line;
    }
  }

  #amount(node: Node | undefined, parent: Node): number {
    const cents = node === undefined ? null : centsOf(node.text, '.');
    return cents ?? this.#refuse('badAmount', (node ?? parent).line);
  }

  #isDebit(node: Node): boolean {
    const mark = textAt(node, 'CdtDbtInd');
    if (mark !== 'CRDT' && mark !== 'DBIT') this.#refuse('badMark', (child(node, 'CdtDbtInd') ?? node).line);
    return mark === 'DBIT';
  }

  #entry(statement: Statement, node: Node): void {
    statement.count += 1;
    const cents = this.#amount(child(node, 'Amt'), node);
    const isDebit = this.#isDebit(node);
    const status = textAt(node, 'Sts', 'Cd') || textAt(node, 'Sts');
    if (status !== 'BOOK') return;
    const reversal = textAt(node, 'RvslInd');
    const isReversal = reversal === 'true' || reversal === '1';
    const day = this.#bookingDay(node);
    const isEuro = (child(node, 'Amt')?.attributes.Ccy ?? 'EUR') === 'EUR';
    // A plain debit undoes nothing.
    const counts = statement.account !== null && isEuro && (isReversal || !isDebit);
    const parts = counts ? this.#parts(node, cents, day) : [];
    statement.entries.push({ cents, isDebit, isReversal, parts });
  }

  #keep(statement: Statement): void {
    this.#count(statement);
    const flips = this.#flips(statement);
    if (statement.account === null) {
      this.#result.firstOther ||= statement.accountLine || statement.line;
      return;
    }
    this.#result.isOurs = true;
    for (const { isDebit, isReversal, parts } of statement.entries) {
      const takesAway = isReversal && flips ? !isDebit : isDebit;
      // A credit that reverses a debit is nobody's payment.
      if (takesAway !== isReversal) continue;
      const booked = { account: statement.account, kind: isReversal ? 'undo' : 'credit' } as const;
      for (const part of parts) this.#result.lines.push({ ...booked, ...part });
    }
  }

  /** The summary counts every entry; some banks leave it out. */
  #count({ summary, count }: Statement): void {
    const written = summary === null ? undefined : child(child(summary, 'TtlNtries'), 'NbOfNtries');
    if (written !== undefined && Number(written.text.trim()) !== count) this.#refuse('count', written.line);
  }

  /**
   * Whether the bank marks a reversal with the sign of what it reverses, as some do: the balances show it. Without
   * balances, or without reversals, signs are taken as they are.
   */
  #flips({ opening, closing, closingLine, entries }: Statement): boolean {
    if (opening === null || closing === null) return false;
    const sum = (flip: boolean) =>
      entries.reduce(
        (so, { cents, isDebit, isReversal }) => so + (isDebit !== (flip && isReversal) ? -cents : cents),
        opening,
      );
    if (sum(false) === closing) return false;
    if (sum(true) === closing) return true;
    return this.#refuse('balance', closingLine);
  }

  /** The parts of an entry if they add up to it; else the entry as one. */
  #parts(entry: Node, cents: number, day: StatementLine['paid_at']): Part[] {
    const details = children(entry, 'NtryDtls').flatMap((node) => children(node, 'TxDtls'));
    const amounts = details.map((part) => (details.length === 1 ? cents : this.#partAmount(part)));
    const isWhole = amounts.every((amount) => amount !== null && amount > 0);
    const sum = amounts.reduce<number>((so, amount) => so + (amount ?? 0), 0);
    const partOf = (part: Node | null, amount: number): Part => ({
      ...{ paid_at: day, amount_cents: amount },
      ...described(entry, part),
    });
    return details.length > 0 && isWhole && sum === cents
      ? details.map((part, index) => partOf(part, amounts[index] ?? 0))
      : [partOf(null, cents)];
  }

  #partAmount(part: Node): number | null {
    const details = child(part, 'AmtDtls');
    const node = child(part, 'Amt') ?? child(child(details, 'TxAmt'), 'Amt');
    if (node === undefined || (node.attributes.Ccy ?? 'EUR') !== 'EUR') return null;
    return this.#amount(node, part);
  }

  #bookingDay(entry: Node): StatementLine['paid_at'] {
    const node = child(entry, 'BookgDt') ?? child(entry, 'ValDt');
    const moment = textAt(node, 'DtTm');
    const written = textAt(node, 'Dt') || dayOfMoment(moment);
    const day = written.slice(0, 10);
    return isDay(day) ? day : this.#refuse('badDay', (node ?? entry).line);
  }
}

const CHUNK = 65_536;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const newStatement = (line: number): Statement => ({
  line,
  account: null,
  accountLine: 0,
  opening: null,
  closing: null,
  closingLine: line,
  summary: null,
  entries: [],
  count: 0,
});

const children = (node: Node | undefined, name: string) =>
  node?.children.filter((one) => one.name === name) ?? [];
const child = (node: Node | undefined, name: string) => node?.children.find((one) => one.name === name);

function textAt(node: Node | undefined, ...path: readonly string[]): string {
  let at = node;
  for (const name of path) at = child(at, name);
  return at?.text.trim() ?? '';
}

/** A moment with a zone becomes the day in Belgium; one without is the bank's own day. */
function dayOfMoment(moment: string): string {
  if (!/(Z|[+-]\d\d:\d\d)$/.test(moment)) return moment;
  const instant = Date.parse(moment);
  return Number.isNaN(instant) ? '' : todayIn(undefined, new Date(instant));
}

/** The payer and the text of a payment; for an entry that is not split only the entry's own text. */
function described(entry: Node, part: Node | null) {
  const parties = child(part ?? undefined, 'RltdPties');
  const debtor = child(parties, 'Dbtr');
  const remittance = child(part ?? undefined, 'RmtInf');
  const structured = children(remittance, 'Strd')
    .map((node) => textAt(node, 'CdtrRefInf', 'Ref'))
    .find((written) => written !== '');
  const ends = textAt(part ?? undefined, 'Refs', 'EndToEndId');
  return {
    name: textAt(debtor, 'Nm') || textAt(debtor, 'Pty', 'Nm'),
    counterparty: accountText(
      textAt(child(parties, 'DbtrAcct'), 'Id', 'IBAN') ||
        textAt(child(parties, 'DbtrAcct'), 'Id', 'Othr', 'Id'),
    ),
    reference: structured === undefined ? '' : accountText(structured),
    text: oneLine(
      ...children(remittance, 'Ustrd').map(({ text }) => text),
      ends === 'NOTPROVIDED' ? '' : ends,
      textAt(part ?? undefined, 'AddtlTxInf'),
      textAt(entry, 'AddtlNtryInf'),
    ),
    bank_reference:
      textAt(part ?? undefined, 'Refs', 'AcctSvcrRef') ||
      textAt(entry, 'AcctSvcrRef') ||
      textAt(entry, 'NtryRef'),
    line: (part ?? entry).line,
  };
}
