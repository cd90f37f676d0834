/** Visitors who read the site continuously, and what they see. */
import { setTimeout } from 'node:timers/promises';
import { addDays, parseDay, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { connected } from '@/scripts/postgres/connection';
import { isOnline } from '@/server/features/listings/conditions';

const kinds = ['home', 'overview', 'detail', 'API', 'calendar'] as const;
export type Kind = (typeof kinds)[number];
type Addresses = Record<Kind, string[]>;

/** Homes whose page and calendar visitors read. */
const HOMES = 40;
/** Pages of the API that are compared, 24 homes each. */
const API_PAGES = 40;

/** The addresses of each kind; API and overview cover every page and order, and most filters. */
export async function addressesOf(url: string): Promise<Addresses> {
  const { rows } = await connected(url, (client) =>
    client.query<{ id: number; slug: string }>(
      `(SELECT id, slug FROM listings WHERE ${isOnline('listings')} ORDER BY id LIMIT ${HOMES / 2})
       UNION (SELECT id, slug FROM listings WHERE ${isOnline('listings')} ORDER BY id DESC LIMIT ${HOMES / 2})`,
    ),
  );
  // Searches that all releases support.
  const searches = [
    '',
    '?listing_city_id=11',
    '?price=0-250',
    '?sort_by=price_asc',
    '?listing_city_id=3&page=2',
  ];
  const pages = Array.from(
    { length: API_PAGES },
    (_, at) => `/api/listings?sort_by=price_asc&page=${at + 1}`,
  );
  return {
    home: ['/', '/over-ons', '/robots.txt', '/sitemap.xml'],
    overview: searches.map((search) => `/aanbod${search}`),
    detail: rows.map(({ slug }) => `/aanbod/${slug}`),
    API: [...searches.map((search) => `/api/listings/count${search}`), ...pages],
    calendar: rows.map(({ id }) => `/api/listings/${id}/calendar`),
  };
}

const headersOf = (kind: Kind) => ({ accept: kind === 'API' ? 'application/json' : 'text/html,*/*' });

export interface Visits {
  requests: Record<Kind, number>;
  /** Distinct answers other than 200. */
  failures: string[];
  failed: number;
  slowestMs: number;
}

export interface Visitors {
  soFar(): number;
  stop(): Promise<Visits>;
}

/** One visitor of each kind, who asks for one address after another. */
export function sendVisitors(origin: string, addresses: Addresses): Visitors {
  const visits: Visits = {
    requests: { home: 0, overview: 0, detail: 0, API: 0, calendar: 0 },
    failures: [],
    failed: 0,
    slowestMs: 0,
  };
  let isOver = false;
  const visit = async (kind: Kind) => {
    const paths = addresses[kind];
    for (let turn = 0; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const from = performance.now();
      const outcome = await fetch(origin + path, { headers: headersOf(kind), redirect: 'manual' }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return String(answer.status);
        },
        (error: unknown) => String(error),
      );
      visits.slowestMs = Math.max(visits.slowestMs, performance.now() - from);
      visits.requests[kind] += 1;
      if (outcome !== '200') {
        visits.failed += 1;
        const failure = `${path}: ${outcome}`;
        if (!visits.failures.includes(failure)) visits.failures.push(failure);
      }
      await setTimeout(10);
    }
  };
  const visiting = Promise.all(kinds.map(visit));
  return {
    soFar: () => Math.min(...Object.values(visits.requests)),
    async stop() {
      isOver = true;
      await visiting;
      return visits;
    },
  };
}

function dayIn(event: string, name: string): Day | null {
  const [, ...parts] = new RegExp(String.raw`^${name};VALUE=DATE:(\d{4})(\d\d)(\d\d)`, 'm').exec(event) ?? [];
  return parseDay(parts.join('-'));
}

/** The taken nights in a calendar, in order, however they form events. */
export function nightsIn(calendar: string): string[] {
  const nights = new Set<string>();
  for (const event of calendar.split('BEGIN:VEVENT').slice(1)) {
    const [start, end] = [dayIn(event, 'DTSTART'), dayIn(event, 'DTEND')];
    if (start === null || end === null) throw new Error(`An event without days: ${event}`);
    for (let night = start; night < end; night = addDays(night, 1)) nights.add(night);
  }
  return [...nights].sort();
}

/** Homes as in the API, and taken nights as in calendars, by address. */
export async function seenAt(origin: string, { API, calendar }: Addresses): Promise<Map<string, unknown>> {
  const seen = new Map<string, unknown>();
  for (const path of API) {
    const answer = await fetch(origin + path, { headers: headersOf('API') });
    seen.set(path, await answer.json());
  }
  // Public calendars once included the past.
  const today = todayIn();
  for (const path of calendar) {
    const nights = nightsIn(await (await fetch(origin + path)).text());
    seen.set(
      path,
      nights.filter((night) => night >= today),
    );
  }
  return seen;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Where two answers differ: fields in only one do not count, since a newer release has more.
 * @param at the place in the answer
 */
export function differencesIn(before: unknown, after: unknown, at = ''): string[] {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length
      ? before.flatMap((value, place) => differencesIn(value, after[place], `${at}[]`))
      : [`${at}.length`];
  if (isObject(before) && isObject(after))
    return Object.keys(before)
      .filter((key) => key in after)
      .flatMap((key) => differencesIn(before[key], after[key], `${at}.${key}`));
  return Object.is(before, after) ? [] : [at];
}
