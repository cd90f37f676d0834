/**
 * A landlord's prices and rules beyond the price per night, one sentence each, for the listing page: costs, discounts
 * and seasons.
 */
import { addDays } from '@/lib/dates/day';
import type { Day, Weekday } from '@/lib/dates/day';
import { nightCountText } from '@/lib/format/count';
import { formatDay } from '@/lib/format/date';
import { listWords } from '@/lib/format/words';
import { langOf } from '@/lib/languages/language';
import type { ListingOptionKey } from '@/lib/listings/options';
import type { RateLine } from '@/lib/listings/page-model';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import { costPriceText } from '@/lib/stays/cost-text';
import type { CostKind } from '@/lib/stays/kinds';
import { costName, langOfLine } from '@/lib/stays/line-name';
import { costLabel } from '@/lib/stays/quote';
import type { Cost, Season, StayPrices, Tariff } from '@/lib/stays/terms';
import { weekdayTexts } from '@/lib/texts/format';
import { discountTexts, rateTexts as texts } from '@/lib/texts/stays';

const beganBy = (own: string, sentence: string): RateLine =>
  langOf('nl') !== undefined && sentence.startsWith(own) ? [own, sentence.slice(own.length)] : sentence;

/** More seasons would burden every visit; guests see those when they choose days. */
const MOST_SEASONS = 6;

/** All lines, starting with those that apply to every stay, then the next seasons between today and `lastDay`. */
export function rateLines({ tariff, seasons, today }: StayPrices, lastDay: Day): RateLine[] {
  const coming = seasons
    .filter(({ start_date: start, end_date: end }) => end > today && start <= lastDay)
    .flatMap((season) => seasonLine(season, tariff.price, today));
  return [
    ...tariff.costs.filter(({ amount_cents: cents }) => cents > 0).map(costLine),
    ...discountLines(tariff),
    ...usualLines(tariff),
    ...coming.slice(0, MOST_SEASONS),
    ...(coming.length > MOST_SEASONS ? [texts.moreSeasons] : []),
  ];
}

/** 'Bedlinnen: € 9,- per persoon, naar keuze' */
function costLine(cost: Cost): RateLine {
  const name = costName(cost);
  const sentence = costSentence(cost, name);
  return langOfLine({ kind: cost.kind, label: costLabel(cost) }) === undefined
    ? sentence
    : beganBy(name, sentence);
}

function costSentence(cost: Cost, name: string): string {
  if (cost.kind === 'deposit') return texts.deposit(name, formatEuro(cost.amount_cents));
  const notes = [cost.optional && texts.optional, cost.on_site && texts.onSite].filter(Boolean);
  return texts.line(name, [costPriceText(cost), ...notes].join(', '));
}

function discountLines({ length_discounts: lengths, last_minute: late, early }: Tariff): string[] {
  return [
    ...lengths.map(({ percent, nights }) => discountTexts.discount_length(percent, nights)),
    ...(late ? [discountTexts.discount_last_minute(late.percent, late.days)] : []),
    ...(early ? [discountTexts.discount_early(early.percent, early.days)] : []),
  ];
}

/** Prices outside seasons, if they differ from the listing's. */
function usualLines({ price, base_price: base, weekend_price: weekend }: Tariff): string[] {
  const usual = Math.max(base ?? price, price);
  const atWeekends = Math.max(weekend ?? usual, price);
  const line = (what: string, amount: number) => texts.line(what, texts.nightly(formatWholeEuro(amount)));
  return [
    ...(usual > price ? [line(texts.outsideSeasons, usual)] : []),
    ...(atWeekends === usual ? [] : [line(texts.weekend, atWeekends)]),
  ];
}

/** 'Zomer (3 juli – 31 augustus): € 150,- per nacht, minstens 7 nachten, van zaterdag tot zaterdag' */
function seasonLine(season: Season, standard: number, today: Day): RateLine[] {
  const { name, price, weekend_price: weekend, week_price: week, min_stay: least } = season;
  const atLeast = (amount: number) => formatWholeEuro(Math.max(amount, standard));
  const rules = [
    price !== null && texts.nightly(atLeast(price)),
    weekend !== null && texts.atWeekends(atLeast(weekend)),
    week !== null && texts.weekly(formatWholeEuro(week)),
    least !== null && texts.minStay(nightCountText(least)),
    ...weekdayRules(season),
  ].filter((rule) => rule !== false);
  return rules.length === 0
    ? []
    : [beganBy(name, texts.line(texts.season(name, daysOf(season, today)), rules.join(', ')))];
}

function weekdayRules({ arrival_days: arrivals, departure_days: departures }: Season): string[] {
  const words = (days: readonly Weekday[]) => listWords(days.map((day) => weekdayTexts.long[day]));
  const [arrival, departure] = [words(arrivals), words(departures)];
  if (arrivals.length === 1 && departures.length === 1) return [texts.fromTo(arrival, departure)];
  return [
    ...(arrivals.length > 0 ? [texts.arrival(arrival)] : []),
    ...(departures.length > 0 ? [texts.departure(departure)] : []),
  ];
}

/** The first day and the last night; with years unless they are this year's. */
function daysOf({ start_date: start, end_date: end }: Season, today: Day): string {
  const last = addDays(end, -1);
  const yearOf = (day: Day) => day.slice(0, 4);
  const written = (day: Day, year: string) =>
    yearOf(day) === year ? formatDay(day).replace(/ \d+$/, '') : formatDay(day);
  return texts.days(written(start, yearOf(last)), written(last, yearOf(today)));
}

/** The listing options that a cost describes in more detail. */
const optionOfCost: Partial<Readonly<Record<CostKind, ListingOptionKey>>> = {
  cleaning: 'final_cleaning',
  bed_linen: 'bed_linen',
  bath_linen: 'bath_linen',
  energy: 'utilities',
};

/** Options whose price is given by a cost. */
export function pricedOptions({ costs }: Pick<Tariff, 'costs'>): ListingOptionKey[] {
  const options = costs.flatMap(({ kind, amount_cents: cents }) => (cents > 0 && optionOfCost[kind]) || []);
  return [...new Set(options)];
}
