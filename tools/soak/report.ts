/** Judges hours of samples. */
import { judgeLatency, judgeMemory, judgeQueue } from '@/tools/soak/judge';
import type { Verdict } from '@/tools/soak/judge';
import type { Sample } from '@/tools/soak/sample';

export interface Soaked {
  samples: readonly Sample[];
  /** Minutes that are left out. */
  warmUp: number;
  /** Calendars that were read, and the minimum due. */
  readings: { done: number; due: number };
}

type Named = Verdict & { name: string };

/** Without /proc nothing tells of resident memory. */
const known = (values: readonly number[]) => values.every((value) => !Number.isNaN(value));

export function verdictsOf({ samples, warmUp }: Soaked): Named[] {
  const after = samples.filter(({ at }) => at >= warmUp);
  const points = (of: (sample: Sample) => number) =>
    after.map((sample) => ({ at: sample.at - warmUp, value: of(sample) }));
  const memories = ['web, resident', 'web, heap', 'worker, resident', 'worker, heap'] as const;
  const queues = ['jobs', 'calendars'] as const;
  return [
    ...memories
      .filter((name) => known(after.map(({ memory }) => memory[name])))
      .map((name) => ({
        name,
        ...judgeMemory(points(({ memory }) => memory[name])),
      })),
    ...queues.map((name) => ({ name: `${name} due`, ...judgeQueue(points(({ queue }) => queue[name])) })),
    { name: 'answers', ...judgeLatency(after.map(({ times }) => times)) },
  ];
}

/** The share of due readings required: some calendars are due at the end. */
const LEAST_READ = 0.9;

/** Faults that need no time series. */
export function plainFaults({ samples, readings }: Soaked): string[] {
  const failures = samples.flatMap((sample) => sample.failures);
  return [
    ...(failures.length > 0
      ? [`${failures.length} requests failed, such as ${failures.slice(0, 3).join(', ')}`]
      : []),
    ...(readings.done < readings.due * LEAST_READ
      ? [`${readings.done} calendars were read where ${readings.due} were due`]
      : []),
  ];
}

const signs = { steady: '✓', fails: '✗', 'too short': '…' } as const;

export const verdictLine = ({ name, outcome, said }: Named): string =>
  `${signs[outcome]} ${name}: ${outcome === 'too short' ? `too short to judge (${said})` : said}`;
