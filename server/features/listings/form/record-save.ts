import 'server-only';

import type { ListingFormInput } from '@/lib/listings/form-contract';
import { stateOffline } from '@/server/features/listings/state-offline';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';

interface Save {
  actor: Actor;
  listing: { id: number; ownerId: number; disabledAt: Date | null };
  /** Null for a new listing. */
  before: { disabledAt: Date | null } | null;
  fields: readonly string[];
}

/** The fields that a form sent, except those that only say how to save it. */
export const savedFields = (input: ListingFormInput): string[] =>
  Object.entries(input).flatMap(([name, value]) =>
    value === undefined || ['action', 'disabled_at', 'plan', 'updated_at', 'user_id'].includes(name)
      ? []
      : [name],
  );

/**
 * Audits what an admin did to a listing, by field names, and who took it offline or put it back. What owners fill in is
 * not recorded.
 */
export async function recordSave(tx: Tx, { actor, listing, before, fields }: Save): Promise<void> {
  const subject = { type: 'listing', id: listing.id } as const;
  if (actor.isAdmin && before === null) {
    const details = { owner_id: listing.ownerId };
    await recordAudit(tx, { actor, action: 'listing.create', subject, details });
  }
  if (actor.isAdmin && before !== null && fields.length > 0)
    await recordAudit(tx, { actor, action: 'listing.update', subject, details: { fields: [...fields] } });
  if (before === null || (before.disabledAt === null) === (listing.disabledAt === null)) return;
  const action = listing.disabledAt === null ? 'listing.enable' : 'listing.disable';
  await recordAudit(tx, { actor, action, subject });
  if (listing.disabledAt && actor.isAdmin)
    await stateOffline(tx, { actor, listingId: listing.id, facts: null, at: listing.disabledAt });
}
