import 'server-only';

import type { BookingRequestsQuery, BookingsQuery } from '@/lib/booking-requests/contract';
import { dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import type { ListPart } from '@/server/features/requests/list-in-parts';

/** One part of a list of requests. */
export type RequestPart = ListPart<
  Prisma.BookingRequestWhereInput,
  Prisma.BookingRequestOrderByWithRelationInput
>;

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
const nextArrivalFirst = [{ startDate: 'asc' }, { id: 'asc' }] as const;
const lastArrivalFirst = [{ startDate: 'desc' }, { id: 'desc' }] as const;

/**
 * What the owner has to answer, the next arrival first, past ones last. An offer that can still be accepted is waiting
 * for the guest instead (`waitsForGuest`).
 */
export function toAnswerParts(today: Day): RequestPart[] {
  const date = dayToUtcDate(today);
  const waits = {
    status: 'pending',
    OR: [{ offerStartDate: null }, { offerStartDate: { lt: date } }],
  } as const satisfies Prisma.BookingRequestWhereInput;
  return [
    { where: { ...waits, startDate: { gte: date } }, orderBy: nextArrivalFirst },
    { where: { ...waits, startDate: { lt: date } }, orderBy: lastArrivalFirst },
  ];
}

/** What the guest has to answer, the next arrival of an offer first. */
export function offeredPart(today: Day): RequestPart {
  return {
    where: { status: 'pending', offerStartDate: { gte: dayToUtcDate(today) } },
    orderBy: [{ offerStartDate: 'asc' }, { id: 'asc' }],
  };
}

/** Requests that the owner has to answer come first, then those waiting for the guest, then decided ones. */
export function requestParts(sort: BookingRequestsQuery['sort'], today: Day): RequestPart[] {
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
    ...toAnswerParts(today),
    offeredPart(today),
    { where: { status: { not: 'pending' } }, orderBy: newestFirst },
  ];
}

/** Upcoming, current and past stays. */
export function bookingParts(when: BookingsQuery['when'], today: Day): RequestPart[] {
  const date = dayToUtcDate(today);
  const parts = {
    upcoming: { where: { startDate: { gte: date } }, orderBy: nextArrivalFirst },
    current: { where: { startDate: { lt: date }, endDate: { gte: date } }, orderBy: nextArrivalFirst },
    past: { where: { endDate: { lt: date } }, orderBy: lastArrivalFirst },
  };
  return when ? [parts[when]] : [parts.upcoming, parts.current, parts.past];
}
