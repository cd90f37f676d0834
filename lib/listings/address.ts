/**
 * What the public learns about a listing's location. With `display_home_address` off this is the town and a point on a
 * grid of about 300 m (docs/rules/listings.md#address); street, number, postcode and the building's name stay private
 * everywhere. Lists, maps, pages and structured data all take their location from here.
 */
import type { Point } from '@/lib/listings/cities';

/** About 300 m at the coast's latitude: 0.0027° of latitude, 0.0043° of longitude. */
const LATITUDE_STEP = 0.0027;
const LONGITUDE_STEP = 0.0043;

const snap = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(5));

/**
 * The nearest point of a fixed grid: the same for every listing around it, so that repeated queries reveal no more than
 * one.
 */
export function roundedPoint({ latitude, longitude }: Point): Point {
  return { latitude: snap(latitude, LATITUDE_STEP), longitude: snap(longitude, LONGITUDE_STEP) };
}

const DISTANCE_STEP = 50;

/** The public distance to the beach in metres: in steps of 50 if the address is hidden. */
export function publicDistance(isShown: boolean, metres: number | null): number | null {
  if (metres === null || isShown) return metres;
  return Math.round(metres / DISTANCE_STEP) * DISTANCE_STEP;
}

interface LocatedListing {
  display_home_address: boolean;
  latitude: number | null;
  longitude: number | null;
}

/** The public location, or null if the listing has none yet. */
export function publicPoint(listing: LocatedListing): Point | null {
  const { latitude, longitude } = listing;
  if (latitude === null || longitude === null) return null;
  return listing.display_home_address ? { latitude, longitude } : roundedPoint({ latitude, longitude });
}

/** Fields that are only for those who may know the address. */
export type AddressField =
  | 'name_residence'
  | 'address_street_name'
  | 'address_house_number'
  | 'address_house_number_addition'
  | 'address_postcode';

/** Parts of an address for the public: all null if the address is hidden. */
export function publicAddress<Field extends AddressField>(
  isShown: boolean,
  parts: Record<Field, string | null>,
): Record<Field, string | null> {
  if (isShown) return parts;
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(Object.keys(parts).map((field) => [field, null])) as Record<Field, null>;
}

interface AddressParts {
  address_street_name: string | null;
  address_house_number: string | null;
  address_house_number_addition: string | null;
}

/** A box number without the word 'bus': '3', '0605', '2.1'. */
const BARE_BOX = /^\d[\d.]*$/;

/** 'Zeedijk 112 bus 3'; null if the street is unknown or hidden. */
export function streetLine(address: AddressParts): string | null {
  const { address_street_name: street, address_house_number_addition: addition } = address;
  if (street === null) return null;
  const box = addition && BARE_BOX.test(addition) ? `bus ${addition}` : addition;
  const parts = [street, address.address_house_number, box];
  return parts.filter(Boolean).join(' ');
}
