import { describe, expect, it } from 'vitest';
import type { DayRange } from '@/lib/dates/range';
import {
  dayAt,
  drawn,
  freeAround,
  monthPlaces,
  placeIn,
  roomOf,
  shifted,
  yearRange,
} from '@/lib/stays/season-places';

const summer: DayRange = { start: '2027-07-03', end: '2027-08-28' };
const spring: DayRange = { start: '2027-04-03', end: '2027-04-17' };
const year = yearRange(2027);

describe('the strip of a year', () => {
  it('shows the part of a range that is in it, to scale', () => {
    expect(placeIn(2027, { start: '2027-01-01', end: '2028-01-01' })).toEqual({ from: 0, length: 1 });
    expect(placeIn(2027, { start: '2026-12-19', end: '2027-01-02' })).toEqual({ from: 0, length: 1 / 365 });
    expect(placeIn(2028, { start: '2028-12-31', end: '2029-01-03' })).toEqual({
      from: 365 / 366,
      length: 1 / 366,
    });
    expect(placeIn(2027, { start: '2028-01-01', end: '2028-02-01' })).toBeNull();
  });

  it('has twelve months that fill it', () => {
    const months = monthPlaces(2028);
    expect(months.map(({ first }) => first.slice(5, 7)).join(' ')).toBe(
      '01 02 03 04 05 06 07 08 09 10 11 12',
    );
    expect(months.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(1);
    expect(months[1]?.length).toBe(29 / 366);
  });

  it('finds the day under a point, at its ends the first and the last', () => {
    expect(dayAt(2027, 0)).toBe('2027-01-01');
    expect(dayAt(2027, 31.5 / 365)).toBe('2027-02-01');
    expect(dayAt(2027, 1)).toBe('2027-12-31');
    expect(dayAt(2027, -0.2)).toBe('2027-01-01');
  });
});

describe('moving a season', () => {
  const room = roomOf(summer, [spring, { start: '2027-09-04', end: '2027-09-11' }], year);

  it('has room up to its neighbours and the ends of the window', () => {
    expect(room).toEqual({ start: '2027-04-17', end: '2027-09-04' });
    expect(roomOf(spring, [summer], year)).toEqual({ start: '2027-01-01', end: '2027-07-03' });
    expect(roomOf({ start: '2026-12-19', end: '2027-01-02' }, [summer], year).start).toBe('2026-12-19');
  });

  it.each<[string, Parameters<typeof shifted>[1], number, DayRange]>([
    ['moves whole', 'whole', 3, { start: '2027-07-06', end: '2027-08-31' }],
    ['stops at the next one', 'whole', 30, { start: '2027-07-10', end: '2027-09-04' }],
    ['stops at the one before', 'whole', -300, { start: '2027-04-17', end: '2027-06-12' }],
    ['begins earlier', 'start', -7, { start: '2027-06-26', end: '2027-08-28' }],
    ['begins no later than its last night', 'start', 200, { start: '2027-08-27', end: '2027-08-28' }],
    ['ends later, up to the next one', 'end', 200, { start: '2027-07-03', end: '2027-09-04' }],
    ['ends no earlier than after its first night', 'end', -200, { start: '2027-07-03', end: '2027-07-04' }],
  ])('%s', (_what, hold, days, expected) => {
    expect(shifted(summer, hold, days, room)).toEqual(expected);
  });
});

describe('drawing a new one', () => {
  it('needs a free day of the window', () => {
    expect(freeAround('2027-07-03', [summer], year)).toBeNull();
    expect(freeAround('2028-07-03', [summer], year)).toBeNull();
    expect(freeAround('2027-05-01', [summer, spring], year)).toEqual({
      start: '2027-04-17',
      end: '2027-07-03',
    });
  });

  it('goes from the first to the last day, in either direction, within its room', () => {
    const room = { start: '2027-04-17', end: '2027-07-03' } as const;
    expect(drawn('2027-05-01', '2027-05-07', room)).toEqual({ start: '2027-05-01', end: '2027-05-08' });
    expect(drawn('2027-05-07', '2027-05-01', room)).toEqual({ start: '2027-05-01', end: '2027-05-08' });
    expect(drawn('2027-05-07', '2027-04-01', room)).toEqual({ start: '2027-04-17', end: '2027-05-08' });
    expect(drawn('2027-06-20', '2027-08-01', room)).toEqual({ start: '2027-06-20', end: '2027-07-03' });
  });
});
