/** A filled current database to fill older ones from, and what those must contain. */
import { linkFeeds } from '@/tools/bench/feed-links';
import { seedDemoWorld } from '@/scripts/launch/database';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { fillWithListings } from '@/scripts/synthetic/fill-with-listings';
import type { Filled } from '@/tools/upgrade/older-world';

/** Where nothing listens: no worker reads the calendars. */
const NO_PORT = 9;

/** Stores the snapshots that admins compare homes with. */
export const keepSnapshots = (url: string) =>
  connected(url, async (client) => {
    await client.query('SET session_replication_role = replica');
    await client.query('SELECT keep_listing_snapshot(id) FROM listings WHERE approved_at IS NOT NULL');
  });

/** Removes rows of kinds that older releases, which lack the columns, could not have written. */
const withoutLaterKinds = `
  SET session_replication_role = replica;
  DELETE FROM booking_requests WHERE manual`;

/** The demo world and more homes, four per landlord, each with a linked calendar and a snapshot. */
export async function makeWorld(
  url: string,
  listings: number,
  variables: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  await applyMigrations(url);
  await seedDemoWorld(url, variables, signal);
  await fillWithListings(url, { listings, stays: listings * 3, say: () => undefined });
  await linkFeeds(url, [NO_PORT]);
  await keepSnapshots(url);
  await connected(url, (client) => client.query(withoutLaterKinds));
}

/** The tables that visitors read most, and the share of rows that an older database must accept. */
const needed = ['listings', 'listing_settings', 'listing_pictures', 'occupancies', 'users'];
const LEAST_SHARE = 0.8;

/** Tables of `needed` that are too empty. */
export const tooEmpty = (filled: readonly Filled[]): string[] =>
  needed.filter((table) => {
    const { rows = 0, refused = 0 } = filled.find((one) => one.table === table) ?? {};
    return rows === 0 || rows < (rows + refused) * LEAST_SHARE;
  });

export async function dropDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  await connected(withDatabase(url, 'postgres'), (client) =>
    client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  );
}
