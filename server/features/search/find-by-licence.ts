import 'server-only';

import type { SearchFilters } from '@/lib/search/parameters';
import { sql } from '@/server/db';

/** The listings with the requested licence number; undefined if none was requested. */
export async function findByLicence({ logiesdecreet }: SearchFilters): Promise<number[] | undefined> {
  if (logiesdecreet === undefined) return undefined;
  // Licence numbers are practically unique, so the database's own index finds them.
  const rows = await sql<{ id: number }>(
    'search-licence',
    'SELECT id FROM listings WHERE logiesdecreet = $1',
    [logiesdecreet],
  );
  return rows.map(({ id }) => id);
}
