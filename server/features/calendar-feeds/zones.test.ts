import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '@/lib/dates/day';
import { isShown, momentOf, namedZone } from '@/server/features/calendar-feeds/zone';
import type { Zone } from '@/server/features/calendar-feeds/zone';
import { Zones } from '@/server/features/calendar-feeds/zones';
import { calendarWith, contentsOf, rangesOf } from '@/tests/support/calendar-lines';

const window = { start: '2027-01-01', end: '2030-01-01' } as const;
const days = [dayNumber(window.start), dayNumber(window.end)] as const;
/** As Outlook writes it: with onsets since 1601. */
const brussels = [
  'BEGIN:VTIMEZONE',
  'TZID:Kantoor',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const written = new Zones({ timezones: [`${brussels.join('\r\n')}\r\n`], zone: null }, days).of('Kantoor');

function named(name: string): Zone {
  const zone = namedZone(name);
  if (!zone) throw new Error(`no zone ${name}`);
  return zone;
}

describe('offsets, with Temporal as the oracle', () => {
  it.each([
    'Europe/Brussels',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Kathmandu',
  ])('%s: the same every quarter of an hour for five years', (name) => {
    const { offsetAt } = named(name);
    const quarter = 15 * 60_000;
    const changes: number[] = [];
    let before = offsetAt(Date.UTC(2025, 11, 31));
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2031, 0, 1); at += quarter) {
      const offset = offsetAt(at);
      if (offset !== before) changes.push(at);
      before = offset;
    }
    let zoned = Temporal.Instant.fromEpochMilliseconds(Date.UTC(2026, 0, 1) - 1).toZonedDateTimeISO(name);
    const wanted: number[] = [];
    for (;;) {
      const next = zoned.getTimeZoneTransition('next');
      if (!next || next.epochMilliseconds >= Date.UTC(2031, 0, 1)) break;
      wanted.push(next.epochMilliseconds);
      zoned = next;
    }
    expect(changes).toEqual(wanted);
  });
});

describe('wall clocks, with Temporal as the oracle', () => {
  it.each<[string, Zone, string]>([
    ['Europe/Brussels', named('Europe/Brussels'), 'Europe/Brussels'],
    ['America/New_York', named('America/New_York'), 'America/New_York'],
    ['Australia/Lord_Howe, by half an hour', named('Australia/Lord_Howe'), 'Australia/Lord_Howe'],
    ['one that the calendar defines', written, 'Europe/Brussels'],
  ])('%s: the first of two, the offset before where there is none', (_name, zone, iana) => {
    const hours = fc.constantFrom(
      '2027-03-28',
      '2028-10-29',
      '2027-03-14',
      '2028-11-05',
      '2028-04-02',
      '2027-10-03',
    );
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 24 * 60 - 1 }), (day, minute) => {
        const local = Temporal.PlainDateTime.from(day).add({ minutes: minute });
        const wall = local.toZonedDateTime('UTC').epochMilliseconds;
        const there = local.toZonedDateTime(iana, { disambiguation: 'compatible' });
        expect(momentOf(zone, wall)).toBe(there.epochMilliseconds);
        expect(isShown(zone, wall)).toBe(there.toPlainDateTime().equals(local));
      }),
      { numRuns: 400 },
    );
  });

  it.each<[string, string[], string[]]>([
    // 02:30 occurred twice: the first was 20:30 in New York.
    ['doubled', ['DTSTART;TZID=Kantoor:20281029T023000'], ['DTEND;TZID=America/New_York:20281028T203000']],
    ['missing', ['DTSTART;TZID=Kantoor:20280326T023000'], ['DTEND;TZID=America/New_York:20280325T213000']],
  ])('the %s hour is the same moment in every zone', (_name, start, end) => {
    const contents = contentsOf(calendarWith(brussels, [...start, ...end]), window);
    expect(contents).toMatchObject({ skipped: 0, outside: 1 });
  });

  it('leaves out and does not count what a series has in an hour that is missing', () => {
    const lines = (zone: string) => [
      `DTSTART;TZID=${zone}:20280324T023000`,
      'DURATION:PT22H',
      'RRULE:FREQ=DAILY;COUNT=3',
    ];
    for (const zone of ['Kantoor', 'Europe/Brussels']) {
      expect(rangesOf(contentsOf(calendarWith(brussels, lines(zone)), window)), zone).toEqual([
        '2028-03-24 2028-03-25',
        '2028-03-25 2028-03-26',
        '2028-03-27 2028-03-28',
      ]);
    }
  });
});

/** A stay that starts at eight in the evening of 10 July in the given zone, as read here. */
function evening(tzid: string, head: string[] = []) {
  const at = tzid === '' ? '' : `;TZID=${tzid}`;
  return contentsOf(
    calendarWith(head, [`DTSTART${at}:20270710T200000`, `DTEND${at}:20270714T110000`]),
    window,
  );
}
const eastern = ['2027-07-11 2027-07-14'];
const here = ['2027-07-10 2027-07-14'];

describe('names of zones', () => {
  it.each([
    ['Eastern Standard Time', eastern],
    ['eastern standard time', eastern],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', eastern],
    ['(UTC-05:00) Eastern Time (US & Canada)', eastern],
    ['/freeassociation.sourceforge.net/America/New_York', eastern],
    ['/citadel.org/20210210_1/America/New_York', eastern],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', eastern],
    ['"(UTC+01:00) Brussels, Copenhagen, Madrid, Paris"', here],
    ['(UTC+01:00) Brussels, Copenhagen, Madrid, Paris', here],
    ['"Amsterdam, Belgrade, Berlin, Brussels"', here],
    ['Romance Standard Time', here],
    ['"GMT -0500 (Standard) / GMT -0400 (Daylight) Bogota, Lima"', eastern],
    ['tzone://Microsoft/Utc', here],
    ['"tzone://Microsoft/Utc"', here],
    ['"(UTC) Coordinated Universal Time"', here],
    ['"(UTC+00:00) Dublin, Edinburgh, Lisbon, London"', here],
  ])('%s', (tzid, ranges) => {
    const contents = evening(tzid);
    expect(contents.unknownZones).toEqual([]);
    expect(rangesOf(contents)).toEqual(ranges);
  });

  it.each(['Eastern Standard Time', '/citadel.org/20210210_1/America/New_York', 'America/New_York'])(
    'X-WR-TIMEZONE:%s is the zone of times without one',
    (name) => {
      expect(rangesOf(evening('', [`X-WR-TIMEZONE:${name}`]))).toEqual(eastern);
    },
  );

  it('tells those that nobody knows, and reads their hours as those here', () => {
    expect(evening('Kust/Zee')).toMatchObject({ skipped: 0, unknownZones: ['Kust/Zee'] });
    expect(rangesOf(evening('Kust/Zee'))).toEqual(here);
    expect(evening('', ['X-WR-TIMEZONE:Kust/Zee'])).toMatchObject({ unknownZones: ['Kust/Zee'] });
  });

  it('asks for none where there is no clock', () => {
    const lines = ['DTSTART;VALUE=DATE;TZID=Kust/Zee:20270710', 'DTEND;VALUE=DATE;TZID=Kust/Zee:20270712'];
    expect(contentsOf(calendarWith(['X-WR-TIMEZONE:Kust/Zee'], lines), window).unknownZones).toEqual([]);
  });

  it('tells a few of many', () => {
    const events = Array.from({ length: 40 }, (_, n) => [`DTSTART;TZID=Zone ${n}:20270710T200000`]);
    expect(contentsOf(calendarWith([], ...events), window).unknownZones).toHaveLength(5);
  });
});
