/** Payments and subscriptions that exist before a journey; they go with its account. */
import { randomInt } from 'node:crypto';
import { rowsOf } from '@/e2e/support/database';

/** A number that no other order has; invoices of journeys are from a year long past. */
const freshNumber = () => `1999-${String(randomInt(1_000_000)).padStart(6, '0')}`;

const buyer = {
  name: 'Greet Vermeulen',
  email: 'greet.vermeulen@kustverblijf.test',
  street_name: 'Zeedijk',
  house_number: '12',
  postal_code: '8400',
  city: 'Oostende',
  country: 'be',
  vat_number: null,
};

/** Orders of 99 euros, VAT of 21 % included, one a day up to 15 June 2026; the newest may be unpaid. */
export async function makeOrders(userId: number, count: number, newestStatus = 'paid'): Promise<string[]> {
  const numbers = Array.from({ length: count }, freshNumber);
  for (const [age, number] of numbers.entries()) {
    await rowsOf(
      `INSERT INTO orders (user_id, number, status, subtotal, total, buyer, created_at, processed_at)
       SELECT $1, $2, $3::text, 8182, 9900, $4, made.at, CASE WHEN $3::text = 'paid' THEN made.at END
       FROM (SELECT '2026-06-15T10:00:00Z'::timestamptz - $5::int * interval '1 day') AS made (at)`,
      [userId, number, age === 0 ? newestStatus : 'paid', buyer, age],
    );
  }
  return numbers;
}

/** A subscription that renews (`cycleEndsAt`), or one that was canceled (`endsAt`). */
export async function makeSubscription(
  userId: number,
  name: string,
  { cycleEndsAt = null, endsAt = null }: { cycleEndsAt?: string | null; endsAt?: string | null },
): Promise<void> {
  await rowsOf(
    'INSERT INTO subscriptions (user_id, name, cycle_ends_at, ends_at, updated_at) VALUES ($1, $2, $3, $4, now())',
    [userId, name, cycleEndsAt, endsAt],
  );
}
