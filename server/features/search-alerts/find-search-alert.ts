import 'server-only';

import { utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { SearchAlertState } from '@/lib/search-alerts/state';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { hashAlertToken } from '@/server/features/search-alerts/alert-tokens';
import { alertState, isLapsed } from '@/server/features/search-alerts/lifetime';

const select = {
  id: true,
  query: true,
  createdAt: true,
  confirmedAt: true,
  endedAt: true,
  endsOn: true,
  listing: { select: { slug: true, nameHolidayHome: true } },
} as const satisfies Prisma.SearchAlertSelect;

/** An alert as seen by whoever has one of its links. */
export interface SearchAlert {
  id: number;
  state: SearchAlertState;
  /** The search, as a query string. */
  query: string;
  endsOn: Day;
  /** The listing, if the alert is about one only. */
  listing: { slug: string; name: string } | null;
}

/** The alert that a token opens; null if there is none, or it was not confirmed in time. */
export async function findSearchAlert(token: string, db: Tx = prisma()): Promise<SearchAlert | null> {
  const where = { tokens: { some: { tokenHash: hashAlertToken(token) } } };
  const row = await db.searchAlert.findFirst({ where, select });
  const now = new Date();
  if (!row || isLapsed(row, now)) return null;
  return {
    id: row.id,
    state: alertState(row, now),
    query: row.query,
    endsOn: utcDateToDay(row.endsOn),
    listing: row.listing && { slug: row.listing.slug, name: row.listing.nameHolidayHome ?? row.listing.slug },
  };
}
