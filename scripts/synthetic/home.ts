/** Synthetic homes, one for each number: plausible enough to search in, and the same every time. */
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { cities } from '@/lib/listings/cities';
import type { City } from '@/lib/listings/cities';
import { advancePeriods, oceanviews, propertyTypes, rentalPeriods } from '@/lib/listings/kinds';
import type { Oceanview, PropertyType } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import { slugify } from '@/lib/listings/slug';
import { Random } from '@/scripts/synthetic/random';

export interface SyntheticHome {
  name: string;
  slug: string;
  licence: string;
  city: City;
  latitude: number;
  longitude: number;
  showsAddress: boolean;
  type: PropertyType;
  oceanview: Oceanview;
  bedrooms: number;
  bathrooms: number;
  capacity: number;
  price: number;
  rating: number | null;
  minStay: number;
  maxStay: number;
  advance: number;
  /** In the order of `rentalPeriods`. */
  periods: boolean[];
  /** Minutes before the filling began. */
  age: number;
  settings: { optionId: number; value: number }[];
}

const firsts = [
  'Zee',
  'Duin',
  'Strand',
  'Golf',
  'Wind',
  'Zon',
  'Meeuw',
  'Schelp',
  'Haven',
  'Kust',
  'Wad',
  'Zand',
];
const lasts = [
  'zicht',
  'nest',
  'huis',
  'rust',
  'lust',
  'pad',
  'hof',
  'bries',
  'hoek',
  'kamer',
  'licht',
  'weelde',
];
/** How often a home has each switch on, in the order of `listingOptions`; counts are drawn separately. */
const switchShares = [0, 0, 0.9, 0.6, 0.4, 0.45, 0.35, 0.8, 0.35, 0.1, 0, 0, 0.5, 0.15, 0.7];
const threeYears = 3 * 365 * 24 * 60;
const DEGREES_AROUND = 0.012;

/** The home of a number; `id` makes its slug and licence number unique. */
export function homeOf(number: number, id: number): SyntheticHome {
  const random = new Random(number * 7919 + 17);
  const city = random.pick(cities);
  const name = `${random.pick(firsts)}${random.pick(lasts)} ${random.between(1, 99)}`;
  const type = random.chance(0.6) ? 'apartment' : random.pick(propertyTypes);
  const bedrooms = type === 'studio' ? 1 : Math.min(10, 1 + Math.floor(random.next() ** 2 * 6));
  return {
    name,
    slug: `${slugify(`${name} ${city.name}`)}-${id}`,
    licence: `S${id.toString(36).toUpperCase().padStart(5, '0')}`,
    city,
    latitude: city.latitude + (random.next() - 0.5) * DEGREES_AROUND,
    longitude: city.longitude + (random.next() - 0.5) * DEGREES_AROUND,
    showsAddress: random.chance(0.5),
    type,
    oceanview: random.pick(oceanviews),
    bedrooms,
    bathrooms: Math.min(10, 1 + Math.floor(bedrooms * random.next())),
    capacity: Math.min(10, bedrooms * 2 + random.between(0, 2)),
    price: 70 + Math.floor(random.next() ** 2 * 600) + bedrooms * random.between(5, 45),
    rating: random.chance(0.6) ? random.between(20, 50) / 10 : null,
    ...stayRules(random),
    age: random.between(1, threeYears),
    settings: settingsOf(random, type),
  };
}

function stayRules(random: Random) {
  const byNight = random.chance(0.7);
  const periods = rentalPeriods.map((period) => (period === 'night' ? byNight : random.chance(0.3)));
  // A home with no other period is let by the week.
  if (!periods.some(Boolean)) periods[1] = true;
  return {
    periods,
    minStay: random.pick([1, 1, 1, 2, 2, 3, 4, 7]),
    maxStay: random.pick([7, 14, 21, 31, 60, 366]),
    advance: random.pick(advancePeriods),
  };
}

function settingsOf(random: Random, type: PropertyType): SyntheticHome['settings'] {
  return listingOptions.flatMap(({ id, key, kind }, index) => {
    if (key === 'floor' && (type === 'house' || type === 'villa')) return [];
    const value = kind === 'count' ? countOf(random, key) : Number(random.chance(switchShares[index] ?? 0.5));
    return [{ optionId: id, value }];
  });
}

function countOf(random: Random, key: string): number {
  if (key === 'floor') return random.between(0, 10);
  return key === 'parking_spaces' ? random.pick([0, 0, 1, 1, 1, 2]) : random.between(0, 4);
}

/** `count` stays of a home, without overlaps, spread over the coming year. */
export function staysOf(number: number, count: number, today: Day): { start: Day; end: Day }[] {
  const random = new Random(number * 104_729 + 3);
  const room = Math.floor(365 / Math.max(1, count));
  const longest = Math.max(1, Math.min(14, room - 1));
  return Array.from({ length: count }, (_, index) => {
    const nights = random.between(1, longest);
    const from = index * room + random.between(0, Math.max(0, room - nights));
    return { start: addDays(today, from), end: addDays(today, from + nights) };
  });
}
