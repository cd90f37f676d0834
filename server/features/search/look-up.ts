import 'server-only';

import type { SearchFilters } from '@/lib/search/parameters';
import { findByLicence } from '@/server/features/search/find-by-licence';
import type { ListingIndex } from '@/server/features/search/listing-index';
import { currentIndex } from '@/server/features/search/search-index';

/** The basis of a search; one check for changes serves all parts of a page. */
export interface Lookup {
  /** Including everything committed before the look-up. */
  index: ListingIndex;
  /** The listings with the requested licence number; undefined if none was requested. */
  only: number[] | undefined;
}

export async function lookUp(filters: SearchFilters): Promise<Lookup> {
  const only = await findByLicence(filters);
  return { index: await currentIndex(), only };
}
