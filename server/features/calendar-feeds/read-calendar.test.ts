import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { clip, fromDates, merge, toDays } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { buildExport } from '@/server/features/calendar/build-export';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import { readCalendar } from '@/server/features/calendar-feeds/read-calendar';

const window: DayRange = { start: '2028-01-01', end: '2030-01-01' };
const sampleWindow: DayRange = { start: '2027-01-01', end: '2029-01-01' };
const folder = 'tests/calendar-feeds/ics';

type Expected = Record<string, { complete: boolean; blocked: [Day, Day][] }>;
const expected: Expected = JSON.parse(fs.readFileSync(`${folder}/expected.json`, 'utf8'));

const bytesOf = (text: string) => new TextEncoder().encode(text);
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const read = (text: string, days = window) => readCalendar(bytesOf(text), null, days);
const blocked = (text: string) => read(text).ranges.map(({ start, end }) => [start, end]);

function faultOf(text: string | Uint8Array): string {
  try {
    readCalendar(typeof text === 'string' ? bytesOf(text) : text, null, window);
  } catch (error) {
    if (error instanceof FeedFault) return error.stored;
    throw error;
  }
  return 'read';
}

describe('calendars as they really are', () => {
  it.each(Object.entries(expected))('%s', (file, { complete, blocked: ranges }) => {
    const bytes = fs.readFileSync(`${folder}/${file}`);
    if (!complete) expect(faultOf(bytes)).toBe('incomplete');
    else
      expect(readCalendar(bytes, null, sampleWindow).ranges.map(({ start, end }) => [start, end])).toEqual(
        ranges,
      );
  });
});

describe('when an event is', () => {
  it.each<[string, string[], [Day, Day] | null]>([
    ['a day without an end', ['DTSTART;VALUE=DATE:20280704'], ['2028-07-04', '2028-07-05']],
    [
      'a day that ends on itself',
      ['DTSTART;VALUE=DATE:20280704', 'DTEND;VALUE=DATE:20280704'],
      ['2028-07-04', '2028-07-05'],
    ],
    [
      'its end first',
      ['DTEND;VALUE=DATE:20280707', 'DTSTART;VALUE=DATE:20280704'],
      ['2028-07-04', '2028-07-07'],
    ],
    ['a length in days', ['DTSTART;VALUE=DATE:20280704', 'DURATION:P3D'], ['2028-07-04', '2028-07-07']],
    ['a length in weeks', ['DTSTART;VALUE=DATE:20280704', 'DURATION:P1W'], ['2028-07-04', '2028-07-11']],
    ['days without VALUE=DATE', ['DTSTART:20280704', 'DTEND:20280706'], ['2028-07-04', '2028-07-06']],
    [
      'lower case and blanks',
      ['dtstart;value=date:20280704  ', 'dtend;value=date:20280706 '],
      ['2028-07-04', '2028-07-06'],
    ],
    ['a folded date', ['DTSTART;VALUE=DA\r\n TE:202807\r\n\t04'], ['2028-07-04', '2028-07-05']],
    [
      'a zone by its name',
      ['DTSTART;TZID=Europe/Brussels:20280704T160000', 'DTEND;TZID=Europe/Brussels:20280707T100000'],
      ['2028-07-04', '2028-07-07'],
    ],
    [
      'a zone in quotes',
      ['DTSTART;TZID="Europe/Brussels":20280704T160000', 'DTEND;TZID="Europe/Brussels":20280707T100000'],
      ['2028-07-04', '2028-07-07'],
    ],
    [
      'a zone far away',
      ['DTSTART;TZID=America/New_York:20280704T200000', 'DTEND;TZID=America/New_York:20280706T200000'],
      ['2028-07-05', '2028-07-07'],
    ],
    [
      'UTC at midnight here in winter',
      ['DTSTART:20281203T230000Z', 'DTEND:20281205T230000Z'],
      ['2028-12-04', '2028-12-06'],
    ],
    [
      'a zone that nobody knows',
      ['DTSTART;TZID=Kust/Zee:20280704T230000', 'DTEND;TZID=Kust/Zee:20280705T010000'],
      ['2028-07-04', '2028-07-05'],
    ],
    ['hours within a day', ['DTSTART:20280704T100000', 'DTEND:20280704T110000'], null],
    ['a moment without an end', ['DTSTART:20280704T100000'], null],
    ['a leap day', ['DTSTART;VALUE=DATE:20280229'], ['2028-02-29', '2028-03-01']],
    [
      'a start before the window',
      ['DTSTART;VALUE=DATE:20271220', 'DTEND;VALUE=DATE:20280103'],
      ['2028-01-01', '2028-01-03'],
    ],
    [
      'an end after the window',
      ['DTSTART;VALUE=DATE:20291230', 'DTEND;VALUE=DATE:20990101'],
      ['2029-12-30', '2030-01-01'],
    ],
    ['outside the window', ['DTSTART;VALUE=DATE:20300101', 'DTEND;VALUE=DATE:20300105'], null],
    ['cancelled', ['DTSTART;VALUE=DATE:20280704', 'STATUS:CANCELLED'], null],
    ['marked as free', ['DTSTART;VALUE=DATE:20280704', 'TRANSP:TRANSPARENT'], null],
    ['tentative', ['DTSTART;VALUE=DATE:20280704', 'STATUS:TENTATIVE'], ['2028-07-04', '2028-07-05']],
    [
      'rubbish beside it',
      ['DTSTART;VALUE=DATE:20280704', 'geen regel', 'DESCRIPTION', 'X-A;B:'],
      ['2028-07-04', '2028-07-05'],
    ],
    [
      'an alarm with a length',
      [
        'DTSTART;VALUE=DATE:20280704',
        'BEGIN:VALARM',
        'DURATION:P9D',
        'DTSTART:20280101T000000',
        'END:VALARM',
      ],
      ['2028-07-04', '2028-07-05'],
    ],
  ])('%s', (_name, lines, range) => {
    const result = read(calendar(lines));
    expect(result.skipped).toBe(0);
    expect(result.ranges.map(({ start, end }) => [start, end])).toEqual(range ? [range] : []);
  });

  it.each([
    ['a day that is none', ['DTSTART;VALUE=DATE:20280231']],
    ['a date cut short', ['DTSTART;VALUE=DATE:202807']],
    ['a moment that is none', ['DTSTART:20280704T250000Z', 'DTEND:20280706T100000Z']],
    ['no start', ['DTEND;VALUE=DATE:20280704']],
    ['words', ['DTSTART:morgen']],
    ['an end before its start', ['DTSTART;VALUE=DATE:20280704', 'DTEND;VALUE=DATE:20280701']],
    ['an end that is none', ['DTSTART;VALUE=DATE:20280704', 'DTEND;VALUE=DATE:20280799']],
    ['an end whose line is broken', ['DTSTART;VALUE=DATE:20280704', 'DTEND;VALUE=DATE=20280712']],
    ['a length whose line is broken', ['DTSTART;VALUE=DATE:20280704', 'DURATION;X:P9D']],
    ['a length backwards', ['DTSTART;VALUE=DATE:20280704', 'DURATION:-P1D']],
    ['a length that is none', ['DTSTART;VALUE=DATE:20280704', 'DURATION:lang']],
    ['a length without end', ['DTSTART:20280704T100000Z', 'DURATION:P99999999W']],
    ['a rule that is none', ['DTSTART;VALUE=DATE:20280704', 'RRULE:FREQ=SOMS']],
    ['a rule of a week that no year has', ['DTSTART;VALUE=DATE:20280704', 'RRULE:FREQ=YEARLY;BYWEEKNO=54']],
    ['a further day that is none', ['DTSTART;VALUE=DATE:20280704', 'RDATE;VALUE=DATE:20280799']],
    ['a further day whose line is broken', ['DTSTART;VALUE=DATE:20280704', 'RDATE;VALUE=DATE=20280712']],
    ['a rule with a broken end', ['DTSTART;VALUE=DATE:20280704', 'RRULE:FREQ=WEEKLY;UNTIL=banaan']],
  ])('passes over %s, says so, and reads the rest', (_name, lines) => {
    const result = read(calendar(lines, ['DTSTART;VALUE=DATE:20281001']));
    expect(result.ranges).toMatchObject([{ start: '2028-10-01', end: '2028-10-02' }]);
    expect(result).toMatchObject({ events: 2, skipped: 1 });
  });

  it('reads times without a zone in the one that the calendar names', () => {
    const text = calendar(['DTSTART:20280704T200000', 'DTEND:20280706T200000']);
    const zoned = text.replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-TIMEZONE:America/New_York');
    expect(blocked(text)).toEqual([['2028-07-04', '2028-07-06']]);
    expect(blocked(zoned)).toEqual([['2028-07-05', '2028-07-07']]);
  });

  it('believes a zone that only the calendar itself knows', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Eiland',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    const text = calendar(['DTSTART;TZID=Eiland:20280704T200000', 'DTEND;TZID=Eiland:20280706T200000']);
    expect(blocked(text.replace('VERSION:2.0', `VERSION:2.0\r\n${zone}`))).toEqual([
      ['2028-07-05', '2028-07-07'],
    ]);
  });
});

describe('recurring events', () => {
  const weekly = ['UID:w', 'DTSTART;VALUE=DATE:20280703', 'DTEND;VALUE=DATE:20280705'];
  const starts = (...events: string[][]) => blocked(calendar(...events)).map(([start]) => start);

  it.each<[string, string[], Day[]]>([
    ['a number of times', ['RRULE:FREQ=WEEKLY;COUNT=3'], ['2028-07-03', '2028-07-10', '2028-07-17']],
    ['until a day', ['RRULE:FREQ=WEEKLY;UNTIL=20280710'], ['2028-07-03', '2028-07-10']],
    [
      'but not on some days',
      ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20280710'],
      ['2028-07-03', '2028-07-17'],
    ],
    [
      'and once more',
      ['RRULE:FREQ=WEEKLY;COUNT=1', 'RDATE;VALUE=DATE:20280901'],
      ['2028-07-03', '2028-09-01'],
    ],
    ['by the hour: no stay', ['RRULE:FREQ=HOURLY;COUNT=200'], []],
  ])('%s', (_name, more, days) => {
    expect(starts([...weekly, ...more])).toEqual(days);
  });

  it('knows no 30 February', () => {
    expect(starts(['DTSTART;VALUE=DATE:20280229', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29,30'])).toEqual([
      '2028-02-29',
    ]);
  });

  it('counts what stands in for one of them, and one that was cancelled', () => {
    const moved = ['UID:w', 'RECURRENCE-ID;VALUE=DATE:20280710', 'DTSTART;VALUE=DATE:20280712'];
    const gone = [
      'UID:w',
      'RECURRENCE-ID;VALUE=DATE:20280717',
      'DTSTART;VALUE=DATE:20280717',
      'STATUS:CANCELLED',
    ];
    const other = ['UID:x', 'RECURRENCE-ID;VALUE=DATE:20280724', 'DTSTART;VALUE=DATE:20280725'];
    expect(starts([...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4'], moved, gone, other)).toEqual([
      '2028-07-03',
      '2028-07-12',
      '2028-07-24',
      '2028-07-25',
    ]);
  });

  it('takes an end in UTC on the clock of the event', () => {
    const lines = (until: string) => [
      'DTSTART;TZID=Europe/Brussels:20280701T000000',
      'DTEND;TZID=Europe/Brussels:20280702T000000',
      `RRULE:FREQ=DAILY;UNTIL=${until}`,
    ];
    expect(starts(lines('20280702T220000Z'))).toEqual(['2028-07-01', '2028-07-02', '2028-07-03']);
    expect(starts(lines('20280702T215959Z'))).toEqual(['2028-07-01', '2028-07-02']);
  });

  it('goes on to the end of the window and not beyond, however long ago it began', () => {
    const days = read(calendar(['DTSTART;VALUE=DATE:19990104', 'RRULE:FREQ=DAILY'])).ranges;
    expect(days).toHaveLength(731);
    expect([days[0]?.start, days.at(-1)?.end]).toEqual([window.start, window.end]);
  });

  it('stops at a thousand', () => {
    const wide = { start: '2028-01-01', end: '2040-01-01' } as const;
    expect(read(calendar(['DTSTART;VALUE=DATE:20280101', 'RRULE:FREQ=DAILY']), wide).ranges).toHaveLength(
      1000,
    );
  });

  it('keeps the clock of the event where it changes', () => {
    const lines = [
      'DTSTART;TZID=Europe/Brussels:20281027T000000',
      'DTEND;TZID=Europe/Brussels:20281028T000000',
      'RRULE:FREQ=DAILY;COUNT=5',
    ];
    expect(merge(read(calendar(lines)).ranges)).toEqual([{ start: '2028-10-27', end: '2028-11-01' }]);
  });
});

describe('what is no whole calendar is refused', () => {
  const whole = calendar(['DTSTART;VALUE=DATE:20280704', 'SUMMARY:Zeeëgel'], ['DTSTART;VALUE=DATE:20280801']);

  it.each([
    ['nothing', '', 'not_a_calendar'],
    ['blanks', ' \r\n \r\n', 'not_a_calendar'],
    ['a page', '<!doctype html><html><body>BEGIN:VCALENDAR</body></html>', 'not_a_calendar'],
    ['a page after it', `${whole}\r\n<html></html>`, 'not_a_calendar'],
    ['another component', 'BEGIN:VCARD\r\nEND:VCARD', 'not_a_calendar'],
    ['an event in an event', whole.replace('END:VEVENT\r\n', ''), 'incomplete'],
    ['an end too many', `${whole}\r\nEND:VCALENDAR`, 'incomplete'],
    [
      'too many events',
      calendar(...Array.from({ length: 5001 }, () => ['DTSTART;VALUE=DATE:20280704'])),
      'too_many_events',
    ],
  ])('%s', (_name, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('wherever it was cut', () => {
    const bytes = bytesOf(whole);
    for (let end = 0; end < bytes.length; end += 1) {
      expect(faultOf(bytes.slice(0, end)), `after ${end} of ${bytes.length}`).toMatch(
        /incomplete|not_a_calendar/,
      );
    }
    expect(faultOf(bytes)).toBe('read');
  });

  it('reads as many events as are allowed, and several calendars in one file', () => {
    const many = Array.from({ length: 5000 }, (_, n) => [
      `DTSTART;VALUE=DATE:202807${String((n % 28) + 1).padStart(2, '0')}`,
    ]);
    expect(read(calendar(...many)).ranges).toHaveLength(28);
    expect(blocked(`${whole}\r\n${calendar(['DTSTART;VALUE=DATE:20280901'])}`)).toHaveLength(3);
  });

  it('reads an empty calendar', () => {
    expect(read(calendar())).toEqual({
      ranges: [],
      events: 0,
      cancelled: 0,
      free: 0,
      outside: 0,
      skipped: 0,
      unknownZones: [],
    });
  });
});

describe('however it is written', () => {
  const stays = fc.array(
    fc.record({ from: fc.integer({ min: -20, max: 760 }), nights: fc.integer({ min: 1, max: 30 }) }),
    { maxLength: 20 },
  );
  const encoders: Record<string, (text: string) => Uint8Array> = {
    plain: bytesOf,
    'with a byte order mark': (text) => bytesOf(`\uFEFF${text}`),
    'UTF-16, little end first': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'UTF-16, big end first': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
    'LF alone': (text) => bytesOf(text.replaceAll('\r\n', '\n')),
    'CR alone': (text) => bytesOf(text.replaceAll('\r\n', '\r')),
    'lower case': (text) => bytesOf(text.toLowerCase()),
    'with blank lines': (text) =>
      bytesOf(text.replaceAll('\r\n', '  \r\n\r\n').replaceAll('  \r\n\r\n ', '\r\n ')),
  };

  it.each(Object.entries(encoders))('%s: the same nights as our own feed wrote', (_name, encode) => {
    fc.assert(
      fc.property(stays, (drawn) => {
        const ranges = drawn.map(({ from, nights }) => {
          const start = addDays(window.start, from);
          return { start, end: addDays(start, nights) };
        });
        const events = ranges.map((range, n) => ({ ...range, uid: `${n}` }));
        const { ranges: found } = readCalendar(encode(buildExport('Zeeëgel 🏖️', events)), null, window);
        expect(fromDates(toDays(found))).toEqual(merge(clip(ranges, window)));
      }),
      { numRuns: 20 },
    );
  });

  it('never throws anything but a fault, whatever the bytes', () => {
    const part = fc.constantFrom(
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'DTSTART:20280101',
      'RRULE:FREQ=DAILY',
      'EXDATE:',
      'DURATION:P',
      ' x',
      ':',
      'RECURRENCE-ID;TZID=:1',
      'BEGIN:VTIMEZONE',
      'END:VTIMEZONE',
      'UID:__proto__',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 8 })), { maxLength: 25 }), (lines) => {
        expect(faultOf(lines.join('\r\n'))).toMatch(/^(read|not_a_calendar|incomplete)$/);
        expect(faultOf(calendar(lines))).toMatch(/^(read|not_a_calendar|incomplete)$/);
      }),
      { numRuns: 200 },
    );
  });
});
