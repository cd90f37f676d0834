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

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 2;

/** The paths in turn, again and again. */
export function* around(paths: readonly string[]): Generator<string> {
  while (true) yield* paths;
}

async function rateOf({ origin, paths, headers = {} }: Target): Promise<number> {
  const load = { connections: CONNECTIONS, duration: SECONDS, headers };
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
export async function compareLoad(target: Target, bare: Target): Promise<{ target: Rate; bare: Rate }> {
  const rounds: [number, number][] = [];
  // The first, in which code and caches get warm, does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ofBare = await rateOf(bare);
    const ofTarget = await rateOf(target);
    if (round > 0) rounds.push([ofTarget, ofBare]);
  }
  return {
    target: {
      perSecond: median(rounds.map(([ofTarget]) => ofTarget)),
      share: median(rounds.map(([ofTarget, ofBare]) => ofTarget / ofBare)),
    },
    bare: { perSecond: median(rounds.map(([, ofBare]) => ofBare)), share: 1 },
  };
}
