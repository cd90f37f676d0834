import type { BookingRequest, Prisma } from '@/prisma/generated/client';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { makeListing } from './listing';

/** A pending request for three nights in two months; makes its own listing when none is given. */
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
      ...overrides,
      listingId,
    },
  });
}
