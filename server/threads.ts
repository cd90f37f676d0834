import 'server-only';

import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';
import { threadFile } from '@/server/env';

export interface ThreadOptions extends WorkerOptions {
  /** After so long it is ended without its answer. */
  patienceMs?: number;
}

/**
 * Starts a thread (`scripts/<name>.ts`) for the one message that it answers with. It is gone when this settles, and its
 * memory with it.
 *
 * @throws Error what it failed with, or why there is no answer
 */
export async function askThread<Answer>(
  name: string,
  { patienceMs, ...options }: ThreadOptions,
): Promise<Answer> {
  const worker = new Worker(threadFile(name), options);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const giveUp = () => reject(new Error(`The thread ${name} gives no answer`));
      if (patienceMs !== undefined) timer = setTimeout(giveUp, patienceMs);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', giveUp);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
