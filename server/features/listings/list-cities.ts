import 'server-only';

import type { CityDto } from '@/lib/listings/reference-contract';
import { prisma } from '@/server/db';
import { cachedValues } from '@/server/cached-values/cached-values';

/** The fourteen coast towns, by id. Only a migration changes them, so they are cached for an hour. */
export async function listCities(): Promise<{ data: CityDto[] }> {
  const select = { id: true, name: true, latitude: true, longitude: true } as const;
  const cities = () => prisma().city.findMany({ select, orderBy: { id: 'asc' } });
  return { data: await cachedValues().get('listing_cities', { seconds: 3600 }, async () => cities()) };
}
