import { describe, expect, it } from 'vitest';
import { readShelfPages, shelfPageHref } from '@/components/manage-listings/shelf-pages';

describe('the pages of the sections', () => {
  it.each([
    [{}, { enabled: 1, disabled: 1, coLandlords: 1 }],
    [
      { enabled_listings_page: '3', disabled_listings_page: '2', co_landlords_page: '7' },
      { enabled: 3, disabled: 2, coLandlords: 7 },
    ],
    [{ enabled_listings_page: ['4', '5'] }, { enabled: 4, disabled: 1, coLandlords: 1 }],
    [{ page: '2' }, { enabled: 2, disabled: 2, coLandlords: 2 }],
    [
      { page: '2', enabled_listings_page: '3' },
      { enabled: 3, disabled: 2, coLandlords: 2 },
    ],
    [{ page: '-1' }, { enabled: 1, disabled: 1, coLandlords: 1 }],
    [
      { enabled_listings_page: '0', disabled_listings_page: 'x' },
      { enabled: 1, disabled: 1, coLandlords: 1 },
    ],
  ])('read from %j are %j', (query, pages) => {
    expect(readShelfPages(query)).toEqual(pages);
  });

  it('can be turned separately', () => {
    expect(shelfPageHref({ enabled: 1, disabled: 2, coLandlords: 1 }, 'enabled', 3)).toBe(
      '/dashboard/aanbod-beheren?enabled_listings_page=3&disabled_listings_page=2',
    );
    expect(shelfPageHref({ enabled: 3, disabled: 1, coLandlords: 1 }, 'enabled', 1)).toBe(
      '/dashboard/aanbod-beheren',
    );
    expect(shelfPageHref({ enabled: 2, disabled: 1, coLandlords: 1 }, 'coLandlords', 2)).toBe(
      '/dashboard/aanbod-beheren?enabled_listings_page=2&co_landlords_page=2',
    );
  });
});
