import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { BookingRequest, Prisma, Review } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeBookingRequest } from './booking-request';

/** An approved stay of three nights that ended some days ago; creates its own listing by default. */
export function makePastStay({
  ago = 5,
  ...overrides
}: Partial<Prisma.BookingRequestUncheckedCreateInput> & { ago?: number } = {}): Promise<BookingRequest> {
  const end = addDays(todayIn(), -ago);
  const isDecided = overrides.status !== 'pending';
  return makeBookingRequest({
    status: 'approved',
    modifiedAt: isDecided ? new Date() : null,
    startDate: dayToUtcDate(addDays(end, -3)),
    endDate: dayToUtcDate(end),
    ...overrides,
  });
}

/** A visible review, by default of its own stay. */
export async function makeReview(
  overrides: Partial<Prisma.ReviewUncheckedCreateInput> = {},
): Promise<Review> {
  const { listingId } = overrides;
  const stay = overrides.bookingRequestId
    ? await prisma().bookingRequest.findUniqueOrThrow({ where: { id: overrides.bookingRequestId } })
    : await makePastStay(listingId === undefined ? {} : { listingId });
  return prisma().review.create({
    data: {
      bookingRequestId: stay.id,
      listingId: stay.listingId,
      rating: 4,
      cleanliness: 5,
      location: 5,
      value: 4,
      communication: 4,
      body: 'Rustig gelegen en heel proper, we komen zeker terug.',
      nameShown: 'Els',
      ...overrides,
    },
  });
}
