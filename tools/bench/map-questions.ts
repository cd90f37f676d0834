/** Requests for the map: query strings of GET /api/listings/coordinates. */
import { cities } from '@/lib/listings/cities';
import type { Point } from '@/lib/listings/cities';
import { MOST_POINTS } from '@/lib/map/contract';
import type { Bounds } from '@/lib/geometry/mercator';
import { Random } from '@/scripts/synthetic/random';
import { filtersOf, randomSearches } from '@/tools/bench/searches';
import { surveyListings } from '@/server/features/map/survey-listings';

export const mapKinds = ['the whole coast', 'random boxes', 'just under 2,000 points'] as const;
export type MapKind = (typeof mapKinds)[number];
export type MapQuestions = Record<MapKind, string[]>;

const coast: Bounds = { west: 2.4, south: 50.9, east: 3.5, north: 51.5 };

function questionOf(search: string, bounds: Bounds | null, zoom: number): string {
  const query = new URLSearchParams(search);
  if (bounds) query.set('bbox', [bounds.west, bounds.south, bounds.east, bounds.north].join(','));
  query.set('zoom', String(zoom));
  return query.toString();
}

/** Rounded to a metre, as in real requests. */
const edge = (degrees: number) => Number(degrees.toFixed(5));

function boxAround({ latitude, longitude }: Point, degrees: number): Bounds {
  const [across, along] = [degrees * 1.6, degrees];
  return {
    west: edge(longitude - across),
    south: edge(latitude - along),
    east: edge(longitude + across),
    north: edge(latitude + along),
  };
}

function randomBox(random: Random): Bounds {
  const { latitude, longitude } = random.pick(cities);
  const beside = (value: number) => value + (random.next() - 0.5) * 0.02;
  const degrees = 0.3 * random.next() ** 3 + 0.0005;
  return boxAround({ latitude: beside(latitude), longitude: beside(longitude) }, degrees);
}

/** A box with almost as many listings as are returned individually. */
async function fullBox(random: Random, search: string): Promise<Bounds> {
  const middle = random.pick(cities);
  const countIn = async (bounds: Bounds) =>
    (await surveyListings({ filters: filtersOf(search), bounds, zoom: 14, most: 0 })).total;
  let [low, high] = [0, 0.5];
  for (let step = 0; step < 24; step += 1) {
    const degrees = (low + high) / 2;
    if ((await countIn(boxAround(middle, degrees))) <= MOST_POINTS) low = degrees;
    else high = degrees;
  }
  return boxAround(middle, low);
}

/** The boxes with many points depend on the listings in the database. */
export async function mapQuestions(count: number): Promise<MapQuestions> {
  const random = new Random(97);
  const searches = ['', ...randomSearches(count - 1, { withStay: false, seed: 11 })];
  const full: string[] = [];
  for (const search of ['', '', '', ...searches.slice(1, count / 2)]) {
    full.push(questionOf(search, await fullBox(random, search), 15));
  }
  return {
    'the whole coast': [
      ...[6, 8, 9, 10, 11, 12, 13].map((zoom) => questionOf('', null, zoom)),
      ...searches.map((search, index) => questionOf(search, index % 2 ? coast : null, random.between(8, 13))),
    ],
    'random boxes': searches.map((search, index) =>
      questionOf(index % 3 ? search : '', randomBox(random), random.between(9, 18)),
    ),
    'just under 2,000 points': full,
  };
}
