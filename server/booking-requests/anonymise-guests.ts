import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { withoutGuest } from '@/server/booking-requests/without-guest';
import { prisma } from '@/server/db';
import { guestDataUntil } from '@/server/requests/guest-data-until';

/**
 * A part of the daily job 'anonymise-guests' (docs/rules/personal-data.md#guests): removes everything that tells who
 * the guest was from requests whose departure is 24 months ago; stay, party and price remain for the figures. Returns
 * how many requests it changed.
 */
export async function anonymiseGuests(today: Day = todayIn()): Promise<number> {
  const until = await guestDataUntil(today);
  const old = { endDate: { lte: dayToUtcDate(until) }, anonymisedAt: null };
  // What was said and the links go first: a request without its guest has neither.
  await prisma().message.deleteMany({ where: { bookingRequest: old } });
  await prisma().guestToken.deleteMany({ where: { bookingRequest: old } });
  const { count } = await prisma().bookingRequest.updateMany({
    where: old,
    data: withoutGuest(),
  });
  return count;
}
