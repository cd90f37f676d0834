import 'server-only';

import type { StopInput, StopState } from '@/lib/short-stay-reports/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { readStop, STOP_KEY } from '@/server/features/short-stay-reports/stop-switch';
import { mayManageShortStays } from '@/server/features/short-stay/policy';
import { authorize } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  body: StopInput;
}

/**
 * PUT /api/admin/short-stay-reports/stop: nothing more is sent until it is taken back; a run ends after the call that
 * it is making.
 * @throws DomainError forbidden
 */
export function stopReports({ actor, body: { stopped, reason } }: Input): Promise<{ data: StopState }> {
  authorize(mayManageShortStays(actor));
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    const before = await readStop(tx);
    if ((before?.stopped ?? false) === stopped && (!stopped || before?.reason === reason))
      return { data: before ?? { stopped: false, reason: null, at: null } };
    const value = { stopped, reason, at: new Date().toISOString() };
    await tx.appSetting.upsert({
      where: { key: STOP_KEY },
      create: { key: STOP_KEY, value },
      update: { value },
    });
    await recordAudit(tx, {
      actor,
      action: stopped ? 'short-stay-reports.stop' : 'short-stay-reports.resume',
      subject: { type: 'settings', id: null },
      details: { reason },
    });
    return { data: value };
  });
}
