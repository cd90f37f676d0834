import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { buildExport } from '@/server/features/calendar/build-export';
import type { ExportedEvent } from '@/server/features/calendar/build-export';
import {
  contentLines,
  entriesByHand,
  namesByIcalJs,
  namesByNodeIcal,
  readByHand,
  readWithNodeIcal,
} from '@/tests/support/read-calendar-export';

const moment = new Date('2027-03-04T05:06:07.890Z');
const stay: ExportedEvent = {
  uid: '3f0c1d9e-0000-4000-8000-000000000001',
  changes: { count: 0, last: moment },
  start: '2027-03-27',
  end: '2027-03-30',
};

const events = fc.uniqueArray(
  fc.record({
    uid: fc.uuid(),
    changes: fc.option(
      fc.record({
        count: fc.nat(50),
        last: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      }),
      { nil: undefined },
    ),
    from: fc.integer({ min: -400, max: 800 }),
    nights: fc.integer({ min: 1, max: 400 }),
  }),
  { selector: ({ uid }) => uid, maxLength: 30 },
);

describe('buildFeed', () => {
  it('writes an event as the rules ask', () => {
    const [event] = readByHand(buildExport('Zeezicht', [stay]));
    expect(Object.fromEntries(event ?? [])).toMatchObject({
      UID: stay.uid,
      SEQUENCE: '0',
      DTSTAMP: '20270304T050607Z',
      'LAST-MODIFIED': '20270304T050607Z',
      'DTSTART;VALUE=DATE': '20270327',
      'DTEND;VALUE=DATE': '20270330',
      SUMMARY: 'Bezet',
      TRANSP: 'OPAQUE',
    });
  });

  it('tells neither how often nor when what may not be known changed', () => {
    const { changes: _changes, ...plain } = stay;
    const text = buildExport('Zeezicht', [plain]);
    const [event] = readByHand(text);
    expect(event?.get('DTSTAMP')).toBe('20260101T000000Z');
    expect(text).not.toMatch(/LAST-MODIFIED|SEQUENCE:[1-9]/);
  });

  it('is a whole calendar, without events too', () => {
    const lines = contentLines(buildExport('Zeezicht', []));
    expect(lines.slice(0, 3)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      expect.stringMatching(/^PRODID:.+/),
    ]);
    expect(lines.at(-1)).toBe('END:VCALENDAR');
    expect(lines).not.toContain('BEGIN:VEVENT');
  });

  it('folds a long name without cutting a character, and keeps what would break a line', () => {
    const name = `${'Zeeëgel 🏖️ en ’t Vlaamse strand; '.repeat(6)}, \\ "einde"`;
    const lines = contentLines(buildExport(name, [stay]));
    const escaped = name.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);
    for (const property of ['NAME', 'X-WR-CALNAME']) expect(lines).toContain(`${property}:${escaped}`);
  });

  it.each([
    'Zee, zand; strand',
    'Duin \\ dijk',
    'De "Golf"',
    'Aan zee\nDTSTART:20270101',
    'Zee\r\nUID:1',
    '\\,;',
  ])('has the name %j read back by two readers as it is, with commas, semicolons and line ends', (name) => {
    const text = buildExport(name, [stay]);
    const plain = name.replaceAll(/\r\n|\r/g, '\n');
    expect(namesByNodeIcal(text)).toEqual([plain, plain]);
    expect(namesByIcalJs(text)).toEqual([plain, plain]);
    expect(readByHand(text)).toHaveLength(1);
  });

  it('has one line of a name with what ends lines for JavaScript alone', () => {
    expect(readByHand(buildExport('Zee\u2028 en duin\u2029', [stay]))).toHaveLength(1);
  });

  it('is read back by two readers as what was written, and is the same every time', () => {
    fc.assert(
      fc.property(events, fc.string({ unit: 'grapheme', maxLength: 150 }), (drawn, name) => {
        const written = drawn.map(({ from, nights, ...event }) => {
          const start = addDays('2027-01-01', from);
          return { ...event, start, end: addDays(start, nights) };
        });
        const text = buildExport(name, written);
        const expected = written.map(({ uid, start, end }) => ({ uid, start, end, summary: 'Bezet' }));
        expect(entriesByHand(text)).toEqual(expected);
        expect(readWithNodeIcal(text)).toEqual(expected);
        expect(buildExport(name, written)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});
