import 'server-only';

import type Stripe from 'stripe';
import { prisma } from '@/server/db';
import { makeOnce } from '@/server/features/billing/make-once';
import type { askStripe } from '@/server/features/billing/stripe-client';

type Params = Stripe.CustomerCreateParams;

/** The Stripe customer of a user; created at the first payment and reused from then on. */
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
  // Concurrent calls, or one after a crash, do not create a second customer; one left behind by a server error is never
  // used.
  const { id } = await makeOnce({ name: `customer-${userId}`, params, code }, (stripe, ...asked) =>
    stripe.customers.create(...asked),
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
