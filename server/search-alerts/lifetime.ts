import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';

const hour = 3600 * 1000;
/** An alert that nobody confirmed goes after so long. */
const UNCONFIRMED = 24 * hour;
/** One that ended keeps its page so long: somebody may press an old link twice. */
const ENDED = 30 * 24 * hour;

/** Its days are over, or its year. */
const isOverdue = (now: Date): Prisma.SearchAlertWhereInput => ({
  endsOn: { lt: dayToUtcDate(todayIn(undefined, now)) },
});

/** Whether it was not confirmed in time. */
export const isLapsed = (
  { confirmedAt, createdAt }: { confirmedAt: Date | null; createdAt: Date },
  now: Date,
) => confirmedAt === null && createdAt.getTime() <= now.getTime() - UNCONFIRMED;

/** That can be confirmed, or looks out. */
export const whereOpen = (now: Date) =>
  ({
    endedAt: null,
    NOT: isOverdue(now),
    OR: [{ confirmedAt: { not: null } }, { createdAt: { gt: new Date(now.getTime() - UNCONFIRMED) } }],
  }) satisfies Prisma.SearchAlertWhereInput;

/** Of which nothing has to be known any more. */
export const whereForgotten = (now: Date) =>
  ({
    OR: [
      { confirmedAt: null, createdAt: { lte: new Date(now.getTime() - UNCONFIRMED) } },
      { endedAt: { lte: new Date(now.getTime() - ENDED) } },
    ],
  }) satisfies Prisma.SearchAlertWhereInput;

/** That end by themselves now. */
export const whereEnding = (now: Date) =>
  ({ endedAt: null, ...isOverdue(now) }) satisfies Prisma.SearchAlertWhereInput;
