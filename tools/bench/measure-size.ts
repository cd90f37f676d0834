/** Everything that is measured with one number of listings. */
import type { Bench } from '@/tools/bench/prepare';
import { dropSizedDatabase, makeSizedDatabase } from '@/tools/bench/fill-size';
import type { EngineFigures } from '@/tools/bench/engine';
import { startHelper } from '@/tools/bench/helper-process';
import { browserHeaders, timeOfRequest } from '@/tools/bench/latency';
import type { Compared } from '@/tools/bench/load';
import { mapKinds } from '@/tools/bench/map-questions';
import type { MapKind, MapQuestions } from '@/tools/bench/map-questions';
import { coldKinds, measureCold } from '@/tools/bench/cold-pages';
import type { ColdFigures, ColdKind } from '@/tools/bench/cold-pages';
import { compareApi, compareCachedPage, cachedPageNames } from '@/tools/bench/pages';
import type { CachedPage } from '@/tools/bench/pages';
import { searchKindNames, searchKinds } from '@/tools/bench/searches';
import type { SearchKind } from '@/tools/bench/searches';
import { startBareSite, startSite } from '@/tools/bench/site';
import { spreadOf } from '@/tools/bench/statistics';
import type { Spread } from '@/tools/bench/statistics';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';

export interface Size {
  listings: number;
  stays: number;
}

interface HttpTimes {
  bare: Spread;
  searches: Record<SearchKind, Spread>;
  map: Record<MapKind, Spread>;
}

export interface SizeFigures {
  size: Size;
  engine: EngineFigures;
  http: HttpTimes;
  pages: Record<CachedPage, Compared>;
  api: Compared;
  cold: Record<ColdKind, ColdFigures>;
}

export async function measureSize(bench: Bench, size: Size, shutdown: Shutdown): Promise<SizeFigures> {
  const listings = `${size.listings.toLocaleString('en')} homes`;
  const url = await step(listings, () => makeSizedDatabase(bench.demoUrl, size));
  shutdown.check();
  const engine = await step('Use-cases', () => runEngine(bench, url, shutdown));
  const site = await step('Site', () => startSite(bench, url, shutdown));
  const bare = await startBareSite(bench, url, shutdown);
  const http = await step('Single requests', () => timeRequests(site.origin, bare.origin, engine.questions));
  const { client, bareNext } = bench;
  const pages = {} as SizeFigures['pages'];
  for (const name of cachedPageNames) {
    shutdown.check();
    pages[name] = await step(`Kept: ${name}`, () => compareCachedPage(client, { site, bare }, name));
  }
  const api = await step('GET /api/listings', () => compareApi(client, { site, bare }));
  const cold = {} as SizeFigures['cold'];
  for (const kind of coldKinds) {
    shutdown.check();
    const setting = { site, bareNext, client, databaseUrl: url };
    cold[kind] = await step(`Cold: ${kind}`, () => measureCold(kind, setting));
  }
  await site.stop();
  await bare.stop();
  await dropSizedDatabase(url);
  return { size, engine, http, pages, api, cold };
}

async function runEngine(bench: Bench, databaseUrl: string, shutdown: Shutdown): Promise<EngineFigures> {
  const helper = startHelper(bench.bundles.engine, { ...bench.settings, DATABASE_URL: databaseUrl });
  await shutdown.onEnd('the measuring process', helper.stop);
  // The helper answers with the result of measureEngine, built from the same sources.
  const figures = (await helper.ask({})) as EngineFigures;
  await helper.stop();
  return figures;
}

/** Sequential requests, with a bare one after each search. */
async function timeRequests(origin: string, bare: string, questions: MapQuestions): Promise<HttpTimes> {
  const bareTimes: number[] = [];
  const timesOf = async (paths: readonly string[]) => {
    for (const path of paths.slice(0, 20)) await timeOfRequest(origin + path, browserHeaders);
    const times: number[] = [];
    for (const path of paths) {
      times.push(await timeOfRequest(origin + path, browserHeaders));
      bareTimes.push(await timeOfRequest(bare));
    }
    return spreadOf(times);
  };
  const searches = {} as HttpTimes['searches'];
  for (const kind of searchKindNames) {
    searches[kind] = await timesOf(searchKinds[kind]().map((text) => `/api/listings?${text}`));
  }
  const map = {} as HttpTimes['map'];
  for (const kind of mapKinds) {
    map[kind] = await timesOf(questions[kind].map((text) => `/api/listings/coordinates?${text}`));
  }
  return { bare: spreadOf(bareTimes), searches, map };
}
