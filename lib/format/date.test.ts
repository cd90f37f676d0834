import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import {
  formatDay,
  formatDays,
  formatHour,
  formatLongDay,
  formatMoment,
  formatMomentDay,
  formatMonth,
  formatNumericDay,
  formatShortDay,
  formatStay,
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

describe('stays', () => {
  it.each<[Day, Day, string, string]>([
    ['2026-12-09', '2026-12-13', 'wo 9 – zo 13 dec 2026', '4 nachten'],
    ['2026-12-09', '2026-12-10', 'wo 9 – do 10 dec 2026', '1 nacht'],
    ['2026-09-30', '2026-10-04', 'wo 30 sep – zo 4 okt 2026', '4 nachten'],
    ['2026-12-30', '2027-01-03', 'wo 30 dec 2026 – zo 3 jan 2027', '4 nachten'],
    ['2026-12-09', '2027-12-09', 'wo 9 dec 2026 – do 9 dec 2027', '365 nachten'],
    ['2027-03-27', '2027-03-29', 'za 27 – ma 29 mrt 2027', '2 nachten'],
  ])('%s to %s is %s', (start, end, days, nights) => {
    expect(formatDays(start, end)).toBe(days);
    expect(formatStay(start, end)).toBe(`${days} · ${nights}`);
  });

  it('name both days and count the nights between, whichever they are', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 400 }), (start, nights) => {
        const end = addDays(start, nights);
        const [days = '', count = ''] = formatStay(start, end).split(' · ');
        expect(parseInt(count, 10)).toBe(nights);
        const [first = '', last = ''] = days.split(' – ');
        expect(last).toBe(formatShortDay(end));
        const shared = last.split(' ').slice(first.split(' ').length);
        expect([first, ...shared].join(' ')).toBe(formatShortDay(start));
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
    ['2026-07-03T22:30:00.000Z', 'za 4 jul 2026', 'za 4 jul 2026, 00:30'],
    ['2026-12-31T23:00:00.000Z', 'vr 1 jan 2027', 'vr 1 jan 2027, 00:00'],
    ['2026-03-29T00:59:00.000Z', 'zo 29 mrt 2026', 'zo 29 mrt 2026, 01:59'],
    ['2026-03-29T01:00:00.000Z', 'zo 29 mrt 2026', 'zo 29 mrt 2026, 03:00'],
  ])('%s', (moment, day, text) => {
    expect(formatMomentDay(moment)).toBe(day);
    expect(formatMoment(moment)).toBe(text);
    expect(formatMoment(new Date(moment))).toBe(text);
  });
});
