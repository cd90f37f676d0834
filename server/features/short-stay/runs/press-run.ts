import 'server-only';

import type { AuditAction } from '@/lib/audit-log/actions';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import { findSdepClient } from '@/server/features/short-stay/client/sdep-client';
import type { SdepClient } from '@/server/features/short-stay/client/sdep-client';
import { SdepError, tellSdepError } from '@/server/features/short-stay/client/sdep-error';
import { claimRun, doHeldRun } from '@/server/features/short-stay/runs/hold-run';
import type { RunKind } from '@/server/features/short-stay/runs/hold-run';
import { DomainError } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';

/** How long somebody waits for a run that they asked for. */
const PATIENCE_MS = 60_000;

interface Press<T> {
  kind: RunKind;
  actor: Actor;
  /** The action and details of its entry in the audit log. */
  action: AuditAction;
  details?: Prisma.InputJsonObject;
  work: (client: SdepClient, signal: AbortSignal) => Promise<T>;
  /** Queues the job that continues the run of this holder. */
  leave: (tx: Tx, holder: string) => Promise<void>;
  patienceMs?: number;
}

/**
 * A run that an admin asks for: done while they wait, for a minute at most; the worker does the rest.
 * @returns what the work returns; null if the worker continues it
 * @throws DomainError no_entry_point, run_going_on (409), entry_point_failed (502)
 */
export async function pressRun<T>({
  kind,
  actor,
  action,
  details,
  work,
  leave,
  patienceMs = PATIENCE_MS,
}: Press<T>): Promise<T | null> {
  const client = findSdepClient();
  if (!client) throw new DomainError('no_entry_point');
  const holder = await transaction(async (tx) => {
    await holdActor(tx, actor);
    const claimed = await claimRun(tx, kind);
    if (!claimed) throw new DomainError('run_going_on');
    await recordAudit(tx, {
      actor,
      action,
      subject: { type: 'settings', id: null },
      ...(details && { details }),
    });
    return claimed;
  });
  try {
    const result = await doHeldRun({ kind, holder, patienceMs }, (signal) => work(client, signal));
    if (result !== 'left') return result;
  } catch (error) {
    if (error instanceof SdepError)
      throw new DomainError('entry_point_failed', { params: { what: tellSdepError(error) } });
    throw error;
  }
  await leave(prisma(), holder);
  return null;
}
