import 'server-only';

import type { DenialInput } from '@/lib/moderation/contract';
import type { Actor } from '@/server/auth/actor';
import { closeRequests } from '@/server/features/booking-requests/close-requests';
import { closeQuestions } from '@/server/features/contact-requests/close-questions';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
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

interface Denial extends DenialInput {
  actor: Actor;
  /** The home, by id or slug. */
  ref: string;
  /** offline: after a notice. */
  measure?: 'denied' | 'offline';
  afterNotice?: boolean;
}

/** `denyListing` inside a transaction. Returns the id of the listing. */
export async function denyInside(tx: Tx, denial: Denial): Promise<number> {
  const { actor, ref, message, ground, article, measure = 'denied', afterNotice } = denial;
  const now = new Date();
  const listing = await getModeratedListing(tx, ref);
  const data = { approvedAt: null, disabledAt: now, deniedAt: now, denialMessage: message };
  const version = await shownVersion(tx, listing.id);
  const statement = await writeDecision(tx, {
    ...{ actor, measure, subject: listing, ground, article, afterNotice },
    userId: listing.user.id,
    facts: message,
    wasApprovedAt: listing.approvedAt,
    at: now,
  });
  const told = { actor, action: 'deny', listing, data, message, now, statement } as const;
  await moveListing(tx, { ...told, details: { reason: message, version } });
  await closeRequests(tx, { listingId: listing.id });
  await closeQuestions(tx, { listingId: listing.id });
  return listing.id;
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
  const id = await transaction((tx) => denyInside(tx, { ...body, actor, ref: params.id }));
  return getListing(String(id), actor);
}
