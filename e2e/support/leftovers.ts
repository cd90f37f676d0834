/** Removes the data that a test inserted into the database, when it ends. */
import { setTimeout } from 'node:timers/promises';
import { rowsOf } from '@/e2e/support/database';
import { madeSlug } from '@/e2e/support/listings';

/** Ids of accounts; each process runs one test at a time. */
const accounts: number[] = [];

export const willLeave = (accountId: number): void => void accounts.push(accountId);

/** Pages are updated within a second of a change; milliseconds. */
const HEARD_MS = 2000;

/** What another test may remove while a page shows it: the URL of a failed call for it, and the query that finds it. */
const removable = [
  { call: /\/fotos\/([0-9a-f-]{36})\//, row: 'SELECT FROM listing_pictures WHERE id = $1::uuid' },
  {
    call: new RegExp(String.raw`/api/listings/(${madeSlug}\w+)\)`),
    row: 'SELECT FROM listings WHERE slug = $1',
  },
];

/**
 * Whether an error is about a photo or a listing that another test removed meanwhile: it is gone, and the page that
 * requested it no longer shows it. A page that still shows it is at fault.
 */
export async function isOfRemoved(error: string, page: string): Promise<boolean> {
  for (const { call, row } of removable) {
    const [, name] = call.exec(error) ?? [];
    if (name === undefined) continue;
    if ((await rowsOf(row, [name])).length > 0) return false;
    await setTimeout(HEARD_MS);
    return !(await (await fetch(page)).text()).includes(name);
  }
  return false;
}

/** Removes the test's accounts with everything that belongs to them. */
export async function clearLeftovers(): Promise<void> {
  const ids = accounts.splice(0);
  if (ids.length === 0) return;
  const theirs = 'SELECT id FROM listings WHERE user_id = ANY ($1::int[])';
  for (const table of ['booking_requests', 'contact_requests']) {
    // A stay's nights are deleted with its request, and writing to a calendar requires holding it.
    await rowsOf(
      `WITH held AS (SELECT hold_calendars(ARRAY(${theirs})) AS homes)
       DELETE FROM ${table} USING held WHERE listing_id = ANY (homes)`,
      [ids],
    );
  }
  await rowsOf('DELETE FROM listings WHERE user_id = ANY ($1::int[])', [ids]);
  for (const table of ['orders', 'subscriptions']) {
    await rowsOf(`DELETE FROM ${table} WHERE user_id = ANY ($1::int[])`, [ids]);
  }
  await rowsOf('DELETE FROM users WHERE id = ANY ($1::int[])', [ids]);
}
