import 'server-only';

import type { Tx } from '@/server/db';

/**
 * The other public facts about these listings now (`lib/moderation/shown.ts`), as JSON text that is always written the
 * same way.
 */
export async function loadShown(db: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.$queryRaw<{ id: number; shown: string }[]>`
    SELECT id, listing_shown(id)::text AS shown FROM listings WHERE id = ANY (${ids}::int[])`;
  return new Map(rows.map(({ id, shown }) => [id, shown]));
}
