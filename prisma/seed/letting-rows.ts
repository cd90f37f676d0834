/** Seasons, costs, discounts and rules of the homes as rows. */
import { dayToUtcDate } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import type { Home } from './home';
import type { Letting } from './letting';

export interface LetHome {
  readonly home: Home;
  readonly letting: Letting;
}

/** The columns of a listing itself. */
export function lettingColumns({ rules, tariff }: Letting) {
  return {
    weekendPrice: tariff.weekend_price,
    noticeDays: rules.notice_days,
    preparationNights: rules.preparation_nights,
    gapStays: rules.gap_stays,
    lastMinuteDays: tariff.last_minute?.days ?? null,
    lastMinutePercent: tariff.last_minute?.percent ?? null,
    earlyDays: tariff.early?.days ?? null,
    earlyPercent: tariff.early?.percent ?? null,
  };
}

export function seasonRows(homes: readonly LetHome[]): Prisma.ListingSeasonCreateManyInput[] {
  const all = homes.flatMap(({ home, letting }) => letting.seasons.map((season) => ({ home, season })));
  return all.map(({ home, season }, index) => ({
    id: index + 1,
    listingId: home.id,
    name: season.name,
    startDate: dayToUtcDate(season.start_date),
    endDate: dayToUtcDate(season.end_date),
    price: season.price,
    weekendPrice: season.weekend_price,
    minStay: season.min_stay,
    arrivalDays: [...season.arrival_days],
    departureDays: [...season.departure_days],
  }));
}

export function costRows(homes: readonly LetHome[]): Prisma.ListingCostCreateManyInput[] {
  return homes.flatMap(({ home, letting }) =>
    letting.tariff.costs.map(({ amount_cents: amountCents, on_site: onSite, ...cost }, index) => ({
      listingId: home.id,
      place: index + 1,
      amountCents,
      onSite,
      ...cost,
    })),
  );
}

export function lengthDiscountRows(homes: readonly LetHome[]): Prisma.ListingLengthDiscountCreateManyInput[] {
  return homes.flatMap(({ home, letting }) =>
    letting.tariff.length_discounts.map((discount, index) => ({
      listingId: home.id,
      place: index + 1,
      ...discount,
    })),
  );
}
