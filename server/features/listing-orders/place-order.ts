import 'server-only';

import type { AnyListing } from '@/server/features/listings/get-listing';
import { cut } from '@/lib/format/cut';
import type { OrderInput } from '@/lib/listing-orders/contract';
import { ARTICLE_MAX } from '@/lib/decisions/measures';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { closeRequests } from '@/server/features/booking-requests/close-requests';
import { closeQuestions } from '@/server/features/contact-requests/close-questions';
import { writeDecision } from '@/server/features/decisions/record-decision';
import { getListing } from '@/server/features/listings/get-listing';
import { getOrderedListing } from '@/server/features/listing-orders/find-ordered-listing';
import { holdActor } from '@/server/lock-order';
import { queueMail } from '@/server/mail/queue-mail';

interface Input {
  actor: Actor;
  params: { id: string };
  body: OrderInput;
}

/**
 * PUT /api/listings/{id}/order: takes a home offline at once because an authority ordered it, whatever its state, and
 * tells its landlord which one and why, with a statement of reasons (docs/rules/listing-orders.md). Another order
 * replaces the one that stands.
 * @throws DomainError listing_not_found
 */
export async function placeOrder({ actor, params, body }: Input): Promise<{ data: AnyListing }> {
  const now = new Date();
  const { authority, reference, reason } = body;
  const id = await transaction(async (tx) => {
    await holdActor(tx, actor);
    const listing = await getOrderedListing(tx, params.id);
    await closeRequests(tx, { listingId: listing.id });
    await closeQuestions(tx, { listingId: listing.id });
    await tx.listing.update({
      where: { id: listing.id },
      data: {
        ...{ orderedAt: now, orderAuthority: authority, orderReference: reference, orderReason: reason },
        // Once the order is lifted, only its landlord brings it back.
        ...{ disabledAt: listing.disabledAt ?? now, suspendedAt: null, unpaidAt: null },
      },
      select: { id: true },
    });
    await recordAudit(tx, {
      ...{ actor, action: 'listing.order', subject: { type: 'listing', id: listing.id } },
      details: { slug: listing.slug, owner_id: listing.owner.id, authority, reference, reason },
    });
    const statement = await writeDecision(tx, {
      ...{ actor, measure: 'order', ground: 'law', facts: reason, userId: listing.owner.id, at: now },
      subject: { id: listing.id, name: listing.name },
      article: cut(`${authority}, ${reference}`, ARTICLE_MAX),
    });
    await queueMail(tx, {
      template: 'listing-ordered',
      props: {
        firstName: listing.owner.firstName,
        ...{ listingName: listing.name, slug: listing.slug, authority, reference, reason },
        statement,
      },
      to: listing.owner.email,
      dedupeKey: `listing:${listing.id}:order:${now.toISOString()}`,
    });
    return listing.id;
  });
  return getListing(String(id), actor);
}
