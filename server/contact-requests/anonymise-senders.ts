import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { withoutSender } from '@/server/contact-requests/without-sender';
import { prisma } from '@/server/db';
import { guestDataUntil } from '@/server/requests/guest-data-until';

/**
 * A part of the daily job 'anonymise-guests' (docs/rules/personal-data.md#guests): removes who asked and what from
 * questions of 24 months ago; that there was one remains for the figures. Returns how many it changed.
 */
export async function anonymiseSenders(today: Day = todayIn()): Promise<number> {
  const until = await guestDataUntil(today);
  const old = { createdAt: { lt: dayToUtcDate(until) }, anonymisedAt: null };
  await prisma().message.deleteMany({ where: { contactRequest: old } });
  await prisma().guestToken.deleteMany({ where: { contactRequest: old } });
  const { count } = await prisma().contactRequest.updateMany({
    where: old,
    data: withoutSender(),
  });
  return count;
}
