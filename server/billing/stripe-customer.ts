import 'server-only';

import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { prisma } from '@/server/db';
import { askStripe } from '@/server/billing/stripe-client';

type Params = Stripe.CustomerCreateParams;

/** The same question gives the same customer, so that two at once, or one after a crash, make no second. */
const keyOf = (userId: number, params: Params) =>
  `customer-${userId}-${createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 24)}`;

/** The customer that Stripe knows a user as; made at the first payment and used ever after. */
export async function customerOf(userId: number, code?: Parameters<typeof askStripe>[1]): Promise<string> {
  const user = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  if (user.stripeCustomerId !== null) return user.stripeCustomerId;
  const params: Params = {
    email: user.email,
    name: `${user.firstName} ${user.lastName}`,
    preferred_locales: ['nl'],
    metadata: { user_id: String(userId) },
    address: {
      line1: [user.billingStreetName, user.billingHouseNumber].filter(Boolean).join(' '),
      postal_code: user.billingPostalCode ?? '',
      city: user.billingCity ?? '',
      country: (user.billingCountry ?? 'be').toUpperCase(),
    },
  };
  const { id } = await askStripe(
    (stripe) => stripe.customers.create(params, { idempotencyKey: keyOf(userId, params) }),
    code,
  );
  await prisma().user.updateMany({
    where: { id: userId, stripeCustomerId: null },
    data: { stripeCustomerId: id },
  });
  const saved = await prisma().user.findUniqueOrThrow({
    where: { id: userId },
    select: { stripeCustomerId: true },
  });
  return saved.stripeCustomerId ?? id;
}
