/**
 * Finds settings of a landlord that cannot work, or have another effect than they seem to
 * (docs/rules/stays.md#the-landlords-screen). They are only warnings.
 */
import { addYears, eachDay } from '@/lib/dates/day';
import type { Weekday } from '@/lib/dates/day';
import { setRentalPeriods } from '@/lib/listings/kinds';
import { arrivalCheck, fitsPeriod, minStayIn } from '@/lib/stays/judge';
import type { Season, StayRules, StayTerms, Tariff } from '@/lib/stays/terms';
import { everyWeekday } from '@/lib/stays/weekdays';

export type Contradiction =
  /** No stay can start in the season: its minimum stay exceeds the listing's maximum. */
  | { kind: 'too_long_stay'; season: string; min_stay: number; max_stay: number }
  /** No stay that fits its weekdays, minimum stay and rental periods can start in the season. */
  | { kind: 'no_stay'; season: string }
  /** Its price is below the listing's, which applies instead. */
  | { kind: 'below_standard'; season: string; price: number }
  /** Weekend nights of the season cost less than its other nights. */
  | { kind: 'cheap_weekend'; season: string; price: number; weekend_price: number }
  /** The season's price also applies to weekend nights, which cost more outside it. */
  | { kind: 'lost_weekend_price'; season: string; price: number; weekend_price: number }
  /** Seven nights of the season cost no more than its price for a week. */
  | { kind: 'idle_week_price'; season: string; week_price: number; seven_nights: number }
  /** Outside seasons weekend nights cost less than the others. */
  | { kind: 'cheap_usual_weekend'; price: number; weekend_price: number }
  /** No stay can be long enough for the discount. */
  | { kind: 'discount_too_long'; nights: number }
  /** A longer stay gets a smaller discount than a shorter one. */
  | { kind: 'discount_shrinks'; nights: number; percent: number; before: number }
  /** The notice period ends before the last-minute discount starts. */
  | { kind: 'last_minute_too_late'; days: number; notice: number }
  /** Stays cannot be requested that far in advance. */
  | { kind: 'early_too_early'; days: number; ahead: number }
  /** A cost for pets although none are allowed. */
  | { kind: 'pets_not_allowed' };

/** All contradictions: of seasons in order, then of prices outside them, of discounts, then of costs. */
export function findContradictions(terms: StayTerms): Contradiction[] {
  const { seasons, rules, tariff } = terms;
  const coming = seasons.filter(({ end_date: end }) => end > terms.today);
  return [
    ...coming.flatMap((season) => [
      ...stayFaults(season, terms),
      ...priceFaults(season, tariff),
      ...weekFaults(season, tariff),
    ]),
    ...usualFaults(tariff),
    ...discountFaults(tariff, rules, coming),
    ...(!terms.pets_allowed && tariff.costs.some(({ kind, per }) => kind === 'pet' || per.startsWith('pet'))
      ? [{ kind: 'pets_not_allowed' as const }]
      : []),
  ];
}

/** Checks every day of the season, as if all nights were free and today were long before it. */
function stayFaults(season: Season, { rules, seasons }: StayTerms): Contradiction[] {
  const least = minStayIn(rules, season);
  const { max_stay: most } = rules;
  if (least !== null && most !== null && least > most)
    return [{ kind: 'too_long_stay', season: season.name, min_stay: least, max_stay: most }];
  const canArrive = arrivalCheck({
    rules: { ...rules, max_days_reservation_advance: null, notice_days: 0, gap_stays: false },
    seasons,
    today: addYears(season.start_date, -1),
    booked: [],
    blocked: [],
  });
  const hasStay = eachDay(season.start_date, season.end_date).some(canArrive);
  return hasStay ? [] : [{ kind: 'no_stay', season: season.name }];
}

/** What nights cost outside seasons. */
const usualPrice = ({ price, base_price: base }: Tariff) => Math.max(base ?? price, price);

function usualFaults(tariff: Tariff): Contradiction[] {
  const [price, weekend] = [usualPrice(tariff), tariff.weekend_price];
  return weekend !== null && Math.max(weekend, tariff.price) < price
    ? [{ kind: 'cheap_usual_weekend', price, weekend_price: weekend }]
    : [];
}

/** Ignores nights with a price of their own. */
function weekFaults({ name, week_price: week, ...season }: Season, tariff: Tariff): Contradiction[] {
  if (week === null) return [];
  const other = season.price ?? usualPrice(tariff);
  const atWeekend = season.weekend_price ?? season.price ?? tariff.weekend_price ?? other;
  const seven = 5 * Math.max(other, tariff.price) + 2 * Math.max(atWeekend, tariff.price);
  return seven > week
    ? []
    : [{ kind: 'idle_week_price', season: name, week_price: week, seven_nights: seven }];
}

function priceFaults(season: Season, tariff: Tariff): Contradiction[] {
  const { price: standard, weekend_price: weekend } = tariff;
  const { name, price, weekend_price: own } = season;
  const low = [price, own].find((each) => each !== null && each < standard);
  if (low != null) return [{ kind: 'below_standard', season: name, price: low }];
  const usual = price ?? usualPrice(tariff);
  if (own !== null && own < usual)
    return [{ kind: 'cheap_weekend', season: name, price: usual, weekend_price: own }];
  if (own === null && price !== null && weekend !== null && price < weekend)
    return [{ kind: 'lost_weekend_price', season: name, price, weekend_price: weekend }];
  return [];
}

/** Longer stays cannot have a discount of their own. */
const LONGEST = 366;

/** Whether any stay of at least this many nights can be booked. */
function lets(rules: StayRules, nights: number): boolean {
  const periods = setRentalPeriods(rules);
  const most = Math.min(rules.max_stay ?? LONGEST, LONGEST);
  const fits = (length: number, arrival: Weekday) =>
    periods.some((period) => fitsPeriod(period, arrival, length));
  for (let length = nights; length <= most; length += 1)
    if (everyWeekday.some((arrival) => fits(length, arrival))) return true;
  return false;
}

function discountFaults(tariff: Tariff, rules: StayRules, seasons: readonly Season[]): Contradiction[] {
  const { last_minute: late, early } = tariff;
  const { notice_days: notice, max_days_reservation_advance: ahead } = rules;
  const found: Contradiction[] = [];
  let before: number | null = null;
  for (const { nights, percent } of tariff.length_discounts.toSorted((a, b) => a.nights - b.nights)) {
    if (!lets(rules, nights)) found.push({ kind: 'discount_too_long', nights });
    else if (before !== null && percent < before)
      found.push({ kind: 'discount_shrinks', nights, percent, before });
    before = percent;
  }
  if (late && late.days < notice) found.push({ kind: 'last_minute_too_late', days: late.days, notice });
  if (early && ahead !== null && early.days + shortest(rules, seasons) > ahead)
    found.push({ kind: 'early_too_early', days: early.days, ahead });
  return found;
}

/** The number of nights of the shortest possible stay. */
const shortest = (rules: StayRules, seasons: readonly Season[]) =>
  Math.min(...[null, ...seasons].map((season) => minStayIn(rules, season) ?? 1));
