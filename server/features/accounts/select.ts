import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

/** Every user column that the user and admins may see; not the password hash. */
export const userSelect = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  emailVerifiedAt: true,
  roleId: true,
  staffRole: true,
  receiveEmails: true,
  dateOfBirth: true,
  vatNumber: true,
  billingStreetName: true,
  billingHouseNumber: true,
  billingPostalCode: true,
  billingCity: true,
  billingCountry: true,
  phoneNumber: true,
  languages: true,
  photoId: true,
  lastLoginAt: true,
  loginCount: true,
  suspendedAt: true,
  _count: { select: { listings: true } },
} as const satisfies Prisma.UserSelect;

export type UserRow = Prisma.UserGetPayload<{ select: typeof userSelect }>;
