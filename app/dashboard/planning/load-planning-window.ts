import 'server-only';

import type { DayRange } from '@/lib/dates/range';
import type { PlanningListing } from '@/lib/planning/contract';
import type { Actor } from '@/server/auth/actor';
import { getPlanning } from '@/server/features/planning/get-planning';

/** All listings of the actor in these days, from as many pages as needed: the data for `planningWindowQuery`. */
export async function loadPlanningWindow(
  actor: Actor,
  { start: from, end: to }: DayRange,
): Promise<PlanningListing[]> {
  const listings: PlanningListing[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const found = await getPlanning({ actor, query: { from, to, page } });
    listings.push(...found.data);
    lastPage = found.meta.last_page;
  }
  return listings;
}
