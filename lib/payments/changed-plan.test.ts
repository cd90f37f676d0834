import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { changedPlan } from '@/lib/payments/changed-plan';
import type { StandingPayment, StayChange } from '@/lib/payments/changed-plan';

const today: Day = '2027-03-01';
const arrival: Day = '2027-07-03';
const terms = { advance_days: 7, balance_days: 30 };

const asked = (
  id: number,
  amount: number,
  paid = 0,
  more: Partial<StandingPayment> = {},
): StandingPayment => ({
  ...{ id, kind: id === 1 ? 'advance' : 'balance', amount_cents: amount, paid_cents: paid },
  due_date: id === 1 ? '2027-03-08' : '2027-06-03',
  ...more,
});

/** A change from a base of 1,000 euros to another. */
const change = (
  to: number,
  standing: readonly StandingPayment[],
  more: Partial<StayChange> = {},
): StayChange => ({
  ...{ standing, unnamedCents: 0, terms, today },
  before: { baseCents: 1000_00, arrival },
  after: { baseCents: to, arrival },
  ...more,
});

const plan = (paid1 = 0, paid2 = 0) => [asked(1, 300_00, paid1), asked(2, 700_00, paid2)];

describe('the plan of a changed stay', () => {
  it('adds what is more to the open balance', () => {
    expect(changedPlan(change(1100_00, plan(300_00)))).toEqual({
      replaced: [{ id: 2, by: { kind: 'balance', amount_cents: 800_00, due_date: '2027-06-03' } }],
      added: [],
    });
  });

  it('keeps what was paid of a payment with the one in its place', () => {
    expect(changedPlan(change(1100_00, plan(300_00, 200_00))).replaced).toMatchObject([
      { id: 2, by: { amount_cents: 800_00 } },
    ]);
    expect(changedPlan(change(400_00, plan(300_00, 200_00))).replaced).toMatchObject([
      { id: 2, by: { amount_cents: 200_00 } },
    ]);
  });

  it('never asks more than a payment may be, of a plan that asked above the base', () => {
    const above = [asked(1, 300_00), asked(2, 60_000_000)];
    expect(changedPlan(change(100_000_000, above))).toEqual({
      replaced: [{ id: 2, by: { kind: 'balance', amount_cents: 100_000_000, due_date: '2027-06-03' } }],
      added: [{ kind: 'balance', amount_cents: 59_900_000, due_date: '2027-06-03' }],
    });
  });

  it('asks a new balance where none is open', () => {
    expect(changedPlan(change(1100_00, plan(300_00, 700_00)))).toEqual({
      replaced: [],
      added: [{ kind: 'balance', amount_cents: 100_00, due_date: '2027-06-03' }],
    });
  });

  it('takes what is less from the last backwards, and cancels what is nothing', () => {
    expect(changedPlan(change(900_00, plan())).replaced).toMatchObject([
      { id: 2, by: { amount_cents: 600_00 } },
    ]);
    expect(changedPlan(change(200_00, plan())).replaced).toMatchObject([
      { id: 1, by: { amount_cents: 200_00 } },
      { id: 2, by: null },
    ]);
    expect(changedPlan(change(0, plan(300_00))).replaced).toEqual([{ id: 2, by: null }]);
  });

  it('changes nothing where nothing changes, and asks nothing where nothing was asked', () => {
    expect(changedPlan(change(1000_00, plan(100_00)))).toEqual({ replaced: [], added: [] });
    expect(changedPlan(change(5000_00, []))).toEqual({ replaced: [], added: [] });
  });

  it('leaves out what the landlord left out', () => {
    expect(changedPlan(change(1100_00, [asked(2, 400_00)])).replaced).toMatchObject([
      { by: { amount_cents: 500_00 } },
    ]);
    // Cash for the part left out of the plan is recorded without naming a payment.
    expect(changedPlan(change(1100_00, [asked(2, 400_00)], { unnamedCents: 650_00 })).replaced).toMatchObject(
      [{ by: { amount_cents: 450_00 } }],
    );
  });

  it('moves due days with the arrival, but not those of an advance or what is late', () => {
    const after = (to: Day) => ({ after: { baseCents: 1000_00, arrival: to } });
    const deposit = asked(3, 200_00, 0, { kind: 'deposit' });
    expect(changedPlan(change(0, [...plan(), deposit], after('2027-07-13'))).replaced).toEqual([
      { id: 2, by: { kind: 'balance', amount_cents: 700_00, due_date: '2027-06-13' } },
      { id: 3, by: { kind: 'deposit', amount_cents: 200_00, due_date: '2027-06-13' } },
    ]);
    // The balance would have been due in February: it is due as a new one, but never on the day of arrival.
    expect(changedPlan(change(0, plan(), after('2027-03-04'))).replaced).toEqual([
      { id: 1, by: { kind: 'advance', amount_cents: 300_00, due_date: '2027-03-03' } },
      { id: 2, by: { kind: 'balance', amount_cents: 700_00, due_date: '2027-03-03' } },
    ]);
    const late = asked(2, 1000_00, 0, { due_date: '2027-02-01' });
    expect(changedPlan(change(0, [late], after('2027-09-01')))).toEqual({ replaced: [], added: [] });
  });
});

/** The same amounts, moved one cent at a time. */
function naive({ standing, before, after, unnamedCents }: StayChange) {
  const rows = standing
    .filter(({ kind }) => kind !== 'deposit')
    .map((row) => ({ ...row, open: Math.max(0, row.amount_cents - row.paid_cents) }));
  if (rows.length === 0) return { open: new Map<number, number>(), added: 0 };
  const leftOut = before.baseCents - rows.reduce((total, row) => total + row.amount_cents, 0);
  let wanted = after.baseCents - leftOut;
  for (const row of rows) for (let cent = 0; cent < row.paid_cents; cent += 1) wanted -= 1;
  for (let cent = 0; cent < unnamedCents; cent += 1) if (cent >= leftOut) wanted -= 1;
  const byDue = [...rows].toSorted((a, b) =>
    a.due_date === b.due_date ? a.id - b.id : a.due_date < b.due_date ? -1 : 1,
  );
  const openBalance = byDue.findLast((row) => row.kind === 'balance' && row.open > 0);
  let added = 0;
  const total = () => rows.reduce((all, row) => all + row.open, added);
  while (total() < wanted)
    if (openBalance) openBalance.open += 1;
    else added += 1;
  while (total() > Math.max(0, wanted)) {
    const last = byDue.findLast((row) => row.open > 0);
    if (!last) break;
    last.open -= 1;
  }
  return { open: new Map(rows.map((row) => [row.id, row.open])), added };
}

const cents = fc.integer({ min: 0, max: 60 });
const day = fc.integer({ min: -20, max: 200 }).map((days) => addDays(today, days));
const rows = fc
  .array(
    fc.record({
      kind: fc.constantFrom('advance' as const, 'balance' as const, 'deposit' as const),
      amount_cents: fc.integer({ min: 1, max: 60 }),
      paid_cents: cents,
      due_date: day,
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((row, place) => ({ id: place + 1, ...row })));
const moment = fc.record({ baseCents: fc.integer({ min: 0, max: 200 }), arrival: day });
const changes = fc.record({
  ...{ standing: rows, unnamedCents: cents, before: moment, after: moment },
  terms: fc.record({
    advance_days: fc.integer({ min: 0, max: 30 }),
    balance_days: fc.integer({ min: 0, max: 180 }),
  }),
  today: fc.constant(today),
});

/** The plan after the change; a payment that replaces another keeps its id here. */
function applied({ standing }: StayChange, { replaced, added }: ReturnType<typeof changedPlan>) {
  const by = new Map(replaced.map((each) => [each.id, each.by]));
  const kept = standing.flatMap((row) => {
    const next = by.get(row.id);
    return next === null ? [] : [{ ...row, ...next }];
  });
  return [...kept, ...added.map((row) => ({ id: 0, paid_cents: 0, ...row }))];
}
const open = ({ amount_cents, paid_cents }: { amount_cents: number; paid_cents: number }) =>
  Math.max(0, amount_cents - paid_cents);

describe('any change', () => {
  it('comes to the same as one cent at a time', () => {
    fc.assert(
      fc.property(changes, (given) => {
        const plain = naive(given);
        const result = changedPlan(given);
        const after = applied(given, result).filter(({ kind }) => kind !== 'deposit');
        const left = new Map(after.filter(({ id }) => id > 0).map((row) => [row.id, open(row)]));
        for (const [id, wanted] of plain.open) expect(left.get(id) ?? 0).toBe(wanted);
        expect(result.added.map(({ amount_cents }) => amount_cents)).toEqual(
          plain.added > 0 ? [plain.added] : [],
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('loses no cent: what is open and what was paid are the new base', () => {
    fc.assert(
      fc.property(changes, (given) => {
        const rent = given.standing.filter(({ kind }) => kind !== 'deposit');
        fc.pre(rent.length > 0);
        const total = rent.reduce((all, row) => all + row.amount_cents, 0);
        const whole = { ...given, before: { ...given.before, baseCents: total } };
        const after = applied(whole, changedPlan(whole)).filter(({ kind }) => kind !== 'deposit');
        const paid = rent.reduce((all, row) => all + row.paid_cents, whole.unnamedCents);
        const left = after.reduce((all, row) => all + open(row), 0);
        expect(left + paid).toBe(Math.max(whole.after.baseCents, paid));
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps all that was paid and every deposit, and is due in time', () => {
    fc.assert(
      fc.property(changes, (given) => {
        const { replaced, added } = changedPlan(given);
        const last = addDays(given.after.arrival, -1);
        const asksInTime = (due: Day) => due <= today || due <= last;
        for (const { id, by } of replaced) {
          const row = given.standing.find((each) => each.id === id);
          const [paid, cents] = [row?.paid_cents ?? 0, by?.amount_cents ?? 0];
          expect(cents).toBeGreaterThanOrEqual(paid);
          if (row?.kind === 'deposit') expect(cents).toBe(row.amount_cents);
          if (by && cents > paid && given.before.arrival !== given.after.arrival)
            expect(asksInTime(by.due_date)).toBe(true);
        }
        for (const { due_date } of added) expect(asksInTime(due_date)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
