import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { planOf } from '@/lib/payments/plan';
import type { PlanTerms, PlannedPayment } from '@/lib/payments/plan';

const terms: PlanTerms = { advance_percent: 30, advance_days: 7, balance_days: 30, deposit: 'on_arrival' };
const today: Day = '2027-03-01';
const stay = { baseCents: 781_25, depositCents: 200_00, arrival: '2027-07-03' as Day, today };

const told = (payments: PlannedPayment[]) =>
  payments.map(({ kind, amount_cents, due_date }) => [kind, amount_cents, due_date]);

describe('the payments of a stay', () => {
  it('are an advance, rounded half up, and the rest', () => {
    expect(told(planOf(terms, stay))).toEqual([
      ['advance', 234_38, '2027-03-08'],
      ['balance', 546_87, '2027-06-03'],
    ]);
  });

  it('are one when the arrival is sooner than the balance is due', () => {
    expect(told(planOf(terms, { ...stay, arrival: '2027-03-30' }))).toEqual([
      ['balance', 781_25, '2027-03-08'],
    ]);
    // Exactly as many days: the balance is due today, and so is the advance.
    expect(told(planOf(terms, { ...stay, arrival: '2027-03-31' }))).toEqual([
      ['advance', 234_38, '2027-03-01'],
      ['balance', 546_87, '2027-03-01'],
    ]);
  });

  it('are due on the day before the arrival at the latest, today at the earliest', () => {
    const dueAt = (arrival: Day) => planOf(terms, { ...stay, arrival })[0]?.due_date;
    expect(dueAt('2027-03-05')).toBe('2027-03-04');
    expect(dueAt('2027-03-02')).toBe('2027-03-01');
    expect(dueAt('2027-03-01')).toBe('2027-03-01');
    expect(dueAt('2027-02-20')).toBe('2027-03-01');
  });

  it('never ask the advance after the balance', () => {
    expect(told(planOf(terms, { ...stay, arrival: '2027-04-03' }))).toEqual([
      ['advance', 234_38, '2027-03-04'],
      ['balance', 546_87, '2027-03-04'],
    ]);
  });

  it('leave out what is nothing', () => {
    expect(planOf({ ...terms, advance_percent: 0 }, stay).map(({ kind }) => kind)).toEqual(['balance']);
    expect(planOf({ ...terms, advance_percent: 100 }, stay).map(({ kind }) => kind)).toEqual(['advance']);
    expect(planOf(terms, { ...stay, baseCents: 0 })).toEqual([]);
  });

  it('ask the deposit with the balance if the terms say so', () => {
    expect(told(planOf({ ...terms, deposit: 'with_balance', advance_percent: 100 }, stay))).toEqual([
      ['advance', 781_25, '2027-03-08'],
      ['deposit', 200_00, '2027-06-03'],
    ]);
    expect(planOf({ ...terms, deposit: 'with_balance' }, { ...stay, depositCents: 0 })).toHaveLength(2);
  });
});

const someTerms = fc.record({
  advance_percent: fc.integer({ min: 0, max: 100 }),
  advance_days: fc.integer({ min: 0, max: 30 }),
  balance_days: fc.integer({ min: 0, max: 180 }),
  deposit: fc.constantFrom('with_balance' as const, 'on_arrival' as const),
});
const someStay = fc.record({
  baseCents: fc.integer({ min: 0, max: 100_000_000 }),
  depositCents: fc.integer({ min: 0, max: 1_000_000 }),
  arrival: fc.integer({ min: -3, max: 400 }).map((days) => addDays(today, days)),
  today: fc.constant(today),
});

/** The same, written once more: in decimal text, and by walking from day to day. */
function naivePlan(of: PlanTerms, { baseCents, depositCents, arrival }: typeof stay): PlannedPayment[] {
  let daysLeft = 0;
  while (addDays(today, daysLeft) < arrival) daysLeft += 1;
  const isOver = arrival < today;
  const hundredths = String(baseCents * of.advance_percent).padStart(3, '0');
  let advance = Number(hundredths.slice(0, -2));
  if (Number(hundredths.slice(-2)) >= 50) advance += 1;
  const isSingle = isOver || daysLeft < of.balance_days;
  const balanceIn = isSingle
    ? Math.max(0, Math.min(of.advance_days, daysLeft - 1))
    : daysLeft - of.balance_days;
  const list: PlannedPayment[] = [];
  const add = (kind: PlannedPayment['kind'], amount_cents: number, days: number) => {
    if (amount_cents !== 0) list.push({ kind, amount_cents, due_date: addDays(today, days) });
  };
  if (isSingle) add('balance', baseCents, balanceIn);
  else {
    add('advance', advance, Math.min(of.advance_days, balanceIn));
    add('balance', baseCents - advance, balanceIn);
  }
  if (of.deposit === 'with_balance') add('deposit', depositCents, balanceIn);
  return list;
}

describe('any plan', () => {
  it('sums up to the base, is due from today on and in order', () => {
    fc.assert(
      fc.property(someTerms, someStay, (of, some) => {
        const plan = planOf(of, some);
        const rent = plan.filter(({ kind }) => kind !== 'deposit');
        expect(rent.reduce((sum, { amount_cents: cents }) => sum + cents, 0)).toBe(some.baseCents);
        expect(plan.every(({ due_date: day }) => day >= today)).toBe(true);
        expect(plan.map(({ due_date: day }) => day)).toEqual(plan.map(({ due_date: day }) => day).toSorted());
      }),
    );
  });

  it('is what a second way of reckoning gives', () => {
    fc.assert(
      fc.property(someTerms, someStay, (of, some) => {
        expect(planOf(of, some)).toEqual(naivePlan(of, some));
      }),
    );
  });
});
