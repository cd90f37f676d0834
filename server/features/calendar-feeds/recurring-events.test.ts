import { describe, expect, it } from 'vitest';
import { calendarWith, contentsOf, rangesOf } from '@/tests/support/calendar-lines';

const window = { start: '2028-01-01', end: '2031-01-01' } as const;
const read = (...events: string[][]) => contentsOf(calendarWith([], ...events), window);
const starts = (...events: string[][]) => read(...events).ranges.map(({ start }) => start);
const compact = (day: string) => day.replaceAll('-', '');
const onDays = (start: string, rule: string) => [`DTSTART;VALUE=DATE:${compact(start)}`, `RRULE:${rule}`];

/** docs/rules/recurring-events.md lists the same rules with the results of libraries. */
const sample: [rule: string, days: string[]][] = [
  ['FREQ=YEARLY;BYWEEKNO=20;COUNT=3', ['2028-05-15', '2029-05-14', '2030-05-13']],
  ['FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO;COUNT=3', ['2028-12-25', '2029-12-24', '2030-12-23']],
  ['FREQ=YEARLY;BYDAY=27SA;COUNT=3', ['2028-07-01', '2029-07-07', '2030-07-06']],
  ['FREQ=YEARLY;BYDAY=53MO', ['2029-12-31']],
  ['FREQ=YEARLY;BYDAY=1MO,-1TU;COUNT=4', ['2028-01-03', '2028-12-26', '2029-01-01', '2029-12-25']],
  ['FREQ=YEARLY;BYDAY=SA,1MO;COUNT=4', ['2028-01-01', '2028-01-03', '2028-01-08', '2028-01-15']],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', ['2028-02-29']],
  ['FREQ=YEARLY;BYYEARDAY=1,-1;BYDAY=MO', ['2029-01-01', '2029-12-31']],
  ['FREQ=YEARLY;BYDAY=FR;BYSETPOS=2,-1;COUNT=4', ['2028-01-14', '2028-12-29', '2029-01-12', '2029-12-28']],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1;COUNT=3', ['2028-01-07', '2028-01-14', '2028-01-21']],
  ['FREQ=MONTHLY;INTERVAL=5;BYMONTH=1,6,11;BYMONTHDAY=4', ['2028-01-04', '2028-06-04', '2028-11-04']],
  ['FREQ=MONTHLY;BYMONTH=3,9;BYDAY=2SA;COUNT=3', ['2028-03-11', '2028-09-09', '2029-03-10']],
];

describe('valid rules of which libraries make other days', () => {
  it.each(sample)('%s', (rule, days) => {
    const [first = ''] = days;
    const { ranges, skipped } = read(onDays(first, rule));
    expect(skipped).toBe(0);
    expect(ranges.map(({ start }) => start)).toEqual(days);
  });
});

/** https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5.3 */
describe('examples of RFC 5545', () => {
  const nineties = { start: '1997-09-01', end: '2009-01-01' } as const;

  it.each<[string, string, string[]]>([
    ['19970905', 'FREQ=MONTHLY;COUNT=3;BYDAY=1FR', ['1997-09-05', '1997-10-03', '1997-11-07']],
    ['19970928', 'FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=3', ['1997-09-28', '1997-10-29', '1997-11-28']],
    [
      '19980213',
      'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=4',
      ['1998-02-13', '1998-03-13', '1998-11-13', '1999-08-13'],
    ],
    [
      '19970913',
      'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13;COUNT=3',
      ['1997-09-13', '1997-10-11', '1997-11-08'],
    ],
    [
      '20001107',
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      ['2000-11-07', '2004-11-02', '2008-11-04'],
    ],
    [
      '19970904',
      'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
      ['1997-09-04', '1997-10-07', '1997-11-06'],
    ],
    [
      '19970929',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=3',
      ['1997-09-29', '1997-10-30', '1997-11-27'],
    ],
    [
      '19970805',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=8;BYDAY=TU,SU;WKST=MO',
      ['1997-09-02', '1997-09-07', '1997-09-16', '1997-09-21'],
    ],
    [
      '19970805',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=8;BYDAY=TU,SU;WKST=SU',
      ['1997-09-02', '1997-09-14', '1997-09-16', '1997-09-28'],
    ],
    [
      '20070115',
      'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
      ['2007-01-15', '2007-01-30', '2007-02-15', '2007-03-15', '2007-03-30'],
    ],
  ])('DTSTART %s, %s', (start, rule, days) => {
    const text = calendarWith([], [`DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`]);
    expect(contentsOf(text, nineties).ranges.map((range) => range.start)).toEqual(days);
  });
});

describe('the end of a series', () => {
  it.each<[string, string[], string[]]>([
    [
      'a moment, of days that lie east of it',
      onDays('2028-07-07', 'FREQ=WEEKLY;UNTIL=20280720T220000Z'),
      ['2028-07-07', '2028-07-14', '2028-07-21'],
    ],
    [
      'the last second of a day in UTC',
      onDays('2028-07-07', 'FREQ=DAILY;UNTIL=20280708T235959Z'),
      ['2028-07-07', '2028-07-08'],
    ],
    [
      'a wall clock, of days',
      onDays('2028-07-07', 'FREQ=DAILY;UNTIL=20280708T120000'),
      ['2028-07-07', '2028-07-08'],
    ],
    [
      'a day, of moments',
      ['DTSTART:20280707T160000', 'DURATION:P1D', 'RRULE:FREQ=WEEKLY;UNTIL=20280714'],
      ['2028-07-07', '2028-07-14'],
    ],
  ])('%s', (_name, lines, days) => {
    expect(starts(lines)).toEqual(days);
  });
});

describe('parts of the clock', () => {
  const stay = ['DTSTART:20280707T160000', 'DURATION:P2D'];

  it.each<[string, string[], string[]]>([
    [
      'mean nothing to days',
      onDays('2028-07-07', 'FREQ=WEEKLY;COUNT=2;BYHOUR=9,17;BYMINUTE=0'),
      ['2028-07-07', '2028-07-14'],
    ],
    [
      'one a day is one a day',
      [...stay, 'RRULE:FREQ=WEEKLY;COUNT=2;BYHOUR=16;BYMINUTE=0;BYSECOND=0'],
      ['2028-07-07', '2028-07-14'],
    ],
    [
      'two a day count twice',
      [...stay, 'RRULE:FREQ=WEEKLY;COUNT=3;BYHOUR=16,18'],
      ['2028-07-07', '2028-07-14'],
    ],
    [
      'another clock than the start has',
      [
        'DTSTART;TZID=Europe/Brussels:20280707T090000',
        'DURATION:PT10H',
        'RRULE:FREQ=DAILY;COUNT=2;BYHOUR=20',
      ],
      ['2028-07-07', '2028-07-08'],
    ],
  ])('%s', (_name, lines, days) => {
    const contents = read(lines);
    expect(contents).toMatchObject({ skipped: 0, outside: 0 });
    expect(contents.ranges.map(({ start }) => start)).toEqual(days);
  });

  it('that recur within a day are no stay, and said where that leaves nights out', () => {
    const hourly = 'RRULE:FREQ=HOURLY;COUNT=40';
    expect(read(['DTSTART:20280707T160000', 'DURATION:PT1H', hourly])).toMatchObject({
      skipped: 0,
      outside: 1,
    });
    expect(read([...stay, hourly])).toMatchObject({ ranges: [], skipped: 1 });
    const overNight = ['DTSTART:20280707T160000', 'DTEND:20280708T100000'];
    expect(read([...overNight, 'RRULE:FREQ=HOURLY;INTERVAL=24;COUNT=7'])).toMatchObject({
      ranges: [],
      skipped: 1,
      outside: 0,
    });
  });

  it('take every night, however often a day they recur', () => {
    const often = ['DTSTART:20280101T090000', 'DTEND:20280102T080000', 'RRULE:FREQ=DAILY;BYHOUR=9,13,17'];
    const twoYears = { start: '2028-01-01', end: '2030-01-01' } as const;
    const { ranges, skipped } = contentsOf(calendarWith([], often), twoYears);
    expect(skipped).toBe(0);
    expect(ranges.at(-1)).toMatchObject({ start: '2029-12-31', end: '2030-01-01' });
  });
});

describe('a rule that takes too long', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour).join();
  const long = ['DTSTART:19900101T000000', 'DURATION:PT1H', `RRULE:FREQ=DAILY;COUNT=200000;BYHOUR=${hours}`];

  it('costs its event, never the calendar', () => {
    const contents = read(long, onDays('2028-07-07', 'FREQ=DAILY;COUNT=2'));
    expect(contents).toMatchObject({ events: 2, skipped: 1 });
    expect(rangesOf(contents)).toEqual(['2028-07-07 2028-07-08', '2028-07-08 2028-07-09']);
  });

  it('is not one that merely began long ago, or names much', () => {
    const all = (most: number) => Array.from({ length: most }, (_, before) => before + 1).join();
    const everything = `FREQ=YEARLY;BYYEARDAY=${all(366)};BYMONTH=${all(12)};BYMONTHDAY=${all(31)}`;
    for (const rule of ['FREQ=DAILY', 'FREQ=DAILY;COUNT=60000', everything, 'FREQ=YEARLY;INTERVAL=999999']) {
      const { ranges, skipped } = read(onDays('1900-01-01', rule));
      expect(skipped, rule).toBe(0);
      if (rule.includes('INTERVAL')) expect(ranges).toEqual([]);
      else expect(ranges.length, rule).toBeGreaterThan(990);
    }
  });
});

describe('many series of moments', () => {
  it('are read well within the time that a reading has', () => {
    const weekly = (n: number) => [
      `UID:${n}`,
      'DTSTART;TZID=America/New_York:20270101T160000',
      'DURATION:P1D',
      'RRULE:FREQ=WEEKLY',
    ];
    const before = performance.now();
    const { ranges } = read(...Array.from({ length: 200 }, (_, n) => weekly(n)));
    expect(ranges).toHaveLength(156);
    // Within the five seconds after which `readCalendarInThread` gives up on a calendar.
    expect(performance.now() - before).toBeLessThan(5000);
  }, 60_000);
});

describe('further occurrences', () => {
  it.each<[string, string[], string[]]>([
    [
      'a period keeps its own length',
      ['DTSTART:20280701T160000', 'DURATION:P1D', 'RDATE;VALUE=PERIOD:20280710T160000/20280714T100000'],
      ['2028-07-01 2028-07-02', '2028-07-10 2028-07-14'],
    ],
    [
      'told by its duration, in a zone',
      [
        'DTSTART;TZID=Europe/Brussels:20280701T160000',
        'DURATION:P1D',
        'RDATE;VALUE=PERIOD;TZID=Europe/Brussels:20280710T160000/P3D,20280720T160000/P2D',
      ],
      ['2028-07-01 2028-07-02', '2028-07-10 2028-07-13', '2028-07-20 2028-07-22'],
    ],
    [
      'a day lasts as long as the event',
      ['DTSTART;VALUE=DATE:20280701', 'DURATION:P3D', 'RDATE;VALUE=DATE:20280710'],
      ['2028-07-01 2028-07-04', '2028-07-10 2028-07-13'],
    ],
  ])('%s', (_name, lines, ranges) => {
    expect(rangesOf(read(lines))).toEqual(ranges);
  });
});

describe('this and all later ones', () => {
  const weekly = ['UID:w', 'DTSTART;VALUE=DATE:20280703', 'DURATION:P2D', 'RRULE:FREQ=WEEKLY;COUNT=4'];
  const from = (day: string) => `RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:${compact(day)}`;

  it.each<[string, string[][], string[]]>([
    [
      'moved, with another length',
      [['UID:w', from('2028-07-17'), 'DTSTART;VALUE=DATE:20280719', 'DURATION:P3D']],
      ['2028-07-03 2028-07-05', '2028-07-10 2028-07-12', '2028-07-19 2028-07-22', '2028-07-26 2028-07-29'],
    ],
    [
      'cancelled',
      [['UID:w', from('2028-07-17'), 'DTSTART;VALUE=DATE:20280717', 'STATUS:CANCELLED']],
      ['2028-07-03 2028-07-05', '2028-07-10 2028-07-12'],
    ],
    [
      'moved twice, and one of them once more',
      [
        ['UID:w', from('2028-07-10'), 'DTSTART;VALUE=DATE:20280711', 'DURATION:P2D'],
        ['UID:w', from('2028-07-24'), 'DTSTART;VALUE=DATE:20280726', 'DURATION:P1D'],
        ['UID:w', 'RECURRENCE-ID;VALUE=DATE:20280717', 'DTSTART;VALUE=DATE:20280720', 'DURATION:P1D'],
      ],
      ['2028-07-03 2028-07-05', '2028-07-11 2028-07-13', '2028-07-20 2028-07-21', '2028-07-26 2028-07-27'],
    ],
    [
      'of another event alone',
      [['UID:x', from('2028-07-10'), 'DTSTART;VALUE=DATE:20280710', 'STATUS:CANCELLED']],
      ['2028-07-03 2028-07-05', '2028-07-10 2028-07-12', '2028-07-17 2028-07-19', '2028-07-24 2028-07-26'],
    ],
  ])('%s', (_name, changes, ranges) => {
    expect(rangesOf(read(weekly, ...changes))).toEqual(ranges);
  });

  it('keeps the clock of a moved series where clocks change', () => {
    const nightly = [
      'UID:n',
      'DTSTART;TZID=Europe/Brussels:20281020T160000',
      'DURATION:PT18H',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    ];
    const moved = [
      'UID:n',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20281027T140000Z',
      'DTSTART;TZID=Europe/Brussels:20281028T003000',
      'DURATION:PT24H',
    ];
    expect(rangesOf(read(nightly, moved))).toEqual([
      '2028-10-20 2028-10-21',
      '2028-10-28 2028-10-29',
      '2028-11-04 2028-11-05',
    ]);
  });
});
