import 'server-only';

import { Worker } from 'node:worker_threads';
import type { PasswordFault, PasswordOwner } from '@/server/auth/password-rules';
import { threadFile } from '@/server/env';
import { DomainError } from '@/server/http/errors';

/**
 * New passwords are judged in one thread beside the server: the estimator takes up to half a second of processor for a
 * password made to be laborious, and the server goes on answering. The thread stays, because reading the dictionaries
 * takes longer than judging.
 */

/** With more others waiting, a caller is told to come back. */
const mostWaiting = 30;
const patienceMs = 20_000;
const retryAfterSeconds = 5;

export interface JudgeOrder {
  id: number;
  password: string;
  owner: PasswordOwner;
}

export interface JudgeAnswer {
  id: number;
  fault: PasswordFault | null;
}

interface Waiting {
  resolve: (fault: PasswordFault | null) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

const unavailable = () => new DomainError('unavailable', { retryAfter: retryAfterSeconds });

function settle(id: number, answer: (waiter: Waiting) => void): void {
  const waiter = waiting.get(id);
  if (!waiter) return;
  waiting.delete(id);
  clearTimeout(waiter.timer);
  // An idle thread does not keep the process alive.
  if (waiting.size === 0) thread?.unref();
  answer(waiter);
}

/** When a thread ends, everybody waiting for it is told; the next password gets a new one. */
function giveUp(ended: Worker): void {
  if (thread !== ended) return;
  thread = undefined;
  for (const id of waiting.keys()) settle(id, ({ reject }) => reject(unavailable()));
  void ended.terminate();
}

function openThread(): Worker {
  const made = new Worker(threadFile('judge-password-thread'), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // Judging a text needs none of the server's settings.
    env: {},
  });
  made.on('message', ({ id, fault }: JudgeAnswer) => settle(id, ({ resolve }) => resolve(fault)));
  made.on('error', () => giveUp(made));
  made.on('exit', () => giveUp(made));
  return made;
}

/**
 * Why a password of the right length is refused, or null.
 * @throws DomainError unavailable (503) when too many are being judged already
 */
export function judgePassword(password: string, owner: PasswordOwner): Promise<PasswordFault | null> {
  if (waiting.size >= mostWaiting) return Promise.reject(unavailable());
  const worker = (thread ??= openThread());
  const { firstName, lastName, email } = owner;
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => giveUp(worker), patienceMs);
    waiting.set(id, { resolve, reject, timer });
    worker.ref();
    const order: JudgeOrder = { id, password, owner: { firstName, lastName, email } };
    worker.postMessage(order, []);
  });
}
