import 'server-only';

import type { Day } from '@/lib/dates/day';
import { oceanviews, propertyTypes, rentalPeriods } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import { askedStays } from '@/lib/search/asked-stays';
import { partyOf, without } from '@/lib/search/filters';
import { settingParameter } from '@/lib/search/parameters';
import type { NumberRange } from '@/lib/search/number-range';
import type { SearchFilters } from '@/lib/search/parameters';
import { personsOf } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import { areaOf } from '@/server/features/search/square';
import { addAll, isNone, keepCommon, keepInRange, takeOut } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import type { ListingPoints } from '@/server/features/search/listing-points';
import type { ListingTraits } from '@/server/features/search/listing-traits';
import { narrowByStays } from '@/server/features/search/narrow-by-stays';
import { narrowByTotal } from '@/server/features/search/narrow-by-total';
import { townCalled } from '@/server/features/search/towns-called';

/** The parameters that determine the stays asked for. */
const stayParameters = ['arrival', 'departure', 'flex', 'month', 'stay', 'nights'] as const;

/** The data that filters are applied to. */
export interface Described {
  traits: ListingTraits;
  points: ListingPoints;
}

/** Keeps in `listings` those that match every filter. */
export function narrow(
  listings: Bits,
  { traits, points }: Described,
  filters: SearchFilters,
  today: Day,
): void {
  narrowByTraits(listings, traits, filters);
  const stays = askedStays(filters);
  if (stays.length > 0) narrowByStays(listings, traits, stays, today);
  narrowByPlace(listings, points, filters);
  narrowByDetail(listings, traits, filters, today);
}

interface Narrowed {
  listings: Bits;
  filters: SearchFilters;
}

/**
 * The same for several searches. What they share is evaluated once: the same stays, and everything besides the stays
 * for searches that otherwise are the same and start from the same listings.
 */
export function narrowEach(searches: readonly Narrowed[], { traits, points }: Described, today: Day): void {
  const besideStays = ({ filters }: Narrowed) =>
    JSON.stringify(without(filters, ...stayParameters, 'max_total'));
  for (const [first, ...others] of Map.groupBy(searches, besideStays).values()) {
    if (first) narrowByTraits(first.listings, traits, first.filters);
    for (const { listings } of others) if (first) listings.set(first.listings);
  }
  const stays = ({ filters }: Narrowed) => JSON.stringify(stayParameters.map((name) => filters[name]));
  for (const some of Map.groupBy(searches, stays).values()) keepLetting(some, traits, today);
  for (const { listings, filters } of searches) {
    narrowByPlace(listings, points, filters);
    narrowByDetail(listings, traits, filters, today);
  }
}

/** Keeps the listings that allow a stay, for searches that ask for the same stays. */
function keepLetting(searches: readonly Narrowed[], traits: ListingTraits, today: Day): void {
  const [first, ...others] = searches;
  const stays = askedStays(first?.filters ?? {});
  if (!first || stays.length === 0) return;
  if (others.length === 0) return narrowByStays(first.listings, traits, stays, today);
  const letting = first.listings.slice();
  for (const { listings } of others) addAll(letting, listings);
  narrowByStays(letting, traits, stays, today);
  for (const { listings } of searches) keepCommon(listings, letting);
}

function narrowByTraits(listings: Bits, traits: ListingTraits, filters: SearchFilters): void {
  narrowByKind(listings, traits, filters);
  narrowBySettings(listings, traits, filters);
  if (filters.price) traits.price.keepWithin(listings, filters.price);
}

/** Comes after all else, since it takes longest per listing. */
function narrowByDetail(listings: Bits, traits: ListingTraits, filters: SearchFilters, today: Day): void {
  if (filters.name !== undefined) narrowByName(listings, traits, filters.name);
  narrowByTotal(listings, traits, filters, today);
}

/** A name that is a town's in another language also finds all listings in that town. */
function narrowByName(listings: Bits, traits: ListingTraits, name: string): void {
  const town = townCalled(name);
  const inTown = town === null ? null : listings.slice();
  if (inTown) traits.city.keepWhere(inTown, (id) => id === town);
  traits.names.keepNamed(listings, name);
  if (inTown) addAll(listings, inTown);
}

/** Comes late, since it looks at listings one by one, and by now few are left. */
function narrowByPlace(listings: Bits, { x, y }: ListingPoints, { bbox }: SearchFilters): void {
  if (!bbox) return;
  const { left, right, top, bottom } = areaOf(bbox);
  keepInRange(listings, x, left, right);
  keepInRange(listings, y, top, bottom);
}

const within =
  ({ min, max }: NumberRange) =>
  (value: number) =>
    value >= min && value <= max;

function narrowByKind(listings: Bits, traits: ListingTraits, filters: SearchFilters): void {
  const { listing_city_id: towns, property_type: type, oceanview, minimum_rental_period: period } = filters;
  if (towns) traits.city.keepWhere(listings, (id) => towns.some((town) => town === id));
  if (type) traits.propertyType.keepWhere(listings, (place) => propertyTypes[place] === type);
  if (oceanview)
    traits.oceanview.keepWhere(listings, (place) => oceanview.some((view) => view === oceanviews[place]));
  if (period) traits.period.keepWhere(listings, (place) => rentalPeriods[place] === period);
  const { max_capacity, number_of_bedrooms, number_of_bathrooms, adults } = filters;
  if (max_capacity) traits.maxCapacity.keepWhere(listings, within(max_capacity));
  if (number_of_bedrooms) traits.bedrooms.keepWhere(listings, within(number_of_bedrooms));
  if (number_of_bathrooms) traits.bathrooms.keepWhere(listings, within(number_of_bathrooms));
  if (adults !== undefined) keepRoomy(listings, traits, partyOf(filters));
}

/** Keeps the listings with room for the party: each baby needs a cot, or a place of its own. */
function keepRoomy(listings: Bits, { maxCapacity, cots }: ListingTraits, party: Party): void {
  const roomFor = (persons: number) => (capacity: number) => capacity >= persons;
  maxCapacity.keepWhere(listings, roomFor(personsOf(party, party.babies)));
  for (let few = 0; few < party.babies; few += 1) {
    // Listings with too few cots must have room for the other babies.
    const short = listings.slice();
    cots.keepWhere(short, (count) => count === few);
    const roomy = short.slice();
    maxCapacity.keepWhere(roomy, roomFor(personsOf(party, few)));
    takeOut(short, roomy);
    takeOut(listings, short);
  }
}

const placeOfSetting = new Map<string, number>(
  listingOptions.map(({ key }, place) => [settingParameter(key), place]),
);
const petsAllowed = listingOptions.findIndex(({ key }) => key === 'pets_allowed');

/** A number asks for at least that many; a listing that says nothing about an option does not have it. */
function narrowBySettings(listings: Bits, traits: ListingTraits, filters: SearchFilters): void {
  for (const [name, least] of Object.entries(filters)) {
    const place = placeOfSetting.get(name);
    if (place === undefined || typeof least !== 'number') continue;
    traits.settings[place]?.keepWhere(listings, (value) => value >= least);
    // Nothing is left of most searches for rare features after a few of them.
    if (isNone(listings)) return;
  }
  if (filters.pets !== undefined) traits.settings[petsAllowed]?.keepWhere(listings, Boolean);
}
