/**
 * What a home asks of a stay and for it: everything that `quote.ts` and `judge.ts` look at (docs/rules/stays.md). Day
 * ranges are half-open; prices of nights are whole euros, costs are cents.
 */
import type { Day, Weekday } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { RentalPeriodFlags } from '@/lib/listings/kinds';
import type { CostKind, CostUnit } from '@/lib/stays/kinds';

/** A part of the year with prices and rules of its own; null and an empty list mean 'as the listing'. */
export interface Season {
  readonly name: string;
  readonly start_date: Day;
  /** The first day after it. */
  readonly end_date: Day;
  readonly price: number | null;
  /** Of the nights of Friday and Saturday. */
  readonly weekend_price: number | null;
  /** Nights, of a stay that arrives in it; takes the place of the listing's. */
  readonly min_stay: number | null;
  readonly arrival_days: readonly Weekday[];
  readonly departure_days: readonly Weekday[];
}

/** The listing's own rules. Null (an empty field of a concept) sets no bound. */
export type StayRules = RentalPeriodFlags & {
  /** Nights. */
  readonly min_stay: number | null;
  /** Nights. */
  readonly max_stay: number | null;
  /** Days from today on; the last of them can still be a departure day. */
  readonly max_days_reservation_advance: number | null;
  /** Days from today until the first possible arrival. */
  readonly notice_days: number;
  /** Nights that stay empty before and after each stay. */
  readonly preparation_nights: number;
  /** Whether a stay may be shorter than the minimum where it fills what is free between two taken stretches. */
  readonly gap_stays: boolean;
};

/** Of a home whose landlord asks nothing more. */
export const noFurtherRules = { notice_days: 0, preparation_nights: 0, gap_stays: false } as const;

/** A night's own price, as the API hands it out. */
export interface SpecialRate {
  readonly valid_at: Day;
  readonly price: number;
}

export interface LengthDiscount {
  /** From so many nights on. */
  readonly nights: number;
  readonly percent: number;
}

/** For an arrival within so many days from today, or so many days away or more. */
export interface MomentDiscount {
  readonly days: number;
  readonly percent: number;
}

export interface Cost {
  readonly kind: CostKind;
  /** The landlord's own name for it; null for the usual one of its kind. */
  readonly label: string | null;
  readonly amount_cents: number;
  readonly per: CostUnit;
  /** The guest chooses whether to have it. */
  readonly optional: boolean;
  /** Paid when staying. */
  readonly on_site: boolean;
}

export interface Tariff {
  readonly price: number;
  /** Of the nights of Friday and Saturday outside what a season sets. */
  readonly weekend_price: number | null;
  readonly special_rates: readonly SpecialRate[];
  readonly length_discounts: readonly LengthDiscount[];
  readonly last_minute: MomentDiscount | null;
  readonly early: MomentDiscount | null;
  readonly costs: readonly Cost[];
}

/** When a home is not free, each in any order. Ranges that ended some days ago still bound what lies between. */
export interface Taken {
  /** Stays, own and imported. */
  readonly booked: readonly DayRange[];
  /** Days that the landlord keeps. */
  readonly blocked: readonly DayRange[];
}

/** What decides whether a stay can be asked for. */
export interface StayBounds extends Taken {
  readonly rules: StayRules;
  /** In any order; no two share a night. */
  readonly seasons: readonly Season[];
  /** The day that the rules count from. */
  readonly today: Day;
}

/** What decides what a stay costs. */
export interface StayPrices {
  readonly tariff: Tariff;
  readonly seasons: readonly Season[];
  /** The day of asking. */
  readonly today: Day;
}

export interface StayTerms extends StayBounds, StayPrices {
  readonly max_capacity: number;
  readonly pets_allowed: boolean;
}

/** Who comes. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly pets: number;
}

/** The season of a night, if it has one. */
export function seasonAt(seasons: readonly Season[], night: Day): Season | null {
  return seasons.find(({ start_date: start, end_date: end }) => start <= night && night < end) ?? null;
}
