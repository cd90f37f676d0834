import type { Order, Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { nextNumber } from './sequence';
import { makeUser } from './user';

/** A paid order of 121 euros at 21 % VAT; makes its own buyer when none is given. */
export async function makeOrder(overrides: Partial<Prisma.OrderUncheckedCreateInput> = {}): Promise<Order> {
  const userId = overrides.userId ?? (await makeUser()).id;
  const moment = new Date('2026-06-01T08:00:00Z');
  return prisma().order.create({
    data: {
      number: `2026-${String(nextNumber()).padStart(6, '0')}`,
      subtotal: 100_00,
      total: 121_00,
      buyer: {
        name: 'Marie Peeters',
        email: 'marie.peeters@kustverblijf.test',
        street_name: 'Zeedijk',
        house_number: '12',
        postal_code: '8400',
        city: 'Oostende',
        country: 'be',
        vat_number: null,
      },
      createdAt: moment,
      processedAt: moment,
      ...overrides,
      userId,
    },
  });
}
