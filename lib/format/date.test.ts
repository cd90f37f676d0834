import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import {
  formatDay,
  formatHour,
  formatLongDay,
  formatMoment,
  formatMomentDay,
  formatMonth,
  formatNumericDay,
  formatShortDay,
  formatTime,
} from '@/lib/format/date';

describe('days', () => {
  it.each<[Day, string, string, string, string]>([
    ['2026-07-04', 'zaterdag 4 juli 2026', '4 juli 2026', 'za 4 jul 2026', '04-07-2026'],
    ['2026-03-01', 'zondag 1 maart 2026', '1 maart 2026', 'zo 1 mrt 2026', '01-03-2026'],
    ['2024-02-29', 'donderdag 29 februari 2024', '29 februari 2024', 'do 29 feb 2024', '29-02-2024'],
    ['2026-12-31', 'donderdag 31 december 2026', '31 december 2026', 'do 31 dec 2026', '31-12-2026'],
  ])('%s', (day, long, normal, short, numeric) => {
    expect(formatLongDay(day)).toBe(long);
    expect(formatDay(day)).toBe(normal);
    expect(formatShortDay(day)).toBe(short);
    expect(formatNumericDay(day)).toBe(numeric);
  });

  it('a month as a title', () => {
    expect(formatMonth('2026-07-31')).toBe('juli 2026');
  });

  it('are the words of Intl for nl-BE', () => {
    const intl = new Intl.DateTimeFormat('nl-BE', { dateStyle: 'full', timeZone: 'UTC' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (days) => {
        const day = addDays('2026-01-01', days);
        expect(formatLongDay(day)).toBe(intl.format(new Date(`${day}T12:00:00Z`)));
      }),
    );
  });
});

describe('times', () => {
  it.each([
    ['15:00:00', '15:00'],
    ['09:05:59', '09:05'],
    ['00:00', '00:00'],
  ])('%s', (time, text) => {
    expect(formatTime(time)).toBe(text);
    expect(formatHour(time)).toBe(`${text}u`);
  });

  it.each(['', '24:00:00', '9:00', '15:60:00', '15'])('refuses %j', (time) => {
    expect(() => formatTime(time)).toThrow(RangeError);
  });
});

describe('moments are shown on the clock of Belgium', () => {
  it.each([
    ['2026-07-03T22:30:00.000Z', '4 juli 2026', '4 juli 2026, 00:30'],
    ['2026-12-31T23:00:00.000Z', '1 januari 2027', '1 januari 2027, 00:00'],
    ['2026-03-29T00:59:00.000Z', '29 maart 2026', '29 maart 2026, 01:59'],
    ['2026-03-29T01:00:00.000Z', '29 maart 2026', '29 maart 2026, 03:00'],
  ])('%s', (moment, day, text) => {
    expect(formatMomentDay(moment)).toBe(day);
    expect(formatMoment(moment)).toBe(text);
    expect(formatMoment(new Date(moment))).toBe(text);
  });
});
