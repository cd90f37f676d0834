import 'server-only';

import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import { dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Actor } from '@/server/auth/actor';
import { getReadableRequest } from '@/server/features/booking-requests/get-readable-request';
import type { BookingRequestRow } from '@/server/features/booking-requests/select';
import { fullName, toAgreed, toBookingRequestDto } from '@/server/features/booking-requests/serialize';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { isUndeliverable } from '@/server/mail/undeliverable';
import { openRequest } from '@/server/features/requests/read-request';
import { sameWithoutCase } from '@/server/text-match';

/** How many earlier stays are listed. */
const MOST_EARLIER = 10;
/** How many conflicts are listed: one is enough to say no. */
const MOST_CONFLICTS = 10;

const days = ({ startDate, endDate }: { startDate: Date; endDate: Date }) => ({
  start_date: utcDateToDay(startDate),
  end_date: utcDateToDay(endDate),
});

/** What occupies nights of a pending request. */
async function findConflicts(row: BookingRequestRow): Promise<BookingRequestDetail['conflicts']> {
  if (row.status !== 'pending') return [];
  const taken = await prisma().occupancy.findMany({
    where: { listingId: row.listing.id, startDate: { lt: row.endDate }, endDate: { gt: row.startDate } },
    select: {
      source: true,
      startDate: true,
      endDate: true,
      bookingRequest: { select: { id: true, code: true, firstName: true, lastName: true } },
    },
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
    take: MOST_CONFLICTS,
  });
  return taken.map(({ source, bookingRequest: other, ...range }) => ({
    ...days(range),
    source,
    guest: other && { id: other.id, code: other.code, name: fullName(other) },
  }));
}

/**
 * Past stays of the same e-mail address in listings of the same landlord: those with other landlords are not theirs to
 * see.
 */
async function findEarlierStays(row: BookingRequestRow): Promise<BookingRequestDetail['earlier_stays']> {
  if (row.email === '') return [];
  const stays = await prisma().bookingRequest.findMany({
    where: {
      id: { not: row.id },
      email: sameWithoutCase(row.email),
      status: 'approved',
      endDate: { lte: dayToUtcDate(todayIn()) },
      listing: { userId: row.listing.userId },
    },
    select: {
      id: true,
      code: true,
      startDate: true,
      endDate: true,
      listing: { select: { slug: true, nameHolidayHome: true } },
    },
    orderBy: [{ endDate: 'desc' }, { id: 'desc' }],
    take: MOST_EARLIER,
  });
  return stays.map(({ id, code, listing, ...range }) => ({
    id,
    code,
    ...days(range),
    listing: { name: listing.nameHolidayHome ?? listing.slug },
  }));
}

/** The guest of an own booking has a page once a mail confirmed it. */
async function hasGuestPage({ id, manual }: BookingRequestRow): Promise<boolean> {
  return !manual || (await prisma().guestToken.count({ where: { bookingRequestId: id } })) > 0;
}

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * GET /api/booking-requests/{id}; marks it as read when the listing's owner opens it.
 * @throws DomainError not_found
 */
export async function getRequestDetail({ actor, params }: Input): Promise<{ data: BookingRequestDetail }> {
  const row = await getReadableRequest(prisma(), actor, params.id);
  const [opened, conflicts, earlier_stays, email_returns, has_guest_page] = await Promise.all([
    openRequest(actor, row, (readAt) =>
      prisma().bookingRequest.updateMany({ where: { id: row.id, readAt: null }, data: { readAt } }),
    ),
    findConflicts(row),
    findEarlierStays(row),
    isUndeliverable(row.email),
    hasGuestPage(row),
  ]);
  const found = { conflicts, earlier_stays, email_returns, has_guest_page };
  return { data: { ...toBookingRequestDto(opened, actor), ...toAgreed(row), ...found } };
}

/** The same for a page: null if this actor may not see it or it does not exist. */
export async function findRequestDetail(actor: Actor, id: number): Promise<BookingRequestDetail | null> {
  try {
    return (await getRequestDetail({ actor, params: { id } })).data;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return null;
    throw error;
  }
}
