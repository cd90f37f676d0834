import 'server-only';

import { todayIn } from '@/lib/dates/day';
import { isUnfiltered, without } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import type { Place } from '@/lib/map/clusters';
import type { FoundHome } from '@/lib/map/contract';
import type { Bounds } from '@/lib/geometry/mercator';
import { toMapHomes } from '@/server/features/map/serialize';
import { survey } from '@/server/features/map/survey';
import { lookUp } from '@/server/features/search/look-up';
import type { Bits } from '@/server/features/search/bits';
import type { LookUp } from '@/server/features/search/look-up';

export interface SurveyQuestion {
  filters: SearchFilters;
  /** The homes that fit, where they were found already. */
  homes?: Bits;
  /** Null for everywhere. */
  bounds: Bounds | null;
  zoom: number;
  /** So many homes come one by one. */
  most: number;
}

export interface HomesSurvey {
  total: number;
  /** All homes as markers, from west to east, where they are no more than `most`; otherwise empty. */
  homes: FoundHome[];
  /** The homes by small squares, as `clustersAt` takes them. */
  places: Place[];
}

/** Where the homes are that the public can see and that fit, as they are after the last commit. */
export async function surveyHomes(question: SurveyQuestion): Promise<HomesSurvey> {
  return surveyIn(await lookUp(question.filters), question);
}

/** The same from a look that was taken already. */
export function surveyIn(
  { index, only }: LookUp,
  { filters, homes: found, ...options }: SurveyQuestion,
): HomesSurvey {
  const isEverything = isUnfiltered(without(filters, 'sort_by'));
  const fitting = () => found ?? index.fitting(filters, { today: todayIn(), only });
  const { total, slots, places } = survey(index.points, {
    homes: isEverything ? null : fitting(),
    ...options,
  });
  return { total, places, homes: toMapHomes(index, slots) };
}
