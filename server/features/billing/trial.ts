import 'server-only';

import type { Checkout } from '@/prisma/generated/client';
import type { PayableListing } from '@/server/features/billing/billing';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** Days on trial are had once an account (docs/rules/billing.md#days-on-trial). */

/** Payment pages of an account's other homes that were opened with days on trial and may still begin them. */
const openElsewhere = ({ id, ownerId }: PayableListing) => ({
  hasTrial: true,
  listingId: { not: id },
  listing: { userId: ownerId },
});

/**
 * Whether a payment page of this home may begin with days on trial. The account's row stays locked, so that of two pages
 * that are opened at once one has them.
 */
export async function claimTrial(tx: Tx, listing: PayableListing): Promise<boolean> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${listing.ownerId} FOR NO KEY UPDATE`;
  const { trialStartedAt } = await tx.user.findUniqueOrThrow({ where: { id: listing.ownerId } });
  if (trialStartedAt !== null) return false;
  const isOpen = [{ sessionId: null }, { completedAt: { not: null } }, { expiresAt: { gt: new Date() } }];
  return (await tx.checkout.count({ where: { ...openElsewhere(listing), OR: isOpen } })) === 0;
}

/**
 * Gives up the account's other pages with days on trial: they are for the home that is paid for.
 * @param giveUp answers false for a page that was sent in
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

/** Whether an account has had its days on trial. */
export async function hadTrial(userId: number): Promise<boolean> {
  return (await prisma().user.count({ where: { id: userId, trialStartedAt: { not: null } } })) > 0;
}

/** A subscription of the account began with days on trial. */
export async function markTrial(tx: Tx, userId: number, startedAt: Date | null): Promise<void> {
  if (startedAt === null) return;
  const data = { trialStartedAt: startedAt };
  await tx.user.updateMany({ where: { id: userId, trialStartedAt: null }, data });
}

/** The days on trial that a page begins with, of those of its price. */
export const daysOf = ({ hasTrial }: Checkout, trialDays: number): number => (hasTrial ? trialDays : 0);
