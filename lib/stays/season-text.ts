/** Seasons as shown to a landlord: from the first to the last night, inclusive. */
import { addDays, diffDays } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatShortDay } from '@/lib/format/date';
import { formatWholeEuro } from '@/lib/money/euro';
import type { Season } from '@/lib/stays/terms';
import { changeDaysText } from '@/lib/stays/weekdays';
import { seasonTexts as texts } from '@/lib/texts/stay-prices';

export const rangeOfSeason = ({ start_date: start, end_date: end }: Season): DayRange => ({ start, end });

/** 'za 3 jul 2027 t/m vr 27 aug 2027' */
export const seasonDaysText = ({ start, end }: DayRange): string =>
  texts.from(formatShortDay(start), formatShortDay(addDays(end, -1)));

/** The same with '· 56 nachten'. */
export const seasonSpanText = (range: DayRange): string =>
  texts.ofNights(seasonDaysText(range), nightCountText(diffDays(range.start, range.end)));

/** '€ 150,- per nacht · weekend € 180,- · week € 900,-'; says that the usual price applies if it has none. */
export function seasonPriceText({ price, weekend_price: weekend, week_price: week }: Season): string {
  return [
    price === null ? texts.usualPrice : texts.perNight(formatWholeEuro(price)),
    ...(weekend === null ? [] : [texts.weekend(formatWholeEuro(weekend))]),
    ...(week === null ? [] : [texts.week(formatWholeEuro(week))]),
  ].join(' · ');
}

/**
 * 'minstens 7 nachten · Van zaterdag tot zaterdag': only rules that differ from the listing's, null if there are none.
 */
export function seasonRulesText(season: Season): string | null {
  const { min_stay: least, arrival_days: arrival, departure_days: departure } = season;
  const parts = [
    arrival.length + departure.length > 0 && changeDaysText(season),
    least !== null && texts.minStay(nightCountText(least)),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(' · ');
}
