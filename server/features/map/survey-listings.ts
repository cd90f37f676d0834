import 'server-only';

import { todayIn } from '@/lib/dates/day';
import { isUnfiltered, without } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import type { Place } from '@/lib/map/clusters';
import type { FoundListing } from '@/lib/map/contract';
import type { Bounds } from '@/lib/geometry/mercator';
import { toMapListings } from '@/server/features/map/serialize';
import { survey } from '@/server/features/map/survey';
import { lookUp } from '@/server/features/search/look-up';
import type { Bits } from '@/server/features/search/bits';
import type { Lookup } from '@/server/features/search/look-up';

export interface SurveyQuestion {
  filters: SearchFilters;
  /** The matching listings, if already found. */
  listings?: Bits;
  /** Null for everywhere. */
  bounds: Bounds | null;
  zoom: number;
  /** Up to this many listings are returned individually. */
  most: number;
}

export interface ListingsSurvey {
  total: number;
  /** All listings as markers, from west to east, if there are at most `most`; otherwise empty. */
  listings: FoundListing[];
  /** The listings grouped by small squares, as `clustersAt` takes them. */
  places: Place[];
}

/** Where the matching public listings are, as of the last commit. */
export async function surveyListings(question: SurveyQuestion): Promise<ListingsSurvey> {
  return surveyIn(await lookUp(question.filters), question);
}

/** The same with an index look-up already made. */
export function surveyIn(
  { index, only }: Lookup,
  { filters, listings: found, ...options }: SurveyQuestion,
): ListingsSurvey {
  const isEverything = isUnfiltered(without(filters, 'sort_by'));
  const fitting = () => found ?? index.fitting(filters, { today: todayIn(), only });
  const { total, slots, places } = survey(index.points, {
    listings: isEverything ? null : fitting(),
    ...options,
  });
  return { total, places, listings: toMapListings(index, slots) };
}
