import 'server-only';

import type { DenialInput } from '@/lib/moderation/contract';
import type { Actor } from '@/server/auth/actor';
import { closeRequests } from '@/server/features/booking-requests/close-requests';
import { closeQuestions } from '@/server/features/contact-requests/close-questions';
import { transaction } from '@/server/db';
import { writeDecision } from '@/server/features/decisions/record-decision';
import { getListing } from '@/server/features/listings/get-listing';
import type { AnyListing } from '@/server/features/listings/get-listing';
import { shownVersion } from '@/server/features/listings/shown';
import { getModeratedListing } from '@/server/features/moderation/find-moderated-listing';
import { moveListing } from '@/server/features/moderation/move-listing';

interface Input {
  actor: Actor;
  params: { id: string };
  body: DenialInput;
}

/**
 * PUT /api/listings/{id}/deny: rejects a listing awaiting approval, or takes an online one offline
 * (docs/rules/moderation.md#states). Its approval is withdrawn too, so that the owner's next submission is reviewed
 * again. A listing that was never public becomes a draft, the others keep their page. The message stays with the
 * listing, for its owner, until it is submitted again; in the log it stays with what was denied, and in the statement
 * of reasons.
 * @throws DomainError listing_not_found; moderation_not_allowed (409) for one that is offline already
 */
export async function denyListing({ actor, params, body }: Input): Promise<{ data: AnyListing }> {
  const now = new Date();
  const id = await transaction(async (tx) => {
    const listing = await getModeratedListing(tx, params.id);
    const { message, ground, article } = body;
    const data = { approvedAt: null, disabledAt: now, deniedAt: now, denialMessage: message };
    const version = await shownVersion(tx, listing.id);
    const statement = await writeDecision(tx, {
      actor,
      measure: 'denied',
      subject: listing,
      userId: listing.user.id,
      ...{ ground, article, facts: message, wasApprovedAt: listing.approvedAt },
    });
    const told = { actor, action: 'deny', listing, data, message, now, statement } as const;
    await moveListing(tx, { ...told, details: { reason: message, version } });
    await closeRequests(tx, { listingId: listing.id });
    await closeQuestions(tx, { listingId: listing.id });
    return listing.id;
  });
  return getListing(String(id), actor);
}
