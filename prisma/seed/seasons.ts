/** The seasons of the coast by date: summer, Easter, autumn holiday, New Year, quiet weeks. */
import { addDays, weekday } from '@/lib/dates/day';
import type { Day, Weekday } from '@/lib/dates/day';
import { easterOf } from '@/lib/holidays/public-holidays';
import type { Season } from '@/lib/stays/terms';

export const seasonKinds = ['summer', 'easter', 'autumn', 'year end', 'quiet'] as const;
export type SeasonKind = (typeof seasonKinds)[number];

const SATURDAY: Weekday = 6;

/** The Saturday on or before a day, because holidays start on the changeover day. */
const saturdayOf = (day: Day) => addDays(day, -((weekday(day) - SATURDAY + 7) % 7));

const on = (year: number, rest: '01-14' | '07-06' | '11-04' | '12-27'): Day => `${year}-${rest}` as Day;

interface Kind {
  name: string;
  /** First Saturday and number of weeks. */
  days: (year: number) => [first: Day, weeks: number];
  /** Factor on the listing's price; null leaves the price unchanged. */
  dearer: number | null;
}

export const kinds: Readonly<Record<SeasonKind, Kind>> = {
  quiet: { name: 'Rustige winterweken', days: (year) => [saturdayOf(on(year, '01-14')), 5], dearer: null },
  easter: {
    name: 'Paasvakantie',
    days: (year) => [saturdayOf(addDays(easterOf(year), -8)), 2],
    dearer: 1.15,
  },
  summer: { name: 'Zomer', days: (year) => [saturdayOf(on(year, '07-06')), 8], dearer: 1.3 },
  autumn: { name: 'Herfstvakantie', days: (year) => [saturdayOf(on(year, '11-04')), 1], dearer: 1.1 },
  'year end': {
    name: 'Kerst en Nieuwjaar',
    days: (year) => [saturdayOf(on(year, '12-27')), 2],
    dearer: 1.35,
  },
};

/** A listing's rules in a season, besides its price. */
export interface SeasonRules {
  min_stay: number | null;
  /** From Saturday to Saturday. */
  isWholeWeeks: boolean;
}

interface Made {
  kind: SeasonKind;
  year: number;
  /** Whole euros per night. */
  price: number;
  rules: SeasonRules;
}

const roundTo5 = (price: number) => Math.ceil(price / 5) * 5;

/** One season of one year for a listing with this price. */
export function seasonOf({ kind, year, price, rules }: Made): Season {
  const { name, days, dearer } = kinds[kind];
  const [start_date, weeks] = days(year);
  const dear = dearer === null ? null : roundTo5(price * dearer);
  return {
    name,
    start_date,
    end_date: addDays(start_date, weeks * 7),
    price: dear,
    // With whole weeks all nights cost the same.
    weekend_price: dear === null || rules.isWholeWeeks ? null : roundTo5(dear * 1.1),
    week_price: null,
    min_stay: rules.min_stay,
    arrival_days: rules.isWholeWeeks ? [SATURDAY] : [],
    departure_days: rules.isWholeWeeks ? [SATURDAY] : [],
  };
}
