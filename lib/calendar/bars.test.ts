import { expect, it } from 'vitest';
import { barsOfMonth } from '@/lib/calendar/bars';
import type { BarStay } from '@/lib/calendar/bars';
import type { Day } from '@/lib/dates/day';

const stay = (start: Day, end: Day): BarStay => ({ start, end, kind: 'internal', label: 'An' });
const partsOf = (stays: BarStay[], month: Day = '2026-12-01') =>
  [...barsOfMonth(stays, month)].flatMap(([day, bars]) =>
    bars.map(({ from, days, begins, ends, lane }) => [day, from, days, begins, ends, lane]),
  );

it('goes from the middle of the first day to the middle of the last', () => {
  expect(partsOf([stay('2026-12-01', '2026-12-04')])).toEqual([['2026-12-01', 0.5, 3, true, true, 0]]);
});

it('goes on in the next week', () => {
  // 6 December 2026 is a Sunday.
  expect(partsOf([stay('2026-12-05', '2026-12-08')])).toEqual([
    ['2026-12-05', 0.5, 1.5, true, false, 0],
    ['2026-12-07', 0, 1.5, false, true, 0],
  ]);
  expect(partsOf([stay('2026-12-06', '2026-12-07')])).toEqual([
    ['2026-12-06', 0.5, 0.5, true, false, 0],
    ['2026-12-07', 0, 0.5, false, true, 0],
  ]);
});

it('keeps within the month', () => {
  expect(partsOf([stay('2026-11-20', '2026-12-01')])).toEqual([['2026-12-01', 0, 0.5, false, true, 0]]);
  expect(partsOf([stay('2026-12-31', '2027-01-03')])).toEqual([['2026-12-31', 0.5, 0.5, true, false, 0]]);
  expect(partsOf([stay('2026-11-20', '2026-11-30'), stay('2027-01-01', '2027-01-03')])).toEqual([]);
});

it('shares a day with the next stay, and gives one that overlaps a lane of its own', () => {
  const three = [
    stay('2026-12-01', '2026-12-03'),
    stay('2026-12-03', '2026-12-05'),
    stay('2026-12-04', '2026-12-06'),
  ];
  expect(partsOf(three).map((part) => part[5])).toEqual([0, 0, 1]);
});
