import 'server-only';

import type { Weekday } from '@/lib/dates/day';
import { utcDateToDay } from '@/lib/dates/day';
import type { CostDto, SeasonDto, StayRulesDto } from '@/lib/stays/contract';
import { costKinds, costUnits } from '@/lib/stays/kinds';
import type { Season, StayRules, Tariff } from '@/lib/stays/terms';
import { rentalPeriodsOf } from '@/server/listings/rental-periods';
import type { CostRow, SeasonRow, StayRow, StayRulesRow } from '@/server/stays/select';

/** A check in the database says that they are ISO weekdays. */
const toWeekdays = (days: readonly number[]) => days as Weekday[];

export function serializeSeason(row: SeasonRow): SeasonDto {
  return {
    id: row.id,
    name: row.name,
    start_date: utcDateToDay(row.startDate),
    end_date: utcDateToDay(row.endDate),
    price: row.price,
    weekend_price: row.weekendPrice,
    min_stay: row.minStay,
    arrival_days: toWeekdays(row.arrivalDays),
    departure_days: toWeekdays(row.departureDays),
  };
}

function toSeason(row: SeasonRow): Season {
  const { id: _id, ...season } = serializeSeason(row);
  return season;
}

const wordOf = <Word extends string>(words: readonly Word[], text: string): Word => {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Error(`The database holds an unknown word, ${text}`);
  return word;
};

export function serializeCost(row: CostRow): CostDto {
  return {
    kind: wordOf(costKinds, row.kind),
    label: row.label,
    amount_cents: row.amountCents,
    per: wordOf(costUnits, row.per),
    optional: row.optional,
    on_site: row.onSite,
  };
}

const momentDiscount = (days: number | null, percent: number | null) =>
  days === null || percent === null ? null : { days, percent };

export function serializeStayRules(row: StayRulesRow): StayRulesDto {
  return {
    weekend_price: row.weekendPrice,
    preparation_nights: row.preparationNights,
    notice_days: row.noticeDays,
    gap_stays: row.gapStays,
    length_discounts: row.lengthDiscounts,
    last_minute: momentDiscount(row.lastMinuteDays, row.lastMinutePercent),
    early: momentDiscount(row.earlyDays, row.earlyPercent),
  };
}

function toRules(row: StayRow): StayRules {
  const { preparation_nights, notice_days, gap_stays } = serializeStayRules(row);
  return {
    min_stay: row.minStay,
    max_stay: row.maxStay,
    max_days_reservation_advance: row.maxDaysReservationAdvance,
    preparation_nights,
    notice_days,
    gap_stays,
    ...rentalPeriodsOf(row),
  };
}

/** The prices of a listing that has one, but for its special rates. */
function toTariff(row: StayRow & { price: number }): Omit<Tariff, 'special_rates'> {
  const { weekend_price, length_discounts, last_minute, early } = serializeStayRules(row);
  return {
    price: row.price,
    weekend_price,
    length_discounts,
    last_minute,
    early,
    costs: row.costs.map(serializeCost),
  };
}

/** What a listing that has a price asks of a stay and for it, but for special rates and what is taken. */
export interface Letting {
  readonly rules: StayRules;
  readonly seasons: readonly Season[];
  readonly tariff: Omit<Tariff, 'special_rates'>;
}

export const toLetting = (row: StayRow & { price: number }): Letting => ({
  rules: toRules(row),
  seasons: row.seasons.map(toSeason),
  tariff: toTariff(row),
});
