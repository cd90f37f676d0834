import 'server-only';

import type { InboxChange, InboxThreadDetail } from '@/lib/inbox/contract';
import { inboxTexts } from '@/lib/texts/inbox';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { activeAdmins, loadThread } from '@/server/features/inbox/get-thread';
import { mayAnswerVisitors } from '@/server/features/inbox/policy';
import { DomainError, authorize, invalid } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: number };
  body: InboxChange;
}

/**
 * PUT /api/admin/inbox/{id}: sets its state and assignee.
 * @throws DomainError forbidden, not_found; conflict (409) if it has changed since; invalid on `assignee_id` for
 *   anybody but an admin
 */
export async function changeThread({ actor, params, body }: Input): Promise<{ data: InboxThreadDetail }> {
  authorize(mayAnswerVisitors(actor));
  const { id } = params;
  const { version, state, assignee_id: assigneeId } = body;
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    if (assigneeId !== null && (await tx.user.count({ where: { ...activeAdmins, id: assigneeId } })) === 0)
      throw invalid({ assignee_id: [inboxTexts.unknownAssignee] });
    const { count } = await tx.inboxThread.updateMany({
      where: { id, version },
      data: { state, assigneeId, version: { increment: 1 } },
    });
    const data = await loadThread(tx, id);
    if (count === 0) throw new DomainError('conflict');
    await recordAudit(tx, {
      actor,
      action: 'inbox.update',
      subject: { type: 'inbox_thread', id },
      details: { state, assignee_id: assigneeId },
    });
    return { data };
  });
}
