import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

/** The contact request columns that `serialize.ts` needs. */
export const contactRequestSelect = {
  id: true,
  code: true,
  firstName: true,
  lastName: true,
  email: true,
  country: true,
  locale: true,
  phone: true,
  subject: true,
  message: true,
  readAt: true,
  handledAt: true,
  createdAt: true,
  _count: { select: { messages: { where: { sender: 'guest', readAt: null } } } },
  listing: { select: { id: true, slug: true, userId: true, nameHolidayHome: true } },
} as const satisfies Prisma.ContactRequestSelect;

export type ContactRequestRow = Prisma.ContactRequestGetPayload<{ select: typeof contactRequestSelect }>;
