/** What reading and matching a bank statement of as many lines as may be costs, beside splitting its text into lines. */
import { todayIn, addDays } from '@/lib/dates/day';
import { rfReferenceOf } from '@/lib/payments/reference';
import { withFingerprints } from '@/lib/statements/fingerprint';
import { MAX_STATEMENT_BYTES, MAX_STATEMENT_LINES } from '@/lib/statements/limits';
import { findNamed, payersOf, propose } from '@/lib/statements/match';
import type { PayableRequest } from '@/lib/statements/match';
import { readStatement } from '@/lib/statements/read-statement';
import { Random } from '@/prisma/seed/random';
import { camt, codaStatement, csv, ibanFor, mt940, referenceFor } from '@/tests/factories/statements';
import type { Booking, Written } from '@/tests/factories/statements';
import { mark, ms, times } from '@/tools/bench/format';
import { markdownTable } from '@/tools/bench/markdown';
import { median } from '@/tools/bench/statistics';

/** As many as the page asks for. */
const REQUESTS = 2000;
const ROUNDS = 5;
/** The promised bound on processor time, in milliseconds. */
const MOST_MS = 3000;

const account = ibanFor(100_200_300);
const names = ['JANSSENS MIA', 'PEETERS AN', 'DE SMET JAN', 'LEROY JEAN'];

/** One in ten names a request; the others are what else a household's account sees. */
function bookingOf(number: number, random: Random): Booking {
  const isOurs = random.chance(0.1);
  return {
    cents: random.chance(0.3) ? -random.int(100, 90_000) : random.int(100, 90_000),
    day: addDays(todayIn(), -random.int(1, 300)),
    name: random.pick(names),
    counterparty: ibanFor(random.int(1, 900_000_000)),
    reference: isOurs && random.chance(0.5) ? referenceFor(random.int(1, REQUESTS)) : '',
    text: isOurs ? `VERBLIJF K-${codeOf(random.int(1, REQUESTS))}` : 'AANKOOP 14 SALDO WEEK 31',
    bankReference: String(number),
  };
}

/** A code of a booking: letters and digits that are not mistaken for others. */
const codeOf = (id: number) => id.toString(8).padStart(6, '0').replaceAll('0', 'A').replaceAll('1', 'B');

function requestOf(id: number): PayableRequest {
  const reference = referenceFor(id);
  return {
    ...{ id, state: 'open', amount_cents: 10_000 + id * 7, paid_cents: 0, due_date: todayIn() },
    ...{ reference, rf_reference: rfReferenceOf(reference) },
    booking: { id, code: `K-${codeOf(id)}`, guest_name: id % 2 ? 'Mia Janssens' : 'Jean Leroy' },
  };
}

type Write = (statements: readonly Written[]) => string[];

const forms: Record<string, Write> = {
  'CODA 2': (statements) =>
    statements.flatMap((statement, index) => codaStatement(statement, index === statements.length - 1)),
  'camt.053.001.08': (statements) => camt(statements, 8),
  MT940: (statements) => mt940(statements, 'slashes'),
  'CSV (KBC)': (statements) => csv('kbc', statements),
};

/** CODA counts the movements of a statement with four digits. */
const MOST_IN_STATEMENT = 9000;

const statementsOf = (bookings: readonly Booking[]): Written[] =>
  Array.from({ length: Math.ceil(bookings.length / MOST_IN_STATEMENT) }, (_, index) => ({
    account,
    openingCents: 0,
    bookings: bookings.slice(index * MOST_IN_STATEMENT, (index + 1) * MOST_IN_STATEMENT),
  }));

export interface StatementFigures {
  form: string;
  lines: number;
  bytes: number;
  named: number;
  /** Milliseconds of processor time: the first time, the median, and that of splitting the text. */
  first: number;
  read: number;
  split: number;
}

async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** As the worker of the page does it. */
async function readAndMatch(bytes: Uint8Array, requests: readonly PayableRequest[]) {
  const lines = await withFingerprints(readStatement(bytes, [account]));
  const found = findNamed(lines, requests, []);
  const proposals = propose(found.rest, requests, payersOf(found.named, []));
  return { named: found.named.length, proposed: proposals.length };
}

/** A file of as many lines as are read, or as fit into as many bytes as are. */
function fileOf(write: Write) {
  const random = new Random('statements');
  const all = Array.from({ length: MAX_STATEMENT_LINES }, (_, number) => bookingOf(number, random));
  const bytesOf = (bookings: readonly Booking[]) =>
    new TextEncoder().encode(`${write(statementsOf(bookings)).join('\r\n')}\r\n`);
  const bytes = bytesOf(all);
  if (bytes.length <= MAX_STATEMENT_BYTES) return { lines: all.length, bytes };
  const lines = Math.floor(((all.length * MAX_STATEMENT_BYTES) / bytes.length) * 0.99);
  return { lines, bytes: bytesOf(all.slice(0, lines)) };
}

async function measureForm(
  form: string,
  write: Write,
  requests: readonly PayableRequest[],
): Promise<StatementFigures> {
  const { lines, bytes } = fileOf(write);
  const [reads, splits]: [number[], number[]] = [[], []];
  let named = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    reads.push(await costOf(async () => ({ named } = await readAndMatch(bytes, requests))));
    splits.push(await costOf(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes).split(/\r?\n/)));
  }
  return {
    ...{ form, lines, bytes: bytes.length, named },
    ...{ first: reads[0] ?? Number.NaN, read: median(reads), split: median(splits) },
  };
}

/** In rounds that alternate between both, in this process. */
export async function measureStatements(): Promise<StatementFigures[]> {
  const requests = Array.from({ length: REQUESTS }, (_, index) => requestOf(index + 1));
  const figures: StatementFigures[] = [];
  for (const [form, write] of Object.entries(forms)) figures.push(await measureForm(form, write, requests));
  return figures;
}

export function statementTable(figures: readonly StatementFigures[]): string {
  const head = ['ms of processor time', 'lines', 'MB', 'named', 'first', 'p50', 'split', '× split', 'bound'];
  const rows = figures.map(({ form, lines, bytes, named, first, read, split }) => [
    form,
    ...[lines, (bytes / 2 ** 20).toFixed(1), named].map((value) => value.toLocaleString('en')),
    ...[first, read, split].map(ms),
    times(read / split),
    mark(Math.max(first, read) <= MOST_MS),
  ]);
  return `\n## Statements, ${REQUESTS.toLocaleString('en')} payments asked\n\n${markdownTable(head, rows)}`;
}
