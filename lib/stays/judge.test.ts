import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedDepartures, arrivalCheck, findStayFault, isFree, stayShapes } from '@/lib/stays/judge';
import { noFurtherRules } from '@/lib/stays/terms';
import type { StayBounds, StayRules } from '@/lib/stays/terms';
import { arbitraryBounds, arbitraryDay, today } from '@/tests/support/arbitrary-stays';
import { addDays, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { rentalPeriodFlags, rentalPeriods } from '@/lib/listings/kinds';
import type { RentalPeriod } from '@/lib/listings/kinds';

const noPeriod: StayRules = {
  ...noFurtherRules,
  ...rentalPeriodFlags(),
  min_stay: null,
  max_stay: null,
  max_days_reservation_advance: null,
};

const letFor = (...periods: RentalPeriod[]): StayRules => ({ ...noPeriod, ...rentalPeriodFlags(...periods) });

const boundsOf = (rules: StayRules, more: Partial<StayBounds> = {}): StayBounds => ({
  rules,
  seasons: [],
  today,
  booked: [],
  blocked: [],
  ...more,
});

const judge = (rules: StayRules, start: Day, end: Day) => findStayFault(boundsOf(rules), { start, end });

describe('a stay on its own', () => {
  const nightly = { ...letFor('night'), min_stay: 2, max_stay: 14, max_days_reservation_advance: 90 };

  it.each<[string, Day, Day, object | null]>([
    ['of the shortest length', '2026-07-04', '2026-07-06', null],
    ['of the longest length', '2026-07-04', '2026-07-18', null],
    ['that begins today', '2026-07-01', '2026-07-03', null],
    ['that ends on the last day of the window', '2026-09-27', '2026-09-29', null],
    ['without a night', '2026-07-04', '2026-07-04', { reason: 'no_nights' }],
    ['backwards', '2026-07-06', '2026-07-04', { reason: 'no_nights' }],
    ['that begins yesterday', '2026-06-30', '2026-07-03', { reason: 'past' }],
    [
      'that ends a day after the window',
      '2026-09-27',
      '2026-09-30',
      { reason: 'outside_window', last_day: '2026-09-29' },
    ],
    [
      'wholly after the window',
      '2027-09-27',
      '2027-09-30',
      { reason: 'outside_window', last_day: '2026-09-29' },
    ],
    ['a night too short', '2026-07-04', '2026-07-05', { reason: 'too_short', min_stay: 2, season: null }],
    ['a night too long', '2026-07-04', '2026-07-19', { reason: 'too_long', max_stay: 14 }],
  ])('%s', (_, arrival, departure, verdict) => {
    expect(judge(nightly, arrival, departure)).toEqual(verdict);
  });

  it('has no bounds where a rule is empty', () => {
    expect(judge(letFor('night'), '2026-07-01', '2030-07-01')).toEqual(null);
  });

  it('is never allowed when no period is let', () => {
    expect(judge(noPeriod, '2026-07-04', '2026-07-11')).toEqual({
      reason: 'period_not_let',
      periods: [],
    });
  });

  it('names the periods that are let when it fits none', () => {
    expect(judge(letFor('weekend', 'week'), '2026-07-04', '2026-07-10')).toEqual({
      reason: 'period_not_let',
      periods: ['week', 'weekend'],
    });
  });

  it('may match any of several periods', () => {
    const rules = letFor('weekend', 'week');
    expect(judge(rules, '2026-07-04', '2026-07-11')).toBeNull();
    expect(judge(rules, '2026-07-03', '2026-07-05')).toBeNull();
  });
});

describe('each period, in the words of the decision', () => {
  const days: Record<number, string> = {
    1: 'Mon',
    2: 'Tue',
    3: 'Wed',
    4: 'Thu',
    5: 'Fri',
    6: 'Sat',
    7: 'Sun',
  };
  const said: Record<RentalPeriod, (from: string, to: string, nights: number) => boolean> = {
    night: () => true,
    week: (_from, _to, nights) => nights === 7,
    midweek: (from, to, nights) => from === 'Mon' && to === 'Fri' && nights < 7,
    two_weeks: (_from, _to, nights) => nights === 14,
    weekend: (from, to, nights) => from === 'Fri' && ['Sun', 'Mon'].includes(to) && nights < 7,
    long_weekend: (from, to, nights) =>
      ['Thu', 'Fri'].includes(from) && ['Sun', 'Mon', 'Tue'].includes(to) && (nights === 3 || nights === 4),
    month: (_from, _to, nights) => nights >= 28 && nights <= 31,
    year: (_from, _to, nights) => nights === 365 || nights === 366,
  };

  it.each(rentalPeriods)('%s', (period) => {
    const rules = letFor(period);
    for (let offset = 0; offset < 7; offset += 1)
      for (let nights = 1; nights <= 400; nights += 1) {
        const arrival = addDays(today, offset);
        const departure = addDays(arrival, nights);
        const expected = said[period](days[weekday(arrival)] ?? '', days[weekday(departure)] ?? '', nights);
        if ((judge(rules, arrival, departure) === null) !== expected)
          expect.fail(`${days[weekday(arrival)]}, ${nights} nights: should be ${String(expected)}`);
      }
  });

  it('has a shape that some stay fits', () => {
    for (const { minNights, maxNights } of Object.values(stayShapes))
      expect(minNights).toBeLessThanOrEqual(maxNights ?? Infinity);
  });
});

describe('isFree', () => {
  const occupied = [
    { start: '2026-07-20', end: '2026-07-25' },
    { start: '2026-07-10', end: '2026-07-12' },
  ] as const;

  it.each<[Day, Day, boolean]>([
    ['2026-07-12', '2026-07-20', true],
    ['2026-07-05', '2026-07-10', true],
    ['2026-07-11', '2026-07-12', false],
    ['2026-07-19', '2026-07-21', false],
    ['2026-07-01', '2026-08-01', false],
  ])('%s to %s: %s', (start, end, free) => {
    expect(isFree(occupied, { start, end })).toBe(free);
  });
});

describe('what a date picker offers', () => {
  it('weekends only', () => {
    const rules = letFor('weekend');
    expect(allowedDepartures(boundsOf(rules), '2026-07-03')).toEqual(['2026-07-05', '2026-07-06']);
    expect(arrivalCheck(boundsOf(rules))('2026-07-04')).toBe(false);
  });

  it('departs on the day the next guest arrives, not later', () => {
    const nightly = boundsOf(letFor('night'), { booked: [{ start: '2026-07-06', end: '2026-07-08' }] });
    const canArrive = arrivalCheck(nightly);
    expect(allowedDepartures(nightly, '2026-07-04')).toEqual(['2026-07-05', '2026-07-06']);
    expect(canArrive('2026-07-06')).toBe(false);
    expect(canArrive('2026-07-08')).toBe(true);
    expect(arrivalCheck({ ...nightly, rules: letFor('week') })('2026-07-04')).toBe(false);
  });

  it('offers exactly the stays that the rules allow', () => {
    fc.assert(
      fc.property(fc.record({ bounds: arbitraryBounds, arrival: arbitraryDay }), ({ bounds, arrival }) => {
        const expected = Array.from({ length: 366 }, (_, nights) => addDays(arrival, nights + 1)).filter(
          (end) => findStayFault(bounds, { start: arrival, end }) === null,
        );
        expect(allowedDepartures(bounds, arrival)).toEqual(expected);
        expect(arrivalCheck(bounds)(arrival)).toBe(expected.length > 0);
      }),
      { numRuns: 300 },
    );
  });
});
