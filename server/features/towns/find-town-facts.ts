import 'server-only';

import { isWeekendNight } from '@/lib/stays/nightly';
import { dayFromNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { CityId } from '@/lib/listings/cities';
import { propertyTypes } from '@/lib/listings/kinds';
import type { TownDistance, TownFacts, TownMonth } from '@/lib/towns/facts';
import type { MonthNights } from '@/lib/towns/months';
import type { ListingIndex } from '@/server/features/search/listing-index';
import { searchIndex } from '@/server/features/search/search-index';
import type { SumRow } from '@/server/features/towns/read-sums';
import { TownSums } from '@/server/features/towns/town-sums';

const STEP_METRES = 50;

let known: TownSums | undefined;

/** The mean price of a night in each month. */
function monthPrices(months: readonly MonthNights[], rows: readonly SumRow[]): TownMonth[] {
  const total = (kind: SumRow['kind'], place = 0) =>
    rows.reduce((sum, row) => (row.kind === kind && row.place === place ? sum + row.amount : sum), 0);
  const homes = rows.reduce((sum, row) => (row.kind === 'weekday' ? sum + row.homes : sum), 0);
  if (homes === 0) return [];
  const [weekday, weekend] = [total('weekday'), total('weekend')];
  return months.map(({ month, first, end }, place) => {
    const nights = Array.from({ length: end - first }, (_, night) => dayFromNumber(first + night));
    const weekends = nights.filter(isWeekendNight).length;
    const usual = weekday * (nights.length - weekends) + weekend * weekends;
    const all = usual + total('season', place) + total('night', place);
    return { month, price: Math.round(all / (homes * nights.length)) };
  });
}

function distanceOf(rows: readonly SumRow[]): TownDistance | null {
  const bySteps = new Map<number, number>();
  for (const { kind, place, amount } of rows)
    if (kind === 'distance') bySteps.set(place, (bySteps.get(place) ?? 0) + amount);
  const steps = [...bySteps].toSorted(([a], [b]) => a - b);
  const all = steps.reduce((sum, [, homes]) => sum + homes, 0);
  let within = 0;
  for (const [step, homes] of steps) {
    within += homes;
    // Nobody sleeps in the sea: at the beach itself counts as the first step.
    const metres = (place: number) => Math.max(1, place) * STEP_METRES;
    if (within * 2 >= all) return { nearest: metres(steps[0]?.[0] ?? step), median: metres(step) };
  }
  return null;
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
  const { months, rows } = await known.of(town, today);
  return {
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    kinds,
    months: monthPrices(months, rows),
    distance: distanceOf(rows),
  };
}
