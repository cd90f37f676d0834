import 'server-only';

import { requestDeskTexts } from '@/lib/texts/requests';
import type { Prisma } from '@/prisma/generated/client';

/** Clears everything in a question that says who asked and what; the row itself stays for the statistics. */
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
