import 'server-only';

import type { DismissalInput, SignalDto } from '@/lib/signals/contract';
import { isSignalKind } from '@/lib/signals/kinds';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { mayJudgeSignals } from '@/server/features/signals/policy';
import { signalSelect, toSignal } from '@/server/features/signals/serialize';
import { DomainError, authorize } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: number };
  body: DismissalInput;
}

/** False if it was in that state already: the first reason, and who gave it, stay. */
async function move(tx: Tx, { actor, params: { id }, body }: Input): Promise<boolean> {
  const { dismissed, reason } = body;
  const { count } = await tx.signal.updateMany({
    where: { id, dismissedAt: dismissed ? null : { not: null } },
    data: dismissed
      ? { dismissedAt: new Date(), dismissedById: actor.id, dismissalReason: reason }
      : { dismissedAt: null, dismissedById: null, dismissalReason: null },
  });
  return count > 0;
}

/**
 * PUT /api/admin/signals/{id}/dismissal
 * @throws DomainError forbidden, not_found
 */
export async function dismissSignal(input: Input): Promise<{ data: SignalDto }> {
  const { actor, params, body } = input;
  authorize(mayJudgeSignals(actor));
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    const isMoved = await move(tx, input);
    const row = await tx.signal.findUnique({
      where: { id: params.id },
      select: { ...signalSelect, userId: true, listingId: true },
    });
    if (!row || !isSignalKind(row.kind)) throw new DomainError('not_found');
    if (isMoved)
      await recordAudit(tx, {
        actor,
        action: body.dismissed ? 'signal.dismiss' : 'signal.reopen',
        subject: { type: 'signal', id: params.id },
        details: {
          signal: row.kind,
          owner_id: row.userId,
          listing_id: row.listingId,
          reason: body.dismissed ? body.reason : null,
        },
      });
    return { data: toSignal(row.kind, row) };
  });
}
