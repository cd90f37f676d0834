import { describe, expect, it } from 'vitest';
import { calendarWith, contentsOf, rangesOf } from '@/tests/support/calendar-lines';

/** Kinds of calendars that `npm run fuzz:calendars` found misread (docs/proof/calendars.md). */

const window = { start: '2028-01-01', end: '2031-01-01' } as const;
const read = (...events: string[][]) => contentsOf(calendarWith([], ...events), window);

describe('an event that lies elsewhere than in a calendar', () => {
  const event = ['BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20280704', 'END:VEVENT'];
  const within = (name: string) => [`BEGIN:${name}`, ...event, `END:${name}`];

  it.each([
    ['another event', calendarWith([], ['DTSTART;VALUE=DATE:20280801', ...event])],
    ['an alarm', calendarWith([], ['DTSTART;VALUE=DATE:20280801', ...within('VALARM')])],
    ['a task', calendarWith(within('VTODO'))],
    ['a zone', calendarWith(within('VTIMEZONE'))],
    ['what nobody knows', calendarWith(within('X-DOOS'))],
    ['a calendar in a calendar', calendarWith(['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'])],
  ])('has the feed refused: %s', (_where, text) => {
    expect(() => contentsOf(text, window)).toThrow('incomplete');
  });
});

it('reads a calendar with a blank before its name', () => {
  const text = calendarWith([], ['DTSTART;VALUE=DATE:20280704']).replaceAll(':VCALENDAR', ': VCALENDAR');
  expect(rangesOf(contentsOf(text, window))).toEqual(['2028-07-04 2028-07-05']);
});

describe('what a series has', () => {
  it.each<[string, string[], string[]]>([
    [
      'its start, which the rule does not name and does not count',
      ['DTSTART;VALUE=DATE:20280704', 'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2'],
      ['2028-07-04', '2028-07-07', '2028-07-14'],
    ],
    [
      'its start, after which it ends at once',
      ['DTSTART;VALUE=DATE:20280704', 'RRULE:FREQ=DAILY;UNTIL=20280701'],
      ['2028-07-04'],
    ],
    [
      'but not a start that is excluded (the Fridays the 13th of RFC 5545, 3.8.5.3)',
      [
        'DTSTART;VALUE=DATE:20280902',
        'EXDATE;VALUE=DATE:20280902',
        'RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=1',
      ],
      ['2028-10-13'],
    ],
    [
      'the days of both of its rules',
      ['DTSTART;VALUE=DATE:20280704', 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=DAILY;COUNT=2'],
      ['2028-07-04', '2028-07-05', '2028-07-11'],
    ],
    [
      'a leap second',
      ['DTSTART:20280704T160059', 'DURATION:P1D', 'RRULE:FREQ=DAILY;COUNT=2;BYSECOND=60'],
      ['2028-07-04', '2028-07-05'],
    ],
  ])('%s', (_what, lines, days) => {
    const { ranges, skipped } = read(lines);
    expect(skipped).toBe(0);
    expect(ranges.map(({ start }) => start)).toEqual(days);
  });

  it('nothing, where one of its rules cannot be read', () => {
    const rules = ['RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=SOMS'];
    expect(read(['DTSTART;VALUE=DATE:20280704', ...rules])).toMatchObject({ ranges: [], skipped: 1 });
  });
});

describe('how long', () => {
  it.each<[string, string[], string[]]>([
    ['half a day is a night', ['DTSTART;VALUE=DATE:20280704', 'DURATION:PT12H'], ['2028-07-04 2028-07-05']],
    [
      'a day and a half are two',
      ['DTSTART;VALUE=DATE:20280704', 'DURATION:PT36H'],
      ['2028-07-04 2028-07-06'],
    ],
    [
      'a further day in a series of times begins when they do',
      ['DTSTART:20280704T160000', 'DTEND:20280705T100000', 'RDATE;VALUE=DATE:20280710'],
      ['2028-07-04 2028-07-05', '2028-07-10 2028-07-11'],
    ],
    [
      'a period in lower case',
      ['DTSTART:20280704T160000', 'DURATION:P1D', 'rdate;value=period:20280710t160000/p3d'],
      ['2028-07-04 2028-07-05', '2028-07-10 2028-07-13'],
    ],
  ])('%s', (_what, lines, ranges) => {
    expect(rangesOf(read(lines))).toEqual(ranges);
  });
});

it.each([
  ['length', ['DTSTART:20280704T160000', 'DTEND', '20280706T100000']],
  ['rule', ['DTSTART;VALUE=DATE:20280704', 'RRULE', 'FREQ=DAILY;COUNT=2']],
])('tells of an event whose %s was cut after its name', (_what, lines) => {
  expect(read(lines)).toMatchObject({ ranges: [], skipped: 1 });
});

describe('when', () => {
  it.each<[string, string[]]>([
    [
      'a time that calls itself a date',
      ['DTSTART;VALUE=DATE:20280703T220000Z', 'DTEND;VALUE=DATE:20280705T220000Z'],
    ],
    ['UTC in lower case', ['dtstart:20280703t220000z', 'dtend:20280705t220000z']],
  ])('%s', (_what, lines) => {
    expect(rangesOf(read(lines))).toEqual(['2028-07-04 2028-07-06']);
  });
});

describe('a date that names an occurrence of a series of times', () => {
  // 20:00 in New York is 02:00 of the next day here.
  const overseas = [
    'UID:o',
    'DTSTART;TZID=America/New_York:20280704T200000',
    'DURATION:P1D',
    'RRULE:FREQ=DAILY;COUNT=3',
  ];
  const inUtc = ['UID:u', 'DTSTART:20280703T220000Z', 'DURATION:P1D', 'RRULE:FREQ=DAILY;COUNT=3'];
  const gone = (uid: string, day: string) => [
    `UID:${uid}`,
    `RECURRENCE-ID;VALUE=DATE:${day}`,
    `DTSTART;VALUE=DATE:${day}`,
    'STATUS:CANCELLED',
  ];
  const starts = (...events: string[][]) => read(...events).ranges.map(({ start }) => start);

  it('means the day of its own clock', () => {
    const days = ['2028-07-05', '2028-07-07'];
    expect(starts([...overseas, 'EXDATE;VALUE=DATE:20280705'])).toEqual(days);
    expect(starts(overseas, gone('o', '20280705'))).toEqual(days);
  });

  it('means the day of the calendar where the series is in UTC', () => {
    const days = ['2028-07-04', '2028-07-06'];
    expect(starts([...inUtc, 'EXDATE;VALUE=DATE:20280705'])).toEqual(days);
    expect(starts(inUtc, gone('u', '20280705'))).toEqual(days);
  });

  it('ends what comes after it, no less', () => {
    const rest = gone('o', '20280705').map((line) =>
      line.replace('RECURRENCE-ID', 'RECURRENCE-ID;RANGE=THISANDFUTURE'),
    );
    expect(starts(overseas, rest)).toEqual(['2028-07-05']);
  });
});

it('replaces nothing without a UID: two series without one are not the same', () => {
  const weekly = ['DTSTART;VALUE=DATE:20280704', 'RRULE:FREQ=WEEKLY;COUNT=2'];
  const replacement = ['RECURRENCE-ID;VALUE=DATE:20280711', 'DTSTART;VALUE=DATE:20280801'];
  expect(rangesOf(read(weekly, replacement))).toEqual([
    '2028-07-04 2028-07-05',
    '2028-07-11 2028-07-12',
    '2028-08-01 2028-08-02',
  ]);
});
