import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOfMoment } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { cancellations } from '@/lib/listings/kinds';
import { cancellationSteps, comesBack } from '@/lib/stays/cancellation';
import { arbitraryDay } from '@/tests/support/arbitrary-stays';

const arrival: Day = '2027-07-10';
const long = '2027-01-01';

describe('the steps of a stay that arrives on 10 July', () => {
  it.each([
    [
      'flexible',
      [
        ['2027-07-09', 100],
        [null, 0],
      ],
    ],
    [
      'moderate',
      [
        ['2027-07-03', 100],
        ['2027-07-09', 50],
        [null, 0],
      ],
    ],
    [
      'strict',
      [
        ['2027-06-10', 100],
        ['2027-07-03', 50],
        [null, 0],
      ],
    ],
    ['agreed', []],
    [null, []],
  ] as const)('%s', (kind, steps) => {
    expect(cancellationSteps(kind, arrival, long)).toEqual(
      steps.map(([until, refund_percent]) => ({ until, refund_percent })),
    );
  });

  it.each([
    ['on the last day of a step', '2027-07-03', ['2027-07-03', '2027-07-09', null]],
    ['the day after', '2027-07-04', ['2027-07-09', null]],
    ['the day before arrival', '2027-07-09', ['2027-07-09', null]],
    ['on the day of arrival', '2027-07-10', [null]],
  ] as const)('are those that are not over when asked %s', (_, asked, untils) => {
    expect(cancellationSteps('moderate', arrival, asked).map(({ until }) => until)).toEqual(untils);
  });
});

describe('what comes back', () => {
  const steps = cancellationSteps('moderate', arrival, long);

  it.each([
    // Midnight in Brussels is 22:00 UTC in summer.
    ['2027-07-03T21:59:59.999Z', 100, 15_001, '2027-07-03'],
    ['2027-07-03T22:00:00.000Z', 50, 7501, '2027-07-09'],
    ['2027-07-09T21:59:59.999Z', 50, 7501, '2027-07-09'],
    ['2027-07-09T22:00:00.000Z', 0, 0, null],
  ])('at %s is %i %%', (moment, percent, amount_cents, until) => {
    expect(comesBack(steps, new Date(moment), 15_001)).toEqual({ percent, amount_cents, until });
  });

  it('follows the clock of Brussels in winter, when midnight is 23:00 UTC', () => {
    const winter = cancellationSteps('flexible', '2027-01-10', '2026-12-01');
    expect(comesBack(winter, new Date('2027-01-09T22:59:59Z'), 100).percent).toBe(100);
    expect(comesBack(winter, new Date('2027-01-09T23:00:00Z'), 100).percent).toBe(0);
  });

  it('is not a number where nothing was said', () => {
    expect(comesBack([], new Date(), 100)).toEqual({ percent: null, amount_cents: null, until: null });
  });
});

const arbitraryKind = fc.constantFrom(...cancellations, null);
const arbitraryMoment = fc.date({
  min: new Date('2026-06-01T00:00:00Z'),
  max: new Date('2026-10-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('for any terms', () => {
  it('steps follow one another, pay back less and less, and end with nothing', () => {
    fc.assert(
      fc.property(arbitraryKind, arbitraryDay, arbitraryMoment, (kind, day, moment) => {
        const asked = dayOfMoment(moment);
        const steps = cancellationSteps(kind, day, asked);
        if (kind === null || kind === 'agreed') return steps.length === 0;
        const days = steps.map(({ until }) => until ?? '9999-12-31');
        const percents = steps.map(({ refund_percent }) => refund_percent);
        expect(steps.at(-1)).toEqual({ until: null, refund_percent: 0 });
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(percents).toEqual([...new Set(percents)].toSorted((a, b) => b - a));
        return days.every((until) => until >= asked);
      }),
    );
  });

  it('leaving out what is over changes nothing that can still come back', () => {
    fc.assert(
      fc.property(
        arbitraryKind,
        arbitraryDay,
        arbitraryMoment,
        fc.nat(90),
        fc.nat(),
        (kind, day, at, age, base) => {
          const asked = addDays(dayOfMoment(at), -age);
          const [kept, fresh] = [asked, dayOfMoment(at)].map((today) => cancellationSteps(kind, day, today));
          expect(comesBack(kept ?? [], at, base)).toEqual(comesBack(fresh ?? [], at, base));
        },
      ),
    );
  });

  it('never more comes back than was paid, later never more, and cents are rounded half up', () => {
    fc.assert(
      fc.property(
        arbitraryKind,
        arbitraryDay,
        arbitraryMoment,
        fc.nat(90),
        fc.nat(100_000_000),
        (kind, day, at, later, base) => {
          const steps = cancellationSteps(kind, day, '2026-01-01');
          const [now, then] = [0, later].map((days) =>
            comesBack(steps, new Date(at.getTime() + days * 86_400_000), base),
          );
          if (now?.amount_cents == null || then?.amount_cents == null)
            return kind === null || kind === 'agreed';
          expect(now.amount_cents).toBe(Math.round((base * (now.percent ?? 0)) / 100));
          return now.amount_cents <= base && then.amount_cents <= now.amount_cents;
        },
      ),
    );
  });
});
