import { describe, expect, it } from 'vitest';
import { monthSheet } from '@/components/calendar/month-sheet';
import { occupiedNights } from '@/components/ui/calendar-days';
import type { Day } from '@/lib/dates/day';

const taken = (start: Day, end: Day) => occupiedNights([{ start, end }]);

describe('monthSheet', () => {
  it('says of each day how the nights around it lie', () => {
    // A stay from the 3rd to the 5th: others can leave on the 3rd and arrive on the 5th.
    const sheet = monthSheet('2026-07-20', taken('2026-07-03', '2026-07-05'), '2026-07-02');
    expect(sheet).toEqual({ title: 'juli 2026', blanks: 2, signs: `pfaxd${'f'.repeat(26)}`, today: 2 });
  });

  it('looks over the edges of the month', () => {
    expect(monthSheet('2026-02-01', taken('2026-01-20', '2026-02-01'), '2026-01-01')).toEqual({
      title: 'februari 2026',
      blanks: 6,
      signs: `d${'f'.repeat(27)}`,
      today: null,
    });
    expect(monthSheet('2026-02-01', taken('2026-02-28', '2026-03-04'), '2026-03-01').signs).toBe(
      `${'p'.repeat(27)}a`,
    );
  });

  it('has as many days as the month', () => {
    const sheet = monthSheet('2028-02-10', occupiedNights([]), '2028-02-29');
    expect(sheet).toMatchObject({ signs: `${'p'.repeat(28)}f`, today: 29 });
  });
});
