import 'server-only';

import type { PaymentState } from '@/lib/billing/contract';
import type { Actor } from '@/server/auth/actor';
import { getBilling } from '@/server/features/billing/get-billing';
import { prisma, transaction } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayReadPayment } from '@/server/features/listings/policy';

/** If no webhook event arrives for this long, ask Stripe directly, and at most this often. */
const CHECK_AFTER_MS = 15_000;

/**
 * GET /api/listings/{id}/payment: the state of a listing's payment, for the page that people return to after paying.
 * @throws DomainError listing_not_found, forbidden
 */
export async function getPayment(input: {
  actor: Actor;
  params: { id: string };
}): Promise<{ data: { state: PaymentState } }> {
  const { id } = await getListingFor(input.params.id, input.actor, mayReadPayment);
  if (await getBilling().isPaid(prisma(), id)) return { data: { state: 'paid' } };
  const checkout = await prisma().checkout.findUnique({ where: { listingId: id } });
  if (checkout?.failedAt) return { data: { state: 'failed' } };
  const isOver = checkout?.expiresAt && checkout.expiresAt < new Date() && !checkout.completedAt;
  if (!checkout?.sessionId || isOver) return { data: { state: 'none' } };
  const { sessionId } = checkout;
  const runAt = new Date(Math.ceil(Date.now() / CHECK_AFTER_MS) * CHECK_AFTER_MS);
  await transaction((tx) =>
    enqueue(tx, 'sync-checkout', { sessionId }, { key: `checkout:${sessionId}:${runAt.getTime()}`, runAt }),
  );
  return { data: { state: 'processing' } };
}
