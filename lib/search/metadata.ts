/**
 * What search engines learn of an overview: the whole coast and each town have a page of their own; every other
 * combination of filters points to the one it belongs to and stays out of the index.
 */
import { findCity } from '@/lib/listings/cities';
import { route } from '@/lib/paths';
import { isUnfiltered, pageOfFilters, townOf, writeFilters } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { searchTexts } from '@/lib/texts/search';

/** The part of Next's Metadata that depends on the search. */
export interface SearchMetadata {
  title: string;
  description: string;
  alternates: { canonical: string };
  robots?: { index: false; follow: true };
}

/** The one town that is searched in, whatever else is asked for. */
export function onlyTown({ listing_city_id: towns }: SearchFilters) {
  const [id] = towns ?? [];
  return towns?.length === 1 && id !== undefined ? findCity(id) : null;
}

export function searchMetadata(filters: SearchFilters): SearchMetadata {
  const town = onlyTown(filters);
  const page = pageOfFilters(filters);
  const isOwnPage = isUnfiltered(filters) || townOf(filters) !== null;
  const title = town ? searchTexts.pageTitleIn(town.name) : searchTexts.pageTitle;
  const canonical: SearchFilters = {
    ...(town && { listing_city_id: [town.id] }),
    ...(isOwnPage && page > 1 && { page }),
  };
  return {
    title: page > 1 ? searchTexts.pageOf(title, page) : title,
    description: town ? searchTexts.descriptionIn(town.name) : searchTexts.description,
    alternates: { canonical: route('listing.index', {}, writeFilters(canonical)) },
    ...(!isOwnPage && { robots: { index: false, follow: true } }),
  };
}
