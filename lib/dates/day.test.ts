import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  FIRST_DAY,
  LAST_DAY,
  addDays,
  addMonths,
  addYears,
  ageOn,
  compareDays,
  dateToDay,
  dayFromNumber,
  dayNumber,
  dayOfMoment,
  dayToDate,
  dayToUtcDate,
  diffDays,
  eachDay,
  isDay,
  parseDay,
  startOfMonth,
  todayIn,
  utcDateToDay,
  utcDayOfMoment,
  weekday,
} from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

const first = dayNumber(FIRST_DAY);
const last = dayNumber(LAST_DAY);
const anyDay = fc.integer({ min: first, max: last }).map(dayFromNumber);
const quietDay = fc.integer({ min: first + 40_000, max: last - 40_000 }).map(dayFromNumber);
const plain = (day: Day) => Temporal.PlainDate.from(day);

describe('the zone of the process', () => {
  it('is the one this test project names', () => {
    const zone = process.env.TZ;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const offsets = { UTC: 0, 'America/New_York': 300, 'Asia/Tokyo': -540 };
    expect(offsets).toHaveProperty([String(zone)], new Date(2027, 0, 1).getTimezoneOffset());
  });
});

describe('parseDay and isDay', () => {
  it.each(['2026-07-04', '2024-02-29', '2000-02-29', '1900-01-01', '2199-12-31', '2026-04-30', '2026-12-31'])(
    'takes %s',
    (text) => {
      expect(parseDay(text)).toBe(text);
    },
  );

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '1899-12-31',
    '2200-01-01',
    '2026-7-4',
    '04-07-2026',
    '20260704',
    '2026-07-04T00:00:00Z',
    ' 2026-07-04',
    '2026-07-04\n',
    '٢٠٢٦-٠٧-٠٤',
    '',
  ])('refuses %j', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it.each([null, undefined, 20260704, new Date(0), ['2026-07-04'], {}])('isDay refuses %j', (value) => {
    expect(isDay(value)).toBe(false);
  });

  it('agrees with Temporal about which days exist', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'));
    const texts = fc.tuple(fc.integer({ min: 1890, max: 2210 }), part(14), part(33)).map((p) => p.join('-'));
    fc.assert(
      fc.property(texts, (text) => {
        let exists = text >= FIRST_DAY && text <= LAST_DAY;
        try {
          Temporal.PlainDate.from(text);
        } catch {
          exists = false;
        }
        expect(isDay(text)).toBe(exists);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('arithmetic, with Temporal as the oracle', () => {
  it('numbers every day of 1900 to 2199 in turn, and back', () => {
    let day = Temporal.PlainDate.from(FIRST_DAY);
    for (let number = first; number <= last; number += 1) {
      const text = day.toString();
      if (dayFromNumber(number) !== text || !isDay(text) || dayNumber(text) !== number)
        expect.fail(`${text} is not day ${number}`);
      day = day.add({ days: 1 });
    }
    expect(dayNumber('1970-01-01')).toBe(0);
  });

  it('addDays', () => {
    fc.assert(
      fc.property(quietDay, fc.integer({ min: -40_000, max: 40_000 }), (day, days) => {
        expect(addDays(day, days)).toBe(plain(day).add({ days }).toString());
      }),
    );
  });

  it('diffDays, compareDays and comparison as text', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(diffDays(a, b)).toBe(plain(a).until(plain(b)).days);
        expect(compareDays(a, b)).toBe(Temporal.PlainDate.compare(plain(a), plain(b)));
        expect(a < b).toBe(diffDays(a, b) > 0);
        expect(addDays(a, diffDays(a, b))).toBe(b);
      }),
    );
  });

  it('weekday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekday(day)).toBe(plain(day).dayOfWeek);
      }),
    );
  });

  it('addMonths, addYears and startOfMonth', () => {
    fc.assert(
      fc.property(quietDay, fc.integer({ min: -1200, max: 1200 }), (day, amount) => {
        expect(addMonths(day, amount)).toBe(plain(day).add({ months: amount }).toString());
        const years = Math.trunc(amount / 12);
        expect(addYears(day, years)).toBe(plain(day).add({ years }).toString());
        expect(startOfMonth(day)).toBe(plain(day).with({ day: 1 }).toString());
      }),
    );
  });

  it('ageOn', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const [birth, day] = a <= b ? [a, b] : [b, a];
        expect(ageOn(birth, day)).toBe(plain(birth).until(plain(day), { largestUnit: 'years' }).years);
      }),
    );
  });
});

describe('arithmetic at its edges', () => {
  it.each<[Day, number, Day]>([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s plus %i is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(addDays(expected, -days)).toBe(day);
  });

  it.each<[Day, number, Day]>([
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2026-07-04', -21, '2005-07-04'],
  ])('%s plus %i years is %s', (day, years, expected) => {
    expect(addYears(day, years)).toBe(expected);
  });

  it.each<[Day, Day, number]>([
    ['2005-07-04', '2026-07-03', 20],
    ['2005-07-04', '2026-07-04', 21],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2026-07-04', '2026-07-04', 0],
    ['2026-07-04', '2026-07-03', -1],
  ])('born %s, on %s: %i', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });

  it('throws past the calendar instead of inventing a day', () => {
    expect(() => addDays(LAST_DAY, 1)).toThrow(RangeError);
    expect(() => addDays(FIRST_DAY, -1)).toThrow(RangeError);
    expect(() => addYears(LAST_DAY, 1)).toThrow(RangeError);
    expect(() => dateToDay(new Date(Number.NaN))).toThrow(RangeError);
  });

  it('eachDay is half-open and may be empty', () => {
    expect(eachDay('2026-10-24', '2026-10-27')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(eachDay('2026-10-24', '2026-10-24')).toEqual([]);
    expect(eachDay('2026-10-24', '2026-10-20')).toEqual([]);
  });
});

describe('moments', () => {
  it.each([
    ['2026-07-03T21:59:59.999Z', '2026-07-03'],
    ['2026-07-03T22:00:00.000Z', '2026-07-04'],
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2026-03-29T00:59:59.000Z', '2026-03-29'],
  ])('at %s it is %s in Belgium', (moment, day) => {
    expect(todayIn('Europe/Brussels', new Date(moment))).toBe(day);
    expect(dayOfMoment(new Date(moment))).toBe(day);
  });

  it('todayIn agrees with Temporal in any zone', () => {
    const moments = fc.date({
      min: new Date('1971-01-01'),
      max: new Date('2199-12-30'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom('Europe/Brussels', 'UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Apia');
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
        expect(todayIn(zone, moment)).toBe(instant.toZonedDateTimeISO(zone).toPlainDate().toString());
      }),
    );
  });

  it('todayIn without a moment is now', () => {
    const before = todayIn('UTC', new Date());
    const now = todayIn('UTC');
    expect([before, todayIn('UTC', new Date())]).toContain(now);
  });

  it.each([
    ['2026-07-04T00:00:00.000Z', '2026-07-04'],
    ['2026-07-04T23:59:59.999Z', '2026-07-04'],
    ['2026-07-04T00:00:00+02:00', '2026-07-03'],
    ['2026-12-31T22:00:00-05:00', '2027-01-01'],
    ['2026-12-31T22:00-0500', '2027-01-01'],
    ['2024-02-29T12:00Z', '2024-02-29'],
  ])('utcDayOfMoment(%s) is %s', (text, day) => {
    expect(utcDayOfMoment(text)).toBe(day);
  });

  it.each([
    '2026-07-04',
    '2026-07-04T00:00:00',
    '2026-02-30T00:00:00Z',
    '2026-07-04T24:00:00Z',
    '2026-07-04T12:60:00Z',
    '2026-07-04T12:00:00+25:00',
    '2026-07-04 12:00:00Z',
    '2199-12-31T23:00:00-05:00',
    '+002026-07-04T00:00:00Z',
    'Sat Jul 04 2026',
    '',
  ])('utcDayOfMoment refuses %j', (text) => {
    expect(utcDayOfMoment(text)).toBeNull();
  });

  it('utcDayOfMoment reads what toISOString writes', () => {
    const moments = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(utcDayOfMoment(moment.toISOString())).toBe(moment.toISOString().slice(0, 10));
      }),
    );
  });
});

describe('dates of a date picker and of the database', () => {
  it('every day of some years survives the way to a local date and back', () => {
    for (const day of eachDay('2025-12-30', '2029-01-02')) {
      const date = dayToDate(day);
      expect(date.getDate()).toBe(Number(day.slice(8)));
      expect(dateToDay(date)).toBe(day);
      date.setHours(23, 59, 59, 999);
      expect(dateToDay(date)).toBe(day);
    }
  });

  it('any day survives the way to a database date and back', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayToUtcDate(day).toISOString()).toBe(`${day}T00:00:00.000Z`);
        expect(utcDateToDay(dayToUtcDate(day))).toBe(day);
        expect(dateToDay(dayToDate(day))).toBe(day);
      }),
    );
  });
});
