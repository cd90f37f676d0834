/** The threads that this process starts during a test. */
import type { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';

/** Counts them, each from its start to its end, until the test is over. */
export function countThreads() {
  const threads = { now: 0, most: 0, all: 0 };
  const count = (worker: Worker) => {
    threads.all += 1;
    threads.now += 1;
    threads.most = Math.max(threads.most, threads.now);
    worker.once('exit', () => (threads.now -= 1));
  };
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  return threads;
}
