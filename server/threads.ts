import 'server-only';

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Transferable, WorkerOptions } from 'node:worker_threads';
import { threadFile } from '@/server/env';

/** The next message of a thread; after `patienceMs` there is none. */
async function nextMessage<Answer>(worker: Worker, patienceMs?: number): Promise<Answer> {
  const over = new AbortController();
  const timer = patienceMs === undefined ? undefined : setTimeout(() => over.abort(), patienceMs);
  const ended = async (): Promise<never> => {
    await once(worker, 'exit', over);
    throw new Error('The thread ended without an answer');
  };
  try {
    // It rejects with what the thread fails with.
    const [answer] = await Promise.race([once(worker, 'message', over), ended()]);
    return answer;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/**
 * Starts a thread (`scripts/<name>.ts`) for the one message that it answers with. It is gone when this settles, and its
 * memory with it.
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
  /** After so long without an answer it is ended. */
  patienceMs: number;
  /** After so long without a question it is ended; it stays when left out. */
  idleMs?: number;
}

/**
 * A thread (`scripts/<name>.ts`) that stays for the next question, since starting one takes longer than most answers.
 * One that fails or takes too long is ended, its memory with it, and the next question gets a new one. It is asked one
 * question at a time.
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
    // While it works the process stays, and only then.
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
    // Also when nobody waits for it.
    worker.on('error', () => this.#end(worker));
    worker.on('exit', () => this.#end(worker));
    return worker;
  }

  async #end(worker: Worker): Promise<void> {
    if (this.#worker === worker) this.#worker = undefined;
    await worker.terminate();
  }
}
