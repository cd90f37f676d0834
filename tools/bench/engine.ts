/** The use-cases of search and map in process, called as by the API and the pages. */
import { coordinatesQuery } from '@/lib/map/contract';
import { bareQuery } from '@/tools/bench/bare-query';
import { playHour } from '@/tools/bench/hour';
import type { HourFigures } from '@/tools/bench/hour';
import { mapKinds, mapQuestions } from '@/tools/bench/map-questions';
import type { MapKind, MapQuestions } from '@/tools/bench/map-questions';
import { filtersOf, randomSearches, searchKindNames, searchKinds } from '@/tools/bench/searches';
import type { SearchKind } from '@/tools/bench/searches';
import { spreadOf } from '@/tools/bench/statistics';
import type { Spread } from '@/tools/bench/statistics';
import { Random } from '@/scripts/synthetic/random';
import { sql } from '@/server/db';
import { listCoordinates } from '@/server/features/map/list-coordinates';
import { searchIndex } from '@/server/features/search/search-index';
import { searchListings } from '@/server/features/search/search-listings';

export interface EngineFigures {
  listings: number;
  /** Milliseconds until the search index was loaded. */
  readIn: number;
  /** Memory of the process with its index, in bytes. */
  memory: number;
  bare: Spread;
  searches: Record<SearchKind, Spread>;
  map: Record<MapKind, Spread>;
  hour: HourFigures;
  /** Also to be requested over HTTP. */
  questions: MapQuestions;
}

const WARM_UP = 60;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function timesOf(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (const work of works) times.push(await timeOf(work));
  return times;
}

const search = (text: string) => () => searchListings(filtersOf(text));

/** @throws Error if a listing is available after all: the figure would be about something else */
async function checkFullWeeks(): Promise<void> {
  for (const text of searchKinds['nothing is free anywhere']()) {
    const { meta } = await searchListings(filtersOf(text));
    if (meta.total > 0) throw new Error(`${meta.total} homes are free for ${text}`);
  }
}
const askMap = (text: string) => async () => {
  const query = coordinatesQuery.parse(Object.fromEntries(new URLSearchParams(text)));
  return JSON.stringify(await listCoordinates(query));
};

/** All figures of one database. Bare queries run between the searches, so that whatever slows one slows the other. */
export async function measureEngine(): Promise<EngineFigures> {
  const readIn = await timeOf(() => searchIndex().current());
  const { size: listings } = await searchIndex().current();
  const random = new Random(9);
  const bare = () => sql(bareQuery.name, bareQuery.text, [random.between(1, Math.max(1, listings - 24))]);
  await timesOf(
    randomSearches(WARM_UP, { withStay: true, seed: 77 }).flatMap((text) => [search(text), bare]),
  );
  await checkFullWeeks();
  const bareTimes: number[] = [];
  const searches = {} as EngineFigures['searches'];
  for (const kind of searchKindNames) {
    const times: number[] = [];
    for (const text of searchKinds[kind]()) {
      times.push(await timeOf(search(text)));
      bareTimes.push(await timeOf(bare));
    }
    searches[kind] = spreadOf(times);
  }
  const questions = await mapQuestions(100);
  const map = {} as EngineFigures['map'];
  for (const kind of mapKinds) {
    await timesOf(questions[kind].slice(0, 10).map(askMap));
    map[kind] = spreadOf(await timesOf(questions[kind].map(askMap)));
  }
  return {
    listings,
    readIn,
    memory: process.memoryUsage().rss,
    bare: spreadOf(bareTimes),
    searches,
    map,
    // Last, because it changes listings.
    hour: await playHour(),
    questions,
  };
}
