/** The quiet layer of holidays on a landlord's calendars: those of one region that the landlord chose. */
import { queryOptions } from '@tanstack/react-query';
import type { DayRange } from '@/lib/dates/range';
import type { Holiday } from '@/lib/holidays/holidays';
import { holidayRegions } from '@/lib/holidays/regions';
import type { HolidayRegion } from '@/lib/holidays/regions';

/** A region with schools, or nobody's. */
export type LayerRegion = Exclude<HolidayRegion, 'be' | 'nl' | 'fr'> | 'none';

const countries: readonly HolidayRegion[] = ['be', 'nl', 'fr'];

/** Where the device keeps the landlord's choice. */
export const layerRegionName = 'holiday_region';

/** In the order in which they are offered. */
export const layerRegions: readonly LayerRegion[] = [
  ...holidayRegions.filter((region): region is Exclude<LayerRegion, 'none'> => !countries.includes(region)),
  'none',
];

export const isLayerRegion = (text: unknown): text is LayerRegion =>
  layerRegions.some((region) => region === text);

/** 'be' of 'be-vl': where public holidays hold for all regions; 'de-nw' and 'lu' have their own. */
const countryOf = (region: LayerRegion) =>
  countries.find((country) => region.startsWith(`${country}-`)) ?? region;

/** What a region's layer shows: its schools' holidays and the public ones of its country. */
export function holidaysOfLayer(holidays: readonly Holiday[], region: LayerRegion): Holiday[] {
  return holidays.filter((holiday) =>
    holiday.kind === 'school' ? holiday.region === region : holiday.region === countryOf(region),
  );
}

/** All holidays with a day in the range; the table comes when it is first asked for. */
export const holidaysQuery = (range: DayRange) =>
  queryOptions({
    queryKey: ['holidays', range.start, range.end],
    queryFn: async () => (await import('@/lib/holidays/holidays')).holidaysIn(range),
    staleTime: Infinity,
  });
