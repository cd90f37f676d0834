import type { ContactRequest, Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeListing } from './listing';

/** An unread question; creates its own listing by default. */
export async function makeContactRequest(
  overrides: Partial<Prisma.ContactRequestUncheckedCreateInput> = {},
): Promise<ContactRequest> {
  const listingId = overrides.listingId ?? (await makeListing()).id;
  return prisma().contactRequest.create({
    data: {
      firstName: 'Jan',
      lastName: 'Janssens',
      email: 'jan.janssens@kustverblijf.test',
      country: 'be',
      phone: '+32 470 12 34 56',
      subject: 'Parkeren',
      message: 'Is er een garage voor een hoge auto?',
      ...overrides,
      listingId,
    },
  });
}
