import 'server-only';

import type { CityDto, CityListQuery } from '@/lib/listings/reference-contract';
import { townName } from '@/lib/listings/town-name';
import { prisma } from '@/server/db';
import { cachedValues } from '@/server/cached-values/cached-values';
import { inLanguage } from '@/server/language';

/**
 * The fourteen coast towns, by id, as they are called in a language. Only a migration changes them, so they are cached
 * for an hour.
 */
export async function listCities({ query }: { query: CityListQuery }): Promise<{ data: CityDto[] }> {
  const select = { id: true, name: true, latitude: true, longitude: true } as const;
  const cities = () => prisma().city.findMany({ select, orderBy: { id: 'asc' } });
  const found = await cachedValues().get('listing_cities', { seconds: 3600 }, async () => cities());
  const named = () => found.map((city) => ({ ...city, name: townName(city.name) }));
  return { data: inLanguage(query.locale ?? 'nl', named) };
}
