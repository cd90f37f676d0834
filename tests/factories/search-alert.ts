import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { scopeOf } from '@/lib/search-alerts/scope';
import { readQuery } from '@/lib/search-alerts/read-query';
import type { Prisma, SearchAlert } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { nextNumber } from './sequence';

interface AlertOptions extends Partial<Omit<Prisma.SearchAlertUncheckedCreateInput, 'query'>> {
  /** The stored query, of a listing's days or of a search. */
  query?: string;
}

/** An unconfirmed alert; each has its own address. */
export async function makeUnconfirmedAlert({ query = '', ...rest }: AlertOptions = {}): Promise<SearchAlert> {
  const { townIds, leastGuests, days, endsOn } = scopeOf(readQuery(query), todayIn());
  return prisma().searchAlert.create({
    data: {
      email: `gast-${nextNumber()}@kustverblijf.test`,
      query,
      townIds,
      leastGuests,
      firstDay: days && dayToUtcDate(days.start),
      lastDay: days && dayToUtcDate(days.end),
      endsOn: dayToUtcDate(endsOn),
      place: 1,
      ...rest,
    },
  });
}

/** A confirmed alert, which is watched from now on. */
export async function makeSearchAlert(options: AlertOptions = {}): Promise<SearchAlert> {
  const { id } = await makeUnconfirmedAlert(options);
  await prisma().$executeRaw`
    UPDATE search_alerts SET confirmed_at = now(), confirmed_snapshot = pg_current_snapshot()::text WHERE id = ${id}`;
  return prisma().searchAlert.findUniqueOrThrow({ where: { id } });
}
