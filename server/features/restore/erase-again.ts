import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import type { Erasure } from '@/server/jobs/erasure';
import { removeWhole } from '@/server/features/listings/removal/remove-listings';
import { lockCalendars, lockForRemoval, lockRequestsOfGuest } from '@/server/lock-order';
import { forgetLetters } from '@/server/mail/forget-letters';
import type { LetterMark } from '@/server/mail/forget-letters';
import { guestAppeals } from '@/server/features/decisions/letters/letter-appeals';
import { forgetNoticesOf } from '@/server/features/notices/forget-notices-of';
import { guestSources } from '@/server/features/personal-data/table-rules';
import { inBatches } from '@/server/features/requests/in-batches';
import { forgetUser } from '@/server/features/users/remove-user';

/**
 * After a restore, erases again what had been erased since the backup was made. Nobody is told again, and nothing is
 * refused: any obstacle had been settled before the first erasure.
 */

/** Removes requests in any state, with their nights, in batches. */
const removeRequests = (where: { id: { in: number[] } } | { listingId: number }) =>
  inBatches((take) =>
    transaction(async (tx) => {
      const rows = await tx.bookingRequest.findMany({ where, select: { id: true, listingId: true }, take });
      await lockCalendars(
        tx,
        rows.map(({ listingId }) => listingId),
      );
      await tx.bookingRequest.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
      return rows.length;
    }),
  );

async function removeListing(id: number): Promise<void> {
  await removeRequests({ listingId: id });
  await transaction(async (tx) => removeWhole(tx, await lockForRemoval(tx, [id])));
}

async function removeAccount(id: number): Promise<void> {
  const user = await prisma().user.findFirst({
    where: { id, deletedAt: null },
    select: { email: true, listings: { select: { id: true, reviews: { select: { id: true } } } } },
  });
  if (!user) return;
  for (const listing of user.listings) await removeListing(listing.id);
  await transaction(async (tx) => {
    await tx.listingManager.deleteMany({ where: { userId: id } });
    await tx.searchAlert.deleteMany({ where: { email: user.email } });
    await tx.inboxThread.deleteMany({ where: { email: user.email } });
    await forgetNoticesOf(tx, {
      ...{ userId: id, email: user.email },
      listingIds: user.listings.map((listing) => listing.id),
      reviewIds: user.listings.flatMap(({ reviews }) => reviews.map((review) => review.id)),
    });
    await guestAppeals.erase(tx, user.email);
    await forgetUser(tx, id);
    await forgetLetters(tx, { address: user.email, marks: [] });
  });
}

/** The addresses in a guest's rows. */
async function addressesOf(known: Readonly<Record<string, readonly number[]>>): Promise<string[]> {
  const of = (name: string) => [...(known[name] ?? [])];
  const rows = await prisma().$queryRaw<{ email: string }[]>`
    SELECT lower(email) AS email FROM booking_requests WHERE id = ANY (${of('booking_requests')}::int[]) AND email <> ''
    UNION SELECT lower(email) FROM contact_requests WHERE id = ANY (${of('contact_requests')}::int[]) AND email <> ''
    UNION SELECT lower(email::text) FROM search_alerts WHERE id = ANY (${of('search_alerts')}::int[])
    UNION SELECT lower(email::text) FROM inbox_threads WHERE id = ANY (${of('inbox')}::int[])
    UNION SELECT lower(email::text) FROM notices WHERE id = ANY (${of('notices')}::int[])
    UNION SELECT lower(appeal_email::text) FROM admin_decisions WHERE id = ANY (${of('letter_appeals')}::int[]) AND appeal_email IS NOT NULL
    UNION SELECT lower(email::text) FROM listing_managers WHERE id = ANY (${of('invitations')}::int[])`;
  return rows.map(({ email }) => email);
}

/** Requests that were still open when the backup was made, and had ended by the time the guest was erased. */
async function removeExpected(tx: Tx, address: string): Promise<void> {
  const ids = await lockRequestsOfGuest(tx, address);
  const rows = await tx.bookingRequest.findMany({
    where: {
      id: { in: ids },
      status: { in: ['pending', 'approved'] },
      endDate: { gte: dayToUtcDate(todayIn()) },
    },
    select: { id: true, listingId: true },
  });
  await lockCalendars(
    tx,
    rows.map(({ listingId }) => listingId),
  );
  await tx.bookingRequest.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
}

const removeGuest = (address: string) =>
  transaction(async (tx) => {
    const marks: LetterMark[] = [];
    await removeExpected(tx, address);
    for (const [, source] of guestSources) marks.push(...(await source.erase(tx, address)).marks);
    await forgetLetters(tx, { address, marks });
  });

async function eraseOne(erasure: Erasure): Promise<void> {
  if (erasure.kind === 'guest') {
    for (const address of await addressesOf(erasure.known)) await removeGuest(address);
  } else if (erasure.kind === 'users') for (const id of erasure.ids) await removeAccount(id);
  else if (erasure.kind === 'listings') for (const id of erasure.ids) await removeListing(id);
  else if (erasure.kind === 'booking-requests') await removeRequests({ id: { in: [...erasure.ids] } });
  else await prisma().contactRequest.deleteMany({ where: { id: { in: [...erasure.ids] } } });
}

/** In the original order. */
export async function eraseAgain(erasures: readonly Erasure[]): Promise<void> {
  for (const erasure of erasures) await eraseOne(erasure);
}
