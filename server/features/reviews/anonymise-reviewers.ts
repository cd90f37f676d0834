import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { reviewTexts } from '@/lib/texts/reviews';
import { prisma } from '@/server/db';
import { inLanguage } from '@/server/language';
import { inBatches } from '@/server/features/requests/in-batches';
import { guestDataUntil } from '@/server/features/requests/guest-data-until';

/** As it is stored, in place of a name that was removed. */
export const anonymousName = (): string => inLanguage('nl', () => reviewTexts.anonymous);

/**
 * Part of the daily job 'anonymise-guests' (docs/rules/personal-data.md#guests): removes the name from reviews of stays
 * that ended 24 months ago or, if the landlord removed the request, reviews that were written then. The text stays.
 * Returns how many reviews it changed.
 */
export async function anonymiseReviewers(today: Day = todayIn()): Promise<number> {
  const until = { lte: dayToUtcDate(await guestDataUntil(today)) };
  const where = {
    nameShown: { not: anonymousName() },
    OR: [{ bookingRequest: { endDate: until } }, { bookingRequestId: null, createdAt: until }],
  };
  const data = { nameShown: anonymousName() };
  return inBatches(async (limit) => (await prisma().review.updateMany({ where, data, limit })).count);
}
