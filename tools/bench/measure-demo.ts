/** What is measured with only the demo world: uncached pages, photos and memory. */
import { listingsOf, measureCold } from '@/tools/bench/cold-pages';
import type { ColdFigures } from '@/tools/bench/cold-pages';
import type { Compared } from '@/tools/bench/load';
import { measureMemory } from '@/tools/bench/memory';
import type { MemoryFigures, MemoryPlan } from '@/tools/bench/memory';
import { comparePhoto } from '@/tools/bench/pages';
import type { Bench } from '@/tools/bench/prepare';
import { startBareSite, startSite } from '@/tools/bench/site';
import type { Served } from '@/tools/bench/site';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';

/** There are too few detail pages to request each once and often enough. */
export const demoColdKinds = ['overview', 'overview with days', 'overview, later pages'] as const;
export type DemoColdKind = (typeof demoColdKinds)[number];

export interface DemoFigures {
  listings: number;
  cold: Record<DemoColdKind, ColdFigures>;
  photo: Compared;
}

async function withDemoSite<T>(
  bench: Bench,
  shutdown: Shutdown,
  work: (site: Served) => Promise<T>,
): Promise<T> {
  const site = await step('Site, demo world', () => startSite(bench, bench.demoUrl, shutdown));
  const result = await work(site);
  // The demo world is copied later, which requires that nothing is connected to it.
  await site.stop();
  return result;
}

export function measureDemo(bench: Bench, shutdown: Shutdown): Promise<DemoFigures> {
  const { client, bareNext, demoUrl: databaseUrl } = bench;
  return withDemoSite(bench, shutdown, async (site) => {
    const cold = {} as DemoFigures['cold'];
    for (const kind of demoColdKinds) {
      shutdown.check();
      cold[kind] = await step(`Cold: ${kind}`, () =>
        measureCold(kind, { site, bareNext, client, databaseUrl }),
      );
    }
    const bare = await startBareSite(bench, databaseUrl, shutdown);
    const photo = await step('Photo', () => comparePhoto(client, { site, bare }));
    await bare.stop();
    return { listings: (await listingsOf(databaseUrl)).length, cold, photo };
  });
}

/** In a fresh process. */
export function measureDemoMemory(
  bench: Bench,
  plan: MemoryPlan,
  shutdown: Shutdown,
): Promise<MemoryFigures> {
  return withDemoSite(bench, shutdown, async (site) => {
    const details = await listingsOf(bench.demoUrl);
    const setting = { site, client: bench.client, details };
    return step('Memory', () => measureMemory(setting, plan, shutdown));
  });
}
