/**
 * A second implementation of the stay rules, literal and night by night, that shares nothing with `judge.ts`,
 * `nightly.ts` and `quote.ts`: their tests compare the two.
 */
import type { Party } from '@/lib/stays/party';
import type { Season, StayBounds, StayPrices } from '@/lib/stays/terms';

const DAY = 86_400_000;
const numbers = new Map<string, number>();
/** Parsed once: the same few days occur again and again. */
function at(day: string): number {
  const number = numbers.get(day) ?? Date.parse(`${day}T00:00:00Z`) / DAY;
  numbers.set(day, number);
  return number;
}
const text = (night: number) => new Date(night * DAY).toISOString().slice(0, 10);
/** Monday is 1. */
const isoWeekday = (night: number) => new Date(night * DAY).getUTCDay() || 7;

interface Days {
  start: string;
  end: string;
}

function nightsOf({ start, end }: Days): number[] {
  const nights: number[] = [];
  for (let night = at(start); night < at(end); night += 1) nights.push(night);
  return nights;
}

function inSeason(seasons: readonly Season[], night: number): Season | undefined {
  for (const season of seasons)
    if (at(season.start_date) <= night && night < at(season.end_date)) return season;
  return undefined;
}

const ways: readonly [
  flag: keyof StayBounds['rules'],
  lengths: readonly number[],
  arrivals: readonly number[],
][] = [
  ['rental_period_week', [7], [1, 2, 3, 4, 5, 6, 7]],
  ['rental_period_midweek', [4], [1]],
  ['rental_period_two_weeks', [14], [1, 2, 3, 4, 5, 6, 7]],
  ['rental_period_weekend', [2, 3], [5]],
  ['rental_period_long_weekend', [3, 4], [4, 5]],
  ['rental_period_month', [28, 29, 30, 31], [1, 2, 3, 4, 5, 6, 7]],
  ['rental_period_year', [365, 366], [1, 2, 3, 4, 5, 6, 7]],
];

/** Whether the stay can be requested. */
export function mayAskPlainly({ rules, seasons, today, booked, blocked }: StayBounds, stay: Days): boolean {
  const nights = nightsOf(stay);
  const [first, last] = [nights.at(0), nights.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (first < at(today) || first < at(today) + rules.notice_days) return false;
  const { max_days_reservation_advance: ahead, max_stay: most } = rules;
  if (ahead !== null && at(stay.end) > at(today) + ahead) return false;
  if (most !== null && nights.length > most) return false;

  const arriving = inSeason(seasons, first)?.arrival_days ?? [];
  if (arriving.length > 0 && !arriving.some((day) => day === isoWeekday(first))) return false;
  const leaving = inSeason(seasons, last)?.departure_days ?? [];
  if (leaving.length > 0 && !leaving.some((day) => day === isoWeekday(last + 1))) return false;

  const isLet =
    rules.rental_period_night ||
    ways.some(
      ([flag, lengths, arrivals]) =>
        rules[flag] && lengths.includes(nights.length) && arrivals.includes(isoWeekday(first)),
    );
  if (!isLet) return false;

  const closed = new Set(blocked.flatMap(nightsOf));
  for (const other of booked) {
    for (const night of nightsOf(other)) {
      for (let away = -rules.preparation_nights; away <= rules.preparation_nights; away += 1)
        closed.add(night + away);
    }
  }
  if (nights.some((night) => closed.has(night))) return false;

  const least = inSeason(seasons, first)?.min_stay ?? rules.min_stay ?? 1;
  const isGap = rules.gap_stays && closed.has(first - 1) && closed.has(last + 1);
  return nights.length >= least || isGap;
}

/** The price of the stay in cents, and of each night in euros. */
export function pricePlainly(
  { tariff, seasons, today }: StayPrices,
  stay: Days,
  { adults, children, pets }: Party,
): { nightly: number[]; total: number; deposit: number } {
  const nights = nightsOf(stay);
  const nightly = nights.map((night) => {
    const season = inSeason(seasons, night);
    const isWeekend = isoWeekday(night) === 5 || isoWeekday(night) === 6;
    const day = text(night);
    const own = tariff.special_rates.findLast(({ valid_at }) => valid_at === day);
    let price: number | null | undefined = own?.price;
    if (price === undefined && isWeekend) price = season?.weekend_price ?? undefined;
    if (price === undefined) price = season?.price ?? undefined;
    if (price === undefined && isWeekend) price = tariff.weekend_price ?? undefined;
    if (price === undefined) price = tariff.base_price ?? undefined;
    if (price === undefined || price < tariff.price) price = tariff.price;
    return price;
  });
  let cents = nightly.reduce((sum, price) => sum + 100 * price, 0);
  // Counts nights one by one; at the seventh in a season, a weekly price caps their sum.
  let [inWhat, sum, count]: [Season | undefined, number, number] = [undefined, 0, 0];
  for (const [index, night] of nights.entries()) {
    const season = inSeason(seasons, night);
    if (season !== inWhat) [inWhat, sum, count] = [season, 0, 0];
    sum += nightly[index] ?? 0;
    count += 1;
    if (count < 7) continue;
    const weekly = inWhat?.week_price ?? sum;
    if (weekly < sum) cents -= 100 * (sum - weekly);
    [sum, count] = [0, 0];
  }

  const rounded = (percent: number) => Math.round((cents * percent) / 100);
  let off = 0;
  for (const { nights: from, percent } of tariff.length_discounts.toSorted((a, b) => a.nights - b.nights))
    if (nights.length >= from) off = rounded(percent);
  const away = at(stay.start) - at(today);
  const late = tariff.last_minute && away <= tariff.last_minute.days ? tariff.last_minute.percent : 0;
  const early = tariff.early && away >= tariff.early.days ? tariff.early.percent : 0;
  off = Math.min(cents, off + rounded(Math.max(late, early)));

  let [total, deposit] = [cents - off, 0];
  for (const { kind, amount_cents: amount, per, optional } of tariff.costs) {
    if (kind === 'deposit') deposit += amount;
    if (kind === 'deposit' || optional) continue;
    const people = kind === 'tourist_tax' ? adults : adults + children;
    let times = 1;
    if (per.startsWith('person')) times *= people;
    if (per.startsWith('pet')) times *= pets;
    if (per.endsWith('night')) times *= nights.length;
    total += amount * times;
  }
  return { nightly, total, deposit };
}
