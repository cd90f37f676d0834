/**
 * Public and school holidays in the regions where the coast's visitors come from, shown as a layer in calendars
 * (docs/rules/holidays.md). Load this module only where they are shown, by dynamic import.
 */
import { addDays, compareDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { publicHolidaysOf, publicRegions } from '@/lib/holidays/public-holidays';
import { holidayRegions } from '@/lib/holidays/regions';
import type { HolidayRegion, SchoolRegion } from '@/lib/holidays/regions';
import { schoolHolidays } from '@/lib/holidays/school-holidays';
import { publicHolidayTexts, schoolHolidayTexts } from '@/lib/texts/holidays';

/** `start` is its first day, `end` the first day after it; `name` is in Dutch. */
export type Holiday = DayRange & {
  readonly region: HolidayRegion;
  readonly kind: 'public' | 'school';
  readonly name: string;
};

function publicHolidays(range: DayRange): Holiday[] {
  const found: Holiday[] = [];
  const lastYear = Number(range.end.slice(0, 4));
  for (let year = Number(range.start.slice(0, 4)); year <= lastYear; year += 1) {
    for (const region of publicRegions) {
      for (const { name, day } of publicHolidaysOf(region, year))
        found.push({ region, kind: 'public', name: publicHolidayTexts[name], ...daysOf(day, day) });
    }
  }
  return found;
}

function allSchoolHolidays(): Holiday[] {
  // Object.keys loses the key type.
  const regions = Object.keys(schoolHolidays) as SchoolRegion[];
  return regions.flatMap((region) =>
    schoolHolidays[region].map(([name, first, last]): Holiday => {
      const text = schoolHolidayTexts[name];
      return { region, kind: 'school', name: text, ...daysOf(first, last) };
    }),
  );
}

const daysOf = (first: Day, last: Day): DayRange => ({ start: first, end: addDays(last, 1) });

const rank = new Map(holidayRegions.map((region, index) => [region, index]));
const rankOf = ({ region }: Holiday) => rank.get(region) ?? rank.size;

/**
 * The holidays with at least one day in the range, unclipped: the first and last may extend beyond it. Sorted by first
 * day, then by the order of `holidayRegions`. Public holidays are known for any year, school holidays as far as they
 * have been announced.
 */
export function holidaysIn(range: DayRange): Holiday[] {
  return [...publicHolidays(range), ...allSchoolHolidays()]
    .filter((holiday) => overlaps(holiday, range))
    .sort((a, b) => compareDays(a.start, b.start) || rankOf(a) - rankOf(b));
}
