import 'server-only';

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Transferable, WorkerOptions } from 'node:worker_threads';
import { threadFile } from '@/server/env';

/** The next message from a thread; rejects after `patienceMs`. */
async function nextMessage<Answer>(worker: Worker, patienceMs?: number): Promise<Answer> {
  const over = new AbortController();
  const timer = patienceMs === undefined ? undefined : setTimeout(() => over.abort(), patienceMs);
  const ended = async (): Promise<never> => {
    await once(worker, 'exit', over);
    throw new Error('The thread ended without an answer');
  };
  try {
    // Rejects with the error that the thread fails with.
    const [answer] = await Promise.race([once(worker, 'message', over), ended()]);
    return answer;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/**
 * Starts a thread (`scripts/<name>.ts`) for a single answer. It is gone when this settles, and its memory with it.
 *
 * @throws Error what it failed with, or why there is no answer
 */
export async function askThread<Answer>(name: string, options: WorkerOptions): Promise<Answer> {
  const worker = new Worker(threadFile(name), options);
  try {
    return await nextMessage(worker);
  } finally {
    await worker.terminate();
  }
}

export interface ThreadOptions extends WorkerOptions {
  /** The thread is ended after this long without an answer. */
  patienceMs: number;
  /** The thread is ended after this long without a question; without it, it stays. */
  idleMs?: number;
}

/**
 * A thread (`scripts/<name>.ts`) that stays alive for the next question, since starting one takes longer than most
 * answers. One that fails or takes too long is ended, freeing its memory, and the next question starts a new one. It
 * answers one question at a time.
 */
export class Thread<Question, Answer> {
  readonly #name: string;
  readonly #options: ThreadOptions;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(name: string, options: ThreadOptions) {
    this.#name = name;
    this.#options = options;
  }

  /** @throws Error what it failed with, or why there is no answer */
  async ask(question: Question, transferList: Transferable[] = []): Promise<Answer> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    // A working thread keeps the process alive; an idle one does not.
    worker.ref();
    worker.postMessage(question, transferList);
    try {
      const answer = await nextMessage<Answer>(worker, this.#options.patienceMs);
      const { idleMs } = this.#options;
      if (idleMs !== undefined) this.#idle = setTimeout(() => this.#end(worker), idleMs).unref();
      return answer;
    } catch (error) {
      await this.#end(worker);
      throw error;
    } finally {
      worker.unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(threadFile(this.#name), this.#options);
    // Even when no question is pending.
    worker.on('error', () => this.#end(worker));
    worker.on('exit', () => this.#end(worker));
    return worker;
  }

  async #end(worker: Worker): Promise<void> {
    if (this.#worker === worker) this.#worker = undefined;
    await worker.terminate();
  }
}
