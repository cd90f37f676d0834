import { describe, expect, it } from 'vitest';
import { dayNotes, occupiedRanges, staysByNight } from '@/components/channel-calendar/day-notes';
import type { BookedPeriod } from '@/lib/calendar/contract';

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
  it('tells stays booked here, stays of other sites and blocks apart', () => {
    const ranges = occupiedRanges({
      booked_periods: [own, imported],
      disabled_periods: [{ start_date: '2027-08-01', end_date: '2027-08-02' }],
      preparation_nights: 0,
    });
    expect(ranges.map(({ kind }) => kind)).toEqual(['taken', 'imported', 'blocked']);
  });

  it('marks the nights that are booked twice, and no others of the two stays', () => {
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
  it('gives the day of a departure to who arrives on it', () => {
    const nights = staysByNight([own, imported]);
    expect(nights.get('2027-07-04')).toEqual([own]);
    expect(nights.get('2027-07-05')).toEqual([imported]);
    expect(nights.has('2027-07-06')).toBe(false);
  });
});

describe('dayNotes', () => {
  const note = dayNotes({
    stays: staysByNight([own, imported]),
    rates: [{ valid_at: '2027-07-05', price: 150 }],
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

  it('warns of a night that is booked twice, with everybody on it', () => {
    const twice = [
      { ...own, conflict: true as const },
      { ...imported, start_date: '2027-07-04' as const, conflict: true as const },
    ];
    const warned = dayNotes({ stays: staysByNight(twice), rates: [] });
    expect(warned('2027-07-03')?.sign).toBeUndefined();
    expect(warned('2027-07-04')).toMatchObject({
      sign: '!',
      spoken: 'dubbel geboekt, Eigen reservering, Jan Janssens, Airbnb',
    });
  });
});
