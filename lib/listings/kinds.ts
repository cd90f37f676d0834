/** The closed lists of values of a listing's fields, as used in the API (docs/rules/listings.md#kinds). */

export const propertyTypes = ['apartment', 'studio', 'penthouse', 'villa', 'house'] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const oceanviews = ['front', 'side', 'no'] as const;
export type Oceanview = (typeof oceanviews)[number];

/** Until when cancellation is free (docs/rules/listings.md#further-facts). */
export const cancellations = ['flexible', 'moderate', 'strict', 'agreed'] as const;
export type Cancellation = (typeof cancellations)[number];

export const bedKinds = ['single', 'double', 'bunk', 'sofa', 'cot'] as const;
export type BedKind = (typeof bedKinds)[number];

/** In the order that determines a listing's shortest period (docs/rules/listings.md#from-price). */
export const rentalPeriods = [
  'night',
  'week',
  'midweek',
  'two_weeks',
  'weekend',
  'long_weekend',
  'month',
  'year',
] as const;
export type RentalPeriod = (typeof rentalPeriods)[number];

/** The periods to search by and to show a 'vanaf' price for: all except the year. */
export const searchableRentalPeriods = [
  'night',
  'week',
  'midweek',
  'two_weeks',
  'weekend',
  'long_weekend',
  'month',
] as const satisfies readonly RentalPeriod[];
export type SearchableRentalPeriod = (typeof searchableRentalPeriods)[number];

export type RentalPeriodFlag = `rental_period_${RentalPeriod}`;
export type RentalPeriodFlags = { readonly [Flag in RentalPeriodFlag]: boolean };

/** The listing's field that says whether this period is offered. */
export function rentalPeriodFlag<Period extends RentalPeriod>(period: Period): `rental_period_${Period}` {
  return `rental_period_${period}`;
}

/** The flags of a listing that offers exactly these periods. */
export function rentalPeriodFlags(...periods: readonly RentalPeriod[]): RentalPeriodFlags {
  const flags = rentalPeriods.map((period) => [rentalPeriodFlag(period), periods.includes(period)]);
  // There is one entry per rental period, which the compiler cannot infer.
  return Object.fromEntries(flags) as RentalPeriodFlags;
}

// Composed once: the periods of a listing are read for every stay that it is asked for.
const flagged = rentalPeriods.map((period) => ({ period, flag: rentalPeriodFlag(period) }));

/** The periods whose flag is set, in the order of `rentalPeriods`. */
export function setRentalPeriods(flags: RentalPeriodFlags): RentalPeriod[] {
  return flagged.filter(({ flag }) => flags[flag]).map(({ period }) => period);
}

/** How many days in advance a landlord can let guests book (`reservation_advance_period`). */
export const advancePeriods = [365, 270, 180, 90] as const;
export type AdvancePeriod = (typeof advancePeriods)[number];
