/**
 * The features of a demo listing: type, view, beds, comfort, location and price, each drawn from its own random stream.
 */
import { rentalPeriodFlags } from '@/lib/listings/kinds';
import type { AdvancePeriod, Oceanview, PropertyType, RentalPeriodFlags } from '@/lib/listings/kinds';
import { noFurtherRules } from '@/lib/stays/terms';
import { inland } from './coast';
import { isDetached } from './listing';
import type { Beds, Comfort, FamilyFacts, Place, Rules, SeedListing } from './listing';
import { residenceNames } from './residences';
import { Random } from './random';
import type { Town } from './towns';

/** One of the values, with probabilities proportional to the weights. */
export function weighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  let left = random.between(
    0,
    choices.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  return random.pick(choices)[0];
}

export function drawType(random: Random, town: Town): PropertyType {
  if (random.chance(town.detached / 10)) return random.chance(0.5) ? 'villa' : 'house';
  return weighted(random, [
    ['apartment', 72],
    ['studio', 18],
    ['penthouse', 10],
  ]);
}

export function drawView(random: Random, type: PropertyType): Oceanview {
  if (isDetached(type)) return random.chance(0.08) ? 'side' : 'no';
  return weighted(random, [
    ['front', type === 'penthouse' ? 60 : 38],
    ['side', 30],
    ['no', type === 'penthouse' ? 10 : 32],
  ]);
}

export function drawFloor(random: Random, type: PropertyType, view: Oceanview): number | null {
  if (isDetached(type)) return null;
  if (type === 'penthouse') return random.int(6, 10);
  return random.int(view === 'no' ? 0 : 1, view === 'no' ? 4 : 9);
}

export function drawBeds(random: Random, type: PropertyType): Beds {
  const bedrooms = {
    studio: () => 1,
    apartment: () =>
      weighted(random, [
        [1, 30],
        [2, 50],
        [3, 20],
      ]),
    penthouse: () =>
      weighted(random, [
        [2, 55],
        [3, 45],
      ]),
    house: () =>
      weighted(random, [
        [2, 30],
        [3, 45],
        [4, 25],
      ]),
    villa: () =>
      weighted(random, [
        [3, 35],
        [4, 40],
        [5, 25],
      ]),
  }[type]();
  const doubles =
    bedrooms <= 1 ? 1 : random.int(Math.ceil(bedrooms / 2), bedrooms - (random.chance(0.6) ? 1 : 0));
  const bunkCorner = !isDetached(type) && bedrooms <= 2 && random.chance(0.4);
  const roomsWithSingles = bedrooms - doubles;
  const smallRoom = roomsWithSingles > 0 && random.chance(0.2) ? 1 : 0;
  const singles = roomsWithSingles * 2 - smallRoom + (bunkCorner ? 2 : 0);
  const bathrooms = Math.min(3, bedrooms <= 2 ? 1 : random.int(1, Math.ceil(bedrooms / 2)));
  return { bedrooms, bathrooms, doubles, singles, bunkCorner };
}

export function drawComfort(random: Random, type: PropertyType, floor: number | null): Comfort {
  const detached = isDetached(type);
  const linen = random.chance(0.45);
  return {
    parking: detached
      ? random.int(1, 3)
      : weighted(random, [
          [0, 55],
          [1, 40],
          [2, 5],
        ]),
    wifi: random.chance(0.93),
    outdoor: detached || type === 'penthouse' || random.chance(0.62),
    cleaning: random.chance(0.4),
    bedLinen: linen,
    bathLinen: linen && random.chance(0.7),
    utilities: random.chance(0.75),
    pets: random.chance(detached ? 0.6 : 0.33),
    wheelchair: !detached || random.chance(0.4) ? random.chance(floor === 0 ? 0.5 : 0.22) : false,
    welcome: random.chance(0.35),
    airConditioning: random.chance(type === 'penthouse' ? 0.5 : 0.14),
    dishwasher: random.chance(type === 'studio' ? 0.3 : 0.82),
  };
}

/** Beds beside those that the settings count: a sofa bed in the living room, a cot in the first bedroom. */
export function drawExtraBeds({ id, type }: Pick<SeedListing, 'id' | 'type'>) {
  const random = new Random(`beds/${id}`);
  return { hasSofa: random.chance(0.3), hasCot: random.chance(isDetached(type) ? 0.5 : 0.25) };
}

/**
 * What families ask for. Owners mention nearly everything that they have, and half of what they lack. Lift, terrace and
 * cot agree with texts, photos and rooms.
 */
export function drawFamily(
  random: Random,
  { id, type, comfort }: Pick<SeedListing, 'id' | 'type' | 'comfort'>,
): FamilyFacts {
  const detached = isDetached(type);
  const has = {
    lift: !detached,
    washing_machine: random.chance(type === 'studio' ? 0.35 : 0.75),
    tv: random.chance(0.95),
    cot: drawExtraBeds({ id, type }).hasCot || random.chance(0.15),
    high_chair: random.chance(detached ? 0.6 : 0.4),
    stair_gate: detached && random.chance(0.4),
    terrace: comfort.outdoor,
    garden_fenced: detached && random.chance(0.65),
    bicycle_storage: random.chance(0.6),
    charging_point: comfort.parking > 0 && random.chance(0.3),
    fireplace: detached && random.chance(0.35),
    sauna: random.chance(type === 'villa' || type === 'penthouse' ? 0.2 : 0.02),
    swimming_pool: random.chance(type === 'villa' ? 0.3 : 0.04),
    beach_cabin: random.chance(0.15),
    work_place: random.chance(0.35),
  };
  const said = Object.entries(has).filter(([, isThere]) => random.chance(isThere ? 0.97 : 0.5));
  return Object.fromEntries(said);
}

/** [weight out of 100, rental periods, shortest stay, longest stay] */
const lettings: readonly (readonly [number, RentalPeriodFlags, number, number])[] = [
  [32, rentalPeriodFlags('night', 'weekend', 'midweek', 'week'), 1, 30],
  [20, rentalPeriodFlags('night', 'weekend', 'midweek', 'week', 'two_weeks'), 2, 28],
  [10, rentalPeriodFlags('night', 'week'), 3, 21],
  [14, rentalPeriodFlags('weekend', 'long_weekend', 'midweek', 'week'), 2, 7],
  [6, rentalPeriodFlags('week', 'midweek', 'two_weeks'), 4, 14],
  [10, rentalPeriodFlags('week'), 7, 7],
  [8, rentalPeriodFlags('week', 'two_weeks', 'month'), 7, 31],
];

export function drawRules(random: Random): Rules {
  const [, periods, shortest, longest] = weighted(
    random,
    lettings.map((letting) => [letting, letting[0]] as const),
  );
  const ahead: AdvancePeriod = weighted(random, [
    [365, 62],
    [270, 20],
    [180, 13],
    [90, 5],
  ]);
  return {
    ...periods,
    ...noFurtherRules,
    min_stay: shortest,
    max_stay: longest,
    max_days_reservation_advance: ahead,
  };
}

/** Metres from the sea, depending on the view. */
function distance(random: Random, town: Town, type: PropertyType, view: Oceanview): number {
  const depth = town.lastRow - town.firstRow;
  if (view === 'front') return town.firstRow + random.between(0, 30);
  if (view === 'side') return town.firstRow + random.between(25, Math.min(130, depth / 3));
  if (isDetached(type)) return town.firstRow + random.between(depth * 0.25, depth);
  return town.firstRow + random.between(60, depth * 0.6);
}

const spot = (longitude: number, metresInland: number) => ({
  point: inland(longitude, metresInland),
  metresInland,
});

export function drawPlace(
  random: Random,
  town: Town,
  type: PropertyType,
  view: Oceanview,
  floor: number | null,
): Place {
  const detached = isDetached(type);
  const streets = view === 'front' ? town.front : detached ? town.villas : town.blocks;
  const suffix =
    floor === null ? null : `${String(floor).padStart(2, '0')}${String(random.int(1, 6)).padStart(2, '0')}`;
  return {
    street: random.pick(streets),
    houseNumber: String(random.int(2, detached ? 95 : 240)),
    suffix,
    residence: detached ? null : `Residentie ${random.pick(residenceNames)}`,
    ...spot(random.between(town.from, town.to), distance(random, town, type, view)),
    shown: random.chance(0.72),
  };
}

/** Whole euros per night, rounded to five. */
export function drawPrice(
  random: Random,
  town: Town,
  type: PropertyType,
  view: Oceanview,
  beds: Beds,
): number {
  const base = { studio: 72, apartment: 92, penthouse: 150, house: 104, villa: 138 }[type];
  const room = { studio: 0, apartment: 24, penthouse: 34, house: 26, villa: 36 }[type];
  const sight = { front: 1.22, side: 1.08, no: 1 }[view];
  const night = (base + room * (beds.bedrooms - 1)) * sight * town.priceLevel * random.between(0.9, 1.14);
  return Math.round(night / 5) * 5;
}
