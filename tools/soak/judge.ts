/** Judges whether samples over hours are steady, after a warm-up that is left out. */
import { spreadOf } from '@/tools/bench/statistics';

/** A series of samples that must not rise; times in minutes since the warm-up. */
export interface Point {
  at: number;
  value: number;
}

export type Verdict =
  | { outcome: 'steady' | 'fails'; said: string }
  /** Too few samples to judge. */
  | { outcome: 'too short'; said: string };

/** The share of its mean by which memory may grow in HORIZON. */
const MOST_GROWTH = 0.1;
const HORIZON = 240;
/** Minutes per window: its low counts. */
const WINDOW = 5;
/** The fewest windows to fit a line through, and samples to take a low from. */
const FEWEST_WINDOWS = 6;
const FEWEST_IN_WINDOW = 4;
/** Ratio of the last and first quarter's p99. */
const MOST_SLOWER = 1.1;
/** Requests in a quarter, so that ten lie above the 99th percentile. */
const FEWEST_REQUESTS = 1000;
const FEWEST_SAMPLES = 4;
/** By how much a queue's mean length may grow between quarters: a tenth, plus one minute's change. */
const MOST_LONGER = 1.1;
const SPARE = 10;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Line {
  /** A minute. */
  slope: number;
  /** The slope's standard error. */
  error: number;
}

/** The least-squares line. */
export function lineThrough(points: readonly Point[]): Line {
  const [middle, level] = [mean(points.map(({ at }) => at)), mean(points.map(({ value }) => value))];
  const width = points.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
  const slope = points.reduce((sum, { at, value }) => sum + (at - middle) * (value - level), 0) / width;
  const rest = points.reduce((sum, { at, value }) => sum + (value - level - slope * (at - middle)) ** 2, 0);
  return { slope, error: Math.sqrt(rest / (points.length - 2) / width) };
}

/** The lowest sample of each whole window, as after garbage collection. Skips windows with too few samples. */
export function lowest(points: readonly Point[], minutes: number): (Point & { samples: number })[] {
  const windows = Map.groupBy(points, ({ at }) => Math.floor(at / minutes));
  return Array.from(windows, ([number, inside]) => ({
    at: number * minutes,
    value: Math.min(...inside.map(({ value }) => value)),
    samples: inside.length,
  }))
    .slice(0, -1)
    .filter(({ samples }) => samples >= FEWEST_IN_WINDOW);
}

const percent = (share: number) => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;

/**
 * Memory fails if a line through the lows, minus two standard errors, rises by over a tenth of the mean in four hours.
 */
export function judgeMemory(points: readonly Point[]): Verdict {
  const lows = lowest(points, WINDOW);
  if (lows.length < FEWEST_WINDOWS)
    return { outcome: 'too short', said: `${lows.length} times ${WINDOW} minutes` };
  const { slope, error } = lineThrough(lows);
  const level = mean(points.map(({ value }) => value));
  const over = (rate: number) => (rate * HORIZON) / level;
  const said = `${percent(over(slope))} in ${HORIZON / 60} h, ± ${percent(over(2 * error)).slice(1)}`;
  return { outcome: over(slope - 2 * error) > MOST_GROWTH ? 'fails' : 'steady', said };
}

/** The first and the last quarter. */
function quarters<Sample>(samples: readonly Sample[]): [Sample[], Sample[]] {
  const quarter = Math.floor(samples.length / 4);
  return [samples.slice(0, quarter), samples.slice(samples.length - quarter)];
}

/** A queue fails if it is longer in the last quarter than in the first by over a tenth plus ten. */
export function judgeQueue(points: readonly Point[]): Verdict {
  if (points.length < FEWEST_SAMPLES * 4) return { outcome: 'too short', said: `${points.length} samples` };
  const [first, last] = quarters(points).map((part) => mean(part.map(({ value }) => value)));
  const said = `${first?.toFixed(1)} waiting at first, ${last?.toFixed(1)} at last`;
  return { outcome: (last ?? 0) > (first ?? 0) * MOST_LONGER + SPARE ? 'fails' : 'steady', said };
}

/** Answers fail if the 99th percentile of the last quarter is over 1.1 times the first's. @param times by sample */
export function judgeLatency(times: readonly (readonly number[])[]): Verdict {
  const [first, last] = quarters(times).map((part) => part.flat());
  const fewest = Math.min(first?.length ?? 0, last?.length ?? 0);
  if (fewest < FEWEST_REQUESTS) return { outcome: 'too short', said: `${fewest} requests a quarter` };
  const ratio = spreadOf(last ?? []).p99 / spreadOf(first ?? []).p99;
  return {
    outcome: ratio > MOST_SLOWER ? 'fails' : 'steady',
    said: `p99 × ${ratio.toFixed(2)} in the last quarter`,
  };
}
