import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import { agreementSelect } from '@/server/features/requests/agreement-columns';
import { wayInListingSelect } from '@/server/features/way-in/way-in-columns';
import { stayChangesSelect } from '@/server/features/requests/change-columns';
import { toldStaySelect } from '@/server/features/requests/stayed-columns';
import { stayPaymentsSelect } from '@/server/features/requests/payment-columns';

/** The request columns that lists need, with the main photo only. */
export const listedRequestSelect = {
  id: true,
  uuid: true,
  code: true,
  manual: true,
  status: true,
  canceledBy: true,
  declineReason: true,
  answeredAt: true,
  addressShared: true,
  firstName: true,
  lastName: true,
  dateOfBirth: true,
  email: true,
  country: true,
  locale: true,
  phoneNumber: true,
  startDate: true,
  endDate: true,
  numberOfAdults: true,
  numberOfChildren: true,
  numberOfBabies: true,
  numberOfPets: true,
  streetName: true,
  houseNumber: true,
  city: true,
  message: true,
  price: true,
  quote: true,
  agreedTotalCents: true,
  onSiteCents: true,
  changedAt: true,
  offerStartDate: true,
  offerEndDate: true,
  offerTotalCents: true,
  offerMadeAt: true,
  note: true,
  checkIn: true,
  checkOut: true,
  reply: true,
  readAt: true,
  handledAt: true,
  modifiedAt: true,
  modifiedByAdmin: true,
  createdAt: true,
  approvedAt: true,
  arrivalInfoAt: true,
  paymentsTracked: true,
  ...stayPaymentsSelect,
  _count: { select: { messages: { where: { sender: 'guest', readAt: null } } } },
  modifiedBy: { select: { id: true, firstName: true, lastName: true } },
  listing: {
    select: {
      id: true,
      slug: true,
      userId: true,
      deniedAt: true,
      orderedAt: true,
      user: {
        select: { email: true, firstName: true, receiveEmails: true, phoneNumber: true, suspendedAt: true },
      },
      /** For a removed listing: who still answers its guests, if anybody. */
      removedAt: true,
      formerUser: { select: { id: true, email: true } },
      logiesdecreet: true,
      nameHolidayHome: true,
      checkIn: true,
      checkOut: true,
      displayHomeAddress: true,
      addressStreetName: true,
      phoneNumber: true,
      ...wayInListingSelect,
      pictures: { select: { id: true, orderNumber: true, rotate: true }, where: { orderNumber: 1 } },
    },
  },
} as const satisfies Prisma.BookingRequestSelect;

export type ListedRequestRow = Prisma.BookingRequestGetPayload<{ select: typeof listedRequestSelect }>;

/** Those of one request, with its terms. */
export const bookingRequestSelect = {
  ...listedRequestSelect,
  ...agreementSelect,
  ...stayChangesSelect,
  terms: true,
  termsShift: true,
  otherGuests: true,
  toldStay: { select: toldStaySelect },
} as const satisfies Prisma.BookingRequestSelect;

export type BookingRequestRow = Prisma.BookingRequestGetPayload<{ select: typeof bookingRequestSelect }>;
