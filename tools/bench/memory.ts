/** The memory of the web process: after many different pages, and over time. */
import { setTimeout } from 'node:timers/promises';
import { browserHeaders } from '@/tools/bench/latency';
import { around, take } from '@/tools/bench/load';
import type { LoadClient } from '@/tools/bench/load-client';
import { cachedPages } from '@/tools/bench/pages';
import { residentMemory } from '@/tools/bench/processor';
import { newOverviews, randomSearches } from '@/tools/bench/searches';
import type { Served } from '@/tools/bench/site';
import type { Shutdown } from '@/scripts/launch/shutdown';

/** How many different pages are requested first. */
export const COLD_PAGES = 5000;
/** Requests per second of the mixed load: a busy day for such a site, and still bearable for a shared machine. */
const PER_SECOND = 20;
const CONNECTIONS = 4;
const MINUTE = 60;

/** Bytes; NaN if the system does not provide it. */
export interface MemoryFigures {
  atStart: number;
  afterColdPages: number;
  mixedMinutes: number;
  afterMixed: number;
  /** Measured once a minute after that. */
  watched: number[];
}

export interface MemoryPlan {
  mixedMinutes: number;
  watchedMinutes: number;
}

const memoryOf = ({ pid }: Served) => residentMemory(pid) ?? Number.NaN;

/** Of ten requests, six go to popular pages, two to the API, and two to pages never requested before. */
function* mixedPaths(details: readonly string[]): Generator<string, never> {
  // The demo world has too few listings for such a late page.
  const { 'last overview page': _, ...pages } = cachedPages;
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
 * Sends requests at the given rate for this many seconds, however fast the machine is.
 * @returns after that time, once the last response has arrived
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
  /** URLs of listings. */
  details: readonly string[];
}

/** With only the demo world. */
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
