/** What journeys put into the database themselves, removed when each of them is over. */
import { setTimeout } from 'node:timers/promises';
import { rowsOf } from '@/e2e/support/database';
import { madeSlug } from '@/e2e/support/listings';

/** Ids of accounts; one journey at a time runs in a process. */
const accounts: number[] = [];

export const willLeave = (accountId: number): void => void accounts.push(accountId);

/** A page hears of a change within a second. */
const HEARD_MS = 2000;

/** What another journey may remove under a page: how a failed call for it names it, and how it is looked for. */
const removable = [
  { call: /\/fotos\/([0-9a-f-]{36})\//, row: 'SELECT FROM listing_pictures WHERE id = $1::uuid' },
  {
    call: new RegExp(String.raw`/api/listings/(${madeSlug}\w+)\)`),
    row: 'SELECT FROM listings WHERE slug = $1',
  },
];

/**
 * Whether an error is about a photo or a home that another journey removed meanwhile: it is gone, and so it is from the
 * page that asked for it. A page that goes on showing it is at fault.
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

/** Removes the journey's accounts with everything of theirs. */
export async function clearLeftovers(): Promise<void> {
  const ids = accounts.splice(0);
  if (ids.length === 0) return;
  const theirs = 'SELECT id FROM listings WHERE user_id = ANY ($1::int[])';
  for (const table of ['booking_requests', 'contact_requests']) {
    // Nights of a stay go with its request, and nobody writes to a calendar without holding it.
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
