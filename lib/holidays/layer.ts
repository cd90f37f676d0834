/** The layer of holidays on a landlord's calendars, for the region that the landlord chose. */
import { queryOptions } from '@tanstack/react-query';
import type { DayRange } from '@/lib/dates/range';
import type { Holiday } from '@/lib/holidays/holidays';
import { holidayRegions } from '@/lib/holidays/regions';
import type { HolidayRegion } from '@/lib/holidays/regions';

/** A region with its own school holidays, or none. */
export type LayerRegion = Exclude<HolidayRegion, 'be' | 'nl' | 'fr'> | 'none';

const countries: readonly HolidayRegion[] = ['be', 'nl', 'fr'];

/** The storage key of the landlord's choice on this device. */
export const layerRegionName = 'holiday_region';

/** In display order. */
export const layerRegions: readonly LayerRegion[] = [
  ...holidayRegions.filter((region): region is Exclude<LayerRegion, 'none'> => !countries.includes(region)),
  'none',
];

export const isLayerRegion = (text: unknown): text is LayerRegion =>
  layerRegions.some((region) => region === text);

/** The country of a region ('be' for 'be-vl') where public holidays are national; 'de-nw' and 'lu' have their own. */
const countryOf = (region: LayerRegion) =>
  countries.find((country) => region.startsWith(`${country}-`)) ?? region;

/** The holidays in a region's layer: its school holidays and the public holidays of its country. */
export function holidaysOfLayer(holidays: readonly Holiday[], region: LayerRegion): Holiday[] {
  return holidays.filter((holiday) =>
    holiday.kind === 'school' ? holiday.region === region : holiday.region === countryOf(region),
  );
}

/** All holidays with a day in the range; the table is loaded on first use. */
export const holidaysQuery = (range: DayRange) =>
  queryOptions({
    queryKey: ['holidays', range.start, range.end],
    queryFn: async () => (await import('@/lib/holidays/holidays')).holidaysIn(range),
    staleTime: Infinity,
  });
