/** Random statements in every format, by seed: valid ones are read as meant, invalid ones refused at the right line. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from '@/lib/statements/read-statement';
import { StatementRefusal } from '@/lib/statements/statement';
import {
  bytesOf,
  camt,
  codaStatement,
  csv,
  csvBanks,
  ibanFor,
  mt940,
  referenceFor,
} from '@/tests/factories/statements';
import type { Booking, Written } from '@/tests/factories/statements';

const account = ibanFor(100_200_300);
const other = ibanFor(400_500_600);

const words = fc.constantFrom(
  'VERBLIJF',
  'ZEE',
  'DANK',
  'Appartement',
  'week 31',
  'K-7GH2QX',
  'saldo',
  '2026',
);
const plainBooking = fc.record({
  cents: fc.oneof(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: -90_000, max: -1 })),
  day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
  name: fc.constantFrom('JANSSENS MIA', 'Peeters An', 'DE SMET & ZOON', 'LEROY JEAN'),
  counterparty: fc.integer({ min: 1, max: 900_000_000 }).map(ibanFor),
  reference: fc.option(fc.integer({ min: 0, max: 9_999_999_999 }).map(referenceFor), { nil: '' }),
  text: fc.array(words, { minLength: 1, maxLength: 6 }).map((some) => some.join(' ')),
  bankReference: fc.integer({ min: 1, max: 99_999 }).map(String),
});

const forms = ['coda', 'camt', 'mt940', ...csvBanks] as const;
type Form = (typeof forms)[number];

/** Totals and reversals if the format has them. */
const bookingOf = (form: Form) =>
  fc.tuple(plainBooking, fc.integer({ min: 0, max: 9 }), plainBooking).map(([one, kind, two]): Booking => {
    const isBank = form === 'coda' || form === 'camt' || form === 'mt940';
    if (kind === 0 && isBank) return { ...one, cents: -Math.abs(one.cents), isReversal: true };
    const credits = [one, two].map((part) => ({ ...part, day: one.day, cents: Math.abs(part.cents) }));
    const total = credits.reduce((so, { cents }) => so + cents, 0);
    if (kind === 1 && (form === 'coda' || form === 'camt'))
      return { ...one, reference: '', cents: total, parts: credits };
    return one;
  });

const statementOf = (form: Form, own = account) =>
  fc.record({
    account: fc.constant(own),
    openingCents: fc.integer({ min: -10_000, max: 1_000_000 }),
    bookings: fc.array(bookingOf(form), { minLength: 1, maxLength: 6 }),
  });

function linesOf(form: Form, statements: readonly Written[], version: number): string[] {
  if (form === 'coda')
    return statements.flatMap((statement, index) =>
      codaStatement(statement, index === statements.length - 1),
    );
  if (form === 'camt') return camt(statements, version);
  if (form === 'mt940')
    return mt940(statements, (['plain', 'slashes', 'subfields'] as const)[version % 3] ?? 'plain');
  return csv(form, statements);
}

const expected = (statements: readonly Written[]) =>
  statements
    .filter((statement) => statement.account === account)
    .flatMap(({ bookings }) => bookings)
    .flatMap((booking) => booking.parts ?? [booking])
    .filter(({ cents, isReversal }) => cents > 0 || isReversal)
    .map(({ cents, day, isReversal }) => [isReversal ? 'undo' : 'credit', Math.abs(cents), day]);

const file = (form: Form) =>
  fc.record({
    statements: fc
      .tuple(
        statementOf(form),
        fc.array(statementOf(form, other), { maxLength: 1 }),
        fc.array(statementOf(form), { maxLength: 1 }),
      )
      .map(([first, foreign, more]): Written[] => [first, ...foreign, ...more]),
    version: fc.integer({ min: 2, max: 13 }),
    end: fc.constantFrom('\n', '\r\n'),
  });

const RUNS = 560;

describe.each(forms)('%s', (form) => {
  it('right: each credit once, with its day, amount and reference', () => {
    fc.assert(
      fc.property(file(form), ({ statements, version, end }) => {
        const lines = readStatement(bytesOf(linesOf(form, statements, version), end), [account]);
        expect(lines.map(({ kind, amount_cents, paid_at }) => [kind, amount_cents, paid_at])).toEqual(
          expected(statements),
        );
        const named = statements
          .filter((statement) => statement.account === account)
          .flatMap(({ bookings }) => bookings.flatMap((booking) => booking.parts ?? [booking]))
          .filter(({ cents, isReversal }) => cents > 0 || isReversal);
        for (const [index, { reference }] of named.entries()) {
          const line = lines[index];
          expect(`${line?.reference} ${line?.text}`.replaceAll(/[^0-9]/g, '')).toContain(reference);
        }
      }),
      { seed: 20_261_129, numRuns: RUNS },
    );
  });

  it('wrong: refused with the line that is', () => {
    fc.assert(
      fc.property(file(form), fc.nat(), ({ statements, version, end }, chance) => {
        const lines = linesOf(form, statements, version);
        const { wrong, line } = spoil(form, lines, chance);
        let told = 0;
        try {
          readStatement(bytesOf(wrong, end), [account]);
        } catch (error) {
          if (!(error instanceof StatementRefusal)) throw error;
          told = error.line;
        }
        expect(told).toBe(line);
      }),
      { seed: 20_261_129, numRuns: RUNS },
    );
  });
});

/** Introduces one error, depending on the format; also returns the line at which it shows. */
function spoil(form: Form, lines: readonly string[], chance: number): { wrong: string[]; line: number } {
  const starts: Record<string, RegExp> = { coda: /^21/, camt: /^<Ntry>/, mt940: /^:61:/ };
  const booked = [...lines.entries()].filter(([index, line]) =>
    form in starts
      ? starts[form]?.test(line)
      : index > 0 && /\d/.test(line) && line.split(';').length > 8 && !/datum|Date;/i.test(line),
  );
  const [at, row] = booked[chance % booked.length] ?? [0, ''];
  const day: Record<string, [RegExp, string]> = {
    coda: [/^(.{115}).{6}/, '$1311126'],
    camt: [/2026-11-\d\d/, '2026-11-31'],
    mt940: [/^(:61:\d{6})\d{4}/, '$11131'],
    argenta: [/\d\d-11-2026/, '31-11-2026'],
  };
  const [from, to] = day[form] ?? [/\d\d\/11\/2026/g, '31/11/2026'];
  const amount: Record<string, [RegExp, string]> = {
    coda: [/^(.{40})./, '$1X'],
    camt: [/>(\d+)\.(\d\d)</, '>$1,$2<'],
    mt940: [/(R?[CD])(\d+),/, '$1$2x,'],
    crelan: [/;(-?\d+)\.(\d\d);/, ';$1.$2x;'],
  };
  const [shape, bad] = amount[form] ?? [/;(-?\d+),(\d\d);/, ';$1,$2x;'];
  const isDay = chance % 2 === 0;
  const changed = isDay ? row.replace(from, to) : row.replace(shape, bad);
  return { wrong: lines.with(at, changed), line: at + 1 };
}

describe('sums', () => {
  it.each(['coda', 'camt', 'mt940'] as const)(
    '%s: a cent too much anywhere is refused at the closing balance',
    (form) => {
      fc.assert(
        fc.property(statementOf(form), fc.nat(), (statement, chance) => {
          const bookings = statement.bookings.map((booking, index) =>
            index === chance % statement.bookings.length
              ? { ...booking, cents: booking.cents + 1_000_000 }
              : booking,
          );
          const right = linesOf(form, [statement], 8);
          const wrong = linesOf(form, [{ ...statement, bookings }], 8);
          const isClosing = (line: string) => /^8001|<Cd>CLBD|^:62F:/.test(line);
          const closing = right.find(isClosing) ?? '';
          const at = wrong.findIndex(isClosing);
          expect(() => readStatement(bytesOf(wrong.with(at, closing)), [account])).toThrow(
            `line ${at + 1}: balance`,
          );
        }),
        { seed: 1, numRuns: 100 },
      );
    },
  );
});
