/** What the web process takes in memory: after many different pages, and whether it stays so. */
import { setTimeout } from 'node:timers/promises';
import { browserHeaders } from '@/tools/bench/latency';
import { around, take } from '@/tools/bench/load';
import type { LoadClient } from '@/tools/bench/load-client';
import { keptPages } from '@/tools/bench/pages';
import { residentMemory } from '@/tools/bench/processor';
import { newOverviews, randomSearches } from '@/tools/bench/searches';
import type { Served } from '@/tools/bench/site';
import type { Shutdown } from '@/scripts/launch/shutdown';

/** How many different pages are asked for first. */
export const COLD_PAGES = 5000;
/** Requests a second of the mixed load: what a busy day of such a site brings, and what a shared machine can bear. */
const PER_SECOND = 20;
const CONNECTIONS = 4;
const MINUTE = 60;

/** Bytes, NaN where the system does not tell. */
export interface MemoryFigures {
  atStart: number;
  afterColdPages: number;
  mixedMinutes: number;
  afterMixed: number;
  /** Once a minute after that. */
  watched: number[];
}

export interface MemoryPlan {
  mixedMinutes: number;
  watchedMinutes: number;
}

const memoryOf = ({ pid }: Served) => residentMemory(pid) ?? Number.NaN;

/** Of ten requests six go to pages that are asked for often, two to the API, and two to pages that nobody asked for. */
function* mixedPaths(details: readonly string[]): Generator<string, never> {
  // The demo world has no page so far back.
  const { 'last overview page': _, ...pages } = keptPages;
  const often = around([...Object.values(pages), ...details]);
  const api = around(
    randomSearches(400, { withStay: true, seed: 31 }).map((text) => `/api/listings?${text}`),
  );
  const [cold, withDays] = [newOverviews(32), newOverviews(33, { withStay: true })];
  while (true) {
    yield* take(often, 6);
    yield* take(api, 2);
    yield cold.next().value;
    yield withDays.next().value;
  }
}

/**
 * At the pace of the plan for so many seconds, whatever the machine can do.
 * @returns once they are over and the last answer is there
 */
async function ask(
  site: Served,
  client: LoadClient,
  paths: Iterator<string>,
  seconds: number,
): Promise<void> {
  const until = performance.now() + seconds * 1000;
  for (let next = performance.now(); next < until; next += 1000) {
    const now = performance.now();
    if (next > now) await setTimeout(next - now);
    else next = now;
    const load = { origin: site.origin, headers: browserHeaders, connections: CONNECTIONS };
    await client.load({ ...load, paths: take(paths, PER_SECOND) });
  }
}

interface MemorySetting {
  site: Served;
  client: LoadClient;
  /** Addresses of homes. */
  details: readonly string[];
}

/** Of a site with the demo world alone. */
export async function measureMemory(
  { site, client, details }: MemorySetting,
  { mixedMinutes, watchedMinutes }: MemoryPlan,
  shutdown: Shutdown,
): Promise<MemoryFigures> {
  const atStart = memoryOf(site);
  const pages = newOverviews(30);
  const load = { origin: site.origin, headers: browserHeaders, connections: CONNECTIONS };
  for (let asked = 0; asked < COLD_PAGES; asked += 100) {
    shutdown.check();
    await client.load({ ...load, paths: take(pages, 100) });
  }
  const afterColdPages = memoryOf(site);
  const mixed = mixedPaths(details);
  const minutes = async (count: number) => {
    const seen: number[] = [];
    for (let minute = 0; minute < count; minute += 1) {
      shutdown.check();
      await ask(site, client, mixed, MINUTE);
      seen.push(memoryOf(site));
    }
    return seen;
  };
  const afterMixed = (await minutes(mixedMinutes)).at(-1) ?? afterColdPages;
  return { atStart, afterColdPages, mixedMinutes, afterMixed, watched: await minutes(watchedMinutes) };
}
