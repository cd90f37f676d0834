import 'server-only';

import type { RentalPeriodFlags } from '@/lib/listings/kinds';
import type { Listing } from '@/prisma/generated/client';

/** The rental periods of a listing, by their API names. */
export function rentalPeriodsOf(row: RentalPeriodColumns): RentalPeriodFlags {
  return {
    rental_period_night: row.rentalPeriodNight,
    rental_period_week: row.rentalPeriodWeek,
    rental_period_midweek: row.rentalPeriodMidweek,
    rental_period_two_weeks: row.rentalPeriodTwoWeeks,
    rental_period_weekend: row.rentalPeriodWeekend,
    rental_period_long_weekend: row.rentalPeriodLongWeekend,
    rental_period_month: row.rentalPeriodMonth,
    rental_period_year: row.rentalPeriodYear,
  };
}

export const rentalPeriodSelect = {
  rentalPeriodNight: true,
  rentalPeriodWeek: true,
  rentalPeriodMidweek: true,
  rentalPeriodTwoWeeks: true,
  rentalPeriodWeekend: true,
  rentalPeriodLongWeekend: true,
  rentalPeriodMonth: true,
  rentalPeriodYear: true,
} as const;

type RentalPeriodColumns = Pick<Listing, keyof typeof rentalPeriodSelect>;
