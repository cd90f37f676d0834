import 'server-only';

import { randomUUID } from 'node:crypto';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { SdepError } from '@/server/features/short-stay/client/sdep-error';
import { log } from '@/server/log';

/**
 * One run of a kind at a time, whichever process makes it: a row says who holds it and until when. A holder says every
 * few seconds that it is still there; one that is gone loses the run within a minute.
 */

/** The kinds of runs at the entry point, each held separately. */
export type RunKind = 'areas' | 'reports' | 'checks';

const HELD_SECONDS = 60;
const BEAT_MS = 15_000;
/** For how long a run that an admin's request leaves to the worker stays held for it. */
const WAITING_SECONDS = 300;

/** Takes the run, or returns null while somebody else holds it. */
export async function claimRun(tx: Tx, kind: RunKind): Promise<string | null> {
  const rows = await tx.$queryRaw<{ holder: string }[]>`
    INSERT INTO short_stay_runs (kind, holder, held_until, started_at)
    VALUES (${kind}, ${randomUUID()}::uuid, now() + make_interval(secs => ${HELD_SECONDS}), now())
    ON CONFLICT (kind) DO UPDATE
      SET holder = excluded.holder, held_until = excluded.held_until, started_at = now(), finished_at = NULL
      WHERE short_stay_runs.holder IS NULL OR short_stay_runs.held_until < now()
    RETURNING holder::text`;
  return rows[0]?.holder ?? null;
}

/** Says that the holder is still there. False if it is no longer the holder. */
async function extend(kind: RunKind, holder: string, seconds = HELD_SECONDS): Promise<boolean> {
  const count = await prisma().$executeRaw`
    UPDATE short_stay_runs SET held_until = now() + make_interval(secs => ${seconds})
    WHERE kind = ${kind} AND holder = ${holder}::uuid`;
  return count > 0;
}

async function release(kind: RunKind, holder: string): Promise<void> {
  await prisma().$executeRaw`
    UPDATE short_stay_runs SET holder = NULL, held_until = NULL, finished_at = now()
    WHERE kind = ${kind} AND holder = ${holder}::uuid`;
}

/** Whether a run of this kind is held now. */
export async function isRunning(kind: RunKind, db: Tx = prisma()): Promise<boolean> {
  const held = await db.shortStayRun.count({ where: { kind, heldUntil: { gt: new Date() } } });
  return held > 0;
}

/** Why a run ended early: whatever it waits for ends with its signal. */
class RunEnded extends Error {
  override readonly name = 'RunEnded';
}

interface Held {
  kind: RunKind;
  holder: string;
  /**
   * Set if somebody waits. After this time the signal ends the work, and the run stays held for the worker to take
   * over; so it does after a temporary failure of the entry point.
   */
  patienceMs?: number;
}

/**
 * Does the work of a run that is held, and then releases it. The signal ends the work when its time is over, or when
 * somebody else took the run.
 * @returns what the work returns; 'left' if the run stays held for the worker
 */
export async function doHeldRun<T>(
  { kind, holder, patienceMs }: Held,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | 'left'> {
  const control = new AbortController();
  const beat = setInterval(() => {
    extend(kind, holder).then(
      (isHeld) => isHeld || control.abort(new RunEnded()),
      (error: unknown) => log.warn({ err: error, kind }, 'a run could not say that it goes on'),
    );
  }, BEAT_MS);
  let isOver = false;
  const end =
    patienceMs === undefined
      ? undefined
      : setTimeout(() => {
          isOver = true;
          control.abort(new RunEnded());
        }, patienceMs);
  try {
    const result = await work(control.signal);
    await release(kind, holder);
    return result;
  } catch (error) {
    const isPassing = error instanceof SdepError && error.fault === 'again';
    const isForWorker = isOver || (patienceMs !== undefined && isPassing);
    if (isForWorker && (await extend(kind, holder, WAITING_SECONDS))) return 'left';
    await release(kind, holder);
    throw error;
  } finally {
    clearInterval(beat);
    clearTimeout(end);
  }
}

/**
 * For the worker: does the work of a run that was left to it, or of a new one. Nothing happens while another holds
 * it.
 */
export async function doRun(
  kind: RunKind,
  left: string | null,
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const isLeft = left !== null && (await extend(kind, left));
  const holder = isLeft ? left : await claimRun(prisma(), kind);
  if (holder) await doHeldRun({ kind, holder }, work);
}
