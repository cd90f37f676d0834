import type { Prisma, Subscription } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeUser } from './user';

/** A subscription that renews automatically; creates its own subscriber by default. */
export async function makeSubscription(
  overrides: Partial<Prisma.SubscriptionUncheckedCreateInput> = {},
): Promise<Subscription> {
  const userId = overrides.userId ?? (await makeUser()).id;
  return prisma().subscription.create({
    data: {
      name: 'Jaar - zeezicht-oostende',
      cycleEndsAt: new Date('2027-06-01T08:00:00Z'),
      ...overrides,
      userId,
    },
  });
}
