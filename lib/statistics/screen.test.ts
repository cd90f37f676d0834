import { describe, expect, it } from 'vitest';
import { readShownFigures } from '@/lib/statistics/read-screen';
import { figuresHref, yearsShown } from '@/lib/statistics/screen';

describe('what the screen of figures shows', () => {
  it.each([
    [{}, { year: 2027, listingId: null }],
    [
      { year: '2026', listing_id: '12' },
      { year: 2026, listingId: 12 },
    ],
    [{ year: '2028' }, { year: 2028, listingId: null }],
    [
      { year: '1900', listing_id: '0' },
      { year: 2027, listingId: null },
    ],
    [
      { year: 'x', listing_id: '12 OR 1' },
      { year: 2027, listingId: null },
    ],
    [
      { year: ['2026', '2025'], listing_id: ['1', '2'] },
      { year: 2027, listingId: null },
    ],
  ])('of %j is %j', (address, shown) => {
    expect(readShownFigures(address, 2027)).toEqual(shown);
  });

  it('reaches two years back, and to the stays of next year', () => {
    expect(yearsShown(2027)).toEqual([2025, 2026, 2027, 2028]);
  });

  it('stands in the address, but for what is usual', () => {
    expect(figuresHref({ year: 2027, listingId: null }, 2027)).toBe('/dashboard/statistieken');
    expect(figuresHref({ year: 2026, listingId: 12 }, 2027)).toBe(
      '/dashboard/statistieken?year=2026&listing_id=12',
    );
  });
});
