import 'server-only';

import { todayIn } from '@/lib/dates/day';
import { citiesFrom } from '@/lib/listings/cities';
import type { City, Point } from '@/lib/listings/cities';
import type { ShownCard } from '@/lib/listings/shown-card';
import { findShownCards } from '@/server/features/search/cached-cards';
import { currentIndex } from '@/server/features/search/search-index';

interface Place {
  town: City | null;
  /** Null if only the town is known. */
  point: Point | null;
}

/**
 * Public listings near a place: first those in its town, by distance if the point is known and newest first otherwise,
 * then those in the next towns along the coast. Without a town, the newest of the whole coast.
 */
export async function findListingsNearby({ town, point }: Place, most: number): Promise<ShownCard[]> {
  const index = await currentIndex();
  const today = todayIn();
  if (!town) return findShownCards(index.find({}, { today, skip: 0, take: most }).ids, null);
  const ids: number[] = [];
  for (const { id } of citiesFrom(town)) {
    const take = most - ids.length;
    if (take === 0) break;
    const inTown = { listing_city_id: [id] };
    const found = point
      ? index.nearest(inTown, point, { today, take })
      : index.find(inTown, { today, skip: 0, take }).ids;
    ids.push(...found);
  }
  return findShownCards(ids, null);
}
