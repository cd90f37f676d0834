import { describe, expect, it } from 'vitest';
import { dayNotes, occupiedRanges, staysByNight } from '@/components/calendar/day-notes';
import type { BookedPeriod } from '@/lib/calendar/contract';
import type { Day } from '@/lib/dates/day';
import type { PriceLayer } from '@/lib/stays/nightly';
import type { Season } from '@/lib/stays/terms';

const meta = {
  guest_name: null,
  guest_full_name: null,
  booking_id: null,
  check_in: null,
  check_out: null,
  price: null,
  listing_slug: 'de-golf',
  summary: null,
};

const own: BookedPeriod = {
  start_date: '2027-07-03',
  end_date: '2027-07-05',
  source: 'internal',
  meta: { ...meta, guest_name: 'Jan', guest_full_name: 'Jan Janssens' },
};
const imported: BookedPeriod = { start_date: '2027-07-05', end_date: '2027-07-06', source: 'airbnb', meta };

describe('occupiedRanges', () => {
  it('distinguishes stays booked here, stays from other sites and blocks', () => {
    const ranges = occupiedRanges({
      booked_periods: [own, imported],
      disabled_periods: [{ start_date: '2027-08-01', end_date: '2027-08-02' }],
      preparation_nights: 0,
    });
    expect(ranges.map(({ kind }) => kind)).toEqual(['taken', 'imported', 'blocked']);
  });

  it('marks the nights that are double-booked, and no other nights of the two stays', () => {
    const ranges = occupiedRanges({
      booked_periods: [
        { ...own, conflict: true },
        { ...imported, start_date: '2027-07-04', conflict: true },
      ],
      disabled_periods: [],
      preparation_nights: 0,
    });
    expect(ranges.filter(({ kind }) => kind === 'conflict')).toEqual([
      { start: '2027-07-04', end: '2027-07-05', kind: 'conflict' },
    ]);
  });
});

describe('staysByNight', () => {
  it('assigns the day of a departure to the stay that arrives on it', () => {
    const nights = staysByNight([own, imported]);
    expect(nights.get('2027-07-04')).toEqual([own]);
    expect(nights.get('2027-07-05')).toEqual([imported]);
    expect(nights.has('2027-07-06')).toBe(false);
  });
});

const summer: Season = {
  name: 'Zomer',
  start_date: '2027-07-07',
  end_date: '2027-08-28',
  price: 150,
  weekend_price: 180,
  week_price: null,
  min_stay: null,
  arrival_days: [],
  departure_days: [],
};
const layers: Partial<Record<Day, PriceLayer>> = {
  '2027-07-05': 'date',
  '2027-07-06': 'standard',
  '2027-07-02': 'weekend',
  '2027-07-07': 'season',
  '2027-07-09': 'season_weekend',
};

describe('dayNotes', () => {
  const note = dayNotes({
    stays: staysByNight([own, imported]),
    layerOf: (night) => layers[night],
    seasons: [summer],
    holidays: [
      { region: 'be-vl', kind: 'school', name: 'Zomervakantie', start: '2027-07-08', end: '2027-09-01' },
      { region: 'be', kind: 'public', name: 'Nationale feestdag', start: '2027-07-21', end: '2027-07-22' },
    ],
  });

  it('says whose night it is', () => {
    expect(note('2027-07-03')).toMatchObject({ word: 'Jan', spoken: 'Eigen reservering, Jan Janssens' });
    expect(note('2027-07-03')?.sign).toBeUndefined();
    expect(note('2027-07-05')).toEqual({
      sign: 'A',
      word: 'Airbnb',
      spoken: 'Airbnb, speciaal tarief',
      strong: true,
    });
    expect(note('2027-07-06')).toBeUndefined();
  });

  it('shows what set the price, as a shape and in words', () => {
    expect(note('2027-07-02')).toMatchObject({ mark: 'triangle', spoken: 'weekendprijs', strong: false });
    expect(note('2027-07-07')).toMatchObject({ mark: 'diamond', spoken: 'prijs van seizoen Zomer' });
    expect(note('2027-07-09')).toMatchObject({ mark: 'diamond', spoken: 'weekendprijs van seizoen Zomer' });
  });

  it('names the holidays of a day', () => {
    expect(note('2027-07-08')).toMatchObject({ line: 'Zomervakantie' });
    expect(note('2027-07-21')).toMatchObject({ line: 'Zomervakantie, Nationale feestdag' });
    expect(note('2027-07-07')?.line).toBeUndefined();
  });

  it('warns of a double-booked night and names everyone on it', () => {
    const twice = [
      { ...own, conflict: true as const },
      { ...imported, start_date: '2027-07-04' as const, conflict: true as const },
    ];
    const warned = dayNotes({
      stays: staysByNight(twice),
      layerOf: () => undefined,
      seasons: [],
      holidays: [],
    });
    expect(warned('2027-07-03')?.sign).toBeUndefined();
    expect(warned('2027-07-04')).toMatchObject({
      sign: '!',
      spoken: 'dubbel geboekt, Eigen reservering, Jan Janssens, Airbnb',
    });
  });
});
