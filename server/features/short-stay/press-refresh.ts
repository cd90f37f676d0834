import 'server-only';

import type { RefreshAnswer } from '@/lib/short-stay/contract';
import type { Actor } from '@/server/auth/actor';
import { findSdepClient } from '@/server/features/short-stay/client/sdep-client';
import { mayManageShortStays } from '@/server/features/short-stay/policy';
import { refreshAreas } from '@/server/features/short-stay/refresh-areas';
import { doRun } from '@/server/features/short-stay/runs/hold-run';
import { pressRun } from '@/server/features/short-stay/runs/press-run';
import { authorize } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { enqueue } from '@/server/jobs/enqueue';

/**
 * POST /api/admin/short-stay-areas/refresh: 200 when done, 202 when the worker goes on with it.
 * @throws DomainError forbidden, no_entry_point, run_going_on (409), entry_point_failed (502)
 */
export async function pressRefresh({ actor }: { actor: Actor }): Promise<Reply> {
  authorize(mayManageShortStays(actor));
  const data = await pressRun({
    kind: 'areas',
    actor,
    action: 'short-stay-areas.refresh',
    work: (client, signal) => refreshAreas({ client, signal }),
    leave: (tx, holder) => enqueue(tx, 'refresh-short-stay-areas', { holder }),
  });
  const answer: RefreshAnswer = { data, meta: { running: data === null } };
  return reply(answer, { status: data === null ? 202 : 200 });
}

/** The nightly job 'refresh-short-stay-areas', and what a press leaves of one. Without an entry point nothing happens. */
export async function refreshAreasInWorker({ holder }: { holder?: string }): Promise<void> {
  const client = findSdepClient();
  if (client) await doRun('areas', holder ?? null, (signal) => refreshAreas({ client, signal }));
}
