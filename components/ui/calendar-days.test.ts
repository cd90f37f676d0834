import { describe, expect, it } from 'vitest';
import { chosenPlace, dayAppearance, nightAppearance, occupiedNights } from '@/components/ui/calendar-days';

describe('dayLook', () => {
  const nights = occupiedNights([
    { start: '2027-07-03', end: '2027-07-06' },
    { start: '2027-07-06', end: '2027-07-08', kind: 'blocked' },
  ]);

  it.each([
    ['2027-07-02', { shape: 'free', kind: 'taken' }],
    ['2027-07-03', { shape: 'arrival', kind: 'taken' }],
    ['2027-07-04', { shape: 'full', kind: 'taken' }],
    ['2027-07-06', { shape: 'full', kind: 'blocked' }],
    ['2027-07-08', { shape: 'departure', kind: 'blocked' }],
    ['2027-07-09', { shape: 'free', kind: 'taken' }],
    ['2027-06-30', { shape: 'past', kind: 'taken' }],
  ] as const)('%s is %j', (day, appearance) => {
    expect(dayAppearance(day, nights, '2027-07-01')).toEqual(appearance);
  });

  it('still shows whether past days were taken', () => {
    expect(dayAppearance('2027-07-04', nights, '2027-08-01').shape).toBe('full');
  });

  it('shows a guest rather than a block, in either order', () => {
    const block = { start: '2027-07-01', end: '2027-07-03', kind: 'blocked' } as const;
    const guest = { start: '2027-07-01', end: '2027-07-02' } as const;
    expect(occupiedNights([block, guest])).toEqual(occupiedNights([guest, block]));
    expect(occupiedNights([guest, block]).get('2027-07-01')).toBe('taken');
  });
});

describe('nightLook', () => {
  const nights = occupiedNights([{ start: '2027-07-03', end: '2027-07-05', kind: 'blocked' }]);

  it.each([
    ['2027-07-02', { shape: 'free', kind: 'taken' }],
    ['2027-07-03', { shape: 'full', kind: 'blocked', isFirst: true }],
    ['2027-07-04', { shape: 'full', kind: 'blocked' }],
    ['2027-07-05', { shape: 'departure', kind: 'blocked' }],
  ] as const)('%s is %j', (day, appearance) => {
    expect(nightAppearance(day, nights, '2027-07-01')).toEqual(appearance);
  });
});

describe('occupiedNights', () => {
  it('shows the most important of the ranges on one night, in any order', () => {
    const range = { start: '2027-07-01', end: '2027-07-02' } as const;
    const kinds = ['imported', 'conflict', 'blocked', 'taken'] as const;
    const night = (...shown: (typeof kinds)[number][]) =>
      occupiedNights(shown.map((kind) => ({ ...range, kind }))).get('2027-07-01');
    expect(night('blocked', 'imported')).toBe('imported');
    expect(night('imported', 'blocked')).toBe('imported');
    expect(night('taken', 'imported')).toBe('taken');
    expect(night(...kinds)).toBe('conflict');
  });
});

describe('chosenPlace', () => {
  it('marks both ends and the days between them', () => {
    const range = { start: '2027-07-03', end: '2027-07-06' } as const;
    expect(chosenPlace('2027-07-02', range)).toBeUndefined();
    expect(chosenPlace('2027-07-03', range)).toBe('start');
    expect(chosenPlace('2027-07-05', range)).toBe('middle');
    expect(chosenPlace('2027-07-06', range)).toBe('end');
    expect(chosenPlace('2027-07-07', range)).toBeUndefined();
  });

  it('treats an open range as one day', () => {
    expect(chosenPlace('2027-07-03', { start: '2027-07-03', end: null })).toBe('single');
    expect(chosenPlace('2027-07-04', { start: '2027-07-03', end: null })).toBeUndefined();
    expect(chosenPlace('2027-07-04', { start: null, end: null })).toBeUndefined();
  });
});
