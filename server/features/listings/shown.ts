import 'server-only';

import type { Tx } from '@/server/db';
import { snapshotSelect, versionOf } from '@/server/features/listings/snapshot';

/**
 * The other public facts about these listings now (`lib/moderation/shown.ts`), as JSON text that is always written the
 * same way.
 */
export async function loadShown(db: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.$queryRaw<{ id: number; shown: string }[]>`
    SELECT id, listing_shown(id)::text AS shown FROM listings WHERE id = ANY (${ids}::int[])`;
  return new Map(rows.map(({ id, shown }) => [id, shown]));
}

/** The version of what the public sees of a listing now, or would see; null if it is gone. */
export async function shownVersion(db: Tx, id: number): Promise<string | null> {
  const listing = await db.listing.findUnique({ where: { id }, select: snapshotSelect });
  return listing && versionOf(listing, (await loadShown(db, [id])).get(id) ?? '');
}
