import 'server-only';

import { DISTANCE_STEPS } from '@/server/features/towns/read-sums';
import type { SumRow } from '@/server/features/towns/read-sums';

/** What the homes of a town, or of a part of it, add up to. */
export interface Totals {
  homes: number;
  /** What one night of each kind costs in all homes together, without seasons and prices of single nights. */
  weekday: number;
  weekend: number;
  /** What those add, by month. */
  more: Float64Array;
  /** Homes by their distance, in steps of 50 metres. */
  homesAt: Uint32Array;
}

const MONTHS = 12;

export const noTotals = (): Totals => ({
  homes: 0,
  weekday: 0,
  weekend: 0,
  more: new Float64Array(MONTHS),
  homesAt: new Uint32Array(DISTANCE_STEPS),
});

export function totalsOf(rows: readonly SumRow[]): Totals {
  const totals = noTotals();
  for (const { kind, place, amount, homes } of rows) {
    totals.homes += homes;
    if (kind === 'distance') totals.homesAt[place] = amount;
    else if (kind === 'more') totals.more[place] = (totals.more[place] ?? 0) + amount;
    else totals[kind] += amount;
  }
  return totals;
}

export function addUp(parts: Iterable<Totals>): Totals {
  const all = noTotals();
  for (const { homes, weekday, weekend, more, homesAt } of parts) {
    all.homes += homes;
    all.weekday += weekday;
    all.weekend += weekend;
    for (const [place, amount] of more.entries()) all.more[place] = (all.more[place] ?? 0) + amount;
    for (const [step, count] of homesAt.entries()) all.homesAt[step] = (all.homesAt[step] ?? 0) + count;
  }
  return all;
}
