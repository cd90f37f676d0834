/** Public holidays by rule, so that they need no table and no updates unless the law changes. */
import { addDays, dayFromNumber, dayNumber, weekday, weekdayOfNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { PublicRegion } from '@/lib/holidays/regions';

/** A fixed day of the year, or a number of days after Easter Sunday. */
type Rule = `${number}-${number}` | number;

const everywhere = {
  newYear: '01-01',
  easterMonday: 1,
  ascension: 39,
  whitMonday: 50,
  christmas: '12-25',
} as const satisfies Record<string, Rule>;

const rules = {
  be: {
    ...everywhere,
    labourDay: '05-01',
    nationalDay: '07-21',
    assumption: '08-15',
    allSaints: '11-01',
    armistice: '11-11',
  },
  nl: { ...everywhere, easter: 0, kingsDay: '04-27', whitSunday: 49, secondChristmasDay: '12-26' },
  fr: {
    ...everywhere,
    labourDay: '05-01',
    victoryDay: '05-08',
    nationalDay: '07-14',
    assumption: '08-15',
    allSaints: '11-01',
    armistice: '11-11',
  },
  lu: {
    ...everywhere,
    labourDay: '05-01',
    europeDay: '05-09',
    nationalDay: '06-23',
    assumption: '08-15',
    allSaints: '11-01',
    secondChristmasDay: '12-26',
  },
  'de-nw': {
    ...everywhere,
    goodFriday: -2,
    labourDay: '05-01',
    corpusChristi: 60,
    germanUnity: '10-03',
    allSaints: '11-01',
    secondChristmasDay: '12-26',
  },
} as const satisfies Record<PublicRegion, Record<string, Rule>>;

type NamesOf<Rules> = Rules extends unknown ? keyof Rules : never;
export type PublicHolidayName = NamesOf<(typeof rules)[PublicRegion]>;

/** Easter Sunday of a year from 1900 to 2199, the years for which the table of full moons is valid. */
export function easterOf(year: number): Day {
  const goldenYear = year % 19;
  const age = (19 * goldenYear + 24) % 30;
  const fullMoon = age === 29 || (age === 28 && goldenYear > 10) ? age - 1 : age;
  const number = dayNumber(`${year}-03-21`) + fullMoon;
  return dayFromNumber(number + 7 - (weekdayOfNumber(number) % 7));
}

function dayOf(name: string, rule: Rule, year: number): Day {
  if (typeof rule === 'number') return addDays(easterOf(year), rule);
  const day: Day = `${year}-${rule}`;
  // The King's birthday is celebrated a day earlier if it falls on a Sunday.
  return name === 'kingsDay' && weekday(day) === 7 ? addDays(day, -1) : day;
}

/** A region's public holidays in a year from 1900 to 2199, in no particular order. */
export function publicHolidaysOf(
  region: PublicRegion,
  year: number,
): { name: PublicHolidayName; day: Day }[] {
  // Object.entries loses the key type.
  const named = Object.entries(rules[region]) as [PublicHolidayName, Rule][];
  return named.map(([name, rule]) => ({ name, day: dayOf(name, rule, year) }));
}

// The keys of the table above, whose type Object.keys loses.
export const publicRegions = Object.keys(rules) as PublicRegion[];
