/**
 * The fictitious lodging register: 500 records from 900001. The first belong to the listings of the demo world, one
 * each; the rest are free for new listings, and alternate between the 14 towns.
 */
import { cities } from '@/lib/listings/cities';
import type { Prisma } from '@/prisma/generated/client';
import { weighted } from './features';
import { inland } from './coast';
import type { SeedListing } from './listing';
import { isDetached } from './listing';
import { FIRST_LICENCE } from './listings';
import { residenceNames } from './residences';
import { Random } from './random';
import { towns } from './towns';

export const REGISTER_SIZE = 500;

type RegisterRow = Prisma.LodgingRegisterRecordCreateManyInput;

const isFlat = (listing: SeedListing) => !isDetached(listing.type);
const common = { province: 'West-Vlaanderen', country: 'be', isDemo: true };

function municipalityOf(cityId: number): string {
  return cities.find((city) => city.id === cityId)?.municipality ?? '';
}

/** The register's record of a listing; some have no house number, as in the real register. */
function recordOf(listing: SeedListing): RegisterRow {
  const { place } = listing;
  const knowsNumber = listing.id % 20 !== 0;
  return {
    number: listing.licence,
    alternativeName: listing.name,
    name: isFlat(listing) ? place.residence : listing.name,
    thoroughfare: place.street,
    houseNumber: knowsNumber ? place.houseNumber : null,
    houseNumberSuffix: knowsNumber ? place.suffix : null,
    municipality: municipalityOf(listing.town.id),
    postCode: listing.postcode,
    ...place.point,
    maximumCapacity: listing.capacity,
    ...common,
  };
}

/** A lodging without a listing in the demo world. */
function freeRecord(number: number): RegisterRow {
  const random = new Random(`register/${number}`);
  const town = towns[number % towns.length] ?? random.pick(towns);
  const kind = weighted(random, [
    ['flat', 70],
    ['house', 30],
  ] as const);
  const name = `${kind === 'flat' ? 'Residentie' : 'Vakantiehuis'} ${random.pick(residenceNames)}`;
  const knowsNumber = random.chance(0.94);
  return {
    number: String(number),
    alternativeName: random.chance(0.3) ? random.pick(residenceNames) : null,
    name,
    thoroughfare: random.pick(kind === 'flat' ? town.blocks : town.villas),
    houseNumber: knowsNumber ? String(random.int(1, 220)) : null,
    houseNumberSuffix: knowsNumber && kind === 'flat' ? `0${random.int(1, 9)}0${random.int(1, 6)}` : null,
    municipality: municipalityOf(town.id),
    postCode: cities.find((city) => city.id === town.id)?.postcode ?? null,
    ...(random.chance(0.85)
      ? inland(random.between(town.from, town.to), random.between(town.firstRow, town.lastRow))
      : {}),
    maximumCapacity: random.int(2, 10),
    ...common,
  };
}

export function registerRows(listings: readonly SeedListing[]): RegisterRow[] {
  const own = listings.map(recordOf);
  const free = Array.from({ length: REGISTER_SIZE - own.length }, (_, i) =>
    freeRecord(FIRST_LICENCE + own.length + i),
  );
  return [...own, ...free];
}
