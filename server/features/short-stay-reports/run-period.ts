import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { Period } from '@/lib/short-stay-reports/periods';
import { findFaults } from '@/lib/short-stay-reports/rules';
import { prisma } from '@/server/db';
import {
  dropBatch,
  findOpenBatch,
  makeBatch,
  refuseOurselves,
  settleBatch,
  tryAgain,
} from '@/server/features/short-stay-reports/batches';
import type { Batch, Item } from '@/server/features/short-stay-reports/batches';
import { findPairs, readStays } from '@/server/features/short-stay-reports/find-stays';
import { textToSend } from '@/server/features/short-stay-reports/make-activity';
import { isStopped } from '@/server/features/short-stay-reports/stop-switch';
import { repeatFor } from '@/server/features/short-stay/client/repeat';
import { SDEP_BATCH } from '@/server/features/short-stay/client/sdep-client';
import type { SdepClient } from '@/server/features/short-stay/client/sdep-client';
import { SdepError, tellSdepError } from '@/server/features/short-stay/client/sdep-error';
import { refreshAreas } from '@/server/features/short-stay/refresh-areas';

/** How long a call is repeated before the run is left for later. */
const PATIENCE_MS = 60_000;
/** Between attempts of the worker: from a minute to an hour, with up to a quarter more. */
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;
const MAX_ERROR = 500;

export interface Run {
  client: SdepClient;
  signal: AbortSignal;
}

/** Sends a batch until there is an answer. One left by another run (`isLeft`) may have arrived before. */
async function sendBatch({ client, signal }: Run, batch: Batch, isLeft = false): Promise<number[]> {
  let attempts = isLeft ? 1 : 0;
  try {
    const results = await repeatFor({ ms: PATIENCE_MS, signal }, () => {
      attempts += 1;
      return client.sendActivities(batch.body, batch.size, signal);
    });
    return await settleBatch(batch, results);
  } catch (error) {
    if (error instanceof SdepError && error.fault !== 'again')
      await dropBatch(batch, error.message, attempts > 1);
    throw error;
  }
}

/** Sends what is due for a period, a thousand records at a time. False if it was stopped on the way. */
async function sendAll(run: Run, period: Period, ofArea: number[]): Promise<boolean> {
  const items: Item[] = [];
  const flush = async () => {
    if (items.length === 0) return;
    run.signal.throwIfAborted();
    ofArea.push(...(await sendBatch(run, await makeBatch(period.name, items.splice(0)))));
  };
  const pairs = await findPairs(period, todayIn());
  for (let from = 0; from < pairs.length; from += SDEP_BATCH) {
    if (await isStopped()) return false;
    const rows = await readStays(pairs.slice(from, from + SDEP_BATCH));
    const wanted = rows.flatMap((row) => {
      const text = textToSend(row);
      return text === null ? [] : [{ row, text, faults: findFaults(JSON.parse(text), run.client.version) }];
    });
    await refuseOurselves(
      period.name,
      wanted.filter(({ faults }) => faults.length > 0),
    );
    for (const { row, text, faults } of wanted) {
      if (faults.length > 0) continue;
      items.push({ row, text });
      if (items.length === SDEP_BATCH) await flush();
    }
  }
  await flush();
  return true;
}

async function doPeriod(run: Run, period: Period): Promise<boolean> {
  const open = await findOpenBatch();
  const ofArea: number[] = open ? await sendBatch(run, open, true) : [];
  if (!(await sendAll(run, period, ofArea))) return false;
  if (ofArea.length === 0) return true;
  // The areas changed since they were read: they are read once, and what still lies in one is sent once more.
  await refreshAreas(run);
  return (await tryAgain(ofArea)) === 0 || sendAll(run, period, []);
}

const begun = { state: 'running', error: null, retryAt: null } as const;

/**
 * Sends what is due for a period by now, and records the outcome. Only for the holder of the run.
 * @throws SdepError again: it is continued from `retryAt` on; other errors are recorded, not thrown
 */
export async function runPeriod(run: Run, period: Period): Promise<void> {
  const { name } = period;
  const { attempts, totals } = await prisma().reportPeriod.upsert({
    where: { name },
    create: { name, ...begun },
    update: begun,
  });
  const note = (data: Parameters<ReturnType<typeof prisma>['reportPeriod']['update']>[0]['data']) =>
    prisma().reportPeriod.update({ where: { name }, data: { lastRunAt: new Date(), ...data } });
  try {
    // With totals its records are gone: everything would be sent again.
    const isDone = totals !== null || (await doPeriod(run, period));
    await note({ state: isDone ? 'sent' : 'ready', attempts: 0 });
  } catch (error) {
    if (!(error instanceof SdepError)) throw error;
    const text = tellSdepError(error).slice(0, MAX_ERROR);
    if (error.fault !== 'again') {
      await note({ state: 'failed', error: text, attempts: 0 });
      return;
    }
    const pause = Math.max(
      error.retryAfterMs ?? 0,
      Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts) * (1 + Math.random() / 4),
    );
    const retryAt = new Date(Date.now() + pause);
    await note({ state: 'retrying', error: text, retryAt, attempts: attempts + 1 });
    throw error;
  }
}
