import 'server-only';

import type { RefreshAnswer, RefreshedAreas } from '@/lib/short-stay/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { findSdepClient } from '@/server/features/short-stay/client/sdep-client';
import type { SdepClient } from '@/server/features/short-stay/client/sdep-client';
import { mayManageShortStays } from '@/server/features/short-stay/policy';
import { refreshAreas } from '@/server/features/short-stay/refresh-areas';
import { doRun } from '@/server/features/short-stay/runs/hold-run';
import { pressRun } from '@/server/features/short-stay/runs/press-run';
import { authorize } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { enqueue } from '@/server/jobs/enqueue';

const NAME = 'refresh-short-stay-areas';

/** Soon enough for an admin who waits, and long enough for a temporary fault to pass. */
const AGAIN_AFTER_MS = 60_000;

async function refreshForAdmin(client: SdepClient, signal: AbortSignal): Promise<RefreshedAreas> {
  const { told, undelivered } = await refreshAreas({ client, signal });
  const runAt = new Date(Date.now() + AGAIN_AFTER_MS);
  if (undelivered) await enqueue(prisma(), NAME, {}, { key: NAME, runAt });
  return told;
}

async function refreshInRun(client: SdepClient, signal: AbortSignal): Promise<void> {
  const { undelivered } = await refreshAreas({ client, signal });
  // The queue runs it again later, for hours.
  if (undelivered) throw undelivered;
}

/**
 * POST /api/admin/short-stay-areas/refresh: 200 when done, 202 when the worker continues it.
 * @throws DomainError forbidden, no_entry_point, run_going_on (409), entry_point_failed (502)
 */
export async function pressRefresh({ actor }: { actor: Actor }): Promise<Reply> {
  authorize(mayManageShortStays(actor));
  const data = await pressRun({
    kind: 'areas',
    actor,
    action: 'short-stay-areas.refresh',
    work: refreshForAdmin,
    leave: (tx, holder) => enqueue(tx, NAME, { holder }),
  });
  const answer: RefreshAnswer = { data, meta: { running: data === null } };
  return reply(answer, { status: data === null ? 202 : 200 });
}

/** The nightly job 'refresh-short-stay-areas', and the rest of an admin's run. Does nothing without an entry point. */
export async function refreshAreasInWorker({ holder }: { holder?: string }): Promise<void> {
  const client = findSdepClient();
  if (client) await doRun('areas', holder ?? null, (signal) => refreshInRun(client, signal));
}
