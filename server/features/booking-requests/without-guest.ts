import 'server-only';

import { requestDeskTexts } from '@/lib/texts/requests';
import type { Prisma } from '@/prisma/generated/client';

/** Clears all that identifies the guest in a request; stay, party, country, price and terms stay for the statistics. */
export const withoutGuest = (): Prisma.BookingRequestUpdateManyMutationInput => ({
  firstName: requestDeskTexts.anonymousFirstName,
  lastName: requestDeskTexts.anonymousLastName,
  email: '',
  phoneNumber: null,
  dateOfBirth: null,
  streetName: null,
  houseNumber: null,
  city: null,
  message: '',
  note: null,
  reply: null,
  sentDigest: null,
  anonymisedAt: new Date(),
});
