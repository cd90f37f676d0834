/** Processor time of searches by total, in process, beside the bare query's. */
import process from 'node:process';
import { bareQuery } from '@/tools/bench/bare-query';
import { filtersOf, totalKindNames, totalKinds } from '@/tools/bench/searches';
import type { TotalKind } from '@/tools/bench/searches';
import { spreadOf } from '@/tools/bench/statistics';
import type { Spread } from '@/tools/bench/statistics';
import { Random } from '@/scripts/synthetic/random';
import { sql } from '@/server/db';
import { searchIndex } from '@/server/features/search/search-index';
import { searchListings } from '@/server/features/search/search-listings';

export interface TotalFigures {
  listings: number;
  /** Milliseconds until the search index was loaded. */
  readIn: number;
  /** Processor time in milliseconds, all threads of the process. */
  bare: Spread;
  first: Record<TotalKind, Spread>;
  /** The same searches again, from what is cached. */
  again: Record<TotalKind, Spread>;
}

async function processorOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A bare query runs after each search, so that whatever slows one slows the other. */
export async function measureTotals(): Promise<TotalFigures> {
  const from = performance.now();
  const { size: listings } = await searchIndex().current();
  const readIn = performance.now() - from;
  const random = new Random(9);
  const bare = () => sql(bareQuery.name, bareQuery.text, [random.between(1, Math.max(1, listings - 24))]);
  const bareTimes: number[] = [];
  const [first, again] = [{} as TotalFigures['first'], {} as TotalFigures['again']];
  for (const kind of totalKindNames) for (const text of totalKinds[kind]().slice(-5)) await search(text);
  for (const kind of totalKindNames) {
    const times: [first: number[], again: number[]] = [[], []];
    for (const text of totalKinds[kind]().slice(0, -5)) {
      for (const list of times) list.push(await processorOf(() => search(text)));
      bareTimes.push(await processorOf(bare));
    }
    first[kind] = spreadOf(times[0]);
    again[kind] = spreadOf(times[1]);
  }
  return { listings, readIn, bare: spreadOf(bareTimes), first, again };
}

const search = (text: string) => searchListings(filtersOf(text));
