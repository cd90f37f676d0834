/** TanStack Query options for the timeline of all listings; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import { planningKey } from '@/lib/calendar/queries';
import type { DayRange } from '@/lib/dates/range';
import type { PlanningListing, PlanningPage } from '@/lib/planning/contract';

/** The occupancy of all listings in a window of days, from as many API pages as needed. */
export const planningWindowQuery = ({ start, end }: DayRange) =>
  queryOptions({
    queryKey: [...planningKey, start, end],
    queryFn: async ({ signal }) => {
      const listings: PlanningListing[] = [];
      for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
        const query = { from: start, to: end, page };
        const found = await api.get<PlanningPage>('/api/user/planning', { query, signal });
        listings.push(...found.data);
        lastPage = found.meta.last_page;
      }
      return listings;
    },
  });
