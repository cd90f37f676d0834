import 'server-only';

import { requestDeskTexts } from '@/lib/texts/requests';
import type { Prisma } from '@/prisma/generated/client';

/** Everything in a request that tells who the guest was, emptied; stay, party, country and price stay for the figures. */
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
