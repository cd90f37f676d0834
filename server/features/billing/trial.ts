import 'server-only';

import type { Checkout } from '@/prisma/generated/client';
import type { PayableListing } from '@/server/features/billing/billing';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** Each account gets trial days once (docs/rules/billing.md#days-on-trial). */

/** Payment pages with trial days for the account's other listings that may still start a trial. */
const openElsewhere = ({ id, ownerId }: PayableListing) => ({
  hasTrial: true,
  listingId: { not: id },
  listing: { userId: ownerId },
});

/**
 * Whether a payment page for this listing may include trial days. The account's row stays locked, so that of two pages
 * opened at once only one has them.
 */
export async function claimTrial(tx: Tx, listing: PayableListing): Promise<boolean> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${listing.ownerId} FOR NO KEY UPDATE`;
  const { trialStartedAt } = await tx.user.findUniqueOrThrow({ where: { id: listing.ownerId } });
  if (trialStartedAt !== null) return false;
  const isOpen = [{ sessionId: null }, { completedAt: { not: null } }, { expiresAt: { gt: new Date() } }];
  return (await tx.checkout.count({ where: { ...openElsewhere(listing), OR: isOpen } })) === 0;
}

/**
 * Gives up the account's other payment pages with trial days: the trial goes to the listing being paid for.
 * @param giveUp returns false for a page that was submitted
 */
export async function freeTrial(
  listing: PayableListing,
  giveUp: (sessionId: string) => Promise<boolean>,
): Promise<void> {
  const open = { completedAt: null, expiresAt: { gt: new Date() } };
  const pages = await prisma().checkout.findMany({ where: { ...openElsewhere(listing), ...open } });
  for (const { sessionId } of pages)
    if (sessionId !== null && (await giveUp(sessionId)))
      await prisma().checkout.updateMany({ where: { sessionId }, data: { expiresAt: new Date() } });
}

/** Whether an account has used its trial days. */
export async function hadTrial(userId: number): Promise<boolean> {
  return (await prisma().user.count({ where: { id: userId, trialStartedAt: { not: null } } })) > 0;
}

/** Records that a subscription of the account began with trial days. */
export async function markTrial(tx: Tx, userId: number, startedAt: Date | null): Promise<void> {
  if (startedAt === null) return;
  const data = { trialStartedAt: startedAt };
  await tx.user.updateMany({ where: { id: userId, trialStartedAt: null }, data });
}

/** The trial days of a payment page: those of its price, or none. */
export const daysOf = ({ hasTrial }: Checkout, trialDays: number): number => (hasTrial ? trialDays : 0);
