import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import { agreementSelect } from '@/server/features/requests/agreement-columns';
import { stayChangesSelect } from '@/server/features/requests/change-columns';
import { stayPaymentsSelect } from '@/server/features/requests/payment-columns';

const listingSelect = {
  id: true,
  slug: true,
  userId: true,
  nameHolidayHome: true,
  checkIn: true,
  checkOut: true,
  city: { select: { name: true } },
} as const satisfies Prisma.ListingSelect;

/** What a guest may see of their booking request: none of the landlord's notes, nothing about other guests. */
export const guestStaySelect = {
  id: true,
  uuid: true,
  code: true,
  manual: true,
  status: true,
  canceledBy: true,
  declineReason: true,
  startDate: true,
  endDate: true,
  numberOfAdults: true,
  numberOfChildren: true,
  numberOfBabies: true,
  numberOfPets: true,
  checkIn: true,
  checkOut: true,
  price: true,
  quote: true,
  terms: true,
  termsShift: true,
  approvedAt: true,
  agreedTotalCents: true,
  onSiteCents: true,
  changedAt: true,
  offerStartDate: true,
  offerEndDate: true,
  offerTotalCents: true,
  offerMadeAt: true,
  modifiedAt: true,
  firstName: true,
  country: true,
  locale: true,
  review: { select: { id: true } },
  ...stayPaymentsSelect,
  ...agreementSelect,
  ...stayChangesSelect,
  listing: { select: listingSelect },
} as const satisfies Prisma.BookingRequestSelect;

export type GuestStayRow = Prisma.BookingRequestGetPayload<{ select: typeof guestStaySelect }>;

export const guestQuestionSelect = {
  id: true,
  code: true,
  subject: true,
  locale: true,
  listing: { select: listingSelect },
} as const satisfies Prisma.ContactRequestSelect;

export type GuestQuestionRow = Prisma.ContactRequestGetPayload<{ select: typeof guestQuestionSelect }>;
