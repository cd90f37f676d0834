import 'server-only';

import type { FieldErrors } from '@/lib/api/error-codes';
import { addYears, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import { formatDay } from '@/lib/format/date';
import { MAX_SEASONS } from '@/lib/stays/contract';
import { SEASON_YEARS_AHEAD } from '@/lib/stays/limits';
import type { SeasonDto, SeasonInput } from '@/lib/stays/contract';
import { calendarRuleTexts } from '@/lib/texts/calendar';
import { stayContractTexts as texts } from '@/lib/texts/stays';
import type { Tx } from '@/server/db';

export const lastSeasonEnd = (): Day => addYears(todayIn(), SEASON_YEARS_AHEAD);

type SeasonDays = Pick<SeasonInput, 'start_date' | 'end_date'>;

export const rangeOf = ({ start_date: start, end_date: end }: SeasonDays) => ({ start, end });

/** The minimum for all prices; null for a draft without a price. */
export async function standardPriceOf(tx: Tx, listingId: number): Promise<number | null> {
  const { price } = await tx.listing.findUniqueOrThrow({ where: { id: listingId }, select: { price: true } });
  return price;
}

export const isBelow = (price: number | null, standard: number | null) =>
  price !== null && standard !== null && price < standard;

interface Around {
  standard: number | null;
  /** The listing's other seasons. */
  others: readonly SeasonDto[];
}

/** The errors in a season, given the other seasons of its listing; an empty object if there are none. */
export function findSeasonFaults(season: SeasonInput, { standard, others }: Around): FieldErrors {
  const faults: FieldErrors = {};
  const last = lastSeasonEnd();
  if (season.end_date > last) faults.end_date = [texts.tooFar(formatDay(last))];
  const other = others.find((known) => overlaps(rangeOf(known), rangeOf(season)));
  if (other) faults.start_date = [texts.overlap(other.name)];
  else if (others.length >= MAX_SEASONS) faults.start_date = [texts.tooMany(MAX_SEASONS)];
  if (isBelow(season.price, standard)) faults.price = [calendarRuleTexts.rateTooLow];
  if (isBelow(season.weekend_price, standard)) faults.weekend_price = [calendarRuleTexts.rateTooLow];
  return faults;
}
