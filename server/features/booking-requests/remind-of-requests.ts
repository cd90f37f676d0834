import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { findSimilarListings } from '@/server/features/booking-requests/find-similar-listings';
import { queueReminderMail, queueWaitingMail } from '@/server/features/booking-requests/mails';
import { bookingRequestSelect } from '@/server/features/booking-requests/select';
import { prisma, transaction } from '@/server/db';

const HOUR_MS = 3_600_000;
/** Hours without an answer after which reminders are sent: to the landlord, and finally to the guest. */
const steps = [24, 48, 72] as const;
const GUEST_STEP = 72;
/** Per run; the next is a minute away. */
const AT_ONCE = 200;

interface Due {
  id: number;
  hours: (typeof steps)[number];
}

/** The latest reminder due for each unanswered request whose arrival has not passed. */
async function findDue(now: Date): Promise<Due[]> {
  const rows = await prisma().bookingRequest.findMany({
    where: {
      manual: false,
      status: 'pending',
      answeredAt: null,
      listing: { removedAt: null },
      startDate: { gte: dayToUtcDate(todayIn(undefined, now)) },
      OR: steps.map((hours) => ({
        remindedAfter: { lt: hours },
        createdAt: { lte: new Date(now.getTime() - hours * HOUR_MS) },
      })),
    },
    select: { id: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
    take: AT_ONCE,
  });
  return rows.flatMap(({ id, createdAt }) => {
    const hours = steps.findLast((step) => createdAt.getTime() + step * HOUR_MS <= now.getTime());
    return hours === undefined ? [] : { id, hours };
  });
}

/** Marks the step and queues its mail together; an answer at this very moment wins. */
async function remind({ id, hours }: Due): Promise<boolean> {
  const request = await prisma().bookingRequest.findUnique({ where: { id }, select: bookingRequestSelect });
  const similar = request && hours === GUEST_STEP ? await findSimilarListings(request) : [];
  return transaction(async (tx) => {
    const { count } = await tx.bookingRequest.updateMany({
      where: { id, status: 'pending', answeredAt: null, remindedAfter: { lt: hours } },
      data: { remindedAfter: hours },
    });
    if (count === 0) return false;
    const row = await tx.bookingRequest.findUniqueOrThrow({ where: { id }, select: bookingRequestSelect });
    if (hours === GUEST_STEP) await queueWaitingMail(tx, row, similar);
    else if (row.listing.user.receiveEmails) await queueReminderMail(tx, row, hours);
    return true;
  });
}

/**
 * The job 'remind-of-requests', each minute (docs/rules/booking-requests.md#reminders): everything is derived from the
 * columns, so nothing is lost while no worker runs. Returns how many requests it handled.
 */
export async function remindOfRequests(now = new Date()): Promise<number> {
  let count = 0;
  for (const due of await findDue(now)) if (await remind(due)) count += 1;
  return count;
}
