/** Bank statements of the maximum size, in four formats. */
import { addDays, todayIn } from '@/lib/dates/day';
import { MAX_STATEMENT_BYTES, MAX_STATEMENT_LINES } from '@/lib/statements/limits';
import { Random } from '@/prisma/seed/random';
import { camt, codaStatement, csv, ibanFor, mt940 } from '@/tests/factories/statements';
import type { Booking, Written } from '@/tests/factories/statements';

/** A payment request that a line may name. */
export interface Named {
  reference: string;
  /** The booking's, without 'K-'. */
  code: string;
}

const names = ['JANSSENS MIA', 'PEETERS AN', 'DE SMET JAN', 'LEROY JEAN'];

/** One in ten names a request; the others are a household's usual transactions. */
function bookingOf(number: number, random: Random, asked: readonly Named[]): Booking {
  const isOurs = random.chance(0.1);
  return {
    cents: random.chance(0.3) ? -random.int(100, 90_000) : random.int(100, 90_000),
    day: addDays(todayIn(), -random.int(1, 300)),
    name: random.pick(names),
    counterparty: ibanFor(random.int(1, 900_000_000)),
    reference: isOurs && random.chance(0.5) ? random.pick(asked).reference : '',
    text: isOurs ? `VERBLIJF K-${random.pick(asked).code}` : 'AANKOOP 14 SALDO WEEK 31',
    bankReference: String(number),
  };
}

export type Write = (statements: readonly Written[]) => string[];

export const statementForms: Record<string, Write> = {
  'CODA 2': (statements) =>
    statements.flatMap((statement, index) => codaStatement(statement, index === statements.length - 1)),
  'camt.053.001.08': (statements) => camt(statements, 8),
  MT940: (statements) => mt940(statements, 'slashes'),
  'CSV (KBC)': (statements) => csv('kbc', statements),
};

/** CODA numbers a statement's movements with four digits. */
const MOST_IN_STATEMENT = 9000;

const statementsOf = (account: string, bookings: readonly Booking[]): Written[] =>
  Array.from({ length: Math.ceil(bookings.length / MOST_IN_STATEMENT) }, (_, index) => ({
    account,
    openingCents: 0,
    bookings: bookings.slice(index * MOST_IN_STATEMENT, (index + 1) * MOST_IN_STATEMENT),
  }));

/** A file with the maximum number of lines, or as many as fit into the maximum size; a tenth names a request. */
export function statementFile(write: Write, account: string, asked: readonly Named[]) {
  const random = new Random('statements');
  const all = Array.from({ length: MAX_STATEMENT_LINES }, (_, number) => bookingOf(number, random, asked));
  const bytesOf = (bookings: readonly Booking[]) =>
    new TextEncoder().encode(`${write(statementsOf(account, bookings)).join('\r\n')}\r\n`);
  const bytes = bytesOf(all);
  if (bytes.length <= MAX_STATEMENT_BYTES) return { lines: all.length, bytes };
  const lines = Math.floor(((all.length * MAX_STATEMENT_BYTES) / bytes.length) * 0.99);
  return { lines, bytes: bytesOf(all.slice(0, lines)) };
}
