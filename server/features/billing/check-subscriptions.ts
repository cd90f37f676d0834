import 'server-only';

import { addDays, dayOfMoment, dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatDay } from '@/lib/format/date';
import { coverListing } from '@/server/features/billing/cover-listing';
import { getBilling } from '@/server/features/billing/get-billing';
import { prisma, transaction } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Ids of the listings that have, or ever had, a subscription or a free period, read a page at a time. */
async function* coveredListings(): AsyncGenerator<number> {
  for (let after = 0; ;) {
    const rows = await prisma().listing.findMany({
      where: {
        id: { gt: after },
        OR: [{ subscriptions: { some: { publishedAt: { not: null } } } }, { freePeriod: { isNot: null } }],
      },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: 500,
    });
    yield* rows.map(({ id }) => id);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

interface Ending {
  /** Identifies the end, so that it is announced once. */
  key: string;
  lastDay: Day;
  isOffer: boolean;
  listing: { nameHolidayHome: string | null; slug: string; user: { email: string; firstName: string } };
}

async function tellOfEnd({ key, lastDay, isOffer, listing }: Ending): Promise<void> {
  await transaction((tx) =>
    queueMail(tx, {
      template: 'subscription-ends',
      props: {
        firstName: listing.user.firstName,
        listingName: listing.nameHolidayHome ?? listing.slug,
        lastDay: formatDay(lastDay),
        isOffer,
      },
      to: listing.user.email,
      dedupeKey: `${key}:ends:${lastDay}`,
    }),
  );
}

/** Subscriptions and free periods that end within a week without anything following. */
async function endingSoon(now: Date): Promise<Ending[]> {
  const soon = { gt: now, lte: new Date(now.getTime() + WEEK_MS) };
  const listing = {
    select: { nameHolidayHome: true, slug: true, user: { select: { email: true, firstName: true } } },
  };
  const subscriptions = await prisma().subscription.findMany({
    where: {
      endsAt: soon,
      status: { in: ['active', 'past_due'] },
      listing: { disabledAt: null, freePeriod: null },
    },
    select: { id: true, endsAt: true, listing },
  });
  const today = todayIn(undefined, now);
  const offers = await prisma().freePeriod.findMany({
    where: {
      until: { gte: dayToUtcDate(today), lte: dayToUtcDate(addDays(today, 7)) },
      listing: { disabledAt: null, subscriptions: { none: { status: { in: ['active', 'past_due'] } } } },
    },
    select: { listingId: true, until: true, listing },
  });
  return [
    ...subscriptions.flatMap(({ id, endsAt, listing }) =>
      endsAt && listing
        ? [{ key: `subscription:${id}`, lastDay: dayOfMoment(endsAt), isOffer: false, listing }]
        : [],
    ),
    ...offers.flatMap(({ listingId, until, listing }) =>
      until ? [{ key: `free:${listingId}`, lastDay: utcDateToDay(until), isOffer: true, listing }] : [],
    ),
  ];
}

/**
 * The hourly job 'check-subscriptions': takes listings offline that nothing pays for any more, even if a webhook event
 * was missed, and tells owners a week before (docs/rules/billing.md#the-end-of-a-subscription).
 */
export async function checkSubscriptions(now = new Date()): Promise<void> {
  if (getBilling().isFree) return;
  for (const ending of await endingSoon(now)) await tellOfEnd(ending);
  for await (const id of coveredListings()) await transaction((tx) => coverListing(tx, id, now));
}
