import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';

/** What is written down of an admin's deeds and of deletions (decisions, 'audit log'). */
export type AuditAction =
  | 'listing.approve'
  | 'listing.deny'
  | 'listing.delete'
  | 'listing.destroy'
  | 'user.update'
  | 'user.delete'
  | 'user.email'
  | 'news.delete'
  | 'impersonation.start'
  | 'impersonation.end';

interface AuditEntry {
  /** Who did it. Of somebody who acts as another, the person behind it is written down. */
  actor: Pick<Actor, 'id' | 'impersonatorId'>;
  action: AuditAction;
  subject: { type: 'listing' | 'user' | 'news_article'; id: number };
  /** Facts that are gone afterwards; no personal data beyond ids. */
  details?: Prisma.InputJsonObject;
}

/** Writes who did what to whom, in the transaction of the deed. */
export async function recordAudit(
  tx: Tx,
  { actor, action, subject, details = {} }: AuditEntry,
): Promise<void> {
  const asUser = actor.impersonatorId === null ? {} : { as_user_id: actor.id };
  await tx.auditLog.create({
    data: {
      actorId: actor.impersonatorId ?? actor.id,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      details: { ...details, ...asUser },
    },
  });
}
