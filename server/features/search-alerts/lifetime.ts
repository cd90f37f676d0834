import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { SearchAlertState } from '@/lib/search-alerts/state';
import type { Prisma } from '@/prisma/generated/client';

const hour = 3600 * 1000;
/** An unconfirmed alert is deleted after this long. */
const UNCONFIRMED = 24 * hour;
/** An alert that ended keeps its page for this long: somebody may click an old link twice. */
const ENDED = 30 * 24 * hour;

/** Alerts whose days or year are over. */
const isOverdue = (now: Date): Prisma.SearchAlertWhereInput => ({
  endsOn: { lt: dayToUtcDate(todayIn(undefined, now)) },
});

/** Whether it was not confirmed in time. */
export const isLapsed = (
  { confirmedAt, createdAt }: { confirmedAt: Date | null; createdAt: Date },
  now: Date,
) => confirmedAt === null && createdAt.getTime() <= now.getTime() - UNCONFIRMED;

/** Alerts that can be confirmed, or are active. */
export const whereOpen = (now: Date) =>
  ({
    endedAt: null,
    NOT: isOverdue(now),
    OR: [{ confirmedAt: { not: null } }, { createdAt: { gt: new Date(now.getTime() - UNCONFIRMED) } }],
  }) satisfies Prisma.SearchAlertWhereInput;

/** Alerts that need not be kept any more. */
export const whereForgotten = (now: Date) =>
  ({
    OR: [
      { confirmedAt: null, createdAt: { lte: new Date(now.getTime() - UNCONFIRMED) } },
      { endedAt: { lte: new Date(now.getTime() - ENDED) } },
    ],
  }) satisfies Prisma.SearchAlertWhereInput;

/** The others: those that the hourly clean-up has yet to delete no longer count. */
export const whereLive = (now: Date) =>
  ({
    AND: [
      { OR: [{ confirmedAt: { not: null } }, { createdAt: { gt: new Date(now.getTime() - UNCONFIRMED) } }] },
      { OR: [{ endedAt: null }, { endedAt: { gt: new Date(now.getTime() - ENDED) } }] },
    ],
  }) satisfies Prisma.SearchAlertWhereInput;

/** Alerts that expire now. */
export const whereEnding = (now: Date) =>
  ({ endedAt: null, ...isOverdue(now) }) satisfies Prisma.SearchAlertWhereInput;

/** The state of an alert; one that was not confirmed in time counts as deleted. */
export function alertState(
  row: { confirmedAt: Date | null; endedAt: Date | null; endsOn: Date },
  now: Date,
): SearchAlertState {
  if (row.endedAt !== null || row.endsOn < dayToUtcDate(todayIn(undefined, now))) return 'ended';
  return row.confirmedAt ? 'watching' : 'unconfirmed';
}

/** The alerts in a given state. */
export const whereAlertState = (state: SearchAlertState, now: Date): Prisma.SearchAlertWhereInput =>
  state === 'ended'
    ? { OR: [{ endedAt: { not: null } }, isOverdue(now)] }
    : { AND: [whereOpen(now), { confirmedAt: state === 'watching' ? { not: null } : null }] };
