import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { guestDataUntil } from '@/server/features/requests/guest-data-until';
import { inBatches } from '@/server/features/requests/in-batches';

/**
 * Part of the daily job 'anonymise-guests' (docs/rules/personal-data.md#guests): removes threads whose last message is
 * 24 months old. Returns how many.
 */
export async function forgetThreads(today: Day = todayIn()): Promise<number> {
  const where = { lastMessageAt: { lt: dayToUtcDate(await guestDataUntil(today)) } };
  return inBatches(async (limit) => (await prisma().inboxThread.deleteMany({ where, limit })).count);
}
