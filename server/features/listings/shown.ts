import 'server-only';

import type { Tx } from '@/server/db';

/** All else that the public reads of these homes now (`lib/moderation/shown.ts`), as JSON text, always written alike. */
export async function loadShown(db: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.$queryRaw<{ id: number; shown: string }[]>`
    SELECT id, listing_shown(id)::text AS shown FROM listings WHERE id = ANY (${ids}::int[])`;
  return new Map(rows.map(({ id, shown }) => [id, shown]));
}
