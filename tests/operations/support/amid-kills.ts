/** Many clients act at once while web server and worker are killed. */
import { setTimeout } from 'node:timers/promises';
import type { Random } from '@/prisma/seed/random';
import { passMinutes } from '@/tests/operations/support/mortals';
import type { Mortals } from '@/tests/operations/support/mortals';

interface Plan<Case> {
  acts: number;
  atOnce: number;
  /** After how many acts the web server is killed, and after how many further mails the worker is. */
  webEndsAfter: readonly number[];
  workerEndsAfter: readonly number[];
  cases: readonly Case[];
  /** One act; those of the same case follow one another. */
  act: (one: Case) => Promise<void>;
  /** What else to do when a minute is simulated. */
  minute?: () => Promise<unknown>;
}

/** Returns how many acts were begun. */
export async function actAmidKills<Case>(
  mortals: Mortals,
  random: Random,
  { acts, atOnce, webEndsAfter, workerEndsAfter, cases, act, minute }: Plan<Case>,
): Promise<number> {
  let begun = 0;
  const free = [...cases];
  const take = async () => {
    while (begun < acts) {
      begun += 1;
      await mortals.served();
      const [one] = free.splice(random.int(0, free.length - 1), 1);
      if (one === undefined) throw new Error('more hands than cases');
      await act(one);
      free.push(one);
    }
  };
  let isOver = false;
  const until = async (done: () => boolean) => {
    while (!done() && !isOver) await setTimeout(10);
    return !isOver;
  };
  const killWeb = async () => {
    for (const after of webEndsAfter) if (await until(() => begun >= after)) await mortals.killWeb(random);
  };
  const acting = Promise.all([killWeb(), ...Array.from({ length: atOnce }, take)]);
  const killWorker = async () => {
    for (const more of workerEndsAfter) {
      const before = mortals.mails.received.length;
      if (await until(() => mortals.mails.received.length >= before + more)) await mortals.killWorker(random);
    }
  };
  const pass = async () => {
    while (!isOver) {
      await minute?.();
      await passMinutes();
      await setTimeout(200);
    }
  };
  const others = [killWorker(), pass()];
  await acting.finally(() => (isOver = true));
  await Promise.all(others);
  return begun;
}
