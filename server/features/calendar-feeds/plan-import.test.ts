import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { clip, merge, toDays } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { planImport } from '@/server/features/calendar-feeds/plan-import';
import type { ImportQuestion, ImportedRow } from '@/server/features/calendar-feeds/plan-import';

const today: Day = '2027-03-10';
const on = (days: number) => addDays(today, days);
const range = (from: number, to: number) => ({ start: on(from), end: on(to), summary: 'Reserved' });
const row = (id: number, from: number, to: number): ImportedRow => ({ id, ...range(from, to) });
const nothing = { added: [], changed: [], removed: [], echoes: 0 };
const plan = (question: Partial<ImportQuestion>) =>
  planImport({ today, ranges: [], rows: [], own: [], ...question });

/** The rows after the plan has been carried out. */
function applied({ rows, ...question }: ImportQuestion): ImportedRow[] {
  const { added, changed, removed } = planImport({ rows, ...question });
  const kept = rows.filter(({ id }) => !removed.includes(id));
  const moved = kept.map((one) => ({ ...one, ...changed.find(({ id }) => id === one.id) }));
  return [...moved, ...added.map((one, n) => ({ ...one, id: 1000 + n }))];
}

describe('planImport', () => {
  it.each<[string, Partial<ImportQuestion>, object]>([
    ['the same again', { ranges: [range(2, 5)], rows: [row(1, 2, 5)] }, nothing],
    ['something new', { ranges: [range(2, 5)] }, { added: [range(2, 5)] }],
    ['something gone', { rows: [row(1, 2, 5)] }, { removed: [1] }],
    ['other dates', { ranges: [range(3, 5)], rows: [row(1, 2, 5)] }, { added: [range(3, 5)], removed: [1] }],
    [
      'another name',
      { ranges: [{ ...range(2, 5), summary: 'Bezet' }], rows: [row(1, 2, 5)] },
      { changed: [{ id: 1, end: on(5), summary: 'Bezet' }] },
    ],
    ['a running stay, begun anew today', { ranges: [range(0, 3)], rows: [row(1, -4, 3)] }, nothing],
    [
      'a running stay made longer',
      { ranges: [range(0, 6)], rows: [row(1, -4, 3)] },
      { changed: [{ id: 1, end: on(6), summary: 'Reserved' }] },
    ],
    [
      'a running stay made shorter',
      { ranges: [range(0, 1)], rows: [row(1, -4, 3)] },
      { changed: [{ id: 1, end: on(1), summary: 'Reserved' }] },
    ],
    [
      'a running stay that ends',
      { rows: [row(1, -4, 3)] },
      { changed: [{ id: 1, end: on(0), summary: 'Reserved' }] },
    ],
    [
      'two running stays',
      { ranges: [range(0, 3), range(0, 9)], rows: [row(1, -4, 3), row(2, -1, 8)] },
      { changed: [{ id: 2, end: on(9), summary: 'Reserved' }] },
    ],
    ['our own sent back', { ranges: [range(2, 5)], own: [range(1, 5)] }, { echoes: 1 }],
    ['our own sent back as one', { ranges: [range(2, 8)], own: [range(2, 5), range(5, 8)] }, { echoes: 1 }],
    ['more than our own', { ranges: [range(2, 8)], own: [range(2, 5)] }, { added: [range(2, 8)] }],
    [
      'ours now what was theirs',
      { ranges: [range(2, 5)], rows: [row(1, 2, 5)], own: [range(2, 5)] },
      { removed: [1], echoes: 1 },
    ],
  ])('%s', (_what, question, expected) => {
    expect(plan(question)).toEqual({ ...nothing, ...expected });
  });

  const ranges = (min: number) =>
    fc.uniqueArray(
      fc
        .tuple(fc.integer({ min, max: 25 }), fc.integer({ min: 1, max: 8 }))
        .map(([from, length]) => range(from, Math.max(from + length, 1))),
      { maxLength: 8, selector: ({ start, end }) => start + end },
    );
  const question = fc.record({
    ranges: ranges(0),
    rows: ranges(-6).map((all) => all.map((one, n) => ({ ...one, id: n + 1 }))),
    own: ranges(-6),
  });
  const future: DayRange = { start: today, end: on(60) };
  const past: DayRange = { start: on(-60), end: today };

  it('leaves the nights that the calendar says from today on, and the past as it was', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const after = applied({ today, ...asked });
        const ours = merge(asked.own);
        const said = asked.ranges.filter(
          (one) => !ours.some(({ start, end }) => start <= one.start && one.end <= end),
        );
        expect(toDays(clip(after, future))).toEqual(toDays(said));
        expect(toDays(clip(after, past))).toEqual(toDays(clip(asked.rows, past)));
        for (const { start, end } of after) expect(start < end).toBe(true);
      }),
    );
  });

  it('asks for nothing the second time', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const rows = applied({ today, ...asked }).filter(({ end }) => end > today);
        const again = planImport({ today, ...asked, rows });
        expect([again.added, again.removed]).toEqual([[], []]);
        expect(again.changed).toEqual([]);
      }),
    );
  });
});
