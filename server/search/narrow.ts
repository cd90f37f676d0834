import 'server-only';

import { fitsPeriod } from '@/lib/stays/judge';
import { dayNumber, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { oceanviews, propertyTypes, rentalPeriods } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import { stayOf } from '@/lib/search/filters';
import { settingParameter } from '@/lib/search/parameters';
import type { NumberRange } from '@/lib/search/number-range';
import type { SearchFilters } from '@/lib/search/parameters';
import type { Bits } from '@/server/search/bits';
import type { HomeTraits } from '@/server/search/home-traits';

/** Leaves in `homes` those that fit every filter. */
export function narrow(homes: Bits, traits: HomeTraits, filters: SearchFilters, today: Day): void {
  narrowByKind(homes, traits, filters);
  narrowBySettings(homes, traits, filters);
  const stay = stayOf(filters);
  if (stay) narrowByStay(homes, traits, stay, today);
  const { price } = filters;
  // Last: it looks at some homes one by one, and by now few are left.
  if (price) traits.price.keepWithin(homes, price);
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

/** A number asks for that many or more; a home that says nothing about an option does not have it. */
function narrowBySettings(homes: Bits, traits: HomeTraits, filters: SearchFilters): void {
  for (const [index, { key }] of listingOptions.entries()) {
    const least = filters[settingParameter(key)];
    if (least !== undefined) traits.settings[index]?.keepWhere(homes, (value) => value >= least);
  }
}

/** The rules of lib/stays/judge, asked once for each value instead of each home. */
function narrowByStay(homes: Bits, traits: HomeTraits, stay: DayRange, today: Day): void {
  const length = nights(stay);
  const [start, end] = [dayNumber(stay.start), dayNumber(stay.end)];
  const away = start - dayNumber(today);
  traits.period.keepWhere(homes, periodsFor(stay, today));
  traits.maxStay.keepWhere(homes, (most) => length <= most);
  traits.advance.keepWhere(homes, (days) => away + length <= days);
  traits.notice.keepWhere(homes, (days) => away >= days);
  traits.occupied.takeOut(homes, start, end);
  const longEnough = homes.slice();
  traits.minStay.keepWhere(longEnough, (least) => length >= least);
  const gaps = homes.slice();
  traits.gapStays.keepWhere(gaps, Boolean);
  for (const night of [start - 1, end]) traits.occupied.keepOccupied(gaps, night);
  const [arrivalDay, departureDay] = [weekday(stay.start), weekday(stay.end)];
  traits.seasons.keepAllowing(homes, { start, end, arrivalDay, departureDay }, { longEnough, gaps });
}

/** The places of the periods that such a stay can be let by; none for a stay in the past. */
function periodsFor(stay: DayRange, today: Day): (place: number) => boolean {
  const allowed = rentalPeriods.map(
    (period) => stay.start >= today && fitsPeriod(period, weekday(stay.start), nights(stay)),
  );
  return (place) => allowed[place] === true;
}
