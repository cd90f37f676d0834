import { expect, it } from 'vitest';
import { firstStay } from '@/lib/stays/first-stay';
import type { Season, StayBounds } from '@/lib/stays/terms';
import { nightlyRules } from '@/tests/factories/stay-terms';

const bounds: StayBounds = {
  rules: nightlyRules,
  seasons: [],
  today: '2026-11-23',
  booked: [],
  blocked: [],
};

const summer: Season = {
  name: 'Zomer',
  start_date: '2027-07-01',
  end_date: '2027-08-28',
  price: 150,
  weekend_price: null,
  week_price: null,
  min_stay: null,
  arrival_days: [6],
  departure_days: [],
};

it('is a week from today on', () => {
  expect(firstStay(bounds)).toEqual({ start: '2026-11-23', end: '2026-11-30' });
});

it('passes over what is taken, and takes the shortest where a week does not fit', () => {
  const booked = [
    { start: '2026-11-20', end: '2026-11-25' },
    { start: '2026-11-28', end: '2026-12-24' },
  ] as const;
  expect(firstStay({ ...bounds, booked })).toEqual({ start: '2026-11-25', end: '2026-11-27' });
});

it('stands in the first coming season, on a day of arrival', () => {
  expect(firstStay({ ...bounds, seasons: [summer] })).toEqual({ start: '2027-07-03', end: '2027-07-10' });
});

it('is none where nothing can be asked for', () => {
  expect(firstStay({ ...bounds, rules: { ...bounds.rules, rental_period_night: false } })).toBeNull();
});
