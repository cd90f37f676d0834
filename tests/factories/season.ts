import type { ListingSeason, Prisma } from '@/prisma/generated/client';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';

/** A season of four weeks, a hundred days from today, without rules of its own. */
export function makeSeason({
  listingId,
  ...overrides
}: Partial<Prisma.ListingSeasonUncheckedCreateInput> & { listingId: number }): Promise<ListingSeason> {
  return prisma().listingSeason.create({
    data: {
      listingId,
      name: 'Zomer',
      startDate: dayToUtcDate(addDays(todayIn(), 100)),
      endDate: dayToUtcDate(addDays(todayIn(), 128)),
      ...overrides,
    },
  });
}
