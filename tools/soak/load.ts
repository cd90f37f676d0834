/** An hour's visitors and landlords (tools/bench/hour.ts), over HTTP and at their own pace. */
import { setTimeout } from 'node:timers/promises';
import { changer, guests, SEARCHES_A_CHANGE, SEARCHES_A_MINUTE } from '@/tools/bench/hour';
import { browserHeaders, get } from '@/tools/bench/latency';
import { randomSearches } from '@/tools/bench/searches';
import { pool } from '@/server/db';
import { Random } from '@/scripts/synthetic/random';
import { isOnline } from '@/server/features/listings/conditions';

export interface LoadQuestion {
  origin: string;
  seconds: number;
}

export interface LoadAnswer {
  /** Of each request, in milliseconds. */
  times: number[];
  /** Answers other than 200. */
  failures: string[];
}

/** The share of visitors who do not read Dutch. */
const OTHERS = 0.3;

interface Home {
  id: number;
  slug: string;
}

const homesOf = async () =>
  (
    await pool().query<Home>(
      `SELECT id, slug FROM listings WHERE ${isOnline('listings')} ORDER BY id LIMIT 5000`,
    )
  ).rows;

/** One visitor's requests: a search, two homes, one's calendar, a count, and sometimes the front page. */
function* visits(homes: readonly Home[]): Generator<string[], never> {
  const random = new Random(36);
  const search = guests(OTHERS);
  const counts = randomSearches(400, { withStay: true, seed: 37 });
  for (;;) {
    const [one, other] = [random.pick(homes), random.pick(homes)];
    yield [
      search(),
      `/aanbod/${one.slug}`,
      `/aanbod/${other.slug}`,
      `/api/listings/${one.id}/calendar`,
      `/api/listings?${random.pick(counts)}`,
      ...(random.chance(0.2) ? ['/'] : []),
    ];
  }
}

const ready = async () => {
  const homes = await homesOf();
  return { paths: visits(homes), ...(await changer()) };
};
let playing: ReturnType<typeof ready> | undefined;
let visitors = 0;

/** Continues for this many seconds. */
export async function playOn({ origin, seconds }: LoadQuestion): Promise<LoadAnswer> {
  const { paths, change } = await (playing ??= ready());
  const answer: LoadAnswer = { times: [], failures: [] };
  const ask = async (path: string) => {
    const from = performance.now();
    const status = await get(origin + path, browserHeaders).then(
      (got) => String(got.status),
      (error: unknown) => String(error),
    );
    answer.times.push(performance.now() - from);
    if (status !== '200') answer.failures.push(`${path}: ${status}`);
  };
  const pause = 60_000 / SEARCHES_A_MINUTE;
  const from = performance.now();
  const under: Promise<void>[] = [];
  // A waiting visitor does not delay the next one.
  const until = from + seconds * 1000;
  for (let next = from; next < until; next += pause) {
    await setTimeout(Math.max(0, next - performance.now()));
    const [visit = []] = [paths.next().value];
    under.push(
      (async () => {
        for (const path of visit) await ask(path);
      })(),
    );
    visitors += 1;
    if (visitors % SEARCHES_A_CHANGE === 0) await change();
  }
  await Promise.all([...under, setTimeout(Math.max(0, until - performance.now()))]);
  return answer;
}
