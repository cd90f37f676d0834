import type { BookingRequest, Prisma } from '@/prisma/generated/client';
import { addDays, dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { makeListing } from './listing';
import { makeOccupancy } from './occupancy';

/**
 * The fields the database requires of a decided request; a canceled one was approved before, and canceled by the
 * landlord.
 */
function decisionOf({ status = 'pending', modifiedAt }: Partial<Prisma.BookingRequestUncheckedCreateInput>) {
  if (status === 'pending') return {};
  const at = modifiedAt ?? new Date();
  return {
    modifiedAt: at,
    answeredAt: at,
    ...(status !== 'declined' && { approvedAt: at }),
    ...(status === 'canceled' && { canceledBy: 'landlord' as const }),
  };
}

type Overrides = Partial<Prisma.BookingRequestUncheckedCreateInput> & { listingId: number };

/** An approved request, with its nights. */
export async function makeApprovedStay(overrides: Overrides): Promise<BookingRequest> {
  const row = await makeBookingRequest({ status: 'approved', ...overrides });
  await makeOccupancy({
    listingId: row.listingId,
    bookingRequestId: row.id,
    start: utcDateToDay(row.startDate),
    end: utcDateToDay(row.endDate),
  });
  return row;
}

/** An own booking with only the required fields, and its nights. */
export const makeManualBooking = (overrides: Overrides): Promise<BookingRequest> =>
  makeApprovedStay({
    manual: true,
    dateOfBirth: null,
    email: '',
    country: '',
    message: '',
    price: 0,
    ...overrides,
  });

/** A pending request for three nights in two months; creates its own listing by default. */
export async function makeBookingRequest(
  overrides: Partial<Prisma.BookingRequestUncheckedCreateInput> = {},
): Promise<BookingRequest> {
  const listingId = overrides.listingId ?? (await makeListing()).id;
  const start = addDays(todayIn(), 60);
  return prisma().bookingRequest.create({
    data: {
      firstName: 'Jan',
      lastName: 'Janssens',
      dateOfBirth: new Date('1980-03-02T00:00:00Z'),
      email: 'jan.janssens@kustverblijf.test',
      country: 'be',
      startDate: dayToUtcDate(start),
      endDate: dayToUtcDate(addDays(start, 3)),
      numberOfAdults: 2,
      numberOfChildren: 0,
      message: 'Wij komen graag een paar dagen uitwaaien.',
      price: 300,
      ...decisionOf(overrides),
      ...overrides,
      listingId,
    },
  });
}
