import 'server-only';

import type { RunAnswer } from '@/lib/short-stay-checks/contract';
import type { Actor } from '@/server/auth/actor';
import { hasEntryPoint } from '@/server/features/short-stay/client/entry-point';
import { findSdepClient } from '@/server/features/short-stay/client/sdep-client';
import { mayManageShortStays } from '@/server/features/short-stay/policy';
import { doRun } from '@/server/features/short-stay/runs/hold-run';
import { pressRun } from '@/server/features/short-stay/runs/press-run';
import { hasChecks } from '@/server/features/short-stay-checks/has-checks';
import { runChecks } from '@/server/features/short-stay-checks/run-checks';
import { authorize, DomainError } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { enqueue } from '@/server/jobs/enqueue';

/** For how long a failing call is repeated while an admin waits, and in the worker, whose job is retried. */
const WAITING_MS = 60_000;
const WORKING_MS = 3_600_000;

/**
 * POST /api/admin/short-stay-checks/run: 200 when done, 202 when the worker continues it.
 * @throws DomainError forbidden, no_entry_point, no_short_stay_checks, run_going_on (409), entry_point_failed (502)
 */
export async function pressChecks({ actor }: { actor: Actor }): Promise<Reply> {
  authorize(mayManageShortStays(actor));
  if (hasEntryPoint() && !hasChecks()) throw new DomainError('no_short_stay_checks');
  const data = await pressRun({
    kind: 'checks',
    actor,
    action: 'short-stay-checks.run',
    work: (client, signal) => runChecks({ client, signal, patienceMs: WAITING_MS }),
    leave: (tx, holder) => enqueue(tx, 'run-short-stay-checks', { holder }),
  });
  const answer: RunAnswer = { data, meta: { running: data === null } };
  return reply(answer, { status: data === null ? 202 : 200 });
}

/** The nightly job 'run-short-stay-checks', and the rest of an admin's run. Version 1 has no checks. */
export async function runChecksInWorker({ holder }: { holder?: string }): Promise<void> {
  const client = findSdepClient();
  if (!client || !hasChecks()) return;
  await doRun('checks', holder ?? null, (signal) => runChecks({ client, signal, patienceMs: WORKING_MS }));
}
