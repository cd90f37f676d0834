/** All pages of a search of the site. */
import type { SearchAnswer } from '@/lib/search/contract';
import type { Found } from '@/tools/chaos/recount/invariant';

/** @param get asks the site for this path */
export const searchAll =
  (get: (path: string) => Promise<SearchAnswer>) =>
  async (query: string): Promise<Found> => {
    const found: Found = { ids: [], totals: [] };
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data, meta } = await get(`/api/listings?${query}&page=${page}`);
      last = meta.last_page;
      found.ids.push(...data.map(({ id }) => id));
      found.totals.push(...data.map(({ stay }) => stay?.total_cents ?? null));
    }
    return found;
  };
