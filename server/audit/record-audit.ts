import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import { currentAction } from '@/server/audit/impersonated-action';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';

/** What the audit log records: actions by admins, deletions, and what goes online and offline. */
export type AuditAction =
  | 'listing.approve'
  | 'listing.deny'
  | 'listing.create'
  | 'listing.update'
  | 'listing.enable'
  | 'listing.disable'
  | 'listing.seen'
  | 'listing.free'
  | 'listing.unfree'
  | 'order.refund'
  | 'stripe-event.retry'
  | 'listing.delete'
  | 'listing.destroy'
  | 'booking-request.delete'
  | 'contact-request.delete'
  | 'review.hide'
  | 'review.show'
  | 'user.update'
  | 'user.delete'
  | 'user.email'
  | 'user.suspend'
  | 'user.unsuspend'
  | 'user.reset_factors'
  | 'payment-account.update'
  | 'payment-account.remove'
  | 'news.delete'
  | 'settings.update'
  | 'mail.retry'
  | 'search-alert.end'
  | 'guest.export'
  | 'guest.erase'
  | 'impersonation.start'
  | 'impersonation.end';

type SubjectType =
  | 'settings'
  | 'guest'
  | 'mail'
  | 'listing'
  | 'user'
  | 'news_article'
  | 'booking_request'
  | 'contact_request'
  | 'review'
  | 'order'
  | 'stripe_event'
  | 'search_alert';

interface AuditEntry {
  /** Who did it; when acting as another user, the person behind it. */
  actor: Pick<Actor, 'id' | 'impersonatorId'>;
  action: AuditAction;
  /**
   * The id is null for the settings (there is only one set), for guests (who have no account) and for mails (whose ids
   * are too long).
   */
  subject: { type: SubjectType; id: number | null };
  /** Facts that are gone afterwards; no personal data beyond ids and what the admin wrote. */
  details?: Prisma.InputJsonObject;
}

interface AuditEntries extends Omit<AuditEntry, 'subject'> {
  subjects: { type: SubjectType; ids: readonly (number | null)[] };
}

/** Records who did what to whom, in the same transaction. */
export function recordAudit(tx: Tx, { subject, ...entry }: AuditEntry): Promise<void> {
  return recordAudits(tx, { ...entry, subjects: { type: subject.type, ids: [subject.id] } });
}

/** The same for several subjects: one entry each. */
export async function recordAudits(
  tx: Tx,
  { actor, action, subjects, details = {} }: AuditEntries,
): Promise<void> {
  const asUser = actor.impersonatorId === null ? {} : { as_user_id: actor.id };
  await tx.auditLog.createMany({
    data: subjects.ids.map((subjectId) => ({
      actorId: actor.impersonatorId ?? actor.id,
      action,
      subjectType: subjects.type,
      subjectId,
      details: { ...details, ...asUser },
    })),
  });
  currentAction()?.told.add(tx);
}
