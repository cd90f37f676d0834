import 'server-only';

import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { addDays, dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { DAYS_AHEAD, MOST_OF_TODAY } from '@/lib/today/limits';
import type { RequestToAnswer, StayOfToday, Today } from '@/lib/today/contract';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { findDaysAround } from '@/server/features/booking-requests/find-days-around';
import { offeredPart, toAnswerParts } from '@/server/features/booking-requests/list-order';
import type { RequestPart } from '@/server/features/booking-requests/list-order';
import { listedRequestSelect } from '@/server/features/booking-requests/select';
import { toBookingRequestDto } from '@/server/features/booking-requests/serialize';
import { prisma } from '@/server/db';

/** Requests for a landlord's listings, in the order of these parts. */
async function findPending(ownerId: number, waiting: readonly RequestPart[]) {
  const parts = await Promise.all(
    waiting.map(({ where, orderBy }) =>
      prisma().bookingRequest.findMany({
        where: { AND: [{ listing: { userId: ownerId } }, where] },
        select: listedRequestSelect,
        orderBy: [...orderBy],
        take: MOST_OF_TODAY,
      }),
    ),
  );
  return parts.flat().slice(0, MOST_OF_TODAY);
}

async function listToAnswer(actor: Actor, today: Day): Promise<RequestToAnswer[]> {
  const rows = await findPending(actor.id, toAnswerParts(today));
  const around = await findDaysAround(rows);
  return rows.flatMap((row) => {
    const days = around.get(row.id);
    return days ? [{ ...toBookingRequestDto(row, actor), around: days }] : [];
  });
}

/** Requests whose guest has an offer to answer. */
async function listOffered(actor: Actor, today: Day): Promise<BookingRequestDto[]> {
  const rows = await findPending(actor.id, [offeredPart(today)]);
  return rows.map((row) => toBookingRequestDto(row, actor));
}

async function listApproved(
  actor: Actor,
  where: Prisma.BookingRequestWhereInput,
  day: 'startDate' | 'endDate',
): Promise<StayOfToday[]> {
  const rows = await prisma().bookingRequest.findMany({
    where: { AND: [{ listing: { userId: actor.id }, status: 'approved' }, where] },
    select: listedRequestSelect,
    orderBy: [{ [day]: 'asc' }, { id: 'asc' }],
    take: MOST_OF_TODAY,
  });
  return rows.map((row) => ({
    ...toBookingRequestDto(row, actor),
    address_shared: row.addressShared,
    has_arrival_info: row.listing.arrivalInfo !== null,
  }));
}

/** The requests for the actor's own listings, and who arrives, departs and stays, from today on. */
export async function listStaysOfToday(
  actor: Actor,
  today: Day,
): Promise<Pick<Today, 'to_answer' | 'offered' | 'arriving' | 'departing' | 'staying'>> {
  const date = dayToUtcDate(today);
  const week = { gte: date, lt: dayToUtcDate(addDays(today, DAYS_AHEAD)) };
  const [to_answer, offered, arriving, departing, staying] = await Promise.all([
    listToAnswer(actor, today),
    listOffered(actor, today),
    listApproved(actor, { startDate: week }, 'startDate'),
    listApproved(actor, { endDate: week }, 'endDate'),
    listApproved(actor, { startDate: { lte: date }, endDate: { gt: date } }, 'endDate'),
  ]);
  return { to_answer, offered, arriving, departing, staying };
}
