/** What journeys put into the database themselves, taken away again when each of them is over. */
import { rowsOf } from '@/e2e/support/database';

/** Ids of accounts; one journey at a time runs in a process. */
const accounts: number[] = [];

export const willLeave = (accountId: number): void => void accounts.push(accountId);

/** Removes the accounts of the journey with everything of theirs. */
export async function clearLeftovers(): Promise<void> {
  const ids = accounts.splice(0);
  if (ids.length === 0) return;
  const theirs = 'SELECT id FROM listings WHERE user_id = ANY ($1::int[])';
  for (const table of ['booking_requests', 'contact_requests']) {
    await rowsOf(`DELETE FROM ${table} WHERE listing_id IN (${theirs})`, [ids]);
  }
  await rowsOf('DELETE FROM listings WHERE user_id = ANY ($1::int[])', [ids]);
  for (const table of ['orders', 'subscriptions']) {
    await rowsOf(`DELETE FROM ${table} WHERE user_id = ANY ($1::int[])`, [ids]);
  }
  await rowsOf('DELETE FROM users WHERE id = ANY ($1::int[])', [ids]);
}
