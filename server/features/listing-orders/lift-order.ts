import 'server-only';

import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { getOrderedListing } from '@/server/features/listing-orders/find-ordered-listing';
import { DomainError } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';
import { queueMail } from '@/server/mail/queue-mail';

interface Input {
  actor: Actor;
  params: { id: string };
}

/**
 * Lifts the order that stands on a home, inside a transaction.
 * @param ref the home, by id or slug
 * @param placedAt only this order, not one that replaced it
 * @returns false if there is none
 * @throws DomainError listing_not_found
 */
export async function liftInside(tx: Tx, actor: Actor, ref: string, placedAt?: Date): Promise<boolean> {
  const listing = await getOrderedListing(tx, ref);
  if (!listing.orderedAt || (placedAt && listing.orderedAt.getTime() !== placedAt.getTime())) return false;
  await tx.listing.update({
    where: { id: listing.id },
    data: { orderedAt: null, orderAuthority: null, orderReference: null, orderReason: null },
    select: { id: true },
  });
  await recordAudit(tx, {
    ...{ actor, action: 'listing.order_lift', subject: { type: 'listing', id: listing.id } },
    details: {
      ...{ slug: listing.slug, owner_id: listing.owner.id },
      ...{ authority: listing.orderAuthority, reference: listing.orderReference },
    },
  });
  await queueMail(tx, {
    template: 'listing-order-lifted',
    props: { firstName: listing.owner.firstName, listingName: listing.name, slug: listing.slug },
    to: listing.owner.email,
    dedupeKey: `listing:${listing.id}:order:${listing.orderedAt.toISOString()}:lifted`,
  });
  return true;
}

/**
 * DELETE /api/listings/{id}/order: the home stays offline until its landlord, who is told, publishes it.
 * @throws DomainError listing_not_found; not_found when no order stands
 */
export async function liftOrder({ actor, params }: Input): Promise<void> {
  await transaction(async (tx) => {
    await holdActor(tx, actor);
    if (!(await liftInside(tx, actor, params.id))) throw new DomainError('not_found');
  });
}
