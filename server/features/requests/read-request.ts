import 'server-only';

import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { mayReadRequest } from '@/server/features/requests/policy';

interface ReadableRow {
  readAt: Date | null;
  listing: { userId: number };
}

/** The row, if there is one and the actor may see it. */
export function readable<Row extends ReadableRow>(actor: Actor, row: Row | null): Row | null {
  return row && mayReadRequest(actor, row.listing.userId) ? row : null;
}

/**
 * Opens a request. If its listing's owner opens it, `mark` records it as read; not if an admin does, even in the
 * owner's place.
 */
export async function openRequest<Row extends ReadableRow>(
  actor: Actor,
  row: Row,
  mark: (readAt: Date) => Promise<unknown>,
): Promise<Row> {
  if (row.readAt || row.listing.userId !== actor.id || isByAdmin(actor)) return row;
  const readAt = new Date();
  await mark(readAt);
  return { ...row, readAt };
}
