import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

/** A request as `serialize.ts` needs it, with the main photo alone. */
export const bookingRequestSelect = {
  id: true,
  uuid: true,
  status: true,
  firstName: true,
  lastName: true,
  dateOfBirth: true,
  email: true,
  country: true,
  phoneNumber: true,
  startDate: true,
  endDate: true,
  numberOfAdults: true,
  numberOfChildren: true,
  numberOfPets: true,
  streetName: true,
  houseNumber: true,
  city: true,
  message: true,
  price: true,
  quote: true,
  note: true,
  checkIn: true,
  checkOut: true,
  reply: true,
  readAt: true,
  handledAt: true,
  modifiedAt: true,
  modifiedByAdmin: true,
  createdAt: true,
  modifiedBy: { select: { firstName: true, lastName: true } },
  listing: {
    select: {
      id: true,
      slug: true,
      userId: true,
      logiesdecreet: true,
      nameHolidayHome: true,
      checkIn: true,
      checkOut: true,
      displayHomeAddress: true,
      pictures: { select: { id: true, orderNumber: true, rotate: true }, where: { orderNumber: 1 } },
    },
  },
} as const satisfies Prisma.BookingRequestSelect;

export type BookingRequestRow = Prisma.BookingRequestGetPayload<{ select: typeof bookingRequestSelect }>;
