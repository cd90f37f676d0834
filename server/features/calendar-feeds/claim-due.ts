import 'server-only';

import { sql } from '@/server/db';
import type { ReadableFeed } from '@/server/features/calendar-feeds/read-feed';
import { mostAtOnce } from '@/server/features/calendar-feeds/read-feed';
import type { FeedState } from '@/server/features/calendar-feeds/record-reading';

/**
 * Which links one worker reads next. A link is leased for as long as a reading can last and stays due until its reading
 * is recorded: what a worker held when it died is taken again.
 */

/** A link is due, and nobody reads it. */
const IS_DUE =
  'f.next_run_at <= $1::timestamptz AND (f.reading_until IS NULL OR f.reading_until < $1::timestamptz)';

/** Host and port: `url` is stored as URL writes it. */
const SITE = `split_part(f.url, '/', 3)`;

const findDue = `
  SELECT f.id, l.user_id AS "ownerId", ${SITE} AS site FROM calendar_feeds f JOIN listings l ON l.id = f.listing_id
  WHERE ${IS_DUE} AND ${SITE} <> ALL ($2::text[]) AND l.user_id <> ALL ($3::int[])
  ORDER BY f.next_run_at, f.id LIMIT $4`;

/** A due link, with its owner and site, which have limits. */
export interface DueFeed {
  id: number;
  ownerId: number;
  site: string;
}

/** Counts links being read, by owner and by site. */
export class Crowd {
  readonly #owners = new Map<number, number>();
  readonly #sites = new Map<string, number>();

  hasRoomFor({ ownerId, site }: DueFeed): boolean {
    const [ofOwner, atSite] = [this.#owners.get(ownerId) ?? 0, this.#sites.get(site) ?? 0];
    return ofOwner < mostAtOnce.ofOwner && atSite < mostAtOnce.ofSite;
  }

  add({ ownerId, site }: DueFeed, count = 1): void {
    change(this.#owners, ownerId, count);
    change(this.#sites, site, count);
  }

  remove(feed: DueFeed): void {
    this.add(feed, -1);
  }

  /** Owners and sites at their limit. */
  get full(): { owners: number[]; sites: string[] } {
    const full = <Name>(counts: Map<Name, number>, most: number) =>
      [...counts].filter(([, count]) => count >= most).map(([name]) => name);
    return {
      owners: full(this.#owners, mostAtOnce.ofOwner),
      sites: full(this.#sites, mostAtOnce.ofSite),
    };
  }
}

function change<Name>(counts: Map<Name, number>, name: Name, by: number): void {
  const count = (counts.get(name) ?? 0) + by;
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
}

/** Candidates per free place, since some are passed over: their owner or site is full. */
const LOOKED_AT = 4;

/**
 * The links that wait longest, as many as there is room for.
 * @returns also whether more may be due: not looked at, passed over or left out
 */
export async function findDueFeeds(
  now: Date,
  crowd: Crowd,
  room: number,
): Promise<{ feeds: DueFeed[]; isMoreDue: boolean }> {
  const { owners, sites } = crowd.full;
  const most = room * LOOKED_AT;
  const due = await sql<DueFeed>('find-due-calendars', findDue, [now, sites, owners, most]);
  const feeds: DueFeed[] = [];
  for (const feed of due) {
    if (feeds.length === room) break;
    if (!crowd.hasRoomFor(feed)) continue;
    crowd.add(feed);
    feeds.push(feed);
  }
  const isAnyoneFull = owners.length + sites.length > 0;
  return { feeds, isMoreDue: isAnyoneFull || feeds.length < due.length || due.length === most };
}

const claim = `
  UPDATE calendar_feeds f SET reading_until = $3::timestamptz WHERE f.id IN (
    SELECT f.id FROM calendar_feeds f WHERE f.id = ANY ($2::int[]) AND ${IS_DUE} FOR NO KEY UPDATE SKIP LOCKED)
  RETURNING f.id, f.listing_id AS "listingId", f.source::text AS source, f.name, f.url, f.etag,
    f.last_modified AS "lastModified", f.content_hash AS "contentHash", f.last_read_at AS "lastReadAt",
    f.last_attempt_at AS "lastAttemptAt", f.failing_since AS "failingSince", f.failures, f.error,
    f.empty_since AS "emptySince", f.empty_count AS "emptyCount"`;

/** A link as it was when claimed. */
export type ClaimedFeed = ReadableFeed & FeedState;

/** Leases these links until `until`, except those that others took meanwhile. Neither waits nor makes others wait. */
export function claimFeeds(ids: readonly number[], now: Date, until: Date): Promise<ClaimedFeed[]> {
  return sql<ClaimedFeed>('claim-calendars', claim, [now, ids, until]);
}
