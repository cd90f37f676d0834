import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';
import { publishPaidListing } from '@/server/features/listings/publish-paid-listing';
import { lockCalendars } from '@/server/lock-order';
import { queueMail } from '@/server/mail/queue-mail';
import { paymentGraceDays } from '@/server/features/settings/payment-grace-days';

const DAY_MS = 24 * 3600 * 1000;

/** Until when a listing stays online after its payment was first refused at `since`. */
export async function graceEnd(tx: Tx, since: Date): Promise<Date> {
  return new Date(since.getTime() + (await paymentGraceDays(tx)) * DAY_MS);
}

/** Subscriptions that pay at a given time: active or within the grace period, and not at their end. */
async function payingAt(tx: Tx, now: Date): Promise<Prisma.SubscriptionWhereInput> {
  const grace = new Date(now.getTime() - (await paymentGraceDays(tx)) * DAY_MS);
  return {
    AND: [
      { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      { OR: [{ status: 'active' }, { status: 'past_due', failedAt: { gt: grace } }] },
    ],
  };
}

/** Free periods that are running at a given time; the last day is included. */
export const freeAt = (now: Date): Prisma.FreePeriodWhereInput => ({
  OR: [{ until: null }, { until: { gte: dayToUtcDate(todayIn(undefined, now)) } }],
});

/** Whether a listing is paid for, or offered free by an admin (docs/rules/billing.md#what-publishing-costs). */
export async function isCovered(tx: Tx, listingId: number, now = new Date()): Promise<boolean> {
  const paying = await tx.subscription.count({ where: { listingId, ...(await payingAt(tx, now)) } });
  if (paying > 0) return true;
  return (await tx.freePeriod.count({ where: { listingId, ...freeAt(now) } })) > 0;
}

/** A listing that was never paid for or offered dates from when publishing was free, and stays online. */
async function wasCovered(tx: Tx, listingId: number): Promise<boolean> {
  const paid = await tx.subscription.count({ where: { listingId, publishedAt: { not: null } } });
  return paid > 0 || (await tx.freePeriod.count({ where: { listingId } })) > 0;
}

/** Mails the owner why a listing went offline. */
async function tellOwner(tx: Tx, listingId: number, now: Date): Promise<void> {
  const listing = await tx.listing.findUniqueOrThrow({
    where: { id: listingId },
    select: { nameHolidayHome: true, slug: true, user: { select: { email: true, firstName: true } } },
  });
  const refused = await tx.subscription.count({ where: { listingId, status: 'past_due' } });
  await queueMail(tx, {
    template: 'subscription-ended',
    props: {
      firstName: listing.user.firstName,
      listingName: listing.nameHolidayHome ?? listing.slug,
      isRefused: refused > 0,
    },
    to: listing.user.email,
    dedupeKey: `listing:${listingId}:unpaid:${now.toISOString()}`,
  });
}

/**
 * Puts a listing online or takes it offline according to its payments: the first payment publishes it, the end of all
 * payments takes it offline, and a later payment brings it back. If its owner took it offline, it stays offline.
 */
export async function coverListing(tx: Tx, listingId: number, now = new Date()): Promise<void> {
  if ((await lockCalendars(tx, [listingId])).length === 0) return;
  const listing = await tx.listing.findUniqueOrThrow({
    where: { id: listingId },
    select: { disabledAt: true, suspendedAt: true, unpaidAt: true },
  });
  if (await isCovered(tx, listingId, now)) {
    const first = await tx.subscription.updateMany({
      where: { listingId, publishedAt: null, ...(await payingAt(tx, now)) },
      data: { publishedAt: now },
    });
    if (listing.unpaidAt !== null || first.count > 0) await publishPaidListing(tx, listingId);
    return;
  }
  const isOnline = listing.disabledAt === null || listing.suspendedAt !== null;
  if (listing.unpaidAt !== null || !isOnline || !(await wasCovered(tx, listingId))) return;
  await tx.listing.update({
    where: { id: listingId },
    data: { disabledAt: listing.disabledAt ?? now, unpaidAt: now },
    select: { id: true },
  });
  await tellOwner(tx, listingId, now);
}
