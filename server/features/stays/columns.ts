import 'server-only';

import { dayToUtcDate } from '@/lib/dates/day';
import type { StayRulesInput } from '@/lib/stays/contract';
import type { Cost, LengthDiscount, Season } from '@/lib/stays/terms';

/** API input as columns. The `place` column keeps the order of lists. */

export function seasonColumns(season: Season) {
  return {
    name: season.name,
    startDate: dayToUtcDate(season.start_date),
    endDate: dayToUtcDate(season.end_date),
    price: season.price,
    weekendPrice: season.weekend_price,
    weekPrice: season.week_price,
    minStay: season.min_stay,
    arrivalDays: [...season.arrival_days],
    departureDays: [...season.departure_days],
  };
}

/** Columns of the listing itself; length discounts are rows of their own. */
export function stayRulesColumns(rules: Omit<StayRulesInput, 'length_discounts'>) {
  return {
    basePrice: rules.base_price,
    weekendPrice: rules.weekend_price,
    preparationNights: rules.preparation_nights,
    noticeDays: rules.notice_days,
    gapStays: rules.gap_stays,
    lastMinuteDays: rules.last_minute?.days ?? null,
    lastMinutePercent: rules.last_minute?.percent ?? null,
    earlyDays: rules.early?.days ?? null,
    earlyPercent: rules.early?.percent ?? null,
  };
}

export function lengthDiscountRows(listingId: number, discounts: readonly LengthDiscount[]) {
  return discounts.map((discount, index) => ({ listingId, place: index + 1, ...discount }));
}

export function costRows(listingId: number, costs: readonly Cost[]) {
  return costs.map(({ amount_cents: amountCents, on_site: onSite, ...cost }, index) => ({
    listingId,
    place: index + 1,
    amountCents,
    onSite,
    ...cost,
  }));
}
