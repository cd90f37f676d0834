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
import type { ListedRequestRow } from '@/server/features/booking-requests/select';
import { toBookingRequestDto } from '@/server/features/booking-requests/serialize';
import { findAskedOfStays } from '@/server/features/requests/asked-of-stays';
import { prisma } from '@/server/db';

/** Payment requests are read for all lists at once; only canceled stays, which are in none, need returned deposits. */
const { paymentRequests: _asked, depositReturn: _returned, ...select } = listedRequestSelect;
type Row = Prisma.BookingRequestGetPayload<{ select: typeof select }>;

/** Requests for a landlord's listings, in the order of these parts. */
async function findPending(ownerId: number, waiting: readonly RequestPart[]): Promise<Row[]> {
  const parts = await Promise.all(
    waiting.map(({ where, orderBy }) =>
      prisma().bookingRequest.findMany({
        where: { AND: [{ listing: { userId: ownerId } }, where] },
        select,
        orderBy: [...orderBy],
        take: MOST_OF_TODAY,
      }),
    ),
  );
  return parts.flat().slice(0, MOST_OF_TODAY);
}

const findApproved = (
  ownerId: number,
  where: Prisma.BookingRequestWhereInput,
  day: 'startDate' | 'endDate',
): Promise<Row[]> =>
  prisma().bookingRequest.findMany({
    where: { AND: [{ listing: { userId: ownerId }, status: 'approved' }, where] },
    select,
    orderBy: [{ [day]: 'asc' }, { id: 'asc' }],
    take: MOST_OF_TODAY,
  });

async function toAnswers(rows: readonly ListedRequestRow[], actor: Actor): Promise<RequestToAnswer[]> {
  const around = await findDaysAround(rows);
  return rows.flatMap((row) => {
    const days = around.get(row.id);
    return days ? [{ ...toBookingRequestDto(row, actor), around: days }] : [];
  });
}

/** The requests for the actor's own listings, and who arrives, departs and stays, from today on. */
export async function listStaysOfToday(
  actor: Actor,
  today: Day,
): Promise<Pick<Today, 'to_answer' | 'offered' | 'arriving' | 'departing' | 'staying'>> {
  const date = dayToUtcDate(today);
  const week = { gte: date, lt: dayToUtcDate(addDays(today, DAYS_AHEAD)) };
  const [waiting, offers, arriving, departing, staying] = await Promise.all([
    findPending(actor.id, toAnswerParts(today)),
    // Their guests have an offer to answer.
    findPending(actor.id, [offeredPart(today)]),
    findApproved(actor.id, { startDate: week }, 'startDate'),
    findApproved(actor.id, { endDate: week }, 'endDate'),
    findApproved(actor.id, { startDate: { lte: date }, endDate: { gt: date } }, 'endDate'),
  ]);
  const all = [waiting, offers, arriving, departing, staying].flat();
  const askedOf = await findAskedOfStays(all.map(({ id }) => id));
  const withAsked = (row: Row): ListedRequestRow => ({
    ...row,
    paymentRequests: askedOf(row.id),
    depositReturn: null,
  });
  const toDto = (row: Row): BookingRequestDto => toBookingRequestDto(withAsked(row), actor);
  const toStay = (row: Row): StayOfToday => ({
    ...toDto(row),
    address_shared: row.addressShared,
    has_arrival_info: row.listing.arrivalInfo !== null,
  });
  return {
    to_answer: await toAnswers(waiting.map(withAsked), actor),
    offered: offers.map(toDto),
    arriving: arriving.map(toStay),
    departing: departing.map(toStay),
    staying: staying.map(toStay),
  };
}
