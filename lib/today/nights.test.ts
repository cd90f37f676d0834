import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { pictureOf, runsOf } from '@/lib/today/nights';

const first: Day = '2027-07-03';
const day = (n: number) => addDays(first, n);
const range = (from: number, to: number) => ({ start_date: day(from), end_date: day(to) });

/** A stay of the given number of nights, starting on the first day. */
const requestOf = (
  length: number,
  taken: ReturnType<typeof range>[],
  asked: ReturnType<typeof range>[] = [],
) => ({
  ...range(0, length),
  around: { ...range(-3, length + 3), taken, asked },
});
const drawn = (request: Parameters<typeof pictureOf>[0]) =>
  pictureOf(request)
    .cells.map(({ state, isWanted }) => (isWanted ? state[0]?.toUpperCase() : state[0]))
    .join('');

describe('the nights around a stay', () => {
  it('are each free, taken or asked for, half-open', () => {
    expect(drawn(requestOf(4, [range(-3, -1), range(4, 7)], [range(1, 3)]))).toBe('ttfFAAFttt');
  });

  it('are taken where somebody asks for what is taken too', () => {
    const picture = pictureOf(requestOf(3, [range(1, 2)], [range(0, 3)]));
    expect(picture.cells.filter(({ isWanted }) => isWanted).map(({ state }) => state)).toEqual([
      'asked',
      'taken',
      'asked',
    ]);
    expect([picture.wanted, picture.taken, picture.asked]).toEqual([3, 1, 3]);
  });

  it('are drawn in weeks when there are many, cut where the stay begins and ends', () => {
    const picture = pictureOf(requestOf(17, [range(16, 17)]));
    expect(picture.cells.map(({ start, end }) => [start, end])).toEqual([
      [day(-3), day(0)],
      [day(0), day(7)],
      [day(7), day(14)],
      [day(14), day(17)],
      [day(17), day(20)],
    ]);
    expect(picture.cells.map(({ state }) => state)).toEqual(['free', 'free', 'free', 'taken', 'free']);
    expect([picture.wanted, picture.taken]).toEqual([17, 1]);
    expect(pictureOf(requestOf(14, [])).cells).toHaveLength(20);
  });

  it('are told as runs of what is alike', () => {
    const { cells } = pictureOf(requestOf(3, [range(-3, -1)]));
    expect(runsOf(cells)).toEqual([
      { start: day(-3), end: day(-1), state: 'taken', isWanted: false },
      { start: day(-1), end: day(0), state: 'free', isWanted: false },
      { start: day(0), end: day(3), state: 'free', isWanted: true },
      { start: day(3), end: day(6), state: 'free', isWanted: false },
    ]);
  });
});
