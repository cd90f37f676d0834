import 'server-only';

import type { CityDto } from '@/lib/listings/reference-contract';
import { prisma } from '@/server/db';

/** The fourteen coast towns in the order of their ids. */
export async function listCities(): Promise<{ data: CityDto[] }> {
  const select = { id: true, name: true, latitude: true, longitude: true } as const;
  return { data: await prisma().city.findMany({ select, orderBy: { id: 'asc' } }) };
}
