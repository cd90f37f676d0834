/** Each section has its own query parameter for its page. */
import type { ListingShelf } from '@/lib/listings/queries';
import { route } from '@/lib/desk-paths';

export type ManageSection = ListingShelf | 'coLandlords';
export type ShelfPages = Readonly<Record<ManageSection, number>>;

const parameter = {
  enabled: 'enabled_listings_page',
  disabled: 'disabled_listings_page',
  coLandlords: 'co_landlords_page',
} as const;

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

function pageOf(value: string | string[] | undefined): number {
  const text = Array.isArray(value) ? value[0] : value;
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
}

/**
 * The pages that a URL asks for; an invalid page means the first. `page` applies to sections whose own parameter is
 * absent.
 */
export function readShelfPages(query: Parameters): ShelfPages {
  const pageIn = (section: ManageSection) => pageOf(query[parameter[section]] ?? query.page);
  return { enabled: pageIn('enabled'), disabled: pageIn('disabled'), coLandlords: pageIn('coLandlords') };
}

/** The URL of another page of one section; the other sections keep theirs. */
export function shelfPageHref(pages: ShelfPages, section: ManageSection, page: number): string {
  const next = { ...pages, [section]: page };
  const shown = (number: number) => (number > 1 ? number : null);
  return route(
    'dashboard.listing.index',
    {},
    {
      [parameter.enabled]: shown(next.enabled),
      [parameter.disabled]: shown(next.disabled),
      [parameter.coLandlords]: shown(next.coLandlords),
    },
  );
}
