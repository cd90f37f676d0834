import 'server-only';

import type { SearchFilters } from '@/lib/search/parameters';
import { findByLicence } from '@/server/features/search/find-by-licence';
import type { HomeIndex } from '@/server/features/search/home-index';
import { currentIndex } from '@/server/features/search/search-index';

/** What a search is answered from; one look serves all parts of a page. */
export interface LookUp {
  /** With everything that was committed before the look. */
  index: HomeIndex;
  /** The homes with the searched licence number; undefined when none is searched for. */
  only: number[] | undefined;
}

export async function lookUp(filters: SearchFilters): Promise<LookUp> {
  const only = await findByLicence(filters);
  return { index: await currentIndex(), only };
}
