import 'server-only';

import type { AuditAction, AuditSubjectType } from '@/lib/audit-log/actions';
import type { Prisma } from '@/prisma/generated/client';
import { aboutOf } from '@/server/audit/about';
import { currentAction } from '@/server/audit/admin-action';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';

interface AuditEntry {
  /** Who did it; when acting as another user, the person behind it. Null for a command on the server. */
  actor: Pick<Actor, 'id' | 'impersonatorId'> | null;
  action: AuditAction;
  /**
   * The id is null for the settings (there is only one set), texts (which have a key), guests (who have no account) and
   * mails (whose ids are too long).
   */
  subject: { type: AuditSubjectType; id: number | null };
  /** Facts that are gone afterwards; no personal data beyond ids and what the admin wrote. */
  details?: Prisma.InputJsonObject;
}

interface AuditEntries extends Omit<AuditEntry, 'subject'> {
  subjects: { type: AuditSubjectType; ids: readonly (number | null)[] };
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
  const asUser = actor && actor.impersonatorId !== null ? { as_user_id: actor.id } : {};
  await tx.auditLog.createMany({
    data: subjects.ids.map((subjectId) => {
      const told = { subjectType: subjects.type, subjectId, details: { ...details, ...asUser } };
      return { actorId: actor && (actor.impersonatorId ?? actor.id), action, ...told, ...aboutOf(told) };
    }),
  });
  currentAction()?.told.add(tx);
}
