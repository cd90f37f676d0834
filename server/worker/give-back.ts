import 'server-only';

import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { pool } from '@/server/db';
import { log } from '@/server/log';
import { isUnreachable } from '@/server/unreachable';

const PAUSE = 1000;

/**
 * A worker that cannot tell the database how a job went ends, since the queue throws an error that nothing can catch.
 * Its jobs would stay locked for four hours, so it first releases them, as soon as the database answers.
 *
 * Any other error ends it at once: a job that crashes its worker must not be retried by the next one that soon.
 * @param holder the queue's name for this worker in `locked_by`
 */
export function giveBackWhenCutOff(holder: string): void {
  let isEnding = false;
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the worker ends');
    if (!isUnreachable(error)) process.exit(1);
    if (isEnding) return;
    isEnding = true;
    void giveBackAndEnd(holder);
  });
}

async function giveBackAndEnd(holder: string): Promise<void> {
  for (;;) {
    try {
      await pool().query('SELECT graphile_worker.force_unlock_workers(ARRAY[$1])', [holder]);
      process.exit(1);
    } catch (error) {
      log.warn({ err: error }, 'jobs cannot be given back yet');
      await setTimeout(PAUSE);
    }
  }
}
