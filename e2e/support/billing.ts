/** Payments and subscriptions created for a test; they are deleted with its account. */
import { randomInt } from 'node:crypto';
import { rowsOf } from '@/e2e/support/database';

/** A number that no other order has: invoices in tests use a year long past. */
const freshNumber = () => `1999-${String(randomInt(1_000_000)).padStart(6, '0')}`;

const place = { postal_code: '8400', city: 'Oostende', country: 'be', company_number: null };

/** The invoice as stored (server/features/billing/billing-document.ts): 99 euros including 21 % VAT. */
const documentOf = (number: string, paidOn: string | null) => ({
  ...{ kind: 'invoice', number, issued_on: '2026-06-15', paid_on: paidOn, currency: 'EUR', period: null },
  seller: {
    ...{ ...place, name: 'Kustverblijf', street: 'Zeedijk 100', house_number: '' },
    ...{ vat_number: 'BE 0000.000.097', email: 'info@kustverblijf.test' },
  },
  buyer: {
    ...{ ...place, name: 'Greet Vermeulen', street: 'Zeedijk', house_number: '12', vat_number: null },
    ...{ email: 'greet.vermeulen@kustverblijf.test', vat_check: null },
  },
  lines: [{ description: 'Abonnement Jaar', net: 8182 }],
  vat: { category: 'S', rate: 21, amount: 1718, reason: null },
  ...{ net: 8182, total: 9900, refers_to: null },
});

/** Orders of 99 euros including 21 % VAT, one a day up to 15 June 2026; the newest may be unpaid. */
export async function makeOrders(userId: number, count: number, newestStatus = 'paid'): Promise<string[]> {
  const numbers = Array.from({ length: count }, freshNumber);
  for (const [age, number] of numbers.entries()) {
    const status = age === 0 ? newestStatus : 'paid';
    const document = documentOf(number, status === 'paid' ? '2026-06-15' : null);
    await rowsOf(
      `INSERT INTO orders (user_id, number, status, subtotal, total, document, created_at, processed_at)
       SELECT $1, $2, $3::text, 8182, 9900, $4, made.at, CASE WHEN $3::text = 'paid' THEN made.at END
       FROM (SELECT '2026-06-15T10:00:00Z'::timestamptz - $5::int * interval '1 day') AS made (at)`,
      [userId, number, status, document, age],
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
