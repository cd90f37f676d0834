import 'server-only';

import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { pool } from '@/server/db';
import { log } from '@/server/log';
import { isUnreachable } from '@/server/unreachable';

const PAUSE = 1000;

/**
 * A worker that cannot tell the database how a job went ends, since the queue throws that past everybody. What it had
 * in hand would be nobody's for four hours: it gives that back first, as soon as the database answers.
 *
 * Any other fault ends it at once: a job that ends its worker must not be at the next one's door that soon.
 * @param holder what the queue calls this worker in `locked_by`
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
