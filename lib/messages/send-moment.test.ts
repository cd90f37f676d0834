import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayFromNumber, dayNumber, dayOfMoment } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';
import { FIRST_SEND_HOUR, LAST_SEND_HOUR, MAX_SEND_DAYS, sendMoments } from '@/lib/messages/limits';
import type { SendMoment } from '@/lib/messages/limits';
import { isComing, sendMoment } from '@/lib/messages/send-moment';

const stay = (start: Day, end: Day, approvedAt = '2027-01-10T20:15:00.000Z') => ({
  start,
  end,
  approvedAt: new Date(approvedAt),
});
const july = stay('2027-07-10', '2027-07-17');

describe('the moment of a text', () => {
  it.each<[SendMoment, number, string | null]>([
    ['approved', 0, '2027-01-10T20:15:00.000Z'],
    ['approved', 1, '2027-01-11T09:00:00.000Z'],
    ['before_arrival', 0, '2027-07-10T08:00:00.000Z'],
    ['before_arrival', 3, '2027-07-07T08:00:00.000Z'],
    ['arrival', 0, '2027-07-10T08:00:00.000Z'],
    ['arrival', 9, '2027-07-10T08:00:00.000Z'],
    ['during', 6, '2027-07-16T08:00:00.000Z'],
    ['during', 7, null],
    ['before_departure', 1, '2027-07-16T08:00:00.000Z'],
    ['before_departure', 30, '2027-07-10T08:00:00.000Z'],
    ['after_departure', 2, '2027-07-19T08:00:00.000Z'],
  ])('%s, %i days, at 10: %s', (moment, days, expected) => {
    expect(sendMoment({ moment, days, hour: 10 }, july)?.toISOString() ?? null).toBe(expected);
  });

  it.each([
    ['2027-03-27', '2027-03-27T07:00:00.000Z'],
    ['2027-03-28', '2027-03-28T06:00:00.000Z'],
    ['2027-10-30', '2027-10-30T06:00:00.000Z'],
    ['2027-10-31', '2027-10-31T07:00:00.000Z'],
  ] as const)('follows the clock in Brussels: 8 o’clock on %s', (day, expected) => {
    const at = sendMoment({ moment: 'arrival', days: 0, hour: 8 }, stay(day, addDays(day, 2)));
    expect(at?.toISOString()).toBe(expected);
  });

  it('of an approval late in the evening counts from the day in Brussels', () => {
    const late = stay('2027-07-10', '2027-07-17', '2027-07-01T22:30:00.000Z');
    const at = sendMoment({ moment: 'approved', days: 1, hour: 9 }, late);
    expect(at?.toISOString()).toBe('2027-07-03T07:00:00.000Z');
  });

  it('is always that hour on that clock, and moves with the stay', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sendMoments),
        fc.integer({ min: 0, max: MAX_SEND_DAYS }),
        fc.integer({ min: FIRST_SEND_HOUR, max: LAST_SEND_HOUR }),
        fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2030-12-31') }),
        fc.integer({ min: 1, max: 40 }),
        (moment, days, hour, first, nights) => {
          const send = { moment, days, hour };
          const start = dayFromNumber(first);
          const found = sendMoment(send, stay(start, addDays(start, nights)));
          fc.pre(found !== null && !(moment === 'approved'));
          if (found === null) return;
          expect(wallClockIn(PRODUCT_ZONE, found)).toMatchObject({ hour, minute: 0 });
          const later = sendMoment(send, stay(addDays(start, 5), addDays(start, nights + 5)));
          expect(later && dayOfMoment(later)).toBe(addDays(dayOfMoment(found), 5));
        },
      ),
    );
  });
});

describe('what is still coming', () => {
  const at = new Date('2027-07-07T08:00:00.000Z');
  const coming = (since: string, now: string) => isComing(at, { since: new Date(since), now: new Date(now) });

  it('is what was switched on before its moment, until a day after it', () => {
    expect(coming('2027-07-07T08:00:00.000Z', '2027-07-01T00:00:00.000Z')).toBe(true);
    expect(coming('2027-07-07T08:00:00.001Z', '2027-07-07T08:01:00.000Z')).toBe(false);
    expect(coming('2027-07-01T08:00:00.000Z', '2027-07-08T07:59:59.999Z')).toBe(true);
    expect(coming('2027-07-01T08:00:00.000Z', '2027-07-08T08:00:00.000Z')).toBe(false);
  });
});
