import 'server-only';

import type { BookingRequestsQuery, BookingsQuery } from '@/lib/booking-requests/contract';
import { dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';

/** A part of a list with its own order; a list is its parts, one after the other. */
export interface ListPart {
  where: Prisma.BookingRequestWhereInput;
  orderBy: readonly Prisma.BookingRequestOrderByWithRelationInput[];
}

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
const nextArrivalFirst = [{ startDate: 'asc' }, { id: 'asc' }] as const;
const lastArrivalFirst = [{ startDate: 'desc' }, { id: 'desc' }] as const;

/** What an owner has to answer stands before what is decided. */
export function requestParts(sort: BookingRequestsQuery['sort'], today: Day): ListPart[] {
  const date = dayToUtcDate(today);
  const coming = { startDate: { gte: date } };
  const gone = { startDate: { lt: date } };
  if (sort === 'newest') return [{ where: {}, orderBy: newestFirst }];
  if (sort === 'arrival')
    return [
      { where: coming, orderBy: nextArrivalFirst },
      { where: gone, orderBy: lastArrivalFirst },
    ];
  return [
    { where: { status: 'pending', ...coming }, orderBy: nextArrivalFirst },
    { where: { status: 'pending', ...gone }, orderBy: lastArrivalFirst },
    { where: { status: { not: 'pending' } }, orderBy: newestFirst },
  ];
}

/** Who comes next, who is there, who was there. */
export function bookingParts(when: BookingsQuery['when'], today: Day): ListPart[] {
  const date = dayToUtcDate(today);
  const parts = {
    upcoming: { where: { startDate: { gte: date } }, orderBy: nextArrivalFirst },
    current: { where: { startDate: { lt: date }, endDate: { gte: date } }, orderBy: nextArrivalFirst },
    past: { where: { endDate: { lt: date } }, orderBy: lastArrivalFirst },
  };
  return when ? [parts[when]] : [parts.upcoming, parts.current, parts.past];
}

/** Which rows of each part stand on the page of `take` rows after the first `skip`; null where none does. */
export function windowsOf(
  counts: readonly number[],
  skip: number,
  take: number,
): ({ skip: number; take: number } | null)[] {
  let before = 0;
  return counts.map((count) => {
    const from = Math.max(skip, before);
    const until = Math.min(skip + take, before + count);
    const window = from < until ? { skip: from - before, take: until - from } : null;
    before += count;
    return window;
  });
}
