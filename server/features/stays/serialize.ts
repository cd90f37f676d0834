import 'server-only';

import type { Weekday } from '@/lib/dates/day';
import { utcDateToDay } from '@/lib/dates/day';
import type { CostDto, SeasonDto, StayRulesDto } from '@/lib/stays/contract';
import { costKinds, costUnits } from '@/lib/stays/kinds';
import type { Season, StayRules, Tariff } from '@/lib/stays/terms';
import type { CostRow, SeasonRow, StayRulesRow } from '@/server/features/stays/select';

/** A check constraint guarantees that they are ISO weekdays. */
const toWeekdays = (days: readonly number[]) => days as Weekday[];

export function serializeSeason(row: SeasonRow): SeasonDto {
  return {
    id: row.id,
    name: row.name,
    start_date: utcDateToDay(row.startDate),
    end_date: utcDateToDay(row.endDate),
    price: row.price,
    weekend_price: row.weekendPrice,
    week_price: row.weekPrice,
    min_stay: row.minStay,
    arrival_days: toWeekdays(row.arrivalDays),
    departure_days: toWeekdays(row.departureDays),
  };
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
    base_price: row.basePrice,
    weekend_price: row.weekendPrice,
    preparation_nights: row.preparationNights,
    notice_days: row.noticeDays,
    gap_stays: row.gapStays,
    length_discounts: row.lengthDiscounts,
    last_minute: momentDiscount(row.lastMinuteDays, row.lastMinutePercent),
    early: momentDiscount(row.earlyDays, row.earlyPercent),
  };
}

/** The stay rules and prices of a listing that has a price, without the taken nights. */
export interface Letting {
  readonly rules: StayRules;
  readonly seasons: readonly Season[];
  readonly tariff: Tariff;
}

/** A row of the lettings query: the parts of a `Letting` as flat columns. */
export interface LettingRow extends StayRules, Omit<Letting['tariff'], 'last_minute' | 'early'> {
  readonly seasons: readonly Season[];
  readonly last_minute_days: number | null;
  readonly last_minute_percent: number | null;
  readonly early_days: number | null;
  readonly early_percent: number | null;
}

export function toLetting(row: LettingRow): Letting {
  const { seasons, price, base_price, weekend_price, special_rates, length_discounts, costs, ...rest } = row;
  const { last_minute_days, last_minute_percent, early_days, early_percent, ...rules } = rest;
  return {
    rules,
    seasons,
    tariff: {
      price,
      base_price,
      weekend_price,
      special_rates,
      length_discounts,
      last_minute: momentDiscount(last_minute_days, last_minute_percent),
      early: momentDiscount(early_days, early_percent),
      costs,
    },
  };
}
