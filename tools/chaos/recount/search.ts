/** Compares search results and stay prices with a check of every home (plain-homes.ts). */
import { queryOf, readHomes, searchHomes } from '@/tools/chaos/recount/plain-homes';
import type { Asked } from '@/tools/chaos/recount/plain-homes';
import type { Invariant, Recounted } from '@/tools/chaos/recount/invariant';

const towns = [1, 3, 6, 8, 11, 13];
const guests: Asked[] = [1, 2, 4, 6, 8].map((adults) => ({ adults, sort_by: 'recent' }));
const searches: Asked[] = [
  { sort_by: 'recent' },
  { sort_by: 'price_asc' },
  { sort_by: 'rating_desc' },
  ...towns.map((town): Asked => ({ listing_city_id: town, sort_by: 'price_asc' })),
  ...['apartment', 'studio', 'villa'].map((type): Asked => ({ property_type: type, sort_by: 'recent' })),
  ...['front', 'side', 'no'].map((view): Asked => ({ oceanview: view, sort_by: 'rating_desc' })),
  ...guests,
  { number_of_bedrooms: [1, 2], number_of_bathrooms: [1, 1], sort_by: 'recent' },
  { number_of_bedrooms: [3, 10], sort_by: 'recent' },
  { max_capacity: [5, 8], sort_by: 'price_asc' },
  { price: [50, 120], sort_by: 'price_asc' },
  { price: [121, 400], sort_by: 'recent' },
  ...[3, 10, 24, 45, 75, 130].map((from): Asked => ({ stay: [from, 3], adults: 2, sort_by: 'recent' })),
];
const stays: Asked[] = [2, 7].flatMap((nights) =>
  [5, 26, 60, 110, 200].map((from): Asked => ({ stay: [from, nights], adults: 2, sort_by: 'price_asc' })),
);

async function compare(
  world: Recounted,
  search: NonNullable<Recounted['search']>,
  { asked, withTotals }: { asked: readonly Asked[]; withTotals: boolean },
): Promise<string[]> {
  const homes = await readHomes(world);
  const wrong: string[] = [];
  let found = 0;
  for (const one of asked) {
    const query = queryOf(one);
    const { ids, totals } = await search(query);
    const plain = searchHomes(homes, one);
    found += plain.length;
    const isSame = (place: number) =>
      plain[place]?.[0].id === ids[place] && (!withTotals || plain[place]?.[1] === totals[place]);
    const at = Array.from({ length: Math.max(ids.length, plain.length) }).findIndex((_, n) => !isSame(n));
    if (at < 0) continue;
    const [home, total] = plain[at] ?? [];
    wrong.push(`${query}: at ${at} ${ids[at]} (${totals[at]}), by hand ${home?.id} (${total})`);
  }
  // Empty results are always in order.
  if (found === 0 && homes.length > 0) wrong.push(`${asked.length} searches find nothing at all`);
  return wrong;
}

export const searchInvariants: Invariant[] = [
  {
    name: 'the search finds what a look at every home finds, in the same order',
    find: (world) => world.search && compare(world, world.search, { asked: searches, withTotals: false }),
  },
  {
    name: 'a stay costs what its nights, discounts and costs come to, and the cheapest come first',
    find: (world) => world.search && compare(world, world.search, { asked: stays, withTotals: true }),
  },
];
