import 'server-only';

import { judgeStay } from '@/lib/calendar/stay-rules';
import { dayNumber, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { oceanviews, propertyTypes, rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import type { RentalPeriodFlags } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import { stayOf } from '@/lib/search/filters';
import { settingParameter } from '@/lib/search/parameters';
import type { NumberRange } from '@/lib/search/number-range';
import type { SearchFilters } from '@/lib/search/parameters';
import { filterBits } from '@/server/search/bits';
import type { Bits } from '@/server/search/bits';
import type { ValueBits } from '@/server/search/value-bits';

/** The properties that a search can ask about. Words count as their place in lib/listings/kinds. */
export interface HomeTraits {
  /** By slot. */
  prices: Int32Array;
  city: ValueBits;
  propertyType: ValueBits;
  oceanview: ValueBits;
  maxCapacity: ValueBits;
  bedrooms: ValueBits;
  bathrooms: ValueBits;
  period: ValueBits;
  minStay: ValueBits;
  maxStay: ValueBits;
  /** Days ahead that can be booked. */
  advance: ValueBits;
  /** In the order of `listingOptions`. */
  settings: ValueBits[];
  /** By day number: the homes that are not free that night. */
  occupied: ValueBits;
}

/** Leaves in `homes` those that fit every filter. */
export function narrow(homes: Bits, traits: HomeTraits, filters: SearchFilters, today: Day): void {
  narrowByKind(homes, traits, filters);
  narrowBySettings(homes, traits, filters);
  const stay = stayOf(filters);
  if (stay) narrowByStay(homes, traits, stay, today);
  const { price } = filters;
  // Last: it looks at the homes one by one, and few are left.
  if (price) filterBits(homes, (slot) => within(price)(traits.prices[slot] ?? 0));
}

const within =
  ({ min, max }: NumberRange) =>
  (value: number) =>
    value >= min && value <= max;

function narrowByKind(homes: Bits, traits: HomeTraits, filters: SearchFilters): void {
  const { listing_city_id: towns, property_type: type, oceanview, minimum_rental_period: period } = filters;
  if (towns) traits.city.keepWhere(homes, (id) => towns.some((town) => town === id));
  if (type) traits.propertyType.keepWhere(homes, (place) => propertyTypes[place] === type);
  if (oceanview) traits.oceanview.keepWhere(homes, (place) => oceanviews[place] === oceanview);
  if (period) traits.period.keepWhere(homes, (place) => rentalPeriods[place] === period);
  const { max_capacity, number_of_bedrooms, number_of_bathrooms, guests } = filters;
  if (max_capacity) traits.maxCapacity.keepWhere(homes, within(max_capacity));
  if (number_of_bedrooms) traits.bedrooms.keepWhere(homes, within(number_of_bedrooms));
  if (number_of_bathrooms) traits.bathrooms.keepWhere(homes, within(number_of_bathrooms));
  if (guests !== undefined) traits.maxCapacity.keepWhere(homes, (capacity) => capacity >= guests);
}

/** A number asks for so many or more; a home that says nothing about an option does not have it. */
function narrowBySettings(homes: Bits, traits: HomeTraits, filters: SearchFilters): void {
  for (const [index, { key }] of listingOptions.entries()) {
    const least = filters[settingParameter(key)];
    if (least !== undefined) traits.settings[index]?.keepWhere(homes, (value) => value >= least);
  }
}

/** The rules of lib/calendar/stay-rules, asked of each value once instead of each home. */
function narrowByStay(homes: Bits, traits: HomeTraits, stay: DayRange, today: Day): void {
  const length = nights(stay);
  const ahead = diffDays(today, stay.end);
  traits.period.keepWhere(homes, periodsFor(stay, today));
  traits.minStay.keepWhere(homes, (least) => length >= least);
  traits.maxStay.keepWhere(homes, (most) => length <= most);
  traits.advance.keepWhere(homes, (days) => ahead <= days);
  const [first, end] = [dayNumber(stay.start), dayNumber(stay.end)];
  traits.occupied.takeOutWhere(homes, (night) => night >= first && night < end);
}

const noPeriods: RentalPeriodFlags = {
  rental_period_night: false,
  rental_period_week: false,
  rental_period_midweek: false,
  rental_period_two_weeks: false,
  rental_period_weekend: false,
  rental_period_long_weekend: false,
  rental_period_month: false,
  rental_period_year: false,
};

/** The places of the periods that such a stay can be let by; none for a stay in the past. */
function periodsFor(stay: DayRange, today: Day): (place: number) => boolean {
  const allowed = rentalPeriods.map((period) => {
    const only = { ...noPeriods, [rentalPeriodFlag(period)]: true };
    const rules = { ...only, min_stay: null, max_stay: null, max_days_reservation_advance: null };
    return judgeStay({ rules, today, arrival: stay.start, departure: stay.end }).allowed;
  });
  return (place) => allowed[place] === true;
}
