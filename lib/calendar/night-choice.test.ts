import { describe, expect, it } from 'vitest';
import {
  choiceOfRange,
  drawNights,
  pointNight,
  pressNight,
  rangeOfChoice,
} from '@/lib/calendar/night-choice';
import type { NightChoice } from '@/lib/calendar/night-choice';
import type { Day } from '@/lib/dates/day';

const after = (...nights: Day[]) =>
  nights.reduce<NightChoice | null>((choice, night) => pressNight(choice, night), null);

describe('pressNight', () => {
  it('chooses one night, which the next press makes longer', () => {
    expect(after('2027-07-03')).toEqual({ first: '2027-07-03', last: '2027-07-03', isOpen: true });
    expect(after('2027-07-03', '2027-07-05')).toEqual({
      first: '2027-07-03',
      last: '2027-07-05',
      isOpen: false,
    });
  });

  it('reaches back as well', () => {
    expect(after('2027-07-05', '2027-07-03')).toMatchObject({ first: '2027-07-03', last: '2027-07-05' });
  });

  it('keeps the night of a double click, and takes it back at the press after that', () => {
    expect(after('2027-07-03', '2027-07-03')).toMatchObject({ last: '2027-07-03', isOpen: false });
    expect(after('2027-07-03', '2027-07-03', '2027-07-03')).toBeNull();
  });

  it('begins anew once both ends are there', () => {
    expect(after('2027-07-03', '2027-07-05', '2027-07-04')).toEqual({
      first: '2027-07-04',
      last: '2027-07-04',
      isOpen: true,
    });
  });
});

describe('pointNight', () => {
  it('shows what a press would choose while the choice is open, and nothing else', () => {
    expect(pointNight(after('2027-07-03'), '2027-07-06')).toMatchObject({ last: '2027-07-06' });
    const whole = after('2027-07-03', '2027-07-05');
    expect(pointNight(whole, '2027-07-09')).toEqual(whole);
    expect(pointNight(null, '2027-07-09')).toBeNull();
  });
});

describe('rangeOfChoice', () => {
  it('ends on the morning after the last night', () => {
    expect(rangeOfChoice({ first: '2027-07-31', last: '2027-07-31', isOpen: false })).toEqual({
      start: '2027-07-31',
      end: '2027-08-01',
    });
  });
});

describe('choiceOfRange', () => {
  const stay = { start: '2027-07-03', end: '2027-07-06' } as const;

  it('chooses all nights that are still to come', () => {
    expect(choiceOfRange(stay, '2027-07-01')).toMatchObject({ first: '2027-07-03', last: '2027-07-05' });
    expect(choiceOfRange(stay, '2027-07-05')).toMatchObject({ first: '2027-07-05', last: '2027-07-05' });
    expect(choiceOfRange(stay, '2027-07-06')).toBeNull();
  });
});

describe('drawNights', () => {
  it.each<[Day, Day, Day, Day]>([
    ['2027-07-03', '2027-07-05', '2027-07-03', '2027-07-05'],
    ['2027-07-05', '2027-07-03', '2027-07-03', '2027-07-05'],
    ['2027-07-03', '2027-07-03', '2027-07-03', '2027-07-03'],
  ])('from %s to %s, both included, and done', (from, to, first, last) => {
    expect(drawNights(from, to)).toEqual({ first, last, isOpen: false });
  });
});
