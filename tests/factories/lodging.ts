import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { nextNumber } from './sequence';

/** A record of the lodging register: a flat in Oostende. */
export function makeLodging(overrides: Partial<Prisma.LodgingRegisterRecordCreateInput> = {}) {
  return prisma().lodgingRegisterRecord.create({
    data: {
      number: String(800_000 + nextNumber()),
      name: 'Residentie Zeewind',
      thoroughfare: 'Zeedijk',
      houseNumber: '112',
      municipality: 'Oostende',
      postCode: '8400',
      province: 'West-Vlaanderen',
      ...overrides,
    },
  });
}
