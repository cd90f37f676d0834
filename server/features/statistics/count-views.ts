import 'server-only';

import { createHmac, randomBytes } from 'node:crypto';
import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { findActor } from '@/server/auth/session';
import { sql } from '@/server/db';
import { parseCookies } from '@/server/cookies';
import { isOnline } from '@/server/features/listings/conditions';
import { log } from '@/server/log';

/** A view of a listing's page, as described by its request. Only kept in memory, and briefly. */
export interface Visit {
  slug: string;
  address: string;
  agent: string;
  /** The request's cookies, if any: an owner's own views do not count. */
  cookie: string | undefined;
}

/** The salt of a day, shared by all instances; without it nobody can tell whose a hash is. */
async function saltOf(day: Day): Promise<string> {
  const [row] = await sql<{ salt: string }>(
    'view-salt',
    `WITH made AS (INSERT INTO view_salts (day, salt) VALUES ($1::date, $2) ON CONFLICT DO NOTHING RETURNING salt)
     SELECT salt FROM made UNION ALL SELECT salt FROM view_salts WHERE day = $1::date LIMIT 1`,
    [day, randomBytes(32).toString('base64url')],
  );
  // Another instance created it at the same moment, after this statement began.
  return row ? row.salt : saltOf(day);
}

const insertViews = `
  INSERT INTO listing_views (listing_id, day, visitor_hash)
  SELECT l.id, $1::date, v.hash
  FROM unnest($2::text[], $3::text[], $4::int[]) AS v (slug, hash, viewer) JOIN listings l ON l.slug = v.slug
  WHERE ${isOnline('l')} AND l.user_id IS DISTINCT FROM v.viewer
  ON CONFLICT DO NOTHING`;

/** Delay before views are written, so that many become one statement. */
const WAIT_MS = 1000;
/** More than a crowd makes in a second; further views are not counted rather than queued. */
const MOST_WAITING = 5000;
const MOST_REMEMBERED = 100_000;
/** How many new visitors one address may be on one day, such as a school; more are taken to be invented. */
const MOST_FROM_ADDRESS = 200;

/**
 * Counts views of listings: one per visitor, listing and day, not counting the owner's own
 * (docs/rules/statistics.md#looks-at-a-home). A visitor is the hash of address and browser with the day's salt, so that
 * no personal data is stored and nobody is tracked from one day to the next. No response waits for it.
 */
export class ViewCounter {
  readonly #waiting = new Map<string, Visit>();
  readonly #counted = new Set<string>();
  readonly #visitorsOf = new Map<string, number>();
  #day: Day | undefined;
  #salt = '';
  #timer: NodeJS.Timeout | undefined;

  /** Registers a view whose page was sent. */
  notice(visit: Visit): void {
    if (this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.set(`${visit.slug}\n${visit.address}\n${visit.agent}`, visit);
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  /** Writes the registered views; also called at the end of the process. */
  async flush(now: Date = new Date()): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const visits = [...this.#waiting.values()];
    this.#waiting.clear();
    if (visits.length === 0) return;
    try {
      await this.#begin(todayIn(undefined, now));
      await this.#write(visits);
    } catch (error) {
      log.error({ err: error }, 'looks at listings could not be counted');
    }
  }

  /** A new day starts without any of the previous day's visitors. */
  async #begin(day: Day): Promise<void> {
    if (day === this.#day && this.#counted.size < MOST_REMEMBERED) return;
    this.#counted.clear();
    this.#visitorsOf.clear();
    if (day !== this.#day) this.#salt = await saltOf(day);
    this.#day = day;
  }

  #hash(...parts: string[]): string {
    return createHmac('sha256', this.#salt).update(parts.join('\n')).digest('base64url');
  }

  async #write(visits: readonly Visit[]): Promise<void> {
    const views = visits
      .map((visit) => ({ ...visit, hash: this.#hash(visit.address, visit.agent) }))
      .filter(({ slug, hash, address }) => this.#isNew(`${slug}\n${hash}`, address));
    if (views.length === 0) return;
    await sql('count-views', insertViews, [
      this.#day,
      views.map(({ slug }) => slug),
      views.map(({ hash }) => hash),
      await Promise.all(views.map(viewerOf)),
    ]);
  }

  #isNew(key: string, address: string): boolean {
    if (this.#counted.has(key)) return false;
    const from = this.#hash(key.split('\n', 1)[0] ?? '', address);
    const visitors = (this.#visitorsOf.get(from) ?? 0) + 1;
    if (visitors > MOST_FROM_ADDRESS) return false;
    this.#visitorsOf.set(from, visitors);
    this.#counted.add(key);
    return true;
  }
}

/** Who is signed in, if anybody; most visitors are not, and need no look-up. */
async function viewerOf({ cookie }: Visit): Promise<number | null> {
  return cookie === undefined ? null : ((await findActor(parseCookies(cookie)))?.id ?? null);
}
