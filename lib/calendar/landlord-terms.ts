/** Converts a landlord's settings for a listing to the terms of the stay engine. */
import type { Availability, CustomListingPriceDto, Period } from '@/lib/calendar/contract';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { ManagedListing, OwnListing } from '@/lib/listings/contract';
import { rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import type { RentalPeriodFlags } from '@/lib/listings/kinds';
import type { CostDto, SeasonDto, StayRulesDto } from '@/lib/stays/contract';
import { houseOf } from '@/lib/stays/house';
import type { StayTerms } from '@/lib/stays/terms';

/** The API's answers about a listing. */
export interface LandlordFacts {
  listing: OwnListing | ManagedListing;
  availability: Availability;
  rates: readonly CustomListingPriceDto[];
  seasons: readonly SeasonDto[];
  rules: StayRulesDto;
  costs: readonly CostDto[];
  today: Day;
}

/** A draft without a maximum accepts as many guests as can be requested. */
const MANY = 99;

const rangeOf = ({ start_date: start, end_date: end }: Period): DayRange => ({ start, end });

function flagsOf(listing: RentalPeriodFlags): RentalPeriodFlags {
  const flags = rentalPeriods.map(rentalPeriodFlag).map((flag) => [flag, listing[flag]] as const);
  // There is one entry per rental period, which the compiler cannot infer.
  return Object.fromEntries(flags) as RentalPeriodFlags;
}

/** Null while the listing has no price. */
export function landlordTerms(facts: LandlordFacts): StayTerms | null {
  const { listing, availability, rates, seasons, rules, costs, today } = facts;
  const { notice_days, preparation_nights, gap_stays, ...prices } = rules;
  const { min_stay, max_stay, max_days_reservation_advance, max_capacity } = listing;
  if (listing.price === null) return null;
  return {
    rules: {
      ...flagsOf(listing),
      min_stay,
      max_stay,
      max_days_reservation_advance,
      notice_days,
      preparation_nights,
      gap_stays,
    },
    tariff: { price: listing.price, special_rates: rates, costs, ...prices },
    seasons,
    today,
    booked: availability.booked_periods.map(rangeOf),
    blocked: availability.disabled_periods.map(rangeOf),
    ...houseOf(listing),
    max_capacity: max_capacity ?? MANY,
  };
}
