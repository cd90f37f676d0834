import 'server-only';

import { isWeekendNight } from '@/lib/stays/nightly';
import { dayFromNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { townTextKey } from '@/lib/edited-texts/keys';
import { editedText } from '@/lib/languages/edited-text';
import type { CityId } from '@/lib/listings/cities';
import { propertyTypes } from '@/lib/listings/kinds';
import type { TownDistance, TownFacts, TownMonth } from '@/lib/towns/facts';
import type { MonthNights } from '@/lib/towns/months';
import type { ListingIndex } from '@/server/features/search/listing-index';
import { searchIndex } from '@/server/features/search/search-index';
import type { Totals } from '@/server/features/towns/totals';
import { TownSums } from '@/server/features/towns/town-sums';

const STEP_METRES = 50;

let known: TownSums | undefined;

/** The mean price of a night in each month. */
function monthPrices(months: readonly MonthNights[], { homes, ...sums }: Totals): TownMonth[] {
  if (homes === 0) return [];
  return months.map(({ month, first, end }, place) => {
    const nights = Array.from({ length: end - first }, (_, night) => dayFromNumber(first + night));
    const weekends = nights.filter(isWeekendNight).length;
    const usual = sums.weekday * (nights.length - weekends) + sums.weekend * weekends;
    return { month, price: Math.round((usual + (sums.more[place] ?? 0)) / (homes * nights.length)) };
  });
}

function distanceOf({ homesAt }: Totals): TownDistance | null {
  const all = homesAt.reduce((sum, homes) => sum + homes, 0);
  if (all === 0) return null;
  // At the beach itself counts as the first step.
  const metres = (step: number) => Math.max(1, step) * STEP_METRES;
  let within = 0;
  const median = homesAt.findIndex((homes) => (within += homes) * 2 >= all);
  return { nearest: metres(homesAt.findIndex((homes) => homes > 0)), median: metres(median) };
}

function kindsOf(town: CityId, index: ListingIndex, today: Day): TownFacts['kinds'] {
  const searches = propertyTypes.map((type) => ({
    filters: { listing_city_id: [town], property_type: type },
  }));
  const counts = index.countEach(searches, { today });
  return propertyTypes
    .map((type, place) => ({ type, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/**
 * What the page of a town tells about its public homes.
 * @param index up to date, as for any search
 */
export async function findTownFacts(town: CityId, index: ListingIndex, today: Day): Promise<TownFacts> {
  known ??= new TownSums(searchIndex());
  const kinds = kindsOf(town, index, today);
  const { months, totals } = await known.of(town, today);
  const words = editedText(townTextKey(town));
  return {
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    kinds,
    months: monthPrices(months, totals),
    distance: distanceOf(totals),
    ...(words !== null && { words }),
  };
}
