import 'server-only';

import type { SeenInput } from '@/lib/moderation/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { whereListing } from '@/server/features/listings/find-listing';
import { lockCalendar } from '@/server/lock-order';
import { snapshotSelect, versionOf } from '@/server/features/listings/snapshot';
import { loadShown } from '@/server/features/listings/shown';

interface Input {
  actor: Actor;
  params: { id: string };
  body: SeenInput;
}

/**
 * PUT /api/listings/{id}/changes/seen: marks what the admin was shown as seen. Later changes have another version and
 * stay on the list; what another admin has seen stays seen.
 * @throws DomainError listing_not_found; moderation_not_allowed (409) for an unapproved one; conflict (409)
 */
export function seeListingChanges({ actor, params, body }: Input): Promise<void> {
  return transaction(async (tx) => {
    const found = await tx.listing.findUnique({ where: whereListing(params.id), select: { id: true } });
    if (!found) throw new DomainError('listing_not_found');
    const { id } = found;
    // Saving the listing locks its row too, so nothing changes between the check and the mark.
    await lockCalendar(tx, id, actor);
    const listing = await tx.listing.findUnique({
      where: { id },
      select: { approvedAt: true, snapshot: { select: { changedAt: true } }, ...snapshotSelect },
    });
    if (!listing) throw new DomainError('listing_not_found');
    if (listing.approvedAt === null) throw new DomainError('moderation_not_allowed');
    const facts = (await loadShown(tx, [id])).get(id) ?? '';
    if (versionOf(listing, facts) !== body.version) throw new DomainError('conflict');
    if (listing.snapshot?.changedAt == null) return;
    await tx.$executeRaw`SELECT keep_listing_snapshot(${id}::int)`;
    await recordAudit(tx, { actor, action: 'listing.seen', subject: { type: 'listing', id } });
  });
}
