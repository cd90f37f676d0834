import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFromNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import {
  clip,
  contains,
  fromDates,
  intersect,
  isEmpty,
  merge,
  nights,
  overlaps,
  toDays,
  withoutDays,
} from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';

const range = (start: Day, end: Day): DayRange => ({ start, end });
const someDay = fc.integer({ min: 20_600, max: 20_660 }).map(dayFromNumber);
/** Includes empty and reversed ranges. */
const someRange = fc.record({ start: someDay, end: someDay });
const someRanges = fc.array(someRange, { maxLength: 8 });

/** The meaning of ranges: the set of their nights. */
const nightsOf = (ranges: readonly DayRange[]) =>
  new Set(
    Array.from({ length: 80 }, (_, n) => dayFromNumber(20_590 + n)).filter((day) =>
      ranges.some(({ start, end }) => start <= day && day < end),
    ),
  );

describe('two ranges', () => {
  const july = range('2026-07-04', '2026-07-11');

  it.each<[string, DayRange, boolean]>([
    ['before it', range('2026-07-01', '2026-07-03'), false],
    ['leaving on its arrival day', range('2026-07-01', '2026-07-04'), false],
    ['leaving a day later', range('2026-07-01', '2026-07-05'), true],
    ['inside it', range('2026-07-06', '2026-07-07'), true],
    ['around it', range('2026-07-01', '2026-07-20'), true],
    ['the same', july, true],
    ['arriving on its last night', range('2026-07-10', '2026-07-12'), true],
    ['arriving on its departure day', range('2026-07-11', '2026-07-12'), false],
    ['an empty one inside it', range('2026-07-06', '2026-07-06'), false],
    ['a backward one inside it', range('2026-07-08', '2026-07-06'), false],
  ])('overlap: %s', (_, other, expected) => {
    expect(overlaps(july, other)).toBe(expected);
    expect(overlaps(other, july)).toBe(expected);
  });

  it('hold their start and not their end', () => {
    expect(contains(july, '2026-07-03')).toBe(false);
    expect(contains(july, '2026-07-04')).toBe(true);
    expect(contains(july, '2026-07-10')).toBe(true);
    expect(contains(july, '2026-07-11')).toBe(false);
    expect(nights(july)).toBe(7);
    expect(nights(range('2026-07-11', '2026-07-04'))).toBe(0);
  });

  it('intersect in the nights both have', () => {
    fc.assert(
      fc.property(someRange, someRange, (a, b) => {
        const both = intersect(a, b);
        const inA = nightsOf([a]);
        const expected = [...nightsOf([b])].filter((day) => inA.has(day));
        expect([...nightsOf(both ? [both] : [])]).toEqual(expected);
        expect(overlaps(a, b)).toBe(expected.length > 0);
      }),
    );
  });
});

describe('lists of ranges', () => {
  it('merge joins what overlaps or touches and drops what is empty', () => {
    expect(
      merge([
        range('2026-07-20', '2026-07-22'),
        range('2026-07-04', '2026-07-06'),
        range('2026-07-06', '2026-07-08'),
        range('2026-07-05', '2026-07-07'),
        range('2026-07-30', '2026-07-30'),
        range('2026-07-09', '2026-07-10'),
      ]),
    ).toEqual([
      range('2026-07-04', '2026-07-08'),
      range('2026-07-09', '2026-07-10'),
      range('2026-07-20', '2026-07-22'),
    ]);
  });

  it('merge keeps the nights, in as few ranges as can be, and changes nothing it is given', () => {
    fc.assert(
      fc.property(someRanges, (ranges) => {
        const before = structuredClone(ranges);
        const merged = merge(ranges);
        expect(nightsOf(merged)).toEqual(nightsOf(ranges));
        merged.forEach((item, index) => {
          expect(isEmpty(item)).toBe(false);
          const next = merged[index + 1];
          if (next) expect(item.end < next.start).toBe(true);
        });
        expect(ranges).toEqual(before);
      }),
    );
  });

  it('clip leaves the nights inside the window', () => {
    fc.assert(
      fc.property(someRanges, someRange, (ranges, window) => {
        const inside = nightsOf([window]);
        expect([...nightsOf(clip(ranges, window))]).toEqual(
          [...nightsOf(ranges)].filter((day) => inside.has(day)),
        );
      }),
    );
  });

  it('fromDates and toDays are each other inverse', () => {
    expect(fromDates(['2026-07-05', '2026-07-04', '2026-07-09', '2026-07-05'])).toEqual([
      range('2026-07-04', '2026-07-06'),
      range('2026-07-09', '2026-07-10'),
    ]);
    expect(fromDates([])).toEqual([]);
    fc.assert(
      fc.property(fc.array(someDay), (days) => {
        expect(toDays(fromDates(days))).toEqual([...new Set(days)].sort());
      }),
    );
    fc.assert(
      fc.property(someRanges, (ranges) => {
        expect(fromDates(toDays(ranges))).toEqual(merge(ranges));
      }),
    );
  });
});

describe('withoutDays', () => {
  it('leaves exactly the other nights, in the fewest ranges', () => {
    fc.assert(
      fc.property(someRange, fc.array(someDay, { maxLength: 12 }), (whole, days) => {
        const taken = new Set(days);
        const left = withoutDays(whole, taken);
        expect(nightsOf(left)).toEqual(new Set([...nightsOf([whole])].filter((day) => !taken.has(day))));
        expect(left).toEqual(merge(left));
      }),
    );
  });
});
