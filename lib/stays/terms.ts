/**
 * The rules and prices of a listing: everything that `quote.ts` and `judge.ts` depend on (docs/rules/stays.md). Ranges
 * of days are half-open; prices per night are whole euros, costs are cents.
 */
import type { Day, Weekday } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { RentalPeriodFlags } from '@/lib/listings/kinds';
import type { House } from '@/lib/stays/party';
import type { CostKind, CostUnit } from '@/lib/stays/kinds';

/** A part of the year with its own prices and rules; null and an empty list mean 'as for the listing'. */
export interface Season {
  readonly name: string;
  readonly start_date: Day;
  /** The first day after it. */
  readonly end_date: Day;
  readonly price: number | null;
  /** For the nights of Friday and Saturday. */
  readonly weekend_price: number | null;
  /** The price of each full seven of a stay's nights in the season, if that is less. */
  readonly week_price: number | null;
  /** Nights, for stays that arrive in the season; replaces the listing's minimum. */
  readonly min_stay: number | null;
  readonly arrival_days: readonly Weekday[];
  readonly departure_days: readonly Weekday[];
}

/** The listing's own rules. Null (an empty field of a draft) means no limit. */
export type StayRules = RentalPeriodFlags & {
  /** Nights. */
  readonly min_stay: number | null;
  /** Nights. */
  readonly max_stay: number | null;
  /** Days from today; the last of them can still be a day of departure. */
  readonly max_days_reservation_advance: number | null;
  /** Days from today until the first possible arrival. */
  readonly notice_days: number;
  /** Nights that stay empty before and after each stay. */
  readonly preparation_nights: number;
  /** Whether a stay may be shorter than the minimum if it fills a gap between two occupied ranges. */
  readonly gap_stays: boolean;
};

/** The defaults for a listing without these rules. */
export const noFurtherRules = { notice_days: 0, preparation_nights: 0, gap_stays: false } as const;

/** A night's own price, as in the API. */
export interface SpecialRate {
  readonly valid_at: Day;
  readonly price: number;
}

export interface LengthDiscount {
  /** Minimum number of nights. */
  readonly nights: number;
  readonly percent: number;
}

/** For arrivals within a number of days from today, or at least that many days ahead. */
export interface MomentDiscount {
  readonly days: number;
  readonly percent: number;
}

export interface Cost {
  readonly kind: CostKind;
  /** The landlord's own label; null for the default of its kind. */
  readonly label: string | null;
  readonly amount_cents: number;
  readonly per: CostUnit;
  /** The guest can choose it. */
  readonly optional: boolean;
  /** Paid on site. */
  readonly on_site: boolean;
}

export interface Tariff {
  /** The lowest price of a night. */
  readonly price: number;
  /** The price of a night outside seasons; null for the lowest. */
  readonly base_price: number | null;
  /** For the nights of Friday and Saturday, unless a season sets a price. */
  readonly weekend_price: number | null;
  readonly special_rates: readonly SpecialRate[];
  readonly length_discounts: readonly LengthDiscount[];
  readonly last_minute: MomentDiscount | null;
  readonly early: MomentDiscount | null;
  readonly costs: readonly Cost[];
}

/**
 * When a listing is occupied; ranges may be unsorted. Ranges that ended some days ago are included, because they can
 * still bound a gap.
 */
export interface Taken {
  /** Stays, booked here or imported. */
  readonly booked: readonly DayRange[];
  /** Days blocked by the landlord. */
  readonly blocked: readonly DayRange[];
}

/** Everything that determines whether a stay can be requested. */
export interface StayBounds extends Taken {
  readonly rules: StayRules;
  /** In any order; no two share a night. */
  readonly seasons: readonly Season[];
  /** The day from which the rules count days. */
  readonly today: Day;
}

/** Everything that determines the price of a stay. */
export interface StayPrices {
  readonly tariff: Tariff;
  readonly seasons: readonly Season[];
  /** The day of the request. */
  readonly today: Day;
}

export interface StayTerms extends StayBounds, StayPrices, House {}

/** The season that a night is in, if any. */
export function seasonAt(seasons: readonly Season[], night: Day): Season | null {
  return seasons.find(({ start_date: start, end_date: end }) => start <= night && night < end) ?? null;
}
