/** Requests a second under load. */
import autocannon from 'autocannon';
import { median } from '@/scripts/bench/statistics';

/** What is asked: one path again and again, or others that never end. */
export interface Target {
  origin: string;
  paths: string | Iterator<string>;
  headers?: Record<string, string>;
}

export interface Rate {
  /** Requests a second, the median of all rounds. */
  perSecond: number;
  /** Of the requests a second of the bare server in the same round, the median. */
  share: number;
}

export interface Compared {
  target: Rate;
  bare: Rate;
}

interface Plan {
  connections: number;
  seconds: number;
  rounds: number;
  /** So many requests are made of the target, however long they take: on a busy machine few end within seconds. */
  amount?: number;
}

/** For what is sent from memory. */
export const fromMemory: Plan = { connections: 16, seconds: 1.5, rounds: 5 };
/** For answers that are made for each request. */
export const answers: Plan = { connections: 8, seconds: 1.5, rounds: 5, amount: 500 };
/** For pages that are rendered for each request. */
export const renders: Plan = { connections: 8, seconds: 1.5, rounds: 5, amount: 48 };

const TIMEOUT_SECONDS = 60;

/** The paths in turn, again and again. */
export function* around(paths: readonly string[]): Generator<string> {
  while (true) yield* paths;
}

async function rateOf(
  { origin, paths, headers = {} }: Target,
  { connections, seconds, amount }: Plan,
): Promise<number> {
  const length = amount === undefined ? { duration: seconds } : { amount };
  const load = { ...length, connections, headers, timeout: TIMEOUT_SECONDS };
  const next = () => (typeof paths === 'string' ? paths : (paths.next().value ?? '/'));
  const result = await autocannon(
    typeof paths === 'string'
      ? { ...load, url: origin + paths }
      : { ...load, url: origin, requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }] },
  );
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0 || result['2xx'] === 0) throw new Error(`${bad} of the requests to ${origin}${next()} failed`);
  return result['2xx'] / result.duration;
}

/** Both in turn, so that whatever else the machine does meets both. */
export async function compareLoad(target: Target, bare: Target, plan: Plan): Promise<Compared> {
  const { amount: _, ...timed } = plan;
  const both = async () => ({ ofBare: await rateOf(bare, timed), ofTarget: await rateOf(target, plan) });
  // In the first, which does not count, code and caches get warm.
  await both();
  const rounds: Awaited<ReturnType<typeof both>>[] = [];
  for (let round = 0; round < plan.rounds; round += 1) rounds.push(await both());
  return {
    target: {
      perSecond: median(rounds.map(({ ofTarget }) => ofTarget)),
      share: median(rounds.map(({ ofTarget, ofBare }) => ofTarget / ofBare)),
    },
    bare: { perSecond: median(rounds.map(({ ofBare }) => ofBare)), share: 1 },
  };
}
