/**
 * Metadata of an overview for search engines: the whole coast and each town are pages with their own canonical URL.
 * Every other search has its town (or the coast) as its canonical page and is not indexed, nor is a page without
 * listings.
 */
import { townName } from '@/lib/listings/town-name';
import { findCity } from '@/lib/listings/cities';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { isUnfiltered, pageOfFilters, townOf, writeFilters } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { searchTexts } from '@/lib/texts/search';

/** The searched town, if there is exactly one, whatever the other filters. */
export function onlyTown({ listing_city_id: towns }: SearchFilters) {
  const [id] = towns ?? [];
  return towns?.length === 1 && id !== undefined ? findCity(id) : null;
}

/** Whether a search, on any page, is one of the overviews that search engines may index. */
export function isOwnOverview(filters: SearchFilters): boolean {
  return isUnfiltered(filters) || townOf(filters) !== null;
}

/** The `rel` of links to a search: crawlers should not follow those whose canonical URL is another page. */
export function relOf(filters: SearchFilters): 'nofollow' | undefined {
  return isOwnOverview(filters) ? undefined : 'nofollow';
}

/** @param isEmpty the page has no listings: no results, or past the last page */
export function searchMetadata(filters: SearchFilters, isEmpty: boolean) {
  const town = onlyTown(filters);
  const page = pageOfFilters(filters);
  const isOwn = isOwnOverview(filters);
  const title = town ? searchTexts.pageTitleIn(townName(town.name)) : searchTexts.pageTitle;
  const canonical: SearchFilters = {
    ...(town && { listing_city_id: [town.id] }),
    ...(isOwn && page > 1 && { page }),
  };
  // The whole coast may be indexed even while there are no listings.
  const isListed = isOwn && (!isEmpty || (!town && page === 1));
  return {
    ...pageMetadata({
      title: page > 1 ? searchTexts.pageOf(title, page) : title,
      description: town ? searchTexts.descriptionIn(townName(town.name)) : searchTexts.description,
      path: route('listing.index', {}, writeFilters(canonical)),
    }),
    ...(!isListed && { robots: { index: false, follow: true } }),
  };
}
