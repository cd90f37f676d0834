import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '@/lib/dates/day';
import { arbitraryBounds, arbitraryDay, today } from '@/tests/support/arbitrary-stays';
import { findArrivalFault, findDepartureFault } from '@/lib/stays/day-reasons';
import { dayReasonText } from '@/lib/stays/fault-text';
import { arrivalCheck } from '@/lib/stays/judge';
import type { Season, StayBounds, StayRules } from '@/lib/stays/terms';
import { nightlyRules } from '@/tests/factories/stay-terms';

const rules: StayRules = { ...nightlyRules, max_stay: 14, max_days_reservation_advance: 90 };

const summer: Season = {
  name: 'Zomer',
  start_date: '2026-07-11',
  end_date: '2026-08-29',
  price: 150,
  weekend_price: null,
  week_price: null,
  min_stay: 7,
  arrival_days: [6],
  departure_days: [6],
};

const boundsOf = (changes: Partial<StayRules> = {}, more: Partial<StayBounds> = {}): StayBounds => ({
  rules: { ...rules, ...changes },
  seasons: [],
  today,
  booked: [],
  blocked: [],
  ...more,
});

const booked = [{ start: '2026-07-10', end: '2026-07-14' }] as const;
const night = { rental_period_night: false } as const;
const saturdays = { ...summer, arrival_days: [], min_stay: null };

describe('why no stay begins on a day', () => {
  it.each<[string, Day, StayBounds, string | null]>([
    ['one can', '2026-07-04', boundsOf(), null],
    ['it is over', '2026-06-30', boundsOf(), 'voorbij'],
    ['it is too soon', '2026-07-02', boundsOf({ notice_days: 3 }), 'aankomst ten vroegste op 4 juli 2026'],
    ['it is too far', '2026-10-02', boundsOf(), 'te reserveren tot en met 29 september 2026'],
    [
      'too little is left of the window',
      '2026-09-28',
      boundsOf(),
      'te reserveren tot en met 29 september 2026',
    ],
    ['somebody is there', '2026-07-11', boundsOf({}, { booked }), 'bezet'],
    [
      'its night is taken, though too short as well',
      '2026-07-13',
      boundsOf({ min_stay: 9 }, { booked: [...booked, { start: '2026-07-18', end: '2026-07-20' }] }),
      'bezet',
    ],
    ['the landlord keeps it', '2026-07-11', boundsOf({}, { blocked: booked }), 'bezet'],
    [
      'the home is made ready',
      '2026-07-14',
      boundsOf({ preparation_nights: 1 }, { booked }),
      'voorbereiding tussen twee verblijven',
    ],
    ['another stay comes too soon', '2026-07-09', boundsOf({}, { booked }), 'minimaal 2 nachten'],
    [
      'the season asks for more than is free',
      '2026-07-18',
      boundsOf({}, { seasons: [summer], booked: [{ start: '2026-07-24', end: '2026-07-25' }] }),
      'minimaal 7 nachten in Zomer',
    ],
    [
      'nobody arrives on a Sunday, whatever else is wrong',
      '2026-07-12',
      boundsOf({}, { seasons: [summer], booked: [{ start: '2026-07-16', end: '2026-07-17' }] }),
      'enkel aankomst op zaterdag',
    ],
    [
      'it is let by the week alone',
      '2026-07-05',
      boundsOf({ ...night, rental_period_week: true }, { booked }),
      'enkel te huur per week',
    ],
    [
      'a week from there ends on a day on which nobody leaves',
      '2026-07-17',
      boundsOf({ ...night, rental_period_week: true }, { seasons: [saturdays] }),
      'enkel vertrek op zaterdag',
    ],
  ])('%s', (_, day, bounds, text) => {
    const fault = findArrivalFault(bounds, day);
    expect(fault && dayReasonText(fault)).toBe(text);
  });

  it('is told exactly where the picker offers none', () => {
    fc.assert(
      fc.property(arbitraryBounds, arbitraryDay, (bounds, day) => {
        expect(findArrivalFault(bounds, day) === null).toBe(arrivalCheck(bounds)(day));
      }),
    );
  });
});

describe('why a stay does not end on a day', () => {
  it.each<[string, Day, StayBounds, string | null]>([
    ['it can', '2026-07-06', boundsOf(), null],
    ['it is too short', '2026-07-05', boundsOf(), 'minimaal 2 nachten'],
    ['it is too long', '2026-07-19', boundsOf(), 'maximaal 14 nachten'],
    ['somebody comes in between', '2026-07-12', boundsOf({}, { booked }), 'bezet'],
    [
      'nobody leaves on a Sunday',
      '2026-07-12',
      boundsOf({}, { seasons: [summer] }),
      'enkel vertrek op zaterdag',
    ],
  ])('%s', (_, day, bounds, text) => {
    const fault = findDepartureFault(bounds, '2026-07-04', day);
    expect(fault && dayReasonText(fault)).toBe(text);
  });
});
