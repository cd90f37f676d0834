/**
 * What search engines learn of an overview: the whole coast and each town are pages of their own that point to
 * themselves. Every other search points to its town (or the coast) and stays out of the index, as does a page without
 * homes.
 */
import { findCity } from '@/lib/listings/cities';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { isUnfiltered, pageOfFilters, townOf, writeFilters } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { searchTexts } from '@/lib/texts/search';

/** The one searched town, whatever else is asked for. */
export function onlyTown({ listing_city_id: towns }: SearchFilters) {
  const [id] = towns ?? [];
  return towns?.length === 1 && id !== undefined ? findCity(id) : null;
}

/** Whether a search, whatever its page, is one of the overviews that search engines may list. */
export function isOwnOverview(filters: SearchFilters): boolean {
  return isUnfiltered(filters) || townOf(filters) !== null;
}

/** For links to a search: those whose canonical address is another page are no ways for crawlers. */
export function relOf(filters: SearchFilters): 'nofollow' | undefined {
  return isOwnOverview(filters) ? undefined : 'nofollow';
}

/**
 * @param isEmpty nothing stands on the page: no match, or past the last page
 */
export function searchMetadata(filters: SearchFilters, isEmpty: boolean) {
  const town = onlyTown(filters);
  const page = pageOfFilters(filters);
  const isOwn = isOwnOverview(filters);
  const title = town ? searchTexts.pageTitleIn(town.name) : searchTexts.pageTitle;
  const canonical: SearchFilters = {
    ...(town && { listing_city_id: [town.id] }),
    ...(isOwn && page > 1 && { page }),
  };
  // The whole coast is worth a visit even before the first home.
  const isListed = isOwn && (!isEmpty || (!town && page === 1));
  return {
    ...pageMetadata({
      title: page > 1 ? searchTexts.pageOf(title, page) : title,
      description: town ? searchTexts.descriptionIn(town.name) : searchTexts.description,
      path: route('listing.index', {}, writeFilters(canonical)),
    }),
    ...(!isListed && { robots: { index: false, follow: true } }),
  };
}
