import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { SearchAlertState } from '@/lib/search-alerts/state';
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

/** The others: what the hourly clean-up has not taken yet counts no more. */
export const whereKept = (now: Date) =>
  ({
    AND: [
      { OR: [{ confirmedAt: { not: null } }, { createdAt: { gt: new Date(now.getTime() - UNCONFIRMED) } }] },
      { OR: [{ endedAt: null }, { endedAt: { gt: new Date(now.getTime() - ENDED) } }] },
    ],
  }) satisfies Prisma.SearchAlertWhereInput;

/** That end by themselves now. */
export const whereEnding = (now: Date) =>
  ({ endedAt: null, ...isOverdue(now) }) satisfies Prisma.SearchAlertWhereInput;

/** Which of its lives an alert leads; one that was not confirmed in time is as good as gone. */
export function alertState(
  row: { confirmedAt: Date | null; endedAt: Date | null; endsOn: Date },
  now: Date,
): SearchAlertState {
  if (row.endedAt !== null || row.endsOn < dayToUtcDate(todayIn(undefined, now))) return 'ended';
  return row.confirmedAt ? 'watching' : 'unconfirmed';
}

/** The alerts of each state. */
export const whereAlertState = (state: SearchAlertState, now: Date): Prisma.SearchAlertWhereInput =>
  state === 'ended'
    ? { OR: [{ endedAt: { not: null } }, isOverdue(now)] }
    : { AND: [whereOpen(now), { confirmedAt: state === 'watching' ? { not: null } : null }] };
