import 'server-only';

import type { StatementProps } from '@/emails/statement';
import { moderationTransitions } from '@/lib/moderation/lifecycle';
import type { ModerationAction } from '@/lib/moderation/lifecycle';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { recordAudit } from '@/server/audit/record-audit';
import { sqlState } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { whereState } from '@/server/features/listings/conditions';
import { holdActor } from '@/server/lock-order';
import { queueMail } from '@/server/mail/queue-mail';
import type { ModeratedListing } from '@/server/features/moderation/find-moderated-listing';

/** SQLSTATE of a check constraint violation: only a complete listing may be public. */
const checkViolation = '23514';

interface Move {
  actor: Actor;
  action: ModerationAction;
  listing: ModeratedListing;
  data: Prisma.ListingUncheckedUpdateManyInput;
  message: string | null;
  now: Date;
  /** The version that the decision is about: the move fails if it has changed since. */
  seenVersion?: Date | null;
  /** The reasons, for a denial. */
  statement?: StatementProps;
  /** Further facts for the audit log. */
  details?: Prisma.InputJsonObject;
}

/**
 * Moves a listing according to the transition table with a conditional update, audits it and mails the owner, even if
 * receive_emails is off. Of two concurrent admins the second finds the state changed.
 * @throws DomainError moderation_not_allowed (409), listing_incomplete (409)
 */
export async function moveListing(
  tx: Tx,
  { actor, action, listing, data, message, now, seenVersion, details, statement }: Move,
): Promise<void> {
  await holdActor(tx, actor);
  const from = moderationTransitions[action].from.map((state) => whereState[state]);
  const { count } = await tx.listing
    .updateMany({
      where: { id: listing.id, OR: from, ...(seenVersion && { updatedAt: { lte: seenVersion } }) },
      data,
    })
    .catch((error: unknown) => {
      throw sqlState(error) === checkViolation ? new DomainError('listing_incomplete') : error;
    });
  if (count === 0) throw new DomainError('moderation_not_allowed');
  await recordAudit(tx, {
    actor,
    action: `listing.${action}`,
    subject: { type: 'listing', id: listing.id },
    details: { slug: listing.slug, owner_id: listing.user.id, ...details },
  });
  const props = { firstName: listing.user.firstName, listingName: listing.name, slug: listing.slug, message };
  const to = listing.user.email;
  const dedupeKey = `listing:${listing.id}:${action}:${now.toISOString()}`;
  await (statement
    ? queueMail(tx, { template: 'moderation-denied', props: { ...props, statement }, to, dedupeKey })
    : queueMail(tx, { template: 'moderation-approved', props, to, dedupeKey }));
}
