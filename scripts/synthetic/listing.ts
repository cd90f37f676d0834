/** Synthetic listings, one for each number: plausible enough to search for, and the same every time. */
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { cities } from '@/lib/listings/cities';
import type { City } from '@/lib/listings/cities';
import { advancePeriods, oceanviews, propertyTypes, rentalPeriods } from '@/lib/listings/kinds';
import type { Oceanview, PropertyType } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import { slugify } from '@/lib/listings/slug';
import type { CostKind, CostUnit } from '@/lib/stays/kinds';
import { Random } from '@/scripts/synthetic/random';

export interface SyntheticListing {
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
  /** Without actual reviews: what is measured is searching and showing cards. */
  rating: number | null;
  reviews: number;
  minStay: number;
  maxStay: number;
  advance: number;
  /** In the order of `rentalPeriods`. */
  periods: boolean[];
  /** Minutes before the filling started. */
  age: number;
  settings: { optionId: number; value: number }[];
}

/** A season of a synthetic listing. */
export interface SyntheticSeason {
  name: string;
  start: Day;
  end: Day;
  price: number;
  weekendPrice: number | null;
  minStay: number | null;
  arrivalDays: number[];
  departureDays: number[];
}

/** The additional prices and stay rules that a third of the listings have. */
export interface SyntheticLetting {
  weekendPrice: number | null;
  noticeDays: number;
  preparationNights: number;
  gapStays: boolean;
  lastMinute: { days: number; percent: number } | null;
  early: { days: number; percent: number } | null;
  lengthDiscounts: { nights: number; percent: number }[];
  costs: { kind: CostKind; cents: number; per: CostUnit; optional: boolean; onSite: boolean }[];
  seasons: SyntheticSeason[];
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
/** The share of listings that have each switch on, in the order of `listingOptions`; counts are drawn separately. */
const switchShares = [
  ...[0, 0, 0.9, 0.6, 0.4, 0.45, 0.35, 0.8, 0.35, 0.1, 0, 0, 0.5, 0.15, 0.7],
  ...[0.7, 0.6, 0.9, 0.4, 0.4, 0.1, 0.6, 0.15, 0.5, 0.15, 0.1, 0.05, 0.05, 0.1, 0.3],
];
/** Every listing states the first options, and about one in three of the others. */
const STATED_BY_ALL = 15;
const STATED_SHARE = 0.35;
const threeYears = 3 * 365 * 24 * 60;
const DEGREES_AROUND = 0.012;

/** The listing of a number; `id` makes its slug and licence number unique. */
export function listingOf(number: number, id: number): SyntheticListing {
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
    ...rated(random),
    ...stayRules(random),
    age: random.between(1, threeYears),
    settings: settingsOf(random, type),
  };
}

function rated(random: Random) {
  const rating = random.chance(0.6) ? random.between(20, 50) / 10 : null;
  return { rating, reviews: rating === null ? 0 : random.between(2, 40) };
}

function stayRules(random: Random) {
  const byNight = random.chance(0.7);
  const periods = rentalPeriods.map((period) => (period === 'night' ? byNight : random.chance(0.3)));
  // A listing without any other period is let by the week.
  if (!periods.some(Boolean)) periods[1] = true;
  return {
    periods,
    minStay: random.pick([1, 1, 1, 2, 2, 3, 4, 7]),
    maxStay: random.pick([7, 14, 21, 31, 60, 366]),
    advance: random.pick(advancePeriods),
  };
}

function settingsOf(random: Random, type: PropertyType): SyntheticListing['settings'] {
  return listingOptions.flatMap(({ id, key, kind }, index) => {
    if (key === 'floor' && (type === 'house' || type === 'villa')) return [];
    if (id > STATED_BY_ALL && !random.chance(STATED_SHARE)) return [];
    const value = kind === 'count' ? countOf(random, key) : Number(random.chance(switchShares[index] ?? 0.5));
    return [{ optionId: id, value }];
  });
}

function countOf(random: Random, key: string): number {
  if (key === 'floor') return random.between(0, 10);
  return key === 'parking_spaces' ? random.pick([0, 0, 1, 1, 1, 2]) : random.between(0, 4);
}

const noLetting: SyntheticLetting = {
  weekendPrice: null,
  noticeDays: 0,
  preparationNights: 0,
  gapStays: false,
  lastMinute: null,
  early: null,
  lengthDiscounts: [],
  costs: [],
  seasons: [],
};

const SATURDAY = 6;

/** Whether the listing of a number has additional prices and rules: every third does. */
export const asksMore = (number: number) => number % 3 === 0;

/** The additional prices and rules of a listing, by its number. */
export function lettingOf(number: number, price: number, today: Day): SyntheticLetting {
  if (!asksMore(number)) return noLetting;
  const random = new Random(number * 15_485_863 + 5);
  const percent = () => 5 * random.between(1, 5);
  return {
    weekendPrice: random.chance(0.3) ? price + random.between(5, 60) : null,
    noticeDays: random.pick([0, 0, 0, 1, 2, 3, 7]),
    preparationNights: random.pick([0, 0, 0, 1, 1, 2]),
    gapStays: random.chance(0.4),
    lastMinute: random.chance(0.3) ? { days: random.between(3, 21), percent: percent() } : null,
    early: random.chance(0.2) ? { days: random.between(60, 200), percent: percent() } : null,
    lengthDiscounts: random.chance(0.4)
      ? [
          { nights: 7, percent: 5 },
          { nights: 14, percent: percent() },
        ]
      : [],
    costs: costsOf(random),
    seasons: seasonsOf(random, price, today),
  };
}

function costsOf(random: Random): SyntheticLetting['costs'] {
  const cost = (kind: CostKind, cents: number, per: CostUnit, optional = false) => ({
    kind,
    cents,
    per,
    optional,
    onSite: kind === 'tourist_tax',
  });
  const all = [
    cost('cleaning', 100 * random.between(40, 120), 'stay'),
    cost('tourist_tax', 10 * random.between(8, 30), 'person_night'),
    cost('bed_linen', 100 * random.between(8, 20), 'person', random.chance(0.5)),
    cost('energy', 100 * random.between(3, 12), 'night'),
    cost('deposit', 10_000 * random.between(1, 4), 'stay'),
  ];
  return all.filter(() => random.chance(0.6));
}

/** Three to six consecutive seasons over a year and a half; in summer from Saturday to Saturday. */
function seasonsOf(random: Random, price: number, today: Day): SyntheticSeason[] {
  const count = random.between(3, 6);
  const room = Math.floor(540 / count);
  return Array.from({ length: count }, (_, index) => {
    const start = addDays(today, index * room - 30 + random.between(0, 20));
    const end = addDays(start, random.between(Math.min(30, room - 21), room - 21));
    const isSummer = ['06', '07', '08'].includes(start.slice(5, 7)) || random.chance(0.2);
    return {
      name: isSummer ? 'Zomer' : `Seizoen ${index + 1}`,
      start,
      end,
      price: price + random.between(5, 150),
      weekendPrice: random.chance(0.3) ? price + random.between(150, 250) : null,
      minStay: random.chance(0.7) ? random.pick([2, 2, 3, 3, 4, 5, 7, 7, 10, 14]) : null,
      arrivalDays: isSummer ? [SATURDAY] : random.chance(0.1) ? [1, 5] : [],
      departureDays: isSummer ? [SATURDAY] : [],
    };
  });
}

/** `count` stays of a listing, without overlaps, spread over the coming year. */
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
