import 'server-only';

import type { ListingOptionDto } from '@/lib/listings/reference-contract';
import { prisma } from '@/server/db';

/** The thirty listing options, by id. */
export async function listListingOptions(): Promise<{ data: ListingOptionDto[] }> {
  const rows = await prisma().listingOption.findMany({ orderBy: { id: 'asc' } });
  return { data: rows.map(({ id, name, valueType }) => ({ id, name, value_type: valueType })) };
}
