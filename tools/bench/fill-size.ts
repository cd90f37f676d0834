/** A copy of the demo world with this many more listings, and two weeks in which none is available. */
import { addDays, todayIn } from '@/lib/dates/day';
import { fullWeeks } from '@/tools/bench/searches';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { fillWithListings } from '@/scripts/synthetic/fill-with-listings';

interface Size {
  listings: number;
  stays: number;
}

/** Resolves to the URL of the new database. */
export async function makeSizedDatabase(demoUrl: string, { listings, stays }: Size): Promise<string> {
  const demo = decodeURIComponent(new URL(demoUrl).pathname.slice(1));
  const name = `${demo}_${listings}`;
  await connected(withDatabase(demoUrl, 'postgres'), (client) =>
    client.query(`CREATE DATABASE "${name}" TEMPLATE "${demo}"`),
  );
  const url = withDatabase(demoUrl, name);
  await fillWithListings(url, { listings, stays, say: () => undefined });
  await occupyEverything(url);
  return url;
}

export async function dropSizedDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  await connected(withDatabase(url, 'postgres'), (client) =>
    client.query(`DROP DATABASE "${name}" WITH (FORCE)`),
  );
}

async function occupyEverything(url: string): Promise<void> {
  const days = [fullWeeks.from, fullWeeks.to].map((offset) => addDays(todayIn(), offset));
  await connected(url, async (client) => {
    // Nothing here needs a million change notifications.
    await client.query("SET session_replication_role = replica; SET timezone = 'UTC'");
    await client.query('DELETE FROM occupancies WHERE start_date < $2 AND end_date > $1', days);
    await client.query(
      `INSERT INTO occupancies (listing_id, source, start_date, end_date)
       SELECT id, 'internal', $1::date, $2::date FROM listings`,
      days,
    );
    await client.query('VACUUM (ANALYZE) listings, listing_settings, listing_pictures, occupancies');
  });
}
