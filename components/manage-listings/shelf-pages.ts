/** Each section is paged by a query parameter of its own. */
import type { ListingShelf } from '@/lib/listings/queries';
import { route } from '@/lib/paths';

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
 * The pages that an address asks for; anything that is no page is the first. `page` is for sections whose own parameter
 * is absent.
 */
export function readShelfPages(query: Parameters): ShelfPages {
  const pageIn = (section: ManageSection) => pageOf(query[parameter[section]] ?? query.page);
  return { enabled: pageIn('enabled'), disabled: pageIn('disabled'), coLandlords: pageIn('coLandlords') };
}

/** The address of another page of one section; the others stay where they are. */
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
