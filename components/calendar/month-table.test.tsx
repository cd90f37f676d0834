import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MonthTable } from '@/components/calendar/month-table';
import { occupiedNights } from '@/components/ui/calendar-days';
import type { Day } from '@/lib/dates/day';

const taken = (start: Day, end: Day) => occupiedNights([{ start, end }]);

interface Shown {
  title: string | undefined;
  /** Empty cells before the first day. */
  blanks: number;
  /** One character per day: free, past, full (x), arrival, departure. */
  signs: string;
  today: string | undefined;
}

/** A compact form of a rendered month. */
function shown(first: Day, nights: ReturnType<typeof occupiedNights>, today: Day): Shown {
  const html = renderToStaticMarkup(<MonthTable first={first} nights={nights} today={today} />);
  const cells = html.match(/<td>.*?<\/td>/g) ?? [];
  const days = cells.filter((cell) => cell !== '<td></td>');
  const shapes = days.map((cell) => /data-shape="(\w+)"/.exec(cell)?.[1] ?? '');
  expect(cells).toHaveLength(42);
  expect(days.map((cell) => /(\d+)<\/span><span/.exec(cell)?.[1])).toEqual(
    days.map((_, at) => String(at + 1)),
  );
  return {
    title: /<table aria-label="([^"]*)"/.exec(html)?.[1],
    blanks: cells.findIndex((cell) => cell !== '<td></td>'),
    signs: shapes.map((shape) => (shape === 'full' ? 'x' : shape.charAt(0))).join(''),
    today: days.map((cell) => /data-today="true"><span>(\d+)/.exec(cell)?.[1]).find(Boolean),
  };
}

describe('a read-only month', () => {
  it('shows for each day whether the nights around it are taken', () => {
    // A stay from the 3rd to the 5th: others can leave on the 3rd and arrive on the 5th.
    expect(shown('2026-07-01', taken('2026-07-03', '2026-07-05'), '2026-07-02')).toEqual({
      title: 'juli 2026',
      blanks: 2,
      signs: `pfaxd${'f'.repeat(26)}`,
      today: '2',
    });
  });

  it('takes the nights just outside the month into account', () => {
    expect(shown('2026-02-01', taken('2026-01-20', '2026-02-01'), '2026-01-01')).toEqual({
      title: 'februari 2026',
      blanks: 6,
      signs: `d${'f'.repeat(27)}`,
      today: undefined,
    });
    const next = shown('2026-02-01', taken('2026-02-28', '2026-03-04'), '2026-03-01');
    expect(next.signs).toBe(`${'p'.repeat(27)}a`);
  });

  it('has as many days as the month', () => {
    const leap = shown('2028-02-01', occupiedNights([]), '2028-02-29');
    expect(leap).toMatchObject({ signs: `${'p'.repeat(28)}f`, today: '29' });
  });

  it('describes the state of each day in words', () => {
    const html = renderToStaticMarkup(
      <MonthTable first="2026-07-01" nights={taken('2026-07-03', '2026-07-05')} today="2026-07-02" />,
    );
    for (const words of ['1 voorbij', '2 beschikbaar', '3 vanaf deze dag bezet', '4 bezet'])
      expect(html.replaceAll(/<[^>]*>/g, '')).toContain(words);
  });
});
