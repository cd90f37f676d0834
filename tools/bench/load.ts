/** Requests per second under load, and the server's processor time per request. */
import type { LoadClient } from '@/tools/bench/load-client';
import { processorTime } from '@/tools/bench/processor';
import type { Served } from '@/tools/bench/site';
import { median } from '@/tools/bench/statistics';

/** What is requested: one path repeatedly, several in turn, or an endless series. */
export interface Target {
  server: Pick<Served, 'origin' | 'pid'>;
  paths: readonly string[] | Iterator<string>;
  headers?: Record<string, string>;
}

/** All values are medians over the rounds. Processor time is NaN if the system does not provide it. */
export interface Rate {
  perSecond: number;
  /** The share of the bare server's requests per second in the same round. */
  share: number;
  /** The server's processor time per request in milliseconds, over all its threads. */
  processor: number;
  /** That time relative to the bare server's in the same round. */
  processorRatio: number;
  /** The client's processor time per request, in milliseconds. */
  clientProcessor: number;
  /** The 99th percentile of a request's time, in milliseconds. */
  p99: number;
}

export interface Compared {
  target: Rate;
  bare: Rate;
}

interface Plan {
  connections: number;
  rounds: number;
  /** The duration of a round when paths repeat. */
  seconds: number;
  /** The number of requests in a round when each path is new. */
  amount: number;
  /** How many of those come first and do not count, to warm up code and caches. */
  warmUp: number;
}

/** For responses from memory: whole seconds, as wrk requires. */
export const fromMemory: Plan = { connections: 16, rounds: 11, seconds: 1, amount: 1000, warmUp: 1000 };
/** For responses computed for each request. */
export const answers: Plan = { connections: 8, rounds: 5, seconds: 2, amount: 200, warmUp: 200 };
/** For pages rendered for each request. */
export const renders: Plan = { connections: 8, rounds: 15, seconds: 2, amount: 48, warmUp: 200 };

/** The paths in turn, endlessly. */
export function* around(paths: readonly string[]): Generator<string> {
  while (true) yield* paths;
}

export function take(paths: Iterator<string>, count: number): string[] {
  return Array.from({ length: count }, () => {
    const { value, done } = paths.next();
    if (done) throw new Error('There are no more paths to ask for');
    return value;
  });
}

type Measured = Omit<Rate, 'share' | 'processorRatio'>;

/** What requests cost in one round. */
export async function measure(
  client: LoadClient,
  { server, paths, headers = {} }: Target,
  plan: Plan,
): Promise<Measured> {
  const { connections, seconds, amount } = plan;
  const load = { origin: server.origin, headers, connections };
  const before = processorTime(server.pid);
  const { requests, p99, processor, ...answered } = await client.load(
    'next' in paths ? { ...load, paths: take(paths, amount) } : { ...load, paths, seconds },
  );
  const after = processorTime(server.pid);
  const used = (after?.own ?? Number.NaN) - (before?.own ?? Number.NaN);
  return {
    perSecond: requests / answered.seconds,
    processor: used / requests,
    clientProcessor: processor / requests,
    p99,
  };
}

interface Round {
  ofTarget: Measured;
  ofBare: Measured;
}

function ratesOf(rounds: readonly Round[], of: (round: Round) => Measured): Rate {
  const middle = (figure: (round: Round) => number) => median(rounds.map(figure));
  return {
    perSecond: middle((round) => of(round).perSecond),
    share: middle((round) => of(round).perSecond / round.ofBare.perSecond),
    processor: middle((round) => of(round).processor),
    processorRatio: middle((round) => of(round).processor / round.ofBare.processor),
    clientProcessor: middle((round) => of(round).clientProcessor),
    p99: middle((round) => of(round).p99),
  };
}

/** Alternates between the two, so that whatever else the machine does affects both. */
export async function compareLoad(
  client: LoadClient,
  { target, bare, plan }: { target: Target; bare: Target; plan: Plan },
): Promise<Compared> {
  const both = async (amount: number): Promise<Round> => ({
    ofBare: await measure(client, bare, { ...plan, amount }),
    ofTarget: await measure(client, target, { ...plan, amount }),
  });
  await both(plan.warmUp);
  const rounds: Round[] = [];
  for (let round = 0; round < plan.rounds; round += 1) rounds.push(await both(plan.amount));
  return {
    target: ratesOf(rounds, ({ ofTarget }) => ofTarget),
    bare: ratesOf(rounds, ({ ofBare }) => ofBare),
  };
}
