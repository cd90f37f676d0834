/** Pages that are not cached, each kind compared with the bare page of 24 cards in the same rounds. */
import { browserHeaders, timeOfRequest } from '@/tools/bench/latency';
import { compareLoad, renders, take } from '@/tools/bench/load';
import type { Compared } from '@/tools/bench/load';
import type { LoadClient } from '@/tools/bench/load-client';
import { heaviest, weigh } from '@/tools/bench/page-weight';
import type { PageWeight } from '@/tools/bench/page-weight';
import { newOverviews } from '@/tools/bench/searches';
import type { Served } from '@/tools/bench/site';
import { spreadOf } from '@/tools/bench/statistics';
import type { Spread } from '@/tools/bench/statistics';
import { connected } from '@/scripts/postgres/connection';
import { isOnline } from '@/server/features/listings/conditions';

export const coldKinds = [
  'overview',
  'overview with days',
  'overview, later pages',
  'detail',
  'front page',
] as const;
export type ColdKind = (typeof coldKinds)[number];

export interface ColdFigures extends Compared {
  /** Milliseconds, for sequential requests. */
  alone: Spread;
  bareAlone: Spread;
  /** The heaviest of some of them, as sent to browsers. */
  weight: PageWeight;
}

const ALONE = 100;
const WEIGHED = 20;

/**
 * The front page declares no data from the database, so it is cached for good. A request that looks like client-side
 * navigation but asks for the whole page bypasses the cache.
 */
export const pastTheCache = {
  ...browserHeaders,
  'next-router-state-tree': encodeURIComponent('["",{}]'),
};

/** URLs of public listings, newest first. */
export async function listingsOf(databaseUrl: string): Promise<string[]> {
  const { rows } = await connected(databaseUrl, (client) =>
    client.query<{ slug: string }>(
      `SELECT slug FROM listings WHERE ${isOnline('listings')} ORDER BY id DESC LIMIT 5000`,
    ),
  );
  return rows.map(({ slug }) => `/aanbod/${slug}`);
}

async function pathsOf(kind: ColdKind, databaseUrl: string): Promise<Iterator<string>> {
  if (kind === 'overview') return newOverviews(23);
  if (kind === 'overview with days') return newOverviews(24, { withStay: true });
  if (kind === 'overview, later pages') return newOverviews(25, { later: true });
  if (kind === 'detail') return (await listingsOf(databaseUrl)).values();
  return frontPage();
}

function* frontPage(): Generator<string, never> {
  while (true) yield '/';
}

/** The servers being compared, and the client. */
export interface ColdSetting {
  site: Served;
  bareNext: Served;
  client: LoadClient;
  databaseUrl: string;
}

export async function measureCold(kind: ColdKind, setting: ColdSetting): Promise<ColdFigures> {
  const { site, bareNext, client, databaseUrl } = setting;
  const paths = await pathsOf(kind, databaseUrl);
  const headers = kind === 'front page' ? pastTheCache : browserHeaders;
  const compared = await compareLoad(client, {
    target: { server: site, paths, headers },
    bare: { server: bareNext, paths: frontPage(), headers: browserHeaders },
    plan: renders,
  });
  const asked = take(paths, ALONE);
  const [times, bareTimes]: [number[], number[]] = [[], []];
  for (const path of asked) {
    times.push(await timeOfRequest(site.origin + path, headers));
    bareTimes.push(await timeOfRequest(bareNext.origin, browserHeaders));
  }
  const weights: PageWeight[] = [];
  for (const path of new Set(asked.slice(0, WEIGHED))) weights.push(await weigh(site.origin + path));
  return { ...compared, alone: spreadOf(times), bareAlone: spreadOf(bareTimes), weight: heaviest(weights) };
}
