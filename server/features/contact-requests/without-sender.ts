import 'server-only';

import { requestDeskTexts } from '@/lib/texts/requests';
import type { Prisma } from '@/prisma/generated/client';

/** Everything in a question that tells who asked and what, emptied; that there was one stays for the figures. */
export const withoutSender = (): Prisma.ContactRequestUpdateManyMutationInput => ({
  firstName: requestDeskTexts.anonymousFirstName,
  lastName: requestDeskTexts.anonymousLastName,
  email: '',
  phone: null,
  subject: '',
  message: '',
  sentDigest: null,
  anonymisedAt: new Date(),
});
