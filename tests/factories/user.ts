import type { Prisma, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { nextNumber } from './sequence';

/** By default a landlord with a confirmed address and complete billing details; an admin is an owner. */
export function makeUser(overrides: Partial<Prisma.UserUncheckedCreateInput> = {}): Promise<User> {
  const n = nextNumber();
  return prisma().user.create({
    data: {
      firstName: 'Marie',
      lastName: 'Peeters',
      email: `marie.${n}.${process.pid}@kustverblijf.test`,
      dateOfBirth: new Date('1970-05-04T00:00:00Z'),
      roleId: 1,
      staffRole: overrides.roleId === 3 ? 'owner' : null,
      emailVerifiedAt: new Date('2026-01-01T09:00:00Z'),
      billingStreetName: 'Zeedijk',
      billingHouseNumber: '12',
      billingPostalCode: '8400',
      billingCity: 'Oostende',
      billingCountry: 'be',
      ...overrides,
    },
  });
}

/** An admin without the second factor that admins must have. */
export const makeDueAdmin = (overrides: Partial<Prisma.UserUncheckedCreateInput> = {}) =>
  makeUser({ firstName: 'An', lastName: 'Beheerder', roleId: 3, ...overrides });

/** An admin with the second factor that admins must have; nobody holds its key. */
export const makeAdmin = (overrides: Partial<Prisma.UserUncheckedCreateInput> = {}) =>
  makeDueAdmin({
    passkeys: {
      create: {
        credentialId: `key-${nextNumber()}-${process.pid}`,
        publicKey: new Uint8Array([0]),
        name: 'Sleutel',
      },
    },
    ...overrides,
  });

export const makeCoLandlord = (overrides: Partial<Prisma.UserUncheckedCreateInput> = {}) =>
  makeUser({ firstName: 'Piet', lastName: 'Mede', roleId: 2, ...overrides });
