/** What journeys put into the database themselves, removed when each of them is over. */
import fs from 'node:fs';
import path from 'node:path';
import { rowsOf } from '@/e2e/support/database';

/** Ids of accounts; one journey at a time runs in a process. */
const accounts: number[] = [];

export const willLeave = (accountId: number): void => void accounts.push(accountId);

/** The photos that went with them, for concurrent journeys whose lists still show one. */
const removedPhotos = () => path.join(process.env.E2E_DATA_DIR ?? '.data', 'removed-photos.txt');

/** Whether an error is about a photo that the end of a journey removed. */
export function isOfRemovedPhoto(error: string): boolean {
  const [, id] = /\/fotos\/([0-9a-f-]{36})\//.exec(error) ?? [];
  const file = removedPhotos();
  return id !== undefined && fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(id);
}

/** Removes the journey's accounts with everything of theirs. */
export async function clearLeftovers(): Promise<void> {
  const ids = accounts.splice(0);
  if (ids.length === 0) return;
  const theirs = 'SELECT id FROM listings WHERE user_id = ANY ($1::int[])';
  const photos = await rowsOf<{ id: string }>(
    `SELECT id FROM listing_pictures WHERE listing_id IN (${theirs})`,
    [ids],
  );
  fs.appendFileSync(removedPhotos(), photos.map(({ id }) => `${id}\n`).join(''));
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
