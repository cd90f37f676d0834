import 'server-only';

import type { Measure } from '@/lib/decisions/measures';
import { brief } from '@/emails/brief';
import { REASON_MAX } from '@/lib/reviews/limits';
import type { Decision } from '@/prisma/generated/client';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { sqlState } from '@/server/db';
import type { Tx } from '@/server/db';
import { getBilling } from '@/server/features/billing/get-billing';
import { liftInside } from '@/server/features/listing-orders/lift-order';
import { changeVisibility } from '@/server/features/reviews/set-review-visibility';
import { suspendInside } from '@/server/features/users/suspend-user';
import { DomainError } from '@/server/http/errors';
import { lockCalendar } from '@/server/lock-order';

/** SQLSTATE of a check constraint violation: only a complete listing may be public. */
const checkViolation = '23514';

type Undo = (tx: Tx, actor: Actor, decision: Decision) => Promise<void>;

/**
 * Brings a home back to what it was: online, or awaiting approval. One that is now offline for another reason, or was
 * submitted again, stays as it is; an unpaid one comes online once paid for; one under an authority's order gets its
 * approval back, so that its landlord can publish it after the order.
 */
const bringBack: Undo = async (tx, actor, { subjectId: id, madeAt, wasApprovedAt }) => {
  if (!(await lockCalendar(tx, id, actor))) throw new DomainError('cannot_reverse');
  const row = await tx.listing.findUniqueOrThrow({ where: { id }, select: { orderedAt: true } });
  const isOrdered = row.orderedAt !== null;
  const isPaid = await getBilling().isPaid(tx, id);
  const back = isPaid || wasApprovedAt === null ? { disabledAt: null } : { unpaidAt: madeAt };
  const { count } = await tx.listing
    .updateMany({
      where: { id, disabledAt: madeAt },
      data: {
        ...(!isOrdered && back),
        ...(wasApprovedAt && { approvedAt: wasApprovedAt }),
        ...{ deniedAt: null, denialMessage: null },
      },
    })
    .catch((error: unknown) => {
      throw sqlState(error) === checkViolation ? new DomainError('listing_incomplete') : error;
    });
  if (count > 0 && !isOrdered)
    await recordAudit(tx, { actor, action: 'listing.enable', subject: { type: 'listing', id } });
};

const lift: Undo = async (tx, actor, { subjectId: id, madeAt }) => {
  const account = await tx.user.findFirst({ where: { id, deletedAt: null } });
  if (!account) throw new DomainError('cannot_reverse');
  // Suspended again since, for another reason.
  if (account.suspendedAt?.getTime() !== madeAt.getTime()) return;
  await suspendInside(tx, actor, account, { suspended: false, reason: null });
};

/** The home stays offline until its landlord publishes it; an order that replaced this one stays. */
const liftOrder: Undo = async (tx, actor, { subjectId: id, madeAt }) => {
  if ((await tx.listing.count({ where: { id, removedAt: null } })) === 0)
    throw new DomainError('cannot_reverse');
  await liftInside(tx, actor, String(id), madeAt);
};

/** A review that was shown meanwhile, and hidden again for another reason, stays as it is. */
const showAgain: Undo = async (tx, actor, { subjectId: id, madeAt, answer }) => {
  const review = await tx.review.findUnique({ where: { id }, select: { hiddenAt: true } });
  if (review?.hiddenAt?.getTime() !== madeAt.getTime()) return;
  await changeVisibility(tx, { actor, id, hidden: false, reason: brief(answer ?? '', REASON_MAX) });
};

const undoes: Readonly<Record<Measure, Undo>> = {
  denied: bringBack,
  offline: bringBack,
  order: liftOrder,
  suspended: lift,
  hidden: showAgain,
};

/**
 * Undoes a measure, as far as it still stands.
 * @throws DomainError cannot_reverse (409) for what is gone, and for what is not undone here; listing_incomplete
 *   (409)
 */
export async function undoMeasure(tx: Tx, actor: Actor, decision: Decision): Promise<void> {
  const undo = new Map(Object.entries(undoes)).get(decision.measure);
  if (!undo) throw new DomainError('cannot_reverse');
  await undo(tx, actor, decision);
}
