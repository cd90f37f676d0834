import 'server-only';

import { prisma } from '@/server/db';

/**
 * One reading of a linked calendar at a time, across all processes: a reader holds the link for as long as a reading
 * can last. The lease of a dead process expires.
 */

/** Ten seconds to fetch, five to read, and as much again to wait for a thread and to write. */
export const LEASE_MS = 30_000;
const POLL_MS = 150;

const mayBeTaken = (now: Date) => ({ OR: [{ readingUntil: null }, { readingUntil: { lt: now } }] });

/** Runs `work` as the only reader of this link; returns false, without running it, when somebody else is reading. */
export async function withReadingLease(feedId: number, work: () => Promise<void>): Promise<boolean> {
  const now = new Date();
  const until = new Date(now.getTime() + LEASE_MS);
  const { count } = await prisma().calendarFeed.updateMany({
    where: { id: feedId, ...mayBeTaken(now) },
    data: { readingUntil: until },
  });
  if (count === 0) return false;
  try {
    await work();
  } finally {
    await prisma().calendarFeed.updateMany({
      where: { id: feedId, readingUntil: until },
      data: { readingUntil: null },
    });
  }
  return true;
}

/** Waits until nobody is reading this link any more; returns at once if the link is gone. */
export async function untilReadingEnds(feedId: number): Promise<void> {
  for (;;) {
    const where = { id: feedId, NOT: mayBeTaken(new Date()) };
    if ((await prisma().calendarFeed.count({ where })) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
