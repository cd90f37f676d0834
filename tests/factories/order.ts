import { vatTreatment } from '@/lib/billing/vat';
import { dayOfMoment } from '@/lib/dates/day';
import type { Order, Prisma } from '@/prisma/generated/client';
import { invoiceDocument } from '@/server/features/billing/billing-document';
import type { Buyer } from '@/server/features/billing/billing-document';
import { prisma } from '@/server/db';
import { nextNumber } from './sequence';
import { makeUser } from './user';

/** A consumer in Ostend; a company if given a `vat_number`. */
export function makeBuyer(overrides: Partial<Buyer> = {}): Buyer {
  return {
    name: 'Marie Peeters',
    email: 'marie.peeters@kustverblijf.test',
    street: 'Zeedijk',
    house_number: '12',
    postal_code: '8400',
    city: 'Oostende',
    country: 'be',
    vat_number: null,
    company_number: null,
    vat_check: null,
    ...overrides,
  };
}

interface OrderOverrides extends Partial<Omit<Prisma.OrderUncheckedCreateInput, 'subtotal'>> {
  buyer?: Partial<Buyer>;
}

/** A paid order of 121 euros with its invoice; creates its own buyer by default. */
export async function makeOrder({ buyer, ...overrides }: OrderOverrides = {}): Promise<Order> {
  const userId = overrides.userId ?? (await makeUser()).id;
  const moment = new Date('2026-06-01T08:00:00Z');
  const number = overrides.number ?? `2026-${String(nextNumber()).padStart(6, '0')}`;
  const filled = makeBuyer(buyer);
  const document = invoiceDocument({
    number,
    paidOn: dayOfMoment(moment),
    description: 'Abonnement Jaar - zeezicht-oostende',
    period: { from: '2026-06-01', to: '2027-05-31' },
    total: overrides.total ?? 121_00,
    buyer: filled,
    vat: vatTreatment({ country: filled.country, vatNumber: filled.vat_number, isConfirmed: true }),
  });
  return prisma().order.create({
    data: {
      number,
      subtotal: document.net,
      total: document.total,
      document,
      createdAt: moment,
      processedAt: moment,
      ...overrides,
      userId,
    },
  });
}
