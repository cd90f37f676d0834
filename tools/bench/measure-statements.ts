/** What reading and matching a bank statement of the maximum size costs, beside splitting its text into lines. */
import { todayIn } from '@/lib/dates/day';
import { rfReferenceOf } from '@/lib/payments/reference';
import { withFingerprints } from '@/lib/statements/fingerprint';
import { findNamed, payersOf, propose } from '@/lib/statements/match';
import type { PayableRequest } from '@/lib/statements/match';
import { readStatement } from '@/lib/statements/read-statement';
import { ibanFor, referenceFor } from '@/tests/factories/statements';
import { mark, ms, times } from '@/tools/bench/format';
import { markdownTable } from '@/tools/bench/markdown';
import { statementFile, statementForms } from '@/tools/bench/statement-files';
import type { Write } from '@/tools/bench/statement-files';
import { median } from '@/tools/bench/statistics';

/** As many as the page loads. */
const REQUESTS = 2000;
const ROUNDS = 5;
/** The promised bound on processor time, in milliseconds. */
const MOST_MS = 3000;

const account = ibanFor(100_200_300);

/** A booking code: letters and digits that cannot be confused. */
const codeOf = (id: number) => id.toString(8).padStart(6, '0').replaceAll('0', 'A').replaceAll('1', 'B');

function requestOf(id: number): PayableRequest {
  const reference = referenceFor(id);
  return {
    ...{ id, state: 'open', amount_cents: 10_000 + id * 7, paid_cents: 0, due_date: todayIn() },
    ...{ reference, rf_reference: rfReferenceOf(reference) },
    booking: { id, code: `K-${codeOf(id)}`, guest_name: id % 2 ? 'Mia Janssens' : 'Jean Leroy' },
  };
}

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

/** As the page's worker does it. */
async function readAndMatch(bytes: Uint8Array, requests: readonly PayableRequest[]) {
  const lines = await withFingerprints(readStatement(bytes, [account]));
  const found = findNamed(lines, requests, []);
  const proposals = propose(found.rest, requests, payersOf(found.named, []));
  return { named: found.named.length, proposed: proposals.length };
}

async function measureForm(
  form: string,
  write: Write,
  requests: readonly PayableRequest[],
): Promise<StatementFigures> {
  const asked = requests.map(({ reference, booking }) => ({ reference, code: booking.code.slice(2) }));
  const { lines, bytes } = statementFile(write, account, asked);
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

/** Alternates rounds of both, in this process. */
export async function measureStatements(): Promise<StatementFigures[]> {
  const requests = Array.from({ length: REQUESTS }, (_, index) => requestOf(index + 1));
  const figures: StatementFigures[] = [];
  for (const [form, write] of Object.entries(statementForms))
    figures.push(await measureForm(form, write, requests));
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
