import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayFromNumber, dayNumber } from '@/lib/dates/day';
import { readCalendar } from '@/server/features/calendar-feeds/read-calendar';
import { naiveDays } from '@/tests/support/naive-recurrence';
import type { NaiveFrequency, NaiveRule } from '@/tests/support/naive-recurrence';

/** Thousands of rules, each read by the product and compared day by day with a literal reading of RFC 5545. */

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const some = <T>(item: fc.Arbitrary<T>, most = 3) => fc.uniqueArray(item, { minLength: 1, maxLength: most });
const fromEnds = (most: number) =>
  fc.oneof(fc.integer({ min: 1, max: most }), fc.integer({ min: -most, max: -1 }));
const maybe = <T>(item: fc.Arbitrary<T>) => fc.option(item, { nil: undefined });
const plainDays = some(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), nth: fc.constant(0) }));
const countedDays = (most: number) =>
  some(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), nth: fc.oneof(fc.constant(0), fromEnds(most)) }));

/** What the RFC allows with each frequency, except what it leaves undefined. */
function parts(freq: NaiveFrequency): fc.Arbitrary<Partial<NaiveRule>> {
  const byMonth = maybe(some(fc.integer({ min: 1, max: 12 }), 4));
  const byMonthDay = some(fromEnds(31));
  const bySetPos = maybe(some(fromEnds(5), 2));
  if (freq === 'DAILY') return fc.record({ byMonth, byMonthDay: maybe(byMonthDay), byDay: maybe(plainDays) });
  if (freq === 'WEEKLY') return fc.record({ byMonth, byDay: maybe(plainDays), bySetPos });
  if (freq === 'MONTHLY') {
    return fc.oneof(
      fc.record({ byMonth, byDay: maybe(countedDays(5)), bySetPos }),
      fc.record({ byMonth, byMonthDay, byDay: maybe(plainDays), bySetPos }),
    );
  }
  return fc.oneof(
    fc.record({ byMonth: some(fc.integer({ min: 1, max: 12 }), 4), byDay: maybe(countedDays(5)), bySetPos }),
    fc.record({ byDay: maybe(countedDays(53)), bySetPos }),
    fc.record({ byMonth, byMonthDay, byDay: maybe(plainDays), bySetPos }),
    fc.record({ byYearDay: some(fromEnds(366)), byDay: maybe(plainDays), bySetPos }),
    fc.record({ byWeekNo: some(fromEnds(53)), byMonth, byDay: maybe(plainDays), bySetPos }),
    fc.record({ byYearDay: some(fromEnds(366)), byMonth, byMonthDay: maybe(byMonthDay), bySetPos }),
  );
}

const START = { min: dayNumber('2025-01-01'), max: dayNumber('2029-12-31') };
const window = { start: '2028-01-01', end: '2030-07-01' } as const;
const [first, last] = [dayNumber(window.start), dayNumber(window.end) - 1];

const drawn = fc.constantFrom<NaiveFrequency>('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY').chain((freq) =>
  fc
    .record({
      start: fc.integer(START),
      frame: fc.record({
        interval: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
        wkst: fc.constantFrom(1, 7, 6),
        end: fc.oneof(
          fc.constant({}),
          fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
          fc.record({ until: fc.integer({ min: first, max: last }) }),
        ),
      }),
      given: parts(freq),
    })
    .map(({ start, frame: { end, ...frame }, given }) => ({
      start,
      rule: { freq, ...frame, ...end, ...given } satisfies NaiveRule as NaiveRule,
    })),
);

function written({ freq, interval, wkst, count, until, byDay, ...lists }: NaiveRule): string {
  const basic = (day: number) => dayFromNumber(day).replaceAll('-', '');
  return [
    `FREQ=${freq}`,
    interval !== undefined && `INTERVAL=${interval}`,
    wkst !== undefined && `WKST=${weekdays[wkst - 1]}`,
    count !== undefined && `COUNT=${count}`,
    until !== undefined && `UNTIL=${basic(until)}`,
    byDay && `BYDAY=${byDay.map(({ weekday, nth }) => `${nth || ''}${weekdays[weekday - 1]}`).join()}`,
    ...Object.entries(lists).map(([name, list]) => list && `${name.toUpperCase()}=${list.join()}`),
  ]
    .filter(Boolean)
    .join(';');
}

function readDays(start: number, rule: NaiveRule): number[] {
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:${dayFromNumber(start).replaceAll('-', '')}`,
    `RRULE:${written(rule)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const { ranges, skipped } = readCalendar(new TextEncoder().encode(lines.join('\r\n')), null, window);
  expect(skipped).toBe(0);
  return ranges.map((range) => dayNumber(range.start));
}

it('names the days that the letter of RFC 5545 names', () => {
  let compared = 0;
  fc.assert(
    fc.property(drawn, ({ start: from, rule }) => {
      // A series must begin on one of its days.
      const { count: _count, until: _until, ...endless } = rule;
      const [start] = naiveDays(endless, from, last);
      if (start === undefined) return;
      compared += 1;
      // Its start is one of them even where UNTIL lies before it.
      const days = [...new Set([start, ...naiveDays(rule, start, last)])]
        .filter((day) => day >= first)
        .slice(0, 1000);
      expect(readDays(start, rule).map(dayFromNumber), written(rule)).toEqual(days.map(dayFromNumber));
    }),
    { numRuns: 4000 },
  );
  expect(compared).toBeGreaterThan(2000);
});
